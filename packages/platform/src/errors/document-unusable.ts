/** A document is known, and no deck can be made of it. */
import { defineError } from './_define-error.ts';

export const documentUnusable = defineError({
  code: 'document_unusable',
  status: 422,
  title: 'No deck is made of the document',
  remedy: 'Save a copy without a password as .docx, .xlsx, .pptx or .pdf with text in it, and send that.',
  members: {
    reason: '`encrypted`, `legacy_format`, `suspicious` or `no_text`',
    part: 'the part inside the file that is at fault, when it is one',
  },
});
