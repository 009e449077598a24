/** Pictures of slides, painted on a canvas of the browser by what paints them in the service. */
import { type Deck, type ImageShape, type Media, ptOfEmu, resolveColor, type Slide, walk } from '@deckwright/draw/scene';
import type { FontSource } from '@deckwright/draw/typeset';
import { type CanvasPicture, paintSlide } from '@deckwright/write/canvas';
import { flattened } from '@deckwright/write/files';
import { inTwoTones } from '@deckwright/write/geometry';
import { type Bitmap, browser, type Canvas2d } from './browser.ts';

type Context = Parameters<typeof paintSlide>[0];

export interface Painter {
  picture(deck: Deck, width_px: number): Promise<Bitmap>;
  png(deck: Deck, width_px: number): Promise<Uint8Array>;
}

export function createPainter(fonts: FontSource): Painter {
  const faces = new Map<string, Promise<unknown>>();
  const familyOf = (face: string): string => `dw-${face}`;
  /** Registers a face with the canvas, under a family of its own: a font of the machine would win over it. */
  const register = (face: string): Promise<unknown> => {
    const loaded = faces.get(face) ?? registered(familyOf(face), fonts.file(face));
    faces.set(face, loaded);
    return loaded;
  };

  async function paint(deck: Deck, width_px: number): Promise<Canvas2d> {
    const flat = flattened(deck);
    const [slide] = flat.slides;
    if (slide === undefined) throw new RangeError('There is no slide to paint.');
    const scale = width_px / ptOfEmu(slide.canvas.w);
    await Promise.all([...facesOf(slide)].map(register));
    const pictures = await preparePictures(slide, flat);
    const canvas = new browser.OffscreenCanvas(width_px, Math.max(1, Math.round((width_px * slide.canvas.h) / slide.canvas.w)));
    // The same methods as those of the service's canvas.
    const ctx = canvas.getContext('2d', { alpha: false }) as Context;
    // Else letters stand on whole pixels of the size in points, which are scaled afterwards.
    ctx.textRendering = 'geometricPrecision';
    paintSlide(ctx, slide, flat, scale, { fonts, familyOf, pictures });
    return canvas;
  }

  return {
    picture: async (deck, width_px) => (await paint(deck, width_px)).transferToImageBitmap(),
    png: async (deck, width_px) => {
      const blob = await (await paint(deck, width_px)).convertToBlob({ type: 'image/png' });
      return new Uint8Array(await blob.arrayBuffer());
    },
  };
}

async function registered(family: string, bytes: Uint8Array): Promise<void> {
  const face = new browser.FontFace(family, bytes, { featureSettings: '"liga" 0, "clig" 0' });
  browser.self.fonts.add(face);
  await face.load();
}

/** Faces of all the texts of a slide. */
function facesOf(slide: Slide): ReadonlySet<string> {
  const faces = new Set<string>();
  for (const shape of walk(slide.shapes)) {
    const bodies = shape.kind === 'table' ? shape.cells.flat().map(({ text }) => text) : 'text' in shape ? [shape.text] : [];
    for (const body of bodies)
      for (const line of body?.lines ?? []) {
        if (line.bullet?.face !== undefined) faces.add(line.bullet.face);
        for (const span of line.spans) faces.add(span.face);
      }
  }
  return faces;
}

/** A worker has no decoder for vector pictures. */
export const isPaintable = ({ mime, png }: Media): boolean => png !== undefined || mime !== 'image/svg+xml';

/** Those that cannot be painted are left out. */
async function preparePictures(slide: Slide, deck: Deck): Promise<ReadonlyMap<ImageShape, CanvasPicture>> {
  const pictures = new Map<ImageShape, CanvasPicture>();
  for (const shape of walk(slide.shapes)) {
    if (shape.kind !== 'image') continue;
    const media = deck.media.get(shape.media);
    if (media === undefined) throw new RangeError(`A slide shows the picture ${shape.media}, which is not in the deck's media.`);
    if (!isPaintable(media)) continue;
    const { bytes, mime } = media.png === undefined ? media : { bytes: media.png, mime: 'image/png' };
    const whole = await browser.createImageBitmap(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: mime }));
    pictures.set(shape, (await cropped(whole, shape, deck)) as unknown as CanvasPicture);
  }
  return pictures;
}

async function cropped(whole: Bitmap, { crop, duotone }: ImageShape, deck: Deck): Promise<Bitmap | Canvas2d> {
  const { l, t, r, b } = crop ?? { l: 0, t: 0, r: 0, b: 0 };
  const width = Math.max(1, Math.round((1 - l - r) * whole.width));
  const height = Math.max(1, Math.round((1 - t - b) * whole.height));
  const part = await browser.createImageBitmap(whole, Math.round(l * whole.width), Math.round(t * whole.height), width, height);
  if (duotone === undefined) return part;
  const canvas = new browser.OffscreenCanvas(width, height);
  const ctx = canvas.getContext('2d', { willReadFrequently: true }) as Context;
  ctx.drawImage(part as unknown as CanvasPicture, 0, 0);
  const pixels = ctx.getImageData(0, 0, width, height);
  inTwoTones(new Uint8Array(pixels.data.buffer), [resolveColor(deck.theme, duotone[0]), resolveColor(deck.theme, duotone[1])]);
  ctx.putImageData(pixels, 0, 0);
  return canvas;
}
