import { DrawRefusal } from '@deckwright/draw/intent';
import { describe, expect, it } from 'vitest';
import { drawComponent, edges, texts } from './drawing.ts';

const phases = (n: number, more: Record<string, unknown> = {}) => ({
  phases: Array.from({ length: n }, (_, i) => ({ date: `${i + 1} May`, label: `Step ${i + 1}`, ...more })),
});
const dots = (shapes: Awaited<ReturnType<typeof drawComponent>>['shapes']) => shapes.filter((s) => s.role === 'icon');

describe('timeline', () => {
  it('spaces up to seven steps equally on one rail in the middle of the body', async () => {
    const { shapes, report } = await drawComponent('timeline', phases(6));
    const xs = dots(shapes).map((s) => edges(s).left);
    const gaps = xs.slice(1).map((x, i) => x - (xs[i] as number));
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(0.001);
    expect(shapes.filter((s) => s.id.includes('/rail-'))).toHaveLength(1);
    expect(shapes.filter((s) => s.id === 'body/panel')).toEqual([]);
    // The body of a slide with a title alone is 5.6 inches high, from 1.2 on.
    expect((edges(dots(shapes)[0] as never).top - 1.2) / 5.6).toBeCloseTo(0.46, 1);
    expect(report.fidelity).toBe('verbatim');
  });

  it.each([4, 5, 6, 7, 8])('sets %i described steps in cards by turns above and below a rail over the body', async (n) => {
    const { shapes, report } = await drawComponent('timeline', phases(n, { description: 'What happens then, in a sentence or so' }));
    const rail = edges(shapes.find((s) => s.id.includes('/rail-')) as never);
    const cards = shapes.filter((s) => s.role === 'card').map(edges);
    expect(cards.map((card) => (card.bottom < rail.top ? 'above' : 'below'))).toEqual(
      Array.from({ length: n }, (_, i) => (i % 2 === 0 ? 'above' : 'below')),
    );
    // Each dot stands over or under its own card, in equal steps.
    const xs = dots(shapes).map((s) => (edges(s).left + edges(s).right) / 2);
    for (const [i, x] of xs.entries()) {
      expect(x).toBeGreaterThan(cards[i]?.left ?? 0);
      expect(x).toBeLessThan(cards[i]?.right ?? 0);
    }
    const gaps = xs.slice(1).map((x, i) => x - (xs[i] as number));
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(0.001);
    expect(report).toMatchObject({ fidelity: 'verbatim', layout: { text_overlaps: 0 } });
    expect(report.layout.body_fill.height).toBeGreaterThan(0.7);
  });

  it('draws no empty text where a step says nothing more', async () => {
    const { phases: some } = phases(5, { description: 'What happens then' });
    const { shapes } = await drawComponent('timeline', {
      phases: some.map((phase, i) => (i === 3 ? { ...phase, description: '' } : phase)),
    });
    expect(shapes.filter((s) => s.role === 'card')).toHaveLength(5);
    expect(shapes.filter((s) => s.id.endsWith('/description')).map(({ id }) => id.includes('step-4'))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('leaves long descriptions on rails', async () => {
    const { shapes } = await drawComponent('timeline', phases(8, { description: 'What happens then. '.repeat(14) }));
    expect(shapes.filter((s) => s.role === 'card')).toEqual([]);
  });

  it('sets dates above the rail and labels below it at one top', async () => {
    const { shapes } = await drawComponent('timeline', phases(4));
    const rail = edges(shapes.find((s) => s.id.includes('/rail-')) as never).top;
    const of = (part: string) => shapes.filter((s) => s.id.endsWith(`/${part}`)).map(edges);
    expect(of('date').every((e) => e.bottom < rail)).toBe(true);
    expect(of('label').every((e) => e.top > rail)).toBe(true);
    expect(new Set(of('label').map((e) => e.top)).size).toBe(1);
  });

  it('takes two rails from eight steps, and words on both sides of one when there are no descriptions', async () => {
    const two = await drawComponent('timeline', phases(10, { description: 'What happens then' }));
    expect(two.shapes.filter((s) => s.id.includes('/rail-'))).toHaveLength(2);
    const one = await drawComponent('timeline', phases(12));
    expect(one.shapes.filter((s) => s.id.includes('/rail-'))).toHaveLength(1);
    expect(one.report.layout.text_overlaps).toBe(0);
    expect(Math.max(...one.shapes.map((s) => edges(s).right))).toBeLessThanOrEqual(12.834);
  });

  it('keeps the direction of time for right-to-left words and mirrors only when asked', async () => {
    const arabic = { phases: ['يناير 2025', 'مايو 2025', 'مارس 2026'].map((date) => ({ date, label: 'توقيع العقد' })) };
    const plain = await drawComponent('timeline', arabic);
    const mirrored = await drawComponent('timeline', arabic, { direction: 'rtl' });
    const xs = (d: typeof plain) => dots(d.shapes).map((s) => edges(s).left);
    expect(xs(plain)).toEqual([...xs(plain)].sort((a, b) => a - b));
    expect(xs(mirrored)).toEqual([...xs(mirrored)].sort((a, b) => b - a));
    expect(texts(plain.shapes, 'header')).toContain('مارس 2026');
  });

  it('prints a year as it was sent', async () => {
    const { shapes, report } = await drawComponent('timeline', { phases: [{ date: 2031, label: 'Last diesel out' }] });
    expect(texts(shapes, 'header')).toContain('2031');
    expect(report.fidelity).toBe('verbatim');
  });

  it('refuses seventeen phases and texts that no size holds', async () => {
    await expect(drawComponent('timeline', phases(17))).rejects.toThrow(DrawRefusal);
    await expect(drawComponent('timeline', phases(12, { description: 'word '.repeat(300) }))).rejects.toThrow(DrawRefusal);
  });
});
