/** Pictures of a foreign package as a deck's media. Their kind is recognised by their first bytes, not by their names. */
import { createHash } from 'node:crypto';
import type { Media, Rgb } from '@deckwright/draw/scene';
import { type MetafileDrawing, metafileFormat, readMetafile, UnreadableMetafile } from '../../metafile/index.ts';
import type { OpcPackage } from '../../ooxml/index.ts';
import { UnreadableFile } from '../../ooxml/index.ts';

export interface StoredPicture {
  /** Key into the deck's media. */
  readonly key: string;
  readonly width_px: number;
  readonly height_px: number;
  /** Dots per inch, across, by its own header. Default: 96. */
  readonly dpi: number;
}

/** Changes of a picture's pixels. With `{}` it is only converted to a kind that the writers draw. */
export interface Redrawing {
  /** The colours for black and white; other lightnesses are between them. */
  readonly duotone?: readonly [Rgb, Rgb];
  /** Columns and rows of tiles, every other one mirrored. */
  readonly sheet?: { readonly columns: number; readonly rows: number; readonly flip: 'none' | 'x' | 'y' | 'xy' };
}

/** A picture with changed pixels, by a key of its own; undefined when it is not ready or cannot be made. */
export type Redraw = (key: string, bytes: Uint8Array, how: Redrawing) => Media | undefined;

export interface PictureKit {
  /** Whether the writers can draw a picture, by its key in the deck's media; default: all of a known kind. */
  readonly decodes?: (key: string, media: Media) => boolean;
  readonly redraw?: Redraw;
}

/** Limit of pixels that are decoded for a picture. */
const MAX_BYTES = 64 * 1024 * 1024;

export class MediaStore {
  readonly media = new Map<string, Media>();
  readonly #package: OpcPackage;
  readonly #kit: PictureKit;
  readonly #known = new Map<string, StoredPicture | string>();
  readonly #drawings = new Map<string, MetafileDrawing | string | undefined>();

  constructor(pkg: OpcPackage, kit: PictureKit) {
    this.#package = pkg;
    this.#kit = kit;
  }

  /** The picture as pixels or SVG, or a short reason why there is none. @param how changes of its pixels */
  take(part: string, how?: Redrawing): StoredPicture | string {
    const name = how === undefined ? part : `${part} ${JSON.stringify(how)}`;
    let found = this.#known.get(name);
    if (found === undefined) {
      found = this.#read(part, how);
      this.#known.set(name, found);
    }
    return found;
  }

  /** What a metafile draws, or a short reason why it cannot be read. Undefined for pictures of other kinds. */
  drawing(part: string): MetafileDrawing | string | undefined {
    if (!this.#drawings.has(part)) this.#drawings.set(part, this.#readDrawing(part));
    return this.#drawings.get(part);
  }

  #readDrawing(name: string): MetafileDrawing | string | undefined {
    const bytes = this.#bytes(name);
    if (typeof bytes === 'string' || metafileFormat(bytes) === undefined) return undefined;
    try {
      return readMetafile(bytes);
    } catch (error) {
      if (error instanceof UnreadableMetafile) return 'a damaged picture';
      throw error;
    }
  }

  #bytes(name: string): Uint8Array | string {
    const part = this.#package.part(name);
    if (!part) return 'a missing picture';
    if (part.size > MAX_BYTES) return 'a picture of too many bytes';
    try {
      return part.bytes();
    } catch (error) {
      if (error instanceof UnreadableFile) return 'a damaged picture';
      throw error;
    }
  }

  #read(name: string, how: Redrawing | undefined): StoredPicture | string {
    const bytes = this.#bytes(name);
    if (typeof bytes === 'string') return bytes;
    const kind = kindOf(bytes);
    const key = createHash('sha256').update(bytes).digest('hex');
    const size = kind.mime === undefined ? undefined : sizeOf(bytes, kind.mime);
    const dpi = kind.mime === undefined ? undefined : dpiOf(bytes, kind.mime);
    if (how === undefined && kind.mime !== undefined && size !== undefined)
      return this.#keep(key, { mime: kind.mime, bytes, ...size }, dpi);
    if (kind.mime === undefined && kind.redrawn !== true) return kind.what;
    const made = createHash('sha256')
      .update(`${key} ${JSON.stringify(how ?? {})}`)
      .digest('hex');
    const media = this.#kit.redraw?.(made, bytes, how ?? {});
    if (media === undefined) return kind.what ?? 'a picture whose pixels are not at hand';
    // As large in inches as it was, where it had to be made smaller.
    const scale = size === undefined || size.width_px <= 1 || how?.sheet !== undefined ? 1 : media.width_px / size.width_px;
    return this.#keep(made, media, dpi === undefined ? undefined : dpi * scale);
  }

  /** A bitmap of a drawing as a picture of the deck. */
  add(png: Uint8Array, width_px: number, height_px: number): StoredPicture | string {
    return this.#keep(createHash('sha256').update(png).digest('hex'), { mime: 'image/png', bytes: png, width_px, height_px });
  }

  #keep(key: string, media: Media, dpi = dpiOf(media.bytes, media.mime)): StoredPicture | string {
    if (this.#kit.decodes?.(key, media) === false) return 'a damaged picture';
    this.media.set(key, media);
    return { key, width_px: media.width_px, height_px: media.height_px, dpi };
  }
}

