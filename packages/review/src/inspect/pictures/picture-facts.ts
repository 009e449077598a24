/** Facts from the bytes of a picture: its size, and whether it hides what lies behind. Each is read on first use. */
import type { Picture, Rgba } from '@deckwright/read/pptx';
import type { Item } from '../view/item.ts';
import { readHeader } from './header.ts';
import { type Pixels, readPng } from './png.ts';

export interface PictureSize {
  readonly w: number;
  readonly h: number;
}

/** Largest picture that is decoded for transparency and colours, pixels. */
const MAX_PIXELS = 4_000_000;
/** Pictures that are decoded for one deck; others are judged by their header. */
const MAX_DECODED = 12;

export class PictureFacts {
  readonly #bytes: (part: string) => Uint8Array | undefined;
  readonly #headers = new Map<string, ReturnType<typeof readHeader>>();
  readonly #pixels = new Map<string, Pixels | undefined>();

  /** @param bytes of a picture part; undefined when it is missing or cannot be read */
  constructor(bytes: (part: string) => Uint8Array | undefined = () => undefined) {
    this.#bytes = bytes;
  }

  /** Pixels, or points for vector pictures; undefined when the bytes do not have a size. */
  sizeOf(picture: Picture): PictureSize | undefined {
    const header = this.#header(picture);
    return header !== undefined && header.w > 0 && header.h > 0 ? { w: header.w, h: header.h } : undefined;
  }

  /** Whether it hides what is behind it at a point of the slide; undefined when that cannot be told. */
  hidesAt(picture: Picture, item: Item, x: number, y: number): boolean | undefined {
    if (picture.alpha < 0.97) return false;
    const header = this.#header(picture);
    if (header === undefined) return undefined;
    if (header.opaque) return !this.#outside(picture, item, x, y);
    const color = this.colorAt(picture, item, x, y);
    return color === undefined ? undefined : color.alpha >= 0.97;
  }

  /** The pixel at a point of the slide, for PNG files of moderate size; undefined when that cannot be told. */
  colorAt(picture: Picture, item: Item, x: number, y: number): Rgba | undefined {
    if (picture.part === undefined || picture.tiled || item.box === undefined) return undefined;
    const header = this.#header(picture);
    if (header?.kind !== 'png' || header.w * header.h > MAX_PIXELS) return undefined;
    let pixels = this.#pixels.get(picture.part);
    if (pixels === undefined && !this.#pixels.has(picture.part)) {
      if (this.#pixels.size >= MAX_DECODED) return undefined;
      const bytes = this.#bytes(picture.part);
      pixels = bytes === undefined ? undefined : readPng(bytes);
      this.#pixels.set(picture.part, pixels);
    }
    if (pixels === undefined) return undefined;
    const { u, v } = share(picture, item, x, y);
    if (u < 0 || u > 1 || v < 0 || v > 1) return { rgb: '#FFFFFF', alpha: 0 };
    const seen = pixels.at(Math.min(pixels.w - 1, Math.floor(u * pixels.w)), Math.min(pixels.h - 1, Math.floor(v * pixels.h)));
    return { rgb: seen.rgb, alpha: seen.alpha * picture.alpha };
  }

  #outside(picture: Picture, item: Item, x: number, y: number): boolean {
    const { u, v } = share(picture, item, x, y);
    return u < 0 || u > 1 || v < 0 || v > 1;
  }

  #header({ part }: Picture): ReturnType<typeof readHeader> {
    if (part === undefined) return undefined;
    if (!this.#headers.has(part)) {
      const bytes = this.#bytes(part);
      this.#headers.set(part, bytes === undefined ? undefined : readHeader(bytes));
    }
    return this.#headers.get(part);
  }
}

/** Shares of the picture's own width and height, after cropping. */
function share({ crop }: Picture, item: Item, x: number, y: number): { u: number; v: number } {
  const box = item.box ?? { x: 0, y: 0, w: 1, h: 1 };
  const p = item.turn?.toShape(x, y) ?? { x, y };
  const inX = box.w === 0 ? 0 : (p.x - box.x) / box.w;
  const inY = box.h === 0 ? 0 : (p.y - box.y) / box.h;
  return { u: crop.l + inX * (1 - crop.l - crop.r), v: crop.t + inY * (1 - crop.t - crop.b) };
}
