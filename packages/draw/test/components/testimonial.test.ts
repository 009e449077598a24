/** Testimonials: the quotation, who said it, and where it stands. */
import { describe, expect, it } from 'vitest';
import { drawComponent, edges, sizeOf, words } from './_draw-component.ts';

const said = {
  quote: 'Now the night shift leaves one page, and everybody reads the same page.',
  name: 'Marta Lind',
  title: 'Plant manager',
  company: 'Helvar',
};

describe('testimonial', () => {
  it('shows quotation, name, title and company as they were sent', async () => {
    const { shapes, report } = await drawComponent('testimonial', said);
    expect(words(shapes.get('body/quote'))).toBe(said.quote);
    expect(words(shapes.get('body/role'))).toBe('Plant manager, Helvar');
    expect(report.fidelity).toBe('verbatim');
    expect(report.warnings).toEqual([]);
  });

  it('stands centred at 46 percent of the free height', async () => {
    const { shapes } = await drawComponent('testimonial', said);
    const top = edges(shapes.get('body/quote')).top - 1.2;
    const below = 6.8 - edges(shapes.get('body/role')).bottom;
    expect(top / (top + below)).toBeCloseTo(0.46, 1);
  });

  it('keeps a long quotation above the floor by stepping down the scale', async () => {
    const { shapes } = await drawComponent('testimonial', {
      ...said,
      quote: 'Eleven words stand in this sentence, and it is repeated often. '.repeat(11).trim(),
    });
    expect(sizeOf(shapes.get('body/quote'))).toBeGreaterThanOrEqual(16);
    expect(edges(shapes.get('body/role')).bottom).toBeLessThanOrEqual(6.8);
  });

  it('refuses to be nested and to lack a name', async () => {
    const nested = { left: { component: 'testimonial', params: said }, right: { component: 'list', params: { items: ['x'] } } };
    await expect(drawComponent('split_view', nested)).rejects.toThrow(/whole slide/);
    await expect(drawComponent('testimonial', { ...said, name: '' })).rejects.toThrow(/name/);
  });
});
