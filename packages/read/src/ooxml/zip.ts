/**
 * The entries of a zip, read with limits first: nothing is inflated before the directory as a whole is found harmless, and no
 * entry inflates to more than it declares.
 */
import { crc32, inflateRawSync } from 'node:zlib';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import type { ReadLimits } from './limits.ts';
import { refusalOfForeignFile } from './recognise.ts';
import { UnreadableFile } from './unreadable-file.ts';

export const STORED = 0;
export const DEFLATED = 8;

/** The content of an entry as it stands in the file, so that it can be written into another zip without being inflated. */
export interface PackedEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly crc: number;
  /** Length when inflated, as declared; `inflateEntry` holds the entry to it. */
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
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const zip = await open(bytes);
  try {
    if (zip.entryCount > limits.entries) {
      throw new UnreadableFile('too_large', `The file has ${zip.entryCount} entries; the limit is ${limits.entries}.`);
    }
    const directory = await readDirectory(zip, limits);
    return await locate(zip, directory, bytes);
  } finally {
    zip.close();
  }
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
    return inflateRawSync(entry.bytes, { maxOutputLength: entry.size + 1, chunkSize: Math.max(64, Math.min(entry.size + 1, 1 << 20)) });
  } catch {
    throw new UnreadableFile('zip_damaged', `${entry.name} cannot be inflated: it is damaged, or longer than it declares.`, entry.name);
  }
}

const open = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, autoClose: false, strictFileNames: true }, (error, zip) =>
      error ? reject(refusalOfForeignFile(bytes)) : resolve(zip),
    );
  });

/** Every entry of the directory, judged by what it declares. */
function readDirectory(zip: ZipFile, limits: ReadLimits): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    const names = new Set<string>();
    let total = 0;
    zip.on('error', (error: Error) =>
      reject(new UnreadableFile('zip_damaged', `The table of contents of the file is damaged: ${error.message}.`)),
    );
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      total += entry.uncompressedSize;
      const refusal = judge(entry, total, names, limits);
      if (refusal) return reject(refusal);
      if (!entry.fileName.endsWith('/')) entries.push(entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

function judge(entry: Entry, total: number, names: Set<string>, limits: ReadLimits): UnreadableFile | undefined {
  const name = entry.fileName;
  if (entry.isEncrypted()) return new UnreadableFile('encrypted', `${name} is protected by a password.`, name);
  if (name.length > MAX_NAME_LENGTH || /[\p{Cc}\\]|(?:^|\/)\.\.?(?:\/|$)|^\//u.test(name)) {
    return new UnreadableFile('zip_suspicious', `The file has an entry with a forbidden name: ${JSON.stringify(name.slice(0, 80))}.`);
  }
  // Part names are the same when they differ only in case (ISO 29500-2, 6.2.2.3).
  const key = name.toLowerCase();
  if (names.has(key)) return new UnreadableFile('zip_suspicious', `${name} stands in the file twice.`, name);
  names.add(key);
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
  if (total > limits.total_bytes) {
    return new UnreadableFile('too_large', `The file inflates to more than ${limits.total_bytes} bytes, which is the limit.`);
  }
  if (entry.uncompressedSize > limits.ratio_from_bytes && entry.uncompressedSize > entry.compressedSize * limits.ratio) {
    return new UnreadableFile('zip_suspicious', `${name} inflates to more than ${limits.ratio} times its size.`, name);
  }
  return undefined;
}

/** Finds the bytes of each entry; entries that share bytes are the mark of a bomb. */
async function locate(zip: ZipFile, entries: readonly Entry[], file: Buffer): Promise<PackedEntry[]> {
  const located: PackedEntry[] = [];
  const ranges: { readonly start: number; readonly end: number }[] = [];
  for (const entry of entries) {
    const header = await zip.readLocalFileHeaderPromise(entry, { minimal: false }).catch(() => {
      throw new UnreadableFile(
        'truncated',
        `${entry.fileName} is not where the file's table of contents says: the file is cut off or damaged.`,
        entry.fileName,
      );
    });
    if (Buffer.compare(header.fileName, entry.fileNameRaw) !== 0) {
      throw new UnreadableFile('zip_suspicious', `${entry.fileName} is named differently in two places.`, entry.fileName);
    }
    const start = header.fileDataStart;
    const end = start + entry.compressedSize;
    ranges.push({ start: entry.relativeOffsetOfLocalHeader, end });
    located.push({
      name: entry.fileName,
      bytes: file.subarray(start, end),
      crc: entry.crc32,
      size: entry.uncompressedSize,
      method: entry.compressionMethod === STORED ? STORED : DEFLATED,
    });
  }
  ranges.sort((a, b) => a.start - b.start);
  const overlap = ranges.some(({ start }, i) => start < (ranges[i - 1]?.end ?? 0));
  if (overlap) throw new UnreadableFile('zip_suspicious', 'Entries of the file overlap.');
  return located;
}
