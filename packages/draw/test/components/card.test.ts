/** Cards: the grid, one text size, nested components. */
import { describe, expect, it } from 'vitest';
import { drawComponent, edges, sizeOf } from './_draw-component.ts';

const grounds = (drawn: Awaited<ReturnType<typeof drawComponent>>) =>
  [...drawn.shapes.values()].filter((s) => s.id.endsWith('-ground')).map((s) => edges(s));

describe('card', () => {
  it.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 2],
    [5, 3],
    [6, 3],
    [7, 3],
    [9, 3],
  ])('sets %i cards %i across, all of one size', async (n, across) => {
    const boxes = grounds(await drawComponent('card', { cards: Array.from({ length: n }, (_, i) => `Argument ${i + 1}`) }));
    expect(boxes).toHaveLength(n);
    expect(boxes.filter((b) => Math.abs(b.top - (boxes[0]?.top ?? 0)) < 0.001)).toHaveLength(across);
    expect(Math.max(...boxes.map((b) => b.w)) - Math.min(...boxes.map((b) => b.w))).toBeLessThan(0.001);
    expect(Math.max(...boxes.map((b) => b.h)) - Math.min(...boxes.map((b) => b.h))).toBeLessThan(0.001);
  });

  it('sets all texts at one size and in their cards', async () => {
    const drawn = await drawComponent('card', {
      cards: ['Short', 'A much longer argument that runs over several lines. '.repeat(4), 'Mid: one line'],
    });
    expect(new Set([1, 2, 3].map((i) => sizeOf(drawn.shapes.get(`body/card-${i}`)))).size).toBe(1);
  });

  it('draws a nested component inside its card, with its values bound', async () => {
    const drawn = await drawComponent('card', {
      cards: ['Text', { component: 'stat_card', params: { value: '42%', label: 'of all cases' } }],
    });
    const [, ground] = grounds(drawn);
    const inner = edges(drawn.shapes.get('body/card-2'));
    expect(inner.left).toBeGreaterThanOrEqual(ground?.left ?? 99);
    expect(inner.bottom).toBeLessThanOrEqual(ground?.bottom ?? 0);
    expect(drawn.report.fidelity).toBe('verbatim');
  });

  it('refuses ten cards with two slides that hold them', async () => {
    const error: unknown = await drawComponent('card', { cards: Array.from({ length: 10 }, (_, i) => `Card ${i}`) }).catch(
      (e: unknown) => e,
    );
    const split = (error as { problem: { members: { suggested_split: { body: { params: { cards: string[] } } }[] } } }).problem.members
      .suggested_split;
    expect(split.flatMap((s) => s.body.params.cards)).toHaveLength(10);
  });
});
