/** An invoice was asked for a top-up that has not been paid. */
import { defineError } from './_define-error.ts';

export const paymentNotPaid = defineError({
  code: 'payment_not_paid',
  status: 409,
  title: 'The top-up has not been paid',
  remedy: 'Ask again once it has; GET /v1/billing/invoices lists what is paid.',
});
