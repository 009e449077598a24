/** The door to PDFs of strangers: what one is, and its pages as slides. */
export { type PageClass, PDF_CLASSES, type PdfAnalysis, type PdfClass } from './analysis.ts';
export { analyzePdf } from './analyze-pdf.ts';
export type { PdfFileKit } from './file/open-pdf.ts';
export { FORMULA } from './formulas/formula-shapes.ts';
export { PDF_LIMITS, type PdfLimits } from './limits.ts';
export type { Loss, LossKind } from './loss.ts';
export { type PageRange, pagesAsked } from './pages-asked.ts';
export { PdfRefusal, type PdfRefusalCode } from './pdf-refusal.ts';
export { type PdfAsDeck, type PdfKit, type ReadPdfOptions, readPdf } from './read-pdf.ts';
export { DRAWN_LETTERS } from './scene/path-shapes.ts';
export { carriedPdfSource } from './source/carried-source.ts';
export type { PdfParagraph, TextBlock } from './text/blocks.ts';
export { goesOn, isCut } from './text/joins.ts';
export { type TextLine, textOf } from './text/lines.ts';
export { openWitness, type PdfWitness, type WitnessedPage, type WitnessKit } from './witness/open-witness.ts';
export type { PagePicture } from './witness/page-picture.ts';
export type { PageWord } from './witness/page-words.ts';
export { type PdfPageWords, type PdfTable, type PdfWords, readPdfWords } from './words/read-words.ts';
