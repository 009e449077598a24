/** A file that was sent as a document cannot be read. */
import { defineError } from './_define-error.ts';

export const documentUnreadable = defineError({
  code: 'document_unreadable',
  status: 400,
  title: 'The file is not a document that can be read',
  remedy: 'Send a .docx, .xlsx, .pptx, .pdf, .html, .md, .txt, .csv or .eml that opens in its program.',
  members: { reason: '`empty`, `unknown_format` or `damaged`', part: 'the part inside the file that is at fault, when it is one' },
});
