import { describe, expect, it } from 'vitest';
import { drawComponent, edges, marks, texts } from './drawing.ts';

describe('unit_economics', () => {
  it('computes the ratio and prints what was supplied', async () => {
    const { shapes, report } = await drawComponent('unit_economics', { cac: 412, ltv: 1730, payback_months: 9 });
    expect(texts(shapes, 'value')).toEqual(['4.2x', '$412', '$1,730', '9 months']);
    expect(report.fidelity).toBe('verbatim');
    expect(report.warnings).toEqual([]);
  });

  it('flags a ratio below 3 with a sign and words', async () => {
    const { shapes } = await drawComponent('unit_economics', { cac: 1286.5, ltv: 2390, payback_months: 26.4 });
    expect(texts(shapes, 'label')).toContain('▲ below 3x');
    expect(texts(shapes, 'value')).toEqual(['1.9x', '$1,286.50', '$2,390.00', '26.4 months']);
  });

  it('does not round a flagged ratio up to 3', async () => {
    const { shapes } = await drawComponent('unit_economics', { cac: 1000, ltv: 2980, payback_months: 9 });
    expect(texts(shapes, 'value')[0]).toBe('2.98x');
  });

  it('draws cost and value on one scale', async () => {
    const { shapes } = await drawComponent('unit_economics', { cac: 400, ltv: 1600, payback_months: 9 });
    const [cac, ltv] = ['body/cac', 'body/ltv'].map((id) =>
      edges(marks(shapes).find((s) => s.id === id) as NonNullable<(typeof shapes)[number]>),
    );
    expect((cac?.w ?? 0) / (ltv?.w ?? 1)).toBeCloseTo(0.25, 3);
  });

  it('prints a dash for the ratio when nothing was spent or something is missing', async () => {
    const free = await drawComponent('unit_economics', { cac: 0, ltv: 10, payback_months: 1 });
    expect(texts(free.shapes, 'value')[0]).toBe('–');
    expect(free.codes).toContain('zero_total');
    const blank = await drawComponent('unit_economics', {});
    expect(blank.codes).toEqual(['missing_values', 'missing_values', 'missing_values']);
  });
});
