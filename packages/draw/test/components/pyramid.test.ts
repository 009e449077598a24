/** Pyramids: equal heights, apex first, labels that keep inside their slices. */
import { describe, expect, it } from 'vitest';
import { drawComponent, edges, textOf } from './drawing.ts';
import { drawInPane, example, PANES, strays } from './panes.ts';

const layers = (n: number) => ({
  layers: Array.from({ length: n }, (_, i) => ({ label: `Layer ${i + 1}`, description: `What ${i + 1} decides` })),
});

describe('pyramid', () => {
  it('draws slices of equal height with equal gaps, apex on top', async () => {
    const { shapes, report } = await drawComponent('pyramid', layers(5));
    const slices = shapes.filter((s) => s.role === 'node').map(edges);
    expect(slices).toHaveLength(5);
    for (const [i, s] of slices.entries()) {
      expect(s.h).toBeCloseTo(slices[0]?.h ?? 0, 4);
      if (i > 0) {
        expect(s.top - (slices[i - 1]?.bottom ?? 0)).toBeCloseTo((slices[1]?.top ?? 0) - (slices[0]?.bottom ?? 0), 4);
        expect(s.w).toBeGreaterThan(slices[i - 1]?.w ?? 0);
      }
    }
    expect(report.fidelity).toBe('verbatim');
    expect(report.warnings).toEqual([]);
  });

  it('puts the label of a narrow slice beside it on a leader', async () => {
    const { shapes } = await drawComponent('pyramid', layers(4));
    expect(textOf(shapes.find((s) => s.id === 'body/label-1') as (typeof shapes)[0])).toBe('Layer 1');
    expect(shapes.some((s) => s.id === 'body/leader-1')).toBe(true);
    expect(textOf(shapes.find((s) => s.id === 'body/layer-4') as (typeof shapes)[0])).toBe('Layer 4');
  });

  it('is one triangle for one layer', async () => {
    const { shapes } = await drawComponent('pyramid', layers(1));
    const [only] = shapes.filter((s) => s.role === 'node');
    expect(only?.kind === 'path' ? only.steps.length : 0).toBe(4);
  });

  it('stays inside every pane', () => {
    for (const box of PANES) expect(strays(drawInPane('pyramid', example('pyramid'), box).shapes, box)).toEqual([]);
  });
});
