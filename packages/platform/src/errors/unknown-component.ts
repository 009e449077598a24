/** No component has this name. */
import { defineError } from './_define-error.ts';

export const unknownComponent = defineError({
  code: 'unknown_component',
  status: 422,
  title: 'No component has this name',
  remedy: 'Use a component listed at GET /v1/widgets.',
  members: {
    allowed: 'valid names',
    nearest: 'the component that was probably meant',
    nearest_form: 'the form that does it, where no component does',
    example: 'a body of the nearest component that renders',
    cost_charged: 'always 0',
  },
});
