/** The checks for what the eye sees first, each on a slide that passes and on one that does not, with the figure it must find. */
import { boxOfIn, emuOfIn, type Shape, type Slide } from '@deckwright/draw/scene';
import { measures } from '@deckwright/draw/scene/measures';
import { describe, expect, it } from 'vitest';
import { found, rect, slideOf, stroke, words } from './scenes.ts';

interface Case {
  readonly check: number;
  readonly says: string;
  readonly good: Slide;
  readonly bad: Slide;
  readonly measured: number | string;
  readonly weight: number;
}

/** A card with one line of text for each height that is given. */
const card = (id: string, x: number, h: number, texts: readonly [text: string, size: number][], w = 4): Shape[] => [
  rect(id, 'card', [x, 1.5, w, h], 'surface'),
  ...texts.map(([text, size], i) => words(`${id}-${i}`, 'body', [x + 0.2, 1.7 + i * 0.8, w - 0.4, 0.5], text, { size, widths: [w - 0.5] })),
];
const row = (h: number, lines: number): Shape[] =>
  [0.5, 4.6, 8.7].flatMap((x, i) =>
    card(
      `card-${i}`,
      x,
      h,
      Array.from({ length: lines }, () => ['Words', 16] as [string, number]),
    ),
  );
const block = (h: number, w = 12.3333) => slideOf([rect('block', 'card', [0.5, 1.5, w, h], 'surface')]);
const swing = (id: string, y: number, low: number, high: number): Shape[] => [
  rect(`${id}-low`, 'mark', [6 + low, y, -low, 0.4], 'accent2', { datum: { path: `/${id}/low`, value: low, scale: 's', along: 'x' } }),
  rect(`${id}-high`, 'mark', [6, y, high, 0.4], 'accent1', { datum: { path: `/${id}/high`, value: high, scale: 's', along: 'x' } }),
];
const base = stroke('base', 'baseline', [6, 1.5, 6, 6.8]);
const dashed = (id: string, from: number, to: number): Shape => {
  const line = stroke(id, 'leader', [6, from, 6, to], 'ink', 1.5);
  return line.kind === 'line' ? { ...line, stroke: { ...line.stroke, dash: 'dash' } } : line;
};
const bar = (id: string, y: number, series?: string, color: 'accent1' | 'ink' = 'accent1') =>
  rect(id, 'mark', [3, y, 4, 0.8], color, { datum: { path: `/${id}`, value: 4, ...(series === undefined ? {} : { series }) } });
const picture = (w: number): Shape => ({ ...rect('picture', 'image', [0.5, 1.5, w, 4]), kind: 'rect' }) as Shape;
const column = (y: number) => [2, 3, 4].map((at, i) => words(`n-${i}`, 'legend', [12, at + y, 0.4, 0.2], `${at}0`, { widths: [0.4] }));

