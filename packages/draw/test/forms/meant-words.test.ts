/** What a slide adds to the numbers of its request says what they mean: units of differences, rates, keys. */
import { plainText } from '@deckwright/draw/scene';
import { describe, expect, test } from 'vitest';
import { drawForm, shapesOf } from './_draw.ts';

async function wordsOf(body: object): Promise<readonly string[]> {
  const drawn = await drawForm({ headline: 'A conclusion', ...body });
  return shapesOf(drawn).flatMap((s) => {
    if (s.kind === 'table') return s.cells.flat().flatMap((c) => (c.text === undefined ? [] : [plainText(c.text)]));
    return 'text' in s && s.text !== undefined ? [plainText(s.text)] : [];
  });
}

const steps = [
  { kind: 'start', label: 'Before', value: 14.2 },
  { kind: 'delta', label: 'Price', value: 1.4 },
  { kind: 'end', label: 'After', value: 15.6 },
];

describe('percentages differ by points', () => {
  const pair = [{ label: 'Margin', values: [14.2, 15.6] }];
  test.each([
    ['scenario_compare', 'scenario_columns', { scenarios: [{ label: 'A' }, { label: 'B' }], rows: [{ ...pair[0], unit: '%' }] }],
    ['slope_chart', 'rise_fall_slope', { unit: '%', periods: ['2024', '2025'], items: pair }],
    ['bar_rank_chart', 'before_after_dumbbell', { unit: '%', series: ['2024', '2025'], categories: pair }],
    ['bar_rank_chart', 'grouped_comparison_bar', { unit: '%', series: ['2024', '2025'], categories: pair }],
    ['waterfall_bridge', 'standard_driver_bridge', { unit: '%', steps }],
    ['waterfall_bridge', 'plan_actual_variance_bridge', { unit: '%', steps }],
    ['variance_table', 'plan_variance_table', { unit: '%', rows: [{ label: 'Margin', actual: 15.6, plan: 14.2 }] }],
    ['trend_chart', 'column_trend_growth', { unit: '%', periods: ['2024', '2025'], series: [{ label: 'M', values: [14.2, 15.6] }] }],
  ])('%s.%s', async (form, variant, data) => {
    const words = (await wordsOf({ form, variant, data })).join('\n');
    expect(words).toContain('+1.4\u00a0pp');
    expect(words).not.toMatch(/[+−]\d[\d.]*%/);
  });
});

describe('rates of a funnel', () => {
  const stages = [
    { label: 'Begun', value: 200 },
    { label: 'Complete', value: 146 },
    { label: 'Signed', value: 36 },
  ];
  test.each(['stage_action_funnel', 'tapered_funnel', 'column_drop_funnel'])('%s says who goes on', async (variant) => {
    const words = await wordsOf({ form: 'funnel', variant, locale: 'de', data: { stages } });
    expect(words.join('\n')).toContain('73\u00a0% kommen weiter');
    expect(words.join('\n')).not.toContain('↓');
  });
  test('the rate at the end says of what it is', async () => {
    expect(await wordsOf({ form: 'funnel', data: { stages } })).toContain('18% of the first stage');
  });
});

describe('levels that lie inside each other', () => {
  const levels = [
    { label: 'Total market', value: 4800 },
    { label: 'Nordic region', value: 310 },
    { label: 'Reachable', value: 12 },
  ];
  test.each([undefined, 'nested_rings', 'nested_bars'])('%s: shares of the level around, its unit, and no total', async (variant) => {
    const words = (
      await wordsOf({ form: 'nested_magnitude', ...(variant === undefined ? {} : { variant }), data: { unit: '€m', levels } })
    ).join('\n');
    expect(words).toMatch(/6\.5%[\s\S]*3\.9%/);
    expect(words).toContain('of the level above');
    expect(words).toContain('€m');
    expect(words).not.toMatch(/5,122|Total$/m);
  });
  test('parts that grow are no levels, so nothing is said of a level above', async () => {
    const parts = [levels[1], levels[0]];
    expect((await wordsOf({ form: 'nested_magnitude', variant: 'nested_bars', data: { levels: parts } })).join('\n')).not.toContain('%');
  });
});

describe('a missing value is no zero', () => {
  const marksAt = async (body: object, part: RegExp) => {
    const drawn = await drawForm(body);
    return shapesOf(drawn).filter((s) => part.test(s.id) && (s.role === 'track' || s.role === 'mark'));
  };
  const component = (name: string, params: object) => ({ chrome: { title: 'Progress' }, body: { component: name, params } });
  test.each([
    [
      'progress_bar',
      {
        items: [
          { label: 'A', value: 0 },
          { label: 'B', value: null },
        ],
      },
      /item-2/,
    ],
    ['maturity_model', { dimensions: ['A', 'B'], assessments: [{ dimension: 'A', level: 2 }] }, /cell-2-/],
  ])('%s draws neither track nor mark', async (name, params, part) => {
    expect(await marksAt(component(name, params), part)).toEqual([]);
  });
  test('a target has no gap to a missing value', async () => {
    const categories = [
      { label: 'A', value: 8, target: 10 },
      { label: 'B', value: null, target: 10 },
    ];
    const words = await wordsOf({ form: 'bar_rank_chart', variant: 'benchmark_target_bar', data: { categories } });
    expect(words.join('\n')).toMatch(/−2/);
    expect(words.join('\n')).not.toMatch(/−10/);
  });
});

