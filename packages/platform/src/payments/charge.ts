/** Charges the card on file: when its owner asks, and when the balance has fallen. */
import { MARKS, needCard } from './customers.ts';
import { ask, CardDeclined } from './failures.ts';
import type { PaymentKit } from './kit.ts';
import { settlePayment } from './settle.ts';
import { createTopup, findTopup, type Topup } from './topups.ts';

/**
 * Charges a stored top-up to the card on file and credits it. A top-up has one payment at Stripe, whose id is stored before the card is charged: called
 * again, whatever has happened in between, this finds it paid or charges it. @throws NoSavedCard, CardDeclined, ProcessorAway
 */
export async function chargeTopup(kit: PaymentKit, topup: Topup): Promise<Topup> {
  const { stripe } = kit;
  const { customer_id, card } = await needCard(kit, topup.account_id);
  const payment_intent_id = topup.payment_intent_id ?? (await beginPayment(kit, topup, customer_id));
  let intent = await ask(stripe.paymentIntents.retrieve(payment_intent_id));
  if (intent.status !== 'succeeded')
    intent = await ask(stripe.paymentIntents.confirm(payment_intent_id, { payment_method: card.payment_method_id, off_session: true }));
  if (intent.status !== 'succeeded') throw new CardDeclined(`The payment is ${intent.status}.`, intent.status);
  await settlePayment(kit, intent);
  return (await findTopup(kit.db, topup.topup_id)) ?? topup;
}

async function beginPayment({ db, stripe }: PaymentKit, topup: Topup, customer: string): Promise<string> {
  const { id } = await ask(
    stripe.paymentIntents.create(
      {
        amount: topup.amount_cents,
        currency: 'usd',
        customer,
        // Nobody is there who could be sent to a page.
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        metadata: { [MARKS.account]: topup.account_id, [MARKS.topup]: topup.topup_id },
      },
      { idempotencyKey: `payment:${topup.topup_id}` },
    ),
  );
  await db.query('UPDATE topups SET payment_intent_id = $2 WHERE topup_id = $1', [topup.topup_id, id]);
  return id;
}

/** Charges the card on file at once. A repeat with the same key is the same charge. @throws as `chargeTopup` */
export async function chargeSavedCard(
  kit: PaymentKit,
  input: { readonly account_id: string; readonly amount_cents: number; readonly request_key?: string | undefined },
): Promise<Topup> {
  // Before a row is made, so that a request without a card leaves none.
  await needCard(kit, input.account_id);
  const topup = await createTopup(kit.db, { ...input, origin: 'saved_card' });
  if (topup.status === 'paid') return topup;
  try {
    return await chargeTopup(kit, topup);
  } catch (error) {
    if (error instanceof CardDeclined)
      await kit.db.query(
        `UPDATE topups SET status = 'failed', failure = $2, declines = declines + 1, ended_at = now() WHERE topup_id = $1 AND status <> 'paid'`,
        [topup.topup_id, error.reason],
      );
    throw error;
  }
}
