/* Long because each of the forty checks has its case here. */
/** Every check of the visual language on a scene that it passes and on one that it does not, with the figure it must find. */
import type { Slide } from '@deckwright/draw/scene';
import { type MeasureContext, measures, scoreOf } from '@deckwright/draw/scene/measures';
import { describe, expect, it } from 'vitest';
import { disc, found, literal, rect, slideOf, stroke, words } from './scenes.ts';

interface Case {
  readonly check: number;
  /** What is wrong, as a sentence. */
  readonly says: string;
  readonly good: Slide;
  readonly bad: Slide;
  readonly measured: number | string;
  /** Shapes that the finding names. */
  readonly ids?: readonly string[];
  readonly severity?: 'E' | 'W';
  readonly goodContext?: MeasureContext;
  readonly context?: MeasureContext;
}

const bar = (id: string, y: number, w: number, value: number, more: { x?: number; h?: number } = {}) =>
  rect(id, 'mark', [more.x ?? 3, y, w, more.h ?? 0.4], 'accent1', { datum: { path: `/${id}`, value, scale: 's', along: 'x' } });
const value = (id: string, host: string, at: readonly [number, number, number, number], text = '40') =>
  words(id, 'value', at, text, { host, widths: [at[2]] });
const filler = rect('card', 'card', [0.5, 1.5, 12.3333, 5.3], 'surface');
const empty = slideOf([words('t', 'label', [1, 3, 3, 0.3], 'Words')]);

