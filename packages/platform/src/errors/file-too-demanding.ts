/** Reading a file that was sent went beyond what a file may ask for. */
import { defineError } from './_define-error.ts';

export const fileTooDemanding = defineError({
  code: 'file_too_demanding',
  status: 422,
  title: 'The file asks for more than a file may',
  remedy: 'Split the deck, or compress its pictures, and send it again.',
  members: { reason: '`memory`, `time` or `output`: the limit that was reached' },
});
