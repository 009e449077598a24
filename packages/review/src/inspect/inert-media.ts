/** Whether the bytes of a picture, a sound, a film or a font are one, whatever the file says of them. */
import { readHeader } from './pictures/header.ts';

/** What a drawing in SVG may not have: scripts, foreign content, entities, and anything that is fetched. */
const ACTIVE_SVG =
  /<script|<foreignObject|<!ENTITY|<\?xml-stylesheet|@import|\son\w+\s*=|url\(\s*["']?(?![#"'])|href\s*=\s*["'](?!#|data:image\/(?!svg))/i;
/** Placeable and plain WMF: MS-WMF 2.3.2.1, 2.3.2.2. */
const PLAIN_WMF = [1, 0, 9, 0];

export function isPicture(bytes: Uint8Array): boolean {
  const kind = readHeader(bytes)?.kind;
  if (kind === 'svg') return !ACTIVE_SVG.test(new TextDecoder().decode(bytes));
  // Packed metafiles, and the photographs of Windows.
  return kind !== undefined || startsWith(bytes, PLAIN_WMF) || startsWith(bytes, [0x1f, 0x8b]) || startsWith(bytes, [0x49, 0x49, 0xbc]);
}

const startsWith = (bytes: Uint8Array, head: readonly number[], at = 0): boolean => head.every((byte, i) => bytes[at + i] === byte);
const letters = (text: string): readonly number[] => [...text].map((letter) => letter.charCodeAt(0));

const MEDIA_HEADS: readonly (readonly [at: number, head: readonly number[]])[] = [
  ...['ftyp', 'moov', 'mdat', 'wide', 'free'].map((box) => [4, letters(box)] as const),
  ...['RIFF', 'FORM', 'ID3', 'OggS', 'fLaC', 'MThd', '.snd'].map((head) => [0, letters(head)] as const),
  [0, [0x30, 0x26, 0xb2, 0x75]],
  [0, [0x1a, 0x45, 0xdf, 0xa3]],
  [0, [0, 0, 1, 0xba]],
  [0, [0, 0, 1, 0xb3]],
];

export const isSoundOrFilm = (bytes: Uint8Array): boolean =>
  MEDIA_HEADS.some(([at, head]) => startsWith(bytes, head, at)) || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0);

/** An obfuscated font has a head that says nothing. Embedded OpenType: the magic number of its header; OpenType by its own. */
export const isFont = (contentType: string, bytes: Uint8Array): boolean =>
  /obfuscatedFont$/i.test(contentType) ||
  startsWith(bytes, letters('LP'), 34) ||
  [[0, 1, 0, 0], letters('OTTO'), letters('true'), letters('wOFF'), letters('wOF2')].some((head) => startsWith(bytes, head));
