/** A patch of stored code does not fit it. */
import { defineError } from './_define-error.ts';

export const replacementUnmatched = defineError({
  code: 'replacement_unmatched',
  status: 422,
  title: 'A replacement does not fit the stored code',
  remedy: 'Send in `old` a piece of the code of the job, long enough to stand there once. Nothing was charged.',
  members: { index: 'of the replacement, from 0', found: 'how often its `old` stands in the code', cost_charged: 'always 0' },
});
