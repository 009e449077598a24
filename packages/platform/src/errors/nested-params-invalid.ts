/** The parameters of a nested component failed validation. */
import { defineError } from './_define-error.ts';

export const nestedParamsInvalid = defineError({
  code: 'nested_params_invalid',
  status: 422,
  title: 'The parameters of a nested component failed validation',
  remedy: 'Mend each field named in errors[]; the pointer leads into the nested component.',
  members: { cost_charged: 'always 0' },
});
