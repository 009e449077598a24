/** What is read as letters and is none: icons, bullets and swatches before words, strokes after them, and pieces of edges. */
import { expect, it } from 'vitest';
import type { Channels, PxBounds } from '../../src/image/index.ts';
import { isStray, withoutIcon, withoutStroke } from '../../src/image/strays.ts';

const [WHITE, BLACK]: readonly Channels[] = [
  [255, 255, 255],
  [0, 0, 0],
];
const [WIDTH, HEIGHT] = [120, 30];

/** Dark boxes on white. */
function inkOf(...boxes: readonly PxBounds[]) {
  const gray = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (const { left, top, right, bottom } of boxes) for (let y = top; y < bottom; y++) gray.fill(0, y * WIDTH + left, y * WIDTH + right);
  return { width: WIDTH, height: HEIGHT, gray, color: BLACK as Channels, ground: WHITE as Channels };
}

const box = (left: number, top: number, right: number, bottom: number): PxBounds => ({ left, top, right, bottom });
const word = (text: string, left: number, right: number, confidence = 0.9) => ({ text, confidence, left, right, top: 2, bottom: 28 });
const line = { ...box(10, 10, 10 + WIDTH - 4, 10 + HEIGHT - 4), blobs: 6 };
const LETTERS = [box(40, 4, 44, 26), box(50, 4, 54, 26), box(60, 4, 64, 26)];
const read = (first: string, ...boxes: readonly PxBounds[]) => {
  const reading = withoutIcon({ line, ink: inkOf(...boxes, ...LETTERS), words: [word(first, 4, 24), word('III', 40, 64)] });
  return [reading.words.map(({ text }) => text).join(' '), reading.line.left - line.left, reading.line.bulleted ?? false];
};

it('takes ticks, swatches and icons before words for none of them, and dots for bullets', () => {
  expect(read('(\u00a9', box(4, 4, 24, 26))).toEqual(['III', 38, true]);
  expect(read('m', box(5, 6, 23, 24))).toEqual(['III', 38, true]);
  // A tick rises from left to right.
  const tick = Array.from({ length: 12 }, (_, i) => box(8 + i, 18 - i, 11 + i, 21 - i));
  expect(read('+', ...tick)).toEqual(['III', 38, true]);
  expect(read('+', box(10, 11, 18, 19))).toEqual(['\u2022 III', 0, false]);
  expect(read('+', box(6, 14, 22, 17), box(13, 7, 16, 23))).toEqual(['+ III', 0, false]);
  expect(read('a', box(5, 12, 8, 26), box(14, 12, 17, 26))).toEqual(['a III', 0, false]);
});

it('cuts a bracket by itself off the end, and a doubtful stroke', () => {
  const cut = (last: string, confidence: number) => {
    const ink = inkOf(...LETTERS, box(80, 2, 82, 28));
    const reading = withoutStroke({ line, ink, words: [word('III', 40, 64), word(last, 80, 82, confidence)] });
    return [reading.words.map(({ text }) => text).join(' '), reading.line.right - line.right];
  };
  expect(cut(']', 0.9)).toEqual(['III', 66 - WIDTH]);
  expect(cut('|', 0.2)).toEqual(['III', 66 - WIDTH]);
  expect(cut('|', 0.9)).toEqual(['III |', 0]);
});

it('takes a letter whose ink goes on beside it for a piece of an edge', () => {
  const raster = (...dark: readonly PxBounds[]) => {
    const rgb = new Uint8Array(WIDTH * HEIGHT * 3).fill(255);
    for (const { left, top, right, bottom } of dark)
      for (let y = top; y < bottom; y++) rgb.fill(0, (y * WIDTH + left) * 3, (y * WIDTH + right) * 3);
    return { width: WIDTH, height: HEIGHT, rgb };
  };
  const one = box(50, 8, 53, 22);
  const stray = (dark: PxBounds, text: string, confidence = 0.5) => isStray(raster(dark), one, inkOf(), [word(text, 50, 53, confidence)]);
  expect(stray(one, '1')).toBe(false);
  expect(stray(box(50, 8, 53, 30), '1')).toBe(true);
  expect(stray(box(50, 8, 53, 30), '17')).toBe(false);
  expect(stray(box(40, 8, 53, 30), 'a')).toBe(true);
  expect(stray(box(40, 8, 53, 30), '5', 0.95)).toBe(false);
  expect(stray(one, '\u201ce')).toBe(true);
});
