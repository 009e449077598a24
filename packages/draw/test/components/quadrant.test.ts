/** Quadrants: four equal fields in the order sent, axes outside them. */
import { describe, expect, it } from 'vitest';
import { drawComponent, edges, texts } from './drawing.ts';
import { drawInPane, example, strays } from './panes.ts';

const axis = (label: string) => ({ label, low: 'Low', high: 'High' });
const fields = (counts: readonly number[]) => ({
  x_axis: axis('Effort'),
  y_axis: axis('Value'),
  quadrants: counts.map((n, i) => ({ title: `Field ${i + 1}`, items: Array.from({ length: n }, (_, k) => `Item ${i + 1}.${k + 1}`) })),
});

describe('quadrant', () => {
  it('draws four equal fields: top left, top right, bottom left, bottom right', async () => {
    const { shapes, report } = await drawComponent('quadrant', fields([3, 2, 1, 0]));
    const cells = shapes.filter((s) => s.role === 'cell').map(edges);
    const [tl, tr, bl, br] = cells as [(typeof cells)[0], (typeof cells)[0], (typeof cells)[0], (typeof cells)[0]];
    expect(tr.left - tl.right).toBeGreaterThanOrEqual(0.12 - 1e-4);
    expect(bl.top - tl.bottom).toBeCloseTo(tr.left - tl.right, 4);
    expect([br.left, br.top]).toEqual([tr.left, bl.top]);
    expect(report.fidelity).toBe('verbatim');
    expect(report.warnings).toEqual([]);
  });

  it('sets all fields at one size, decided by the fullest', async () => {
    const { shapes } = await drawComponent('quadrant', fields([10, 1, 1, 1]));
    const sizes = new Set(
      shapes.flatMap((s) => (s.kind === 'text' && s.role === 'body' ? s.text.paragraphs.flatMap((p) => p.runs.map((r) => r.size_pt)) : [])),
    );
    expect(sizes.size).toBe(1);
    expect(shapes.filter((s) => s.id.startsWith('body/field-1/items-'))).toHaveLength(2);
  });

  it('labels both axes at their ends and middles, horizontally', async () => {
    const { shapes } = await drawComponent('quadrant', fields([1, 1, 1, 1]));
    expect(
      texts(shapes, 'axis')
        .filter((t) => t !== '')
        .sort(),
    ).toEqual(['Effort', 'High', 'High', 'Low', 'Low', 'Value']);
    expect(shapes.every((s) => s.rotation === undefined)).toBe(true);
  });

  it('insists on four fields', async () => {
    await expect(drawComponent('quadrant', fields([1, 1, 1]))).rejects.toThrow(/exactly four/);
  });

  it('stays inside a half and a third', () => {
    for (const box of [
      { x: 0.5, y: 1.2, w: 6.0667, h: 5.6 },
      { x: 0.5, y: 1.2, w: 3.9778, h: 5.6 },
    ])
      expect(strays(drawInPane('quadrant', example('quadrant'), box).shapes, box)).toEqual([]);
  });
});
