/** Lists: leads, swatches, columns, sizes. */
import { describe, expect, it } from 'vitest';
import { drawComponent, edges, sizeOf, words } from './_draw-component.ts';

const runsOf = (shape: unknown) =>
  (shape as { text: { paragraphs: { runs: { text: string; bold?: boolean }[]; bullet?: unknown }[] } }).text.paragraphs[0];

describe('list', () => {
  it('sets a lead of up to six words before a colon in bold', async () => {
    const { shapes } = await drawComponent('list', {
      items: ['Mandate: negotiate until May', 'One two three four five six seven: rest', 'At 14:30 the gate closes', 'Ends with a colon:'],
    });
    expect(runsOf(shapes.get('body/item-1'))?.runs.map((r) => [r.text, r.bold === true])).toEqual([
      ['Mandate:', true],
      [' negotiate until May', false],
    ]);
    for (const i of [2, 3, 4]) expect(runsOf(shapes.get(`body/item-${i}`))?.runs).toHaveLength(1);
  });

  it('draws a swatch in the colour of an item in place of its bullet, with all words at one edge', async () => {
    const { shapes, report } = await drawComponent('list', { items: ['Plain', { label: 'Coloured', color: 'accent2' }] });
    const swatch = shapes.get('body/item-2-swatch');
    expect(swatch?.kind === 'rect' && swatch.fill?.color).toBe('accent2');
    expect(runsOf(shapes.get('body/item-1'))?.bullet).toBeDefined();
    expect(runsOf(shapes.get('body/item-2'))?.bullet).toBeUndefined();
    expect(report.fidelity).toBe('verbatim');
  });

  it('leaves out a heading that says what the slide title says', async () => {
    const same = await drawComponent('list', { title: 'what the slide says', items: ['One'] });
    expect(same.shapes.has('body/title')).toBe(false);
    expect(same.report.fidelity).toBe('verbatim');
    const other = await drawComponent('list', { title: 'Decisions', items: ['One'] });
    expect(words(other.shapes.get('body/title'))).toBe('Decisions');
  });

  it('sets more than eight items in two columns of equal height', async () => {
    const { shapes } = await drawComponent('list', { items: Array.from({ length: 10 }, (_, i) => `Statement number ${i + 1}`) });
    expect(edges(shapes.get('body/item-6')).left).toBeGreaterThan(edges(shapes.get('body/item-1')).right);
    expect(edges(shapes.get('body/item-6')).top).toBeCloseTo(edges(shapes.get('body/item-1')).top, 3);
  });

  it('sets all items at one size and keeps equal gaps', async () => {
    const items = Array.from({ length: 6 }, (_, i) => `A statement that runs on ${'and on '.repeat(i * 5)}to its end`);
    const { shapes } = await drawComponent('list', { items });
    const drawn = items.map((_, i) => shapes.get(`body/item-${i + 1}`));
    expect(new Set(drawn.map(sizeOf)).size).toBe(1);
    const gaps = drawn.slice(1).map((s, i) => edges(s).top - edges(drawn[i]).bottom);
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(0.01);
    expect(edges(drawn.at(-1)).bottom).toBeLessThanOrEqual(6.8);
  });

  it('refuses what does not fit at ten points', async () => {
    const items = Array.from({ length: 24 }, () => 'word '.repeat(120));
    await expect(drawComponent('list', { items })).rejects.toThrow(/24 items need/);
  });
});
