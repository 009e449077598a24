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
    expect(['name', 'title', 'company'].map((key) => words(shapes.get(`body/${key}`)))).toEqual(['Marta Lind', 'Plant manager', 'Helvar']);
    expect(report.fidelity).toBe('verbatim');
    expect(report.warnings).toEqual([]);
  });

  it('has the initials of who speaks where there is no portrait', async () => {
    const initials = async (name: string) => words((await drawComponent('testimonial', { ...said, name })).shapes.get('body/initials'));
    expect(await initials('Marta Lind')).toBe('ML');
    expect(await initials('Ana-María de la Cruz')).toBe('AC');
    expect(await initials('Dr. 2 Ö')).toBe('DÖ');
    expect(await initials('王小明')).toBe('王');
  });

  it('cuts a portrait to a disc round the face, and describes it by the name', async () => {
    const { shapes, report } = await drawComponent('testimonial', { ...said, image_src: 'example:portrait' });
    const portrait = shapes.get('body/portrait');
    expect(portrait).toMatchObject({ kind: 'image', geometry: 'ellipse', alt: 'Marta Lind' });
    const { w, h } = edges(portrait);
    expect(w).toBeCloseTo(h, 3);
    expect(shapes.has('body/initials')).toBe(false);
    expect(report.warnings).toEqual([]);
    const wide = await drawComponent('testimonial', { ...said, image_src: 'example:dusk-ridge', image_focus: 'right' });
    const cut = wide.shapes.get('body/portrait');
    expect(cut?.kind === 'image' && cut.crop?.r).toBe(0);
    expect(cut?.kind === 'image' && (cut.crop?.l ?? 0)).toBeGreaterThan(0.4);
  });

  it('sets the clause that counts bold, and says where it does not stand in the quotation', async () => {
    const { shapes, report } = await drawComponent('testimonial', { ...said, emphasis: 'everybody reads' });
    const quote = shapes.get('body/quote');
    const runs = quote?.kind === 'text' ? quote.text.paragraphs.flatMap((p) => p.runs) : [];
    expect(runs.filter((r) => r.bold === true).map((r) => r.text)).toEqual(['everybody reads']);
    expect(words(quote)).toBe(said.quote);
    expect(report.fidelity).toBe('verbatim');
    const { codes } = await drawComponent('testimonial', { ...said, emphasis: 'nobody reads' });
    expect(codes).toContain('unknown_value');
  });

  it('keeps a long quotation above the floor by stepping down the scale', async () => {
    const { shapes } = await drawComponent('testimonial', {
      ...said,
      quote: 'Eleven words stand in this sentence, and it is repeated often. '.repeat(11).trim(),
    });
    expect(sizeOf(shapes.get('body/quote'))).toBeGreaterThanOrEqual(16);
    expect(edges(shapes.get('body/company')).bottom).toBeLessThanOrEqual(6.8);
  });

  it('refuses to be nested and to lack a name', async () => {
    const nested = { left: { component: 'testimonial', params: said }, right: { component: 'list', params: { items: ['x'] } } };
    await expect(drawComponent('split_view', nested)).rejects.toThrow(/whole slide/);
    await expect(drawComponent('testimonial', { ...said, name: '' })).rejects.toThrow(/name/);
  });
});
