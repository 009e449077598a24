/** The file as a set of parts. Each part is added once with its content type, and `[Content_Types].xml` is made from these. */
import { LruCache } from '@deckwright/core/lru-cache';
import { XML_HEAD } from './xml.ts';
import { type Packed, pack, store, writeZip, type ZipEntry } from './zip.ts';

const TYPES_OPEN =
  `${XML_HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>';

/** A part that is the same in many files, compressed once. */
export interface ReadyPart {
  readonly name: string;
  /** Absent for parts whose extension says it (`.rels`, plain `.xml`). */
  readonly type?: string;
  readonly packed: Packed;
}

export class PackageWriter {
  readonly #entries: ZipEntry[] = [];
  readonly #extensions = new Map<string, string>();
  #overrides = '';

  /** A part whose text recurs between decks: it is compressed once. */
  add(name: string, text: string, type?: string): void {
    this.#put(name, packCommon(text), type);
  }

  /** A part that no other deck has. */
  addUnique(name: string, text: string, type?: string): void {
    this.#put(name, pack(text, false), type);
  }

  addReady({ name, packed, type }: ReadyPart): void {
    this.#put(name, packed, type);
  }

  /** A picture; `mime` holds for every part with its extension. */
  addMedia(name: string, extension: string, mime: string, bytes: Uint8Array): void {
    this.#extensions.set(extension, mime);
    this.#entries.push({ name, packed: store(bytes) });
  }

  finish(): Uint8Array {
    let types = TYPES_OPEN;
    for (const [extension, mime] of [...this.#extensions].sort()) types += `<Default Extension="${extension}" ContentType="${mime}"/>`;
    types += `${this.#overrides}</Types>`;
    return writeZip([{ name: '[Content_Types].xml', packed: packCommon(types) }, ...this.#entries]);
  }

  #put(name: string, packed: Packed, type: string | undefined): void {
    if (type !== undefined) this.#overrides += `<Override PartName="/${name}" ContentType="${type}"/>`;
    this.#entries.push({ name, packed });
  }
}

/** Longer parts are seldom met twice. */
const COMMON_LIMIT = 8192;
const COMMON_KEPT = 200;
const common = new LruCache<string, Packed>({ entries: COMMON_KEPT });

/**
 * Compresses a part that recurs between decks (lists of slides, links of a slide to its layout). A pure cache: what it
 * gives depends on the text alone. What was used longest ago leaves first.
 */
export function packCommon(text: string): Packed {
  if (text.length > COMMON_LIMIT) return pack(text);
  const cached = common.get(text);
  if (cached !== undefined) return cached;
  const packed = pack(text);
  common.set(text, packed);
  return packed;
}
