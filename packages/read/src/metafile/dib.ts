/** Device-independent bitmaps (MS-WMF, 2.2.2.9) as rows of red, green, blue and opacity, from the top. */
import { Fields } from './fields.ts';
import type { Budget } from './limits.ts';
import { UnreadableMetafile } from './unreadable-metafile.ts';

export interface Bitmap {
  readonly width: number;
  readonly height: number;
  /** The fourth byte of a pixel is what the file has in it, and 255 where it has none. */
  readonly data: Uint8Array;
  /** Its rows are stored from the top. */
  readonly top_down: boolean;
}

interface Header {
  readonly width: number;
  readonly height: number;
  readonly top_down: boolean;
  readonly depth: number;
  readonly compression: number;
  /** Where the table of colours begins. */
  readonly colors_at: number;
  readonly colors: number;
  readonly color_size: 3 | 4;
  readonly masks?: readonly number[];
}

const RGB = 0;
const RLE8 = 1;
const RLE4 = 2;
const BIT_FIELDS = 3;
const CORE_HEADER = 12;
const MAX_SIDE = 32_767;

/** A bitmap in one piece: its header, colours and pixels. */
export function packedDib(bytes: Uint8Array, budget: Budget): Bitmap | string {
  const header = headerOf(bytes);
  return dib(bytes, bytes.subarray(Math.min(bytes.length, header.colors_at + header.colors * header.color_size)), budget);
}

/** The bitmap, or the kind of what is not decoded. @throws UnreadableMetafile for one without a size, or of more pixels than are read */
export function dib(info: Uint8Array, bits: Uint8Array, budget: Budget): Bitmap | string {
  const header = headerOf(info);
  const { width, height, depth, compression, top_down } = header;
  if (compression > BIT_FIELDS) return 'compressed bitmaps';
  if (![1, 4, 8, 16, 24, 32].includes(depth) || ((compression === RLE8 || compression === RLE4) && depth > 8)) return 'unusual bitmaps';
  budget.spend('pixels', width * height);
  const packed = compression === RLE8 || compression === RLE4;
  const stride = packed ? width : ((width * depth + 31) >> 5) << 2;
  const rows = packed ? unpacked(bits, width, height, compression) : bits;
  // The last row of some writers lacks its padding.
  const needed = packed ? 0 : stride * (height - 1) + Math.ceil((width * depth) / 8);
  if (rows.length < needed) return 'damaged bitmaps';
  const pixel = pixelReader(header, info, rows, packed ? 8 : depth);
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    const from = (top_down ? y : height - 1 - y) * stride;
    const to = y * width * 4;
    for (let x = 0; x < width; x++) pixel(from, x, data, to + x * 4);
  }
  return { width, height, data, top_down };
}

function headerOf(info: Uint8Array): Header {
  const fields = new Fields(info);
  const size = fields.u32();
  const core = size === CORE_HEADER;
  const width = core ? fields.u16() : fields.i32();
  const tall = core ? fields.u16() : fields.i32();
  fields.skip(2);
  const depth = fields.u16();
  const compression = core ? RGB : fields.u32();
  const used = core ? 0 : fields.skip(12).u32();
  const height = Math.abs(tall);
  if (!(width > 0 && height > 0 && width <= MAX_SIDE && height <= MAX_SIDE)) throw new UnreadableMetafile('A bitmap has no size.');
  const most = depth <= 8 ? 2 ** depth : 0;
  let colors_at = core ? CORE_HEADER : size;
  let masks: readonly number[] | undefined;
  if (compression === BIT_FIELDS) {
    const at = new Fields(info).skip(40);
    masks = [at.u32(), at.u32(), at.u32()];
    if (size === 40) colors_at += 12;
  }
  return {
    width,
    height,
    top_down: tall < 0,
    depth,
    compression,
    colors_at,
    // Deep bitmaps may have a table too, which nobody needs.
    colors: depth <= 8 ? Math.min(used || most, most) : Math.min(used, 65_536),
    color_size: core ? 3 : 4,
    ...(masks === undefined ? {} : { masks }),
  };
}

