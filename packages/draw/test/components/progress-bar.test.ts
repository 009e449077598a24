import { describe, expect, it } from 'vitest';
import { drawComponent, edges, marks, texts, worstProportion } from './drawing.ts';

const items = (values: readonly (number | null)[], label = 'Plant') => ({
  items: values.map((value, i) => ({ label: `${label} ${i + 1}`, value })),
});

describe('progress_bar', () => {
  it('keeps the order and draws every bar to its share of one track', async () => {
    const { shapes, report } = await drawComponent('progress_bar', items([50, 100, 12.5]));
    expect(marks(shapes).map((s) => s.datum?.value)).toEqual([50, 100, 12.5]);
    expect(worstProportion(shapes, 'x')).toBeLessThan(0.001);
    const [track] = shapes.filter((s) => s.role === 'track');
    expect(edges(marks(shapes)[1] as NonNullable<(typeof shapes)[number]>).w).toBeCloseTo(edges(track as NonNullable<typeof track>).w, 3);
    expect(texts(shapes, 'value')).toEqual(['50%', '100%', '12.5%']);
    expect(report.fidelity).toBe('verbatim');
  });

  it('stops at the end of the track past 100 and says so', async () => {
    const { shapes, codes } = await drawComponent('progress_bar', items([130, 50, 20, 10, 40, 60, 80]));
    expect(codes).toEqual(['outside_axis']);
    expect(shapes.map((s) => s.id)).toContain('body/item-1/beyond');
    expect(texts(shapes, 'value')[0]).toBe('130%');
  });

  it('draws no fill below zero and a tick at zero', async () => {
    const { shapes } = await drawComponent('progress_bar', items([-5, 0]));
    expect(marks(shapes).map((s) => s.datum?.value)).toEqual([0]);
    expect(texts(shapes, 'value')).toEqual(['−5%', '0%']);
  });

  it('draws a dash and no track for a missing value, because an empty track is 0 %', async () => {
    const { shapes, codes } = await drawComponent('progress_bar', items([null, 40]));
    expect(shapes.filter((s) => s.role === 'track').map((s) => s.id)).toEqual([expect.stringContaining('item-2')]);
    expect(texts(shapes, 'value')).toContain('–');
    expect(codes).toContain('missing_values');
  });

  it('holds twenty items inside the body', async () => {
    const { shapes, report } = await drawComponent('progress_bar', items(Array.from({ length: 20 }, (_, i) => i * 5)));
    expect(Math.max(...shapes.map((s) => edges(s).bottom))).toBeLessThanOrEqual(6.801);
    expect(report.layout.text_overlaps).toBe(0);
  });
});
