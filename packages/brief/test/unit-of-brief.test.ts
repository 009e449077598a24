import { planBrief } from '@deckwright/brief';
import { describe, expect, it, test } from 'vitest';
import { unitOfBrief } from '../src/document/unit-of-brief.ts';

describe('the unit that a brief names once', () => {
  it.each([
    ['Ventes par trimestre, en M€ : T1 18,2, T2 19,0', 'M€', 'en M€'],
    ['Kostenstellen Soll/Ist: Lager Soll 310, Ist 305 (T€)', 'T€', undefined],
    ['bank debt (55), fund (60). all in $m', '$m', 'all in $m'],
    ['Absence rate in % by site', '%', undefined],
    ['Cost by depot in thousands of euros:\nLeeds 41', 'thousands of euros', undefined],
    ['Revenue (EUR bn) and staff (FTE) by site', undefined, undefined],
    ['Done in days, not weeks', undefined, undefined],
    ['We sell in euros and in dollars: 4 and 5', undefined, undefined],
  ])('of %j is %s', (brief, unit, clause) => {
    const found = unitOfBrief(brief);
    expect(found?.unit.text).toBe(unit);
    if (unit !== undefined) expect(brief.slice(found?.unit.start, found?.unit.end)).toBe(unit);
    expect(found?.clause?.text).toBe(clause);
  });
});

test('a unit that stands apart from the figures is printed over them, and is not the headline', () => {
  const { intent } = planBrief('funding table for the buyout: sources: bank debt 55, fund 60. uses: sellers 109, advisers 6. all in $m', {
    bare: true,
  });
  expect(intent?.data).toMatchObject({ unit: '$m' });
  expect(intent?.headline).not.toContain('$m');
});

test('an empty last cell behind a tab ends no table', () => {
  const { intent } = planBrief(
    'Actual vs budget\n\nLine\tBudget\tActual\tWhy\nRent\t480\t455\t\nStaff\t870\t905\thires\nIT\t90\t95\tlicences',
    { bare: true },
  );
  expect(intent?.data).toMatchObject({ rows: [{ label: 'Rent' }, { label: 'Staff' }, { label: 'IT' }] });
});

test('spending over its budget is not good news', () => {
  const of = (brief: string): unknown => planBrief(brief, { bare: true }).intent?.data;
  expect(of('Costs against budget: rent budget 480, actual 455; staff budget 870, actual 905; travel budget 90, actual 95')).toMatchObject({
    rows: [{ good_when: 'down' }, { good_when: 'down' }, { good_when: 'down' }],
  });
  expect(
    JSON.stringify(of('Sales actual vs plan: north actual 48 plan 45, south actual 31 plan 36, west actual 12 plan 11')),
  ).not.toContain('good_when');
});
