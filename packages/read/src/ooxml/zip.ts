/**
 * Reads the entries of a zip within limits. Nothing is inflated before the whole directory was checked, and no entry inflates to more than it
 * declares.
 */
import { crc32, gunzipSync, inflateRawSync } from 'node:zlib';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import type { ReadLimits } from './limits.ts';
import { refusalOfForeignFile } from './recognise.ts';
import { UnreadableFile } from './unreadable-file.ts';
import { type DirectoryEntry, plainDirectory, withoutTail } from './zip-directory.ts';

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
  const bytes = withoutTail(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
  const simple = plainDirectory(bytes, limits.entries);
  if (simple) {
    const declared = new Declared(limits);
    for (const entry of simple) throwIf(declared.judge(entry));
    return filesOf(simple);
  }
  const zip = await open(bytes);
  try {
    if (zip.entryCount > limits.entries) {
      throw new UnreadableFile('too_large', `The file has ${zip.entryCount} entries; the limit is ${limits.entries}.`);
    }
    return filesOf(await locate(zip, await readDirectory(zip, limits), bytes));
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
    // One chunk holds it all, so no second copy is made to join chunks. The declared length is within the limits.
    // Pages that stay unwritten cost nothing.
    return inflateRawSync(entry.bytes, { maxOutputLength: entry.size + 1, chunkSize: Math.max(64, entry.size + 1) });
  } catch {
    throw new UnreadableFile('zip_damaged', `${entry.name} cannot be inflated: it is damaged, or longer than it declares.`, entry.name);
  }
}

/** A gzip member without name or time (RFC 1952, 2.3). */
const MEMBER_START = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff);
const MEMBER_END = 8;

/**
 * The contents of deflated entries, inflated in one call. Each becomes a member of one gzip file, so that zlib checks the checksum and length
 * of the entry. Setting up zlib for each of hundreds of small parts takes longer than inflating them. Undefined when an entry is faulty;
 * `inflateEntry` then finds which.
 */
export function inflateTogether(entries: readonly PackedEntry[]): Uint8Array[] | undefined {
  const packed = entries.reduce((sum, { bytes }) => sum + MEMBER_START.length + bytes.length + MEMBER_END, 0);
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  const members = Buffer.allocUnsafe(packed);
  let at = 0;
  for (const { bytes, crc, size, method } of entries) {
    if (method !== DEFLATED) return undefined;
    members.set(MEMBER_START, at);
    members.set(bytes, at + MEMBER_START.length);
    at += MEMBER_START.length + bytes.length;
    members.writeUInt32LE(crc, at);
    members.writeUInt32LE(size, at + 4);
    at += MEMBER_END;
  }
  try {
    const all = gunzipSync(members, { maxOutputLength: total + 1, chunkSize: Math.max(64, total + 1) });
    // An entry with hidden members of its own makes the whole longer than declared.
    if (all.length !== total) return undefined;
    let start = 0;
    return entries.map(({ size }) => {
      start += size;
      return all.subarray(start - size, start);
    });
  } catch {
    return undefined;
  }
}

const open = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, autoClose: false, strictFileNames: true }, (error, zip) =>
      error ? reject(refusalOfForeignFile(bytes)) : resolve(zip),
    );
  });

/** Every entry of the directory. All declared sizes are checked before any entry is opened. */
function readDirectory(zip: ZipFile, limits: ReadLimits): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    const declared = new Declared(limits);
    zip.on('error', (error: Error) =>
      reject(new UnreadableFile('zip_damaged', `The table of contents of the file is damaged: ${error.message}.`)),
    );
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      const refusal = declared.judge(declarationOf(entry));
      if (refusal) return reject(refusal);
      if (!entry.fileName.endsWith('/')) entries.push(entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

const declarationOf = (entry: Entry): Declaration => ({
  fileName: entry.fileName,
  encrypted: entry.isEncrypted(),
  compressionMethod: entry.compressionMethod,
  compressedSize: entry.compressedSize,
  uncompressedSize: entry.uncompressedSize,
});

type Declaration = Omit<DirectoryEntry, 'crc32' | 'start' | 'end' | 'bytes'>;

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

/** Finds the bytes of each entry. */
async function locate(zip: ZipFile, entries: readonly Entry[], file: Buffer): Promise<DirectoryEntry[]> {
  const located: DirectoryEntry[] = [];
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
    const bytes = file.subarray(start, end);
    located.push({ ...declarationOf(entry), crc32: entry.crc32, start: entry.relativeOffsetOfLocalHeader, end, bytes });
  }
  return located;
}

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
