import { EMU_PER_IN } from '@deckwright/draw/scene';
import { findTheme } from '@deckwright/draw/themes';
import { Fonts, type Typesetter } from '@deckwright/draw/typeset';
import { carriedFonts } from '@deckwright/fonts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const fonts = new Fonts(carriedFonts());
const typesetter = (id: string): Typesetter => {
  const found = findTheme(id);
  if (found === undefined) throw new Error(id);
  return fonts.typesetter(found.theme);
};
const light = typesetter('corporate-light');
const block = (text: string, rest: object = {}) => ({ color: 'ink' as const, ...rest, paragraphs: [{ runs: [{ text }] }] });
const words = fc.array(fc.stringMatching(/^[A-Za-zäöüß0-9,.%-]{1,14}$/), { minLength: 1, maxLength: 30 }).map((w) => w.join(' '));

describe('typesetting', () => {
  test('widths grow in proportion to the size', () => {
    const slack = 0.02;
    expect(light.widthIn('Procurement savings', 24) - slack).toBeCloseTo(2 * (light.widthIn('Procurement savings', 12) - slack), 9);
  });

  test('no line is wider than its frame, and no word is lost, whatever the text', () => {
    fc.assert(
      fc.property(words, fc.double({ min: 1.6, max: 6, noNaN: true }), fc.constantFrom(10, 12, 14), (text, width_in, size_pt) => {
        const body = light.set({ block: block(text), size_pt, width_in, height_in: 3 });
        for (const line of body.lines) expect(line.w).toBeLessThanOrEqual(width_in * EMU_PER_IN + 1);
        expect(
          body.lines
            .map((l) => l.spans.map((s) => s.text).join(''))
            .join(' ')
            .replaceAll(/\s+/g, ''),
        ).toBe(text.replaceAll(/\s+/g, ''));
      }),
      { numRuns: 200 },
    );
  });

  test('a size that fits in the reference face needs no more lines in any theme', () => {
    fc.assert(
      fc.property(words, (text) => {
        for (const id of ['corporate-light', 'technical-light', 'editorial-light', 'minimal-dark']) {
          const setter = typesetter(id);
          const fit = setter.fit({ block: block(text), sizes_pt: [14, 12, 10], width_in: 4, max_lines: 6 });
          const body = setter.set({ block: block(text), size_pt: fit.size_pt, width_in: 4, height_in: 3 });
          expect(body.lines.length).toBeLessThanOrEqual(fit.lines);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('balancing keeps the number of lines and evens their lengths', () => {
    const text = 'Price and procurement more than offset resin and wage inflation, lifting EBITDA 8% to €444m';
    const plain = light.set({ block: block(text, { bold: true }), size_pt: 24, width_in: 12.33, height_in: 0.8 });
    const even = light.set({ block: block(text, { bold: true }), size_pt: 24, width_in: 12.33, height_in: 0.8, balance: true });
    expect(even.lines).toHaveLength(plain.lines.length);
    const [a, b] = even.lines.map((l) => l.w) as unknown as [number, number];
    expect(Math.min(a, b) / Math.max(a, b)).toBeGreaterThan(0.8);
  });

  test('the search takes the first size that keeps to the limits and says when none does', () => {
    const fit = light.fit({ block: block('Wechselkurseffekte'), sizes_pt: [14, 12, 10], width_in: 1.35, max_lines: 1 });
    expect(fit).toMatchObject({ size_pt: 10, fits: true, shrunk: true });
    expect(light.fit({ block: block('Donaudampfschifffahrtsgesellschaft'), sizes_pt: [12, 10], width_in: 1, max_lines: 2 }).fits).toBe(
      false,
    );
  });

  test('Arabic runs right to left from the right edge; its digits stay left to right', () => {
    const body = light.set({ block: block('ارتفاع الأسعار 296 مليون'), size_pt: 14, width_in: 5, height_in: 0.3 });
    expect(body.paragraphs[0]).toMatchObject({ rtl: true, align: 'right' });
    const spans = body.lines[0]?.spans ?? [];
    expect(spans.find((s) => s.text.includes('296'))?.rtl).toBeUndefined();
    expect(spans[0]?.rtl).toBe(true);
  });

  test('characters that the theme face lacks come from a carried face', () => {
    const faces = light
      .set({ block: block('Übersicht ✓ 価格'), size_pt: 12, width_in: 5, height_in: 0.3 })
      .lines[0]?.spans.map((s) => s.face);
    expect(faces).toEqual(expect.arrayContaining(['arimo-400', 'symbols-400', 'noto-sc-400']));
    light.set({ block: block('a\u{13000}'), size_pt: 12, width_in: 5, height_in: 0.3 });
    expect([...light.absent]).toEqual(['\u{13000}']);
  });
});
