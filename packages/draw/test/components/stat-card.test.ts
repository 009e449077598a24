import { describe, expect, it } from 'vitest';
import { drawComponent, texts } from './drawing.ts';

describe('stat_card', () => {
  it('sets the value at the largest size that fits, and everything verbatim', async () => {
    const { shapes, report } = await drawComponent('stat_card', { value: '61%', label: 'of hours', description: 'weekdays only' });
    expect(texts(shapes, 'value')).toEqual(['61%']);
    expect(JSON.stringify(shapes)).toContain('"size_pt":240');
    expect(report.fidelity).toBe('verbatim');
    expect(report.warnings).toEqual([]);
    const longer = await drawComponent('stat_card', { value: '€1,203,118,904.17 of reserves in total', label: 'of hours' });
    expect(JSON.stringify(longer.shapes)).not.toContain('"size_pt":240');
    expect(longer.report.layout).toMatchObject({ text_overlaps: 0, presentation_ready: true });
  });

  it('stands on a panel that runs to the edges of the slide, and not in a part of one', async () => {
    const { shapes } = await drawComponent('stat_card', { value: '61%', label: 'of hours' });
    const ground = shapes.find((s) => s.id === 'body/ground');
    expect(ground).toMatchObject({ role: 'background', box: { x: 0, w: 12_192_000 } });
    const card = { component: 'stat_card', params: { value: '61%', label: 'of hours' } };
    const half = await drawComponent('split_view', { left: card, right: card });
    expect(half.shapes.filter((s) => s.role === 'background')).toEqual([]);
  });

  it('fills the body, with as many of a hundred dots as a whole per cent says, and none for other figures', async () => {
    const dotsOf = async (value: string | number) => {
      const { shapes, report } = await drawComponent('stat_card', { value, label: 'of visits' });
      expect(report.layout.body_fill).toEqual({ width: 1, height: 1 });
      const dots = shapes.filter((s) => s.id.includes('/dot-'));
      return [dots.length, dots.filter((s) => s.kind === 'ellipse' && s.fill?.alpha === undefined).length];
    };
    expect(await dotsOf('38%')).toEqual([100, 38]);
    expect(await dotsOf('0 %')).toEqual([100, 0]);
    expect(await dotsOf('100%')).toEqual([100, 100]);
    for (const other of ['38.4%', '140%', '−4%', '38', '38% to 40%', 7]) expect([other, await dotsOf(other)]).toEqual([other, [0, 0]]);
  });

  it('draws a dash without a value', async () => {
    const { shapes, codes } = await drawComponent('stat_card', { label: 'incidents' });
    expect(texts(shapes, 'value')).toEqual(['–']);
    expect(codes).toEqual(['missing_values']);
  });
});