describe('letters, balls and tones have a key', () => {
  const raci = { roles: ['A', 'B'], activities: [{ label: 'Decide', cells: ['A/R', 'C'] }] };
  test('of the letters that are used, in the language of the slide', async () => {
    const words = await wordsOf({ form: 'raci_matrix', locale: 'de', data: raci });
    expect(words).toContain('R durchführend    A verantwortlich    C konsultiert');
  });
  test('and none where the matrix is one of two exhibits', async () => {
    const exhibit = { form: 'raci_matrix', data: raci };
    const words = await wordsOf({ form: 'two_exhibits', data: { exhibits: [exhibit, exhibit] } }).catch(() => []);
    expect(words.join('\n')).not.toContain('responsible');
  });
  test('of red, amber and green', async () => {
    const rows = [
      { Plant: 'Hanoi', Safety: 'G', Labour: 'G', Water: 'G', Energy: 'G', Papers: 'G' },
      { Plant: 'Izmir', Safety: 'R', Labour: 'G', Water: 'G', Energy: 'G', Papers: 'G' },
      { Plant: 'Porto', Safety: 'G', Labour: 'G', Water: 'R', Energy: 'G', Papers: 'G' },
      { Plant: 'Tunis', Safety: 'G', Labour: 'G', Water: 'G', Energy: 'G', Papers: 'G' },
    ];
    const words = await wordsOf({
      chrome: { title: 'Audit' },
      headline: undefined,
      body: { component: 'rag_scorecard', params: { rows } },
    });
    expect(words).toContain('R red    G green');
  });
  test('of Harvey balls', async () => {
    const data = { columns: [{ label: 'A' }, { label: 'B' }], rows: [{ label: 'Fit', cells: [{ score: 4 }, { score: 0 }] }] };
    expect(await wordsOf({ form: 'comparison_matrix', data })).toContain('○ lowest score    ● highest score');
  });
  test('of the fields of a risk matrix, whose list sets apart what the request does', async () => {
    const risks = [
      { label: 'Cable late', likelihood: 4, impact: 5, emphasis: 'primary' },
      { label: 'Steel dear', likelihood: 3, impact: 3, sub: 'Hedged' },
    ];
    const drawn = await drawForm({ form: 'risk_matrix', headline: 'Risks', data: { risks } });
    const bold = shapesOf(drawn).flatMap((s) =>
      s.kind === 'text' && s.role === 'body' && s.text.paragraphs[0]?.runs[0]?.bold === true ? [plainText(s.text)] : [],
    );
    expect(bold).toEqual(['Cable late']);
    expect(await wordsOf({ form: 'risk_matrix', data: { risks } })).toEqual(
      expect.arrayContaining(['low risk', 'medium risk', 'high risk']),
    );
  });
});

describe('lines and ranges say their values', () => {
  const periods = ['2026', '2027', '2028'];
  const series = [
    { label: 'Parcels', values: [16.4], forecast_values: [17.6, 20.7], forecast_low: [17.1, 18.2], forecast_high: [18, 22.4] },
  ];
  const body = (label: string) => ({
    form: 'trend_chart',
    variant: 'actual_forecast_line',
    data: { periods, series, target: { value: 20, label } },
  });
  test('a year in the name of the plan is not its value, and the range is named with its ends', async () => {
    const words = await wordsOf(body('Plan 2028'));
    expect(words.join('\n')).toMatch(/Plan 2028 20(?:\.0)?$/m);
    expect(words).toContain('Range 18.2–22.4');
  });
  test('a name that says the value is left alone', async () => {
    expect(await wordsOf(body('Plan: 20 million'))).toContain('Plan: 20 million');
  });
});

test('axes of a map begin at a round number and not below zero', async () => {
  const points = [
    { label: 'Karst', x: 47.5, y: 61, size: 208 },
    { label: 'Delmar', x: 0.6, y: 79.5, size: 2.6 },
    { label: 'Pico', x: 1.1, y: 99.1, size: 4.8 },
  ];
  const data = { x_axis: { label: 'Share' }, y_axis: { label: 'On time' }, points };
  const drawn = await drawForm({ form: 'position_map', variant: 'scatter_bubble', headline: 'Suppliers', data });
  const ticks = (axis: string) =>
    shapesOf(drawn).flatMap((s) => (s.kind === 'text' && s.id.includes(`/${axis}-tick-`) ? [Number(plainText(s.text))] : []));
  expect(ticks('x')).toEqual([0, 10, 20, 30, 40, 50]);
  expect(ticks('y')).toEqual([50, 60, 70, 80, 90, 100]);
});
