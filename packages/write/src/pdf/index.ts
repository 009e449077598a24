export * from './write-pdf.ts';
