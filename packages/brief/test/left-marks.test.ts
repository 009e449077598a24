/** Units, periods, names and figures that only a request says are named where the slide does not have them. */
import { expect, test } from 'vitest';
import { planBrief } from '../src/plan/plan-brief.ts';

const unplaced = (brief: string): string[] => {
  const plan = planBrief(brief);
  expect(plan.route).toBe('selected');
  return plan.unplaced.map(({ text }) => text);
};

test('whom the slide is for, where only the request says it', () => {
  expect(unplaced('Funnel for the SteerCo: visitors 1,200, sign-ups 340, customers 24')).toEqual(['SteerCo']);
});

test('what the slide says is not named again', () => {
  expect(unplaced('Revenue by region in €m: North 12, South 9, West 4')).toEqual([]);
});
