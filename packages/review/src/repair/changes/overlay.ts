/** A package with some parts changed: everything that is not changed is the very part of the package below. */
import { encodeXml, type OpcPackage, type Part, parseXml, partKey, type XmlDocument } from '@deckwright/read/ooxml';

/** @param sources text of changed XML parts, by name */
export function overlay(below: OpcPackage, sources: ReadonlyMap<string, string>): OpcPackage {
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
