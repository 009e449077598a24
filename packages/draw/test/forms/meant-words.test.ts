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
