/** No form has this name. */
import { defineError } from './_define-error.ts';

export const unknownForm = defineError({
  code: 'unknown_form',
  status: 422,
  title: 'No form has this name',
  remedy: 'Use a form listed at GET /v1/catalog/forms.',
  members: { allowed: 'valid names', nearest: 'the closest valid name', cost_charged: 'always 0' },
});
