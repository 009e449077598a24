/** Kind and size of a picture from its first bytes, without decoding it. */

export interface PictureHeader {
  readonly kind: 'png' | 'jpeg' | 'gif' | 'bmp' | 'tiff' | 'emf' | 'wmf' | 'svg' | 'webp';
  /** Pixels; 0 when the bytes do not say. */
  readonly w: number;
  readonly h: number;
  /** Pictures of this kind cannot be transparent. */
  readonly opaque: boolean;
}

/** Undefined for bytes that are no supported picture. */
export function readHeader(bytes: Uint8Array): PictureHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const ascii = (from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, Math.min(to, bytes.length)));
  if (bytes.length < 16) return undefined;
  if (ascii(1, 4) === 'PNG' && bytes.length >= 33) {
    const color = bytes[25] as number;
    const see = color === 4 || color === 6 || hasTransparentColor(bytes, view);
    return { kind: 'png', w: view.getUint32(16), h: view.getUint32(20), opaque: !see };
  }
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return { kind: 'jpeg', ...jpegSize(bytes, view), opaque: true };
  if (ascii(0, 3) === 'GIF') return { kind: 'gif', w: view.getUint16(6, true), h: view.getUint16(8, true), opaque: false };
  if (ascii(0, 2) === 'BM' && bytes.length >= 26)
    return { kind: 'bmp', w: Math.abs(view.getInt32(18, true)), h: Math.abs(view.getInt32(22, true)), opaque: true };
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return { kind: 'webp', w: 0, h: 0, opaque: false };
  if (ascii(0, 4) === 'II*\0' || ascii(0, 4) === 'MM\0*') return { kind: 'tiff', w: 0, h: 0, opaque: false };
  if (view.getUint32(0, true) === 1 && bytes.length >= 44 && ascii(40, 44) === ' EMF') {
    // The frame, in hundredths of a millimetre.
    const w = view.getInt32(32, true) - view.getInt32(24, true);
    const h = view.getInt32(36, true) - view.getInt32(28, true);
    return { kind: 'emf', w: Math.max(0, w), h: Math.max(0, h), opaque: false };
  }
  if (view.getUint32(0, true) === 0x9ac6cdd7) {
    const w = view.getInt16(10, true) - view.getInt16(6, true);
    const h = view.getInt16(12, true) - view.getInt16(8, true);
    return { kind: 'wmf', w: Math.max(0, w), h: Math.max(0, h), opaque: false };
  }
  if (/<svg[\s>]/.test(ascii(0, 2000))) return { kind: 'svg', w: 0, h: 0, opaque: false };
  return undefined;
}

/** A `tRNS` chunk before the pixels. */
function hasTransparentColor(bytes: Uint8Array, view: DataView): boolean {
  for (let at = 8, count = 0; at + 12 <= bytes.length && count < 200; count++) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (name === 'tRNS') return true;
    if (name === 'IDAT' || name === 'IEND') return false;
    at += 12 + length;
  }
  return false;
}

/** From the frame header (ITU T.81, B.2.2), the first of the markers SOF0 to SOF15 that is one; turned by no EXIF: readers of slides do not turn either. */
function jpegSize(bytes: Uint8Array, view: DataView): { w: number; h: number } {
  for (let at = 2, count = 0; at + 9 < bytes.length && count < 2000; count++) {
    if (bytes[at] !== 0xff) {
      at++;
      continue;
    }
    const marker = bytes[at + 1] as number;
    if (marker === 0xff) at++;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc)
      return { w: view.getUint16(at + 7), h: view.getUint16(at + 5) };
    else at += 2 + view.getUint16(at + 2);
  }
  return { w: 0, h: 0 };
}
