/** Converts a PDF to slides. */
import { defineJob } from '../definition.ts';

export const convertPdfJob = defineJob({
  name: 'convert_pdf',
  queue: 'convert-pdf',
  job_types: ['conversion'],
  message: 'deckwright.jobs.v1.ConvertPdf',
});
