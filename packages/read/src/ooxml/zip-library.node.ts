/** Zips by Node and by a library: what is quicker in one call, and directories that are not simple. `zip-library.browser.ts` has the same functions. */
import { gunzipSync } from 'node:zlib';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import type { ReadLimits } from './limits.ts';
import { refusalOfForeignFile } from './recognise.ts';
import { UnreadableFile } from './unreadable-file.ts';
import type { Declaration, Deflated, DirectoryEntry } from './zip-directory.ts';

/** A gzip member without name or time (RFC 1952, 2.3). */
const MEMBER_START = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff);
const MEMBER_END = 8;

/**
 * The contents of deflated entries, inflated in one call. Each becomes a member of one gzip file, so that zlib checks the checksum and length
 * of the entry. Setting up zlib for each of hundreds of small parts takes longer than inflating them. Undefined when an entry is faulty.
 */
export function inflateAll(entries: readonly Deflated[]): Uint8Array[] | undefined {
  const packed = entries.reduce((sum, { bytes }) => sum + MEMBER_START.length + bytes.length + MEMBER_END, 0);
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  const members = Buffer.allocUnsafe(packed);
  let at = 0;
  for (const { bytes, crc, size } of entries) {
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

/**
 * Every entry of any zip, with its bytes.
 * @param judge refuses what an entry declares; all are judged before one is opened
 * @throws UnreadableFile
 */
export async function directoryOf(
  file: Uint8Array,
  limits: ReadLimits,
  judge: (entry: Declaration) => UnreadableFile | undefined,
): Promise<DirectoryEntry[]> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const zip = await open(bytes);
  try {
    if (zip.entryCount > limits.entries) {
      throw new UnreadableFile('too_large', `The file has ${zip.entryCount} entries; the limit is ${limits.entries}.`);
    }
    return await locate(zip, await readDirectory(zip, judge), bytes);
  } finally {
    zip.close();
  }
}

const open = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, autoClose: false, strictFileNames: true }, (error, zip) =>
      error ? reject(refusalOfForeignFile(bytes)) : resolve(zip),
    );
  });

function readDirectory(zip: ZipFile, judge: (entry: Declaration) => UnreadableFile | undefined): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on('error', (error: Error) =>
      reject(new UnreadableFile('zip_damaged', `The table of contents of the file is damaged: ${error.message}.`)),
    );
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      const refusal = judge(declarationOf(entry));
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
