export { PdfPageMemory } from './page-memory.ts';
export { writePdf } from './write-pdf.ts';