const CASES: readonly Case[] = [
  { check: 41, says: 'content is a strip', good: block(4), bad: block(2.65), measured: 0.5, weight: 21 },
  { check: 41, says: 'content ends at two thirds', good: block(4), bad: block(3.445), measured: 0.65, weight: 6 },
  {
    check: 42,
    says: 'one side is blank from top to bottom',
    good: block(5.3, 9),
    bad: block(5.3, 6.16665),
    measured: 0.5,
    weight: 6,
  },
  {
    check: 43,
    says: 'panels are stretched over their text',
    good: slideOf(row(1.6, 2)),
    bad: slideOf(row(5.3, 1)),
    measured: 0.031,
    weight: 21,
  },
  {
    check: 44,
    says: 'text is small where there is room',
    good: slideOf([words('a', 'body', [0.5, 3, 12, 0.5], 'Many words', { size: 20 })]),
    bad: slideOf([words('a', 'body', [0.5, 3, 12, 0.5], 'Many words', { size: 14 })]),
    measured: 14,
    weight: 3,
  },
  {
    check: 45,
    says: 'a caution has a loud ground',
    good: slideOf([], [rect('caution', 'band', [0.5, 6.4, 12.3, 0.35], 'surface')]),
    bad: slideOf([], [rect('caution', 'band', [0.5, 6.4, 12.3, 0.35], 'ink')]),
    measured: 16.518,
    weight: 6,
  },
  {
    check: 46,
    says: 'a column of numbers has no head',
    good: slideOf([bar('b', 2), ...column(0), words('head', 'header', [11.9, 1.6, 0.6, 0.2], 'Swing', { widths: [0.5] })]),
    bad: slideOf([bar('b', 2), ...column(0)]),
    measured: 3,
    weight: 1,
  },
  {
    check: 47,
    says: 'a reference line is cut out over a row',
    good: slideOf([dashed('r1', 1.5, 3), dashed('r2', 3.2, 6)]),
    bad: slideOf([dashed('r1', 1.5, 3), dashed('r2', 4.2, 6)]),
    measured: 1.2,
    weight: 21,
  },
  {
    check: 48,
    says: 'siblings lead with other sizes',
    good: slideOf([0, 1, 2].flatMap((i) => card(`c${i}`, 0.5 + 4.1 * i, 1.6, [['Words', 20]]))),
    bad: slideOf([0, 1, 2].flatMap((i) => card(`c${i}`, 0.5 + 4.1 * i, 1.6, [['Words', i === 0 ? 40 : 20]]))),
    measured: 2,
    weight: 21,
  },
  {
    check: 49,
    says: 'a larger swing stands under a smaller one',
    good: slideOf([base, ...swing('a', 2, -4, 4), ...swing('b', 3, -3, 3), ...swing('c', 4, -1, 2)]),
    bad: slideOf([base, ...swing('a', 2, -4, 4), ...swing('b', 3, -1, 2), ...swing('c', 4, -3, 3)]),
    measured: 3,
    weight: 21,
  },
  {
    check: 50,
    says: 'a leader runs through a picture',
    good: slideOf([picture(7), stroke('l', 'leader', [6, 3, 8, 3])]),
    bad: slideOf([picture(7), stroke('l', 'leader', [2.25, 3, 8, 3])]),
    measured: 0.75,
    weight: 21,
  },
  {
    check: 51,
    says: 'a series is louder than the accent',
    good: slideOf([bar('a', 2, 'First'), bar('b', 3, 'Second')]),
    bad: slideOf([bar('a', 2, 'First'), bar('b', 3, 'Second', 'ink')]),
    measured: 1.952,
    weight: 4,
  },
  {
    check: 52,
    says: 'a unit stands alone',
    good: slideOf([
      words('u', 'label', [3, 2, 1, 0.2], '€m', { widths: [0.3] }),
      words('n', 'value', [3.4, 2, 1, 0.2], '40', { widths: [0.3] }),
    ]),
    bad: slideOf([
      words('u', 'label', [3, 2, 1, 0.2], '€m', { widths: [0.3] }),
      words('n', 'value', [6.3, 2, 1, 0.2], '40', { widths: [0.3] }),
    ]),
    measured: 3,
    weight: 1,
  },
  {
    check: 53,
    says: 'a number has a hyphen for a minus',
    good: slideOf([words('a', 'value', [1, 2, 2, 0.3], '−4.2% in 2024-25')]),
    bad: slideOf([words('a', 'value', [1, 2, 2, 0.3], '-4.2%')]),
    measured: '-4.2%',
    weight: 1,
  },
  {
    check: 55,
    says: 'a picture stands alone in the middle',
    good: slideOf([picture(12)]),
    bad: slideOf([picture(6.16665)]),
    measured: 0.5,
    weight: 21,
  },
];

describe('the checks of what the eye sees', () => {
  for (const { check, says, good, bad, measured, weight } of CASES)
    it(`${check}: ${says}`, () => {
      expect(found(check, good)).toEqual([]);
      const [first] = found(check, bad);
      expect(first).toMatchObject({ measured, weight, severity: 'W' });
      expect(first?.message).toMatch(/\.$/);
      expect(first?.remedy).toMatch(/\.$/);
    });

  it('54: the edge of a band runs through a number', () => {
    const corner = (op: 'M' | 'L', x: number, y: number) => ({ op, x: emuOfIn(x), y: emuOfIn(y) });
    const path: Shape = {
      kind: 'path',
      id: 'band',
      name: 'band',
      role: 'decoration',
      box: boxOfIn(3, 2, 4, 2),
      steps: [corner('M', 0, 0), corner('L', 4, 0), corner('L', 0, 2), { op: 'Z' }],
      fill: { color: 'surface' },
    };
    const at = (x: number, y: number) => slideOf([path, words('n', 'label', [x, y, 0.5, 0.2], '440', { widths: [0.5] })]);
    expect(found(54, at(3.2, 2.2))).toEqual([]);
    expect(found(54, at(4.8, 2.95))).toHaveLength(1);
  });

  it('judge the body of content alone, not covers and dividers', () => {
    const section = { ...block(1), layout: 'section' as const };
    for (const check of [41, 42, 43, 44, 55]) expect(found(check, section)).toEqual([]);
  });

  it('have a case each', () => {
    const numbers = measures.map(({ number }) => number).filter((number) => number > 40);
    expect([...new Set([...CASES.map(({ check }) => check), 54])].sort((a, b) => a - b)).toEqual(numbers);
  });
});
