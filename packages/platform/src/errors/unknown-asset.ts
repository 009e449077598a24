/** A request names a picture or a logo that the account does not have. */
import { defineError } from './_define-error.ts';

export const unknownAsset = defineError({
  code: 'unknown_asset',
  status: 422,
  title: 'The account has no such picture or logo',
  remedy: 'Send an `asset_id` of POST /v1/assets/image or a `logo_id` of POST /v1/assets/logo, uploaded with a key of this account.',
  members: { field: 'the field that names it', cost_charged: 'always 0' },
});
