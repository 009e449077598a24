import { plainText, type TableShape } from '@deckwright/draw/scene';
import { describe, expect, it } from 'vitest';
import { drawComponent, marks, worstProportion } from './drawing.ts';

const holders = (shares: readonly (number | null)[]) => ({ holders: shares.map((s, i) => ({ name: `Holder ${i + 1}`, shares: s })) });
const cells = (shapes: Awaited<ReturnType<typeof drawComponent>>['shapes']): string[][] =>
  (shapes.find((s) => s.kind === 'table') as TableShape).cells.map((row) => row.map((c) => plainText(c.text)));

describe('cap_table', () => {
  it('lists holders by size with percentages, each rounded by itself', async () => {
    const { shapes, report } = await drawComponent('cap_table', holders([1, 1, 1, 4_100_000]));
    const rows = cells(shapes);
    expect(rows[0]?.slice(0, 3)).toEqual(['Holder', 'Shares', 'Ownership']);
    expect(rows[1]?.slice(0, 3)).toEqual(['Holder 4', '4,100,000', '100.0%']);
    expect(rows.at(-1)?.slice(0, 3)).toEqual(['Total', '4,100,003', '100.0%']);
    const thirds = cells((await drawComponent('cap_table', holders([1, 1, 1]))).shapes);
    expect(thirds.slice(1, 4).map((r) => r[2])).toEqual(['33.3%', '33.3%', '33.3%']);
    expect(report.fidelity).toBe('verbatim');
  });

  it('draws one bar a holder in proportion, the largest in accent', async () => {
    const { shapes } = await drawComponent('cap_table', holders([50, 30, 20]));
    expect(worstProportion(shapes, 'x')).toBeLessThan(0.001);
    expect(marks(shapes).map((s) => ('fill' in s ? s.fill?.color : ''))).toEqual(['accent1', 'neutral', 'neutral']);
  });

  it('prints dashes instead of percentages when nothing is held', async () => {
    const { shapes, codes } = await drawComponent('cap_table', holders([0, 0]));
    expect(cells(shapes)[1]?.[2]).toBe('–');
    expect(codes).toContain('zero_total');
  });

  it('lists a holder without a number, and one with a negative number, without a percentage', async () => {
    const { shapes, codes } = await drawComponent('cap_table', holders([10, null, -5]));
    expect(
      cells(shapes)
        .slice(1, 4)
        .map((r) => r[2]),
    ).toEqual(['100.0%', '–', '–']);
    expect(codes).toEqual(expect.arrayContaining(['missing_values', 'negative_in_share']));
  });

  it('holds 24 holders and refuses 25', async () => {
    const many = (n: number) => holders(Array.from({ length: n }, (_, i) => 100 - i));
    expect(cells((await drawComponent('cap_table', many(24))).shapes)).toHaveLength(26);
    await expect(drawComponent('cap_table', many(25))).rejects.toMatchObject({ problem: { code: 'capacity_exceeded' } });
  });
});
