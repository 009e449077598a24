/** Steps: equal chevrons in order, two rows past six, a rail in panes. */
import { describe, expect, it } from 'vitest';
import { drawComponent, edges, texts } from './drawing.ts';
import { drawInPane, example, PANES, strays } from './panes.ts';

const list = (n: number) => ({ steps: Array.from({ length: n }, (_, i) => ({ title: `Step ${i + 1}`, description: `It does ${i + 1}` })) });

describe('steps', () => {
  it('draws chevrons of equal width and pitch across the whole body', async () => {
    const { shapes, report } = await drawComponent('steps', list(5));
    const arrows = shapes.filter((s) => s.role === 'node').map(edges);
    const pitch = (arrows[1]?.left ?? 0) - (arrows[0]?.left ?? 0);
    for (const [i, a] of arrows.entries()) {
      expect(a.w).toBeCloseTo(arrows[0]?.w ?? 0, 3);
      if (i > 0) expect(a.left - (arrows[i - 1]?.left ?? 0)).toBeCloseTo(pitch, 3);
    }
    expect(arrows.at(-1)?.right).toBeCloseTo(12.8333, 3);
    expect(report.fidelity).toBe('verbatim');
    expect(report.warnings).toEqual([]);
  });

  it('numbers the steps and starts a second row past six', async () => {
    const { shapes } = await drawComponent('steps', list(8));
    expect(texts(shapes, 'label').filter((t) => /^\d+$/.test(t))).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    const tops = new Set(shapes.filter((s) => s.role === 'node').map((s) => s.box.y));
    expect(tops.size).toBe(2);
  });

  it('draws a lone step as a card on a panel', async () => {
    const { shapes } = await drawComponent('steps', list(1));
    expect(shapes.filter((s) => s.role === 'card' && s.id !== 'body/panel')).toHaveLength(1);
    expect(shapes.some((s) => s.kind === 'path')).toBe(false);
  });

  it('runs down a rail in every pane and stays inside it', () => {
    for (const box of PANES) {
      const { shapes } = drawInPane('steps', example('steps'), box);
      expect(strays(shapes, box)).toEqual([]);
      expect(shapes.filter((s) => s.kind === 'ellipse')).toHaveLength(4);
    }
  });

  it('also answers to ArrowFlow', async () => {
    expect((await drawComponent('ArrowFlow', list(3))).report.component).toBe('steps');
  });
});
