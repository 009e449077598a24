/**
 * The lower bound of drawing a picture: the same shapes drawn directly on @napi-rs/canvas, then its encoder or the fastest lossless one
 * found.
 */
import { type Deck, emuOfIn, resolveColor, type Slide } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { type Canvas, createCanvas, GlobalFonts } from '@napi-rs/canvas';
import sharp from 'sharp';
import { leaves } from '../workload.ts';

const WIDTH = 1920;
const HEIGHT = 1080;
const PX = WIDTH / (emuOfIn(40 / 3) as number);

const fonts = carriedFonts();
const registered = new Set<string>();
const family = (face: string): string => {
  if (!registered.has(face)) GlobalFonts.register(Buffer.from(fonts.file(face)), `bench-${face}`);
  registered.add(face);
  return `bench-${face}`;
};

function draw(slide: Slide, deck: Deck): Canvas {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = resolveColor(deck.theme, slide.background);
  context.fillRect(0, 0, WIDTH, HEIGHT);
  for (const shape of leaves(slide.shapes)) {
    const { x, y, w, h } = shape.box;
    if (shape.kind === 'line') {
      const { color, width_pt, dash } = shape.stroke;
      const width = (width_pt / 72) * (WIDTH / (40 / 3));
      context.strokeStyle = resolveColor(deck.theme, color);
      context.lineWidth = width;
      context.setLineDash(dash === 'dash' ? [width * 4, width * 3] : []);
      context.beginPath();
      context.moveTo(shape.from.x * PX, shape.from.y * PX);
      context.lineTo(shape.to.x * PX, shape.to.y * PX);
      context.stroke();
      continue;
    }
    if ('fill' in shape && shape.fill) {
      context.fillStyle = resolveColor(deck.theme, shape.fill.color);
      context.fillRect(x * PX, y * PX, w * PX, h * PX);
    }
    const text = 'text' in shape ? shape.text : undefined;
    for (const line of text?.lines ?? []) {
      for (const span of line.spans) {
        context.font = `${(span.size_pt / 72) * (WIDTH / (40 / 3))}px "${family(span.face)}"`;
        context.fillStyle = resolveColor(deck.theme, span.color);
        context.fillText(span.text, (x + span.x) * PX, (y + line.baseline) * PX);
      }
    }
  }
  return canvas;
}

const first = (deck: Deck): Slide => {
  const [slide] = deck.slides;
  if (slide === undefined) throw new Error('A deck needs a slide.');
  return slide;
};

/** Canvas and its own encoder. */
export const withCanvas = (deck: Deck): Uint8Array => draw(first(deck), deck).encodeSync('png');

/** Canvas, raw pixels, sharp without alpha. */
export const withCanvasAndSharp = (deck: Deck, compressionLevel: number): Promise<Uint8Array> =>
  sharp(draw(first(deck), deck).data(), { raw: { width: WIDTH, height: HEIGHT, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel, adaptiveFiltering: false })
    .toBuffer();
