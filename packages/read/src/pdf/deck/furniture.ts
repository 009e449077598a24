/** What most slides have in common and can stand on a layout beneath them: grounds, logos, rules, footers. */
import { emuOfPt, type Shape, type Slide, type Theme } from '@deckwright/draw/scene';
import { type Repeated, repeatedShapes } from './alike.ts';

/** Slides that have a shape in common, at least, and their share of all. */
const LEAST_SLIDES = 3;
const LEAST_SHARE = 0.5;
/** Shapes of a layout. */
const MOST_SHAPES = 400;
/** Layouts of a deck. */
const MOST_LAYOUTS = 12;

export interface Furniture {
  /** In drawing order; none for slides that share nothing. */
  readonly shapes: readonly Shape[];
  /** The slides that stand on it, counted from 0, with those of their shapes that it has. */
  readonly slides: ReadonlyMap<number, ReadonlySet<Shape>>;
}

/**
 * What the slides stand on, each slide on one. A shape goes beneath a slide only where nothing else of that slide is painted under it, so that
 * each slide looks as before.
 *
 * @param own shapes that stay on their slide
 */
export function furnitureOf(slides: readonly Slide[], theme: Theme, own: ReadonlySet<Shape>): Furniture[] {
  const least = Math.max(LEAST_SLIDES, Math.ceil(slides.length * LEAST_SHARE));
  let common = repeatedShapes(slides, theme)
    .filter(
      ({ shape, at }) => shape.kind !== 'table' && at.size >= least && ![...at].some(([page, i]) => own.has(shapeAt(slides, page, i))),
    )
    .slice(0, MOST_SHAPES);
  let sets: (readonly Repeated[])[] = [];
  for (let before = -1; before !== common.length; ) {
    before = common.length;
    sets = slides.map((slide, page) => movable(slide, page, common));
    common = common.filter((one) => sets.filter((set) => set.includes(one)).length >= least);
  }
  const numbers = new Map(common.map((one, i) => [one, i]));
  const bySet = new Map<string, { set: readonly Repeated[]; slides: number[] }>();
  sets.forEach((set, page) => {
    const key = set.map((one) => numbers.get(one)).join(' ');
    const same = bySet.get(key) ?? { set, slides: [] };
    same.slides.push(page);
    bySet.set(key, same);
  });
  const chosen = [...bySet.values()]
    .filter(({ set, slides: on }) => set.length > 0 && on.length > 1)
    .sort((a, b) => b.slides.length - a.slides.length);
  const layouts = chosen.slice(0, MOST_LAYOUTS).map(({ set, slides: on }) => ({ set, slides: [...on] }));
  const bare: number[] = [];
  const placed = new Set(layouts.flatMap((layout) => layout.slides));
  slides.forEach((slide, page) => {
    if (placed.has(page)) return;
    const fitting = layouts.filter(({ set }) => fits(slide, page, set)).sort((a, b) => b.set.length - a.set.length)[0];
    (fitting?.slides ?? bare).push(page);
  });
  return [...layouts, ...(bare.length === 0 ? [] : [{ set: [], slides: bare }])].map(({ set, slides: on }) => ({
    shapes: set.map(({ shape }) => shape),
    slides: new Map(
      on.sort((a, b) => a - b).map((page) => [page, new Set(set.map(({ at }) => shapeAt(slides, page, at.get(page) as number)))]),
    ),
  }));
}

const shapeAt = (slides: readonly Slide[], page: number, index: number): Shape => slides[page]?.shapes[index] as Shape;

/** Those of a slide under which nothing else of it is painted, in drawing order. */
function movable({ shapes }: Slide, page: number, common: readonly Repeated[]): readonly Repeated[] {
  const wanted = new Map(common.flatMap((one) => (one.at.has(page) ? [[one.at.get(page) as number, one] as const] : [])));
  if (wanted.size === 0) return [];
  const last = Math.max(...wanted.keys());
  const beneath: Shape[] = [];
  const out: Repeated[] = [];
  for (const [i, shape] of shapes.slice(0, last + 1).entries()) {
    const one = wanted.get(i);
    if (one !== undefined && !beneath.some((other) => overlaps(other, shape))) out.push(one);
    else beneath.push(shape);
  }
  return out;
}

function fits(slide: Slide, page: number, set: readonly Repeated[]): boolean {
  const found = movable(slide, page, set);
  return found.length === set.length && found.every((one, i) => one === set[i]);
}

/** Whether the boxes of what two shapes paint meet. */
function overlaps(a: Shape, b: Shape): boolean {
  const [p, q] = [painted(a), painted(b)];
  return p.x0 < q.x1 && q.x0 < p.x1 && p.y0 < q.y1 && q.y0 < p.y1;
}

function painted(shape: Shape): { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number } {
  const { x, y, w, h } = shape.box;
  const stroke = 'stroke' in shape && shape.stroke !== undefined ? emuOfPt(shape.stroke.width_pt) / 2 : 0;
  const turned = shape.rotation === undefined ? 0 : Math.abs(w - h) / 2 + Math.min(w, h) * 0.21;
  const by = stroke + turned;
  return { x0: x - by, y0: y - by, x1: x + w + by, y1: y + h + by };
}
