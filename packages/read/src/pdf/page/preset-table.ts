/** Preset geometries whose outlines are polygons (ISO 29500-1, annex D), by their corners in a box. */

export type Point = readonly [x: number, y: number];

/** A preset within a box of the size w by h: its corners, from distances that are taken from those of the polygon. */
export interface Preset {
  readonly name: string;
  readonly corners: number;
  /** Distances from the left or the top of the box: the nth of the different ones of its corners, from 0. */
  readonly from?: readonly (readonly [axis: 'x' | 'y', nth: number])[];
  readonly adjust?: (at: readonly number[], w: number, h: number) => Readonly<Record<string, number>>;
  readonly outline: (w: number, h: number, at: readonly number[]) => readonly Point[];
}

const UNIT = 100_000;
const shorter = Math.min;
const [COS18, SIN18, COS54, SIN54] = [18, 18, 54, 54].map((degrees, i) =>
  (i % 2 === 0 ? Math.cos : Math.sin)((degrees * Math.PI) / 180),
) as [number, number, number, number];

type Outline = Preset['outline'];

/** To the right: where the head begins, and how far the shaft is from the edge. */
const RIGHT: Outline = (w, h, [x = 0, y = 0]) => [
  [0, y],
  [x, y],
  [x, 0],
  [w, h / 2],
  [x, h],
  [x, h - y],
  [0, h - y],
];
const BOTH_WAYS: Outline = (w, h, [x = 0, y = 0]) => [
  [0, h / 2],
  [x, 0],
  [x, y],
  [w - x, y],
  [w - x, 0],
  [w, h / 2],
  [w - x, h],
  [w - x, h - y],
  [x, h - y],
  [x, h],
];

const mirrored =
  (outline: Outline): Outline =>
  (w, h, [x = 0, y = 0]) =>
    outline(w, h, [w - x, y]).map(([px, py]): Point => [w - px, py]);

/** Along the height instead of the width. */
const turned =
  (outline: Outline): Outline =>
  (w, h, at) =>
    outline(h, w, at).map(([x, y]): Point => [y, x]);

const arrow = (name: string, axis: 'x' | 'y', outline: Outline): Preset => ({
  name,
  corners: outline(2, 2, [1, 0.5]).length,
  from: [
    [axis, 1],
    [axis === 'x' ? 'y' : 'x', 1],
  ],
  // How far the head goes along the arrow, and how broad the shaft is.
  adjust: ([head = 0, side = 0], w, h) => {
    const [along, across] = axis === 'x' ? [w, h] : [h, w];
    const length = name === 'rightArrow' || name === 'downArrow' ? along - head : head;
    return { adj1: (UNIT * (across - 2 * side)) / across, adj2: (UNIT * length) / shorter(w, h) };
  },
  outline,
});

