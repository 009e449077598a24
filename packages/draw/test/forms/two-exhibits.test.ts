import { readSlideRequest } from '@deckwright/draw/intent';
import type { DrawnSlide } from '@deckwright/draw/pipeline';
import type { Shape } from '@deckwright/draw/scene';
import { describe, expect, test } from 'vitest';
import { EXHIBIT_FORMS } from '../../src/forms/two-exhibits/exhibit-forms.ts';
import { drawForm, examplesOf, shapesOf } from './_draw.ts';

const columns = (values: readonly number[], unit = '€m') => ({
  form: 'trend_chart',
  variant: 'column_trend_growth',
  head: 'Net sales',
  data: { unit, periods: ['2023', '2024', '2025'], series: [{ label: 'Sales', values }] },
});
const table = {
  form: 'data_table',
  head: 'By region',
  notes: ['Without services.'],
  source: 'Ledger',
  data: {
    columns: ['Region', 'Sales'],
    rows: [
      ['North', 12],
      ['South', 30],
    ],
  },
};
const pair = (a: object, b: object, more: object = {}) => ({ headline: 'Sales doubled in two years', exhibits: [a, b], ...more });
const refusal = (body: unknown) => {
  const read = readSlideRequest(body);
  if (read.ok) throw new Error('The request was read.');
  return read.problem;
};
const wordsOf = (s: Shape): string =>
  'text' in s && s.text !== undefined ? s.text.paragraphs.flatMap(({ runs }) => runs.map(({ text }) => text)).join('') : '';
const perUnit = (drawn: DrawnSlide, exhibit: number): number => {
  const marks = shapesOf(drawn).filter(
    (s) => s.id.startsWith(`body/exhibit-${exhibit}/`) && s.role === 'mark' && s.datum?.value !== undefined,
  );
  const longest = marks.reduce((a, b) => (b.box.h > a.box.h ? b : a));
  return longest.box.h / (longest.datum?.value ?? Number.NaN);
};

describe('two exhibits', () => {
  test('stand in the body itself, and the report points there', async () => {
    const drawn = await drawForm(pair(columns([10, 14, 20]), table));
    expect(drawn.report).toMatchObject({ form: 'two_exhibits', fidelity: 'verbatim', errors: [], warnings: [] });
    const paths = drawn.report.fidelity_manifest.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining(['/exhibits/0/data/series/0/values/2', '/exhibits/1/data/rows/1/1', '/exhibits/1/notes/0']),
    );
    expect(paths.filter((path) => path.startsWith('/data'))).toEqual([]);
  });

  test('tell what has no place under the name that was sent', async () => {
    const drawn = await drawForm(pair({ ...table, sorce: 'Ledger' }, { ...table, data: { ...table.data, foo: 9 } }));
    const told = drawn.report.warnings.map(({ path, message }) => [path, message.includes(`${path} `)]);
    expect(told).toEqual([
      ['/exhibits/0/sorce', true],
      ['/exhibits/1/data/foo', true],
    ]);
  });

  test('give the same slide as the form with its data', async () => {
    const exhibits = [columns([10, 14, 20]), table];
    const [short, long] = await Promise.all([
      drawForm({ headline: 'Sales', exhibits }),
      drawForm({ headline: 'Sales', form: 'two_exhibits', data: { exhibits } }),
    ]);
    expect(short.report.input_hash).toBe(long.report.input_hash);
    expect(short.deck.slides).toEqual(long.deck.slides);
  });

  test('have ids of their own, also where both are of one form', async () => {
    const drawn = await drawForm(pair(columns([10, 14, 20]), columns([3, 4, 5])));
    const ids = shapesOf(drawn).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const known = new Set(ids);
    expect(shapesOf(drawn).flatMap(({ host }) => (host === undefined || known.has(host) ? [] : [host]))).toEqual([]);
  });

  test('number their notes after those of the slide, and mark the heads', async () => {
    const drawn = await drawForm(
      pair({ ...columns([10, 14, 20]), notes: ['Restated.'] }, table, { footnotes: ['Of the slide.'], source_note: 'Board paper' }),
    );
    const heads = shapesOf(drawn)
      .filter(({ id }) => id.endsWith('/head'))
      .map(wordsOf);
    expect(heads).toEqual(['Net sales²', 'By region³']);
    const foot = shapesOf(drawn).find(({ id }) => id === 'source');
    expect(foot && wordsOf(foot)).toMatch(/^Of the slide\.\s+2\. Restated\.\s+3\. Without services\..*Board paper; Ledger/s);
  });

  test('take one scale where it is asked for, and their own where it is not', async () => {
    const [own, shared] = await Promise.all(
      [false, true].map((same_scale) => drawForm(pair(columns([40, 50, 60]), columns([12, 15, 22]), { same_scale }))),
    );
    expect(perUnit(own as DrawnSlide, 2) / perUnit(own as DrawnSlide, 1)).toBeGreaterThan(2);
    expect(perUnit(shared as DrawnSlide, 2) / perUnit(shared as DrawnSlide, 1)).toBeCloseTo(1, 2);
    expect(shared?.report.errors).toEqual([]);
  });

  test('say why they are not on one scale', async () => {
    const codes = async (a: object, b: object) =>
      (await drawForm(pair(a, b, { same_scale: true }))).report.warnings.map(({ code, path, message }) => `${code} ${path}: ${message}`);
    expect(await codes(columns([10, 14, 20]), columns([10, 14, 20], 'kt'))).toEqual([
      expect.stringMatching(/^scale_not_shared \/same_scale: .*units differ/),
    ]);
    expect(await codes(columns([10, 14, 20]), columns([1000, 1400, 2000]))).toEqual([expect.stringMatching(/too small to read/)]);
    expect(await codes(columns([10, 14, 20]), { head: 'Why', statements: ['Price', 'Volume'] })).toEqual([
      expect.stringMatching(/^scale_not_shared/),
    ]);
  });

  test('may be statements beside a chart, which keeps the wider part', async () => {
    const drawn = await drawForm(pair(columns([10, 14, 20]), { head: 'Why', statements: ['Price: up 4%', 'Volume: up 10%', 'Mix: flat'] }));
    const [chart, words] = ['body/exhibit-1/head-rule', 'body/exhibit-2/head-rule'].map(
      (id) => shapesOf(drawn).find((s) => s.id === id)?.box.w ?? 0,
    );
    expect(chart).toBeGreaterThan(words ?? 0);
    expect(drawn.report).toMatchObject({ fidelity: 'verbatim', errors: [], warnings: [] });
  });

  test('read from the right on a slide that does', async () => {
    const drawn = await drawForm(pair(columns([10, 14, 20]), table, { direction: 'rtl', hinge: { first: 'One', second: 'Two' } }));
    const left = (id: string): number => shapesOf(drawn).find((s) => s.id === id)?.box.x ?? Number.NaN;
    expect(left('body/exhibit-1/head-rule')).toBeGreaterThan(left('body/exhibit-2/head-rule'));
    expect(left('body/hinge/first')).toBeGreaterThan(left('body/hinge/second'));
  });

  test('are native charts where they are asked for, each with its own', async () => {
    const drawn = await drawForm(pair(columns([10, 14, 20]), columns([3, 4, 5]), { chart_mode: 'native' }));
    expect(drawn.deck.slides[0]?.charts).toHaveLength(2);
    expect(drawn.report.notices.filter(({ code }) => code === 'chart_not_native')).toEqual([]);
  });
});

