/** A PDF can be read, and is not converted. */
import { defineError } from './_define-error.ts';

export const pdfNotConvertible = defineError({
  code: 'pdf_not_convertible',
  status: 422,
  title: 'The PDF is not converted to slides',
  remedy: 'Send slides that were exported as PDF from a presentation program, without a password.',
  members: { reason: '`class_does_not_convert`, `encrypted`, or `loss` where `require_no_loss` was asked for' },
});
