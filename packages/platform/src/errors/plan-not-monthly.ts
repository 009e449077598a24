/** Only a monthly plan that is still sold can become a yearly one. */
import { defineError } from './_define-error.ts';

export const planNotMonthly = defineError({
  code: 'plan_not_monthly',
  status: 409,
  title: 'The plan cannot be upgraded',
  remedy: 'Only a monthly plan that is still in the catalogue becomes a yearly one; GET /v1/billing/plan shows yours and the catalogue.',
});
