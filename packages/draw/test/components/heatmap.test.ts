/** Heat maps: equal cells, every number in its cell, colour by value. */
import { describe, expect, it } from 'vitest';
import { drawComponent, textOf } from './drawing.ts';
import { drawInPane, example, PANES, strays } from './panes.ts';

const grid = (cells: readonly (readonly (number | null)[])[]) => ({
  cells,
  x_labels: cells[0]?.map((_, i) => `C${i + 1}`),
  y_labels: cells.map((_, i) => `R${i + 1}`),
});
type Shapes = Awaited<ReturnType<typeof drawComponent>>['shapes'];
const cellsOf = (shapes: Shapes) => shapes.filter((s) => s.kind === 'rect' && s.role === 'cell');
const fills = (shapes: Shapes) => cellsOf(shapes).map((s) => (s.kind === 'rect' ? `${s.fill?.color} ${s.fill?.alpha ?? 1}` : ''));

describe('heatmap', () => {
  it('draws equal cells with their numbers inside', async () => {
    const { shapes, report } = await drawComponent(
      'heatmap',
      grid([
        [1, 2, 3.5],
        [4, 50, 6],
      ]),
    );
    const cells = cellsOf(shapes);
    expect(cells.map(textOf)).toEqual(['1', '2', '3.5', '4', '50', '6']);
    expect(new Set(cells.map((c) => c.box.h)).size).toBeLessThanOrEqual(2);
    // Both edges of an enlarged cell are rounded to whole EMU.
    expect(Math.max(...cells.map((c) => c.box.w)) - Math.min(...cells.map((c) => c.box.w))).toBeLessThanOrEqual(2);
    expect(report.fidelity).toBe('verbatim');
    expect(report.warnings).toEqual([]);
    // Two rows fill the body when they are drawn larger.
    expect(report.notices).toEqual([]);
  });

  it('gives equal values equal colours and the highest the full accent', async () => {
    const { shapes } = await drawComponent(
      'heatmap',
      grid([
        [0, 5, 10],
        [0, 5, 10],
      ]),
    );
    const [a, b, c, d, e, f] = fills(shapes);
    expect([d, e, f]).toEqual([a, b, c]);
    expect(c).toBe('accent1 1');
    expect(new Set([a, b, c]).size).toBe(3);
  });

  it('runs from negative to positive through canvas when both signs occur', async () => {
    const of = async (good_when?: string) => fills((await drawComponent('heatmap', { ...grid([[-10, 0, 10]]), good_when })).shapes);
    expect(await of()).toEqual(['accent3 1', 'canvas 1', 'accent1 1']);
    expect(await of('up')).toEqual(['negative 1', 'canvas 1', 'positive 1']);
    expect(await of('down')).toEqual(['positive 1', 'canvas 1', 'negative 1']);
  });

  it('has one scale on both sides of zero', async () => {
    const { shapes } = await drawComponent('heatmap', grid([[-1, 1, 50]]));
    const [down, up] = fills(shapes).map((fill) => Number(fill.split(' ')[1]));
    expect(down).toBeCloseTo(up ?? 0, 1);
  });

  it('shows a dash where a value is missing and says where', async () => {
    const { shapes, report } = await drawComponent('heatmap', grid([[1, null]]));
    expect(cellsOf(shapes).map(textOf)).toEqual(['1', '–']);
    expect(report.warnings[0]).toMatchObject({ code: 'missing_values', path: '/body/params/cells/0/1' });
  });

  it('draws ragged rows and says so', async () => {
    const { codes, shapes } = await drawComponent('heatmap', { cells: [[1, 2], [3]], x_labels: ['A', 'B'], y_labels: ['X', 'Y'] });
    expect(codes).toContain('length_mismatch');
    expect(cellsOf(shapes)).toHaveLength(4);
  });

  it('refuses cells that are smaller than their numbers', async () => {
    const wide = Array.from({ length: 31 }, (_, i) => 1e9 + i);
    await expect(drawComponent('heatmap', grid([wide]))).rejects.toThrow(/smaller than its number/);
  });

  it('stays inside every pane', () => {
    for (const box of PANES) expect(strays(drawInPane('heatmap', example('heatmap'), box).shapes, box)).toEqual([]);
  });
});
