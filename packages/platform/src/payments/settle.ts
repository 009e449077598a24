/** Settles what Stripe has: each function reads one object anew and makes the ledger agree with it, however often and in whatever order it is called. */
import type Stripe from 'stripe';
import { bonusCents, creditIn, readBalance } from '../billing/index.ts';
import { addMail } from '../mail/add-mail.ts';
import { keepNewestCard, MARKS } from './customers.ts';
import { ask, UnknownPayment } from './failures.ts';
import type { PaymentKit } from './kit.ts';
import { idOf, type Outcome } from './outcome.ts';
import { settleSubscription } from './settle-plan.ts';
import { findTopup } from './topups.ts';

/** A payment: credited once when it has succeeded. @throws UnknownPayment */
export const settlePaymentIntent = async (kit: PaymentKit, id: string): Promise<Outcome> =>
  settlePayment(kit, await ask(kit.stripe.paymentIntents.retrieve(id)));

/** The same for a payment that was just read. */
export async function settlePayment(kit: PaymentKit, intent: Stripe.PaymentIntent): Promise<Outcome> {
  const topup_id = intent.metadata[MARKS.topup];
  if (topup_id === undefined) return 'foreign';
  const topup = await findTopup(kit.db, topup_id);
  if (topup === null) throw new UnknownPayment(intent.id);
  if (intent.status !== 'succeeded' || intent.amount_received === 0) return 'nothing';
  if (intent.currency !== 'usd') throw new Error(`${intent.id} was paid in ${intent.currency}; wallets are in usd.`);
  const isNew = await kit.db.transaction(async (sql) => {
    const credited = await creditIn(sql, {
      account_id: topup.account_id,
      kind: 'topup',
      amount: intent.amount_received,
      reference: intent.id,
      reason: REASONS[topup.origin],
    });
    // Whatever was thought of it before: the money is there.
    await sql.query(
      `UPDATE topups SET status = 'paid', payment_intent_id = COALESCE(payment_intent_id, $2), failure = NULL, next_attempt_at = NULL,
              ended_at = COALESCE(ended_at, now()) WHERE topup_id = $1 AND status <> 'paid'`,
      [topup_id, intent.id],
    );
    if (credited) {
      const { account_id, origin } = topup;
      const amount_cents = intent.amount_received;
      const data = { amount_cents, bonus_cents: bonusCents(amount_cents), balance_cents: await readBalance(sql, account_id) };
      await addMail(sql, origin === 'automatic' ? 'auto_topup_receipt' : 'topup_receipt', { account_id, key: `topup:${intent.id}`, data });
    }
    return credited;
  });
  const [customer, method] = [idOf(intent.customer), idOf(intent.payment_method)];
  if (intent.setup_future_usage === 'off_session' && customer !== null && method !== null)
    await keepNewestCard(kit, customer, method, intent.created);
  return isNew ? 'credited' : 'nothing';
}

const REASONS = {
  checkout: 'top-up',
  refusal: 'top-up',
  saved_card: 'top-up by saved card',
  automatic: 'automatic top-up',
} as const;

/** A checkout: its payment is settled, where it has one. @throws UnknownPayment */
export async function settleCheckout(kit: PaymentKit, id: string): Promise<Outcome> {
  const session = await ask(kit.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] }));
  const { payment_intent: intent } = session;
  if (intent !== null && typeof intent === 'object') return settlePayment(kit, intent);
  const subscription = idOf(session.subscription);
  if (subscription !== null) return settleSubscription(kit, subscription);
  const topup_id = session.metadata?.[MARKS.topup];
  if (topup_id === undefined) return 'foreign';
  if ((await findTopup(kit.db, topup_id)) === null) throw new UnknownPayment(id);
  return 'nothing';
}

/** A card that was set up becomes the account's, unless a later one has. */
export async function settleSetupIntent(kit: PaymentKit, id: string): Promise<Outcome> {
  const intent = await ask(kit.stripe.setupIntents.retrieve(id));
  if (intent.metadata?.[MARKS.account] === undefined) return 'foreign';
  const [customer, method] = [idOf(intent.customer), idOf(intent.payment_method)];
  if (intent.status === 'succeeded' && customer !== null && method !== null) await keepNewestCard(kit, customer, method, intent.created);
  return 'nothing';
}
