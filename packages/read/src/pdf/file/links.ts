/** Links of a page: addresses on the web and by mail, and pages of the same file. */
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { boxThrough, matrixOf } from '../page/matrix.ts';
import type { PageLink } from '../scene/slide-of-page.ts';
import type { OpenPdf } from './open-pdf.ts';

const MAX_LINKS = 500;

export async function linksOf(page: PDFPageProxy, scale: number, { document }: OpenPdf): Promise<PageLink[]> {
  const m = matrixOf(page.getViewport({ scale }).transform);
  let found: readonly Record<string, unknown>[];
  try {
    found = (await page.getAnnotations()) as readonly Record<string, unknown>[];
  } catch {
    // Damaged notes are no reason to lose the page.
    return [];
  }
  const links: PageLink[] = [];
  for (const one of found.slice(0, MAX_LINKS)) {
    const rect = one['rect'];
    if (one['subtype'] !== 'Link' || !Array.isArray(rect)) continue;
    const link = typeof one['url'] === 'string' ? one['url'] : await slideLink(one['dest'], document);
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = rect as number[];
    if (link !== undefined && /^(?:https?:|mailto:|slide:)/.test(link)) links.push({ box: boxThrough(m, x0, y0, x1, y1), link });
  }
  return links;
}

async function slideLink(dest: unknown, document: OpenPdf['document']): Promise<string | undefined> {
  try {
    const explicit = typeof dest === 'string' ? await document.getDestination(dest) : dest;
    const ref = Array.isArray(explicit) ? (explicit[0] as unknown) : undefined;
    if (typeof ref === 'number') return `slide:${ref + 1}`;
    if (typeof ref !== 'object' || ref === null) return undefined;
    return `slide:${(await document.getPageIndex(ref as { num: number; gen: number })) + 1}`;
  } catch {
    return undefined;
  }
}
