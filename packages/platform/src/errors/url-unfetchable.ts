/** The file behind an address that was sent could not be had. */
import { defineError } from './_define-error.ts';

export const urlUnfetchable = defineError({
  code: 'url_unfetchable',
  status: 422,
  title: 'The file behind the address could not be fetched',
  remedy: 'Send an https:// address on the public internet that answers with the file itself, or send the file.',
  members: {
    reason:
      '`url_invalid`, `url_not_https`, `url_not_public`, `url_unreachable`, `url_redirects`, `url_status`, `url_timeout`, and for pictures ' +
      '`url_too_large` or `url_not_a_picture`; on the command line also `file_unreadable` and `file_outside`',
    field: 'the field that holds the address',
  },
});
