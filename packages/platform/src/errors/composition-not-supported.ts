/** This component fills a whole slide and cannot be nested. */
import { defineError } from './_define-error.ts';

export const compositionNotSupported = defineError({
  code: 'composition_not_supported',
  status: 422,
  title: 'This component fills a whole slide and cannot be nested',
  remedy: 'Give the component a slide of its own, or choose another for the panel.',
  members: { cost_charged: 'always 0' },
});
