import { DrawRefusal } from '@deckwright/draw/intent';
import { inOfEmu, type LineShape } from '@deckwright/draw/scene';
import { describe, expect, it } from 'vitest';
import { drawComponent, edges, textOf } from './drawing.ts';

interface Member {
  title: string;
  name?: string | null;
  children?: Member[] | null;
}
type Shapes = Awaited<ReturnType<typeof drawComponent>>['shapes'];

const many = (n: number, of: (i: number) => Member): Member[] => Array.from({ length: n }, (_, i) => of(i + 1));
const chart = (root: Member, rest: Record<string, unknown> = {}) => drawComponent('org_chart', { root }, rest);
const boxes = (shapes: Shapes) => shapes.filter((s) => s.role === 'node');
const box = (shapes: Shapes, title: string) => edges(boxes(shapes).find((s) => textOf(s).split('\n')[0] === title) as Shapes[number]);
const lines = (shapes: Shapes) => shapes.filter((s): s is LineShape => s.kind === 'line');
const middle = (e: { left: number; right: number }) => (e.left + e.right) / 2;
const small: Member = {
  title: 'Head',
  name: 'Ada',
  children: [
    { title: 'Left', children: [{ title: 'One' }, { title: 'Two', name: null }] },
    { title: 'Right', name: 'Ben', children: [{ title: 'Three', children: null }] },
  ],
};

