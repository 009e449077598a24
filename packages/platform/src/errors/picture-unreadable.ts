/** A file that was sent as a picture of a slide cannot be read. */
import { defineError } from './_define-error.ts';

export const pictureUnreadable = defineError({
  code: 'picture_unreadable',
  status: 400,
  title: 'The file is not a picture that can be read',
  remedy: 'Send one whole PNG, JPEG or WebP picture of a slide; a screenshot will do.',
  members: { reason: '`missing`, `empty`, `not_a_picture`, `corrupted`, `too_small` or `too_narrow`' },
});
