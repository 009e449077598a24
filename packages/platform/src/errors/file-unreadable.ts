/** A file that was sent cannot be read. */
import { defineError } from './_define-error.ts';

export const fileUnreadable = defineError({
  code: 'file_unreadable',
  status: 400,
  title: 'The file is not a presentation that can be read',
  remedy: 'Open the file in PowerPoint, save a copy as .pptx, and send that.',
  members: {
    reason: 'what is wrong with it, stable: `empty`, `not_zip`, `encrypted`, `legacy_ppt`, `zip_damaged`, …',
    part: 'the part inside the file that is at fault, when it is one',
    field: 'the field that it came in',
  },
});
