/** A line over columns: where it stands, what it prints, and what becomes of it where there are no columns. */
import { contrastOf } from '@deckwright/core/color';
import { plainText, resolveColor, type Shape } from '@deckwright/draw/scene';
import { colorDistance, themes } from '@deckwright/draw/themes';
import { describe, expect, test } from 'vitest';
import { drawForm, shapesOf, suggestedSplit } from './_draw.ts';

type Drawn = Awaited<ReturnType<typeof drawForm>>;

const periods = ['2020', '2021', '2022', '2023', '2024', '2025'];
const margin = { label: 'EBITDA margin', unit: '%', values: [16.2, 14.1, 11.8, 13.5, 15.9, 17.2] };

const stack = (line_over: object, more: object = {}) => ({
  form: 'trend_chart',
  variant: 'stacked_column_trend',
  headline: 'The margin recovers',
  context: 'Revenue, €m',
  data: {
    unit: '€m',
    periods,
    series: [
      { label: 'Machines', values: [142, 138, 145, 131, 140, 143] },
      { label: 'Services', values: [61, 69, 72, 74, 93, 115] },
    ],
    line_over,
    ...more,
  },
});

const component = (line_over: object) => ({
  chrome: { title: 'Contracts renewed' },
  body: {
    component: 'stacked_bar',
    params: { categories: ['A', 'B'], rows: periods.map((label, i) => ({ label, values: [10 + i, 4] })), line_over },
  },
});

const grouped = (line_over: object) => ({
  form: 'bar_rank_chart',
  variant: 'grouped_comparison_bar',
  headline: 'All segments grow',
  data: {
    unit: '€m',
    series_labels: ['2024', '2025'],
    categories: periods.map((label, i) => ({ label, values: [40 + i, 45] })),
    line_over,
  },
});

const ranked = (line_over: object) => ({
  form: 'bar_rank_chart',
  variant: 'ranked_magnitude_bar',
  headline: 'All segments grow',
  data: { unit: '€m', categories: periods.map((label, i) => ({ label, value: 40 + i })), line_over },
});

const column = (line_over: object) => ({
  form: 'trend_chart',
  variant: 'column_trend_growth',
  headline: 'The margin recovers',
  data: { unit: '€m', periods, series: [{ label: 'Revenue', values: [41, 48, 59, 73, 86, 104] }], line_over },
});

const partsOf = (drawn: Drawn, part: RegExp): Shape[] => shapesOf(drawn).filter((s) => part.test(s.id));
const dotsOf = (drawn: Drawn): Shape[] => partsOf(drawn, /\/line-over\/dot-\d+$/);
const wordsOf = (shapes: readonly Shape[]): string[] => shapes.flatMap((s) => (s.kind === 'text' ? [plainText(s.text)] : []));
const middle = ({ box }: Shape): number => box.x + box.w / 2;

