/** Which glyphs of a page are seen. Text that nobody saw stays out, and is reported. */
import type { Losses } from '../loss.ts';
import type { GlyphMark, Mark, PdfColor, PdfPaint } from '../page/marks.ts';
import { contains, intersect, type Rect } from '../page/matrix.ts';
import { rgbOf } from '../page/shadings.ts';
import { boxOfGlyph, inOneColor, quoted } from './letter-paint.ts';
import { boxInches } from './path-shapes.ts';

/** Of a channel: colours this near are one colour to a reader. */
const SAME_COLOR = 6;

/** Points: smaller shapes are no ground of letters. */
const LEAST_GROUND = 4;

interface Cover {
  readonly order: number;
  readonly box: Rect;
  /** Undefined for a picture or gradient. */
  readonly color: PdfColor | undefined;
  /** It hides all that is behind its box: round, clear and cut shapes do not. */
  readonly whole: boolean;
}

export function visibleGlyphs(marks: readonly Mark[], page: Rect, losses: Losses): GlyphMark[] {
  const covers = coversOf(marks);
  const hidden = new Map<string, { text: string; box: Rect }>();
  const seen = marks.filter((mark): mark is GlyphMark => {
    if (mark.kind !== 'glyph') return false;
    const why = whyHidden(mark, page, covers);
    if (why === undefined) return true;
    if (mark.unnamed || mark.text.trim() !== '') {
      const box = boxOfGlyph(mark);
      const entry = hidden.get(why);
      const text = mark.unnamed ? '\ufffd' : mark.text;
      if (entry === undefined) hidden.set(why, { text, box });
      else entry.text += text;
    }
    return false;
  });
  for (const [why, { text, box }] of hidden) losses.lost('omitted', 'text', `Text ${quoted(text)}`, why, boxInches(box));
  return inOneColor(seen, (mark) => groundOf(mark, covers), losses);
}

function coversOf(marks: readonly Mark[]): readonly Cover[] {
  return marks.flatMap((mark): Cover[] => {
    if (mark.kind === 'glyph' || mark.alpha < 0.02) return [];
    const box = intersect(mark.box, mark.clip.box);
    const cover = { order: mark.order, box, color: undefined };
    const part = box.x1 - box.x0 > LEAST_GROUND && box.y1 - box.y0 > LEAST_GROUND ? [{ ...cover, whole: false }] : [];
    const open = mark.alpha < 0.99 || mark.blend !== undefined || mark.clip.outline !== undefined;
    if (mark.kind === 'image') return open || mark.pixels?.channels !== 3 ? part : [{ ...cover, whole: true }];
    if (mark.fill === undefined || mark.of_glyphs) return [];
    const rectangular = mark.segments.length <= 6 && mark.segments.every(({ op }) => op !== 'C');
    if (open || !rectangular || mark.fill.kind === 'pattern') return part;
    return [{ ...cover, whole: true, color: mark.fill.kind === 'solid' ? mark.fill.color : undefined }];
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
  if (mark.unnamed) return 'The PDF does not say which letters they are, and has no outlines of them.';
  if (mark.text.trim() === '') return undefined;
  if (covers.some((cover) => cover.whole && cover.order > mark.order && contains(cover.box, box, -0.1)))
    return 'It is covered by what is painted over it.';
  const under = groundOf(mark, covers);
  if (under !== undefined && sameColor(mark.paint, under) && !mark.outlined) return 'It has the colour of what it stands on.';
  return undefined;
}

/** The one colour under a glyph; undefined where it stands on a picture, on a gradient or on an edge. */
function groundOf(mark: GlyphMark, covers: readonly Cover[]): PdfColor | undefined {
  const box = boxOfGlyph(mark);
  const at = covers.findLastIndex((cover) => cover.whole && cover.order < mark.order && contains(cover.box, box, 0));
  const over = covers.some((cover, i) => i > at && cover.order < mark.order && touches(cover.box, box));
  if (over) return undefined;
  return at < 0 ? '#FFFFFF' : covers[at]?.color;
}

const touches = (a: Rect, b: Rect): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

const sameColor = (paint: PdfPaint, under: PdfColor): boolean =>
  paint.kind === 'solid' && rgbOf(paint.color).every((value, i) => Math.abs(value - (rgbOf(under)[i] ?? 0)) < SAME_COLOR);
