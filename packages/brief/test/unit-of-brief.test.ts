import { planBrief } from '@deckwright/brief';
import { expect, test } from 'vitest';

test('a unit that stands apart from the figures is printed over them, and is not the headline', () => {
  const { intent } = planBrief('funding table for the buyout: sources: bank debt 55, fund 60. uses: sellers 109, advisers 6. all in $m');
  expect(intent?.data).toMatchObject({ unit: '$m' });
  expect(intent?.headline).not.toContain('$m');
});

test('an empty last cell behind a tab ends no table', () => {
  const { intent } = planBrief(
    'Actual vs budget\n\nLine\tBudget\tActual\tWhy\nRent\t480\t455\t\nStaff\t870\t905\thires\nIT\t90\t95\tlicences',
  );
  expect(intent?.data).toMatchObject({ rows: [{ label: 'Rent' }, { label: 'Staff' }, { label: 'IT' }] });
});

test('spending over its budget is not good news', () => {
  const of = (brief: string): unknown => planBrief(brief).intent?.data;
  expect(of('Costs against budget: rent budget 480, actual 455; staff budget 870, actual 905; travel budget 90, actual 95')).toMatchObject({
    rows: [{ good_when: 'down' }, { good_when: 'down' }, { good_when: 'down' }],
  });
  expect(
    JSON.stringify(of('Sales actual vs plan: north actual 48 plan 45, south actual 31 plan 36, west actual 12 plan 11')),
  ).not.toContain('good_when');
});
