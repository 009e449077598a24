/** Status scorecards: key order, states, what is no state. */
import { describe, expect, it } from 'vitest';
import { drawComponent, drawText, edges, words } from './_draw-component.ts';

describe('rag_scorecard', () => {
  it('keeps the columns in the order that was sent, also where they look like numbers', async () => {
    const { shapes } = await drawText(
      '{"chrome":{"title":"T"},"body":{"component":"rag_scorecard","params":{"rows":[{"Programme":"A","Scope":"G","2025":"A","2024":"R"}]}}}',
    );
    expect([1, 2, 3].map((i) => words(shapes.get(`body/column-${i}`)))).toEqual(['Scope', '2025', '2024']);
    expect(words(shapes.get('body/corner'))).toBe('Programme');
    expect(words(shapes.get('body/row-1'))).toBe('A');
  });

  it('hashes rows whose keys stand in another order as another request, nested or not', async () => {
    const hash = async (row: string, wrap: (body: string) => string) =>
      (await drawText(wrap(`{"component":"rag_scorecard","params":{"rows":[${row}]}}`))).report.input_hash;
    const plain = (body: string) => `{"chrome":{"title":"T"},"body":${body}}`;
    const split = (body: string) =>
      plain(`{"component":"split_view","params":{"left":${body},"right":{"component":"list","params":{"items":["x"]}}}}`);
    for (const wrap of [plain, split])
      expect(await hash('{"P":"a","X":"R","Y":"G"}', wrap)).not.toBe(await hash('{"P":"a","Y":"G","X":"R"}', wrap));
  });

  it('prints letters in discs and rings the reds', async () => {
    const { shapes } = await drawComponent('rag_scorecard', { rows: [{ Item: 'One', a: 'R', b: 'amber', c: 'g' }] });
    expect([1, 2, 3].map((j) => words(shapes.get(`body/cell-1-${j}`)))).toEqual(['R', 'A', 'G']);
    expect(shapes.has('body/cell-1-1-ring')).toBe(true);
    expect(shapes.has('body/cell-1-2-ring')).toBe(false);
  });

  it('prints what is no state as it stands, with a warning, and a dash for nothing', async () => {
    const { shapes, codes, report } = await drawComponent('rag_scorecard', {
      rows: [
        { Item: 'One', a: 'n/a', b: '', c: null },
        { Item: 'Two', a: 'G' },
      ],
    });
    expect(words(shapes.get('body/cell-1-1'))).toBe('n/a');
    expect(words(shapes.get('body/cell-1-2'))).toBe('–');
    expect(words(shapes.get('body/cell-2-3'))).toBe('–');
    expect(codes).toEqual(['unknown_value']);
    expect(report.fidelity).toBe('verbatim');
  });

  it('centres every disc under its column head', async () => {
    const { shapes } = await drawComponent('rag_scorecard', { rows: [{ Item: 'One', Budget: 'R', Dependencies: 'A', Staff: 'G' }] });
    for (const j of [1, 2, 3]) {
      const [disc, head] = [edges(shapes.get(`body/cell-1-${j}`)), edges(shapes.get(`body/column-${j}`))];
      expect((disc.left + disc.right) / 2).toBeCloseTo((head.left + head.right) / 2, 3);
    }
  });

  it('refuses rows that are no objects and cells that hold objects, naming them', async () => {
    await expect(drawComponent('rag_scorecard', { rows: ['G'] })).rejects.toThrow(/rows\/0/);
    await expect(drawComponent('rag_scorecard', { rows: [{ Item: 'One', Budget: { x: 1 } }] })).rejects.toThrow(/rows\/0\/Budget/);
  });
});
