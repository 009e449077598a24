/** Letters as a clip (ISO 32000-1, 9.3.6, modes 4 to 7): what is painted through them is seen as the paint of the letters. */
import type { GlyphMark, LetterClip, Mark, PdfColor, PdfPaint, PdfPixels } from './marks.ts';
import { colorFrom } from './shadings.ts';

/** Pixels that are looked at for the colour of a picture. */
const SAMPLES = 4_000;

/** The letters are seen, in `paint`. */
export function paintLetters(marks: Mark[], clip: LetterClip, paint: PdfPaint, alpha: number): void {
  if (paint.kind === 'none') return;
  const painted = new Map(
    clip.glyphs.map((glyph): [Mark, GlyphMark] => [
      glyph,
      { ...glyph, invisible: false, paint, alpha: Math.max(alpha, glyph.invisible ? 0 : glyph.alpha) },
    ]),
  );
  marks.forEach((mark, i) => {
    marks[i] = painted.get(mark) ?? mark;
  });
  clip.glyphs = [...painted.values()];
}

/** A picture by its mean colour; grey where its pixels are unknown. */
export function paintOfPixels(pixels: PdfPixels | undefined): PdfPaint {
  return { kind: 'pattern', color: pixels === undefined ? '#808080' : meanColor(pixels), what: 'a picture' };
}

/** Clear pixels do not count. */
export function meanColor({ data, channels, width, height }: PdfPixels): PdfColor {
  const step = Math.max(1, Math.floor((width * height) / SAMPLES)) * channels;
  const sums = [0, 0, 0];
  let weight = 0;
  for (let i = 0; i + channels <= data.length; i += step) {
    const alpha = channels === 4 ? (data[i + 3] ?? 0) / 255 : 1;
    for (let c = 0; c < 3; c++) sums[c] = (sums[c] ?? 0) + (data[i + c] ?? 0) * alpha;
    weight += alpha;
  }
  return colorFrom(sums.map((sum) => (weight === 0 ? 128 : sum / weight)));
}
