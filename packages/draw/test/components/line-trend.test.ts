/** Lines over time: positions, gaps, names at the ends, axes that say what they do. */
import { describe, expect, it } from 'vitest';
import { drawComponent, edges, textOf, texts } from './drawing.ts';
import { drawInPane, example, PANES, strays } from './panes.ts';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];
const one = (points: readonly (number | null)[]) => ({ series: [{ name: 'Orders', points }], x_labels: quarters });

describe('line_trend', () => {
  it('names every line at its end with its last value, largest on top', async () => {
    const { shapes, report } = await drawComponent('line_trend', {
      series: [
        { name: 'A', points: [1, 2, 3, 4] },
        { name: 'B', points: [4, 4, 4, 9.5] },
      ],
      x_labels: quarters,
    });
    const ends = shapes.filter((s) => s.id.startsWith('body/end-'));
    expect(ends.map(textOf)).toEqual(['A 4', 'B 9.5']);
    expect(edges(ends[1] as (typeof ends)[0]).top).toBeLessThan(edges(ends[0] as (typeof ends)[0]).top);
    expect(report.fidelity).toBe('verbatim');
    expect(report.warnings).toEqual([]);
    expect(report.notices.map((n) => n.code)).toEqual(['numbers_not_printed']);
  });

  it('keeps labels of lines that end together apart and joins them to their ends', async () => {
    const series = ['A', 'B', 'C', 'D'].map((name, i) => ({ name, points: [i, 10, 20, 30 + i / 10] }));
    const { shapes, report } = await drawComponent('line_trend', { series, x_labels: quarters });
    expect(report.layout.text_overlaps).toBe(0);
    expect(shapes.filter((s) => s.role === 'leader').length).toBeGreaterThan(0);
  });

  it('leaves a gap where a value is missing and never joins across it', async () => {
    const { shapes, codes } = await drawComponent('line_trend', one([10, 20, null, 40]));
    const line = shapes.find((s) => s.id === 'body/line-1');
    const steps = line?.kind === 'path' ? line.steps.map((s) => s.op) : line?.kind;
    expect(steps).toEqual(['M', 'L']);
    expect(shapes.some((s) => s.id === 'body/dot-1-4')).toBe(true);
    expect(codes).toContain('missing_values');
  });

  it('starts above zero only when the values lie close together, and says so', async () => {
    const near = await drawComponent('line_trend', one([94, 95, 96, 97]));
    expect(near.codes).toEqual([]);
    expect(near.told).toContain('axis_not_zero');
    expect(near.shapes.some((s) => s.role === 'baseline')).toBe(false);
    const far = await drawComponent('line_trend', one([10, 40, 60, 97]));
    expect(far.told).not.toContain('axis_not_zero');
    expect(far.shapes.some((s) => s.role === 'baseline')).toBe(true);
  });

  it('prints the first, highest, lowest and last value of a lone line', async () => {
    const { shapes } = await drawComponent('line_trend', one([50, 90, 20, 60]));
    expect(texts(shapes, 'value').sort()).toEqual(['20', '50', '90']);
    expect(textOf(shapes.find((s) => s.id === 'body/end-1') as (typeof shapes)[0])).toBe('Orders 60');
  });

  it('draws one point as a dot with its value', async () => {
    const { shapes, report } = await drawComponent('line_trend', { series: [{ name: 'Orders', points: [7] }], x_labels: ['2025'] });
    expect(shapes.filter((s) => s.kind === 'ellipse')).toHaveLength(1);
    expect(texts(shapes, 'label')).toEqual(['Orders 7']);
    expect(report.fidelity).toBe('verbatim');
  });

  it('draws what is there when points and labels differ in number', async () => {
    const { codes, shapes } = await drawComponent('line_trend', { series: [{ name: 'A', points: [1, 2] }], x_labels: quarters });
    expect(codes).toContain('length_mismatch');
    expect(texts(shapes, 'axis')).toEqual(expect.arrayContaining(quarters));
  });

  it('turns all but one line neutral from six series on', async () => {
    const series = Array.from({ length: 7 }, (_, i) => ({ name: `Plant ${i + 1}`, points: [i, i + 1, i + 2, i * 3] }));
    const { shapes } = await drawComponent('line_trend', { series, x_labels: quarters });
    const colors = shapes.flatMap((s) => ((s.kind === 'path' || s.kind === 'line') && s.role === 'mark' ? [s.stroke?.color] : []));
    expect(colors.filter((c) => c === 'accent1')).toHaveLength(1);
    expect(colors.filter((c) => c === 'neutral')).toHaveLength(6);
  });

  it('thins labels that do not fit and tells which are missing', async () => {
    const days = Array.from({ length: 90 }, (_, i) => `Day number ${i + 1}`);
    const { codes, shapes } = await drawComponent('line_trend', { series: [{ name: 'A', points: days.map((_, i) => i) }], x_labels: days });
    const shown = texts(shapes, 'axis').filter((t) => t.startsWith('Day'));
    expect(codes).toContain('labels_thinned');
    expect([shown[0], shown.at(-1)]).toEqual(['Day number 1', 'Day number 90']);
  });

  it('moves names that are too long into a key above the plot', async () => {
    const name = 'A series with a name that nobody would call short, at any size that can be read from the back of the room';
    const { told, shapes } = await drawComponent('line_trend', { series: [{ name, points: [1, 2, 3, 5] }], x_labels: quarters });
    expect(told).toContain('legend_used');
    expect(texts(shapes, 'legend')).toEqual([`${name} 5`]);
  });

  it('stays inside every pane', () => {
    for (const box of PANES) expect(strays(drawInPane('line_trend', example('line_trend'), box).shapes, box)).toEqual([]);
  });
});
