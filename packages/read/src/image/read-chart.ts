/** A chart as it is read from a picture: its marks, their values, and how sure each is. */
import type { PxBounds } from './raster.ts';

export interface ReadPoint {
  readonly label?: string;
  readonly value: number;
  /** The value lies within so much of it. */
  readonly error: number;
  /** Printed, and proved by the mark's size; or measured along an axis. */
  readonly from: 'label' | 'axis';
}

export interface ReadChart {
  readonly kind: 'bars' | 'columns' | 'line' | 'ring' | 'dots';
  readonly bounds: PxBounds;
  readonly unit?: string;
  readonly axis?: { readonly min: number; readonly max: number };
  readonly series: readonly { readonly name?: string; readonly points: readonly ReadPoint[] }[];
  /** Of its marks, the part whose values are proved, 0 to 1. */
  readonly confidence: number;
}
