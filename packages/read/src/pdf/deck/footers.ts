/** The footer of a deck: words of one line at the foot that most slides have in the same place. */
import { type Emu, plainText, type Shape, type Slide, type TextShape, type Theme } from '@deckwright/draw/scene';
import { repeatedShapes } from './alike.ts';
import { withRoom } from './room.ts';

/** Slides that have it, at least, and their share of all. */
const LEAST_SLIDES = 3;
const LEAST_SHARE = 0.5;
/** Share of the slide's height below which it stands. */
const FOOT = 0.88;
const LEAST_LETTERS = 4;

/** One of each slide at most. @param others shapes that are known to be something else */
export function footersOf(slides: readonly Slide[], theme: Theme, others: ReadonlySet<Shape>): ReadonlyMap<Shape, Slide> {
  const least = Math.max(LEAST_SLIDES, Math.ceil(slides.length * LEAST_SHARE));
  const shapeAt = (page: number, index: number): Shape => slides[page]?.shapes[index] as Shape;
  const found = repeatedShapes(slides, theme).filter(
    ({ shape, at }) =>
      isFooter(shape, slides[0] as Slide) && at.size >= least && ![...at].some(([page, i]) => others.has(shapeAt(page, i))),
  );
  const letters = ({ shape }: (typeof found)[number]): number => (shape.kind === 'text' ? plainText(shape.text).length : 0);
  const [best] = found.sort((a, b) => b.at.size - a.at.size || letters(b) - letters(a));
  return new Map([...(best?.at ?? [])].map(([page, i]) => [shapeAt(page, i), slides[page] as Slide]));
}

function isFooter(shape: Shape, { canvas }: Slide): boolean {
  if (shape.kind !== 'text' || shape.rotation !== undefined || shape.box.y < FOOT * canvas.h) return false;
  const { lines, paragraphs } = shape.text;
  return lines.length === 1 && paragraphs[0]?.bullet === undefined && plainText(shape.text).trim().length >= LEAST_LETTERS;
}

/** With room up to what stands beside it. */
export function asFooter(shape: TextShape, { shapes, canvas }: Slide): TextShape {
  const { box, text } = shape;
  const beside = shapes.filter(
    (other) => other !== shape && other.box.y < box.y + box.h && other.box.y + other.box.h > box.y && other.kind === 'text',
  );
  const right = Math.min(
    box.x + 2 * box.w,
    canvas.w,
    ...beside.filter((other) => other.box.x >= box.x + box.w).map((other) => other.box.x),
  );
  const left = Math.max(box.x - box.w, 0, ...beside.map((other) => other.box.x + other.box.w).filter((end) => end <= box.x));
  const align = text.paragraphs[0]?.align ?? 'left';
  const middle = (box.x + box.w / 2) / canvas.w;
  const side = align !== 'left' ? align : middle > 2 / 3 ? 'right' : 'left';
  return { ...withRoom(shape, side, { left: left as Emu, right: right as Emu }), name: 'Footer', role: 'footnote', placeholder: 'footer' };
}
