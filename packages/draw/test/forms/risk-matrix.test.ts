import { readSlideRequest } from '@deckwright/draw/intent';
import { describe, expect, test } from 'vitest';
import { drawForm, examplesOf, shapesOf, suggestedSplit } from './_draw.ts';

const intent = (risks: object[], rest: object = {}) => ({ form: 'risk_matrix', headline: 'Two risks decide', data: { ...rest, risks } });

describe('risk_matrix', () => {
  test.each(examplesOf('risk_matrix'))('the example of %s is drawn without a warning', async (_, example) => {
    const { report } = await drawForm(example);
    expect([...report.warnings, ...report.errors]).toEqual([]);
    expect(report.fidelity).toBe('verbatim');
  });

  test('a disc stands inside the field of its likelihood and impact', async () => {
    const shapes = shapesOf(await drawForm(intent([{ label: 'A', likelihood: 4, impact: 2 }])));
    const box = (id: string) => shapes.find((s) => s.id === id)?.box ?? { x: 0, y: 0, w: 0, h: 0 };
    const [disc, field] = [box('body/risks/disc-1'), box('body/risks/cell-4-2')];
    expect(disc.x).toBeGreaterThanOrEqual(field.x);
    expect(disc.x + disc.w).toBeLessThanOrEqual(field.x + field.w);
    expect(disc.y).toBeGreaterThanOrEqual(field.y);
    expect(disc.y + disc.h).toBeLessThanOrEqual(field.y + field.h);
  });

  test('many risks in one field stand side by side', async () => {
    const drawn = await drawForm(intent(Array.from({ length: 6 }, (_, i) => ({ label: `Risk ${i}`, likelihood: 5, impact: 5 }))));
    const spots = shapesOf(drawn).filter((s) => /\/disc-\d$/.test(s.id));
    expect(new Set(spots.map((s) => `${s.box.x}/${s.box.y}`)).size).toBe(6);
  });

  test('a level above the scale is refused at its place', () => {
    const read = readSlideRequest(intent([{ label: 'A', likelihood: 4, impact: 2 }], { levels: 3 }));
    expect(read.ok ? '' : read.problem.errors?.[0]?.pointer).toBe('/data/risks/0/likelihood');
  });

  test('more risks than one slide holds come back as parts that can be drawn', async () => {
    const parts = await suggestedSplit(
      intent(Array.from({ length: 21 }, (_, i) => ({ label: `Risk ${i}`, likelihood: (i % 5) + 1, impact: 3 }))),
    );
    expect(parts).toHaveLength(2);
    for (const part of parts) expect((await drawForm(part)).report.errors).toEqual([]);
  });
});
