/** Tops the wallet up: by the card on file at once, or on a page of Stripe. */
import { findTopup, openCheckout } from '@deckwright/platform/payments';
import { needPayments, orRefuse } from '../../answers/need-payments.ts';
import { type Act, FieldFault, readUsd } from '../act.ts';
import { money } from '../pages/words.ts';

export const topUp: Act = {
  field: 'amount',
  async run(visit, { fields, page, key }) {
    const isOther = fields['amount'] === 'other';
    if (!isOther && !/^\d{1,5}$/.test(fields['amount'] ?? '')) throw new FieldFault('amount', 'Choose an amount.');
    // Typed beside another choice: what is meant is not guessed where money moves.
    if (!isOther && (fields['other'] ?? '').trim() !== '')
      throw new FieldFault('other', 'Choose “Other amount” to pay what is typed there, or empty that field. Nothing was charged.');
    const amount = isOther ? readUsd(fields, 'other') : Number(fields['amount']);
    if (fields['by'] === 'card') {
      const paid = await visit.ask({ method: 'post', path: '/v1/billing/charge-saved', body: { amount } }, key);
      return { to: page, notice: paidWords(Number(paid['amount']), Number(paid['credit'])) };
    }
    const body = { amount, save_card: fields['keep'] === 'yes' };
    const asked = await visit.ask({ method: 'post', path: '/v1/billing/checkout', body }, key);
    const payments = needPayments(visit.kit);
    const topup = await findTopup(visit.kit.db, String(asked['session_id']));
    if (topup === null) throw new Error('The top-up that was just made is not there.');
    const base = visit.kit.base_url();
    const back = `${base}/account/outcome/${topup.topup_id}`;
    return { to: (await orRefuse(openCheckout(payments, topup, base, back))) ?? back };
  },
};

export const paidWords = (usd: number, credit_usd: number): string =>
  `${money(Math.round(usd * 100))} paid, ${money(Math.round(credit_usd * 100))} credited.`;
