/** Burndown charts: both lines from zero, the gap said in words, the future left open. */
import { describe, expect, it } from 'vitest';
import { drawComponent, edges, textOf, texts } from './drawing.ts';
import { drawInPane, example, PANES, strays } from './panes.ts';

const days = ['D0', 'D1', 'D2', 'D3', 'D4'];
const sprint = (actual: readonly (number | null)[]) => ({ x_labels: days, ideal: [40, 30, 20, 10, 0], actual });

describe('burndown_chart', () => {
  it('says how far the last actual value is above the ideal of that day', async () => {
    const { shapes, report } = await drawComponent('burndown_chart', sprint([40, 36, 32]));
    expect(textOf(shapes.find((s) => s.id === 'body/gap') as (typeof shapes)[0])).toBe('12 above ideal');
    expect(textOf(shapes.find((s) => s.id === 'body/end-actual') as (typeof shapes)[0])).toBe('Actual 32');
    expect(report.warnings).toEqual([]);
    expect(report.notices.map((n) => n.code)).toEqual(['numbers_not_printed']);
    expect(report.fidelity).toBe('verbatim');
  });

  it('spans the bracket from the actual to the ideal value', async () => {
    const { shapes } = await drawComponent('burndown_chart', sprint([40, 36, 32]));
    const bracket = edges(shapes.find((s) => s.id === 'body/bracket') as (typeof shapes)[0]);
    const ticks = shapes.filter((s) => s.role === 'gridline' || s.role === 'baseline').map((s) => edges(s).top);
    const perUnit = (Math.max(...ticks) - Math.min(...ticks)) / 40;
    expect(bracket.h / perUnit).toBeCloseTo(12, 1);
  });

  it('praises a lead and says nothing when on plan', async () => {
    const ahead = await drawComponent('burndown_chart', sprint([40, 25]));
    expect(texts(ahead.shapes, 'value')).toEqual(['5 below ideal']);
    const even = await drawComponent('burndown_chart', sprint([40, 30]));
    expect(even.shapes.some((s) => s.id === 'body/bracket')).toBe(false);
  });

  it('treats what is still to come as future, and a hole as missing', async () => {
    const future = await drawComponent('burndown_chart', sprint([40, 30, null, null]));
    expect([future.codes, future.told]).toEqual([[], ['numbers_not_printed']]);
    const hole = await drawComponent('burndown_chart', sprint([40, null, 20]));
    expect([hole.codes, hole.told]).toEqual([['missing_values'], ['numbers_not_printed']]);
  });

  it('draws a rise in scope as it was', async () => {
    const { shapes } = await drawComponent('burndown_chart', sprint([40, 44, 30]));
    const line = shapes.find((s) => s.id === 'body/actual');
    const ys = line?.kind === 'path' ? line.steps.flatMap((s) => ('y' in s ? [s.y] : [])) : [];
    expect(ys[1]).toBeLessThan(ys[0] as number);
  });

  it('stays inside every pane', () => {
    for (const box of PANES) expect(strays(drawInPane('burndown_chart', example('burndown_chart'), box).shapes, box)).toEqual([]);
  });
});
