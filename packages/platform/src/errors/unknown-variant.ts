/** The form has no variant of this name. */
import { defineError } from './_define-error.ts';

export const unknownVariant = defineError({
  code: 'unknown_variant',
  status: 422,
  title: 'The form has no variant of this name',
  remedy: 'Use a listed variant, or leave `variant` out for the default.',
  members: { allowed: 'valid names', nearest: 'the closest valid name', cost_charged: 'always 0' },
});