describe('an exhibit is refused', () => {
  test('that is a form for a whole slide, with those that are not', () => {
    const problem = refusal(pair(table, { form: 'org_structure', head: 'Team', data: {} }));
    expect(problem).toMatchObject({ status: 422, code: 'composition_not_supported', errors: [{ pointer: '/exhibits/1/form' }] });
    expect(problem.remedy).toContain('bar_rank_chart');
  });

  test('whose form or variant nobody knows', () => {
    expect(refusal(pair(table, { form: 'trend_chrt', head: 'X' }))).toMatchObject({
      code: 'unknown_form',
      errors: [{ pointer: '/exhibits/1/form' }],
    });
    expect(refusal(pair(table, { ...table, variant: 'round' }))).toMatchObject({
      code: 'unknown_variant',
      errors: [{ pointer: '/exhibits/1/variant' }],
    });
  });

  test('whose data do not have the shape of its form', () => {
    expect(refusal(pair(table, { ...table, data: { rows: [] } })).errors?.[0]?.pointer).toBe('/exhibits/1/data/rows');
  });

  test('with more than its form holds, and the problem names it', () => {
    const rows = Array.from({ length: 27 }, (_, i) => [`Row ${i}`, i]);
    const problem = refusal(pair(table, { ...table, data: { columns: ['A', 'B'], rows } }));
    expect(problem).toMatchObject({
      code: 'capacity_exceeded',
      detail: expect.stringContaining('Exhibit 2: data_table holds at most 26 rows; 27'),
      errors: [{ pointer: '/exhibits/1' }],
    });
  });

  test('whose marks do not fit half a slide, by name', async () => {
    const wide = {
      form: 'trend_chart',
      variant: 'column_trend_growth',
      head: 'X',
      data: {
        periods: Array.from({ length: 24 }, (_, i) => `Month ${i}`),
        series: [{ label: 'A', values: Array.from({ length: 24 }, (_, i) => 123_456.78 + i) }],
      },
    };
    const drawn = drawForm(pair(wide, table));
    await expect(drawn).rejects.toMatchObject({
      problem: {
        code: 'capacity_exceeded',
        detail: expect.stringContaining('Exhibit 1 (trend_chart)'),
        members: { form: 'trend_chart', pointer: expect.stringMatching(/^\/exhibits\/0\//) },
      },
    });
  });

  test('that is alone, has a form and statements, or neither', () => {
    expect(refusal({ headline: 'H', exhibits: [table] }).errors?.[0]?.pointer).toBe('/exhibits');
    expect(refusal(pair(table, { ...table, statements: ['A'] })).errors?.[0]?.pointer).toBe('/exhibits/1/statements');
    expect(refusal(pair(table, { head: 'A' })).errors?.[0]?.pointer).toBe('/exhibits/1/form');
  });
});

describe('half a slide', () => {
  test.each(EXHIBIT_FORMS)('holds the default example of %s', async (name) => {
    const [, example] = examplesOf(name)[0] ?? [];
    const { data, blocks, variant } = (example ?? {}) as { data?: unknown; blocks?: unknown; variant?: string };
    const body = pair({ form: name, variant, data, blocks, head: 'Left' }, { head: 'Right', statements: ['One', 'Two'] });
    const read = readSlideRequest(body);
    if (!read.ok) throw new Error(read.problem.detail);
    const drawn = await drawForm(body);
    expect(drawn.report.errors).toEqual([]);
  });
});
