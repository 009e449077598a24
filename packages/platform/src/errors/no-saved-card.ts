/** The account has no card that could be charged. */
import { defineError } from './_define-error.ts';

export const noSavedCard = defineError({
  code: 'no_saved_card',
  status: 400,
  title: 'No card is saved',
  remedy: 'Save one with POST /v1/billing/setup-intent, or top up once at POST /v1/billing/checkout with `save_card`.',
});
