/** A package in which some parts are changed; all others are those of the original package. */
import {
  contentTypeOf,
  encodeXml,
  type OpcPackage,
  type Part,
  parseXml,
  parseXmlText,
  partKey,
  readContentTypes,
  type XmlDocument,
} from '@deckwright/read/ooxml';

/** `[Content_Types].xml` is not a part, but it is changed in the same way. */
export const CONTENT_TYPES = '/[content_types].xml';

/** @param sources text of changed XML parts, and of the content types, by name */
export function overlay(below: OpcPackage, sources: ReadonlyMap<string, string>): OpcPackage {
  const types = sources.get(CONTENT_TYPES);
  if (types !== undefined) return overlay(retyped(below, types), new Map([...sources].filter(([name]) => name !== CONTENT_TYPES)));
  const changed = new Map<string, Part>();
  for (const [name, source] of sources) {
    const part = below.part(name);
    if (part) changed.set(partKey(name), changedPart(part, source));
  }
  const of = (part: Part): Part => changed.get(partKey(part.name)) ?? part;
  return {
    ...below,
    parts: below.parts.map(of),
    main: of(below.main),
    part: (name) => changed.get(partKey(name)) ?? below.part(name),
  };
}

function retyped(below: OpcPackage, source: string): OpcPackage {
  const contentTypes = parseXmlText(source, CONTENT_TYPES);
  const types = readContentTypes(contentTypes);
  const parts = new Map(below.parts.map((part) => [partKey(part.name), { ...part, contentType: contentTypeOf(types, part.name) }]));
  const of = (name: string): Part | undefined => parts.get(partKey(name));
  return { ...below, contentTypes, parts: [...parts.values()], main: of(below.main.name) ?? below.main, part: of };
}

function changedPart(part: Part, source: string): Part {
  const bytes = encodeXml(source);
  let document: XmlDocument | undefined;
  return {
    ...part,
    size: bytes.length,
    bytes: () => bytes,
    xml: () => {
      document ??= parseXml(bytes, part.name);
      return document;
    },
  };
}
