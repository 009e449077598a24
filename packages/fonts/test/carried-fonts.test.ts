import { deflateSync } from 'node:zlib';
import { loadShaper } from '@deckwright/draw/typeset';
import { describe, expect, it } from 'vitest';
import { carriedFonts } from '../src/index.ts';

const fonts = carriedFonts();

describe('carriedFonts', () => {
  it('carries four styles of each metric twin and the fallback faces', () => {
    expect(fonts.faces).toHaveLength(36);
    for (const face of fonts.faces) expect([...fonts.file(face).subarray(0, 4)], face).toEqual([0, 1, 0, 0]);
  });

  it('reads a file once', () => {
    expect(fonts.file('arimo-700i')).toBe(fonts.file('arimo-700i'));
  });

  it('names the carried faces when asked for another', () => {
    expect(() => fonts.file('papyrus-400')).toThrow(/"papyrus-400" is not carried; carried are arimo-400,/);
    expect(() => fonts.metrics('papyrus-400')).toThrow(RangeError);
  });
});

describe('the shaper over the carried faces', async () => {
  const shaper = await loadShaper(fonts);
  const width = (face: string, text: string, kern = true) =>
    shaper.shape(face, text, { kern }).reduce((sum, glyph) => sum + glyph.x_advance, 0);

  it('kerns Latin text unless told not to, and joins no letters', () => {
    expect(width('arimo-400', 'AVATAR')).toBeLessThan(width('arimo-400', 'AVATAR', false));
    expect(shaper.shape('carlito-400', 'office fjord')).toHaveLength(12);
  });

  it('joins Arabic letters and returns them in visual order', () => {
    const glyphs = shaper.shape('noto-arabic-400', 'سلام', { rtl: true });
    expect(glyphs.length).toBeGreaterThan(2);
    expect(glyphs.map((glyph) => glyph.cluster)).toEqual([...glyphs.map((glyph) => glyph.cluster)].sort((a, b) => b - a));
  });

  it('subsets every face to the same bytes each time', () => {
    for (const face of fonts.faces) {
      const gids = shaper.shape(face, 'A1 ').map((glyph) => glyph.gid);
      const subset = shaper.subset(face, gids);
      // Ids are kept, so tables stay as long as the face has glyphs, but they are all but empty.
      expect(deflateSync(subset).length, face).toBeLessThan(1500);
      expect(shaper.subset(face, gids)).toEqual(subset);
    }
  });
});