describe('a line over columns', () => {
  test.each([
    ['stacked columns', stack(margin)],
    ['columns', column(margin)],
    ['groups of columns', grouped(margin)],
    ['a stacked_bar of periods', component(margin)],
  ])('stands above %s, its points over their middles, each with its value', async (_, request) => {
    const drawn = await drawForm(request);
    const dots = dotsOf(drawn);
    expect(wordsOf(partsOf(drawn, /\/line-over\/value-/))).toEqual(['16.2%', '14.1%', '11.8%', '13.5%', '15.9%', '17.2%']);
    expect(wordsOf(partsOf(drawn, /\/line-over\/name$/))).toEqual(['EBITDA margin']);
    const marks = shapesOf(drawn).filter((s) => s.role === 'mark' && !s.id.includes('/line-over/'));
    const labels = shapesOf(drawn).filter((s) => s.role === 'value' && !s.id.includes('/line-over/'));
    const lowest = Math.max(...partsOf(drawn, /\/line-over\/(?:dot|value)-/).map((s) => s.box.y + s.box.h));
    expect(lowest).toBeLessThan(Math.min(...[...marks, ...labels].map((s) => s.box.y)));
    for (const dot of dots) {
      const at = Number(/\d+$/.exec(dot.id)?.[0]);
      const own = marks.filter((m) => new RegExp(`/(?:bar|column)-${at}(?:[-/].*)?$`).test(m.id));
      const left = Math.min(...own.map((m) => m.box.x));
      const right = Math.max(...own.map((m) => m.box.x + m.box.w));
      expect(Math.abs(middle(dot) - (left + right) / 2), dot.id).toBeLessThan(9144);
    }
    // On one scale of its own: equal steps of the value are equal steps of the height.
    const perPoint = (a: number, b: number): number =>
      ((dots[b]?.box.y ?? 0) - (dots[a]?.box.y ?? 0)) / ((margin.values[a] ?? 0) - (margin.values[b] ?? 0));
    expect(perPoint(0, 2)).toBeCloseTo(perPoint(3, 5), -3);
    expect(drawn.report).toMatchObject({ errors: [], fidelity: 'verbatim' });
  });

  test('names a unit that its numbers do not show', async () => {
    const drawn = await drawForm(stack({ label: 'Staff', unit: 'FTE', values: [1162, 1170, 1180, 1350, 1590, 1725] }));
    expect(wordsOf(partsOf(drawn, /\/line-over\/name$/))).toEqual(['Staff, FTE']);
    expect(drawn.report.fidelity).toBe('verbatim');
  });

  test('is interrupted where a value is missing, dashed where it is a forecast, and says both', async () => {
    const drawn = await drawForm(stack({ ...margin, values: [16.2, null, 11.8, 13.5], forecast_values: [15.9, 17.2] }));
    expect(dotsOf(drawn)).toHaveLength(5);
    const lines = partsOf(drawn, /\/line-over\/line-\d+$/);
    const dashes = lines.map((l) => (l.kind === 'path' || l.kind === 'line' ? l.stroke?.dash : undefined));
    expect(dashes).toEqual([undefined, 'dash']);
    expect(drawn.report.warnings.map((w) => w.code)).toEqual(['missing_values']);
  });

  test.each([
    ['more values than columns', { ...margin, values: [...margin.values, 19, 20] }, 'length_mismatch', 6],
    ['fewer values than columns', { ...margin, values: [16.2, 14.1] }, 'length_mismatch', 2],
    ['one value', { ...margin, values: [16.2, null, null, null, null, null] }, 'missing_values', 1],
    ['values that are all the same', { ...margin, values: [8, 8, 8, 8, 8, 8] }, undefined, 6],
    ['values on both sides of zero', { ...margin, values: [-4.2, -2.9, 1.1, 5, -1.8, 3.1] }, undefined, 6],
    ['huge values', { label: 'Orders', values: [1e12, 2e12, 123_456_789_012, 4e12, 9e12, 1e9] }, undefined, 6],
  ])('takes %s', async (_, line, code, dots) => {
    const drawn = await drawForm(stack(line));
    expect(dotsOf(drawn)).toHaveLength(dots);
    expect(wordsOf(partsOf(drawn, /\/line-over\/value-/))).toHaveLength(dots);
    if (code === undefined) expect(drawn.report.warnings).toEqual([]);
    else expect(drawn.report.warnings.map((w) => w.code)).toContain(code);
    expect(drawn.report.errors).toEqual([]);
  });

  test('has an axis with its name where not every number finds a place', async () => {
    const many = Array.from({ length: 24 }, (_, i) => 123_456_789_012 + i * i * 17_123_456_789);
    const drawn = await drawForm({
      form: 'trend_chart',
      variant: 'column_trend_growth',
      headline: 'Visits rise',
      data: {
        periods: many.map((_, i) => `W${i + 1}`),
        series: [{ label: 'Visits', values: many.map((_, i) => 80 + i) }],
        line_over: { label: 'Orders in the web shop', unit: 'EUR', values: many },
      },
    });
    expect(wordsOf(partsOf(drawn, /\/line-over\/tick-/)).length).toBeGreaterThan(1);
    expect(wordsOf(partsOf(drawn, /\/line-over\/name$/))).toEqual(['Orders in the web shop, EUR']);
    expect(drawn.report.warnings.map((w) => w.code)).toContain('labels_thinned');
    expect(drawn.report.layout.text_overlaps).toBe(0);
  });

  test.each([
    ['lines', { ...stack(margin), variant: 'trend_line' }],
    ['rows', ranked(margin)],
    ['nothing but missing values', stack({ ...margin, values: [null, null] })],
  ])('is named in a warning over %s, and the chart is drawn without it', async (_, request) => {
    const drawn = await drawForm(request);
    expect(dotsOf(drawn)).toEqual([]);
    expect(drawn.report.warnings).toContainEqual(expect.objectContaining({ code: 'annotation_ignored', path: '/data/line_over' }));
  });

  test('carries call-outs and arrows at its points', async () => {
    const at = (category: string) => ({ category, series: 'EBITDA margin' });
    const drawn = await drawForm(
      stack(margin, { callouts: [{ at: at('2022'), text: 'Energy prices' }], arrows: [{ from: at('2022'), to: at('2025') }] }),
    );
    expect(wordsOf(partsOf(drawn, /\/notes\/arrow-1-figure/))).toEqual(['+5.4\u00a0pp']);
    expect(wordsOf(partsOf(drawn, /\/notes\/words-1/))).toEqual(['Energy prices']);
    expect(drawn.report).toMatchObject({ errors: [], warnings: [], fidelity: 'verbatim' });
    const mixed = await drawForm(stack(margin, { arrows: [{ from: at('2022'), to: '2025' }] }));
    expect(mixed.report.warnings.map((w) => w.code)).toEqual(['annotation_ignored']);
  });

  test('can be told from the columns and from the ground in every theme, in the same boxes', async () => {
    let boxes: unknown;
    for (const theme of themes) {
      const drawn = await drawForm({ ...stack(margin), theme_id: theme.id });
      const fillOf = (s: Shape | undefined) => (s?.kind === 'rect' || s?.kind === 'ellipse' ? s.fill?.color : undefined);
      const colors = new Set(shapesOf(drawn).flatMap((s) => (s.role === 'mark' && s.kind === 'rect' ? [fillOf(s) ?? 'ink'] : [])));
      const line = resolveColor(theme, fillOf(dotsOf(drawn)[0]) ?? 'canvas');
      expect(contrastOf(line, theme.colors.canvas), theme.id).toBeGreaterThanOrEqual(3);
      expect(colors.size).toBe(2);
      for (const color of colors)
        expect(colorDistance(line, resolveColor(theme, color)), `${theme.id} ${color}`).toBeGreaterThanOrEqual(15);
      const own = partsOf(drawn, /\/line-over\//).map((s) => s.box);
      boxes ??= own;
      expect(own).toEqual(boxes);
    }
  });

  test('is split with its columns', async () => {
    const many = Array.from({ length: 30 }, (_, i) => i + 1);
    const parts = await suggestedSplit({
      ...grouped({ label: 'Margin', values: many.slice(0, 20), forecast_values: many.slice(20) }),
      data: {
        series_labels: ['2024', '2025'],
        categories: many.map((i) => ({ label: `C${i}`, values: [i, i] })),
        line_over: { label: 'Margin', values: many.slice(0, 20), forecast_values: many.slice(20) },
      },
    });
    const lines = parts.map((p) => (p as { data: { line_over: object } }).data.line_over);
    expect(lines).toMatchObject([
      { values: many.slice(0, 15), forecast_values: [] },
      { values: many.slice(15, 20), forecast_values: many.slice(20) },
    ]);
  });

  test('is part of a native chart, on a second axis', async () => {
    const drawn = await drawForm({
      ...stack({ ...margin, values: [16.2, 14.1, null, 13.5], forecast_values: [15.9, 17.2] }),
      chart_mode: 'native',
    });
    const [chart, ...more] = drawn.deck.slides[0]?.charts ?? [];
    expect(more).toEqual([]);
    if (chart?.kind !== 'bar') throw new Error('no native columns');
    expect(chart.over?.series.map((s) => [s.name, ...s.points.map((p) => p.value)])).toEqual([
      ['EBITDA margin', 16.2, 14.1, undefined, 13.5, undefined, undefined],
      ['EBITDA margin (forecast)', undefined, undefined, undefined, 13.5, 15.9, 17.2],
    ]);
    for (const dot of dotsOf(drawn)) expect(chart.replaces).toContain(dot.id);
  });
});
