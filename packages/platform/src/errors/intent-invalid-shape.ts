/** Intent fields failed validation. */
import { defineError } from './_define-error.ts';

export const intentInvalidShape = defineError({
  code: 'intent_invalid_shape',
  status: 422,
  title: 'Intent fields failed validation',
  remedy: 'Mend each field named in errors[]; the schema of a form is at GET /v1/catalog/forms/{form}.',
  members: { example: 'a body of what was asked for that renders', cost_charged: 'always 0' },
});
