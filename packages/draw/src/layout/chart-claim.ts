/** What a drawing declares about its marks when they form a chart type that presentation programs know: numbers and ids, no positions. */
import type { BoxIn } from './boxes.ts';
import type { TimeScale } from './dates-in-words.ts';

interface ClaimBase {
  /** Prefix of the ids below, and of the chart's own. */
  readonly id: string;
  readonly name: string;
  readonly categories: readonly string[];
}

export interface ClaimedSeries {
  readonly name: string;
  readonly values: readonly (number | null | undefined)[];
  /** Id of the mark of each value; undefined where no mark was drawn. */
  readonly marks: readonly (string | undefined)[];
}

/** Bars or columns from zero, side by side or stacked in the order of the series. */
export interface BarsClaim extends ClaimBase {
  readonly kind: 'bars';
  readonly along: 'x' | 'y';
  readonly stacked?: boolean;
  readonly series: readonly ClaimedSeries[];
  /** Lines over the middles of the columns, on a scale of their own: `min` is at the lower edge of the plot, `max` at the upper one. */
  readonly over?: {
    readonly plot: BoxIn;
    readonly min: number;
    readonly max: number;
    readonly series: readonly ClaimedLine[];
  };
}

/** Bars that float between two levels. `group` collects the bars of one meaning. */
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

export interface ClaimedLine extends ClaimedSeries {
  readonly lines: readonly string[];
}

/** Lines over the categories. Their position is given, because the box of a line does not tell its values. */
export interface LinesClaim extends ClaimBase {
  readonly kind: 'lines';
  /** The first category is at the left edge, the last at the right edge. */
  readonly plot: BoxIn;
  /** The categories are dates, and stand where these are. */
  readonly time?: TimeScale | undefined;
  readonly min: number;
  readonly max: number;
  readonly series: readonly (ClaimedLine & { readonly area?: string })[];
}

/** Shares of a circle, clockwise from the top. */
export interface RingClaim extends ClaimBase {
  readonly kind: 'ring';
  readonly centre: readonly [number, number];
  readonly outer: number;
  readonly inner: number;
  readonly series: readonly ClaimedSeries[];
}

/** Dots placed by two values, with a third as their area. The dots of one series are consecutive. */
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
