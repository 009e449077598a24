/** Call-outs, arrows and value lines of charts: what is promised of their places and figures, whatever the chart. */
import { plainText, type Shape } from '@deckwright/draw/scene';
import { themes } from '@deckwright/draw/themes';
import { describe, expect, test } from 'vitest';
import { drawForm, shapesOf } from './_draw.ts';

type Drawn = Awaited<ReturnType<typeof drawForm>>;

const columns = (more: object) => ({
  form: 'trend_chart',
  variant: 'stacked_column_trend',
  headline: 'Storage triples by 2030',
  context: 'Storage, GW',
  data: {
    unit: 'GW',
    periods: ['2025', '2026', '2027', '2028', '2029', '2030'],
    series: [
      { label: 'Grid', values: [12], forecast_values: [17, 23, 31, 38, 46] },
      { label: 'Home', values: [13], forecast_values: [16, 20, 24, 27, 31] },
    ],
    ...more,
  },
});

const body = (component: string, params: object) => ({
  body: { component, params },
  chrome: { title: 'Only the north is above its plan' },
});

const wordsOf = (drawn: Drawn, part: string): string[] =>
  shapesOf(drawn).flatMap((s) => (s.kind === 'text' && s.id.includes(part) ? [plainText(s.text)] : []));

const meet = (a: Shape['box'], b: Shape['box']): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** Words of the chart itself, and its marks. */
const ownOf = (drawn: Drawn): Shape[] =>
  shapesOf(drawn).filter((s) => !s.id.includes('/notes') && s.id.startsWith('body') && (s.role === 'mark' || s.role === 'value'));

describe('call-outs', () => {
  test.each([
    ['columns', columns({ callouts: [{ at: '2027', title: '2027: limit near', text: 'five slots are left' }] })],
    [
      'lines',
      {
        form: 'trend_chart',
        headline: 'Direct sales lead',
        data: {
          periods: ['Q1', 'Q2', 'Q3', 'Q4'],
          series: [
            { label: 'Direct', values: [112, 158, 190, 298] },
            { label: 'Resellers', values: [64, 62, 55, 36] },
          ],
          callouts: [{ at: { category: 'Q2', series: 'Resellers' }, text: 'Contracts end' }],
        },
      },
    ],
    [
      'bars',
      {
        form: 'bar_rank_chart',
        headline: 'Linz stops most',
        data: {
          unit: 'h',
          categories: [
            { label: 'Linz', value: 412 },
            { label: 'Brno', value: 165 },
            { label: 'Graz', value: 90 },
          ],
          callouts: [{ at: 'Brno', text: 'New press line from March' }],
        },
      },
    ],
    [
      'rows',
      body('stacked_bar', {
        categories: ['A', 'B'],
        rows: [
          { label: 'North', values: [20, 15] },
          { label: 'East', values: [4, 3] },
        ],
        callouts: [{ at: 'East', title: 'Opened in May', text: 'seven months only' }],
      }),
    ],
    ['a range', columns({ callouts: [{ at: { category: '2025', to: '2027' }, text: 'Three years of growth' }] })],
  ])('on %s stand clear of marks and numbers', async (_, request) => {
    const drawn = await drawForm(request);
    const box = shapesOf(drawn).find((s) => s.id.endsWith('/notes/callout-1'));
    if (box === undefined) throw new Error('no call-out');
    expect(
      ownOf(drawn)
        .filter((s) => meet(s.box, box.box))
        .map((s) => s.id),
    ).toEqual([]);
    expect(drawn.report).toMatchObject({ errors: [], fidelity: 'verbatim' });
  });

  test.each([
    [
      'columns',
      columns({ callouts: [{ at: '2027', text: 'five slots are left' }], arrows: [{ from: '2025', to: '2030' }], value_line: 50 }),
    ],
    [
      'bars',
      body('bar_list', {
        rows: ['Nordics', 'Germany', 'Benelux'].map((label, i) => ({ label, value: 148 - 40 * i })),
        callouts: [{ at: 'Benelux', text: 'New depot' }],
      }),
    ],
  ])('on %s stand in the same boxes in every theme', async (_, request) => {
    let boxes: unknown;
    for (const theme of themes) {
      const drawn = await drawForm({ ...request, theme_id: theme.id });
      const own = shapesOf(drawn)
        .filter((s) => s.id.includes('/notes/'))
        .map((s) => s.box);
      boxes ??= own;
      expect(own, theme.id).toEqual(boxes);
    }
  });

  test('that find no room are numbers with their words under the chart', async () => {
    const long = 'a sentence that says rather a lot about what has happened there, and why, and who decided on it';
    const periods = ['2025', '2026', '2027', '2028', '2029', '2030'];
    const drawn = await drawForm(columns({ callouts: periods.map((at) => ({ at, title: `${at}: a longish title of it`, text: long })) }));
    const listed = wordsOf(drawn, '/notes/key-words');
    const boxed = wordsOf(drawn, '/notes/words');
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.length + boxed.length).toBe(6);
    expect(wordsOf(drawn, '/notes/number-')).toHaveLength(listed.length);
    expect(drawn.report).toMatchObject({ errors: [], fidelity: 'verbatim' });
  });

  test('at a place that is not there are named in a warning with the places that are', async () => {
    const drawn = await drawForm(columns({ callouts: [{ at: '2042', text: 'Nothing' }] }));
    expect(drawn.report.warnings).toContainEqual(
      expect.objectContaining({ code: 'annotation_ignored', path: '/data/callouts/0/at', remedy: expect.stringContaining('2025, 2026') }),
    );
  });

  test('on small panels are named in a warning, since no one chart carries them', async () => {
    const request = columns({ callouts: [{ at: '2027', text: 'Limit' }] });
    const drawn = await drawForm({ ...request, variant: 'small_multiples_trend' });
    const shown = wordsOf(drawn, '/notes/words');
    expect(shown.length > 0 || drawn.report.warnings.some((w) => w.code === 'annotation_ignored')).toBe(true);
  });

  test('and value lines are shapes over a native chart', async () => {
    const more = { callouts: [{ at: '2027', text: 'five slots are left' }], value_line: { value: 50, label: 'Limit' } };
    const drawn = await drawForm({ ...columns(more), chart_mode: 'native' });
    const [slide] = drawn.deck.slides;
    const replaced = new Set((slide?.charts ?? []).flatMap((c) => c.replaces));
    expect(slide?.charts).toHaveLength(1);
    const notes = shapesOf(drawn).filter((s) => s.id.includes('/notes/'));
    expect(notes.length).toBeGreaterThan(4);
    expect(notes.filter((s) => replaced.has(s.id))).toEqual([]);
  });
});

