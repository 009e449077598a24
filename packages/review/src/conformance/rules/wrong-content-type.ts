/** Parts with the content type of another kind of part. */
import {
  append,
  attribute,
  type Edit,
  elements,
  escapeXml,
  type OpcPackage,
  type Part,
  partKey,
  setAttribute,
} from '@deckwright/read/ooxml';
import { PART_KINDS } from '../package/relationship-table.ts';
import { defineRule, listed, quoted } from './define-rule.ts';

/** Kinds of relationships that lead to parts of a type. */
const kindsOf = (type: string): readonly string[] =>
  Object.entries(PART_KINDS).flatMap(([kind, { types }]) => (types.some((one) => one.toLowerCase() === type) ? [kind] : []));

export const wrongContentType = defineRule({
  code: 'wrong_content_type',
  severity: 'error',
  what: 'A part has another content type than the relationship to it means, or none.',
  remedy: 'Write the content type that is meant into [Content_Types].xml.',
  ofPackage({ pkg, reached }, report) {
    for (const [part, kinds] of reached) {
      const type = part.contentType.toLowerCase();
      const meant = [...kinds].flatMap((kind) => (Object.hasOwn(PART_KINDS, kind) ? (PART_KINDS[kind]?.types ?? []) : []));
      const leading = kindsOf(type);
      const [is = ''] = leading;
      if (meant.length > 0 && !meant.some((one) => one.toLowerCase() === type)) {
        const [right = ''] = meant;
        report({
          part: part.name,
          message: `${part.name} has ${type === '' ? 'no content type' : `the content type ${quoted(part.contentType)}`}; it must be ${right}.`,
          retype: () => (kinds.size === 1 ? retype(pkg, part, right) : undefined),
        });
      } else if (type === '') report({ part: part.name, message: `${part.name} has no content type.` });
      // Kinds of other vendors are written as whole URIs.
      else if (leading.length > 0 && !leading.some((kind) => kinds.has(kind)) && ![...kinds].some((kind) => kind.includes(':')))
        report({
          part: part.name,
          message: `${part.name} has the content type of ${is}, and a relationship leads to it as ${listed([...kinds])}.`,
          remedy: `Give the relationship the type ${is}, or the part another content type.`,
        });
    }
  },
});

function retype({ contentTypes }: OpcPackage, part: Part, type: string): readonly Edit[] {
  const row = elements(contentTypes.root, 'ct:Override').find((one) => partKey(attribute(one, 'PartName') ?? '') === partKey(part.name));
  if (row) return [setAttribute(contentTypes, row, 'ContentType', type)];
  const { sourceName } = contentTypes.root;
  const prefix = sourceName.slice(0, sourceName.indexOf(':') + 1);
  return [append(contentTypes, contentTypes.root, `<${prefix}Override PartName="${escapeXml(part.name)}" ContentType="${type}"/>`)];
}
