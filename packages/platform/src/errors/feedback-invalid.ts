/** The feedback has an unknown category or severity. */
import { defineError } from './_define-error.ts';

export const feedbackInvalid = defineError({
  code: 'feedback_invalid',
  status: 400,
  title: 'The category or severity of the feedback is unknown',
  remedy: 'Use one of the values in `allowed`.',
  members: { field: 'the field that is wrong', allowed: 'its valid values', nearest: 'the closest valid value' },
});
