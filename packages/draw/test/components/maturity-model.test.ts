/** Maturity models: cells up to the level, halves as halves, nothing clamped. */
import { describe, expect, it } from 'vitest';
import { drawComponent, textOf } from './drawing.ts';
import { drawInPane, example, PANES, strays } from './panes.ts';

const assess = (levels: readonly (number | null)[]) => ({
  dimensions: levels.map((_, i) => `Area ${i + 1}`),
  assessments: levels.map((level, i) => ({ dimension: `Area ${i + 1}`, level, label: `Reason ${i + 1}` })),
});
type Shapes = Awaited<ReturnType<typeof drawComponent>>['shapes'];
const filled = (shapes: Shapes, row: number) => shapes.filter((s) => new RegExp(`^body/cell-${row}-\\d$`).test(s.id));

describe('maturity_model', () => {
  it('fills as many cells as the level says, the last one full and with the number', async () => {
    const { shapes, report } = await drawComponent('maturity_model', assess([3, 5]));
    expect(filled(shapes, 1)).toHaveLength(3);
    expect(filled(shapes, 2)).toHaveLength(5);
    expect(textOf(filled(shapes, 1).at(-1) as Shapes[0])).toBe('3');
    expect(report.fidelity).toBe('verbatim');
    expect(report.warnings).toEqual([]);
    expect(report.notices).toEqual([]);
  });

  it('draws half a cell for half a level', async () => {
    const { shapes } = await drawComponent('maturity_model', assess([2.5]));
    const [first, , third] = filled(shapes, 1);
    expect((third?.box.w ?? 0) / (first?.box.w ?? 1)).toBeCloseTo(0.5, 3);
  });

  it('leaves cells empty for a level outside the scale and prints it', async () => {
    const { shapes, codes, report } = await drawComponent('maturity_model', assess([7]));
    expect(filled(shapes, 1)).toHaveLength(0);
    expect(codes).toContain('unknown_value');
    expect(report.fidelity).toBe('verbatim');
  });

  it('shows a dash for a dimension that nobody assessed', async () => {
    const { shapes } = await drawComponent('maturity_model', { dimensions: ['A', 'B'], assessments: [{ dimension: 'a ', level: 2 }] });
    expect(textOf(shapes.find((s) => s.id === 'body/level-2') as Shapes[0])).toBe('–');
    expect(filled(shapes, 1)).toHaveLength(2);
  });

  it('gives an assessment of an unlisted dimension a row and says so', async () => {
    const { codes, report } = await drawComponent('maturity_model', {
      dimensions: ['A'],
      assessments: [{ dimension: 'Z', level: 2, label: 'New' }],
    });
    expect(codes).toContain('unknown_value');
    expect(report.fidelity).toBe('verbatim');
  });

  it('stays inside every pane', () => {
    for (const box of PANES) expect(strays(drawInPane('maturity_model', example('maturity_model'), box).shapes, box)).toEqual([]);
  });
});
