/** The figures of a stretch of a brief, found by halving: asking for every clause stays linear in the brief. */
import type { Figure } from './piece.ts';
import type { ReadBrief } from './reading.ts';

export function figuresWithin(brief: Pick<ReadBrief, 'figures'>, piece: { readonly start: number; readonly end: number }): Figure[] {
  const { figures } = brief;
  let [low, high] = [0, figures.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((figures[middle]?.start ?? 0) < piece.start) low = middle + 1;
    else high = middle;
  }
  const out: Figure[] = [];
  for (let i = low; (figures[i]?.end ?? Number.POSITIVE_INFINITY) <= piece.end; i++) out.push(figures[i] as Figure);
  return out;
}
