/** Figures that several clauses and sentences tell become one slide, each with its own name; what does not add up becomes none. */
import { describe, expect, test } from 'vitest';
import { planBrief } from '../src/answer/plan-brief.ts';

const steps = (text: string): readonly string[] =>
  (planBrief(text).intent as { data: { steps: readonly { label: string; value: number }[] } }).data.steps.map(
    (s) => `${s.label} ${s.value}`,
  );

describe('figures told in sentences', () => {
  test('steps between levels that other sentences name', () => {
    expect(
      steps('Opening net debt Dec-23 USD 412mm. Cash flow took off 96, capex added 58, dividends 27. Closing net debt Dec-24 USD 401mm.'),
    ).toEqual(['Opening net debt Dec-23 412', 'Cash flow -96', 'capex 58', 'dividends 27', 'Closing net debt Dec-24 401']);
    expect(steps('Stock went from 1,240 in January to 1,315 in December. Bought 210, sold 160, found 25.')).toEqual([
      'January 1240',
      'Bought 210',
      'sold -160',
      'found 25',
      'December 1315',
    ]);
  });
  test('steps that do not lead there are no bridge', () => {
    expect(planBrief('Stock went from 1,240 in January to 1,300 in December. Bought 210, sold 160, found 25.').route).not.toBe('selected');
  });
  test('a result that swings about its base', () => {
    const plan = planBrief('Base case is 64 MEUR. Power price -10%/+10%: 31 / 97. Load factor 33% / 37%: 44 / 84. Opex 60 / 68.');
    expect(plan.intent).toMatchObject({
      form: 'tornado',
      data: { unit: 'MEUR', base: { value: 64 }, drivers: [{ label: 'Power price -10%/+10%', low: 31, high: 97 }, { label: 'Load factor 33% / 37%' }, { label: 'Opex' }] },
    }); // biome-ignore format: an intent
    expect(planBrief('Base case is 30 MEUR. Power price -10%/+10%: 31 / 97. Load factor 33% / 37%: 44 / 84.').route).not.toBe('selected');
  });
  test('a score, its zones and its target', () => {
    const zones = [{ from: 0, to: 60, label: 'poor' }, { from: 60, to: 80, label: 'fair' }, { from: 80, to: 100, label: 'good' }]; // biome-ignore format: zones
    for (const text of [
      'Safety score: 84 out of 100. Below 60 poor, 60 to 80 fair, above 80 good. Target 90.',
      'Gauge: safety score 84 out of 100, target 90, 0-60 poor, 60-80 fair, 80-100 good',
    ])
      expect(planBrief(text).intent).toMatchObject({
        form: 'gauge_score',
        data: { score: { value: 84, max: 100 }, scale: { zones, target: { value: 90 } } },
      });
  });
  test('columns that count different things have no axis', () => {
    const plan = planBrief('Sites:\n- Do nothing: annual cost £4.8m, jobs at risk 0\n- Move: annual cost £3.9m, jobs at risk 40');
    expect(plan.form).not.toBe('bar_rank_chart');
  });
});
