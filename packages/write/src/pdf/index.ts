export { PdfPageMemory } from './page-memory.ts';
export * from './write-pdf.ts';
