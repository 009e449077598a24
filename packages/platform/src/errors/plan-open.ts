/** The account has a plan already. */
import { defineError } from './_define-error.ts';

export const planOpen = defineError({
  code: 'plan_open',
  status: 409,
  title: 'A plan is open already',
  remedy:
    'GET /v1/billing/plan shows it. POST /v1/billing/plan/upgrade makes a monthly plan a yearly one; another plan can be bought once this one has ended.',
});
