/** An argument that a mode or an action needs and that was not sent. */
import { type ProblemError, refuse, requestInvalid } from '@deckwright/platform/errors';
import { fieldFault } from '../answers/field-fault.ts';

export const missingField = (name: string, why: string): ProblemError =>
  refuse(requestInvalid, {
    detail: `${name} is missing: ${why}.`,
    remedy: `Send \`${name}\`.`,
    errors: [fieldFault('body', [name], 'missing', `is missing: ${why}`)],
  });
