/** The amount of a top-up is none that can be bought. */
import { defineError } from './_define-error.ts';

export const invalidAmount = defineError({
  code: 'invalid_amount',
  status: 400,
  title: 'The amount cannot be topped up',
  remedy: 'Send `amount` in US dollars, between `least_usd` and `most_usd`, with two decimals at most.',
  members: { least_usd: 'least amount', most_usd: 'largest amount' },
});
