import { loadShaper } from '@deckwright/draw/typeset';
import { describe, expect, it } from 'vitest';
import { carriedFonts } from '../src/index.ts';

const fonts = carriedFonts();
const shaper = await loadShaper(fonts);

/** Shapes the same glyphs' outlines out of the subset, by HarfBuzz, as an independent reader. */
async function outlines(file: Uint8Array, gids: readonly number[]): Promise<readonly string[]> {
  const { Blob, Face, Font } = await import('harfbuzzjs');
  const font = new Font(new Face(new Blob(file)));
  return gids.map((gid) => `${font.glyphHAdvance(gid)} ${font.glyphToPath(gid)}`);
}

describe('a subset', () => {
  for (const face of fonts.faces) {
    it(`of ${face} keeps ids, outlines and advances`, async () => {
      const text = face.includes('jp')
        ? '漢字カナAé'
        : face.includes('arabic')
          ? 'سلام ثلاثة'
          : face.includes('symbols')
            ? '✔▲'
            : 'Aé−Ωжﬁ½ Ǻ';
      const gids = [...new Set(shaper.shape(face, text, { rtl: face.includes('arabic') }).map((glyph) => glyph.gid))];
      const before = new Uint8Array(fonts.file(face));
      const subset = shaper.subset(face, gids);
      expect(await outlines(subset, gids)).toEqual(await outlines(fonts.file(face), gids));
      expect(Buffer.compare(before, fonts.file(face)), 'the face itself is untouched').toBe(0);
    });
  }

  it('ignores ids that the face lacks', () => {
    expect(shaper.subset('arimo-400', [36, 65_000])).toEqual(shaper.subset('arimo-400', [36]));
  });
});
