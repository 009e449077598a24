/** No prior has this id. */
import { defineError } from './_define-error.ts';

export const unknownPrior = defineError({
  code: 'unknown_prior',
  status: 400,
  title: 'No prior has this id',
  remedy: 'Use an id listed at GET /v1/catalog/priors, which also searches with `q`.',
  members: { nearest: 'the id that was probably meant', example: 'a body of the nearest prior that renders', cost_charged: 'always 0' },
});
