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

/** What an entry says of itself before it is opened. */
export type Declaration = Omit<DirectoryEntry, 'crc32' | 'start' | 'end' | 'bytes'>;

/** A deflated entry with its declared checksum and inflated length. */
export interface Deflated {
  readonly bytes: Uint8Array;
  readonly crc: number;
  readonly size: number;
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

const viewOf = (file: Uint8Array): DataView => new DataView(file.buffer, file.byteOffset, file.byteLength);

/** The file up to the end of its zip; unchanged if there is no end record, which the reader then reports. */
export function withoutTail(file: Uint8Array): Uint8Array {
  const view = viewOf(file);
  const earliest = Math.max(0, file.length - END_RECORD - MAX_TAIL);
  for (let at = file.length - END_RECORD; at >= earliest; at--) {
    if (view.getUint32(at, true) !== END_SIGNATURE) continue;
    const end = at + END_RECORD + view.getUint16(at + 20, true);
    const directoryEnd = view.getUint32(at + 12, true) + view.getUint32(at + 16, true);
    // Other bytes that look like an end record do not point to a directory that ends before them.
    if (end > file.length || directoryEnd > at) continue;
    return end === file.length ? file : file.subarray(0, end);
  }
  return file;
}

/** Whether the file, without its tail, ends as a zip does. */
export const hasEndRecord = (file: Uint8Array): boolean =>
  file.length >= END_RECORD && viewOf(file).getUint32(file.length - END_RECORD, true) === END_SIGNATURE;

/** The entries, folders included. Undefined for a zip that is not simple or not complete. @param most entries */
export function plainDirectory(file: Uint8Array, most: number): DirectoryEntry[] | undefined {
  const view = viewOf(file);
  // Presentation programs write no comment after the record, so none is searched for.
  const end = file.length - END_RECORD;
  if (end < 0 || view.getUint32(end, true) !== END_SIGNATURE || view.getUint16(end + 20, true) !== 0) return undefined;
  if (end >= ZIP64_LOCATOR && view.getUint32(end - ZIP64_LOCATOR, true) === ZIP64_SIGNATURE) return undefined;
  const count = view.getUint16(end + 10, true);
  if (count > most || count === 0xffff || view.getUint32(end + 4, true) !== 0 || view.getUint16(end + 8, true) !== count) return undefined;
  let at = view.getUint32(end + 16, true);
  const entries: DirectoryEntry[] = [];
  for (let n = 0; n < count; n += 1) {
    if (at + CENTRAL_HEADER > end || view.getUint32(at, true) !== CENTRAL_SIGNATURE) return undefined;
    const nameLength = view.getUint16(at + 28, true);
    const next = at + CENTRAL_HEADER + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (next > end) return undefined;
    const fileName = String.fromCharCode(...file.subarray(at + CENTRAL_HEADER, at + CENTRAL_HEADER + nameLength));
    const compressedSize = view.getUint32(at + 20, true);
    const uncompressedSize = view.getUint32(at + 24, true);
    const start = view.getUint32(at + 42, true);
    if (compressedSize === NEEDS_ZIP64 || uncompressedSize === NEEDS_ZIP64 || !EVERYDAY_NAME.test(fileName)) return undefined;
    const bytes = localBytes(file, view, start, at + CENTRAL_HEADER, nameLength, compressedSize);
    if (!bytes) return undefined;
    entries.push({
      fileName,
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      compressionMethod: view.getUint16(at + 10, true),
      compressedSize,
      uncompressedSize,
      crc32: view.getUint32(at + 16, true),
      start,
      end: bytes.byteOffset - file.byteOffset + bytes.length,
      bytes,
    });
    at = next;
  }
  return entries;
}

/** The bytes after the local header, if it has the same name as the directory. */
function localBytes(
  file: Uint8Array,
  view: DataView,
  start: number,
  name: number,
  nameLength: number,
  size: number,
): Uint8Array | undefined {
  if (start + LOCAL_HEADER > file.length || view.getUint32(start, true) !== LOCAL_SIGNATURE) return undefined;
  const from = start + LOCAL_HEADER;
  if (view.getUint16(start + 26, true) !== nameLength) return undefined;
  const data = from + nameLength + view.getUint16(start + 28, true);
  if (data + size > file.length) return undefined;
  for (let i = 0; i < nameLength; i++) if (file[name + i] !== file[from + i]) return undefined;
  return file.subarray(data, data + size);
}
