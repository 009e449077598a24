/** Values of bars are taken where a scale proves them. */
import { expect, it } from 'vitest';
import { barCharts } from '../../src/image/chart-bars.ts';
import { dotCharts, markCharts } from '../../src/image/chart-marks.ts';
import type { Figure } from '../../src/image/figures.ts';
import type { PictureLine } from '../../src/image/words.ts';

const BLUE = [31, 78, 140] as const;
const GREY = [120, 140, 170] as const;

const box = (left: number, top: number, right: number, bottom: number, fill: readonly [number, number, number]): Figure => ({
  kind: 'box',
  bounds: { left, top, right, bottom },
  fill,
});

const line = (text: string, left: number, top: number, size_px = 27): PictureLine => {
  const bounds = { left, top, right: left + text.length * size_px * 0.5, bottom: top + size_px * 0.72 };
  const color = [0, 0, 0] as const;
  return {
    ...bounds,
    text,
    words: text.split(' ').map((word) => ({ ...bounds, text: word, confidence: 0.96, color })),
    baseline: bounds.bottom,
    size_px,
    bold: false,
    family: 'arimo',
    color,
    confidence: 0.96,
  };
};

/** Three pixels to one, from 84 at 1000. */
const at = (value: number): number => 1000 + (value - 84) * 10;
const ROWS = [
  ['Power price', 52, 121],
  ['Building cost', 63, 99],
  ['Interest rate', 74, 93],
] as const;

const tornado = (shift: number) => {
  const figures = ROWS.flatMap(([, low, high], i) => [
    box(at(low), 100 + i * 80, 1000, 140 + i * 80, GREY),
    box(1000, 100 + i * 80, at(high), 140 + i * 80, BLUE),
  ]);
  const lines = ROWS.flatMap(([name, low, high], i) => [
    line(name, 100, 110 + i * 80),
    line(String(low), at(low) - 35, 102 + i * 80),
    line('+15%', at(low) - 50, 126 + i * 80, 22),
    line(String(high + (i === 1 ? shift : 0)), at(high) + 6, 102 + i * 80),
  ]);
  return markCharts(figures, lines);
};

it('reads bars to both sides of a base that is not zero, by the scale on which all their numbers lie', () => {
  const points = (side: 1 | 2) => ROWS.map((row) => ({ label: row[0], value: row[side], error: 0.5, from: 'label' }));
  expect(tornado(0)).toMatchObject([{ kind: 'bars', series: [{ points: points(1) }, { points: points(2) }] }]);
});

it('takes no number that lies off the scale of the others', () => {
  const values = tornado(9).flatMap(({ series }) => series.flatMap(({ points }) => points.map(({ value }) => value)));
  expect(values).toEqual([52, 63, 74, 121, 93]);
});

it('takes no values from bands that go from tick to tick of a scale', () => {
  const bands = [100, 130, 300].flatMap((top) => [box(100, top, 500, top + 24, GREY), box(500, top, 700, top + 24, BLUE)]);
  const ticks = [
    ['0', 100],
    ['2', 500],
    ['3', 700],
  ] as const;
  const figures = bands.concat(box(700, 100, 1100, 124, GREY));
  const lines = [...ticks, ['5', 1100] as const].map(([text, x]) => line(text, x - 7, 340));
  expect(barCharts(figures, lines)).toEqual([]);
});

/** Three pixels to one; what falls is written below, with its minus. */
const BRIDGE = [
  ['Start', 60, 0, 60],
  ['Price', 20, 60, 80],
  ['Volume', -35, 45, 80],
  ['End', 45, 0, 45],
] as const;

const bridge = (shift: number) => {
  const figures = BRIDGE.map(([, , low, high], i) => box(100 + i * 200, 900 - high * 3, 240 + i * 200, 900 - low * 3, BLUE));
  const lines = BRIDGE.flatMap(([name, value, low, high], i) => [
    line(name, 130 + i * 200, 930),
    line(`${value < 0 ? '\u2212' : ''}${Math.abs(value) + (i > 1 ? shift : 0)}`, 150 + i * 200, value < 0 ? 910 - low * 3 : 875 - high * 3),
  ]);
  return markCharts(figures, lines);
};

it('reads bars that begin where others end, by one ratio of length and number', () => {
  const points = BRIDGE.map(([label, value]) => ({ label, value, error: 0.5, from: 'label' }));
  expect(bridge(0)).toMatchObject([{ kind: 'columns', series: [{ points }] }]);
  expect(bridge(14)).toEqual([]);
});

