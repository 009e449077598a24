/** Formulas stand apart from text, as one group that the report names; what only looks like one stays text. */
import type { GroupShape } from '@deckwright/draw/scene';
import { describe, expect, it } from 'vitest';
import { pdfOf, readPage, TITLE, words } from './pages.ts';

/** A sign that the font of the page does not have. */
const sign = (x: number, y: number, size: number, code: string): string =>
  `/Span << /ActualText <FEFF${code}> >> BDC ${words(x, y, size, 'S')} EMC\n`;
const bar = (x0: number, x1: number, y: number): string => `${x0} ${y} ${x1 - x0} 1.5 re f\n`;

/** As Chromium places the parts of MathML: the numerator right above its bar, with a radical. */
const ROOTS =
  words(60, 180, 24, 'x') +
  sign(83.6, 180, 24, '003D') +
  bar(111, 301.5, 186.8) +
  words(116, 191.2, 24, 'b') +
  sign(153.2, 191.2, 24, '00B1') +
  sign(178.6, 204, 24, '221A') +
  bar(194.2, 301.5, 222.4) +
  words(195, 191.2, 24, 'b') +
  words(210.6, 209.2, 19.2, '2') +
  words(229, 191.2, 24, '-') +
  words(254.6, 191.2, 24, '4ac') +
  words(190, 166.5, 24, '2a');

/** As matplotlib places the parts of mathtext: bars at the end, and a sum with limits. */
const PRESENT_VALUE =
  words(57.6, 182.5, 28, 'V') +
  sign(84, 182.5, 28, '003D') +
  words(127.1, 216.3, 19.6, 'n') +
  sign(122, 182.5, 28, '2211') +
  words(112, 155.4, 19.6, 't') +
  sign(122.6, 155.4, 19.6, '003D') +
  words(142.9, 155.4, 19.6, '1') +
  words(178.1, 198.1, 19.6, 'C') +
  words(193.2, 206.7, 13.7, '2') +
  words(192.5, 192.2, 13.7, 't') +
  words(160, 169.2, 19.6, '\\(1') +
  sign(181, 169.2, 19.6, '002B') +
  words(201.3, 169.2, 19.6, 'r\\)') +
  words(216, 177.3, 13.7, 't') +
  bar(157.1, 223.1, 188.7);

/** As Chromium places a fraction of HTML: words over words, beside what they are. */
const RETURN =
  words(60, 189.4, 24, 'Return on cost =') +
  bar(250, 440, 195.8) +
  words(255, 202.5, 24, 'Profit of this year') +
  words(307.7, 173.3, 24, 'Capital');

const formulasOf = async (content: string) => {
  const { shapes, texts, losses } = await readPage(pdfOf(TITLE + words(40, 300, 16, 'What follows is a formula of two lines.') + content));
  const groups = shapes.filter((shape): shape is GroupShape => shape.kind === 'group' && shape.name === 'Formula');
  return { groups, texts, losses: losses.map(({ kind, element, what }) => `${kind} ${element}: ${what}`) };
};

describe('a formula', () => {
  it.each([
    ['of a fraction with a radical', ROOTS, 'x = b ± √ b 2 - 4ac 2a'],
    ['of a sum with limits and letters that have two scripts', PRESENT_VALUE, 'V = n ∑ t = 1 C 2 t (1 + r) t'],
    ['of words over words', RETURN, 'Return on cost = Profit of this year Capital'],
    ['of scripts on scripts', words(60, 180, 24, 'e') + words(73.4, 190, 16, 'y') + words(81.5, 197, 11, '2'), 'e y 2'],
  ])('%s is one group with its words, and is named', async (_, content, said) => {
    const { groups, texts, losses } = await formulasOf(content);
    expect(groups.map(({ alt }) => alt)).toEqual([said]);
    expect(losses).toEqual([`simplified formula: Formula ${JSON.stringify(said)}`]);
    expect(texts).toContain('What follows is a formula of two lines.');
  });

  it('takes no more of a sentence than its signs link', async () => {
    const sentence = words(40, 180, 18, 'All of our regions together have grown by the factor a =') + bar(500, 540, 185);
    const { groups, texts } = await formulasOf(
      `${sentence}${words(504, 190, 18, 'new')}${words(507, 168, 18, 'old')}${words(548, 180, 18, 'since May')}`,
    );
    expect(groups.map(({ alt }) => alt)).toEqual(['a = new old']);
    expect(texts).toEqual(expect.arrayContaining(['All of our regions together have grown by the factor', 'since May']));
  });
});

describe('no formula', () => {
  it.each([
    [
      'raised and lowered letters',
      'BT /F1 24 Tf 40 200 Td (E = mc) Tj /F1 15 Tf 8 Ts (2) Tj 0 Ts /F1 24 Tf ( and H) Tj /F1 15 Tf -4 Ts (2) Tj ET\n',
    ],
    ['an underlined word over another', words(100, 200, 24, 'Revenue') + bar(100, 194, 195.4) + words(107, 171, 24, 'in 2025')],
    [
      'a figure with small lines beside it',
      words(60, 180, 40, '42') + words(110, 196, 14, 'points more') + words(110, 180, 14, 'than last year'),
    ],
    [
      'a row of a table over its rule',
      words(60, 200, 16, 'North') + words(200, 200, 16, '31') + bar(60, 400, 194) + words(60, 178, 16, 'South') + words(200, 178, 16, '28'),
    ],
    ['a square root in a line', words(60, 180, 20, 'It is ') + sign(110, 180, 20, '221A') + words(124, 180, 20, '9, or three.')],
  ])('is %s', async (_, content) => {
    const { groups, losses } = await formulasOf(content);
    expect(groups).toEqual([]);
    expect(losses).toEqual([]);
  });
});
