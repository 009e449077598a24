/** Places of a drawn chart at which notes stand, in inches. */
import type { Bounds } from '@deckwright/core/geometry';
import type { Place } from '../fields/annotations.ts';
import type { BoxIn, ChartClaim } from '../layout/index.ts';
import type { Spot } from './obstacles.ts';

/** A mark or several together, and the point beside it where a leader ends. */
export interface Anchor {
  readonly label: string;
  /** Undefined for a range, and for dots that stand for two values. */
  readonly value: number | undefined;
  /** The supplied numbers that give the value, alone or as a sum. */
  readonly of: readonly number[];
  readonly box: Bounds;
  /** The end of the mark, where its value is read. */
  readonly end: Spot;
  /** The point beyond the number at its end. */
  readonly tip: Spot;
  /** The direction in which the mark grows. Leaders come from there. */
  readonly grows: 'up' | 'down' | 'left' | 'right';
  /** True where the tip touches a dot of the chart, so that a leader needs none. */
  readonly dotted?: true;
  /** Panel in which words about the mark stand where they fit. */
  readonly within?: BoxIn;
  /** Unit of a line that has a scale of its own. */
  readonly unit?: string;
  /** First and last category of a range, where the tip covers only a part of it. */
  readonly span?: readonly [number, number];
}

export interface ChartPlaces {
  /** Undefined for named marks of a drawing without one chart. */
  readonly claim: ChartClaim | undefined;
  /** The axis of the values. Lines and dots have `y`. */
  readonly along: 'x' | 'y';
  readonly categories: readonly string[];
  readonly series: readonly string[];
  /** Middle of each category across the axis of the values. A category without a mark is as far from its neighbours as they are apart. */
  readonly middles: readonly number[];
  readonly plot: Bounds;
  /** Position of a value along the axis. Undefined where the marks have no common scale. */
  readonly at: ((value: number) => number) | undefined;
  readonly find: (place: Place) => Anchor | undefined;
}

/** Distance from a mark to the number at its end. */
const NEAR = 0.2;

export function rangeOf(parts: readonly Anchor[], along: 'x' | 'y'): Anchor {
  const [first] = parts as readonly [Anchor];
  const box = unionOf(parts.map((p) => p.box));
  const { grows } = first;
  const upright = along === 'y';
  const far = parts.map((p) => (upright ? p.tip[1] : p.tip[0]));
  const edge = grows === 'up' || grows === 'left' ? Math.min(...far) : Math.max(...far);
  const span = upright ? ([box.left, box.right] as const) : ([box.top, box.bottom] as const);
  const middle = (span[0] + span[1]) / 2;
  const tip: Spot = upright ? [middle, edge] : [edge, middle];
  return { label: `${first.label}–${parts.at(-1)?.label ?? ''}`, value: undefined, of: [], box, end: tip, tip, grows, span };
}

/** The end of a mark, and the point beyond the number that is printed there. */
export function endOf(
  box: Bounds,
  grows: Anchor['grows'],
  inks: readonly Bounds[],
  isLevel: boolean,
): { readonly end: Spot; readonly tip: Spot } {
  const x = (box.left + box.right) / 2;
  const y = (box.top + box.bottom) / 2;
  if (grows === 'up' || grows === 'down') {
    const edge = grows === 'up' ? box.top : box.bottom;
    const near = inks.filter(
      (i) =>
        i.left < x &&
        i.right > x &&
        (grows === 'up' ? i.bottom <= edge + 0.02 && i.bottom > edge - NEAR : i.top >= edge - 0.02 && i.top < edge + NEAR),
    );
    const beyond = grows === 'up' ? Math.min(edge, ...near.map((i) => i.top)) - 0.06 : Math.max(edge, ...near.map((i) => i.bottom)) + 0.06;
    return { end: [x, isLevel ? y : edge], tip: [x, beyond] };
  }
  const edge = grows === 'right' ? box.right : box.left;
  const near = inks.filter(
    (i) =>
      i.top < y &&
      i.bottom > y &&
      (grows === 'right' ? i.left >= edge - 0.02 && i.left < edge + NEAR : i.right <= edge + 0.02 && i.right > edge - NEAR),
  );
  const beyond = grows === 'right' ? Math.max(edge, ...near.map((i) => i.right)) + 0.08 : Math.min(edge, ...near.map((i) => i.left)) - 0.08;
  return { end: [edge, y], tip: [beyond, y] };
}

export function unionOf(boxes: readonly Bounds[]): Bounds {
  return {
    left: Math.min(...boxes.map((b) => b.left)),
    right: Math.max(...boxes.map((b) => b.right)),
    top: Math.min(...boxes.map((b) => b.top)),
    bottom: Math.max(...boxes.map((b) => b.bottom)),
  };
}
