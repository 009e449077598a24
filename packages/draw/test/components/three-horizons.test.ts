/** Three horizons: a staircase of equal columns that end on one line. */
import { describe, expect, it } from 'vitest';
import { drawComponent, edges, texts } from './drawing.ts';

const horizons = (counts: readonly number[]) => ({
  horizons: counts.map((n, i) => ({
    name: `Horizon ${i + 1}`,
    label: 'Do it',
    items: Array.from({ length: n }, (_, k) => `Item ${i + 1}.${k + 1}`),
  })),
});

describe('three_horizons', () => {
  it('steps its heads up evenly and ends its panels on one line', async () => {
    const { shapes, report } = await drawComponent('three_horizons', horizons([3, 4, 2]));
    const heads = shapes.filter((s) => s.role === 'header').map(edges);
    const step = (heads[0]?.top ?? 0) - (heads[1]?.top ?? 0);
    expect(step).toBeGreaterThanOrEqual(0.35 - 1e-4);
    expect((heads[1]?.top ?? 0) - (heads[2]?.top ?? 0)).toBeCloseTo(step, 4);
    expect(new Set(shapes.filter((s) => s.role === 'card').map((s) => s.box.y + s.box.h)).size).toBe(1);
    expect(report.fidelity).toBe('verbatim');
    expect(report.warnings).toEqual([]);
  });

  it('holds nine items in each column', async () => {
    const { shapes, report } = await drawComponent('three_horizons', horizons([9, 9, 9]));
    expect(texts(shapes, 'body')).toHaveLength(27);
    expect(report.layout.text_overlaps).toBe(0);
  });

  it('insists on three', async () => {
    await expect(drawComponent('three_horizons', horizons([1, 1]))).rejects.toThrow(/exactly three/);
  });
});
