/** The account has a brand of this slug. */
import { defineError } from './_define-error.ts';

export const brandExists = defineError({
  code: 'brand_exists',
  status: 409,
  title: 'There is a brand of this slug already',
  remedy: 'Add a version with PUT /v1/brands/{slug}, or choose another slug.',
  members: { slug: 'the slug', version: 'its newest version' },
});
