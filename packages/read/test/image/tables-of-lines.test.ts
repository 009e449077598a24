/** Which lines of words are a table, and where the edges of its cells are. */
import { expect, it } from 'vitest';
import type { Figure } from '../../src/image/figures.ts';
import { tablesOfLines } from '../../src/image/tables-of-lines.ts';
import type { PictureLine } from '../../src/image/words.ts';

const raster = { width: 1000, height: 600, rgb: new Uint8Array(1000 * 600 * 3) };

const line = (left: number, top: number, text: string): PictureLine => {
  const bounds = { left, top, right: left + 9 * text.length, bottom: top + 14 };
  const look = { size_px: 18, bold: false, family: 'arimo', color: [0, 0, 0], confidence: 0.9 } as const;
  return { ...bounds, ...look, text, baseline: top + 14, words: [{ ...bounds, text, confidence: 0.9, color: look.color }] };
};

const ROWS = [
  ['Site', 'Acres', 'Agency'],
  ['Heron Slough', '112', 'Parks'],
  ['Salt Works', '204', 'Coast'],
];
const words = (left: number, pitch = 40) => ROWS.flatMap((row, i) => row.map((text, k) => line(left + k * 160, 100 + i * pitch, text)));
const rule = (y: number): Figure => ({ kind: 'line', bounds: { left: 60, top: y, right: 560, bottom: y + 2 }, fill: [0, 0, 0] });
const box = (left: number, top: number, right: number, bottom: number): Figure => ({
  kind: 'box',
  bounds: { left, top, right, bottom },
  fill: [200, 200, 200],
});

it('is what rules or bands divide in rows and columns, to their edges', () => {
  const [ruled] = tablesOfLines(words(70), [rule(126), rule(166)], raster);
  expect(ruled?.rows.map((row) => row.map((cell) => cell?.text))).toEqual(ROWS);
  expect(ruled?.ys).toEqual([87, 127, 167, 207]);
  expect([ruled?.xs[0], ruled?.xs.at(-1)]).toEqual([60, 560]);
  const [banded] = tablesOfLines(words(70), [box(60, 90, 520, 124), box(60, 170, 520, 204)], raster);
  expect(banded?.ys).toEqual([90, 124, 170, 204]);
});

it('is nothing that stands in cards side by side, that nothing divides, or that is numbers alone', () => {
  expect(tablesOfLines(words(70), [], raster)).toEqual([]);
  const cards = [0, 1, 2].map((k) => box(60 + k * 160, 80, 200 + k * 160, 230));
  expect(tablesOfLines(words(70), [...cards, rule(126), rule(166)], raster)).toEqual([]);
  const nodes = words(70).map(({ left, top, right, bottom }) => box(left - 8, top - 8, right + 8, bottom + 8));
  expect(tablesOfLines(words(70), nodes, raster)).toEqual([]);
  const numbers = [0, 1, 2].flatMap((i) => [0, 1, 2].map((k) => line(70 + k * 160, 100 + i * 40, `${i}${k}`)));
  expect(tablesOfLines(numbers, [rule(126), rule(166)], raster)).toEqual([]);
  expect(tablesOfLines(words(70, 20), [rule(116), rule(136)], raster)).toEqual([]);
});
