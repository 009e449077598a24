/** Lines of words that their neighbours tell: halves of one, the weight of a list, and where a line by itself stands. */
import { expect, it } from 'vitest';
import { evenWeights, joinHalves } from '../../src/image/join-lines.ts';
import { settled } from '../../src/image/settle-blocks.ts';
import type { PictureLine } from '../../src/image/words.ts';

const line = (left: number, top: number, text: string, more: Partial<PictureLine> = {}): PictureLine => {
  const bounds = { left, top, right: left + 9 * text.length, bottom: top + 14 };
  const look = { size_px: 18, bold: false, family: 'arimo', color: [0, 0, 0], confidence: 0.9 } as const;
  const words = [{ ...bounds, text, confidence: 0.9, color: look.color }];
  return { ...bounds, ...look, text, baseline: top + 14, words, ...more };
};

it('joins halves of one line, and no columns', () => {
  const first = line(100, 50, 'Work began with silence');
  const joined = joinHalves([first, line(first.right + 8, 50, 'for six weeks'), line(700, 50, 'Next column')]);
  expect(joined.map(({ text }) => text)).toEqual(['Work began with silence for six weeks', 'Next column']);
});

it('gives points of a list the weight of most, and leaves a heading above them', () => {
  const list = ['Plans', 'Harbours', 'Tables', 'Charts', 'Alerts'].map((text, i) =>
    line(100, 50 + 30 * i, text, { bold: i === 0 || i === 2 }),
  );
  expect(evenWeights(list).map(({ bold }) => bold)).toEqual([true, false, false, false, false]);
});

it('sets a line in the middle of its box and numbers at the right of their column, with room to grow up to what stands beside', () => {
  const frame = { width: 1000, height: 600, in_px: 0.01, pt_px: 0.72 };
  const block = (one: PictureLine) => ({ ...one, align: 'left' as const, paragraphs: [[one]] });
  const box = { left: 100, top: 40, right: 300, bottom: 80 };
  const [label] = settled([block(line(155, 53, 'Choose it'))], [box], frame);
  expect(label?.align).toBe('center');
  const numbers = ['1,840', '655', '90'].map((text, i) => block(line(500 - 9 * text.length, 200 + 40 * i, text)));
  expect(settled(numbers, [], frame).map(({ align }) => align)).toEqual(['right', 'right', 'right']);
  const [title] = settled([block(line(100, 300, 'A title of words')), block(line(270, 300, 'Next'))], [], frame);
  expect(title?.spare_px).toBeLessThan(26);
});
