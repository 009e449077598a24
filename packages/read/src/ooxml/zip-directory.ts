/**
 * Reads the directory of a simple zip in one pass over its bytes: one disk, no zip64, ASCII names. Nearly every .pptx is such a file, and
 * reading it entry by entry in callbacks takes longer than the rest of opening it. For any other zip the result is undefined, and a library
 * reads it.
 */

export interface DirectoryEntry {
  readonly fileName: string;
  readonly encrypted: boolean;
  readonly compressionMethod: number;
  readonly compressedSize: number;
  readonly uncompressedSize: number;
  readonly crc32: number;
  /** Where the local header begins. */
  readonly start: number;
  /** Where its bytes end. */
  readonly end: number;
  /** The deflated or stored bytes. */
  readonly bytes: Uint8Array;
}

const END_RECORD = 22;
const END_SIGNATURE = 0x06054b50;
const ZIP64_LOCATOR = 20;
const ZIP64_SIGNATURE = 0x07064b50;
const CENTRAL_HEADER = 46;
const CENTRAL_SIGNATURE = 0x02014b50;
const LOCAL_HEADER = 30;
const LOCAL_SIGNATURE = 0x04034b50;
const NEEDS_ZIP64 = 0xffffffff;
const EVERYDAY_NAME = /^(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[\w.\-[\]() +/]+$/;

/** Bytes after the end of a zip that are ignored, because mail gateways and downloads add some and PowerPoint opens such files. */
const MAX_TAIL = 65_536;

/** The file up to the end of its zip; unchanged if there is no end record, which the reader then reports. */
export function withoutTail(file: Buffer): Buffer {
  const earliest = Math.max(0, file.length - END_RECORD - MAX_TAIL);
  for (let at = file.length - END_RECORD; at >= earliest; at--) {
    if (file.readUInt32LE(at) !== END_SIGNATURE) continue;
    const end = at + END_RECORD + file.readUInt16LE(at + 20);
    const directoryEnd = file.readUInt32LE(at + 12) + file.readUInt32LE(at + 16);
    // Other bytes that look like an end record do not point to a directory that ends before them.
    if (end > file.length || directoryEnd > at) continue;
    return end === file.length ? file : file.subarray(0, end);
  }
  return file;
}

/** The entries, folders included. Undefined for a zip that is not simple or not complete. @param most entries */
export function plainDirectory(file: Buffer, most: number): DirectoryEntry[] | undefined {
  // Presentation programs write no comment after the record, so none is searched for.
  const end = file.length - END_RECORD;
  if (end < 0 || file.readUInt32LE(end) !== END_SIGNATURE || file.readUInt16LE(end + 20) !== 0) return undefined;
  if (end >= ZIP64_LOCATOR && file.readUInt32LE(end - ZIP64_LOCATOR) === ZIP64_SIGNATURE) return undefined;
  const count = file.readUInt16LE(end + 10);
  if (count > most || count === 0xffff || file.readUInt32LE(end + 4) !== 0 || file.readUInt16LE(end + 8) !== count) return undefined;
  let at = file.readUInt32LE(end + 16);
  const entries: DirectoryEntry[] = [];
  for (let n = 0; n < count; n += 1) {
    if (at + CENTRAL_HEADER > end || file.readUInt32LE(at) !== CENTRAL_SIGNATURE) return undefined;
    const nameLength = file.readUInt16LE(at + 28);
    const next = at + CENTRAL_HEADER + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
    if (next > end) return undefined;
    const fileName = file.toString('latin1', at + CENTRAL_HEADER, at + CENTRAL_HEADER + nameLength);
    const compressedSize = file.readUInt32LE(at + 20);
    const uncompressedSize = file.readUInt32LE(at + 24);
    const start = file.readUInt32LE(at + 42);
    if (compressedSize === NEEDS_ZIP64 || uncompressedSize === NEEDS_ZIP64 || !EVERYDAY_NAME.test(fileName)) return undefined;
    const bytes = localBytes(file, start, at + CENTRAL_HEADER, nameLength, compressedSize);
    if (!bytes) return undefined;
    entries.push({
      fileName,
      encrypted: (file.readUInt16LE(at + 8) & 1) === 1,
      compressionMethod: file.readUInt16LE(at + 10),
      compressedSize,
      uncompressedSize,
      crc32: file.readUInt32LE(at + 16),
      start,
      end: bytes.byteOffset - file.byteOffset + bytes.length,
      bytes,
    });
    at = next;
  }
  return entries;
}

/** The bytes after the local header, if it has the same name as the directory. */
function localBytes(file: Buffer, start: number, name: number, nameLength: number, size: number): Uint8Array | undefined {
  if (start + LOCAL_HEADER > file.length || file.readUInt32LE(start) !== LOCAL_SIGNATURE) return undefined;
  const from = start + LOCAL_HEADER;
  if (file.readUInt16LE(start + 26) !== nameLength) return undefined;
  const data = from + nameLength + file.readUInt16LE(start + 28);
  if (data + size > file.length || file.compare(file, name, name + nameLength, from, from + nameLength) !== 0) return undefined;
  return file.subarray(data, data + size);
}
