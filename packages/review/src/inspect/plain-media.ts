/**
 * Pictures and sounds without what players and viewers do not show: bytes behind the end, where another file may begin, and notes of sounds
 * that name addresses or hold files. They are cut off and not refused, because cameras and recorders leave harmless ones.
 */
import type { OpcPackage } from '@deckwright/read/ooxml';

export interface PlainMedia {
  readonly changed: ReadonlyMap<string, Uint8Array>;
  /** What was taken out, by part. */
  readonly messages: readonly string[];
}

export function plainMedia(pkg: OpcPackage): PlainMedia {
  const changed = new Map<string, Uint8Array>();
  const messages: string[] = [];
  for (const { name, contentType, bytes } of pkg.parts) {
    if (!/^(?:image|audio|video)\//i.test(contentType)) continue;
    const before = bytes();
    const after = contentType.toLowerCase().startsWith('image/') ? plainPicture(before) : plainSound(before);
    if (after === before) continue;
    changed.set(name, after);
    messages.push(`${name} had ${before.length - after.length} bytes that are not shown or played; they were taken out.`);
  }
  return { changed, messages };
}

function plainPicture(bytes: Uint8Array): Uint8Array {
  const end = endOfPicture(bytes);
  return end === undefined || end >= bytes.length ? bytes : bytes.subarray(0, end);
}

/** Where a picture is over; undefined where it is of another kind, or does not say. */
function endOfPicture(bytes: Uint8Array): number | undefined {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return endOfPng(bytes);
  if (startsWith(bytes, [0xff, 0xd8])) return endOfJpeg(bytes);
  if (startsWith(bytes, letters('GIF8'))) return endOfGif(bytes);
  if (startsWith(bytes, letters('RIFF')) && startsWith(bytes, letters('WEBP'), 8)) return 8 + even(viewOf(bytes).getUint32(4, true));
  return undefined;
}

/** ISO 15948, 5.3. */
function endOfPng(bytes: Uint8Array): number | undefined {
  const view = viewOf(bytes);
  for (let at = 8; at + 12 <= bytes.length; ) {
    const isEnd = startsWith(bytes, letters('IEND'), at + 4);
    at += 12 + view.getUint32(at);
    if (isEnd) return at;
  }
  return undefined;
}

/** ITU T.81, B.1.1: segments with a length, and coded data up to the next marker that is no restart. */
function endOfJpeg(bytes: Uint8Array): number | undefined {
  const view = viewOf(bytes);
  for (let at = 2; at + 2 <= bytes.length; ) {
    const marker = bytes[at + 1] as number;
    if (bytes[at] !== 0xff || marker === 0 || (marker >= 0xd0 && marker <= 0xd7) || marker === 1) at += bytes[at] === 0xff ? 2 : 1;
    else if (marker === 0xff) at += 1;
    else if (marker === 0xd9) return at + 2;
    else if (marker === 0xd8) at += 2;
    else if (at + 4 > bytes.length) return undefined;
    else at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** GIF89a, 15 to 27. */
function endOfGif(bytes: Uint8Array): number | undefined {
  const table = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));
  let at = 13 + table(bytes[10] ?? 0);
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === 0x3b) return at + 1;
    if (kind === 0x21) at += 2;
    else if (kind === 0x2c) at += 11 + table(bytes[at + 9] ?? 0);
    else return undefined;
    for (let size = bytes[at]; size !== undefined && size !== 0; size = bytes[at]) at += 1 + size;
    at += 1;
  }
  return undefined;
}

/** Of MPEG and of WAVE; others are held against their boxes. */
function plainSound(bytes: Uint8Array): Uint8Array {
  if (startsWith(bytes, letters('ID3'))) return plainTags(bytes);
  return startsWith(bytes, letters('RIFF')) && startsWith(bytes, letters('WAVE'), 8) ? plainWave(bytes) : bytes;
}

function plainTags(bytes: Uint8Array): Uint8Array {
  let sound = bytes;
  let arePlain = true;
  while (startsWith(sound, letters('ID3'))) {
    const { end, isPlain } = tagOf(sound);
    arePlain &&= isPlain;
    sound = sound.subarray(end);
  }
  return arePlain ? bytes : sound;
}

/** ID3 2.2 to 2.4: texts, words and counts. Not the others: addresses (`W…`, `LINK`), files (`GEOB`), notes of programs (`PRIV`), pictures that lie elsewhere. */
const PLAIN_FRAME = /^(?:T[A-Z0-9]{2,3}|COMM?|USLT|ULT|SYLT|SLT|PCNT|CNT|POPM|POP|MCDI|MCI|RVAD|RVA2|RVA|SEEK|ASPI|MLLT)$/;
const PICTURE_FRAME = /^A?PIC$/;

function tagOf(bytes: Uint8Array): { readonly end: number; readonly isPlain: boolean } {
  const version = bytes[3] ?? 0;
  const flags = bytes[5] ?? 0;
  const end = 10 + sevenBits(bytes, 6) + (flags & 0x10 ? 10 : 0);
  // Unsynchronised, with a further head, and versions to come: not looked into.
  if (flags !== 0 || version < 2 || version > 4) return { end, isPlain: false };
  const [letters_of, head] = version === 2 ? [3, 6] : [4, 10];
  const view = viewOf(bytes);
  let at = 10;
  while (at + head <= Math.min(end, bytes.length) && bytes[at] !== 0) {
    const name = String.fromCharCode(...bytes.subarray(at, at + letters_of));
    const size = version === 2 ? view.getUint32(at + 2) & 0xffffff : version === 3 ? view.getUint32(at + 4) : sevenBits(bytes, at + 4);
    const isPicture = PICTURE_FRAME.test(name) && isPictureWithin(bytes.subarray(at + head, at + head + size));
    if (!isPicture && !PLAIN_FRAME.test(name)) return { end, isPlain: false };
    at += head + size;
  }
  // Room to write into later.
  return { end, isPlain: bytes.subarray(at, end).every((byte) => byte === 0) };
}

/** `-->` in the place of its kind: an address follows. */
const isPictureWithin = (frame: Uint8Array): boolean => !Buffer.from(frame.subarray(0, 8)).includes('-->');

const sevenBits = (bytes: Uint8Array, at: number): number => [0, 1, 2, 3].reduce((sum, i) => sum * 128 + ((bytes[at + i] ?? 0) & 0x7f), 0);

/** Chunks that are played, and the names of a work. */
const OF_WAVE = ['fmt ', 'fact', 'data'];

function plainWave(bytes: Uint8Array): Uint8Array {
  const view = viewOf(bytes);
  const kept: Uint8Array[] = [];
  let at = 12;
  while (at + 8 <= bytes.length) {
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));
    const end = Math.min(bytes.length, at + 8 + even(view.getUint32(at + 4, true)));
    const isInfo = name === 'LIST' && startsWith(bytes, letters('INFO'), at + 8);
    if (OF_WAVE.includes(name) || isInfo) kept.push(bytes.subarray(at, end));
    at = end;
    // What is behind the sound is not played.
    if (name === 'data') break;
  }
  const length = kept.reduce((sum, { length: one }) => sum + one, 12);
  if (length >= bytes.length) return bytes;
  const head = Buffer.from(bytes.subarray(0, 12));
  head.writeUInt32LE(length - 8, 4);
  return Buffer.concat([head, ...kept]);
}

const even = (size: number): number => size + (size % 2);
const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const letters = (text: string): readonly number[] => [...text].map((letter) => letter.charCodeAt(0));
const startsWith = (bytes: Uint8Array, head: readonly number[], at = 0): boolean => head.every((byte, i) => bytes[at + i] === byte);
