/** Sizes of things, then the parts of each in the same order: `dry 900, wet 700. Ours/Mars/others: 20/45/35, 35/30/35`. */

import { trimmed } from '../document/phrases.ts';
import type { Figure } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { listedHead } from './told-heads.ts';
import { Count, type Reading } from './values.ts';

const TUPLE = /^\s?[/|–-]?\s?$/u;
/** Sizes first, then the parts of each in the same order: `dry 900, wet 700. Ours/Mars/others: 20/45/35, 35/30/35`. */
export function partsInOrder(brief: ReadBrief): Reading | undefined {
  const figures = brief.figures.filter((f) => !f.year).slice(0, 80);
  const tuples: Figure[][] = [];
  let at = -1;
  for (let i = 0; i < figures.length; ) {
    const run = [figures[i] as Figure];
    while (
      i + run.length < figures.length &&
      TUPLE.test(brief.text.slice((run.at(-1) as Figure).end, (figures[i + run.length] as Figure).start))
    )
      run.push(figures[i + run.length] as Figure);
    const sum = run.reduce((m, f) => m + f.value, 0);
    if (run.length >= 2 && run.length <= 6 && Math.abs(sum - 100) <= 1.5 && (tuples[0] === undefined || tuples[0].length === run.length)) {
      if (tuples.length === 0) at = i;
      tuples.push(run);
    } else if (tuples.length > 0) break;
    i += run.length;
  }
  const [first] = tuples;
  const start = first?.[0]?.start;
  if (first === undefined || start === undefined || tuples.length < 2 || tuples.length > 10 || at < tuples.length) return undefined;
  const sizes = brief.facts.filter((f) => f.figure.end <= start && f.others.length === 0).slice(-tuples.length);
  const from = sizes.at(-1)?.figure.end ?? 0;
  // `split hotel/camping % — N 60 25`: what the parts are stands before the last mark.
  const before = brief.text.slice(Math.max(from, start - 200), start);
  const mark = /\s?[%:—–-]+\s[^/]*$|\s?%?:?\s*$/u.exec(before);
  const names = listedHead(before.slice(0, mark?.index ?? before.length), Math.max(from, start - 200), first.length);
  if (sizes.length !== tuples.length || names === undefined || sizes.some((f) => f.figure.value <= 0)) return undefined;
  const factors = new Set(sizes.map((f) => f.figure.factor));
  return {
    variant: 'share_marimekko',
    fit: 0.95,
    data: {
      unit: '%',
      segments: names.map((n) => trimmed(n)),
      columns: sizes.map((f, i) => ({
        label: f.label,
        width: new Count(factors.size > 1 ? f.figure.value * f.figure.factor : f.figure.value, f.figure),
        values: (tuples[i] as Figure[]).map((v) => new Count(v.value, v)),
      })),
    },
  };
}
