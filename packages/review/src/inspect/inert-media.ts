/** Whether the bytes of a picture, a sound, a film or a font are one, whatever the file says of them. */
import { gunzipSync } from 'node:zlib';
import { isAsf, isInertAsf, isInertFilm } from './inert-film.ts';
import { isInertSvg } from './inert-svg.ts';
import { readHeader } from './pictures/header.ts';

/** Placeable and plain WMF: MS-WMF 2.3.2.1, 2.3.2.2. */
const PLAIN_WMF = [1, 0, 9, 0];

/** Bytes that a packed metafile may be when it is unpacked. */
const MOST_UNPACKED = 64 * 1024 * 1024;
/** Pixels that no viewer has memory for. */
const MOST_PIXELS = 1_000_000_000;

export function isPicture(bytes: Uint8Array): boolean {
  const header = readHeader(bytes);
  if (header?.kind === 'svg') return isInertSvg(bytes);
  if (header?.kind === 'wmf') return !startsAbort(bytes, 22);
  if (header !== undefined) return header.w * header.h <= MOST_PIXELS || header.kind === 'emf';
  if (startsWith(bytes, PLAIN_WMF)) return !startsAbort(bytes, 0);
  if (startsWith(bytes, [0x1f, 0x8b])) return isPackedMetafile(bytes);
  // The photographs of Windows.
  return startsWith(bytes, [0x49, 0x49, 0xbc]);
}

/** A metafile alone is packed; a drawing in markup would not be looked at. */
function isPackedMetafile(bytes: Uint8Array): boolean {
  try {
    const inner = gunzipSync(bytes, { maxOutputLength: MOST_UNPACKED });
    const kind = readHeader(inner)?.kind;
    return kind === 'emf' || kind === 'wmf' ? isPicture(inner) : startsWith(inner, PLAIN_WMF) && isPicture(inner);
  } catch {
    return false;
  }
}

/** META_ESCAPE with SETABORTPROC (MS-WMF 2.1.1.17, 2.3.6.38): the bytes of the record are run. */
function startsAbort(bytes: Uint8Array, header_at: number): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < header_at + 18) return false;
  for (let at = header_at + view.getUint16(header_at + 2, true) * 2; at + 8 <= bytes.length; ) {
    if (view.getUint16(at + 4, true) === META_ESCAPE && view.getUint16(at + 6, true) === SETABORTPROC) return true;
    const size = view.getUint32(at, true) * 2;
    if (size < 6) return false;
    at += size;
  }
  return false;
}

const META_ESCAPE = 0x0626;
const SETABORTPROC = 0x0009;

const startsWith = (bytes: Uint8Array, head: readonly number[], at = 0): boolean => head.every((byte, i) => bytes[at + i] === byte);
const letters = (text: string): readonly number[] => [...text].map((letter) => letter.charCodeAt(0));

const BOXES = ['ftyp', 'moov', 'mdat', 'wide', 'free'].map(letters);
const MEDIA_HEADS: readonly (readonly number[])[] = [
  ...['RIFF', 'FORM', 'ID3', 'OggS', 'fLaC', 'MThd', '.snd'].map(letters),
  [0x1a, 0x45, 0xdf, 0xa3],
  [0, 0, 1, 0xba],
  [0, 0, 1, 0xb3],
];

export function isSoundOrFilm(bytes: Uint8Array): boolean {
  if (isAsf(bytes)) return isInertAsf(bytes);
  if (BOXES.some((box) => startsWith(bytes, box, 4))) return isInertFilm(bytes);
  return MEDIA_HEADS.some((head) => startsWith(bytes, head)) || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0);
}

/** An obfuscated font has a head that says nothing. Embedded OpenType: the magic number of its header; OpenType by its own. */
export const isFont = (contentType: string, bytes: Uint8Array): boolean =>
  /obfuscatedFont$/i.test(contentType) ||
  startsWith(bytes, letters('LP'), 34) ||
  [[0, 1, 0, 0], letters('OTTO'), letters('true'), letters('wOFF'), letters('wOF2')].some((head) => startsWith(bytes, head));
