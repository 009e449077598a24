/** Writes a package again with some parts changed or removed. All other entries keep their place and their compressed bytes. */
import {
  applyEdits,
  attribute,
  elements,
  encodeXml,
  inflateEntry,
  parseXml,
  partKey,
  READ_LIMITS,
  type ReadLimits,
  readZip,
  removeElement,
} from '@deckwright/read/ooxml';
import { packBytes, writeZip, type ZipEntry } from '../pptx/zip.ts';

export interface PartChanges {
  /** New content by part name; `/[Content_Types].xml` may be among them. */
  readonly changed: ReadonlyMap<string, Uint8Array>;
  /** Names of parts that are left out. */
  readonly removed: ReadonlySet<string>;
}

const CONTENT_TYPES = '[content_types].xml';

/** @throws UnreadableFile */
export async function repackDeck(
  file: Uint8Array,
  { changed, removed }: PartChanges,
  limits: ReadLimits = READ_LIMITS,
): Promise<Uint8Array> {
  const news = new Map([...changed].map(([name, bytes]) => [partKey(name), bytes]));
  const gone = new Set([...removed].map(partKey));
  const entries: ZipEntry[] = [];
  for (const entry of await readZip(file, limits)) {
    const { name } = entry;
    const key = partKey(`/${name}`);
    if (gone.has(key)) continue;
    const bytes = news.get(key);
    if (gone.size > 0 && name.toLowerCase() === CONTENT_TYPES)
      entries.push({ name, packed: packBytes(withoutTypesOf(bytes ?? inflateEntry(entry), gone)) });
    else if (bytes !== undefined) entries.push({ name, packed: packBytes(bytes) });
    else entries.push({ name, packed: entry });
  }
  return writeZip(entries);
}

/** A part that is gone has no content type of its own any more. */
function withoutTypesOf(types: Uint8Array, gone: ReadonlySet<string>): Uint8Array {
  const { source, root } = parseXml(types, CONTENT_TYPES);
  const overrides = elements(root, 'ct:Override').filter((one) => gone.has(partKey(attribute(one, 'PartName') ?? '')));
  return encodeXml(applyEdits(source, overrides.map(removeElement)));
}
