/** Good and bad have colours only where the request says which way is good. */
import { plainText } from '@deckwright/draw/scene';
import { expect, test } from 'vitest';
import { drawForm, shapesOf } from './_draw.ts';

/** Whether any fill, line or letter of a slide has a colour of good or bad. */
const judges = async (body: unknown): Promise<boolean> =>
  /"(?:soft)?(?:positive|negative)"/i.test(JSON.stringify(shapesOf(await drawForm(body))));

const rows = [
  { label: 'Fuel', value: 12, values: [20, 12] },
  { label: 'Tolls', value: -7, values: [9, 14] },
];
const slope = { periods: ['2024', '2025'], items: rows.map(({ label, values }) => ({ label, values })) };
const bridge = {
  steps: [
    { kind: 'start', label: '2024', value: 30 },
    { kind: 'delta', label: 'Diesel', value: 9 },
    { kind: 'delta', label: 'Routes', value: -4, emphasis: 'primary' },
    { kind: 'total', label: '2025', value: 35 },
  ],
};

test.each([
  ['bar_rank_chart', 'ranked_magnitude_bar', { categories: rows.map(({ label, value }) => ({ label, value })) }, undefined],
  ['bar_rank_chart', 'diverging_variance_bar', { categories: rows.map(({ label, value }) => ({ label, value })) }, { good_when: 'down' }],
  [
    'bar_rank_chart',
    'grouped_comparison_bar',
    { series_labels: ['2024', '2025'], categories: rows.map(({ label, values }) => ({ label, values })) },
    { good_when: 'down' },
  ],
  [
    'bar_rank_chart',
    'benchmark_target_bar',
    { categories: rows.map(({ label, value }) => ({ label, value, target: 2 })) },
    { good_when: 'down' },
  ],
  ['slope_chart', 'rise_fall_slope', slope, { good_when: 'down' }],
  ['waterfall_bridge', 'standard_driver_bridge', bridge, { tone_mode: 'sign' }],
  [
    'waterfall_bridge',
    'standard_driver_bridge',
    bridge,
    { steps: bridge.steps.map((s) => (s.kind === 'delta' ? { ...s, impact: 'bad' } : s)) },
  ],
])('%s %s', async (form, variant, data, said) => {
  const body = { form, variant, headline: 'What we pay for transport', data: { unit: '€k', ...data } };
  expect(await judges(body)).toBe(false);
  if (said !== undefined) expect(await judges({ ...body, data: { ...body.data, ...said } })).toBe(true);
});

test.each([
  ['down', ['▲ +2.5 pp', '−0.6 pp']],
  ['up', ['+2.5 pp', '▼ −0.6 pp']],
])('the side of a target that misses it has the mark, where %s is good', async (good_when, printed) => {
  const categories = [
    { label: 'Puebla', value: 5, target: 2.5 },
    { label: 'Kassel', value: 1.9, target: 2.5 },
  ];
  const drawn = await drawForm({
    form: 'bar_rank_chart',
    variant: 'benchmark_target_bar',
    headline: 'Scrap against its target',
    data: { unit: '%', good_when, categories },
  });
  const gaps = shapesOf(drawn).filter((s) => s.kind === 'text' && s.id.includes('/gap-') && !s.id.endsWith('head'));
  expect(gaps.map((s) => (s.kind === 'text' ? plainText(s.text).replaceAll('\u00a0', ' ') : ''))).toEqual(printed);
});
