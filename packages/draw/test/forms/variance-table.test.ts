import { describe, expect, test } from 'vitest';
import { drawForm, examplesOf, shapesOf, suggestedSplit } from './_draw.ts';

const rows = [
  { label: 'Sales', actual: 110, plan: 100 },
  { label: 'Cost', actual: -60, plan: -40 },
  { label: 'Result', kind: 'total', actual: 50, plan: 60 },
];
const body = { form: 'variance_table', headline: 'Result below plan', data: { rows } };

describe('variance_table', () => {
  test.each(examplesOf('variance_table'))('the example of %s stands on the slide word by word, without a warning', async (_, example) => {
    const { report } = await drawForm(example);
    expect(report.warnings).toEqual([]);
    expect(report.errors).toEqual([]);
    expect(report.fidelity).toBe('verbatim');
    expect(report.proofs.every((p) => p.ok)).toBe(true);
  });

  test('bars lie on one scale, adverse ones to the left of zero', async () => {
    const bars = shapesOf(await drawForm(body)).filter((s) => s.role === 'mark');
    expect(bars.map((b) => b.datum?.value)).toEqual([10, -20, -10]);
    expect((bars[1]?.box.w ?? 0) / (bars[0]?.box.w ?? 1)).toBeCloseTo(2, 2);
    expect((bars[1]?.box.x ?? 0) + (bars[1]?.box.w ?? 0)).toBe(bars[0]?.box.x);
  });

  test('a cost line over plan is adverse where more is worse', async () => {
    const drawn = await drawForm({
      ...body,
      data: { rows: [{ label: 'Energy', actual: 12, plan: 10, good_when: 'down' }] },
    });
    expect(shapesOf(drawn).find((s) => s.role === 'mark')).toMatchObject({ fill: { color: 'negative' } });
  });

  test('a total that its rows do not make is told', async () => {
    const wrong = [...rows.slice(0, 2), { label: 'Result', kind: 'total', actual: 55, plan: 60 }];
    const { report } = await drawForm({ ...body, data: { rows: wrong } });
    expect(report.warnings.map((w) => w.code)).toContain('totals_do_not_reconcile');
    const right = (await drawForm(body)).report;
    expect([right.warnings, right.notices]).toEqual([[], []]);
  });

  test('a table without anything to compare is refused with the member that is missing', async () => {
    await expect(drawForm({ ...body, data: { rows: [{ label: 'A', actual: 1 }] } })).rejects.toThrow(/plan/);
  });

  test('more rows than one slide holds come back as parts that can be drawn', async () => {
    const many = Array.from({ length: 27 }, (_, i) => ({ label: `Line ${i}`, actual: i, plan: i + 1 }));
    const parts = await suggestedSplit({ ...body, data: { rows: many } });
    expect(parts).toHaveLength(2);
    for (const part of parts) expect((await drawForm(part)).report.errors).toEqual([]);
  });
});
