/** Says what a PDF is, from what some of its pages paint. */
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageClass, PdfAnalysis, PdfClass } from './analysis.ts';
import { classOfPage } from './class-of-page.ts';
import { loadLibrary } from './file/library.ts';
import { type OpenPdf, openPdf, type PdfFileKit, pageOf } from './file/open-pdf.ts';
import { PDF_LIMITS, type PdfLimits } from './limits.ts';
import { Budget } from './page/budget.ts';
import { interpretPage } from './page/interpret.ts';
import { PdfRefusal } from './pdf-refusal.ts';
import { carriedPdfSource } from './source/carried-source.ts';

/** The first pages say most; the others are spread over the file. */
const FIRST = 3;
/** Share of the pages that a class needs for the whole file. */
const MOST = 0.6;

/** @throws PdfRefusal */
export async function analyzePdf(bytes: Uint8Array, limits: Partial<PdfLimits>, kit: PdfFileKit): Promise<PdfAnalysis> {
  const all = { ...PDF_LIMITS, ...limits };
  // Pictures are only placed, so none is decoded.
  const pdf = await openPdf(bytes, { ...all, image_px: 0 }, kit);
  try {
    return withSource(await analyzeOpen(pdf, all, kit), bytes);
  } finally {
    await pdf.document.loadingTask.destroy();
  }
}

/** Our own files come back as the slides that they were, whatever their pages look like. */
function withSource(analysis: PdfAnalysis, bytes: Uint8Array): PdfAnalysis {
  if (carriedPdfSource(bytes)?.intents.length !== analysis.pages) return analysis;
  return {
    ...analysis,
    carries_requests: true,
    can_extract: true,
    reasons: ['It was made here, nobody changed it since, and it carries the request of each slide.', ...analysis.reasons],
  };
}

export async function analyzeOpen(pdf: OpenPdf, limits: PdfLimits, { processor_ms }: PdfFileKit): Promise<PdfAnalysis> {
  const { pages, producer, creator, title, encrypted } = pdf;
  const library = await loadLibrary();
  const first = await pageOf(pdf, 1);
  const { width, height } = first.getViewport({ scale: 1 });
  const budget = new Budget(limits, processor_ms);
  const classes: (PageClass & { readonly reason: string })[] = [];
  for (const number of sample(pages, limits.analysed_pages)) {
    const page = number === 1 ? first : await pageOf(pdf, number);
    const marks = await interpretPage(page, library, 1, { budget, without_pixels: true });
    classes.push({ page: number, ...classOfPage(marks, await countFields(page)) });
  }
  const { kind, share } = fileClass(classes.map((one) => one.class));
  const like = classes.filter((one) => one.class === kind);
  const reasons = [...new Set(like.map(({ reason }) => reason))];
  return {
    producer,
    creator,
    title,
    pages,
    page_size_pt: [width, height],
    encrypted,
    class: kind,
    confidence: Math.round((0.5 + 0.45 * share) * 100) / 100,
    reasons: kind === 'mixed' ? ['Its pages are of several kinds.'] : reasons.slice(0, 3),
    carries_requests: false,
    can_extract: kind === 'slide-vector',
    page_classes: classes.map(({ page, class: of }) => ({ page, class: of })),
  };
}

function sample(pages: number, most: number): readonly number[] {
  const numbers = new Set<number>();
  for (let i = 1; i <= Math.min(FIRST, pages, most); i++) numbers.add(i);
  const rest = Math.max(0, most - FIRST);
  for (let i = 1; i <= rest && pages > FIRST; i++) numbers.add(Math.min(pages, FIRST + Math.ceil(((pages - FIRST) * i) / rest)));
  return [...numbers];
}

async function countFields(page: PDFPageProxy): Promise<number> {
  try {
    const notes = (await page.getAnnotations()) as readonly { readonly subtype?: unknown }[];
    return notes.filter(({ subtype }) => subtype === 'Widget').length;
  } catch (error) {
    if (error instanceof PdfRefusal) throw error;
    return 0;
  }
}

function fileClass(pages: readonly PdfClass[]): { readonly kind: PdfClass; readonly share: number } {
  const drawn = pages.filter((kind) => kind !== 'empty');
  if (drawn.length === 0) return { kind: 'empty', share: 1 };
  // Decks have pages of one picture or one drawing between those of text.
  const isSlide = (kind: PdfClass): boolean => kind === 'slide-vector' || kind === 'slide-raster' || kind === 'drawing';
  const vectors = drawn.filter((kind) => kind === 'slide-vector').length;
  const slides = drawn.filter(isSlide).length;
  if (vectors > 0 && slides / drawn.length >= MOST && vectors / drawn.length >= 0.3)
    return { kind: 'slide-vector', share: vectors / drawn.length };
  // Scanned pages may lie on their side.
  if (drawn.includes('scan') && drawn.every((kind) => kind === 'scan' || kind === 'slide-raster')) return { kind: 'scan', share: 1 };
  const counts = new Map<PdfClass, number>();
  for (const kind of drawn) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const [kind = 'empty', count = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  return count / drawn.length >= MOST ? { kind, share: count / drawn.length } : { kind: 'mixed', share: count / drawn.length };
}
