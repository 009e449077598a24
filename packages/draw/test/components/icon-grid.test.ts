/** Icon grids: equal cards, native outlines, a letter where an icon is unknown. */
import { describe, expect, it } from 'vitest';
import { drawComponent, edges, textOf } from './drawing.ts';
import { drawInPane, strays } from './panes.ts';

const cards = (n: number, icon = 'shield') => ({
  cards: Array.from({ length: n }, (_, i) => ({ icon, title: `Point ${i + 1}`, description: `Because of ${i + 1}` })),
});

describe('icon_grid', () => {
  it('draws equal cards in three columns for six and in four for eight', async () => {
    for (const [n, columns] of [
      [6, 3],
      [8, 4],
    ] as const) {
      const { shapes, report } = await drawComponent('icon_grid', cards(n));
      const boxes = shapes.filter((s) => s.role === 'card').map(edges);
      expect(new Set(boxes.map((b) => b.left.toFixed(3))).size).toBe(columns);
      for (const b of boxes) expect([b.w.toFixed(3), b.h.toFixed(3)]).toEqual([boxes[0]?.w.toFixed(3), boxes[0]?.h.toFixed(3)]);
      expect(report.fidelity).toBe('verbatim');
    }
  });

  it('draws icons as outlines of one weight', async () => {
    const { shapes } = await drawComponent('icon_grid', {
      cards: ['users', 'ShieldCheck', 'growth'].map((icon) => ({ icon, title: icon })),
    });
    const icons = shapes.filter((s) => s.role === 'icon');
    expect(icons.map((s) => s.kind)).toEqual(['path', 'path', 'path']);
    expect(new Set(icons.map((s) => (s.kind === 'path' ? s.stroke?.width_pt : 0))).size).toBe(1);
  });

  it('puts the first letter of the title where an icon is unknown, and names it', async () => {
    const { shapes, report } = await drawComponent('icon_grid', cards(1, 'no-such-icon'));
    expect(shapes.filter((s) => s.role === 'icon').map(textOf)).toEqual(['P']);
    expect(report.warnings.map((w) => [w.code, w.path])).toEqual([['unknown_value', '/body/params/cards/0/icon']]);
  });

  it('sets icons left of their text in panes and stays inside them', () => {
    for (const box of [
      { x: 0.5, y: 1.2, w: 6.0667, h: 5.6 },
      { x: 0.5, y: 1.2, w: 3.9778, h: 5.6 },
      { x: 0.5, y: 1.2, w: 2.9333, h: 3 },
    ])
      expect(strays(drawInPane('icon_grid', cards(4), box).shapes, box)).toEqual([]);
  });
});
