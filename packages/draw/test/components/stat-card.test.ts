import { describe, expect, it } from 'vitest';
import { drawComponent, edges, texts } from './drawing.ts';

describe('stat_card', () => {
  it('sets the value at the largest size that fits, and everything verbatim', async () => {
    const { shapes, report } = await drawComponent('stat_card', { value: '61%', label: 'of hours', description: 'weekdays only' });
    expect(texts(shapes, 'value')).toEqual(['61%']);
    expect(JSON.stringify(shapes)).toContain('"size_pt":96');
    expect(report.fidelity).toBe('verbatim');
    expect(report.warnings).toEqual([]);
    const longer = await drawComponent('stat_card', { value: '€1,203,118,904.17 of reserves in total', label: 'of hours' });
    expect(JSON.stringify(longer.shapes)).not.toContain('"size_pt":96');
  });

  it('stands a little above the middle of the body, with its edge as high as its texts', async () => {
    const { shapes } = await drawComponent('stat_card', { value: 7, label: 'incidents' });
    const edge = edges(shapes.find((s) => s.role === 'decoration') as NonNullable<(typeof shapes)[number]>);
    expect((edge.top + edge.bottom) / 2).toBeLessThan(4);
    expect(edge.bottom).toBeCloseTo(Math.max(...shapes.filter((s) => s.kind === 'text').map((s) => edges(s).bottom)), 1);
  });

  it('draws a dash without a value', async () => {
    const { shapes, codes } = await drawComponent('stat_card', { label: 'incidents' });
    expect(texts(shapes, 'value')).toEqual(['–']);
    expect(codes).toEqual(['missing_values']);
  });
});
