/** Whether the bytes of a picture, a sound, a film or a font are one, whatever the file says of them. */
import { gunzipSync } from 'node:zlib';
import { isAsf, isInertAsf, isInertAvi, isInertFilm } from './inert-film.ts';
import { isInertSvg } from './inert-svg.ts';
import { readHeader } from './pictures/header.ts';

/** Placeable and plain WMF: MS-WMF 2.3.2.1, 2.3.2.2. */
const PLAIN_WMF = [1, 0, 9, 0];

/** Bytes that a packed metafile may be when it is unpacked. */
const MOST_UNPACKED = 64 * 1024 * 1024;
/** As many as are decoded of a picture that is uploaded. */
const MOST_PIXELS = 64_000_000;

/** Names and types by what the bytes are: programs go by one or by another of the three. */
const KINDS: Readonly<Record<string, { readonly names: RegExp; readonly types: RegExp }>> = {
  png: { names: /\.png$/i, types: /^image\/(?:x-)?png$/i },
  jpeg: { names: /\.(?:jpe?g|jpe|jfif)$/i, types: /^image\/p?jpe?g$/i },
  gif: { names: /\.gif$/i, types: /^image\/gif$/i },
  bmp: { names: /\.(?:bmp|dib)$/i, types: /^image\/(?:x-)?(?:ms-)?(?:bmp|dib)$/i },
  tiff: { names: /\.tiff?$/i, types: /^image\/(?:x-)?tiff?$/i },
  emf: { names: /\.emf$/i, types: /^image\/(?:x-)?emf$/i },
  wmf: { names: /\.wmf$/i, types: /^image\/(?:x-)?wmf$/i },
  'packed metafile': { names: /\.(?:emz|wmz|emf|wmf)$/i, types: /^image\/(?:x-)?(?:emz|wmz|emf|wmf)$/i },
  svg: { names: /\.svg$/i, types: /^image\/svg(?:\+xml)?$/i },
  webp: { names: /\.webp$/i, types: /^image\/webp$/i },
  'photograph of Windows': { names: /\.(?:wdp|jxr|hdp)$/i, types: /^image\/(?:vnd\.ms-photo|jxr|x-wdp)$/i },
};

/** Why a picture is none, as the end of a sentence. */
export function faultOfPicture(name: string, type: string, bytes: Uint8Array): string | undefined {
  const kind = kindOfPicture(bytes);
  if (kind === undefined) return 'is no picture, or one with scripts or outside parts.';
  const { names, types } = KINDS[kind] ?? {};
  // A name that says nothing is no other kind's.
  if (names?.test(name) === false && !/\.bin$/i.test(name)) return `is a ${kind} by the name of another kind of picture.`;
  if (types?.test(type) === false) return `is a ${kind} that the deck calls ${type}.`;
  return pixelsOf(kind, bytes) > MOST_PIXELS ? `has more than ${MOST_PIXELS / 1e6} million pixels.` : undefined;
}

/** Undefined for what is none, or acts. */
function kindOfPicture(bytes: Uint8Array): string | undefined {
  const kind = readHeader(bytes)?.kind;
  if (kind === 'svg') return isInertSvg(bytes) ? kind : undefined;
  if (kind === 'wmf') return startsAbort(bytes, 22) ? undefined : kind;
  if (kind !== undefined) return kind;
  if (startsWith(bytes, PLAIN_WMF)) return startsAbort(bytes, 0) ? undefined : 'wmf';
  if (startsWith(bytes, [0x1f, 0x8b])) return isPackedMetafile(bytes) ? 'packed metafile' : undefined;
  return startsWith(bytes, [0x49, 0x49, 0xbc]) ? 'photograph of Windows' : undefined;
}

/** A metafile alone is packed; a drawing in markup would not be looked at. */
function isPackedMetafile(bytes: Uint8Array): boolean {
  try {
    return ['emf', 'wmf'].includes(kindOfPicture(gunzipSync(bytes, { maxOutputLength: MOST_UNPACKED })) ?? '');
  } catch {
    return false;
  }
}

/** What a viewer needs memory for; 0 for kinds without pixels. */
function pixelsOf(kind: string, bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (kind === 'webp') return pixelsOfWebp(bytes, view);
  if (kind === 'tiff') return pixelsOfTiff(bytes, view);
  const { w = 0, h = 0 } = ['png', 'jpeg', 'gif', 'bmp'].includes(kind) ? (readHeader(bytes) ?? {}) : {};
  return w * h;
}

/** RFC 9649, 2.5 to 2.7. */
function pixelsOfWebp(bytes: Uint8Array, view: DataView): number {
  if (bytes.length < 30) return 0;
  if (startsWith(bytes, letters('VP8X'), 12)) return ((view.getUint32(24, true) & 0xffffff) + 1) * ((view.getUint32(26, true) >>> 8) + 1);
  const bits = view.getUint32(21, true);
  if (startsWith(bytes, letters('VP8L'), 12)) return ((bits & 0x3fff) + 1) * (((bits >>> 14) & 0x3fff) + 1);
  return (view.getUint16(26, true) & 0x3fff) * (view.getUint16(28, true) & 0x3fff);
}

/** TIFF 6.0, 2 and 8: width and height are fields 256 and 257 of the first directory. */
function pixelsOfTiff(bytes: Uint8Array, view: DataView): number {
  const isLittle = bytes[0] === 0x49;
  const at = view.getUint32(4, isLittle);
  if (at + 2 > bytes.length) return 0;
  const field = (tag: number): number => {
    for (let i = 0, entry = at + 2; i < view.getUint16(at, isLittle) && entry + 12 <= bytes.length; i++, entry += 12)
      if (view.getUint16(entry, isLittle) === tag)
        return view.getUint16(entry + 2, isLittle) === 3 ? view.getUint16(entry + 8, isLittle) : view.getUint32(entry + 8, isLittle);
    return 0;
  };
  return field(256) * field(257);
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
  ...['FORM', 'ID3', 'OggS', 'fLaC', 'MThd', '.snd'].map(letters),
  [0x1a, 0x45, 0xdf, 0xa3],
  [0, 0, 1, 0xba],
  [0, 0, 1, 0xb3],
];

export function isSoundOrFilm(bytes: Uint8Array): boolean {
  if (isAsf(bytes)) return isInertAsf(bytes);
  if (startsWith(bytes, letters('RIFF'))) return isInertRiff(bytes);
  if (BOXES.some((box) => startsWith(bytes, box, 4))) return isInertFilm(bytes);
  return MEDIA_HEADS.some((head) => startsWith(bytes, head)) || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0);
}

/** Sounds of WAVE are cut to what is played before they are handed out. */
const isInertRiff = (bytes: Uint8Array): boolean =>
  startsWith(bytes, letters('WAVE'), 8) ||
  startsWith(bytes, letters('RMID'), 8) ||
  (startsWith(bytes, letters('AVI '), 8) && isInertAvi(bytes));

/** An obfuscated font has a head that says nothing. Embedded OpenType: the magic number of its header; OpenType by its own. */
export const isFont = (contentType: string, bytes: Uint8Array): boolean =>
  /obfuscatedFont$/i.test(contentType) ||
  startsWith(bytes, letters('LP'), 34) ||
  [[0, 1, 0, 0], letters('OTTO'), letters('true'), letters('wOFF'), letters('wOF2')].some((head) => startsWith(bytes, head));
