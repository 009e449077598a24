/** Which slide of a file that came back is which of those it was written from: by what is on them, since programs number anew. */
import { type Slide, walk, wordsOfShape } from '@deckwright/draw/scene';
import { type ForeignSlide, walkForeign } from '@deckwright/read/pptx';
import { wordsOfForeign } from './foreign-lines.ts';

/** Less than this share of a slide's shapes in common is another slide. */
const LEAST = 0.34;

/**
 * For each slide that was sent the place of the one that it was, from 0; null for a new one. A copy of a slide is told by `copies`:
 * the place that it was copied from.
 */
export function matchSlides(
  base: readonly Slide[],
  sent: readonly ForeignSlide[],
): { readonly from: readonly (number | null)[]; readonly copies: readonly (number | null)[] } {
  const old = base.map((slide) => counted(writtenKeys(slide)));
  const now = sent.map((slide) => counted([...walkForeign(slide.shapes)].map((shape) => keysOf(shape.name, wordsOfForeign(shape)))));
  const scores = now.flatMap((mine, j) => old.map((theirs, i) => ({ i, j, score: alike(mine, theirs) })));
  // Of equals the one in the same place, then the earlier one.
  scores.sort((a, b) => b.score - a.score || Math.abs(a.i - a.j) - Math.abs(b.i - b.j) || a.j - b.j);
  const from: (number | null)[] = sent.map(() => null);
  const copies: (number | null)[] = sent.map(() => null);
  const taken = new Set<number>();
  for (const { i, j, score } of scores) {
    if (score < LEAST || from[j] !== null || taken.has(i)) continue;
    from[j] = i;
    taken.add(i);
  }
  for (const { i, j, score } of scores) if (score >= 0.8 && from[j] === null && copies[j] === null) copies[j] = i;
  return { from, copies };
}

/** Shapes that a native chart stands for are not in the file; the chart is. */
function writtenKeys({ shapes, charts = [] }: Slide): readonly (readonly string[])[] {
  const replaced = new Set(charts.flatMap(({ replaces }) => [...replaces]));
  return [
    ...[...walk(shapes)].filter(({ id }) => !replaced.has(id)).map((shape) => keysOf(shape.name, wordsOfShape(shape))),
    ...charts.map(({ name }) => keysOf(name, '')),
  ];
}

const keysOf = (name: string, words: string): readonly string[] =>
  words === '' ? [`n:${name}`] : [`n:${name}`, `w:${words}`, `w:${words}`];

function counted(keys: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys.flat()) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Of what either has, the share that both have. */
function alike(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let both = 0;
  let either = 0;
  for (const [key, count] of a) {
    both += Math.min(count, b.get(key) ?? 0);
    either += Math.max(count, b.get(key) ?? 0);
  }
  for (const [key, count] of b) if (!a.has(key)) either += count;
  return either === 0 ? 0 : both / either;
}
