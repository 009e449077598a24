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

  describe('with a calendar date on every milestone', () => {
    const milestones = [
      { date: '12 Jan', at: '2026-01-12', label: 'Kick-off', sub: 'Team of 14 named', status: 'done' },
      { date: '23 Mar', at: '2026-03-23', label: 'Design', status: 'at_risk' },
      { date: '28 Dec', at: '2026-12-28', label: 'Live', sub: 'All plants', status: 'Delayed by us' },
    ];
    const of = (data: object) => drawForm({ ...wire, data });
    const centre = (drawn: Awaited<ReturnType<typeof of>>, id: string): number => {
      const box = shapesOf(drawn).find((s) => s.id === `body/timeline/${id}`)?.box;
      return (box?.x ?? 0) + (box?.w ?? 0) / 2;
    };
    const texts = (drawn: Awaited<ReturnType<typeof of>>): string =>
      shapesOf(drawn)
        .flatMap((s) => (s.kind === 'text' ? s.text.paragraphs.flatMap((p) => p.runs.map((r) => r.text)) : []))
        .join(' | ');

    test('the axis is to scale, whatever the order sent, and says distances and status in words', async () => {
      const drawn = await of({ milestones: [...milestones].reverse(), today: { at: '2026-06-01', label: 'Today, 1 Jun' } });
      const [a, b, c] = ['step-1', 'step-2', 'step-3'].map((id) => centre(drawn, id)) as [number, number, number];
      expect((c - b) / (b - a)).toBeCloseTo(280 / 70, 1);
      expect(drawn.report.fidelity).toBe('verbatim');
      const said = texts(drawn);
      for (const words of ['10 weeks', '30 weeks', 'Q2 2026', 'Today, 1 Jun', 'Done', 'At risk', 'Delayed by us'])
        expect(said).toContain(words);
    });

    test('words that the product adds are in the language of the slide', async () => {
      const drawn = await drawForm({ ...wire, locale: 'de-DE', data: { milestones, today: '2026-06-01' } });
      const said = texts(drawn);
      for (const words of ['10 Wochen', 'Heute', 'Gefährdet', 'Erledigt']) expect(said).toContain(words);
    });

    test('dates too close for marks of their own, or missing on some, leave the line without a scale and are told', async () => {
      const close = await of({
        milestones: [{ ...milestones[0], at: '2025-01-01' }, { ...milestones[1], at: '2025-01-02' }, milestones[2]],
      });
      const some = await of({ milestones: [{ date: 'May', label: 'Tests' }, ...milestones], today: '2026-06-01' });
      for (const { report } of [close, some]) expect(report.warnings.map((w) => w.code)).toContain('field_ignored');
      expect(texts(some)).not.toContain('weeks');
    });

    test('a day that no calendar has is refused at its place', () => {
      const read = readSlideRequest({ ...wire, data: { milestones: [{ date: 'x', at: '2026-02-30', label: 'A' }] } });
      expect(read.ok ? '' : read.problem.errors?.[0]?.pointer).toBe('/data/milestones/0/at');
    });

    test('today far from every milestone is left out and told', async () => {
      const { report } = await of({ milestones, today: '2031-01-01' });
      expect(report.warnings.map((w) => [w.code, w.path])).toContainEqual(['outside_axis', '/data/today']);
    });
  });
});
