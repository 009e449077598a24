import { describe, expect, it } from 'vitest';
import { drawComponent, edges, marks, texts } from './drawing.ts';

const bars = (list: readonly (readonly [string, number, string])[]) => ({
  bars: list.map(([label, value, type]) => ({ label, value, type })),
});

describe('waterfall', () => {
  it('raises the level for add, lowers it for subtract, and joins the columns', async () => {
    const steps = bars([
      ['Start', 10, 'start'],
      ['Up', 30, 'add'],
      ['Down', 15, 'subtract'],
      ['End', 25, 'end'],
    ]);
    const fills = async (good_when?: string) =>
      marks((await drawComponent('waterfall', { ...steps, good_when })).shapes).map((s) => ('fill' in s ? s.fill?.color : ''));
    const { shapes, report } = await drawComponent('waterfall', steps);
    expect(texts(shapes, 'value')).toEqual(['10', '+30', '−15', '25']);
    expect(await fills(), 'nothing says whether more is good').toEqual(['accent1', 'soft1', 'neutral', 'accent1']);
    expect(await fills('up')).toEqual(['accent1', 'positive', 'negative', 'accent1']);
    expect(await fills('down')).toEqual(['accent1', 'negative', 'positive', 'accent1']);
    expect(shapes.filter((s) => s.role === 'connector')).toHaveLength(3);
    expect(report.fidelity).toBe('verbatim');
    expect(report.warnings).toEqual([]);
    const [, up, down] = marks(shapes).map(edges);
    expect(down?.top).toBeCloseTo(up?.top ?? 0, 3);
  });

  it('warns of a negative value on add or subtract and takes its size away', async () => {
    const { shapes, codes } = await drawComponent(
      'waterfall',
      bars([
        ['Start', 100, 'start'],
        ['Breaks', -6, 'add'],
        ['Scrap', -11, 'subtract'],
        ['End', 83, 'end'],
      ]),
    );
    expect(codes.filter((c) => c === 'sign_conflict')).toHaveLength(2);
    expect(codes).not.toContain('totals_do_not_reconcile');
    expect(texts(shapes, 'value')).toEqual(['100', '−6', '−11', '83']);
  });

  it('draws an end at its own value and gives the difference', async () => {
    const { codes } = await drawComponent(
      'waterfall',
      bars([
        ['Start', 10, 'start'],
        ['Up', 30, 'add'],
        ['End', 50, 'end'],
      ]),
    );
    expect(codes).toContain('totals_do_not_reconcile');
  });

  it('names the types when one is unknown', async () => {
    await expect(drawComponent('waterfall', bars([['Start', 10, 'plus']]))).rejects.toThrow(/must be one of start, end, add, subtract/);
  });
});
