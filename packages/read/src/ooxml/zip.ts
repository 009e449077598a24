/**
 * Reads the entries of a zip within limits. Nothing is inflated before the whole directory was checked, and no entry inflates to more than it
 * declares.
 */
import { crc32 } from '@deckwright/core/crc32';
import { inflateRaw } from '@deckwright/core/inflate';
import { directoryOf, inflateAll } from '#zip-library';
import type { ReadLimits } from './limits.ts';
import { UnreadableFile } from './unreadable-file.ts';
import { type Declaration, type DirectoryEntry, plainDirectory, withoutTail } from './zip-directory.ts';

export const STORED = 0;
export const DEFLATED = 8;

/** The packed content of an entry, which can be written into another zip without being inflated. */
export interface PackedEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly crc: number;
  /** The declared inflated length, which `inflateEntry` checks. */
  readonly size: number;
  readonly method: typeof STORED | typeof DEFLATED;
}

const MAX_NAME_LENGTH = 512;

/**
 * Folders are left out; names are as written, without a leading slash.
 * @throws UnreadableFile
 */
export async function readZip(file: Uint8Array, limits: ReadLimits): Promise<PackedEntry[]> {
  if (file.length > limits.file_bytes) {
    throw new UnreadableFile('too_large', `The file has ${file.length} bytes; the limit is ${limits.file_bytes}.`);
  }
  const bytes = withoutTail(file);
  const declared = new Declared(limits);
  const simple = plainDirectory(bytes, limits.entries);
  if (simple === undefined) return filesOf(await directoryOf(bytes, limits, (entry) => declared.judge(entry)));
  for (const entry of simple) throwIf(declared.judge(entry));
  return filesOf(simple);
}

/**
 * The content of an entry, checked against its declared length and CRC-32.
 * @throws UnreadableFile
 */
export function inflateEntry(entry: PackedEntry): Uint8Array {
  const bytes = entry.method === STORED ? entry.bytes : inflate(entry);
  if (bytes.length !== entry.size) {
    throw new UnreadableFile('zip_damaged', `${entry.name} is not as long as the file's table of contents says.`, entry.name);
  }
  if (crc32(bytes) !== entry.crc) throw new UnreadableFile('zip_damaged', `${entry.name} is damaged: its checksum is wrong.`, entry.name);
  return bytes;
}

function inflate(entry: PackedEntry): Uint8Array {
  try {
    // The declared length is within the limits.
    return inflateRaw(entry.bytes, entry.size + 1);
  } catch {
    throw new UnreadableFile('zip_damaged', `${entry.name} cannot be inflated: it is damaged, or longer than it declares.`, entry.name);
  }
}

/**
 * The contents of deflated entries, inflated in one call where that is quicker; undefined else, and when an entry is faulty: `inflateEntry` then
 * finds which.
 */
export const inflateTogether = (entries: readonly PackedEntry[]): Uint8Array[] | undefined =>
  entries.every(({ method }) => method === DEFLATED) ? inflateAll(entries) : undefined;

/** Checks what the entries of a directory declare, one after the other. */
class Declared {
  readonly #limits: ReadLimits;
  readonly #names = new Set<string>();
  #total = 0;

  constructor(limits: ReadLimits) {
    this.#limits = limits;
  }

  judge(entry: Declaration): UnreadableFile | undefined {
    const limits = this.#limits;
    const name = entry.fileName;
    this.#total += entry.uncompressedSize;
    if (entry.encrypted) return new UnreadableFile('encrypted', `${name} is protected by a password.`, name);
    if (name.length > MAX_NAME_LENGTH || /[\p{Cc}\\]|(?:^|\/)\.\.?(?:\/|$)|^\//u.test(name)) {
      return new UnreadableFile('zip_suspicious', `The file has an entry with a forbidden name: ${JSON.stringify(name.slice(0, 80))}.`);
    }
    // Part names are the same when they differ only in case (ISO 29500-2, 6.2.2.3).
    const key = name.toLowerCase();
    if (this.#names.has(key)) return new UnreadableFile('zip_suspicious', `${name} stands in the file twice.`, name);
    this.#names.add(key);
    if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED) {
      return new UnreadableFile(
        'zip_damaged',
        `${name} is compressed by method ${entry.compressionMethod}; a .pptx knows only 0 and 8.`,
        name,
      );
    }
    if (entry.compressionMethod === STORED && entry.compressedSize !== entry.uncompressedSize) {
      return new UnreadableFile('zip_suspicious', `${name} is not compressed, yet declares two lengths.`, name);
    }
    if (this.#total > limits.total_bytes) {
      return new UnreadableFile('too_large', `The file inflates to more than ${limits.total_bytes} bytes, which is the limit.`);
    }
    if (entry.uncompressedSize > limits.ratio_from_bytes && entry.uncompressedSize > entry.compressedSize * limits.ratio) {
      return new UnreadableFile('zip_suspicious', `${name} inflates to more than ${limits.ratio} times its size.`, name);
    }
    return undefined;
  }
}

const throwIf = (refusal: UnreadableFile | undefined): void => {
  if (refusal) throw refusal;
};

/** The entries without folders. Entries that share bytes are a sign of a zip bomb. */
function filesOf(entries: readonly DirectoryEntry[]): PackedEntry[] {
  const files = entries.filter(({ fileName }) => !fileName.endsWith('/'));
  const ordered = [...files].sort((a, b) => a.start - b.start);
  const overlap = ordered.some(({ start }, i) => start < (ordered[i - 1]?.end ?? 0));
  if (overlap) throw new UnreadableFile('zip_suspicious', 'Entries of the file overlap.');
  return files.map(({ fileName, bytes, crc32: crc, uncompressedSize: size, compressionMethod }) => ({
    name: fileName,
    bytes,
    crc,
    size,
    method: compressionMethod === STORED ? STORED : DEFLATED,
  }));
}
