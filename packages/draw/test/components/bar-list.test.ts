import { describe, expect, it } from 'vitest';
import { drawComponent, edges, marks, textOf, texts, worstProportion } from './drawing.ts';

const rows = (values: readonly (number | null)[], more: Record<string, unknown> = {}) => ({
  rows: values.map((value, i) => ({ label: `Item ${i + 1}`, value, ...more })),
});

describe('bar_list', () => {
  it('sorts by value, negatives last, with lengths in proportion', async () => {
    const { shapes, report } = await drawComponent('bar_list', rows([30, -12, 88, 7, -40]));
    expect(marks(shapes).map((s) => s.datum?.value)).toEqual([88, 30, 7, -12, -40]);
    expect(worstProportion(shapes, 'x')).toBeLessThan(0.001);
    expect(report.fidelity).toBe('verbatim');
  });

  it('hangs every bar on one zero line, negatives to its left', async () => {
    const { shapes } = await drawComponent('bar_list', rows([30, -12, 88]));
    const zero = shapes.find((s) => s.role === 'baseline');
    const at = edges(zero as NonNullable<typeof zero>).left;
    for (const bar of marks(shapes)) expect((bar.datum?.value ?? 0) < 0 ? edges(bar).right : edges(bar).left, bar.name).toBeCloseTo(at, 4);
  });

  it('keeps the labels clear of the most negative bar and its number', async () => {
    const { shapes } = await drawComponent('bar_list', rows([10, -9999]));
    const labels = Math.max(...shapes.filter((s) => s.role === 'label').map((s) => edges(s).right));
    const numbers = Math.min(...shapes.filter((s) => s.role === 'value').map((s) => edges(s).left));
    expect(numbers).toBeGreaterThanOrEqual(labels);
  });

  it('shows one count of decimals and the minus sign', async () => {
    const { shapes } = await drawComponent('bar_list', rows([1200, -3.5]));
    expect(texts(shapes, 'value')).toEqual(['1,200.0', '−3.5']);
  });

  it('says a shared unit once, and on the labels where it is a percent sign', async () => {
    const once = await drawComponent('bar_list', rows([5, 3], { unit: 'kt' }));
    expect(once.shapes.filter((s) => textOf(s).includes('kt'))).toHaveLength(1);
    const percent = await drawComponent('bar_list', rows([5, 3], { unit: '%' }));
    expect(texts(percent.shapes, 'value')).toEqual(['5%', '3%']);
    expect(percent.report.fidelity).toBe('verbatim');
  });

  it('prints units on the rows and warns when they differ', async () => {
    const params = {
      rows: [
        { label: 'a', value: 5, unit: 'kt' },
        { label: 'b', value: 3, unit: 't' },
      ],
    };
    const { shapes, codes } = await drawComponent('bar_list', params);
    expect(texts(shapes, 'value')).toEqual(['5 kt', '3 t']);
    expect(codes).toContain('mixed_units');
  });

  it('sets the bars apart that the title names, by name or initials', async () => {
    const params = { rows: ['Germany', 'United States', 'France', 'Italy', 'Spain'].map((label, i) => ({ label, value: 30 - i })) };
    const { shapes } = await drawComponent('bar_list', params, { title: 'Germany and the US lead' });
    expect(marks(shapes).map((s) => ('fill' in s ? s.fill?.color : ''))).toEqual(['accent1', 'accent1', 'neutral', 'neutral', 'neutral']);
    const plain = await drawComponent('bar_list', params, { title: 'Five markets' });
    expect(new Set(marks(plain.shapes).map((s) => ('fill' in s ? s.fill?.color : '')))).toEqual(new Set(['accent1']));
  });

  it('draws a dash and warns where a value is missing', async () => {
    const { shapes, codes } = await drawComponent('bar_list', rows([5, null]));
    expect(texts(shapes, 'value')).toEqual(['5', '–']);
    expect(codes).toContain('missing_values');
  });

  it('draws all zeros, one row and a huge range without a frame around nothing', async () => {
    expect(texts((await drawComponent('bar_list', rows([0, 0]))).shapes, 'value')).toEqual(['0', '0']);
    expect(marks((await drawComponent('bar_list', rows([4]))).shapes)).toHaveLength(1);
    const huge = await drawComponent('bar_list', rows([1e6, 3]));
    expect(huge.codes).toContain('huge_range');
    expect(huge.told).toContain('bar_min_length');
  });

  it('puts forty rows into two columns on one scale', async () => {
    const { shapes, codes } = await drawComponent('bar_list', rows(Array.from({ length: 40 }, (_, i) => 100 - i)));
    expect(codes).toContain('layout_switched');
    expect(shapes.filter((s) => s.role === 'baseline')).toHaveLength(2);
    expect(worstProportion(shapes, 'x')).toBeLessThan(0.001);
  });

  it('refuses more rows than it holds and suggests a split that is sorted', async () => {
    const many = drawComponent('bar_list', rows(Array.from({ length: 51 }, (_, i) => i)));
    await expect(many).rejects.toMatchObject({ problem: { code: 'capacity_exceeded' } });
  });

  it('mirrors in a right-to-left slide', async () => {
    const { shapes } = await drawComponent('bar_list', rows([8, 4]), { direction: 'rtl', locale: 'ar' });
    const [bar] = marks(shapes);
    const label = shapes.find((s) => s.role === 'label');
    expect(edges(label as NonNullable<typeof label>).left).toBeGreaterThan(edges(bar as NonNullable<typeof bar>).right);
  });
});
