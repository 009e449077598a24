/** No plan has this id. */
import { defineError } from './_define-error.ts';

export const unknownPlan = defineError({
  code: 'unknown_plan',
  status: 422,
  title: 'No plan has this id',
  remedy: 'Use the id of a plan in `catalogue` of GET /v1/billing/plan.',
  members: { allowed: 'valid ids' },
});