describe('arrows', () => {
  test.each([
    ['difference', {}, '+52'],
    ['growth', {}, '+25%\u00a0a year'],
    ['ratio', {}, '3.1×'],
    ['growth', { label: 'CAGR' }, '+25%\u00a0CAGR'],
    ['growth', { text: 'threefold' }, 'threefold'],
  ])('of the kind %s say the figure that follows from the data, or the words that were sent (%o)', async (kind, more, words) => {
    const drawn = await drawForm(columns({ arrows: [{ from: '2025', to: '2030', kind, ...more }] }));
    expect(wordsOf(drawn, '/notes/arrow-1-figure')).toEqual([words]);
    expect(drawn.report).toMatchObject({ errors: [], fidelity: 'verbatim' });
    if (!('text' in more)) expect(drawn.report.proofs.every((p) => p.ok)).toBe(true);
  });

  test('make the names and totals of what they compare stand out', async () => {
    const drawn = await drawForm(columns({ arrows: [{ from: '2025', to: '2030' }] }));
    const bold = shapesOf(drawn).flatMap((s) =>
      s.kind === 'text' && /column-\d\/label/.test(s.id) && s.text.paragraphs[0]?.runs[0]?.bold === true ? [plainText(s.text)] : [],
    );
    expect(bold).toEqual(['2025', '2030']);
  });

  test('from nothing are left out with a warning, not computed', async () => {
    const request = body('stacked_bar', {
      categories: ['A', 'B'],
      rows: [
        { label: '2024', values: [0, 0] },
        { label: '2025', values: [4, 3] },
      ],
      arrows: [{ from: '2024', to: '2025', kind: 'growth' }],
    });
    const drawn = await drawForm(request);
    expect(wordsOf(drawn, '/notes/arrow-1-figure')).toEqual([]);
    expect(drawn.report.warnings.map((w) => w.code)).toContain('annotation_ignored');
  });
});

describe('a value line', () => {
  test('stands at its value on the scale of the columns', async () => {
    const drawn = await drawForm(columns({ value_line: { value: 50, label: 'Grid limit' } }));
    const shapes = shapesOf(drawn);
    const line = shapes.find((s) => s.id === 'body/chart/notes/value-line');
    const part = shapes.find((s) => s.id === 'body/chart/column-6/part-1');
    if (line === undefined || part === undefined) throw new Error('not drawn');
    const perUnit = part.box.h / 46;
    expect(Math.abs(part.box.y + part.box.h - 50 * perUnit - line.box.y)).toBeLessThan(9144);
    expect(wordsOf(drawn, 'value-line-label')).toEqual(['Grid limit 50']);
  });

  test('above all columns makes room for itself', async () => {
    const drawn = await drawForm(columns({ value_line: { value: 110, label: 'Limit of 110 GW', sub: 'From 2031' } }));
    const line = shapesOf(drawn).find((s) => s.id === 'body/chart/notes/value-line');
    expect(line?.box.y).toBeGreaterThanOrEqual(drawn.body.y * 914_400);
    expect(wordsOf(drawn, 'value-line-label')).toEqual(['Limit of 110 GW\nFrom 2031']);
    expect(drawn.report).toMatchObject({ errors: [], fidelity: 'verbatim' });
  });
});
