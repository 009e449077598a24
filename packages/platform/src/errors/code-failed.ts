/** Code was not run to its end. */
import { defineError } from './_define-error.ts';

export const codeFailed = defineError({
  code: 'code_failed',
  status: 422,
  title: 'The code made no presentation',
  remedy: 'Change the line that is named, try it for free with POST /v1/tools/preview-code, and send it again. Nothing was charged.',
  members: {
    reason: '`invalid` (it cannot be run at all) or `failed` (it broke while it ran)',
    line: 'of the code as it was sent, from 1; null where none is known',
    column: 'the same',
    source: 'the line itself, where it is known',
    output: 'what the code printed',
    cost_charged: 'always 0',
  },
});
