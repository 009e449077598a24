import { describe, expect, it } from 'vitest';
import { drawComponent, edges, marks, texts, worstProportion } from './drawing.ts';

const stages = (values: readonly (number | null)[]) => ({ stages: values.map((value, i) => ({ label: `Stage ${i + 1}`, value })) });

describe('funnel', () => {
  it('draws stages in order to one scale, with the rate and loss of every step', async () => {
    const { shapes, report } = await drawComponent('funnel', stages([4820, 2610, 742, 261, 198]));
    expect(marks(shapes).map((s) => s.datum?.value)).toEqual([4820, 2610, 742, 261, 198]);
    expect(worstProportion(shapes, 'x')).toBeLessThan(0.001);
    expect(texts(shapes, 'chip')).toEqual(['54% go on · −2,210', '28% go on · −1,868', '35% go on · −481', '76% go on · −63']);
    expect(texts(shapes, 'value')).toContain('4.1% of the first stage');
    expect(report.fidelity).toBe('verbatim');
    expect(report.warnings).toEqual([]);
  });

  it('marks the step that loses the largest part, and only that one', async () => {
    const { shapes } = await drawComponent('funnel', stages([1000, 900, 90, 80]));
    const marked = shapes.filter((s) => s.role === 'chip' && 'fill' in s && s.fill?.color === 'softNegative');
    expect(marked.map((s) => s.id)).toEqual(['body/step-2']);
  });

  it('keeps the true length of a stage that grows and warns', async () => {
    const { shapes, codes } = await drawComponent('funnel', stages([640, 715, 212]));
    expect(codes).toContain('sign_conflict');
    expect(texts(shapes, 'chip')[0]).toBe('112% · +75');
    expect(worstProportion(shapes, 'x')).toBeLessThan(0.001);
  });

  it('draws a tick at zero and a dash for the rate after it', async () => {
    const { shapes } = await drawComponent('funnel', stages([100, 0, 0]));
    expect(texts(shapes, 'chip')).toEqual(['0% go on · −100', '– · 0']);
    expect(marks(shapes)).toHaveLength(3);
  });

  it('sets the overall rate clear of every other text even when nothing is lost', async () => {
    const { report, shapes } = await drawComponent('funnel', stages([50, 50, 50, 50]));
    expect(report.layout.text_overlaps).toBe(0);
    expect(texts(shapes, 'value')).toContain('100% of the first stage');
    expect(report.layout.min_font_pt).toBeGreaterThanOrEqual(10);
  });

  it('draws one stage, all zeros, and missing values without failing', async () => {
    expect(marks((await drawComponent('funnel', stages([7]))).shapes)).toHaveLength(1);
    expect(marks((await drawComponent('funnel', stages([0, 0]))).shapes)).toHaveLength(2);
    const { shapes, codes } = await drawComponent('funnel', stages([9, null, 3]));
    expect(codes).toContain('missing_values');
    expect(texts(shapes, 'chip')).toEqual(['–', '–']);
  });

  it('holds ten stages inside the body', async () => {
    const { shapes } = await drawComponent('funnel', stages([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]));
    expect(Math.max(...shapes.map((s) => edges(s).bottom))).toBeLessThanOrEqual(6.801);
    expect(Math.min(...shapes.map((s) => edges(s).top))).toBeGreaterThanOrEqual(1.199);
  });
});
