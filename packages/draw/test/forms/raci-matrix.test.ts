import { readSlideRequest } from '@deckwright/draw/intent';
import { describe, expect, test } from 'vitest';
import { drawForm, examplesOf, suggestedSplit } from './_draw.ts';

const intent = (activities: object[]) => ({
  form: 'raci_matrix',
  headline: 'Sales owns the offer',
  data: { roles: ['Sales', 'Legal'], activities },
});

describe('raci_matrix', () => {
  test.each(examplesOf('raci_matrix'))('the example of %s is drawn without a warning', async (_, example) => {
    const { report } = await drawForm(example);
    expect([...report.warnings, ...report.errors]).toEqual([]);
    expect(report.fidelity).toBe('verbatim');
  });

  test('a row whose cells are not as many as the roles is refused at its place', () => {
    const read = readSlideRequest(intent([{ label: 'Offer', cells: ['A'] }]));
    expect(read.ok ? '' : read.problem.errors?.[0]?.pointer).toBe('/data/activities/0/cells');
  });

  test('an activity without an accountable role is told of', async () => {
    const { report } = await drawForm(intent([{ label: 'Offer', cells: ['R', 'C'] }]));
    expect(report.warnings.map((w) => w.path)).toContain('/data/activities/0/cells');
  });

  test('more activities than one slide holds come back as parts that can be drawn', async () => {
    const parts = await suggestedSplit(intent(Array.from({ length: 19 }, (_, i) => ({ label: `Step ${i}`, cells: ['A', 'R'] }))));
    expect(parts).toHaveLength(2);
    for (const part of parts) expect((await drawForm(part)).report.errors).toEqual([]);
  });
});
