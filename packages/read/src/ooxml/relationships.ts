/** The relationships of a part (ISO 29500-2, 6.5): which other parts it uses, under which id. */
import { asciiText } from '#plain-text';
import { NAMESPACES, relationshipKind } from './namespaces.ts';
import { resolveTarget } from './part-name.ts';
import { escapeXml } from './xml-edit.ts';
import { elements, type XmlDocument } from './xml-tree.ts';

export interface Relationship {
  readonly id: string;
  /** As written. */
  readonly type: string;
  /** `slide`, `image`, …: the type's last word for those of ISO 29500, strict or transitional; the whole type for others. */
  readonly kind: string;
  /** As written. */
  readonly target: string;
  readonly external: boolean;
  /** The name of the part meant, whether it exists or not; undefined for an external target. */
  readonly part: string | undefined;
}

/** A target with a scheme is external even if the file does not say so, because it cannot be a part. */
const ADDRESS = /^[a-z][a-z0-9+.-]*:/i;

export function readRelationships(document: XmlDocument, source: string): readonly Relationship[] {
  return elements(document.root, 'rel:Relationship').flatMap(({ attributes }) => relationshipOf(attributes, source));
}

function relationshipOf(attributes: ReadonlyMap<string, string>, source: string): Relationship[] {
  const id = attributes.get('Id');
  const target = attributes.get('Target');
  const type = attributes.get('Type');
  if (id === undefined || target === undefined || type === undefined) return [];
  const external = attributes.get('TargetMode') === 'External' || ADDRESS.test(target);
  return [{ id, type, kind: relationshipKind(type), target, external, part: external ? undefined : resolveTarget(source, target) }];
}

const PLAIN_BYTES = 16 * 1024;
const PLAIN = new RegExp(
  `^(?:<\\?xml version="1\\.0" encoding="UTF-8" standalone="yes"\\?>)?\\s*<Relationships xmlns="${NAMESPACES.rel}">` +
    `((?:\\s*<Relationship(?: (?:Id|Type|Target|TargetMode)="[!#-%'-;=-~]*")+\\s*/>)*)\\s*</Relationships>\\s*$`,
);
const ROW = /<Relationship((?: \w+="[^"]*")+)/g;
const FIELD = / (\w+)="([^"]*)"/g;

/**
 * The relationships of a part in the spelling that nearly all programs use. They are read without a tree, because a deck has hundreds of such
 * parts. Undefined for any other spelling.
 */
export function readPlainRelationships(bytes: Uint8Array, source: string): readonly Relationship[] | undefined {
  const text = bytes.length > PLAIN_BYTES ? undefined : asciiText(bytes);
  const rows = text === undefined ? undefined : PLAIN.exec(text)?.[1];
  if (rows === undefined) return undefined;
  const relationships: Relationship[] = [];
  for (const [, fields = ''] of rows.matchAll(ROW)) {
    const attributes = new Map<string, string>();
    for (const [, name = '', value = ''] of fields.matchAll(FIELD)) {
      // A repeated attribute is not well-formed.
      if (attributes.has(name)) return undefined;
      attributes.set(name, value);
    }
    relationships.push(...relationshipOf(attributes, source));
  }
  return relationships;
}

export function writeRelationships(relationships: readonly Omit<Relationship, 'kind' | 'part'>[]): string {
  const rows = relationships.map(
    ({ id, type, target, external }) =>
      `<Relationship Id="${escapeXml(id)}" Type="${escapeXml(type)}" Target="${escapeXml(target)}"${external ? ' TargetMode="External"' : ''}/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="${NAMESPACES.rel}">${rows.join('')}</Relationships>`;
}
