/** A font or logo of a brand cannot be taken. */
import { defineError } from './_define-error.ts';

export const brandUnusable = defineError({
  code: 'brand_unusable',
  status: 422,
  title: 'A font or logo of the brand cannot be taken',
  remedy: 'Each of `errors` says which file, why, and what to do.',
  members: { remedies: 'what to do about each of `errors`, in their order' },
});
