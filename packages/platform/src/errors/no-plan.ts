/** No plan is open that could be changed. */
import { defineError } from './_define-error.ts';

export const noPlan = defineError({
  code: 'no_plan',
  status: 404,
  title: 'No plan is open',
  remedy: 'Buy one with POST /v1/billing/plans/checkout; GET /v1/billing/plan lists what is sold.',
});
