import { readSlideRequest } from '@deckwright/draw/intent';
import { describe, expect, test } from 'vitest';
import { drawForm, examplesOf, shapesOf, suggestedSplit } from './_draw.ts';

const wire = {
  form: 'timeline_roadmap',
  headline: 'Electric by 2029',
  data: {
    milestones: [
      { date: '2026 Q4', label: 'Grid permit', status: 'done' },
      { date: '2027 Q3', label: 'Depot ready', emphasis: 'primary' },
      { date: '2029 Q1', label: 'Last diesel out' },
    ],
  },
};

describe('timeline_roadmap', () => {
  test.each(examplesOf('timeline_roadmap'))('the example of %s is drawn without a warning', async (_, example) => {
    const { report } = await drawForm(example);
    expect([...report.warnings, ...report.errors]).toEqual([]);
    expect(report.fidelity).toBe('verbatim');
  });

  test('milestones alone show every value and have no error', async () => {
    const { report } = await drawForm(wire);
    expect([report.status, report.fidelity]).toEqual(['complete', 'verbatim']);
  });

  test('an item spans its periods and never covers another of its track', async () => {
    const items = [
      { track: 0, start: 'Q1', end: 'Q2', label: 'A' },
      { track: 0, start: 'Q2', end: 'Q3', label: 'B' },
      { track: 0, start: 'Q3', label: 'C' },
    ];
    const drawn = await drawForm({ ...wire, data: { periods: ['Q1', 'Q2', 'Q3'], tracks: ['One'], items } });
    const [a, b, c] = shapesOf(drawn)
      .filter((s) => s.role === 'node')
      .map((s) => s.box);
    expect(a?.w).toBeCloseTo(b?.w ?? 0, -2);
    expect(a?.y).toBe(c?.y);
    expect(b?.y).toBeGreaterThan((a?.y ?? 0) + (a?.h ?? 0));
    expect(drawn.report.fidelity).toBe('verbatim');
  });

  test('a status that is not known is printed', async () => {
    const drawn = await drawForm({ ...wire, data: { milestones: [{ date: 'May', label: 'Tests', status: 'on hold' }] } });
    expect(drawn.report.fidelity).toBe('verbatim');
    expect(drawn.report.warnings.map((w) => w.code)).toContain('unknown_value');
  });

  test('an item outside the periods is refused at its place', () => {
    const read = readSlideRequest({
      ...wire,
      data: { periods: ['Q1'], tracks: ['One'], items: [{ track: 'One', start: 'Q9', label: 'A' }] },
    });
    expect(read.ok ? '' : read.problem.errors?.[0]?.pointer).toBe('/data/items/0/start');
  });

  test('more than one slide holds comes back as parts that can be drawn', async () => {
    const milestones = Array.from({ length: 37 }, (_, i) => ({ date: `${2000 + i}`, label: `Step ${i}` }));
    const parts = await suggestedSplit({ ...wire, data: { milestones } });
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect((await drawForm(part)).report.errors).toEqual([]);
  });
});
