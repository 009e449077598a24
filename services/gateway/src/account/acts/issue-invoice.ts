/** Issues the invoice of a payment. */
import type { Act } from '../act.ts';

export const issueInvoice: Act = {
  field: 'invoice',
  async run({ ask }, { fields, page }) {
    const { invoice_number } = await ask({ method: 'post', path: '/v1/billing/invoices', body: { payment_id: fields['payment'] ?? '' } });
    return { to: page, notice: `Invoice ${String(invoice_number)} is issued.` };
  },
};
