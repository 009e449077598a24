/** Charges automatic top-ups that are due, and compares with the payment processor once a day. */
import type { Database } from '@deckwright/platform/database';
import { describeError, type Log } from '@deckwright/platform/log';
import { chargeDue, type PaymentKit, reconcilePayments, reconcilePlans, TOPUP_CHANNEL } from '@deckwright/platform/payments';
import { type Loop, startLoop } from './loop.ts';

/** Postgres tells of what is due; this is for what it told while nobody listened, and for what is tried again later. */
const POLL_MS = 10_000;
const DAY_MS = 86_400_000;
/** Events are sent again for three days. A payment that no event has told of is found within a day, and looked for this long. */
const COMPARED_DAYS = 4;

export function startPayments({
  db,
  log,
  payments,
}: {
  readonly db: Database;
  readonly log: Log;
  readonly payments: PaymentKit;
}): Pick<Loop, 'stop'> {
  const charger = startLoop({ name: 'top-ups', every_ms: POLL_MS, log, run: (signal) => chargeDue(payments, signal) });
  const comparer = startLoop({ name: 'payments', every_ms: DAY_MS, log, run: () => comparePayments(log, payments) });
  let stopListening: (() => Promise<void>) | undefined;
  const listening = db
    .listen(TOPUP_CHANNEL, () => charger.wake())
    .then(
      (stop) => {
        stopListening = stop;
      },
      (error) => log.warn(describeError(error), 'automatic top-ups are polled for, because Postgres does not tell'),
    );
  return {
    async stop(timeout_ms) {
      await Promise.all([charger.stop(timeout_ms), comparer.stop(timeout_ms)]);
      await listening;
      await stopListening?.().catch(() => {});
    },
  };
}

/** Credits what no event has told of. Several relays may do so at once: each payment is credited once. */
async function comparePayments(log: Log, payments: PaymentKit): Promise<void> {
  for (const { payment_intent_id, account_id, amount_cents, outcome, error } of await reconcilePayments(payments, COMPARED_DAYS)) {
    const found = { payment_intent_id, account_id, amount_cents, error };
    if (outcome === 'credited') log.warn(found, 'a payment was credited that no event had told of: look at the webhook endpoint at Stripe');
    else log.error(found, 'a payment could not be credited');
  }
  for (const { outcome, ...found } of await reconcilePlans(payments)) {
    if (outcome === 'credited')
      log.warn(found, 'slides of a plan were granted that no event had told of: look at the webhook endpoint at Stripe');
    else log.error(found, 'a plan could not be compared with Stripe');
  }
}
