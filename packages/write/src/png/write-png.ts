/** One slide as a PNG of any width; the same slide gives the same bytes. */
import { type Deck, ptOfEmu, type Slide } from '@deckwright/draw/scene';
import type { FontSource } from '@deckwright/draw/typeset';
import sharp from 'sharp';
import { paintSlide } from '../canvas/index.ts';
import { onCanvas } from './canvases.ts';
import { familyOf } from './faces.ts';
import { withFrame } from './frames.ts';
import { preparePictures } from './pictures.ts';

export interface PngKit {
  readonly fonts: FontSource;
}

export interface PngOptions {
  /** Whole pixels, 64 to 7680; 1920 unless said otherwise. The height follows from the slide. */
  readonly width_px?: number;
  /** For looking at now rather than keeping: a quarter less work for a file a tenth larger. */
  readonly quick?: boolean;
}

export const PNG_WIDTH_PX = 1920;
export const NARROWEST_PNG_PX = 64;
export const WIDEST_PNG_PX = 7680;

/** Throws a RangeError for a width out of range and for pictures or faces that are missing. */
export async function writePng(slide: Slide, deck: Deck, kit: PngKit, options: PngOptions = {}): Promise<Uint8Array> {
  const width = options.width_px ?? PNG_WIDTH_PX;
  if (!Number.isInteger(width) || width < NARROWEST_PNG_PX || width > WIDEST_PNG_PX) {
    throw new RangeError(`width_px must be a whole number from ${NARROWEST_PNG_PX} to ${WIDEST_PNG_PX}; it is ${width}.`);
  }
  const height = Math.max(1, Math.round((width * slide.canvas.h) / slide.canvas.w));
  const scale = width / ptOfEmu(slide.canvas.w);
  return withFrame(width * height, async () => {
    const pictures = await preparePictures(slide, deck, scale);
    // Drawn without a pause, and copied out: the canvas is free for the next picture while this one is compressed.
    const rgba = onCanvas(width, height, (canvas, ctx) => {
      paintSlide(ctx, slide, deck, scale, { fonts: kit.fonts, familyOf: (face) => familyOf(kit.fonts, face), pictures });
      return canvas.data();
    });
    return encode(rgba, width, height, options.quick === true ? 2 : 6);
  });
}

/** libpng at level 6 takes a fifth of the time of the canvas's own encoder and makes a smaller file. */
const encode = (rgba: Uint8Array, width: number, height: number, compressionLevel: number): Promise<Uint8Array> =>
  sharp(rgba, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel })
    .toBuffer();
