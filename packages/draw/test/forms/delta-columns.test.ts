/** Columns of figures beside charts: which row each figure stands beside, what it says, and where there are none. */
import { plainText, type Shape } from '@deckwright/draw/scene';
import { themes } from '@deckwright/draw/themes';
import { describe, expect, test } from 'vitest';
import { drawForm, shapesOf, suggestedSplit } from './_draw.ts';

type Drawn = Awaited<ReturnType<typeof drawForm>>;

const markets = [
  { label: 'France', value: 305 },
  { label: 'Germany', value: 412 },
  { label: 'Poland', value: 241 },
];

const ranked = (delta_columns: object[], more: object = {}) => ({
  form: 'bar_rank_chart',
  headline: 'Poland grows',
  context: 'Revenue, €m',
  data: { unit: '€m', categories: markets, delta_columns, ...more },
});

const columns = (delta_columns: object[], more: object = {}) => ({
  form: 'trend_chart',
  variant: 'stacked_column_trend',
  headline: 'Service grows',
  context: 'Revenue, €m',
  data: {
    unit: '€m',
    periods: ['2021', '2022', '2023', '2024', '2025'],
    series: [
      { label: 'Machines', values: [212, 208, 205, 211, 214] },
      { label: 'Service', values: [31, 44, 58, 79, 104] },
    ],
    delta_columns,
    ...more,
  },
});

const rows = (params: object) => ({
  chrome: { title: 'Regions' },
  body: { component: 'stacked_bar', params: { categories: ['A', 'B'], ...params } },
});

const textsOf = (drawn: Drawn, part: string): Shape[] => shapesOf(drawn).filter((s) => s.kind === 'text' && s.id.includes(part));
const wordOf = (s: Shape): string => (s.kind === 'text' ? plainText(s.text) : '');
const wordsOf = (drawn: Drawn, part: string): string[] => textsOf(drawn, part).map(wordOf);
const middle = ({ box }: Shape): number => box.y + box.h / 2;

/** The figures of a column by the name that stands at their height. */
function byName(drawn: Drawn, column: number, names: readonly string[]): Record<string, string> {
  const labels = shapesOf(drawn).filter((s) => names.includes(wordOf(s)) && !s.id.includes('/deltas/'));
  return Object.fromEntries(
    textsOf(drawn, `/deltas/delta-${column}-figure`).map((f) => {
      const own = labels.toSorted((a, b) => Math.abs(middle(a) - middle(f)) - Math.abs(middle(b) - middle(f)))[0];
      if (own === undefined || Math.abs(middle(own) - middle(f)) > 9144 * 3) throw new Error(`${wordOf(f)} stands beside nothing`);
      return [wordOf(own), wordOf(f)];
    }),
  );
}

