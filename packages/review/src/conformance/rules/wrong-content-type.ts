/** Parts whose content type is not that of what they are. */
import { PART_KINDS } from '../package/relationship-table.ts';
import { defineRule, quoted } from './define-rule.ts';

export const wrongContentType = defineRule({
  code: 'wrong_content_type',
  severity: 'error',
  what: 'A part has another content type than the relationship to it means, or none.',
  remedy: 'Write the content type that is meant into [Content_Types].xml.',
  ofPackage({ reached }, report) {
    for (const [part, kinds] of reached) {
      if (part.contentType === '') {
        report({ part: part.name, message: `${part.name} has no content type.` });
        continue;
      }
      const types = [...kinds].flatMap((kind) => (Object.hasOwn(PART_KINDS, kind) ? (PART_KINDS[kind]?.types ?? []) : []));
      if (types.length === 0 || types.includes(part.contentType.toLowerCase())) continue;
      report({
        part: part.name,
        message: `${part.name} has the content type ${quoted(part.contentType)}; it must be ${types[0]}.`,
      });
    }
  },
});
