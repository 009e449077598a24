/** Matches shapes of an edited slide with those that were written: by number and name, then by what other programs leave unchanged. */
import { placeOfShape, type Shape, wordsOfShape } from '@deckwright/draw/scene';
import type { ForeignShape } from '@deckwright/read/pptx';
import { wordsOfForeign } from './foreign-lines.ts';
import { type HeldPlace, placeHeldBy, placeHeldByForeign } from './held-place.ts';

export interface BaseShape {
  readonly key: string;
  readonly name: string;
  readonly words: string;
  readonly box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly kind: Shape['kind'] | 'chart';
  /** Its purpose on the slide. */
  readonly holds?: HeldPlace;
  /** Its number in the file, where the carried source has it. */
  readonly id?: number;
}

export const baseShape = (shape: Shape, id: number | undefined): BaseShape => ({
  key: shape.id,
  name: shape.name,
  words: wordsOfShape(shape),
  box: placeOfShape(shape),
  kind: shape.kind,
  ...held(placeHeldBy(shape)),
  ...(id === undefined ? {} : { id }),
});

const held = (holds: HeldPlace | undefined): Pick<BaseShape, 'holds'> => (holds === undefined ? {} : { holds });

/** Kinds that may match: a text box with a fill is read as a rectangle, and a program may save an outline as a picture. */
const FAMILY: Readonly<Record<BaseShape['kind'], readonly ForeignShape['kind'][]>> = {
  text: ['shape'],
  rect: ['shape'],
  ellipse: ['shape'],
  path: ['shape'],
  line: ['connector', 'shape'],
  image: ['picture', 'shape'],
  table: ['table'],
  group: ['group'],
  chart: ['chart', 'object'],
};

interface Pair {
  readonly a: BaseShape;
  readonly b: ForeignShape;
}

/**
 * Base keys to the shapes that came back; each at most once.
 * @param renumbered the file was saved by a program that renumbers shapes
 */
export function matchShapes(
  base: readonly BaseShape[],
  sent: readonly ForeignShape[],
  renumbered: boolean,
): ReadonlyMap<string, ForeignShape> {
  const found = new Map<string, ForeignShape>();
  const taken = new Set<ForeignShape>();
  const take = (fits: (pair: Pair) => boolean): void => {
    for (const a of base) {
      if (found.has(a.key)) continue;
      let best: ForeignShape | undefined;
      for (const b of sent) {
        if (taken.has(b) || !FAMILY[a.kind].includes(b.kind) || !fits({ a, b })) continue;
        if (best === undefined || distance(a, b) < distance(a, best)) best = b;
      }
      if (best === undefined) continue;
      found.set(a.key, best);
      taken.add(best);
    }
  };
  const sameWords = ({ a, b }: Pair): boolean => a.words === wordsOfForeign(b);
  const here = ({ a, b }: Pair): boolean => distance(a, b) < NEAR;
  if (!renumbered) take(({ a, b }) => a.id === b.id && a.name === b.name);
  take((pair) => pair.a.name === pair.b.name && sameWords(pair) && here(pair));
  take((pair) => pair.a.name === pair.b.name && sameWords(pair));
  take((pair) => pair.a.name === pair.b.name && here(pair));
  // A name that occurs once on each side identifies a shape as well as a number does.
  const once = (names: readonly string[]) => new Set(names.filter((name) => names.indexOf(name) === names.lastIndexOf(name)));
  const mine = once(base.map(({ name }) => name));
  const theirs = once(sent.map(({ name }) => name));
  take(({ a, b }) => a.name === b.name && mine.has(a.name) && theirs.has(b.name));
  // A slide has one title and one slide number, whatever another program names them. The text of the number depends on the slide's position.
  take(({ a, b }) => (a.holds === 'title' || a.holds === 'number') && a.holds === placeHeldByForeign(b));
  take((pair) => pair.a.words !== '' && sameWords(pair) && here(pair));
  take((pair) => pair.a.words === '' && sameWords(pair) && distance(pair.a, pair.b) < NEAR / 10);
  // Words that were typed over in a placeholder that another program named.
  take((pair) => pair.a.holds !== undefined && pair.a.holds === placeHeldByForeign(pair.b) && here(pair));
  take(({ a, b }) => a.holds !== undefined && a.holds === placeHeldByForeign(b));
  return found;
}

/** EMU: a tenth of an inch, all sides together. */
const NEAR = 91_440;

function distance({ box }: BaseShape, b: ForeignShape): number {
  if (b.box === undefined) return Number.POSITIVE_INFINITY;
  return Math.abs(b.box.x - box.x) + Math.abs(b.box.y - box.y) + Math.abs(b.box.w - box.w) + Math.abs(b.box.h - box.h);
}
