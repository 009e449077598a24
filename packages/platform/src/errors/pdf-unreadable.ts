/** A file that was sent as a PDF cannot be read. */
import { defineError } from './_define-error.ts';

export const pdfUnreadable = defineError({
  code: 'pdf_unreadable',
  status: 400,
  title: 'The file is not a PDF that can be read',
  remedy: 'Open the file in a PDF viewer, export it as a new PDF, and send that one.',
  members: { reason: '`not_a_pdf`, `corrupted` or `empty`' },
});
