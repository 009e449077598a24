/** Which shapes of several slides are the same: in the same place, with the same look and words. */
import { lookOfShape, type Shape, type Slide, type Theme, wordsOfShape } from '@deckwright/draw/scene';

/** A shape that several slides have. */
export interface Repeated {
  readonly shape: Shape;
  /** Where it stands in the drawing order of each slide that has it, by the number of the slide from 0. */
  readonly at: ReadonlyMap<number, number>;
}

/** EMU within which places are one: a quarter of a point. */
const SAME_PLACE = 3_175;
const COARSE = 12_700;
/** Members of shapes that are lengths in whole EMU. */
const LENGTHS = new Set([
  'x',
  'y',
  'w',
  'h',
  'x1',
  'y1',
  'x2',
  'y2',
  'l',
  't',
  'r',
  'b',
  'baseline',
  'ascent',
  'descent',
  'size',
  'radius',
]);
/** Members that tell shapes of one slide apart and are not seen. */
const UNSEEN = new Set(['id', 'name']);

/** Shapes that two slides have at least; of several that are alike on one slide the first counts. */
export function repeatedShapes(slides: readonly Slide[], theme: Theme): Repeated[] {
  const byKey = new Map<string, { shape: Shape; at: Map<number, number> }[]>();
  slides.forEach(({ shapes }, page) => {
    shapes.forEach((shape, index) => {
      const key = keyOf(shape, theme);
      const some = byKey.get(key) ?? [];
      const found = some.find((one) => !one.at.has(page) && isAlike(one.shape, shape));
      if (found !== undefined) found.at.set(page, index);
      // Others of the key are few, or they are dots of a plot.
      else if (some.length < 8 && !some.some((one) => one.at.get(page) !== undefined && isAlike(one.shape, shape)))
        some.push({ shape, at: new Map([[page, index]]) });
      byKey.set(key, some);
    });
  });
  return [...byKey.values()].flat().filter(({ at }) => at.size > 1);
}

/** What is quickly compared; places near an edge of it are told apart, which only leaves them where they are. */
function keyOf(shape: Shape, theme: Theme): string {
  const { x, y, w, h } = shape.box;
  const place = [x, y, w, h].map((length) => Math.round(length / COARSE)).join(' ');
  return `${shape.kind}|${place}|${lookOfShape(shape, theme)}|${wordsOfShape(shape)}`;
}

function isAlike(a: unknown, b: unknown, key = ''): boolean {
  if (a === b) return true;
  if (typeof a === 'number' && typeof b === 'number')
    return LENGTHS.has(key) && Number.isInteger(a) && Number.isInteger(b) ? Math.abs(a - b) <= SAME_PLACE : Math.abs(a - b) < 1e-6;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [one, other] = [Object.entries(a), b as Readonly<Record<string, unknown>>];
  const seen = (keys: readonly string[]): number => keys.filter((name) => !UNSEEN.has(name)).length;
  if (seen(Object.keys(a)) !== seen(Object.keys(b))) return false;
  return one.every(([name, value]) => UNSEEN.has(name) || isAlike(value, other[name], Array.isArray(a) ? key : name));
}
