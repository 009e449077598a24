import { describe, expect, it } from 'vitest';
import { drawComponent, edges, textOf, texts } from './drawing.ts';

const metrics = (n: number, more: Record<string, unknown> = {}) => ({
  metrics: Array.from({ length: n }, (_, i) => ({ label: `Measure ${i + 1}`, value: `${i + 1}%`, ...more })),
});
const tiles = (shapes: Awaited<ReturnType<typeof drawComponent>>['shapes']) => shapes.filter((s) => s.role === 'card');

describe('metric', () => {
  it('draws equal tiles: one row to three, two to eight, three to twelve', async () => {
    for (const [n, down] of [
      [2, 1],
      [3, 1],
      [4, 2],
      [5, 2],
      [8, 2],
      [9, 3],
      [12, 3],
    ] as const) {
      const { shapes } = await drawComponent('metric', metrics(n));
      expect(new Set(tiles(shapes).map((s) => s.box.y)).size, `${n} tiles`).toBe(down);
      expect(Math.max(...tiles(shapes).map((s) => s.box.w)) - Math.min(...tiles(shapes).map((s) => s.box.w))).toBeLessThan(5);
    }
  });

  it('sets all values at one size, the largest that holds the longest', async () => {
    const { shapes } = await drawComponent('metric', {
      metrics: [
        { label: 'a', value: '1' },
        { label: 'b', value: '€3,118,904.17' },
        { label: 'c', value: '2' },
        { label: 'd', value: '3' },
      ],
    });
    const sizes = shapes
      .flatMap((s) => (s.role === 'value' && s.kind === 'text' ? (s.text.paragraphs[0]?.runs ?? []) : []))
      .map((r) => r.size_pt);
    expect(new Set(sizes).size).toBe(1);
  });

  it('drops a trailing unit word to half before the number shrinks, and keeps the words together', async () => {
    const { shapes, report } = await drawComponent('metric', metrics(4, { value: '14 months' }));
    const value = shapes.find((s) => s.role === 'value');
    expect(textOf(value as NonNullable<typeof value>)).toBe('14 months');
    const runs = value?.kind === 'text' ? (value.text.paragraphs[0]?.runs ?? []) : [];
    expect(runs.map((r) => r.size_pt)).toEqual([96, 40]);
    expect(report.fidelity).toBe('verbatim');
  });

  it('points the trend by its sign and colours it only by its tone', async () => {
    const trend = (value: unknown) => drawComponent('metric', metrics(2, { trend: value }));
    expect(texts((await trend('+2 pp')).shapes, 'body')[0]).toBe('▲ +2 pp');
    expect(texts((await trend('−3 months')).shapes, 'body')[0]).toBe('▼ −3 months');
    expect(texts((await trend('±0')).shapes, 'body')[0]).toBe('● ±0');
    expect(texts((await trend('2 outstanding')).shapes, 'body')[0]).toBe('2 outstanding');
    expect(texts((await trend(-4)).shapes, 'body')[0]).toBe('▼ −4');
    const toned = await trend({ value: '+2', tone: 'bad' });
    expect(JSON.stringify(toned.shapes)).toContain('"color":"negative"');
    expect(toned.report.fidelity).toBe('verbatim');
    expect((await trend({ value: '+2', tone: 'splendid' })).codes).toContain('unknown_value');
  });

  it('draws a dash for a missing value and says so', async () => {
    const { shapes, codes } = await drawComponent('metric', { metrics: [{ label: 'a' }, { label: 'b', value: 0 }] });
    expect(texts(shapes, 'value')).toEqual(['–', '0']);
    expect(codes).toContain('missing_values');
  });

  it('draws a single metric as one oversized figure', async () => {
    const { shapes } = await drawComponent('metric', metrics(1));
    expect(shapes.filter((s) => s.id.includes('/tile-'))).toEqual([]);
    expect(shapes.some((s) => s.role === 'value' && s.kind === 'text' && (s.text.paragraphs[0]?.runs[0]?.size_pt ?? 0) >= 96)).toBe(true);
  });

  it('keeps labels, values and trends of a tile apart', async () => {
    const { shapes } = await drawComponent('metric', metrics(12, { label: 'A label that needs two lines in its tile', trend: '+1' }));
    for (let k = 1; k <= 12; k++) {
      const [label, value, trend] = ['label', 'value', 'trend'].map((part) => shapes.find((s) => s.id === `body/tile-${k}/${part}`));
      expect(edges(value as NonNullable<typeof value>).top).toBeGreaterThanOrEqual(edges(label as NonNullable<typeof label>).bottom);
      expect(edges(trend as NonNullable<typeof trend>).top).toBeGreaterThanOrEqual(edges(value as NonNullable<typeof value>).bottom);
    }
  });
});
