/** The main text of a slide: its list, where most of its words are that list. */
import { type Box, type Emu, plainText, type Shape, type Slide, type TextShape } from '@deckwright/draw/scene';

/** Items, at least, and their share of the letters of a slide. */
const LEAST_ITEMS = 2;
const LEAST_SHARE = 0.4;
/** Of the width of the slide, between a text and what stands beside it. */
const APART = 0.02;

/** One of each slide at most, with the slide. @param others shapes that are known to be something else */
export function bodiesOf(slides: readonly Slide[], others: ReadonlySet<Shape>): ReadonlyMap<Shape, Slide> {
  return new Map(
    slides.flatMap((slide) => {
      const texts = slide.shapes.filter((shape): shape is TextShape => shape.kind === 'text' && !others.has(shape));
      const letters = texts.reduce((sum, { text }) => sum + plainText(text).length, 0);
      const lists = texts.filter((shape) => isList(shape) && !isOnCard(shape, slide));
      const [best] = lists.sort((a, b) => plainText(b.text).length - plainText(a.text).length);
      return best !== undefined && plainText(best.text).length >= LEAST_SHARE * letters ? [[best, slide] as const] : [];
    }),
  );
}

const isList = ({ text: { paragraphs }, rotation }: TextShape): boolean =>
  rotation === undefined &&
  paragraphs[0]?.bullet !== undefined &&
  paragraphs.filter(({ bullet }) => bullet !== undefined).length >= LEAST_ITEMS;

const holds = (outer: Box, inner: Box): boolean =>
  outer.x <= inner.x && outer.y <= inner.y && outer.x + outer.w >= inner.x + inner.w && outer.y + outer.h >= inner.y + inner.h;

/** A painted shape around it, smaller than the slide, is its card. */
function isOnCard({ box }: TextShape, { shapes, canvas }: Slide): boolean {
  return shapes.some(
    (shape) =>
      (shape.kind === 'rect' || shape.kind === 'ellipse' || shape.kind === 'path') && holds(shape.box, box) && shape.box.w < 0.9 * canvas.w,
  );
}

/** As wide as the slide leaves it, so that longer items and other faces have room; its letters stay where they are. */
export function asBody(shape: TextShape, { shapes, canvas }: Slide): TextShape {
  const { box, text } = shape;
  const body = { ...shape, role: 'body' as const, placeholder: 'body' as const };
  if (text.wrap || text.paragraphs.some(({ align, rtl }) => align !== 'left' || rtl === true)) return body;
  const beside = shapes.filter(
    (other) => other !== shape && other.box.y < box.y + box.h && other.box.y + other.box.h > box.y && other.box.x >= box.x + box.w,
  );
  const right = Math.min(canvas.w - Math.min(box.x, canvas.w / 10), ...beside.map((other) => other.box.x - APART * canvas.w));
  return right <= box.x + box.w ? body : { ...body, box: { ...box, w: (right - box.x) as Emu }, text: { ...text, wrap: true } };
}
