/** No theme has this id. */
import { defineError } from './_define-error.ts';

export const unknownTheme = defineError({
  code: 'unknown_theme',
  status: 422,
  title: 'No theme has this id',
  remedy: 'Use a theme listed at GET /v1/catalog/themes, or leave `theme_id` out.',
  members: { allowed: 'valid ids', nearest: 'the closest valid id', cost_charged: 'always 0' },
});
