/** Makes the ledger agree with what becomes of a payment after it was credited: refunds and disputes. */
import type Stripe from 'stripe';
import { bonusCents, giveBackIn, readBalance, takeBackIn } from '../billing/index.ts';
import { addMail } from '../mail/add-mail.ts';
import { ask } from './failures.ts';
import type { PaymentKit } from './kit.ts';
import { idOf, type Outcome } from './outcome.ts';
import { settlePaymentIntent } from './settle.ts';

/** The account whose top-up a payment was, credited by now; null when it is none of ours. @throws UnknownPayment */
async function creditedAccount(kit: PaymentKit, payment_intent_id: string) {
  if ((await settlePaymentIntent(kit, payment_intent_id)) === 'foreign') return null;
  const { rows } = await kit.db.query<{ account_id: string; amount: number }>(
    'SELECT account_id, amount FROM ledger_transfers WHERE transfer_id = $1',
    [`topup:${payment_intent_id}`],
  );
  return rows[0] ?? null;
}

/** All refunds of a payment, oldest first, each taken back once with the bonus that the rest of the payment would not have brought. */
export async function settleRefunds(kit: PaymentKit, payment_intent_id: string): Promise<Outcome> {
  const credited = await creditedAccount(kit, payment_intent_id);
  if (credited === null) return 'foreign';
  const refunds: Stripe.Refund[] = [];
  const list = kit.stripe.refunds.list({ payment_intent: payment_intent_id, limit: 100 });
  await ask(list.autoPagingEach((refund) => void refunds.push(refund)));
  const { account_id, amount } = credited;
  let left = amount;
  for (const refund of refunds
    .filter(({ status }) => status === 'succeeded')
    .sort((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1))) {
    const bonus_cents = bonusCents(left) - bonusCents(left - refund.amount);
    left -= refund.amount;
    const taken = { account_id, kind: 'refund', reference: refund.id, amount_cents: refund.amount, bonus_cents, reason: 'refund' } as const;
    await kit.db.transaction(async (sql) => {
      if (!(await takeBackIn(sql, taken))) return;
      const data = { amount_cents: refund.amount, balance_cents: await readBalance(sql, account_id) };
      await addMail(sql, 'refund', { account_id, key: `refund:${refund.id}`, data });
    });
  }
  return 'nothing';
}

export async function settleRefund(kit: PaymentKit, id: string): Promise<Outcome> {
  const payment = idOf((await ask(kit.stripe.refunds.retrieve(id))).payment_intent);
  return payment === null ? 'foreign' : settleRefunds(kit, payment);
}

export async function settleRefundedCharge(kit: PaymentKit, id: string): Promise<Outcome> {
  const payment = idOf((await ask(kit.stripe.charges.retrieve(id))).payment_intent);
  return payment === null ? 'foreign' : settleRefunds(kit, payment);
}

/** A dispute takes the whole payment back while it lasts and when it is lost. An inquiry, whose money has not left, takes nothing. */
export async function settleDispute(kit: PaymentKit, id: string): Promise<Outcome> {
  const dispute = await ask(kit.stripe.disputes.retrieve(id));
  const payment = idOf(dispute.payment_intent);
  const credited = payment === null ? null : await creditedAccount(kit, payment);
  if (credited === null) return 'foreign';
  if (dispute.status.startsWith('warning_')) return 'nothing';
  const { account_id, amount } = credited;
  await kit.db.transaction(async (sql) => {
    const isNew = await takeBackIn(sql, {
      account_id,
      kind: 'dispute',
      reference: id,
      amount_cents: dispute.amount,
      bonus_cents: bonusCents(amount) - bonusCents(amount - dispute.amount),
      reason: `dispute: ${dispute.reason}`,
    });
    const isBack = dispute.status === 'won' && (await giveBackIn(sql, account_id, id));
    if (isNew === isBack) return;
    const data = { amount_cents: dispute.amount, balance_cents: await readBalance(sql, account_id) };
    await addMail(sql, isBack ? 'dispute_won' : 'dispute_opened', { account_id, key: `${isBack ? 'dispute_won' : 'dispute'}:${id}`, data });
  });
  return 'nothing';
}

/** What a payment's charge says of refunds and disputes, in the comparison with Stripe. */
export async function settleAfterwards(kit: PaymentKit, charge: Stripe.Charge): Promise<void> {
  const payment = idOf(charge.payment_intent);
  if (payment === null) return;
  if (charge.amount_refunded > 0) await settleRefunds(kit, payment);
  if (!charge.disputed) return;
  const { data } = await ask(kit.stripe.disputes.list({ payment_intent: payment, limit: 10 }));
  for (const { id } of data) await settleDispute(kit, id);
}
