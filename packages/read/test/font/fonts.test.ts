/** Fonts written again as ours: curves keep their way, and what is measured is what is drawn. */
import { decodeFaceTable, loadShaper, withOwnFaces } from '@deckwright/draw/typeset';
import { carriedFonts } from '@deckwright/fonts';
import { describe, expect, it } from 'vitest';
import { readFont } from '../../src/font/index.ts';
import { Pen } from '../../src/font/outlines.ts';

describe('a cubic curve', () => {
  it('becomes quadratic ones that keep within a unit of it', () => {
    const [ax, ay, bx, by, x, y] = [0, 552, 448, 1000, 1000, 1000];
    const pen = new Pen(1000);
    pen.move(0, 0);
    pen.cubic(ax, ay, bx, by, x, y);
    pen.line(1000, 0);
    const [contour = []] = pen.take() ?? [];
    const curve = contour.slice(0, -1);
    const cubic = (t: number) => {
      const u = 1 - t;
      return [3 * u * u * t * ax + 3 * u * t * t * bx + t ** 3 * x, 3 * u * u * t * ay + 3 * u * t * t * by + t ** 3 * y] as const;
    };
    const exact = Array.from({ length: 1001 }, (_, i) => cubic(i / 1000));
    let worst = 0;
    for (let i = 0; i + 2 < curve.length; i += 2) {
      const [p, c, q] = curve.slice(i, i + 3);
      if (p === undefined || c === undefined || q === undefined) throw new Error('a part is missing');
      expect([p.on, c.on, q.on]).toEqual([true, false, true]);
      for (let t = 0; t <= 1; t += 0.1) {
        const u = 1 - t;
        const [px, py] = [u * u * p.x + 2 * u * t * c.x + t * t * q.x, u * u * p.y + 2 * u * t * c.y + t * t * q.y];
        worst = Math.max(worst, Math.min(...exact.map(([ex, ey]) => Math.hypot(px - ex, py - ey))));
      }
    }
    expect(worst).toBeLessThan(1.5);
    expect(curve.length).toBeLessThan(20);
  });

  it('leaves out a glyph whose points lie far from any letter', () => {
    const pen = new Pen(1000);
    pen.move(0, 0);
    pen.line(30_000, 0);
    pen.line(0, Number.NaN);
    expect(pen.take()).toBeUndefined();
  });
});

describe('a font written again', () => {
  it('is shaped as wide as it was measured, kerning and all', async () => {
    const source = carriedFonts();
    const [taken] = readFont(source.file('carlito-700'));
    const { file, metrics } = taken!;
    const fonts = withOwnFaces(source);
    fonts.add?.([{ face: 'own-test-700', file, metrics }]);
    const shaper = await loadShaper(fonts);
    const table = decodeFaceTable(metrics);
    for (const text of ['AVATAR To Ty. W, LT', 'Umsatz 12.480,5 € (+6 %)', 'Größe – Ελλάδα, Привет']) {
      const codes = [...text].map((c) => c.codePointAt(0) ?? 0);
      const measured = codes.reduce((sum, c, i) => sum + table.advance(c) + (i > 0 ? table.kern(codes[i - 1] ?? 0, c) : 0), 0);
      const shaped = shaper.shape('own-test-700', text).reduce((sum, glyph) => sum + glyph.x_advance, 0);
      expect(shaped, text).toBe(measured);
      expect(shaper.shape('own-test-700', text).every(({ gid }) => gid > 0)).toBe(true);
    }
  });
});
