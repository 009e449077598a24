/** No form has this name. */
import { defineError } from './_define-error.ts';

export const unknownForm = defineError({
  code: 'unknown_form',
  status: 422,
  title: 'No form has this name',
  remedy: 'Use a form listed at GET /v1/catalog/forms.',
  members: {
    allowed: 'valid names',
    nearest: 'the form that was probably meant: by spelling, or by what people call it',
    nearest_variant: 'where the name says more than the form: its variant',
    nearest_component: 'the component that does it, where no form does',
    example: 'a body of the nearest form that renders',
    cost_charged: 'always 0',
  },
});