const CASES: readonly Case[] = [
  {
    check: 1,
    says: 'a shape leaves the slide',
    good: slideOf([rect('a', 'mark', [1, 2, 2, 1], 'accent1')]),
    bad: slideOf([rect('a', 'mark', [12.5, 2, 1, 1], 'accent1')]),
    measured: 0.167,
    ids: ['a'],
  },
  {
    check: 1,
    says: 'a turned shape leaves the slide with a corner',
    good: slideOf([rect('a', 'mark', [0, 3, 2, 2], 'accent1')]),
    bad: slideOf([rect('a', 'mark', [0, 3, 2, 2], 'accent1', { rotation: 45 })]),
    measured: 0.414,
  },
  {
    check: 2,
    says: 'text runs into the margin',
    good: slideOf([words('a', 'label', [0.5, 2, 2, 0.3], 'Text')]),
    bad: slideOf([words('a', 'label', [0.3, 2, 2, 0.3], 'Text')]),
    measured: 0.2,
  },
  {
    check: 3,
    says: 'a mark of the body stands in the footer',
    good: slideOf([bar('a', 3, 4, 4)]),
    bad: slideOf([bar('a', 6.6, 4, 4)]),
    measured: 0.2,
  },
  {
    check: 4,
    says: 'two texts overlap',
    good: slideOf([
      words('a', 'label', [1, 3, 2, 0.3], 'left', { widths: [1] }),
      words('b', 'label', [2.1, 3, 2, 0.3], 'right', { widths: [1] }),
    ]),
    bad: slideOf([
      words('a', 'label', [1, 3, 2, 0.3], 'left', { widths: [1.5] }),
      words('b', 'label', [2.1, 3, 2, 0.3], 'rest', { widths: [1] }),
    ]),
    // 0.4 in wide; 12 pt words without descenders: 0.75 em high.
    measured: 0.05,
    ids: ['a', 'b'],
  },
  {
    check: 5,
    says: 'a card is drawn over a text',
    good: slideOf([rect('c', 'card', [1, 2.9, 1, 0.4], 'surface'), words('a', 'label', [1, 3, 2, 0.3], 'under', { widths: [2] })]),
    bad: slideOf([words('a', 'label', [1, 3, 2, 0.3], 'under', { widths: [2] }), rect('c', 'card', [1, 2.9, 1, 0.4], 'surface')]),
    measured: 0.5,
    ids: ['a', 'c'],
  },
  {
    check: 6,
    says: 'a value stands on the neighbour of its mark',
    good: slideOf([bar('a', 3, 2, 2), bar('b', 4, 4, 4), value('v', 'a', [5.06, 3.1, 0.3, 0.2])]),
    bad: slideOf([bar('a', 3, 2, 2), bar('b', 4, 4, 4), value('v', 'a', [5.06, 4.1, 0.3, 0.2])]),
    measured: 1,
    ids: ['v', 'b'],
    severity: 'E',
  },
  {
    check: 6,
    says: 'a label is crossed by a thick line',
    good: slideOf([words('a', 'label', [1, 3, 1, 0.2], 'label'), stroke('g', 'gridline', [0.6, 3.3, 4, 3.3], 'line', 0.5)]),
    bad: slideOf([words('a', 'label', [1, 3, 1, 0.2], 'label'), stroke('g', 'axis', [0.6, 3.1, 4, 3.1], 'muted', 3)]),
    measured: 0.413,
    severity: 'W',
  },
  {
    check: 7,
    says: 'a text is higher than its box',
    good: slideOf([words('a', 'label', [1, 3, 2, 0.4], 'two\nlines')]),
    bad: slideOf([words('a', 'label', [1, 3, 2, 0.2], 'two\nlines')]),
    measured: 0.153,
  },
  {
    check: 7,
    says: 'a text set again is wider than its box',
    good: empty,
    bad: empty,
    context: { overfull: [{ shape_id: 't', measured_in: 3.4, limit_in: 3, what: 'width' }] },
    measured: 3.4,
    ids: ['t'],
  },
  {
    check: 8,
    says: 'a label is set at 9 pt',
    good: slideOf(
      [words('a', 'label', [1, 3, 2, 0.3], 'label', { size: 10 })],
      [words('s', 'source', [0.5, 7, 3, 0.15], 'Source: us', { size: 9 })],
    ),
    bad: slideOf([words('a', 'label', [1, 3, 2, 0.3], 'label', { size: 9 })]),
    measured: 9,
  },
  {
    check: 9,
    says: 'a size is not on the scale',
    good: slideOf([words('a', 'label', [1, 3, 2, 0.3], 'label', { size: 14 })]),
    bad: slideOf([words('a', 'label', [1, 3, 2, 0.3], 'label', { size: 13 })]),
    measured: 13,
  },
  {
    check: 9,
    says: 'a component has five sizes',
    good: slideOf([10, 12, 14, 16].map((size, i) => words(`t${i}`, 'body', [1, 2 + i, 3, 0.5], 'word', { size }))),
    bad: slideOf([10, 12, 14, 16, 18].map((size, i) => words(`t${i}`, 'body', [1, 2 + i, 3, 0.5], 'word', { size }))),
    measured: 5,
  },
  {
    check: 10,
    says: 'labels of one component differ in size',
    good: slideOf([words('a', 'label', [1, 2, 2, 0.3], 'one'), words('b', 'label', [1, 3, 2, 0.3], 'two', { size: 14, bold: true })]),
    bad: slideOf([words('a', 'label', [1, 2, 2, 0.3], 'one'), words('b', 'label', [1, 3, 2, 0.3], 'two', { size: 14 })]),
    measured: '12, 14',
  },
  {
    check: 11,
    says: 'a text is too faint for what lies behind it',
    good: slideOf([
      rect('c', 'card', [1, 2.9, 3, 0.5], literal('FFFFFF')),
      words('a', 'label', [1, 3, 2, 0.3], 'text', { color: literal('767676') }),
    ]),
    bad: slideOf([
      rect('c', 'card', [1, 2.9, 3, 0.5], literal('FFFFFF')),
      words('a', 'label', [1, 3, 2, 0.3], 'text', { color: literal('808080') }),
    ]),
    measured: 3.949,
  },
  {
    check: 11,
    says: 'half of a text lies on a dark bar',
    good: slideOf([bar('c', 3, 4, 4), words('a', 'label', [3, 3.1, 2, 0.3], 'white', { color: 'canvas', widths: [2] })]),
    bad: slideOf([bar('c', 3, 1, 4), words('a', 'label', [3, 3.1, 2, 0.3], 'white', { color: 'canvas', widths: [2] })]),
    measured: 1,
  },
  {
    check: 12,
    says: 'a mark without a label is too faint',
    good: slideOf([rect('m', 'mark', [1, 3, 2, 1], literal('C8C8C8')), words('v', 'value', [1, 3.2, 1, 0.3], '12', { host: 'm' })]),
    bad: slideOf([rect('m', 'mark', [1, 3, 2, 1], literal('C8C8C8'))]),
    measured: 1.673,
  },
  {
    check: 13,
    says: 'a character has no glyph',
    good: empty,
    bad: empty,
    context: { missing_glyphs: [{ shape_id: 't', character: '\u{1F600}' }] },
    measured: 'U+1F600',
  },
  {
    check: 14,
    says: 'a supplied value is nowhere',
    good: empty,
    bad: empty,
    context: { unshown: ['/rows/3/value'] },
    measured: 'not shown',
    ids: ['/rows/3/value'],
  },
  {
    check: 15,
    says: 'a text was cut',
    good: slideOf([words('a', 'label', [1, 3, 3, 0.3], 'and so on\u2026')]),
    goodContext: { supplied_text: '"and so on\u2026"' },
    bad: slideOf([words('a', 'label', [1, 3, 3, 0.3], 'Deutsche Te\u2026')]),
    context: { supplied_text: '"Deutsche Telekom"' },
    measured: '\u2026',
  },
  {
    check: 16,
    says: 'a bar is longer than its value',
    good: slideOf([bar('a', 2, 4, 100), bar('b', 3, 2, 50)]),
    bad: slideOf([bar('a', 2, 4, 100), bar('b', 3, 2.1, 50)]),
    measured: 0.025,
    ids: ['b', 'a'],
  },
  {
    check: 16,
    says: 'columns beyond a cut are not to one scale',
    good: slideOf(
      [
        [100, 1],
        [110, 2],
        [120, 3],
      ].map(([v = 0, h = 0], i) =>
        rect(`c${i}`, 'mark', [2 + i, 6 - h, 0.5, h], 'accent1', { datum: { value: v, scale: 's', along: 'y', flags: ['axis_broken'] } }),
      ),
    ),
    bad: slideOf(
      [
        [100, 1],
        [110, 2.3],
        [120, 3],
      ].map(([v = 0, h = 0], i) =>
        rect(`c${i}`, 'mark', [2 + i, 6 - h, 0.5, h], 'accent1', { datum: { value: v, scale: 's', along: 'y', flags: ['axis_broken'] } }),
      ),
    ),
    measured: 0.1,
  },
  {
    check: 17,
    says: 'a bar does not start at zero',
    good: slideOf([bar('a', 2, 4, 4), bar('b', 3, 2, -2, { x: 1 })]),
    bad: slideOf([bar('a', 2, 4, 4), bar('b', 3, 2, 2, { x: 3.1 })]),
    measured: 0.1,
  },
  {
    check: 18,
    says: 'a total is not the sum',
    good: empty,
    bad: empty,
    context: { broken_sums: [{ path: '/total', shown: 12, expected: 11 }] },
    measured: 12,
  },
  {
    check: 19,
    says: 'a bubble is not as large as its value',
    good: slideOf([
      disc('a', 'mark', [2, 2, 1, 1], 'accent1', { datum: { value: 4, scale: 's', along: 'area' } }),
      disc('b', 'mark', [4, 2, 0.5, 0.5], 'accent1', { datum: { value: 1, scale: 's', along: 'area' } }),
    ]),
    bad: slideOf([
      disc('a', 'mark', [2, 2, 1, 1], 'accent1', { datum: { value: 4, scale: 's', along: 'area' } }),
      disc('b', 'mark', [4, 2, 0.25, 0.25], 'accent1', { datum: { value: 1, scale: 's', along: 'area' } }),
    ]),
    measured: 0.188,
  },
  {
    check: 20,
    says: 'bars differ in thickness',
    good: slideOf([bar('a', 2, 4, 4), bar('b', 3, 2, 2)]),
    bad: slideOf([bar('a', 2, 4, 4), bar('b', 3, 2, 2, { h: 0.45 })]),
    measured: 0.05,
  },
  {
    check: 21,
    says: 'gaps between cards differ',
    good: slideOf([0, 1, 2].map((i) => rect(`c${i}`, 'card', [1 + i * 2.2, 2, 2, 2], 'surface'))),
    bad: slideOf([1, 3.2, 5.43].map((x, i) => rect(`c${i}`, 'card', [x, 2, 2, 2], 'surface'))),
    measured: 0.03,
  },
  {
    check: 22,
    says: 'a card stands on no line of the grid',
    good: slideOf([rect('a', 'card', [0.5, 1.5, 6.0667, 2], 'surface'), rect('b', 'card', [6.7667, 1.5, 6.0667, 3], 'surface')]),
    bad: slideOf([rect('a', 'card', [0.5, 1.5, 5, 2], 'surface'), rect('b', 'card', [6.2, 1.5, 6.6333, 3], 'surface')]),
    measured: 0.667,
    ids: ['a', 'b'],
  },
  {
    check: 23,
    says: 'two cards are almost aligned',
    good: slideOf([rect('a', 'card', [1, 2, 3, 1], 'surface'), rect('b', 'card', [1, 4, 3, 1], 'surface')]),
    bad: slideOf([rect('a', 'card', [1, 2, 3, 1], 'surface'), rect('b', 'card', [1.03, 4, 3.5, 1], 'surface')]),
    measured: 0.03,
    ids: ['a', 'b'],
  },
  {
    check: 24,
    says: 'a value stands too far from its mark',
    good: slideOf([bar('a', 3, 2, 2), value('v', 'a', [5.06, 3.1, 0.3, 0.2])]),
    bad: slideOf([bar('a', 3, 2, 2), value('v', 'a', [5.2, 3.1, 0.3, 0.2])]),
    measured: 0.2,
    ids: ['v', 'a'],
  },
  {
    check: 25,
    says: 'a chart fills half of the width',
    good: slideOf([bar('a', 2, 9, 4), stroke('z', 'axis', [0.5, 1.5, 0.5, 6.5])]),
    bad: slideOf([bar('a', 2, 3, 4), stroke('z', 'axis', [0.5, 1.5, 0.5, 6.5])]),
    measured: 0.446,
  },
  {
    check: 26,
    says: 'a quarter is empty',
    good: slideOf([filler, bar('a', 2, 3, 4)]),
    bad: slideOf([
      rect('c', 'card', [0.5, 1.5, 12.3333, 2.6], 'surface'),
      rect('d', 'card', [0.5, 4.2, 6, 2.6], 'surface'),
      bar('a', 2, 3, 4),
    ]),
    measured: 0,
  },
  {
    check: 27,
    says: 'the drawing tips to the left',
    good: slideOf([rect('n', 'node', [5, 3, 3.3333, 2], 'accent1'), stroke('g', 'connector', [0.5, 4, 12.8333, 4])]),
    bad: slideOf([rect('n', 'node', [0.5, 3, 3, 2], 'accent1'), stroke('g', 'connector', [0.5, 4, 4, 4])]),
    measured: 0.378,
  },
  {
    check: 28,
    says: 'a slide has more words than it bears',
    good: slideOf([words('a', 'body', [1, 2, 11, 0.3], 'x'.repeat(900), { widths: [10] })]),
    bad: slideOf([words('a', 'body', [1, 2, 11, 0.3], 'x'.repeat(901), { widths: [10] })]),
    measured: 901,
  },
  {
    check: 29,
    says: 'a title is no placeholder',
    good: slideOf([], [words('title', 'title', [0.5, 0.42, 12, 0.4], 'Title', { size: 24, placeholder: 'title' })], 'Title'),
    bad: slideOf([], [words('title', 'title', [0.5, 0.42, 12, 0.4], 'Title', { size: 24 })], 'Title'),
    measured: 'plain text',
    severity: 'E',
  },
  {
    check: 29,
    says: 'a title has three lines',
    good: slideOf([], [words('title', 'title', [0.5, 0.42, 12, 0.8], 'one\ntwo', { size: 20, placeholder: 'title' })], 'Title'),
    bad: slideOf([], [words('title', 'title', [0.5, 0.42, 12, 1.1], 'one\ntwo\nsix', { size: 20, placeholder: 'title' })], 'Title'),
    measured: 3,
    severity: 'W',
  },
  {
    check: 30,
    says: 'a label breaks into a long and a short line',
    good: slideOf([words('a', 'label', [1, 3, 3, 0.5], 'one two three\nfour five', { widths: [2, 1] })]),
    bad: slideOf([words('a', 'label', [1, 3, 3, 0.5], 'one two three\nfour', { widths: [2, 0.5] })]),
    measured: 0.25,
  },
  {
    check: 31,
    says: 'lines are longer than people read',
    good: slideOf([
      words('a', 'body', [0.6, 2, 12, 1.2], [90, 90, 90, 40].map((n) => 'x'.repeat(n)).join('\n'), { widths: [11, 11, 11, 5] }),
    ]),
    bad: slideOf([
      words('a', 'body', [0.6, 2, 12, 1.2], [120, 120, 120, 40].map((n) => 'x'.repeat(n)).join('\n'), { widths: [11, 11, 11, 5] }),
    ]),
    measured: 0,
  },
  {
    check: 32,
    says: 'four hues say nothing',
    good: slideOf([1, 2].map((n) => rect(`m${n}`, 'mark', [n, 2, 0.5, 1], `accent${n}` as 'accent1'))),
    bad: slideOf([1, 2, 3, 4].map((n) => rect(`m${n}`, 'mark', [n, 2, 0.5, 1], `accent${n}` as 'accent1'))),
    measured: 4,
  },
  {
    check: 33,
    says: 'red alone says bad',
    good: slideOf([rect('m', 'mark', [1, 2, 1, 1], 'negative'), words('v', 'value', [1, 3.1, 1, 0.3], '-4', { host: 'm' })]),
    bad: slideOf([rect('m', 'mark', [1, 2, 1, 1], 'negative')]),
    measured: 'negative',
  },
  {
    check: 34,
    says: 'a gridline is loud',
    good: slideOf([stroke('g', 'gridline', [1, 3, 6, 3], 'line', 0.5)]),
    bad: slideOf([stroke('g', 'gridline', [1, 3, 6, 3], 'line', 1.5)]),
    measured: 1.5,
  },
  {
    check: 35,
    says: 'a connector ends in the air',
    good: slideOf([
      rect('a', 'node', [1, 2, 1, 1], 'accent1'),
      rect('b', 'node', [4, 2, 1, 1], 'accent1'),
      stroke('l', 'connector', [2, 2.5, 4, 2.5]),
    ]),
    bad: slideOf([
      rect('a', 'node', [1, 2, 1, 1], 'accent1'),
      rect('b', 'node', [4, 2, 1, 1], 'accent1'),
      stroke('l', 'connector', [2, 2.5, 3.7, 2.5]),
    ]),
    measured: 0.3,
    ids: ['l'],
  },
  { check: 36, says: 'a roomier level would have fitted', good: empty, bad: empty, context: { roomier_level: 'D1' }, measured: 'D1' },
  {
    check: 37,
    says: 'another theme has another layout',
    good: empty,
    bad: empty,
    context: { theme_differences: [{ shape_id: 't', theme: 'minimal-dark' }] },
    measured: 'minimal-dark',
  },
  {
    check: 38,
    says: 'a shape has no name',
    good: slideOf([bar('a', 2, 3, 4)]),
    bad: slideOf([rect('a', 'mark', [2, 2, 3, 1], 'accent1', { name: ' ' })]),
    measured: 'no name',
  },
  { check: 39, says: 'a second drawing differs', good: empty, bad: empty, context: { second_drawing_differs: 't' }, measured: 'differs' },
  {
    check: 40,
    says: 'a mirrored slide is not the mirror',
    good: empty,
    bad: empty,
    context: { mirror_differences: [{ shape_id: 't', off_in: 0.4 }] },
    measured: 0.4,
  },
];

