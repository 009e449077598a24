/** Split views: widths, levels, one scale, what is nested in what. */
import { describe, expect, it } from 'vitest';
import { inOfEmu, type Shape, walk } from '../../src/scene/index.ts';
import { type DrawnComponent, drawComponent, edges, words } from './_draw-component.ts';

const bars = (values: readonly number[], unit?: string) => ({
  component: 'bar_list',
  params: { rows: values.map((value, i) => ({ label: `Row ${i + 1}`, value, ...(unit === undefined ? {} : { unit }) })) },
});
const list = (n: number) => ({ component: 'list', params: { items: Array.from({ length: n }, (_, i) => `Statement ${i + 1} of them`) } });

/** So many words that they are drawn in the usual type. */
const long = (n: number) => ({
  component: 'list',
  params: {
    items: Array.from(
      { length: n },
      (_, i) => `Statement ${i + 1} of them, and what it rests on: ${'a reason that takes a line '.repeat(4)}`,
    ),
  },
});

/** Inches per unit of the marks below an id. */
function scalesBelow({ shapes }: DrawnComponent, id: string): number[] {
  const group = shapes.get(id);
  const children: readonly Shape[] = group?.kind === 'group' ? group.children : [];
  return [...walk(children)].flatMap((s) => (s.role === 'mark' && s.datum?.value ? [inOfEmu(s.box.w) / s.datum.value] : []));
}

describe('split_view', () => {
  it('gives a text seven to five beside a chart, and halves to two of a kind', async () => {
    const uneven = await drawComponent('split_view', { left: bars([5, 3, 4, 2, 6, 1]), right: list(6) });
    expect(edges(uneven.shapes.get('body/right')).left).toBeCloseTo(0.5 + 7.1111 + 0.3, 2);
    const even = await drawComponent('split_view', { left: long(6), right: long(5) });
    expect(edges(even.shapes.get('body/right')).left).toBeCloseTo(0.5 + 6.0667 + 0.3, 2);
    expect(even.shapes.has('body/divider')).toBe(true);
  });

  it('draws two charts of one kind and unit on one scale', async () => {
    const drawn = await drawComponent('split_view', { left: bars([31, 22], 't'), right: bars([61, 9], 't') });
    const scales = [...scalesBelow(drawn, 'body/left'), ...scalesBelow(drawn, 'body/right')];
    expect(scales).toHaveLength(4);
    for (const scale of scales) expect(scale).toBeCloseTo(scales[0] as number, 4);
  });

  it('keeps scales apart where units differ', async () => {
    const drawn = await drawComponent('split_view', { left: bars([31, 22], 't'), right: bars([61, 9], '€m') });
    expect(scalesBelow(drawn, 'body/left')[0]).not.toBeCloseTo(scalesBelow(drawn, 'body/right')[0] as number, 3);
  });

  it('gives one name one colour on both sides', async () => {
    const side = (labels: readonly string[]) => ({
      component: 'donut',
      params: { segments: labels.map((label, i) => ({ label, value: 50 - i * 10 })) },
    });
    const { shapes } = await drawComponent('split_view', { left: side(['Small', 'Large', 'Mid']), right: side(['Mid', 'Small', 'Large']) });
    const colours = (id: string) => {
      const group = shapes.get(id);
      return Object.fromEntries(
        [...walk(group?.kind === 'group' ? group.children : [])].flatMap((s) =>
          s.kind === 'path' && s.role === 'mark' ? [[s.name.replace(/^arc \d+: /, ''), s.fill?.color]] : [],
        ),
      );
    };
    expect(colours('body/right')).toEqual(colours('body/left'));
  });

  it('heads both sides on one line when one has a title', async () => {
    const { shapes, report } = await drawComponent('split_view', { left: { ...bars([5, 3]), title: 'Last year' }, right: list(3) });
    expect(words(shapes.get('body/left-title'))).toBe('Last year');
    expect(edges(shapes.get('body/right')).top).toBeGreaterThan(edges(shapes.get('body/left-title')).bottom);
    expect(report.fidelity).toBe('verbatim');
  });

  it('counts no value of a nested component as lost because it only steers', async () => {
    const left = { component: 'list', params: { items: [{ label: 'One', color: 'accent2' }] } };
    const right = { component: 'callout', params: { text: 'Mind the gap', style: 'warning' } };
    const { report } = await drawComponent('split_view', { left, right });
    expect(report.fidelity).toBe('verbatim');
    expect(report.warnings).toEqual([]);
  });

  it('keeps no warning of an arrangement that it gave up', async () => {
    const many = { component: 'bar_list', params: { rows: Array.from({ length: 4 }, (_, i) => ({ label: `Row ${i}`, value: i + 1 })) } };
    const { codes } = await drawComponent('split_view', { left: many, right: list(6) });
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('refuses a third level of nesting', async () => {
    const card = { component: 'card', params: { cards: [{ component: 'card', params: { cards: ['x'] } }] } };
    await expect(
      drawComponent('split_view', { left: card, right: { component: 'split_view', params: { left: card, right: card } } }),
    ).rejects.toThrow(/levels? deep/);
  });
});
