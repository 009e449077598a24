/** The request body is not valid JSON. */
import { defineError } from './_define-error.ts';

export const invalidJson = defineError({
  code: 'invalid_json',
  status: 400,
  title: 'The request body is not valid JSON',
  remedy: 'Mend the JSON at the named position and send again.',
  members: {
    reason: 'the rule that was broken, for example duplicate_key',
    position: 'character offset of the first fault',
    line: 'its line, from 1',
    column: 'its column, from 1',
  },
});
