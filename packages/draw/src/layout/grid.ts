/** The slide's grid and spacing (inches): 12 columns, fixed zones, one spacing scale. */
import { TYPE_SCALE } from '../scene/index.ts';

export const MARGIN = 0.5;
export const COLUMN = 772160 / 914400;
export const GUTTER = 0.2;
export const CONTENT_W = 12192000 / 914400 - 2 * MARGIN;
export const CANVAS_W = 12192000 / 914400;
export const CANVAS_H = 7.5;
export const SPAN = (columns: number): number => columns * COLUMN + (columns - 1) * GUTTER;

/** Gap between a mark and its label. */
export const LABEL_GAP = 0.06;

/** Line widths in points. */
export const WIDTH = {
  grid: 0.5,
  rule: 0.5,
  header: 1,
  baseline: 1,
  connector: 0.75,
  leader: 0.5,
  context: 2.25,
  emphasis: 3,
  card: 0.75,
  target: 1.5,
} as const;

export interface Density {
  readonly name: 'D0' | 'D1' | 'D2';
  readonly primary_pt: number;
  readonly secondary_pt: number;
  readonly pitch: number;
  readonly pad: number;
  readonly gap: number;
}

/** Density levels from roomy to dense. A component uses the first level at which everything fits. */
export const DENSITIES: readonly Density[] = [
  { name: 'D0', primary_pt: 14, secondary_pt: 12, pitch: 0.4, pad: 0.2, gap: 0.2 },
  { name: 'D1', primary_pt: 12, secondary_pt: 11, pitch: 0.3, pad: 0.15, gap: 0.15 },
  { name: 'D2', primary_pt: 10, secondary_pt: 10, pitch: 0.2, pad: 0.1, gap: 0.1 },
];

/** Up to so many rows have the page to themselves. */
const FEW_ROWS = 3;

/** The largest pitch of `n` rows, inches: `usual`, and more where there are few. */
export const rowPitch = (n: number, usual = 0.9): number => (n <= FEW_ROWS ? Math.max(usual, 1.3) : usual);

/** The largest thickness of a bar in one of `n` rows, inches. */
export const barThickness = (n: number, usual = 0.6): number => (n <= FEW_ROWS ? usual * 1.4 : usual);

export type PaneClass = 'full' | 'half' | 'third' | 'card';

export const paneClass = (w: number): PaneClass => (w >= 9 ? 'full' : w >= 5.5 ? 'half' : w >= 3.5 ? 'third' : 'card');

/** Levels to try in a pane, roomiest first. Full width starts at roomy, panes start at standard. */
export const densitiesFor = (pane: PaneClass): readonly Density[] => (pane === 'full' ? DENSITIES : DENSITIES.slice(1));

/** Sizes of the scale from `from` down to `to`. */
export const sizesDown = (from: number, to: number): number[] => TYPE_SCALE.filter((s) => s <= from && s >= to).reverse();