type PixelReader = (row: number, x: number, to: Uint8Array, at: number) => void;

function pixelReader(header: Header, info: Uint8Array, rows: Uint8Array, depth: number): PixelReader {
  if (depth <= 8) {
    const table = colorsOf(header, info);
    const mask = 2 ** depth - 1;
    const perByte = 8 / depth;
    return (row, x, to, at) => {
      const byte = rows[row + Math.floor(x / perByte)] as number;
      const index = ((byte >> (8 - depth - (x % perByte) * depth)) & mask) * 3;
      to[at] = table[index] as number;
      to[at + 1] = table[index + 1] as number;
      to[at + 2] = table[index + 2] as number;
      to[at + 3] = 255;
    };
  }
  const bytes = depth / 8;
  if (depth === 16 || header.masks !== undefined) {
    const channels = (header.masks ?? [0x7c00, 0x3e0, 0x1f]).map(channelOf);
    return (row, x, to, at) => {
      const from = row + x * bytes;
      let value = 0;
      for (let i = bytes - 1; i >= 0; i--) value = value * 256 + (rows[from + i] as number);
      for (const [c, { shift, max }] of channels.entries())
        to[at + c] = max === 0 ? 0 : Math.round((((value >>> shift) & max) * 255) / max);
      to[at + 3] = bytes === 4 ? (rows[from + 3] as number) : 255;
    };
  }
  return (row, x, to, at) => {
    const from = row + x * bytes;
    to[at] = rows[from + 2] as number;
    to[at + 1] = rows[from + 1] as number;
    to[at + 2] = rows[from] as number;
    to[at + 3] = bytes === 4 ? (rows[from + 3] as number) : 255;
  };
}

function channelOf(mask: number): { readonly shift: number; readonly max: number } {
  if (mask === 0) return { shift: 0, max: 0 };
  const shift = Math.clz32(mask & -mask) ^ 31;
  return { shift, max: mask >>> shift };
}

/** Red, green and blue of each index; black for those that the file lacks. */
function colorsOf({ colors_at, colors, color_size, depth }: Header, info: Uint8Array): Uint8Array {
  const table = new Uint8Array(2 ** Math.max(depth, 8) * 3);
  for (let i = 0; i < colors; i++) {
    const from = colors_at + i * color_size;
    table[i * 3] = info[from + 2] ?? 0;
    table[i * 3 + 1] = info[from + 1] ?? 0;
    table[i * 3 + 2] = info[from] ?? 0;
  }
  return table;
}

/** Rows of one index a byte from runs (MS-WMF, 3.1.6). What the runs skip has the index 0. */
function unpacked(bits: Uint8Array, width: number, height: number, compression: number): Uint8Array {
  const out = new Uint8Array(width * height);
  const wide = compression === RLE8;
  let [x, y, at] = [0, 0, 0];
  const put = (index: number): void => {
    if (x < width && y < height) out[y * width + x] = index;
    x++;
  };
  while (at + 1 < bits.length && y < height) {
    const [first, second] = [bits[at] as number, bits[at + 1] as number];
    at += 2;
    if (first > 0) {
      for (let i = 0; i < first; i++) put(wide ? second : i % 2 === 0 ? second >> 4 : second & 15);
    } else if (second === 0) {
      x = 0;
      y++;
    } else if (second === 1) break;
    else if (second === 2) {
      x += bits[at] ?? 0;
      y += bits[at + 1] ?? 0;
      at += 2;
    } else {
      const bytes = wide ? second : (second + 1) >> 1;
      for (let i = 0; i < second; i++) {
        const byte = bits[at + (wide ? i : i >> 1)] ?? 0;
        put(wide ? byte : i % 2 === 0 ? byte >> 4 : byte & 15);
      }
      at += bytes + (bytes & 1);
    }
  }
  return out;
}
