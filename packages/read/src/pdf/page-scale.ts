/** How much a page is scaled to be a slide. */
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PdfRefusal } from './pdf-refusal.ts';

const LARGEST_PT = 56 * 72;
const SMALLEST_PT = 72;

/** A slide is between 1 and 56 inches wide and high (ISO 29500-1, 19.7.17); a page beyond them is scaled. */
export function scaleFor(page: PDFPageProxy): number {
  const { width, height } = page.getViewport({ scale: 1 });
  const [small, large] = [Math.min(width, height), Math.max(width, height)];
  if (!(small > 0) || large / small > 50)
    throw new PdfRefusal('corrupted', `Page ${page.pageNumber} is ${width} by ${height} points, which no slide can be.`);
  return large > LARGEST_PT ? LARGEST_PT / large : small < SMALLEST_PT ? SMALLEST_PT / small : 1;
}
