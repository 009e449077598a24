/** Letters of a slide are filled with one colour: what else a page paints them with is simplified, and said. */
import type { Losses } from '../loss.ts';
import type { GlyphMark, PdfColor } from '../page/marks.ts';
import { type Rect, union } from '../page/matrix.ts';
import { colorFrom, meanOfStops, rgbOf } from '../page/shadings.ts';
import { boxInches } from './path-shapes.ts';

/** Above it a letter hides what is behind it. */
const OPAQUE = 0.97;

/** @param groundOf the colour that a glyph stands on; undefined where it has several */
export function inOneColor(
  glyphs: readonly GlyphMark[],
  groundOf: (glyph: GlyphMark) => PdfColor | undefined,
  losses: Losses,
): GlyphMark[] {
  const said = new Map<string, { why: string; glyphs: GlyphMark[] }>();
  const say = (what: string, why: string, glyph: GlyphMark): void => {
    const entry = said.get(what);
    if (entry === undefined) said.set(what, { why, glyphs: [glyph] });
    else entry.glyphs.push(glyph);
  };
  const painted = glyphs.map((glyph): GlyphMark => {
    const { paint, alpha } = glyph;
    if (glyph.text.trim() === '') return glyph;
    if (paint.kind === 'gradient') say('Letters with a gradient', 'They are filled with its mean colour.', glyph);
    if (paint.kind === 'pattern') say(`Letters filled with ${paint.what}`, 'They are filled with one colour that stands for it.', glyph);
    if (glyph.outlined) say('Letters that are outlined', 'They are filled, and the line around them is left out.', glyph);
    let color = paint.kind === 'gradient' ? meanOfStops(paint.gradient.stops) : paint.kind === 'none' ? '#000000' : paint.color;
    if (alpha < OPAQUE) {
      const own = color;
      color = mixed(own, groundOf(glyph) ?? '#FFFFFF', alpha);
      return { ...glyph, paint: { kind: 'solid', color }, seen_through: own };
    }
    return { ...glyph, paint: { kind: 'solid', color } };
  });
  for (const [what, { why, glyphs: of }] of said)
    losses.lost(
      'simplified',
      'text',
      `${what}: ${quoted(of.map(({ text }) => text).join(''))}`,
      why,
      boxInches(of.map(boxOfGlyph).reduce(union)),
    );
  return painted;
}

const QUOTED = 60;

/** The beginning of a text, in quotation marks. */
export const quoted = (text: string): string =>
  `${JSON.stringify(text.slice(0, QUOTED))}${text.length > QUOTED ? ` and ${text.length - QUOTED} more characters` : ''}`;

const mixed = (color: PdfColor, ground: PdfColor, alpha: number): PdfColor => {
  const under = rgbOf(ground);
  return colorFrom(rgbOf(color).map((value, i) => value * alpha + (under[i] ?? 255) * (1 - alpha)));
};

/** As high as capitals are. */
export const boxOfGlyph = ({ x, y, along, advance, size_pt }: GlyphMark): Rect => {
  const [ex, ey] = [x + along[0] * advance, y + along[1] * advance];
  const [ux, uy] = [along[1] * size_pt * 0.7, -along[0] * size_pt * 0.7];
  return {
    x0: Math.min(x, ex, x + ux, ex + ux),
    y0: Math.min(y, ey, y + uy, ey + uy),
    x1: Math.max(x, ex, x + ux, ex + ux),
    y1: Math.max(y, ey, y + uy, ey + uy),
  };
};
