/** The door to reading packages: bytes to parts, relationships and trees, and edits that leave the rest unchanged. */
export { contentTypeOf, isMacroType, officeKind, readContentTypes } from './content-types.ts';
export { freeGuid, isGuid } from './guid.ts';
export { type FileLimits, fileLimits, READ_LIMITS, type ReadLimits } from './limits.ts';
export { canonicalName, NAMESPACES, relationshipKind, spellTransitional, transitional } from './namespaces.ts';
export { OFFICE_FILE, type OpcPackage, openPackage, type PackageKind, type Part } from './package.ts';
export { extensionOf, fileNameOf, folderOf, partKey, relationshipsName, relativeTarget, resolveTarget } from './part-name.ts';
export { presetMeant } from './preset-meant.ts';
export { type Relationship, writeRelationships } from './relationships.ts';
export { type UnreadableCode, UnreadableFile } from './unreadable-file.ts';
export { decodeXml } from './xml-decode.ts';
export {
  append,
  applyEdits,
  type Edit,
  encodeXml,
  escapeXml,
  insertAfter,
  insertBefore,
  prefixAtRoot,
  prepend,
  removeAttribute,
  removeElement,
  replaceElement,
  setAttribute,
} from './xml-edit.ts';
export { parseXml, parseXmlText } from './xml-parse.ts';
export {
  at,
  attribute,
  child,
  chosen,
  descendants,
  elements,
  textOf,
  type XmlDocument,
  type XmlElement,
  type XmlText,
} from './xml-tree.ts';
export { inflateEntry, type PackedEntry, readZip } from './zip.ts';
