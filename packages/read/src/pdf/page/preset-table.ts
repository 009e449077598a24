/** Preset geometries whose outlines are polygons, and how their adjustments are read off the corners. */

/** Distances are from the left or the top of the box w by h: the nth of the different ones of its corners, from 0. */
interface Preset {
  readonly name: string;
  readonly corners: number;
  readonly from?: readonly (readonly [axis: 'x' | 'y', nth: number])[];
  readonly adjust?: (at: readonly number[], w: number, h: number) => Readonly<Record<string, number>>;
}

const UNIT = 100_000;

/** One distance along the width, as a share of the shorter side. */
const slanted = (name: string, corners: number, more: Readonly<Record<string, number>> = {}): Preset => ({
  name,
  corners,
  from: [['x', 1]],
  adjust: ([x = 0], w, h) => ({ adj: (UNIT * x) / Math.min(w, h), ...more }),
});

const arrow = (name: string, axis: 'x' | 'y', corners: number): Preset => ({
  name,
  corners,
  from: [
    [axis, 1],
    [axis === 'x' ? 'y' : 'x', 1],
  ],
  // How far the head goes along the arrow, and how broad the shaft is.
  adjust: ([head = 0, side = 0], w, h) => {
    const [along, across] = axis === 'x' ? [w, h] : [h, w];
    const length = name === 'rightArrow' || name === 'downArrow' ? along - head : head;
    return { adj1: (UNIT * (across - 2 * side)) / across, adj2: (UNIT * length) / Math.min(w, h) };
  },
});

/** The first that has the outline is it. */
export const PRESETS: readonly Preset[] = [
  { name: 'triangle', corners: 3, from: [['x', 1]], adjust: ([x = 0], w) => ({ adj: (UNIT * x) / w }) },
  { name: 'flowChartMerge', corners: 3 },
  { name: 'rtTriangle', corners: 3 },
  { name: 'diamond', corners: 4 },
  slanted('parallelogram', 4),
  slanted('trapezoid', 4),
  { name: 'homePlate', corners: 5, from: [['x', 1]], adjust: ([x = 0], w, h) => ({ adj: (UNIT * (w - x)) / Math.min(w, h) }) },
  slanted('chevron', 6),
  slanted('hexagon', 6, { vf: 115_470 }),
  slanted('octagon', 8),
  slanted('plus', 12),
  arrow('rightArrow', 'x', 7),
  arrow('leftArrow', 'x', 7),
  arrow('downArrow', 'y', 7),
  arrow('upArrow', 'y', 7),
  arrow('leftRightArrow', 'x', 10),
  arrow('upDownArrow', 'y', 10),
  { name: 'star5', corners: 10 },
];
