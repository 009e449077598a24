/** Which areas of a picture are one box, which round one has an outline, and which line has dots and values. */
import { expect, it } from 'vitest';
import { lineCharts } from '../../src/image/chart-lines.ts';
import { curvesOf } from '../../src/image/curves.ts';
import { discsOf, withoutOutlines } from '../../src/image/discs.ts';
import { figuresOf, withDiscs } from '../../src/image/figures.ts';
import { areasOf, type Channels, flatRegions, type Raster } from '../../src/image/index.ts';
import { withoutShadows } from '../../src/image/shadows.ts';
import type { PictureLine } from '../../src/image/words.ts';

const WHITE: Channels = [255, 255, 255];
const BLUE: Channels = [33, 77, 136];
const DARK: Channels = [11, 31, 58];

/** @param colorAt the colour of a place within a pixel; edges are smooth by four places in each */
function drawn(colorAt: (x: number, y: number) => Channels): Raster {
  const [width, height] = [420, 240];
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const sum = [0, 0, 0];
      for (let i = 0; i < 4; i++) {
        const color = colorAt(x + (i % 2) / 2 + 0.25, y + (i >> 1) / 2 + 0.25);
        for (const c of [0, 1, 2] as const) sum[c] = (sum[c] ?? 0) + color[c] / 4;
      }
      rgb.set(sum.map(Math.round), (y * width + x) * 3);
    }
  return { width, height, rgb };
}

const isIn = (x: number, y: number, [left, top, right, bottom]: readonly [number, number, number, number]): boolean =>
  x >= left && x < right && y >= top && y < bottom;

function boxesIn(raster: Raster) {
  const flat = flatRegions(raster, false);
  const { figures } = figuresOf(areasOf(raster, flat), raster, flat.regions);
  return figures.filter(({ kind }) => kind === 'box').map(({ bounds }) => bounds);
}

it('a bar that a line crosses near its end is one bar, and two with a gap between them are two', () => {
  const bar = (x: number, y: number): Channels => (isIn(x, y, [20, 60, 340, 110]) ? BLUE : WHITE);
  const crossed = drawn((x, y) => (isIn(x, y, [326, 40, 329, 130]) ? DARK : bar(x, y)));
  expect(boxesIn(crossed)).toContainEqual({ left: 20, top: 60, right: 340, bottom: 110 });
  const parted = boxesIn(drawn((x, y) => (x >= 160 && x < 164 ? WHITE : bar(x, y))));
  expect(parted.map(({ left, right }) => [left, right]).toSorted()).toEqual([
    [164, 340],
    [20, 160],
  ]);
});

it('cells of one colour in a grid are as many as there are, on a card as well', () => {
  const cell = (x: number, y: number): Channels => (x % 60 < 56 && y % 40 < 36 ? BLUE : [240, 244, 250]);
  const grid = drawn((x, y) => (!isIn(x, y, [20, 20, 400, 220]) ? WHITE : isIn(x, y, [60, 40, 356, 196]) ? cell(x, y) : [240, 244, 250]));
  expect(boxesIn(grid).filter(({ left, right }) => right - left === 56)).toHaveLength(20);
});

it('a disk has its outline, whatever lies beneath it and ends at it', () => {
  const raster = drawn((x, y) => {
    const away = Math.hypot(x - 200.3, y - 120.6);
    if (away < 17) return isIn(x, y, [198, 112, 202, 130]) ? DARK : WHITE;
    if (away < 19) return DARK;
    return isIn(x, y, [200, 119, 330, 121]) ? DARK : WHITE;
  });
  const discs = discsOf(flatRegions(raster, false).regions, raster);
  const plainer = withoutOutlines(raster, discs);
  const flat = flatRegions(plainer, false);
  const [disk] = withDiscs(figuresOf(areasOf(plainer, flat), plainer).figures, discs).filter(({ kind }) => kind === 'ellipse');
  expect(disk?.bounds.left).toBeCloseTo(200.3 - 18, 0);
  expect(disk?.bounds.bottom).toBeCloseTo(120.6 + 18, 0);
  expect(disk?.stroke?.width_px).toBeCloseTo(2, 0);
  expect(disk?.stroke?.color).toEqual(DARK);
  expect(
    discsOf(
      flatRegions(raster, false).regions,
      drawn((x, y) => (Math.hypot(x - 200.3, y - 120.6) < 17 ? WHITE : BLUE)),
    ),
  ).toEqual([]);
});

const POINTS = [
  [40, 150],
  [150, 96],
  [260, 96],
  [370, 52],
] as const;

/** A line of four pixels with dots of ten. */
function onLine(x: number, y: number): boolean {
  return POINTS.some(([bx, by], i) => {
    const [ax, ay] = POINTS[i - 1] ?? [bx, by];
    const t = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / Math.max(1, (bx - ax) ** 2 + (by - ay) ** 2)));
    return Math.hypot(x - bx, y - by) < 5 || Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)) < 2;
  });
}