describe('the checks', () => {
  for (const { check, says, good, bad, measured, ids, severity, goodContext, context } of CASES)
    it(`${check}: ${says}`, () => {
      expect(found(check, good, { ...(goodContext === undefined ? {} : { context: goodContext }) })).toEqual([]);
      const [first] = found(check, bad, { ...(context === undefined ? {} : { context }) });
      expect(first).toBeDefined();
      expect(first?.measured).toBe(measured);
      if (ids !== undefined) expect(first?.shape_ids).toEqual(ids);
      if (severity !== undefined) expect(first?.severity).toBe(severity);
      expect(first?.message).toMatch(/\.$/);
    });

  it('28: a grid bears more words, and its filled cells are no ink', () => {
    const full = (characters: number) =>
      slideOf([
        words('a', 'body', [1, 2, 11, 0.3], 'x'.repeat(characters), { widths: [10] }),
        rect('cell', 'mark', [0.5, 2.5, 12.3333, 4.3], 'accent1'),
      ]);
    expect(found(28, full(901)).map(({ limit }) => limit)).toEqual([900, 0.45]);
    expect(found(28, full(1600), { drawn_as: 'grid' })).toEqual([]);
    expect(found(28, full(1601), { drawn_as: 'grid' }).map(({ limit }) => limit)).toEqual([1600]);
  });

  it('up to forty have a case each here', () => {
    const numbers = Array.from({ length: 40 }, (_, i) => i + 1);
    expect(measures.map((m) => m.number).filter((number) => number <= 40)).toEqual(numbers);
    expect([...new Set(CASES.map((c) => c.check))].sort((a, b) => a - b)).toEqual(numbers);
  });
});

describe('the score', () => {
  it('costs no more than three findings of one check', () => {
    const [one] = found(34, slideOf([stroke('g', 'gridline', [1, 3, 6, 3], 'line', 1.5)]));
    if (one === undefined) throw new Error('nothing found');
    expect(scoreOf([])).toBe(100);
    expect(scoreOf([one])).toBe(99);
    expect(scoreOf(Array.from({ length: 9 }, () => one))).toBe(97);
  });

  it('keeps a slide with an error under what a sample may score', () => {
    const [error] = found(1, slideOf([rect('a', 'mark', [12.9, 2, 1, 1], 'accent1')]));
    expect(error?.severity).toBe('E');
    expect(scoreOf(error === undefined ? [] : [error])).toBeLessThan(88);
  });
});
