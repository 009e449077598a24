/** What readers of letters take for something else, told by the ink. */
import { expect, it } from 'vitest';
import { withoutDoubles, withoutGaps, withSpaces } from '../../src/image/signs-of-numbers.ts';

/** Upright marks, 20 pixels high, by their columns. */
function inkOf(...marks: readonly (readonly [number, number])[]) {
  const [width, height] = [120, 30];
  const gray = new Uint8Array(width * height).fill(255);
  for (const [from, to] of marks) for (let y = 5; y < 25; y++) gray.fill(0, y * width + from, y * width + to);
  return { width, height, gray, color: [0, 0, 0], ground: [255, 255, 255] } as const;
}

const word = (text: string, right: number) => ({ text, confidence: 0.9, left: 4, right, top: 5, bottom: 25 });
const textsOf = (words: readonly { readonly text: string }[]): string[] => words.map(({ text }) => text);

it('parts a number from its unit where a space is', () => {
  const spaced = inkOf([5, 15], [18, 21], [24, 34], [45, 60]);
  expect(textsOf(withSpaces([word('1.3m', 60)], spaced))).toEqual(['1.3', 'm']);
  const close = inkOf([5, 15], [18, 21], [24, 34], [37, 52]);
  expect(textsOf(withSpaces([word('1.3m', 52)], close))).toEqual(['1.3m']);
});

it('takes a capital that stands alone for one letter', () => {
  expect(textsOf(withoutDoubles([word('Cc', 24)], inkOf([5, 24])))).toEqual(['C']);
  expect(textsOf(withoutDoubles([word('Cc', 40)], inkOf([5, 24], [27, 40])))).toEqual(['Cc']);
});

it('keeps a number whole beside its 1 and at its point, and thousands after a space', () => {
  const parts = (first: string, second: string, from: number) =>
    textsOf(
      withoutGaps([word(first, 40), { ...word(second, 90), left: from }], inkOf([5, 20], [22, 40], [from, from + 12], [from + 16, 90])),
    );
  expect(parts('60,51', '5', 48)).toEqual(['60,515']);
  expect(parts('21', '.7', 44)).toEqual(['21.7']);
  expect(parts('60,51', '5', 60)).toEqual(['60,51', '5']);
  expect(parts('1', '248', 48)).toEqual(['1', '248']);
  expect(parts('24', '36', 48)).toEqual(['24', '36']);
});
