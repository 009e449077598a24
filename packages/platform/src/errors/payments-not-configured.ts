/** The service takes no payments. */
import { defineError } from './_define-error.ts';

export const paymentsNotConfigured = defineError({
  code: 'payments_not_configured',
  status: 503,
  title: 'This service takes no payments',
  remedy: 'Ask its operator for credit, or to set DECKWRIGHT_STRIPE_SECRET_KEY.',
});