describe('columns of figures', () => {
  test.each([
    ['difference', {}, { Germany: '+24', France: '−6', Poland: '+45' }],
    ['growth', {}, { Germany: '+6.2%', France: '−1.9%', Poland: '+23.0%' }],
    ['growth', { years: 3 }, { Germany: '+2.0%', France: '−0.6%', Poland: '+7.1%' }],
    ['ratio', {}, { Germany: '1.1×', France: '1.0×', Poland: '1.2×' }],
  ])('say the %s of each row, however the rows are sorted (%o)', async (kind, more, wanted) => {
    const drawn = await drawForm(ranked([{ head: 'Change', kind, from_values: [311, 388, 196], ...more }]));
    expect(byName(drawn, 1, ['Germany', 'France', 'Poland'])).toEqual(wanted);
    expect(wordsOf(drawn, '/deltas/delta-1-head')).toEqual(['Change']);
    const proofs = drawn.report.proofs.filter((p) => p.path.startsWith('/data/delta_columns/0/from_values/'));
    expect(proofs.map((p) => p.path)).toHaveLength(3);
    expect(proofs.every((p) => p.ok && Math.abs(p.expected - p.shown) <= p.tolerance)).toBe(true);
    expect(drawn.report).toMatchObject({ errors: [], warnings: [], fidelity: 'verbatim' });
  });

  test('print figures as they were sent, with a dash for what is missing', async () => {
    const drawn = await drawForm(
      ranked([
        { head: 'Share', values: ['22%', '31%', null] },
        { head: 'Margin', unit: '%', values: [12.5, -3, 8] },
      ]),
    );
    expect(byName(drawn, 1, ['Germany', 'France', 'Poland'])).toEqual({ Germany: '31%', France: '22%', Poland: '–' });
    expect(byName(drawn, 2, ['Germany', 'France', 'Poland'])).toEqual({ Germany: '−3.0%', France: '12.5%', Poland: '8.0%' });
    expect(drawn.report).toMatchObject({ errors: [], fidelity: 'verbatim' });
  });

  test('compare totals of stacked rows with what was before, or one part with another', async () => {
    const drawn = await drawForm(
      rows({
        rows: [
          { label: 'North', values: [20, 15] },
          { label: 'East', values: [4, 3] },
        ],
        delta_columns: [
          { head: 'Δ', from_values: [30, 8] },
          { head: 'B less A', from: 'A', to: 'B' },
        ],
      }),
    );
    expect(byName(drawn, 1, ['North', 'East'])).toEqual({ North: '+5', East: '−1' });
    expect(byName(drawn, 2, ['North', 'East'])).toEqual({ North: '−5', East: '−1' });
  });

  test('give the growth of each series and of the total beside stacked columns', async () => {
    const drawn = await drawForm(
      columns([
        { head: 'CAGR 21–25', kind: 'growth' },
        { head: 'Δ 24–25', from: '2024', to: '2025' },
      ]),
    );
    expect(byName(drawn, 1, ['Machines', 'Service', '318'])).toEqual({ Machines: '+0.2%', Service: '+35.3%', 318: '+7.0%' });
    expect(byName(drawn, 2, ['Machines', 'Service', '318'])).toEqual({ Machines: '+3', Service: '+25', 318: '+28' });
    const kinds = drawn.report.proofs.filter((p) => p.path === '/data/delta_columns/0').map((p) => p.kind);
    expect(kinds).toEqual(['cagr', 'cagr', 'cagr']);
    expect(drawn.report).toMatchObject({ errors: [], warnings: [], fidelity: 'verbatim' });
  });

  test('have a dash and a warning where a change cannot be computed', async () => {
    const drawn = await drawForm(ranked([{ head: 'Growth', kind: 'growth', from_values: [0, -4] }]));
    expect(byName(drawn, 1, ['Germany', 'France', 'Poland'])).toEqual({ Germany: '–', France: '–', Poland: '–' });
    expect(drawn.report.warnings).toContainEqual(
      expect.objectContaining({
        code: 'change_not_computed',
        path: '/data/delta_columns/0/from_values',
        message: expect.stringContaining('1 of 3'),
      }),
    );
  });

  test('stand clear of the chart, inside the body, in the same boxes in every theme', async () => {
    let boxes: unknown;
    for (const theme of themes) {
      const request = ranked([{ head: 'A head of several words that wraps', from_values: [311, 388, 196], good: 'up' }], {
        callouts: [{ at: 'Poland', text: 'New plant' }],
        takeaways: ['One sentence.'],
      });
      const drawn = await drawForm({ ...request, theme_id: theme.id });
      const all = shapesOf(drawn);
      const ground = all.find((s) => s.id.endsWith('/deltas/delta-1-ground'));
      if (ground === undefined) throw new Error('no column');
      const meets = ({ box: b }: Shape): boolean =>
        b.x < ground.box.x + ground.box.w && ground.box.x < b.x + b.w && b.y < ground.box.y + ground.box.h && ground.box.y < b.y + b.h;
      const others = all.filter((s) => s.kind !== 'group' && s.role !== 'background' && !s.id.includes('/deltas/') && meets(s));
      expect(others.map((s) => s.id)).toEqual([]);
      expect(drawn.report).toMatchObject({ errors: [], layout: { text_overlaps: 0 } });
      const own = all.filter((s) => s.id.includes('/deltas/')).map((s) => s.box);
      boxes ??= own;
      expect(own).toEqual(boxes);
    }
  });

  test('stand at the left on slides that run from right to left, where their rows end', async () => {
    const drawn = await drawForm({ ...ranked([{ head: 'Δ', from_values: [311, 388, 196] }]), direction: 'rtl' });
    const [figure] = textsOf(drawn, '/deltas/delta-1-figure');
    const marks = shapesOf(drawn).filter((s) => s.role === 'mark');
    expect((figure?.box.x ?? 0) + (figure?.box.w ?? 0)).toBeLessThan(Math.min(...marks.map((m) => m.box.x)));
    expect(byName(drawn, 1, ['Germany', 'France', 'Poland'])).toMatchObject({ Poland: '+45' });
  });

  test.each([
    ['lines', { ...columns([{ head: 'Growth', kind: 'growth' }]), variant: 'trend_line' }],
    ['groups of columns', { ...ranked([{ head: 'Δ', values: [1, 2, 3] }]), variant: 'grouped_comparison_bar' }],
  ])('are named in a warning beside %s', async (_, request) => {
    const drawn = await drawForm(request);
    expect(wordsOf(drawn, '/deltas/')).toEqual([]);
    expect(drawn.report.warnings).toContainEqual(expect.objectContaining({ code: 'annotation_ignored', path: '/data/delta_columns' }));
  });

  test('are left out of a chart that has no room for them, and the chart is drawn', async () => {
    const categories = Array.from({ length: 24 }, (_, i) => ({ label: `Market ${i}`, value: 100 - i }));
    const head = 'A head of many words that wraps over three lines or so';
    const drawn = await drawForm(ranked([{ head, from_values: categories.map((c) => c.value) }], { categories }));
    expect(shapesOf(drawn).filter((s) => s.role === 'mark')).toHaveLength(24);
    expect(drawn.report.warnings.map((w) => w.code)).toContain('annotation_ignored');
  });

  test('are refused beyond three, and for years that are none', async () => {
    const many = Array.from({ length: 4 }, () => ({ head: 'Δ', values: [1, 2, 3] }));
    await expect(drawForm(ranked(many))).rejects.toThrow('holds at most 3 columns');
    await expect(drawForm(ranked([{ head: 'Δ', kind: 'growth', years: 0 }]))).rejects.toThrow('must be above 0');
  });

  test('are split with their rows', async () => {
    const categories = Array.from({ length: 30 }, (_, i) => ({ label: `C${i}`, value: 30 - i }));
    const parts = await suggestedSplit(ranked([{ head: 'Δ', from_values: categories.map((c) => c.value) }], { categories }));
    const froms = parts.map((p) => (p as { data: { delta_columns: { from_values: number[] }[] } }).data.delta_columns[0]?.from_values[0]);
    expect(froms).toEqual([30, 15]);
  });
});
