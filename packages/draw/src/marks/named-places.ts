/** Where the named marks of a drawing are, in inches. */
import type { Bounds } from '@deckwright/core/geometry';
import type { Place } from '../fields/annotations.ts';
import type { NamedMark } from '../layout/index.ts';
import { inOfEmu, type Shape } from '../scene/index.ts';
import { type Anchor, type ChartPlaces, endOf, rangeOf, unionOf } from './anchors.ts';

/** From the end of a mark to the tip of a leader without a number between them. */
const NEAR = 0.085;
/** From a mark to a leader that touches it. */
const TOUCH = 0.012;

/** Undefined where the drawing has none of the marks. */
export function namedPlaces(
  named: readonly NamedMark[],
  byId: ReadonlyMap<string, Shape>,
  inks: readonly Bounds[],
): ChartPlaces | undefined {
  const found = named.flatMap((mark) => {
    const box = boundsOf(mark, byId);
    return box === undefined ? [] : [{ ...mark, box }];
  });
  if (found.length === 0) return undefined;
  const categories = [...new Set(found.map((m) => m.category))];
  const series = [...new Set(found.flatMap((m) => m.series ?? []))];
  const anchorOf = ({ category, at, box, grows, within }: (typeof found)[number]): Anchor => {
    const base = { label: category, value: undefined, of: [], box, grows, ...(within === undefined ? {} : { within }) };
    const { end, tip } = endOf(box, grows, inks, false);
    const isFar = Math.hypot(tip[0] - end[0], tip[1] - end[1]) > NEAR;
    if (isFar) return { ...base, end, tip };
    // Without a number between, the leader ends at the mark. A point without a shape of its own has the dot of the leader.
    if (typeof at !== 'string') return { ...base, end, tip: end };
    const [dx, dy] = [Math.sign(tip[0] - end[0]) * TOUCH, Math.sign(tip[1] - end[1]) * TOUCH];
    return { ...base, end, tip: [end[0] + dx, end[1] + dy], dotted: true };
  };
  const one = (category: string, wanted: string | undefined): Anchor | undefined => {
    const mark = found.find((m) => m.category === category && (wanted === undefined || m.series === wanted));
    return mark === undefined ? undefined : anchorOf(mark);
  };
  const find = ({ category, series: wanted, to }: Place): Anchor | undefined => {
    const first = nameOf(categories, category);
    const last = to === undefined ? first : nameOf(categories, to);
    if (last !== undefined && first !== undefined && first !== last) {
      const [a, b] = [categories.indexOf(first), categories.indexOf(last)].sort((p, q) => p - q) as [number, number];
      const parts = categories.slice(a, b + 1).flatMap((c) => one(c, wanted) ?? []);
      return parts.length === 0 ? undefined : rangeOf(parts, 'y');
    }
    if (first !== undefined) return one(first, wanted);
    // The name of a line or a panel alone is its last point.
    const ends = wanted === undefined ? found.findLast((m) => m.series === category) : undefined;
    return ends === undefined ? undefined : anchorOf(ends);
  };
  return { claim: undefined, along: 'y', categories, series, middles: [], plot: unionOf(found.map((m) => m.box)), at: undefined, find };
}

function boundsOf({ at }: NamedMark, byId: ReadonlyMap<string, Shape>): Bounds | undefined {
  if (typeof at !== 'string') return { left: at[0], right: at[0], top: at[1], bottom: at[1] };
  const box = byId.get(at)?.box;
  if (box === undefined) return undefined;
  return { left: inOfEmu(box.x), right: inOfEmu(box.x + box.w), top: inOfEmu(box.y), bottom: inOfEmu(box.y + box.h) };
}

/** By name, or by position where no mark has that name. */
function nameOf(categories: readonly string[], wanted: string): string | undefined {
  if (categories.includes(wanted)) return wanted;
  return /^\d+$/.test(wanted.trim()) ? categories[Number(wanted)] : undefined;
}
