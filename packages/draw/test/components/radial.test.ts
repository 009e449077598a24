/** Radials: rings for few nodes, spokes for many, a list where there is no room. */
import { describe, expect, it } from 'vitest';
import { drawComponent, edges, texts } from './drawing.ts';
import { drawInPane, example, PANES, strays } from './panes.ts';

const around = (n: number, label = 'Node') => ({
  center: { label: 'Core', value: 12 },
  nodes: Array.from({ length: n }, (_, i) => ({ label: `${label} ${i + 1}`, value: `${i} units` })),
});

describe('radial', () => {
  it('draws up to four nodes as rings of equal width, inner first', async () => {
    const { shapes, report } = await drawComponent('radial', around(3));
    const rings = shapes.filter((s) => s.id.startsWith('body/ring-')).sort((a, b) => a.box.w - b.box.w);
    expect(rings.map((s) => s.id)).toEqual(['body/ring-1', 'body/ring-2', 'body/ring-3']);
    const [a = 0, b = 0, c = 0] = rings.map((s): number => s.box.w);
    expect(Math.abs(c - b - (b - a))).toBeLessThan(10);
    expect(report.warnings).toEqual([]);
    expect(report.fidelity).toBe('verbatim');
  });

  it('draws more nodes as chips of one size around the hub', async () => {
    const { shapes, report } = await drawComponent('radial', around(7));
    const chips = shapes.filter((s) => s.id.startsWith('body/node-'));
    expect(chips).toHaveLength(7);
    for (const chip of chips) expect(edges(chip).w).toBeCloseTo(edges(chips[0] as (typeof chips)[0]).w, 4);
    expect(shapes.filter((s) => s.role === 'connector')).toHaveLength(7);
    expect(report.layout.text_overlaps).toBe(0);
  });

  it('lists nodes under the centre when their labels are too long', async () => {
    const { codes, shapes } = await drawComponent(
      'radial',
      around(
        6,
        'A node with a name that nobody would ever call short, and that goes on to fill five or six lines of any chip that still fits round a hub',
      ),
    );
    expect(codes).toContain('layout_switched');
    expect(texts(shapes, 'node')).toHaveLength(7);
  });

  it('needs no centre', async () => {
    const { report } = await drawComponent('radial', { nodes: [{ label: 'A' }, { label: 'B' }] });
    expect(report.fidelity).toBe('verbatim');
  });

  it('is simplified in panes and stays inside them', () => {
    for (const box of PANES) {
      const { shapes, kit } = drawInPane('radial', example('radial'), box);
      expect(strays(shapes, box)).toEqual([]);
      expect(kit.warnings.map((w) => w.code)).toEqual(['nested_simplified']);
    }
  });
});
