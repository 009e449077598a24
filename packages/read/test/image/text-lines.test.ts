/** Which blobs are a line of words. */
import { expect, it } from 'vitest';
import { type Blob, textLines } from '../../src/image/index.ts';
import { withBullets } from '../../src/image/text-lines.ts';

const raster = { width: 1920, height: 1080, rgb: new Uint8Array() };

const blob = (left: number, top: number, right: number, bottom: number, area = (right - left) * (bottom - top) * 0.5): Blob => ({
  left,
  top,
  right,
  bottom,
  area,
});

const bounds = (blobs: readonly Blob[], marks: readonly Blob[] = []) =>
  textLines(blobs, raster, marks).map(({ left, top, right, bottom }) => [left, top, right, bottom]);

/** Letters side by side, 20 pixels wide and 28 high. */
const letters = (left: number, top: number, count: number) =>
  Array.from({ length: count }, (_, i) => blob(left + i * 23, top, left + i * 23 + 20, top + 28));

it('keeps the dots of a colon between digits that stand apart', () => {
  const colon = [blob(161, 107, 167, 113), blob(161, 122, 167, 128)];
  expect(bounds([...letters(112, 100, 2), ...colon, ...letters(173, 100, 2)])).toEqual([[112, 100, 216, 128]]);
});

it('keeps lines apart where the dot of an i is near the letter above it', () => {
  const dot = blob(106, 132, 112, 138);
  expect(bounds([...letters(100, 100, 4), dot, ...letters(100, 141, 4)])).toEqual([
    [100, 100, 189, 128],
    [100, 132, 189, 169],
  ]);
});

it('takes no large shape below words, and no slanted line beside them, for a letter', () => {
  const triangle = blob(150, 140, 350, 320);
  expect(bounds([...letters(100, 100, 4), triangle], [triangle])).toEqual([[100, 100, 189, 128]]);
  expect(bounds([...letters(100, 100, 4), blob(192, 60, 400, 128, 700)])).toEqual([[100, 100, 189, 128]]);
});

it('takes no frame or connector round words for a letter that they stand beside', () => {
  const frame = blob(80, 60, 260, 170, 4200);
  expect(bounds([...letters(100, 100, 4), frame])).toEqual([[100, 100, 189, 128]]);
  const connector = blob(60, 100, 95, 160, 190);
  expect(bounds([...letters(100, 100, 4), connector])).toEqual([[100, 100, 189, 128]]);
});

it('takes no dashes of an upright line for letters', () => {
  const dashes = Array.from({ length: 8 }, (_, i) => blob(300, 60 + i * 16, 302, 70 + i * 16, 20));
  expect(bounds([...letters(100, 100, 4), ...dashes])).toEqual([[100, 100, 189, 128]]);
  expect(bounds(dashes.slice(0, 1))).toEqual([[300, 60, 302, 70]]);
});

it('keeps a title whole at a colon whose dots are nearly a third of the letters', () => {
  const tall = (left: number) => blob(left, 100, left + 34, 146);
  const dots = [blob(178, 108, 192, 122), blob(178, 132, 192, 146)];
  expect(bounds([tall(100), tall(140), ...dots, tall(214), tall(254)])).toEqual([[100, 100, 288, 146]]);
});

it('knows bullets before lines, and no stop of the words before them', () => {
  const lines = [
    { left: 100, top: 100, right: 300, bottom: 128, blobs: 8 },
    { left: 340, top: 100, right: 500, bottom: 128, blobs: 8 },
  ];
  const bullet = (left: number) => blob(left, 110, left + 8, 118, 50);
  const marked = (blobs: readonly Blob[]) => withBullets(lines, blobs).map(({ bulleted = false }) => bulleted);
  expect(marked([bullet(75)])).toEqual([true, false]);
  expect(marked([bullet(310)])).toEqual([false, false]);
});
