/** The door to the conversion of PDFs: contracts alone. The work runs in a process of its own. */
export { type AnalyzePdfOrder, analyzePdfTask } from './analyze-pdf.task.ts';
export { CONVERT_JOB_LIMITS, type ConvertPdfAnswer, type ConvertPdfOrder, convertPdfTask } from './convert-pdf.task.ts';
export { type PdfReport, pdfReport } from './report.ts';
