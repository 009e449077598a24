/** Which pages of a PDF are read. */
import { PDF_LIMITS, type PdfLimits } from './limits.ts';
import { PdfRefusal } from './pdf-refusal.ts';

/** Counted from 1, both ends in. */
export interface PageRange {
  readonly first: number;
  readonly last: number;
}

/** All pages unless a range is asked for, which may go beyond the last page. Throws a PdfRefusal for no page and for more than the limit. */
export function pagesAsked(pages: number, asked: PageRange | undefined, limits: Partial<PdfLimits>): PageRange {
  const most = limits.pages ?? PDF_LIMITS.pages;
  const first = Math.max(1, asked?.first ?? 1);
  const last = Math.min(pages, asked?.last ?? pages);
  if (first > last) throw new PdfRefusal('empty', `Page ${first} is asked for; the PDF has ${pages}.`);
  if (last - first + 1 > most) throw new PdfRefusal('too_large', `${last - first + 1} pages are asked for; the limit is ${most}.`);
  return { first, last };
}