describe('org_chart', () => {
  it('centres a parent over its children and gives all boxes of a level one size', async () => {
    const { shapes, report } = await chart(small);
    expect(middle(box(shapes, 'Left'))).toBeCloseTo((middle(box(shapes, 'One')) + middle(box(shapes, 'Two'))) / 2, 3);
    expect(middle(box(shapes, 'Right'))).toBeCloseTo(middle(box(shapes, 'Three')), 3);
    for (const level of [
      ['Left', 'Right'],
      ['One', 'Two', 'Three'],
    ]) {
      expect(new Set(level.map((t) => box(shapes, t).top.toFixed(3))).size).toBe(1);
      expect(new Set(level.map((t) => `${box(shapes, t).w.toFixed(3)} ${box(shapes, t).h.toFixed(3)}`)).size).toBe(1);
    }
    expect(report.fidelity).toBe('verbatim');
  });

  it('fills the root, tints the second level and outlines the others with an edge', async () => {
    const { shapes } = await chart(small);
    const fills = boxes(shapes).map((s) => (s.kind === 'rect' ? s.fill?.color : undefined));
    expect(fills).toEqual(['accent1', 'soft1', 'canvas', 'canvas', 'soft1', 'canvas']);
    expect(shapes.filter((s) => s.id.endsWith('/edge'))).toHaveLength(3);
  });

  it('joins boxes by lines that end on them and stay upright or level', async () => {
    const { shapes } = await chart(small);
    const ids = new Set(shapes.map((s) => s.id));
    for (const l of lines(shapes)) {
      expect(Math.min(l.box.w, l.box.h)).toBe(0);
      for (const end of [l.glue_from, l.glue_to]) if (end !== undefined) expect(ids.has(end.shape)).toBe(true);
    }
    const children = boxes(shapes).length - 1;
    expect(new Set(lines(shapes).flatMap((l) => (l.glue_to === undefined ? [] : [l.glue_to.shape]))).size).toBe(children);
  });

  it('lets a chain of only children go straight down', async () => {
    const { shapes } = await chart({ title: 'A', children: [{ title: 'B', children: [{ title: 'C' }] }] });
    expect(new Set(['A', 'B', 'C'].map((t) => middle(box(shapes, t)).toFixed(3))).size).toBe(1);
    expect(lines(shapes)).toHaveLength(2);
  });

  it('hangs the last level, then the last two, under their parents where a tree is too wide', async () => {
    const wide = await chart({
      title: 'Root',
      children: many(6, (i) => ({ title: `F${i}`, children: many(4, (k) => ({ title: `T${i}.${k}` })) })),
    });
    const [f, t] = [box(wide.shapes, 'F1'), box(wide.shapes, 'T1.1')];
    expect(t.left).toBeGreaterThanOrEqual(f.left + 0.28 - 0.005);
    expect(box(wide.shapes, 'T1.2').top).toBeGreaterThan(t.bottom);
    const deep = await chart({
      title: 'Root',
      children: many(5, (i) => ({
        title: `F${i}`,
        children: many(2, (k) => ({ title: `T${i}.${k}`, children: many(2, (m) => ({ title: `S${i}.${k}.${m}` })) })),
      })),
    });
    expect(box(deep.shapes, 'S1.1.1').left).toBeGreaterThanOrEqual(box(deep.shapes, 'T1.1').left + 0.28 - 0.005);
    expect(box(deep.shapes, 'T1.2').top).toBeGreaterThan(box(deep.shapes, 'S1.1.2').bottom);
  });

  it('stands many who report to one in files', async () => {
    const { shapes, codes } = await chart({ title: 'Root', children: many(14, (i) => ({ title: `D${i}` })) });
    expect(codes).toEqual([]);
    expect(new Set(boxes(shapes).map((s) => s.box.x)).size).toBeGreaterThan(4);
  });

  it('becomes an outline in columns when boxes do not fit, and names every member', async () => {
    const { shapes, codes, report } = await chart({
      title: 'Root',
      children: many(5, (i) => ({
        title: `Division ${i}`,
        name: 'Somebody',
        children: many(4, (k) => ({ title: `Unit ${i}.${k}`, children: many(3, (m) => ({ title: `Team ${i}.${k}.${m}` })) })),
      })),
    });
    expect(codes).toContain('layout_switched');
    expect(shapes.filter((s) => s.role === 'label')).toHaveLength(86);
    expect(report.fidelity).toBe('verbatim');
    expect(report.layout.text_overlaps).toBe(0);
  });

  it('keeps all boxes apart and inside the body, whatever the tree', async () => {
    const trees: Member[] = [
      { title: 'Only' },
      { title: 'Root', children: many(7, (i) => ({ title: `Long department name number ${i}`, name: 'Maximilian Oberndorfer' })) },
      { title: 'Root', children: [{ title: 'A', children: many(9, (i) => ({ title: `A${i}` })) }, { title: 'B' }] },
      { title: 'Root', children: many(3, (i) => ({ title: `F${i}`, children: many(i * 3, (k) => ({ title: `T${i}.${k}` })) })) },
    ];
    for (const root of trees) {
      const own = boxes((await chart(root)).shapes).map((s) => edges(s));
      for (const [i, a] of own.entries()) {
        expect(a.left).toBeGreaterThanOrEqual(0.499);
        expect(a.right).toBeLessThanOrEqual(12.834);
        expect(a.bottom).toBeLessThanOrEqual(6.801);
        for (const b of own.slice(i + 1))
          expect(
            a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
            `${JSON.stringify(a)} ${JSON.stringify(b)}`,
          ).toBe(false);
      }
    }
  });

  it('mirrors only when asked', async () => {
    const { shapes } = await chart(small, { direction: 'rtl' });
    expect(box(shapes, 'Left').left).toBeGreaterThan(box(shapes, 'Right').right);
    const glued = lines(shapes).find((l) => l.glue_to !== undefined) as LineShape;
    const target = shapes.find((s) => s.id === glued.glue_to?.shape) as Shapes[number];
    expect(inOfEmu(glued.to.x)).toBeCloseTo(middle(edges(target)), 3);
  });

  it('refuses nine levels and ninety-one boxes', async () => {
    const chain = (n: number): Member => (n === 1 ? { title: 'Last' } : { title: `L${n}`, children: [chain(n - 1)] });
    await expect(chart(chain(9))).rejects.toThrow(DrawRefusal);
    await expect(chart({ title: 'Root', children: many(90, (i) => ({ title: `D${i}` })) })).rejects.toThrow(DrawRefusal);
  });
});
