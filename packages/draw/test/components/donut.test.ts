/** Donuts: angles, order, shares, and what happens when there are none. */
import { describe, expect, it } from 'vitest';
import { drawComponent, marks, texts, worstProportion } from './drawing.ts';
import { drawInPane, example, PANES, strays } from './panes.ts';

const parts = (values: readonly (number | null)[], labels: readonly string[] = []) => ({
  segments: values.map((value, i) => ({ label: labels[i] ?? `Part ${i + 1}`, value })),
});

describe('donut', () => {
  it('gives every part its angle, clockwise by size with other last', async () => {
    const { shapes, report } = await drawComponent('donut', parts([65, 268, 412, 121], ['Other', 'B', 'A', 'C']));
    const arcs = marks(shapes);
    expect(arcs.map((s) => s.datum?.value)).toEqual([412, 268, 121, 65]);
    for (const arc of arcs) expect(arc.datum?.extent).toBeCloseTo(((arc.datum?.value ?? 0) / 866) * 360, 6);
    expect(report.fidelity).toBe('verbatim');
    expect(report.warnings).toEqual([]);
  });

  it('prints shares beside the values, each rounded by itself, and the total in the hole', async () => {
    const { shapes, sources } = await drawComponent('donut', parts([1, 1, 1]));
    expect(
      texts(
        shapes.filter((s) => s.id.startsWith('body/share-')),
        'value',
      ),
    ).toEqual(['33%', '33%', '33%']);
    expect(sources).toEqual(['Shares do not add up to 100% because of rounding']);
    expect(texts(shapes, 'label')).toContain('3');
  });

  it('says nothing of rounding where the shares total 100, or are not printed', async () => {
    expect((await drawComponent('donut', parts([1, 1, 2]))).sources).toEqual([]);
    expect((await drawComponent('donut', parts([60.4, 20.3, 19.3]))).sources).toEqual([]);
  });

  it('reads values that total about 100 as percent and prints them as supplied', async () => {
    const exact = await drawComponent('donut', parts([60, 30, 10]));
    expect(exact.codes).toEqual([]);
    expect(texts(exact.shapes, 'value')).toEqual(expect.arrayContaining(['60%', '30%', '10%']));
    expect(exact.shapes.some((s) => s.id === 'body/total')).toBe(false);
    const off = await drawComponent('donut', parts([60, 30, 11]));
    expect(off.codes).toEqual(['percent_not_100']);
    expect(texts(off.shapes, 'value')).toContain('11%');
  });

  it('merges the smallest of many parts into one neutral arc and lists them all', async () => {
    const { shapes, codes } = await drawComponent('donut', parts([9, 8, 7, 6, 5, 4, 3, 2, 1, 1]));
    expect(codes).toContain('ring_merged');
    expect(marks(shapes)).toHaveLength(6);
    expect(marks(shapes).reduce((sum, s) => sum + (s.datum?.extent ?? 0), 0)).toBeCloseTo(360, 6);
    expect(texts(shapes, 'label').filter((t) => t.startsWith('Part'))).toHaveLength(10);
  });

  it('closes the ring for a single part', async () => {
    const { shapes, report } = await drawComponent('donut', parts([42]));
    expect(marks(shapes).map((s) => s.datum?.extent)).toEqual([360]);
    expect(report.layout.text_overlaps).toBe(0);
  });

  it('draws an empty ring when everything is zero', async () => {
    const { shapes, codes } = await drawComponent('donut', parts([0, 0]));
    expect(codes).toEqual(['zero_total']);
    expect(shapes.some((s) => s.id === 'body/ring')).toBe(true);
  });

  it('refuses shares of negative values and draws bars with the same pointers', async () => {
    const { shapes, codes, report } = await drawComponent('donut', parts([10, -4, 6]));
    expect(codes).toEqual(expect.arrayContaining(['negative_in_share', 'layout_switched']));
    expect(worstProportion(shapes, 'x')).toBeLessThan(0.005);
    expect(report.fidelity).toBe('verbatim');
  });

  it('lists a missing value with a dash', async () => {
    const { shapes, codes } = await drawComponent('donut', parts([10, null]));
    expect(codes).toEqual(['missing_values']);
    expect(texts(shapes, 'value')).toContain('–');
  });

  it('draws a ring above its rows in a half and stays inside every pane', () => {
    for (const box of PANES) expect(strays(drawInPane('donut', example('donut'), box).shapes, box)).toEqual([]);
  });
});
