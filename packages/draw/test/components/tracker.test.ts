import { plainText, type TableShape } from '@deckwright/draw/scene';
import { describe, expect, it } from 'vitest';
import { drawComponent, edges, texts } from './drawing.ts';

const tracker = (status: string, n = 5) => ({
  headline: { value: '€41.7m', label: 'committed' },
  status,
  data: Array.from({ length: n }, (_, i) => ({ label: `Row ${i + 1}`, value: `${i + 1} of 9` })),
});

describe('tracker', () => {
  it('shows the headline, the status as glyph and word, and every row', async () => {
    for (const [status, said, fill] of [
      ['red', '● Off track', 'negative'],
      ['Amber', '▲ At risk', 'warning'],
      ['green', '✓ On track', 'positive'],
    ] as const) {
      const { shapes, report } = await drawComponent('tracker', tracker(status));
      const pill = shapes.find((s) => s.role === 'chip');
      expect(texts(shapes, 'chip')).toEqual([said]);
      expect(pill !== undefined && 'fill' in pill ? pill.fill?.color : '').toBe(fill);
      const table = shapes.find((s) => s.kind === 'table') as TableShape;
      expect(table.cells.map((r) => r.map((c) => plainText(c.text)).join(' '))).toEqual([1, 2, 3, 4, 5].map((i) => `Row ${i} ${i} of 9`));
      expect(report.fidelity).toBe('verbatim');
      expect(report.warnings).toEqual([]);
    }
  });

  it('keeps an unknown status as a word in a neutral pill', async () => {
    const { shapes, codes } = await drawComponent('tracker', tracker('on hold'));
    expect(texts(shapes, 'chip')).toEqual(['on hold']);
    expect(codes).toEqual(['unknown_value']);
  });

  it('stands tile and rows at the same height', async () => {
    const { shapes } = await drawComponent('tracker', tracker('red', 6));
    const tile = edges(shapes.find((s) => s.role === 'card') as NonNullable<(typeof shapes)[number]>);
    const table = edges(shapes.find((s) => s.kind === 'table') as NonNullable<(typeof shapes)[number]>);
    expect(table.top).toBeCloseTo(tile.top, 2);
    expect(table.bottom).toBeCloseTo(tile.bottom, 2);
  });

  it('draws without rows, and dashes for missing values', async () => {
    expect(
      (await drawComponent('tracker', { headline: { value: 3, label: 'open' }, status: 'red', data: [] })).shapes.length,
    ).toBeGreaterThan(3);
    const { codes } = await drawComponent('tracker', { headline: { label: 'open' }, status: 'red', data: [{ label: 'a', value: null }] });
    expect(codes.filter((c) => c === 'missing_values')).toHaveLength(2);
  });
});
