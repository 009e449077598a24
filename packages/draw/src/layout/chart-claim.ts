/** What a drawing says of its marks when they are a chart that presentations know: numbers and ids, no places. */
import type { BoxIn } from './boxes.ts';

interface ClaimBase {
  /** Prefix of the ids below, and of the chart's own. */
  readonly id: string;
  readonly name: string;
  readonly categories: readonly string[];
}

export interface ClaimedSeries {
  readonly name: string;
  readonly values: readonly (number | null | undefined)[];
  /** Id of each value's mark; undefined where none was drawn. */
  readonly marks: readonly (string | undefined)[];
}

/** Bars or columns from zero, beside one another or stacked in the order of the series. */
export interface BarsClaim extends ClaimBase {
  readonly kind: 'bars';
  readonly along: 'x' | 'y';
  readonly stacked?: boolean;
  readonly series: readonly ClaimedSeries[];
}

/** Bars that float between two levels; `group` gathers those of one meaning. */
export interface BridgeClaim extends ClaimBase {
  readonly kind: 'bridge';
  readonly along: 'x' | 'y';
  readonly steps: readonly {
    readonly from: number;
    readonly to: number;
    readonly value: number;
    readonly group: string;
    readonly mark: string;
  }[];
}

/** Lines over the categories. Their place is given, since a line has no box of its own that tells its values. */
export interface LinesClaim extends ClaimBase {
  readonly kind: 'lines';
  /** The first category stands at its left edge, the last at its right. */
  readonly plot: BoxIn;
  readonly min: number;
  readonly max: number;
  readonly series: readonly (ClaimedSeries & { readonly lines: readonly string[]; readonly area?: string })[];
}

/** Shares round a circle, clockwise from the top. */
export interface RingClaim extends ClaimBase {
  readonly kind: 'ring';
  readonly centre: readonly [number, number];
  readonly outer: number;
  readonly inner: number;
  readonly series: readonly ClaimedSeries[];
}

/** Dots by two values, and by a third as their area; those of one series follow one another. */
export interface PointsClaim extends ClaimBase {
  readonly kind: 'points';
  readonly plot: BoxIn;
  readonly x: { readonly name: string; readonly min: number; readonly max: number };
  readonly y: { readonly name: string; readonly min: number; readonly max: number };
  readonly size?: string;
  readonly points: readonly {
    readonly x: number;
    readonly y: number;
    readonly size?: number;
    readonly mark: string;
    readonly series: string;
  }[];
}

export type ChartClaim = BarsClaim | BridgeClaim | LinesClaim | RingClaim | PointsClaim;
