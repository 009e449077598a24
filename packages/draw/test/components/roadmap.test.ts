import { DrawRefusal } from '@deckwright/draw/intent';
import { describe, expect, it } from 'vitest';
import { drawComponent, edges, textOf, texts } from './drawing.ts';

type Shapes = Awaited<ReturnType<typeof drawComponent>>['shapes'];
const item = (track: number, period: number, label: string, status?: string) => ({ track, period, label, status });
const base = {
  tracks: ['Web', 'App'],
  periods: ['Q1', 'Q2', 'Q3'],
  items: [
    item(0, 0, 'Search', 'done'),
    item(0, 1, 'Basket', 'in-progress'),
    item(0, 1, 'Wallet', 'planned'),
    item(1, 2, 'Push', 'planned'),
  ],
};
const cards = (shapes: Shapes) => shapes.filter((s) => s.role === 'node');
const card = (shapes: Shapes, label: string) => cards(shapes).find((s) => textOf(s).startsWith(label)) as Shapes[number];

describe('roadmap', () => {
  it('tells the status by fill and by sign, and explains both in a key', async () => {
    const { shapes, codes, report } = await drawComponent('roadmap', base);
    expect(card(shapes, 'Search')).toMatchObject({ fill: { color: 'neutral' } });
    expect(card(shapes, 'Basket')).toMatchObject({ fill: { color: 'accent1' } });
    expect(card(shapes, 'Push')).toMatchObject({ stroke: { color: 'muted' } });
    expect(card(shapes, 'Push')).not.toHaveProperty('fill');
    expect(shapes.filter((s) => s.role === 'icon' && s.host !== undefined)).toHaveLength(4);
    expect(texts(shapes, 'legend')).toEqual(['Done', 'In progress', 'Planned']);
    expect(codes).toEqual([]);
    expect(report.fidelity).toBe('verbatim');
  });

  it('stacks items of one cell, makes all cards equal and the fullest track higher', async () => {
    const { shapes } = await drawComponent('roadmap', base);
    const [basket, wallet, push] = ['Basket', 'Wallet', 'Push'].map((l) => edges(card(shapes, l)));
    expect(basket?.left).toBe(wallet?.left);
    expect(wallet?.top).toBeGreaterThan(basket?.bottom ?? 0);
    expect(push?.top).toBeGreaterThan(wallet?.bottom ?? 0);
    const sizes = cards(shapes).map((s) => `${edges(s).w.toFixed(2)} ${edges(s).h.toFixed(2)}`);
    expect(new Set(sizes).size).toBe(1);
  });

  it('prints a status that it does not know and draws the item as planned', async () => {
    const { shapes, codes, report } = await drawComponent('roadmap', { ...base, items: [item(0, 0, 'Search', 'delayed')] });
    expect(codes).toContain('unknown_value');
    expect(textOf(card(shapes, 'Search'))).toBe('Search\ndelayed');
    expect(report.fidelity).toBe('verbatim');
  });

  it('keeps items without a cell in the notes', async () => {
    const { deck, codes } = await drawComponent('roadmap', { ...base, items: [...base.items, item(5, 0, 'Lost'), item(0, -1, 'Gone')] });
    expect(codes.filter((c) => c === 'index_out_of_range')).toHaveLength(2);
    expect(deck.slides[0]?.notes).toContain('Lost');
    expect(deck.slides[0]?.notes).toContain('Gone');
  });

  it('keeps empty tracks, and mirrors only when asked', async () => {
    const plain = await drawComponent('roadmap', { ...base, items: base.items.slice(0, 1) });
    expect(texts(plain.shapes, 'header')).toContain('App');
    const mirrored = await drawComponent('roadmap', { ...base, items: base.items.slice(0, 1) }, { direction: 'rtl' });
    expect(edges(card(mirrored.shapes, 'Search')).left).toBeGreaterThan(edges(card(plain.shapes, 'Search')).left);
  });

  it('refuses nine tracks, thirteen periods and five items in a cell', async () => {
    const many = (n: number) => Array.from({ length: n }, (_, i) => `No ${i + 1}`);
    await expect(drawComponent('roadmap', { ...base, tracks: many(9) })).rejects.toThrow(DrawRefusal);
    await expect(drawComponent('roadmap', { ...base, periods: many(13) })).rejects.toThrow(DrawRefusal);
    await expect(drawComponent('roadmap', { ...base, items: many(5).map((l) => item(0, 0, l)) })).rejects.toThrow(DrawRefusal);
    const full = many(8).flatMap((_, i) => many(12).map((_p, k) => item(i, k, `Step ${k}`, 'done')));
    expect((await drawComponent('roadmap', { tracks: many(8), periods: many(12), items: full })).report.fidelity).toBe('verbatim');
  });
});