export const PRESETS: readonly Preset[] = [
  {
    name: 'triangle',
    corners: 3,
    from: [['x', 1]],
    adjust: ([x = 0], w) => ({ adj: (UNIT * x) / w }),
    outline: (w, h, [x = 0]) => [
      [x, 0],
      [w, h],
      [0, h],
    ],
  },
  {
    name: 'flowChartMerge',
    corners: 3,
    outline: (w, h) => [
      [0, 0],
      [w, 0],
      [w / 2, h],
    ],
  },
  {
    name: 'rtTriangle',
    corners: 3,
    outline: (w, h) => [
      [0, 0],
      [w, h],
      [0, h],
    ],
  },
  {
    name: 'diamond',
    corners: 4,
    outline: (w, h) => [
      [w / 2, 0],
      [w, h / 2],
      [w / 2, h],
      [0, h / 2],
    ],
  },
  {
    name: 'parallelogram',
    corners: 4,
    from: [['x', 1]],
    adjust: ([x = 0], w, h) => ({ adj: (UNIT * x) / shorter(w, h) }),
    outline: (w, h, [x = 0]) => [
      [0, h],
      [x, 0],
      [w, 0],
      [w - x, h],
    ],
  },
  {
    name: 'trapezoid',
    corners: 4,
    from: [['x', 1]],
    adjust: ([x = 0], w, h) => ({ adj: (UNIT * x) / shorter(w, h) }),
    outline: (w, h, [x = 0]) => [
      [0, h],
      [x, 0],
      [w - x, 0],
      [w, h],
    ],
  },
  {
    name: 'homePlate',
    corners: 5,
    from: [['x', 1]],
    adjust: ([x = 0], w, h) => ({ adj: (UNIT * (w - x)) / shorter(w, h) }),
    outline: (w, h, [x = 0]) => [
      [0, 0],
      [x, 0],
      [w, h / 2],
      [x, h],
      [0, h],
    ],
  },
  {
    name: 'chevron',
    corners: 6,
    from: [['x', 1]],
    adjust: ([x = 0], w, h) => ({ adj: (UNIT * x) / shorter(w, h) }),
    outline: (w, h, [x = 0]) => [
      [0, 0],
      [w - x, 0],
      [w, h / 2],
      [w - x, h],
      [0, h],
      [x, h / 2],
    ],
  },
  {
    name: 'hexagon',
    corners: 6,
    from: [['x', 1]],
    adjust: ([x = 0], w, h) => ({ adj: (UNIT * x) / shorter(w, h), vf: 115_470 }),
    outline: (w, h, [x = 0]) => [
      [0, h / 2],
      [x, 0],
      [w - x, 0],
      [w, h / 2],
      [w - x, h],
      [x, h],
    ],
  },
  {
    name: 'octagon',
    corners: 8,
    from: [['x', 1]],
    adjust: ([x = 0], w, h) => ({ adj: (UNIT * x) / shorter(w, h) }),
    outline: (w, h, [x = 0]) => [
      [0, x],
      [x, 0],
      [w - x, 0],
      [w, x],
      [w, h - x],
      [w - x, h],
      [x, h],
      [0, h - x],
    ],
  },
  {
    name: 'plus',
    corners: 12,
    from: [['x', 1]],
    adjust: ([x = 0], w, h) => ({ adj: (UNIT * x) / shorter(w, h) }),
    outline: (w, h, [x = 0]) => [
      [0, x],
      [x, x],
      [x, 0],
      [w - x, 0],
      [w - x, x],
      [w, x],
      [w, h - x],
      [w - x, h - x],
      [w - x, h],
      [x, h],
      [x, h - x],
      [0, h - x],
    ],
  },
  arrow('rightArrow', 'x', RIGHT),
  arrow('leftArrow', 'x', mirrored(RIGHT)),
  arrow('downArrow', 'y', turned(RIGHT)),
  arrow('upArrow', 'y', turned(mirrored(RIGHT))),
  arrow('leftRightArrow', 'x', BOTH_WAYS),
  arrow('upDownArrow', 'y', turned(BOTH_WAYS)),
  {
    name: 'star5',
    corners: 10,
    outline: (w, h) => {
      const [rx, ry] = [(w / 2) * 1.05146, (h / 2) * 1.10557];
      const [cx, cy] = [w / 2, ry];
      const inner = 2 * 0.19098;
      const [ix, iy] = [rx * inner, ry * inner];
      return [
        [cx - rx * COS18, cy - ry * SIN18],
        [cx - ix * COS54, cy - iy * SIN54],
        [cx, 0],
        [cx + ix * COS54, cy - iy * SIN54],
        [cx + rx * COS18, cy - ry * SIN18],
        [cx + ix * COS18, cy + iy * SIN18],
        [cx + rx * COS54, cy + ry * SIN54],
        [cx, cy + iy],
        [cx - rx * COS54, cy + ry * SIN54],
        [cx - ix * COS18, cy + iy * SIN18],
      ];
    },
  },
];
