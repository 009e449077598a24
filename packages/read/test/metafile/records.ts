/** Small metafiles, written record by record. */
import { concatBytes } from '@deckwright/core/bytes';

type Kind = 'u8' | 'u16' | 'i16' | 'u32' | 'i32' | 'f32';
const SIZES: Readonly<Record<Kind, number>> = { u8: 1, u16: 2, i16: 2, u32: 4, i32: 4, f32: 4 };

/** Little-endian values of one kind. */
export function values(kind: Kind, ...numbers: readonly number[]): Uint8Array {
  const out = new Uint8Array(numbers.length * SIZES[kind]);
  const view = new DataView(out.buffer);
  for (const [i, number] of numbers.entries()) {
    const at = i * SIZES[kind];
    if (kind === 'u8') view.setUint8(at, number);
    else if (kind === 'u16') view.setUint16(at, number, true);
    else if (kind === 'i16') view.setInt16(at, number, true);
    else if (kind === 'u32') view.setUint32(at, number >>> 0, true);
    else if (kind === 'i32') view.setInt32(at, number, true);
    else view.setFloat32(at, number, true);
  }
  return out;
}

export const i32 = (...numbers: readonly number[]): Uint8Array => values('i32', ...numbers);
export const u32 = (...numbers: readonly number[]): Uint8Array => values('u32', ...numbers);
export const i16 = (...numbers: readonly number[]): Uint8Array => values('i16', ...numbers);
export const f32 = (...numbers: readonly number[]): Uint8Array => values('f32', ...numbers);

export const joined = (...parts: readonly Uint8Array[]): Uint8Array => concatBytes(parts);

export const utf16 = (text: string): Uint8Array => values('u16', ...Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)));
export const latin = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const padded = (bytes: Uint8Array, to: number): Uint8Array => joined(bytes, new Uint8Array((to - (bytes.length % to)) % to));

/** One record of an EMF. */
export function emr(type: number, ...fields: readonly Uint8Array[]): Uint8Array {
  const body = padded(joined(...fields), 4);
  return joined(u32(type, body.length + 8), body);
}

/** An EMF of 100 by 50 dots of its device, in which a dot is a millimetre. */
export function emfOf(...records: readonly Uint8Array[]): Uint8Array {
  const header = joined(
    u32(1, 108),
    i32(0, 0, 100, 50),
    i32(0, 0, 10_000, 5_000),
    latin(' EMF'),
    u32(0x10000, 0, records.length + 2),
    values('u16', 8, 0),
    u32(0, 0, 0),
    i32(1000, 1000, 1000, 1000),
    u32(0, 0, 0, 0, 0),
  );
  return joined(header, ...records, emr(14, u32(0, 16, 20)));
}

export const BOUNDS = i32(0, 0, 0, 0);

/** A text record: its letters begin behind its fixed fields. */
export function extTextOut(x: number, y: number, text: string, options = 0, dx: readonly number[] = []): Uint8Array {
  const letters = padded(utf16(text), 4);
  const dx_at = dx.length === 0 ? 0 : 76 + letters.length;
  return emr(84, BOUNDS, u32(1), f32(1, 1), i32(x, y), u32(text.length, 76, options), i32(10, 10, 60, 30), u32(dx_at), letters, i32(...dx));
}

export const extFont = (
  index: number,
  height: number,
  family: string,
  more: { readonly escapement?: number; readonly weight?: number } = {},
): Uint8Array =>
  emr(
    82,
    u32(index),
    i32(height, 0, more.escapement ?? 0, 0, more.weight ?? 400),
    values('u8', 0, 0, 0, 0, 0, 0, 0, 0),
    padded(utf16(family.padEnd(32, '\0')), 4),
  );

/** A bitmap of 24 bits a pixel; rows from the top, colours as red, green, blue. */
export function dib24(rows: readonly (readonly (readonly [number, number, number])[])[]): {
  readonly info: Uint8Array;
  readonly bits: Uint8Array;
} {
  const width = rows[0]?.length ?? 0;
  const info = joined(u32(40), i32(width, rows.length), values('u16', 1, 24), u32(0, 0, 0, 0, 0, 0));
  const bits = joined(...rows.toReversed().map((row) => padded(Uint8Array.from(row.flatMap(([r, g, b]) => [b, g, r])), 4)));
  return { info, bits };
}

/** STRETCHDIBITS of a whole bitmap. */
export function stretchDib(
  x: number,
  y: number,
  w: number,
  h: number,
  of: ReturnType<typeof dib24>,
  size: readonly [number, number],
  rop = 0xcc0020,
): Uint8Array {
  const at = 80;
  return emr(
    81,
    BOUNDS,
    i32(x, y, 0, 0, ...size),
    u32(at, of.info.length, at + of.info.length, of.bits.length, 0, rop),
    i32(w, h),
    of.info,
    of.bits,
  );
}

/** One record of a WMF. */
export function meta(func: number, ...fields: readonly Uint8Array[]): Uint8Array {
  const body = padded(joined(...fields), 2);
  return joined(u32((body.length + 6) / 2), values('u16', func), body);
}

const END = meta(0);

export function wmfOf(...records: readonly Uint8Array[]): Uint8Array {
  const body = joined(...records, END);
  return joined(values('u16', 1, 9, 0x300), u32((body.length + 18) / 2), values('u16', 16), u32(1000), values('u16', 0), body);
}

/** With the header that tells its box. */
export const placeable = (wmf: Uint8Array, left: number, top: number, right: number, bottom: number): Uint8Array =>
  joined(u32(0x9ac6cdd7), values('u16', 0), i16(left, top, right, bottom), values('u16', 1440), u32(0), values('u16', 0), wmf);