it('reads the left side of a pyramid, whose numbers have no minus', () => {
  const values = [31, 28, 19, 9];
  const figures = values.map((value, i) => box(600 - value * 12, 200 + i * 90, 600, 250 + i * 90, GREY));
  const lines = values.map((value, i) => line(String(value), 560 - value * 12, 215 + i * 90));
  const points = values.map((value) => ({ value, error: 0.5, from: 'label' }));
  expect(markCharts(figures, lines)).toMatchObject([{ kind: 'bars', series: [{ points }] }]);
});

it('takes no totals over columns for a scale, which rises to the right', () => {
  const bars = [300, 420, 560, 700].map((length, i) => box(100, 300 + i * 90, 100 + length, 350 + i * 90, BLUE));
  const scale = (values: readonly number[]) =>
    barCharts(
      bars,
      values.map((value, i) => line(String(value), 93 + i * 200, 250)),
    );
  expect(scale([0, 100, 200, 300])).toHaveLength(1);
  expect(scale([400, 300, 200, 100])).toEqual([]);
});

it('takes no scale that is that of another chart', () => {
  const bars = [300, 420, 560, 700].map((length, i) => box(100, 300 + i * 90, 100 + length, 350 + i * 90, BLUE));
  const ticks = (top: number) => [0, 100, 200, 300].map((value, i) => line(String(value), 93 + i * 200, top));
  expect(barCharts(bars, ticks(660))).toHaveLength(1);
  expect(barCharts(bars, ticks(900))).toEqual([]);
});

it('reads bars of progress by numbers beside their tracks, and a figure that was read as a letter', () => {
  const done = [80, 65, 30, 55, 88];
  const figures = done.flatMap((value, i) => [
    box(100 + (i % 2) * 700, 300 + i * 90, 100 + (i % 2) * 700 + value * 4, 320 + i * 90, BLUE),
    box(100 + (i % 2) * 700 + value * 4, 300 + i * 90, 500 + (i % 2) * 700, 320 + i * 90, GREY),
  ]);
  const lines = done.map((value, i) => line(value === 88 ? 'B8%' : `${value}%`, 520 + (i % 2) * 700, 301 + i * 90));
  const [chart, ...others] = markCharts(figures, lines);
  expect(others).toEqual([]);
  expect(chart?.series.flatMap(({ points }) => points.map(({ value }) => value))).toEqual(done);
});

it('reads dots by where they stand, and takes no rows that are counted for values', () => {
  const values = [43, 39, 36, 31, 16];
  const dot = (x: number, y: number): Figure => ({ ...box(x - 20, y - 20, x + 20, y + 20, BLUE), kind: 'ellipse' });
  const figures = values.map((value, i) => dot(200 + value * 30, 300 + i * 100));
  const lines = values.map((value, i) => line(String(value), 1800, 290 + i * 100));
  expect(dotCharts(figures, lines)).toMatchObject([{ kind: 'dots', series: [{ points: values.map((value) => ({ value })) }] }]);
  const rows = values.map((_, i) => dot(200, 300 + i * 100));
  expect(
    dotCharts(
      rows,
      values.map((_, i) => line(String(i + 1), 230, 290 + i * 100)),
    ),
  ).toEqual([]);
});

it('reads small segments by numbers near them, and bars by their column of a table', () => {
  const rows = [
    [120, 80, 6],
    [90, 60, 9],
    [70, 100, 4],
  ] as const;
  const fills = [BLUE, GREY, [200, 120, 0]] as const;
  const figures = rows.flatMap((row, i) =>
    row.map((value, k) => {
      const from = 300 + 4 * row.slice(0, k).reduce((sum, one) => sum + one, 0);
      return box(from, 200 + i * 100, from + 4 * value, 240 + i * 100, fills[k] ?? BLUE);
    }),
  );
  const lines = rows.flatMap(([one, two, three], i) => [
    line(String(one), 400, 210 + i * 100),
    line(String(two), 300 + 4 * one + 60, 210 + i * 100),
    line(String(three), 300 + 4 * (one + two), 250 + i * 100),
  ]);
  expect(markCharts(figures, lines)[0]?.series.map(({ points }) => points.map(({ value }) => value))).toEqual([
    [120, 90, 70],
    [80, 60, 100],
    [6, 9, 4],
  ]);
  const values = [120, 90, 71, 46, 21];
  const bars = values.map((value, i) => box(900, 600 + i * 60, 900 + 3 * value, 630 + i * 60, BLUE));
  const table = values.flatMap((value, i) => [line(String(value), 500, 605 + i * 60), line(String(50 + i * 7), 700, 605 + i * 60)]);
  expect(markCharts(bars, table)[0]?.series[0]?.points.map(({ value }) => value)).toEqual(values);
});