type Kind =
  | { readonly mime: Media['mime']; readonly what?: undefined }
  /** `redrawn`: no writer draws it, and it can be made into what they draw. */
  | { readonly mime?: undefined; readonly what: string; readonly redrawn?: true };

const starts = (bytes: Uint8Array, ...head: readonly number[]): boolean => head.every((byte, i) => bytes[i] === byte);
const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

function kindOf(bytes: Uint8Array): Kind {
  if (starts(bytes, 0x89, 0x50, 0x4e, 0x47)) return { mime: 'image/png' };
  if (starts(bytes, 0xff, 0xd8, 0xff)) return { mime: 'image/jpeg' };
  if (ascii(bytes, 0, 4) === 'GIF8') return { mime: 'image/gif' };
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return { mime: 'image/webp' };
  if (metafileFormat(bytes) !== undefined) return { what: 'an EMF or WMF drawing' };
  if (starts(bytes, 0x49, 0x49, 0x2a) || starts(bytes, 0x4d, 0x4d, 0x00, 0x2a)) return { what: 'a TIFF picture', redrawn: true };
  if (starts(bytes, 0x42, 0x4d)) return { what: 'a BMP picture' };
  if (/<svg[\s>]/.test(ascii(bytes, 0, Math.min(bytes.length, 4_000)))) return { mime: 'image/svg+xml' };
  return { what: 'a picture of a format that is not decoded' };
}

/** Size in pixels from the header; 1 by 1 if the header has none. */
function sizeOf(bytes: Uint8Array, mime: Media['mime']): { readonly width_px: number; readonly height_px: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (mime === 'image/png' && bytes.length >= 24) return { width_px: view.getUint32(16), height_px: view.getUint32(20) };
  if (mime === 'image/gif' && bytes.length >= 10) return { width_px: view.getUint16(6, true), height_px: view.getUint16(8, true) };
  if (mime === 'image/jpeg') {
    // Markers up to the first start of frame.
    for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; ) {
      const marker = bytes[at + 1] as number;
      if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc) {
        return { width_px: view.getUint16(at + 7), height_px: view.getUint16(at + 5) };
      }
      at += 2 + view.getUint16(at + 2);
    }
  }
  return { width_px: 1, height_px: 1 };
}

const USUAL_DPI = 96;
const INCHES_PER_METRE = 39.37;
const CENTIMETRES_PER_INCH = 2.54;

/** From `pHYs` of a PNG and the JFIF header of a JPEG. */
function dpiOf(bytes: Uint8Array, mime: Media['mime']): number {
  const dpi = statedDpi(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), bytes, mime);
  return dpi >= 10 && dpi <= 2400 ? dpi : USUAL_DPI;
}

function statedDpi(view: DataView, bytes: Uint8Array, mime: Media['mime']): number {
  if (mime === 'image/jpeg' && bytes.length >= 18 && ascii(bytes, 6, 10) === 'JFIF')
    return view.getUint16(14) * (bytes[13] === 1 ? 1 : bytes[13] === 2 ? CENTIMETRES_PER_INCH : 0);
  if (mime !== 'image/png') return 0;
  for (let at = 8; at + 21 <= bytes.length; at += 12 + view.getUint32(at)) {
    const kind = ascii(bytes, at + 4, at + 8);
    if (kind === 'IDAT') return 0;
    if (kind === 'pHYs') return bytes[at + 16] === 1 ? view.getUint32(at + 8) / INCHES_PER_METRE : 0;
  }
  return 0;
}
