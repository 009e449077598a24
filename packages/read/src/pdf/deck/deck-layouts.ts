/** Slides on layouts of their deck: what they share stands on a layout once, titles and numbers in its placeholders. */
import { type OwnLayout, type Shape, type Slide, type TextShape, type Theme, unionOf, wordsOfShape } from '@deckwright/draw/scene';
import { asBody, bodiesOf } from './bodies.ts';
import { inGroups } from './card-groups.ts';
import { inCards } from './cards.ts';
import { asFooter, footersOf } from './footers.ts';
import { furnitureOf } from './furniture.ts';
import { inReadingOrder } from './in-reading-order.ts';
import { pageNumbersOf } from './page-numbers.ts';
import { withRoom } from './room.ts';
import { titlesOf } from './titles.ts';

const PLACES = ['title', 'subtitle', 'body', 'footer', 'slide_number'] as const;
/** Letters. */
const LONGEST_TITLE = 200;
/** Share of the slide's width beside a title in the middle. */
const NARROWEST = 0.05;
/** Over the width of its letters, the room of a title; and the share of the slide's width that stays free beside it. */
const WIDER = 1.25;
const EDGE = 0.02;
/** Share of the height of a slide below which footers stand. */
const FOOT = 0.93;

export interface LaidOut {
  readonly slides: readonly Slide[];
  /** What the first slide is counted as, where its number says it. */
  readonly first_number?: number;
}

/** The same slides to the eye. @param slides one for each page */
export function onLayouts(slides: readonly Slide[], theme: Theme): LaidOut {
  const numbers = pageNumbersOf(slides);
  const fields: ReadonlyMap<Shape, TextShape> = numbers?.fields ?? new Map();
  const { titles, subtitles } = titlesOf(slides, new Set(fields.keys()));
  const known = new Set<Shape>([...fields.keys(), ...titles, ...subtitles]);
  const isCounted = [...fields.values()].some(({ placeholder }) => placeholder === 'footer');
  const footers = isCounted ? new Map<Shape, Slide>() : footersOf(slides, theme, known);
  const bodies = bodiesOf(slides, new Set<Shape>([...known, ...footers.keys()]));
  const own = new Set<Shape>([...known, ...footers.keys(), ...bodies.keys()]);
  const placed = (shape: Shape): Shape => {
    if (shape.kind !== 'text') return shape;
    if (titles.has(shape)) return asPlaceholder(shape, 'title', slides[0] as Slide);
    if (footers.has(shape)) return asFooter(shape, footers.get(shape) as Slide);
    if (bodies.has(shape)) return asBody(shape, bodies.get(shape) as Slide);
    return subtitles.has(shape) ? asPlaceholder(shape, 'subtitle', slides[0] as Slide) : (fields.get(shape) ?? shape);
  };
  const out: Slide[] = [...slides];
  let count = 0;
  for (const { shapes, slides: on } of furnitureOf(slides, theme, own)) {
    const made = [...on].map(([page, gone]) => {
      const slide = slides[page] as Slide;
      const title = slide.shapes.find((shape) => titles.has(shape));
      return {
        ...slide,
        ...(title === undefined ? {} : { title: wordsOfShape(title).replaceAll('\n', ' ').slice(0, LONGEST_TITLE) }),
        shapes: slide.shapes.filter((shape) => !gone.has(shape)).map(placed),
      };
    });
    const layout: OwnLayout = {
      name: `Layout ${count + 1}`,
      background: mostOf(made.map(({ background }) => background)) ?? 'canvas',
      behind: inCards(shapes.map((shape) => ({ ...shape, id: `layout/${shape.id}` }))),
      places: placesOf(made),
    };
    if (layout.behind.length === 0 && layout.places.length === 0) continue;
    count++;
    [...on.keys()].forEach((page, i) => {
      out[page] = { ...(made[i] as Slide), own_layout: layout };
    });
  }
  return {
    slides: out.map((slide) => ({
      ...slide,
      shapes: inReadingOrder(inGroups(inCards(slide.shapes), slide.canvas), FOOT * slide.canvas.h),
    })),
    ...(numbers === undefined ? {} : { first_number: numbers.first }),
  };
}

/** As wide as the slide between margins like its own. */
function asPlaceholder(shape: TextShape, placeholder: 'title' | 'subtitle', { canvas }: Slide): TextShape {
  const align = shape.text.paragraphs[0]?.align ?? 'left';
  const [before, behind] = [shape.box.x, canvas.w - shape.box.x - shape.box.w];
  const margin = Math.max(0, align === 'left' ? before : align === 'right' ? behind : Math.min(before, behind, NARROWEST * canvas.w));
  // Words that reach near to the margin may go beyond it, since another face may be wider.
  const wide = WIDER * (shape.text.lines[0]?.w ?? 0);
  const [least, most] = [EDGE * canvas.w, (1 - EDGE) * canvas.w];
  const to = {
    left: Math.max(least, Math.min(margin, shape.box.x + shape.box.w - wide)),
    right: Math.min(most, Math.max(canvas.w - margin, shape.box.x + wide)),
  };
  return {
    ...withRoom(shape, align, align === 'center' ? { left: margin, right: canvas.w - margin } : to),
    role: placeholder,
    placeholder,
  };
}

/** One place of each kind: as wide as all that stand in it, with the look that most of them have. */
function placesOf(slides: readonly Slide[]): TextShape[] {
  const texts = slides.flatMap(({ shapes }) => shapes.filter((shape): shape is TextShape => shape.kind === 'text'));
  return PLACES.flatMap((placeholder) => {
    const of = texts.filter((text) => text.placeholder === placeholder);
    const most = mostOf(of.map(lookOf));
    const first = of.find((text) => lookOf(text) === most);
    const box = unionOf(of.map((text) => text.box));
    if (first === undefined || box === undefined) return [];
    return [{ ...first, id: `layout/${placeholder}`, box: { ...first.box, x: box.x, w: box.w } }];
  });
}

function lookOf({ text: { paragraphs } }: TextShape): string {
  const [paragraph] = paragraphs;
  const run = paragraph?.runs[0];
  return `${run?.font} ${run?.size_pt} ${run?.bold} ${run?.color} ${paragraph?.align} ${paragraph?.line_pct}`;
}

/** The value that comes most often; of several the first. */
function mostOf<T>(values: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
