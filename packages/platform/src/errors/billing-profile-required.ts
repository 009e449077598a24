/** Nobody has said to whom the invoice goes. */
import { defineError } from './_define-error.ts';

export const billingProfileRequired = defineError({
  code: 'billing_profile_required',
  status: 409,
  title: 'There is no billing profile',
  remedy: 'Send name and address with PUT /v1/billing/profile, then ask for the invoice again.',
});
