/** The account has as many brands, or the brand as many versions, as may be. */
import { defineError } from './_define-error.ts';

export const tooManyBrands = defineError({
  code: 'too_many_brands',
  status: 409,
  title: 'There are as many brands or versions as there may be',
  remedy: 'Hide a brand that nobody uses with DELETE /v1/brands/{slug}, or begin a new slug.',
  members: { limit: 'brands of an account', version_limit: 'versions of a brand' },
});
