/** The account has as many pictures and logos as may be. */
import { defineError } from './_define-error.ts';

export const tooManyAssets = defineError({
  code: 'too_many_assets',
  status: 409,
  title: 'There are as many pictures and logos as there may be',
  remedy: 'Delete a picture that no new slide needs with DELETE /v1/assets/{asset_id}; slides that show it keep it.',
  members: { limit: 'pictures and logos of an account' },
});
