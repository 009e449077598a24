import { DrawRefusal } from '@deckwright/draw/intent';
import { describe, expect, it } from 'vitest';
import { drawComponent, edges, texts, worstProportion } from './drawing.ts';

type Shapes = Awaited<ReturnType<typeof drawComponent>>['shapes'];
const periods = (n: number) => Array.from({ length: n }, (_, i) => `M${i + 1}`);
const task = (name: string, start: number | null, end: number | null, phase?: string) => ({ task: name, start, end, phase });
const plan = (n: number, phases = 1) => ({
  periods: periods(12),
  phases: Array.from({ length: phases }, (_, i) => `Phase ${i + 1}`),
  rows: Array.from({ length: n }, (_, i) => task(`Task ${i + 1}`, i % 10, (i % 10) + 2, `Phase ${(i % phases) + 1}`)),
});
const bar = (shapes: Shapes, name: string) => shapes.find((s) => s.role === 'mark' && s.name.endsWith(`: ${name}`)) as Shapes[number];
const plot = (shapes: Shapes) => {
  const xs = shapes.filter((s) => s.role === 'gridline').map((s) => edges(s).left);
  return { from: Math.min(...xs), to: Math.max(...xs) };
};

describe('gantt', () => {
  it('draws bars as long as their tasks last, where they lie on the axis', async () => {
    const { shapes, report } = await drawComponent('gantt', {
      periods: periods(4),
      phases: [],
      rows: [task('a', 0, 1), task('b', 1.5, 4), task('c', 2, 2.25)],
    });
    expect(worstProportion(shapes, 'x')).toBeLessThan(0.005);
    const { from, to } = plot(shapes);
    expect(edges(bar(shapes, 'b')).left).toBeCloseTo(from + ((to - from) * 1.5) / 4, 3);
    expect(edges(bar(shapes, 'b')).right).toBeCloseTo(to, 3);
    expect(report.fidelity).toBe('verbatim');
  });

  it('draws a diamond where start and end are the same', async () => {
    const { shapes, codes } = await drawComponent('gantt', {
      periods: periods(4),
      phases: [],
      rows: [task('a', 0, 3), task('opening', 4, 4)],
    });
    const milestone = bar(shapes, 'opening');
    expect(milestone.kind).toBe('path');
    expect((edges(milestone).left + edges(milestone).right) / 2).toBeCloseTo(plot(shapes).to, 3);
    expect(edges(milestone).right).toBeLessThanOrEqual(12.8334);
    expect(codes).toEqual([]);
  });

  it('groups tasks by phase in phase order and keeps their own order', async () => {
    const { shapes } = await drawComponent('gantt', {
      periods: periods(4),
      phases: ['First', 'Second'],
      rows: [task('d', 2, 3, 'Second'), task('a', 0, 1, 'First'), task('e', 3, 4, 'Second'), task('b', 1, 2, 'First')],
    });
    expect(texts(shapes, 'label')).toEqual(['a', 'b', 'd', 'e']);
    expect(texts(shapes, 'header')).toEqual(['First', 'Second']);
    expect(bar(shapes, 'a')).toMatchObject({ fill: { color: 'accent1' } });
    expect(bar(shapes, 'd')).toMatchObject({ fill: { color: 'accent2' } });
  });

  it('cuts what lies outside the axis, draws a reversed task as a tick, and keeps unknown phases last', async () => {
    const { shapes, codes, report } = await drawComponent('gantt', {
      periods: periods(4),
      phases: ['Known'],
      rows: [
        task('early', -2, 1, 'Known'),
        task('late', 3, 9, 'Known'),
        task('gone', 8, 9, 'Known'),
        task('back', 3, 2, 'Known'),
        task('x', 1, 2, 'Other'),
      ],
    });
    expect(codes).toContain('outside_axis');
    expect(codes).toContain('start_after_end');
    expect(codes).toContain('unknown_value');
    const { from, to } = plot(shapes);
    expect(edges(bar(shapes, 'early')).left).toBeCloseTo(from, 3);
    expect(edges(bar(shapes, 'late')).right).toBeCloseTo(to, 3);
    expect(bar(shapes, 'gone')).toBeUndefined();
    expect(bar(shapes, 'back').kind).toBe('line');
    expect(texts(shapes, 'header')).toEqual(['Known', 'Other']);
    // The end of the reversed task is not seen.
    expect(report.fidelity).toBe('partial');
  });

  it('leaves a task without dates empty and says so', async () => {
    const { shapes, codes } = await drawComponent('gantt', {
      periods: periods(3),
      phases: [],
      rows: [task('a', 0, 1), task('b', null, 2)],
    });
    expect(codes).toContain('missing_values');
    expect(texts(shapes, 'value')).toEqual(['–']);
  });

  it('takes two panels on one axis beyond thirty-one rows, and a key where header rows are too many', async () => {
    const { shapes, codes } = await drawComponent('gantt', plan(40, 4));
    expect(codes).toContain('layout_switched');
    expect(texts(shapes, 'label').length).toBe(40);
    const lengths = shapes.filter((s) => s.role === 'mark' && s.datum?.value === 2).map((s) => edges(s).w);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(0.001);
    const full = await drawComponent('gantt', plan(62, 6));
    expect(full.told).toContain('legend_used');
    expect(full.report.layout.text_overlaps).toBe(0);
    expect(full.report.fidelity).toBe('verbatim');
    await expect(drawComponent('gantt', plan(69))).rejects.toThrow(DrawRefusal);
  });

  it('names every period, or thins them and keeps the first and the last', async () => {
    const of = async (n: number) => {
      const drawn = await drawComponent('gantt', { periods: periods(n), phases: [], rows: [task('a', 0, n)] });
      return { names: texts(drawn.shapes, 'axis'), codes: drawn.codes };
    };
    expect((await of(12)).names).toHaveLength(12);
    const thinned = await of(52);
    expect(thinned.codes).toContain('labels_thinned');
    expect([thinned.names[0], thinned.names.at(-1)]).toEqual(['M1', 'M52']);
    await expect(of(61)).rejects.toThrow(DrawRefusal);
  });

  it('mirrors only when asked', async () => {
    const rows = { periods: periods(4), phases: ['A'], rows: [task('a', 0, 1, 'A'), task('b', 3, 4, 'A')] };
    const plain = await drawComponent('gantt', rows);
    const mirrored = await drawComponent('gantt', rows, { direction: 'rtl' });
    const axis = 2 * 0.5 + 12.3333;
    expect(edges(bar(mirrored.shapes, 'a')).right).toBeCloseTo(axis - edges(bar(plain.shapes, 'a')).left, 2);
  });
});
