/** The balance does not cover this request. */
import { defineError } from './_define-error.ts';

export const insufficientBalance = defineError({
  code: 'insufficient_balance',
  status: 402,
  title: 'The balance does not cover this request',
  remedy: 'Top up at `checkout_url`, or open a plan.',
  members: { missing_usd: 'what is missing', checkout_url: 'page where the balance is topped up' },
});