const word = (text: string, x: number, y: number): PictureLine => {
  const bounds = { left: x - 12, right: x + 12, top: y - 8, bottom: y + 8 };
  const color = [0, 0, 0] as const;
  const words = [{ ...bounds, text, confidence: 0.96, color }];
  return { ...bounds, text, words, baseline: y + 8, size_px: 16, bold: false, family: 'arimo', color, confidence: 0.96 };
};

it('a line has its dots, and the numbers at them where they lie on one scale', () => {
  const raster = drawn((x, y) => (onLine(x, y) ? BLUE : WHITE));
  const curves = curvesOf(flatRegions(raster, false), raster, WHITE);
  const [curve] = curves;
  expect(curve?.dots.map(({ x }) => Math.round(x))).toEqual([40, 150, 260, 370]);
  for (const [i, [x, y]] of (curve?.points ?? []).entries()) {
    expect(Math.abs(x - (POINTS[i]?.[0] ?? 0))).toBeLessThan(1.5);
    expect(Math.abs(y - (POINTS[i]?.[1] ?? 0))).toBeLessThan(1.5);
  }
  expect(curve?.points).toHaveLength(4);
  const labels = ['Q1', 'Q2', 'Q3', 'Q4'].map((text, i) => word(text, POINTS[i]?.[0] ?? 0, 220));
  const charted = (...values: readonly number[]) =>
    lineCharts(curves, [...labels, ...values.map((value, i) => word(String(value), POINTS[i]?.[0] ?? 0, (POINTS[i]?.[1] ?? 0) - 24))]);
  const values = charted(50, 77, 77, 99)[0]?.series[0]?.points.map(({ value, from }) => [value, from]);
  expect(values).toEqual([50, 77, 77, 99].map((value) => [value, 'label']));
  expect(charted(50, 20, 90, 12)).toEqual([]);
});

it('lines of two periods have the numbers beside their ends', () => {
  const rows = [
    [60, 40],
    [110, 130],
    [160, 150],
  ] as const;
  const raster = drawn((x, y) =>
    rows.some(([a, b]) => {
      const at = a + ((b - a) * (x - 60)) / 300;
      return (x > 60 && x < 360 && Math.abs(y - at) < 2) || Math.hypot(x - 60, y - a) < 6 || Math.hypot(x - 360, y - b) < 6;
    })
      ? BLUE
      : WHITE,
  );
  const value = (y: number): string => String(100 - y / 2);
  const lines = [word('2023', 60, 14), word('2025', 360, 14), ...rows.flatMap(([a, b]) => [word(value(a), 30, a), word(value(b), 392, b)])];
  const [chart] = lineCharts(curvesOf(flatRegions(raster, false), raster, WHITE), lines);
  const read = chart?.series.map(({ points }) => points.map((point) => [point.label, point.value]));
  expect(read?.toSorted()).toEqual(
    rows
      .map(([a, b]) => [
        ['2023', Number(value(a))],
        ['2025', Number(value(b))],
      ])
      .toSorted(),
  );
});

it('a shadow is the ground that it falls on; tints, gradients and outlines stay', () => {
  /** Darker towards the box, which begins 12 pixels further in. */
  const shaded = (x: number, y: number): Channels => {
    const away = Math.max(100 - x, x - 300, 80 - y, y - 160, 0);
    const light = 1 - 0.3 * Math.max(0, 1 - away / 12);
    return [255 * light, 255 * light, 255 * light];
  };
  const plain = (raster: Raster) => withoutShadows(raster, flatRegions(raster, false), false);
  const count = (raster: Raster): number => plain(raster).rgb.filter((value, i) => value !== raster.rgb[i]).length;
  const box = drawn((x, y) => (isIn(x, y, [100, 80, 300, 160]) ? BLUE : shaded(x, y)));
  const unshaded = drawn((x, y) => (isIn(x, y, [100, 80, 300, 160]) ? BLUE : WHITE)).rgb;
  expect(plain(box).rgb.filter((value, i) => Math.abs(value - (unshaded[i] ?? 0)) > 6)).toHaveLength(0);
  expect(count(drawn((x, y) => (isIn(x, y, [100, 80, 300, 160]) ? [247, 248, 250] : WHITE)))).toBe(0);
  expect(count(drawn((x, y) => (y < 120 ? [255 - x / 4, 255 - x / 4, 255 - x / 4] : WHITE)))).toBe(0);
  expect(count(drawn((x, y) => (isIn(x, y, [100, 80, 300, 160]) && !isIn(x, y, [101, 81, 299, 159]) ? [244, 244, 244] : WHITE)))).toBe(0);
});
