/** What one page is, from its shape and from what it paints. The numbers were fitted on files whose class people judged. */
import type { PdfClass } from './analysis.ts';
import type { GlyphMark, PageMarks } from './page/marks.ts';
import { areaOf, intersect } from './page/matrix.ts';

/** Width over height from which a page is a slide's. */
const WIDE = 1.15;
const MANY_FIELDS = 4;
/** Points: a sheet that no screen and no desk shows whole. */
const POSTER_PT = 2_000;
/** Plans are on paper (ISO 216 lies on its side) and have thousands of lines; plots on slides have as many. */
const PAPER = Math.SQRT2;
const MANY_PATHS = 800;
const PATHS_A_LETTER = 3;
const COVERS = 0.75;
const FEW_LETTERS = 40;
/** Size of the usual letter over the height of the page: smaller ones are for reading on paper. */
const SMALL = 0.017;
const MANY_LETTERS = 1_200;

export function classOfPage(page: PageMarks, fields: number): { readonly class: PdfClass; readonly reason: string } {
  const { width_pt: w, height_pt: h, marks } = page;
  const whole = { x0: 0, y0: 0, x1: w, y1: h };
  const glyphs = marks.filter((mark): mark is GlyphMark => mark.kind === 'glyph' && mark.text.trim() !== '');
  const seen = glyphs.filter(({ invisible }) => !invisible);
  const cover = Math.max(
    0,
    ...marks.map((mark) => (mark.kind === 'image' ? areaOf(intersect(intersect(mark.box, mark.clip.box), whole)) / (w * h) : 0)),
  );
  const paths = marks.filter(({ kind }) => kind === 'path').length;
  if (fields >= MANY_FIELDS) return { class: 'form', reason: `It has ${fields} fields to fill in.` };
  if (marks.length === 0) return { class: 'empty', reason: 'Nothing is painted on it.' };
  const wide = w / h >= WIDE;
  if (Math.max(w, h) >= POSTER_PT)
    return { class: 'poster', reason: `It is one sheet of ${Math.round(w / 72)} by ${Math.round(h / 72)} inches.` };
  if (Math.abs(w / h - PAPER) < 0.02 && paths > MANY_PATHS && paths > PATHS_A_LETTER * seen.length)
    return { class: 'drawing', reason: 'It has many more lines than letters.' };
  if (cover >= COVERS && seen.length < FEW_LETTERS)
    return wide
      ? { class: 'slide-raster', reason: 'Each page is one picture, wider than high.' }
      : { class: 'scan', reason: 'Each page is one picture, higher than wide, as scanned paper is.' };
  if (glyphs.length === 0 && paths > 0) return { class: 'drawing', reason: 'It has lines and shapes, and no text.' };
  if (!wide) return { class: 'document', reason: 'Its pages are higher than wide, with text to be read.' };
  if (glyphs.length < 3) {
    return paths > 0
      ? { class: 'drawing', reason: 'It has lines and shapes, and no text.' }
      : { class: 'slide-raster', reason: 'It has pictures, and no text.' };
  }
  const usual = median(seen.map(({ size_pt }) => size_pt)) / h;
  if (usual < SMALL && seen.length > MANY_LETTERS) return { class: 'document', reason: 'Its text is as small and as dense as on paper.' };
  return { class: 'slide-vector', reason: 'Its pages are wider than high, with text and shapes of the size of slides.' };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
