/** Reads the kind and pixel size of a picture from its first bytes, without decoding it. */
import type { Media } from '../scene/index.ts';

export type PictureMime = Media['mime'];

export interface PictureHeader {
  readonly mime: PictureMime;
  readonly width_px: number;
  readonly height_px: number;
}

/** Undefined for bytes of an unknown kind or of an incomplete picture. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const header = png(view) ?? jpeg(view) ?? gif(view) ?? webp(view) ?? svg(bytes);
  return header !== undefined && header.width_px > 0 && header.height_px > 0 ? header : undefined;
}

const ascii = (view: DataView, at: number, text: string): boolean => {
  if (at < 0 || at + text.length > view.byteLength) return false;
  for (let i = 0; i < text.length; i++) if (view.getUint8(at + i) !== text.charCodeAt(i)) return false;
  return true;
};

/** PNG (ISO 15948, 5.2, 11.2.2): signature, IHDR first, and every chunk complete up to IEND. */
function png(view: DataView): PictureHeader | undefined {
  if (view.byteLength < 45 || view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a || !ascii(view, 12, 'IHDR'))
    return undefined;
  for (let at = 8; at + 12 <= view.byteLength; at += 12 + view.getUint32(at))
    if (ascii(view, at + 4, 'IEND')) return { mime: 'image/png', width_px: view.getUint32(16), height_px: view.getUint32(20) };
  return undefined;
}

/** JPEG (ITU-T T.81, B.2): the first frame header before a scan, in a file that contains its end marker. */
function jpeg(view: DataView): PictureHeader | undefined {
  const n = view.byteLength;
  if (n < 12 || view.getUint16(0) !== 0xffd8) return undefined;
  let end = n - 2;
  // Cameras pad after the end marker. A truncated file has no end marker.
  while (end > 2 && view.getUint16(end) !== 0xffd9) end--;
  if (end <= 2) return undefined;
  let frame: PictureHeader | undefined;
  for (let at = 2; at + 4 <= end; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === 0xda) return frame;
    const standsAlone = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame && at + 9 <= n) frame = { mime: 'image/jpeg', width_px: view.getUint16(at + 7), height_px: view.getUint16(at + 5) };
    at += standsAlone ? 2 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** GIF (GIF89a, 18): the logical screen, and the trailer at the end. */
function gif(view: DataView): PictureHeader | undefined {
  if (view.byteLength < 14 || !(ascii(view, 0, 'GIF87a') || ascii(view, 0, 'GIF89a'))) return undefined;
  if (view.getUint8(view.byteLength - 1) !== 0x3b) return undefined;
  return { mime: 'image/gif', width_px: view.getUint16(6, true), height_px: view.getUint16(8, true) };
}

/** WebP (RFC 9649, 2.3 to 2.7): lossy, lossless or extended. */
function webp(view: DataView): PictureHeader | undefined {
  if (view.byteLength < 30 || !ascii(view, 0, 'RIFF') || !ascii(view, 8, 'WEBP')) return undefined;
  if (view.getUint32(4, true) + 8 > view.byteLength) return undefined;
  const size = (width_px: number, height_px: number): PictureHeader => ({ mime: 'image/webp', width_px, height_px });
  const uint24 = (at: number): number => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  if (ascii(view, 12, 'VP8X')) return size(uint24(24) + 1, uint24(27) + 1);
  if (ascii(view, 12, 'VP8L')) {
    const bits = view.getUint32(21, true);
    return size((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
  }
  if (ascii(view, 12, 'VP8 ')) return size(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
  return undefined;
}

/** True for an SVG that declares entities, runs scripts or refers to other files. A slide should not carry such a picture. */
const HARMFUL =
  /<!ENTITY|<script[\s>]|<foreignObject[\s>]|\son[a-z]+\s*=|@import|url\(\s*["']?\s*(?!["'#]|data:image\/)|(?:href|src)\s*=\s*["']\s*(?!["'#]|data:image\/(?:png|jpeg|gif|webp);)/i;

/** SVG (SVG 2, 8): size from width and height, else from the viewBox. */
function svg(bytes: Uint8Array): PictureHeader | undefined {
  const head = new TextDecoder().decode(bytes.subarray(0, 4096));
  const root = /<svg\b[^>]*>/i.exec(head)?.[0];
  if (root === undefined || !/^\s*(?:\ufeff)?\s*</.test(head)) return undefined;
  const text = new TextDecoder().decode(bytes);
  if (!/<\/svg\s*>\s*$|\/>\s*$/i.test(text.slice(-200)) || HARMFUL.test(text)) return undefined;
  const length = (name: string): number => {
    const found = new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`).exec(root)?.[1];
    return found === undefined ? Number.NaN : Number(found);
  };
  const box = /\sviewBox\s*=\s*["']\s*[-\d.eE]+[\s,]+[-\d.eE]+[\s,]+([\d.eE+]+)[\s,]+([\d.eE+]+)\s*["']/.exec(root);
  const width = length('width') || Number(box?.[1]);
  const height = length('height') || Number(box?.[2]);
  if (!(width > 0 && height > 0 && width < 1e5 && height < 1e5)) return undefined;
  return { mime: 'image/svg+xml', width_px: Math.max(1, Math.round(width)), height_px: Math.max(1, Math.round(height)) };
}
