/** Makes the ledger and the credit notes agree with what becomes of a payment after it was credited: refunds and disputes. */
import type Stripe from 'stripe';
import { bonusCents, giveBackIn, givePeriodBackIn, readBalance, takeBackIn, takePeriodBackIn } from '../billing/index.ts';
import type { Queryable } from '../database/database.ts';
import { reverseIn } from '../invoices/index.ts';
import { addMail } from '../mail/add-mail.ts';
import { ask } from './failures.ts';
import type { PaymentKit } from './kit.ts';
import { idOf, type Outcome } from './outcome.ts';
import { settlePaymentIntent } from './settle.ts';
import { settleInvoice } from './settle-plan.ts';

/** A payment that is in the ledger. */
interface Credited {
  readonly account_id: string;
  /** The entry of the ledger. */
  readonly payment_id: string;
  readonly amount: number;
  /** Of a plan's period: Stripe's id of the invoice that it paid. */
  readonly invoice_id: string | null;
}

/** The top-up or period of a plan that a payment was, credited by now; null when it is none of ours. @throws UnknownPayment */
async function creditedPayment(kit: PaymentKit, payment_intent_id: string): Promise<Credited | null> {
  if ((await settlePaymentIntent(kit, payment_intent_id)) !== 'foreign') return findCredited(kit.db, `topup:${payment_intent_id}`, null);
  const payment = { type: 'payment_intent', payment_intent: payment_intent_id } as const;
  const { data } = await ask(kit.stripe.invoicePayments.list({ payment, limit: 10 }));
  for (const { invoice } of data) {
    const invoice_id = idOf(invoice);
    if (invoice_id !== null && (await settleInvoice(kit, invoice_id)) !== 'foreign')
      return findCredited(kit.db, `plan_paid:${invoice_id}`, invoice_id);
  }
  return null;
}

async function findCredited(db: Queryable, payment_id: string, invoice_id: string | null): Promise<Credited | null> {
  const { rows } = await db.query<{ account_id: string; amount: number }>(
    'SELECT account_id, amount FROM ledger_transfers WHERE transfer_id = $1',
    [payment_id],
  );
  const [row] = rows;
  return row === undefined ? null : { ...row, payment_id, invoice_id };
}

interface TakenBack {
  readonly kind: 'refund' | 'dispute';
  readonly reference: string;
  readonly amount_cents: number;
  readonly before_cents: number;
  readonly reason: string;
}

/** Of a top-up, with the bonus that the rest of the payment would not have brought; of a period, with its share of the slides. */
function takeBack(sql: Queryable, { account_id, amount, invoice_id }: Credited, taken: TakenBack): Promise<boolean> {
  const { before_cents, ...rest } = taken;
  if (invoice_id !== null) return takePeriodBackIn(sql, { ...rest, account_id, invoice_id, before_cents, paid_cents: amount });
  const left = amount - before_cents;
  return takeBackIn(sql, { ...rest, account_id, bonus_cents: bonusCents(left) - bonusCents(left - rest.amount_cents) });
}

/** All refunds of a payment, oldest first, each taken back once, with its credit note where the payment has an invoice. */
export async function settleRefunds(kit: PaymentKit, payment_intent_id: string): Promise<Outcome> {
  const credited = await creditedPayment(kit, payment_intent_id);
  if (credited === null) return 'foreign';
  const refunds: Stripe.Refund[] = [];
  const list = kit.stripe.refunds.list({ payment_intent: payment_intent_id, limit: 100 });
  await ask(list.autoPagingEach((refund) => void refunds.push(refund)));
  let before_cents = 0;
  for (const { id: reference, amount: amount_cents, created } of refunds
    .filter(({ status }) => status === 'succeeded')
    .sort((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1))) {
    const taken = { kind: 'refund', reference, amount_cents, before_cents, reason: 'refund' } as const;
    const now_ms = (await kit.now()).getTime();
    await kit.db.transaction(async (sql) => {
      await reverseIn(sql, { ...credited, ...taken, at_ms: created * 1000 }, now_ms);
      if (!(await takeBack(sql, credited, taken))) return;
      const { account_id } = credited;
      const data = { amount_cents, balance_cents: await readBalance(sql, account_id) };
      await addMail(sql, 'refund', { account_id, key: `refund:${reference}`, data });
    });
    before_cents += amount_cents;
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

/**
 * A dispute takes the whole payment back while it lasts and when it is lost; a lost one has a credit note. An inquiry, whose money has not left, takes
 * nothing.
 */
export async function settleDispute(kit: PaymentKit, id: string): Promise<Outcome> {
  const dispute = await ask(kit.stripe.disputes.retrieve(id));
  const payment = idOf(dispute.payment_intent);
  const credited = payment === null ? null : await creditedPayment(kit, payment);
  if (credited === null) return 'foreign';
  if (dispute.status.startsWith('warning_')) return 'nothing';
  const { account_id, invoice_id } = credited;
  const taken = {
    kind: 'dispute',
    reference: id,
    amount_cents: dispute.amount,
    before_cents: 0,
    reason: `dispute: ${dispute.reason}`,
  } as const;
  const now_ms = (await kit.now()).getTime();
  await kit.db.transaction(async (sql) => {
    if (dispute.status === 'lost') await reverseIn(sql, { ...credited, ...taken, at_ms: now_ms }, now_ms);
    const isNew = await takeBack(sql, credited, taken);
    const isBack = dispute.status === 'won' && (await giveBackIn(sql, account_id, id));
    if (isBack && invoice_id !== null) await givePeriodBackIn(sql, account_id, invoice_id, id);
    // One that was won before it was heard of changes nothing that is worth telling.
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
