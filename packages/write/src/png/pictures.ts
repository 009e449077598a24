/** Pictures of a slide: decoded, cropped and scaled to the pixels that they cover, before drawing starts. */
import { type Deck, type ImageShape, ptOfEmu, resolveColor, type Slide, walk } from '@deckwright/draw/scene';
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import sharp, { type Sharp } from 'sharp';
import type { Pictures } from '../canvas/index.ts';
import { inTwoTones } from '../geometry/index.ts';

const MAX_PIXELS = 64_000_000;
/** Pictures decoded side by side; they wait for other threads. */
const AT_A_TIME = 4;
/** A vector picture is drawn at most this wide, then scaled. */
const WIDEST_VECTOR_PX = 8192;

/** Throws a RangeError for a picture that `deck.media` lacks, an Error for one that cannot be decoded. `scale` is pixels a point. */
export async function preparePictures(slide: Slide, deck: Deck, scale: number): Promise<Pictures> {
  const shown = [...walk(slide.shapes)].filter((shape) => shape.kind === 'image');
  const pictures = new Map<ImageShape, Canvas>();
  const one = async (shape: ImageShape): Promise<void> => {
    const width = Math.max(1, Math.round(ptOfEmu(shape.box.w) * scale));
    const height = Math.max(1, Math.round(ptOfEmu(shape.box.h) * scale));
    const decoded = await decode(shape, deck, width);
    const { data } = await decoded
      .resize(width, height, { fit: 'fill' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    if (shape.duotone !== undefined) {
      const [dark, light] = shape.duotone;
      inTwoTones(data, [resolveColor(deck.theme, dark), resolveColor(deck.theme, light)]);
    }
    const canvas = createCanvas(width, height);
    canvas
      .getContext('2d')
      .putImageData(new ImageData(new Uint8ClampedArray(data.buffer, data.byteOffset, data.length), width, height), 0, 0);
    pictures.set(shape, canvas);
  };
  for (let i = 0; i < shown.length; i += AT_A_TIME) await Promise.all(shown.slice(i, i + AT_A_TIME).map(one));
  return pictures;
}

/** The shown part of the picture. */
async function decode(shape: ImageShape, deck: Deck, width_px: number): Promise<Sharp> {
  const media = deck.media.get(shape.media);
  if (media === undefined) throw new RangeError(`A slide shows the picture ${shape.media}, which is not in the deck's media.`);
  const crop = shape.crop ?? { l: 0, t: 0, r: 0, b: 0 };
  const share = { w: 1 - crop.l - crop.r, h: 1 - crop.t - crop.b };
  const cropped = share.w > 0 && share.h > 0 && (share.w < 1 || share.h < 1);
  const source = sharp(media.bytes, { limitInputPixels: MAX_PIXELS, pages: 1 });
  const upright =
    media.mime === 'image/svg+xml'
      ? sharp(
          await source
            .resize({ width: Math.min(Math.ceil(width_px / (cropped ? share.w : 1)), WIDEST_VECTOR_PX) })
            .png()
            .toBuffer(),
        )
      : source;
  if (!cropped) return upright;
  const { width, height } = await upright.metadata();
  const left = Math.min(Math.round(crop.l * width), width - 1);
  const top = Math.min(Math.round(crop.t * height), height - 1);
  return upright.extract({
    left,
    top,
    width: Math.max(1, Math.min(Math.round(share.w * width), width - left)),
    height: Math.max(1, Math.min(Math.round(share.h * height), height - top)),
  });
}

/**
 * Keys of the pictures that no writer of fixed pages can draw. Foreign decks hold damaged ones, and a picture that cannot be decoded
 * stops a writer; whoever draws such a deck asks after that has happened, and leaves them out.
 */
export async function undecodablePictures(media: Deck['media']): Promise<ReadonlySet<string>> {
  const bad = new Set<string>();
  for (const [key, { bytes }] of media) {
    try {
      await sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1 }).resize(8, 8, { fit: 'fill' }).toColourspace('srgb').raw().toBuffer();
    } catch {
      bad.add(key);
    }
  }
  return bad;
}
