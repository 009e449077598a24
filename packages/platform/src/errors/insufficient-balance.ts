/** The balance does not cover this request. */
import { defineError } from './_define-error.ts';

export const insufficientBalance = defineError({
  code: 'insufficient_balance',
  status: 402,
  title: 'The balance does not cover this request',
  remedy: 'Top up at `checkout_url`, or open a plan.',
  members: {
    price_usd: 'what the request costs',
    missing_usd: 'what is missing',
    balance_usd: 'what the wallet has, without what is held',
    held_usd: 'what running jobs hold',
    free_slides: 'free slides left',
    plan_slides: 'slides left in the plan',
    checkout_url: 'page where the balance is topped up, for a browser; null where the service takes no payments',
    cost_charged: 'always 0',
  },
});
