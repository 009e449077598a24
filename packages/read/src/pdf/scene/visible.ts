/** Which glyphs of a page are seen. Text that nobody saw stays out, and is reported. */
import type { Losses } from '../loss.ts';
import type { GlyphMark, Mark, PdfColor, PdfPaint } from '../page/marks.ts';
import { contains, type Rect } from '../page/matrix.ts';
import { rgbOf } from '../page/shadings.ts';
import { boxInches } from './path-shapes.ts';

/** Of a channel: colours this near are one colour to a reader. */
const SAME_COLOR = 6;

interface Cover {
  readonly order: number;
  readonly box: Rect;
  /** Undefined for a picture or gradient. */
  readonly color: PdfColor | undefined;
}

export function visibleGlyphs(marks: readonly Mark[], page: Rect, losses: Losses): GlyphMark[] {
  const covers = coversOf(marks);
  const hidden = new Map<string, { text: string; box: Rect }>();
  const seen = marks.filter((mark): mark is GlyphMark => {
    if (mark.kind !== 'glyph') return false;
    const why = whyHidden(mark, page, covers);
    if (why === undefined) return true;
    if (mark.text.trim() !== '') {
      const box = boxOfGlyph(mark);
      const entry = hidden.get(why);
      if (entry === undefined) hidden.set(why, { text: mark.text, box });
      else entry.text += mark.text;
    }
    return false;
  });
  for (const [why, { text, box }] of hidden)
    losses.lost(
      'omitted',
      'text',
      `Text ${JSON.stringify(text.slice(0, 60))}${text.length > 60 ? ` and ${text.length - 60} more characters` : ''}`,
      why,
      boxInches(box),
    );
  return seen;
}

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

function coversOf(marks: readonly Mark[]): readonly Cover[] {
  return marks.flatMap((mark): Cover[] => {
    if (mark.alpha < 0.99 || mark.kind === 'glyph' || mark.blend !== undefined || mark.clip.outline !== undefined) return [];
    const box = {
      x0: Math.max(mark.box.x0, mark.clip.box.x0),
      y0: Math.max(mark.box.y0, mark.clip.box.y0),
      x1: Math.min(mark.box.x1, mark.clip.box.x1),
      y1: Math.min(mark.box.y1, mark.clip.box.y1),
    };
    if (mark.kind === 'image') return mark.pixels?.channels === 3 ? [{ order: mark.order, box, color: undefined }] : [];
    const rectangular = mark.segments.length <= 6 && mark.segments.every(({ op }) => op !== 'C');
    if (mark.fill === undefined || !rectangular || mark.of_glyph) return [];
    return [{ order: mark.order, box, color: mark.fill.kind === 'solid' ? mark.fill.color : undefined }];
  });
}

function whyHidden(mark: GlyphMark, page: Rect, covers: readonly Cover[]): string | undefined {
  if (mark.invisible) return 'It is invisible in the PDF, as recognised text behind a scan is.';
  if (mark.alpha < 0.02 || mark.paint.kind === 'none') return 'It is fully transparent.';
  const box = boxOfGlyph(mark);
  if (box.x1 < page.x0 || box.y1 < page.y0 || box.x0 > page.x1 || box.y0 > page.y1) return 'It stands off the page.';
  const { clip } = mark;
  if (box.x1 < clip.box.x0 || box.y1 < clip.box.y0 || box.x0 > clip.box.x1 || box.y0 > clip.box.y1) return 'It is clipped away.';
  if (mark.size_pt < 0.5) return 'It is too small to be seen.';
  if (mark.text.trim() === '') return undefined;
  if (covers.some((cover) => cover.order > mark.order && contains(cover.box, box, -0.1)))
    return 'It is covered by what is painted over it.';
  const ground = covers.findLast((cover) => cover.order < mark.order && contains(cover.box, box, 0));
  const under = ground === undefined ? '#FFFFFF' : ground.color;
  const anyUnder = ground !== undefined || !covers.some((c) => c.order < mark.order && touches(c.box, box));
  if (anyUnder && under !== undefined && sameColor(mark.paint, under)) return 'It has the colour of what it stands on.';
  return undefined;
}

const touches = (a: Rect, b: Rect): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

const sameColor = (paint: PdfPaint, under: PdfColor): boolean =>
  paint.kind === 'solid' && rgbOf(paint.color).every((value, i) => Math.abs(value - (rgbOf(under)[i] ?? 0)) < SAME_COLOR);
