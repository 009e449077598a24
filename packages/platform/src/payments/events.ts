/** Events of Stripe: checked, stored by their id, then handled by the object that they name. */
import Stripe from 'stripe';
import { z } from 'zod';
import type { Queryable } from '../database/database.ts';
import { deleteRows } from '../database/delete-rows.ts';
import { settleDispute, settleRefund, settleRefundedCharge } from './after-payment.ts';
import { isMissing, UnknownPayment } from './failures.ts';
import type { PaymentKit } from './kit.ts';
import type { Outcome } from './outcome.ts';
import { settleCheckout, settlePaymentIntent, settleSetupIntent } from './settle.ts';
import { settleInvoice, settleSubscription } from './settle-plan.ts';

/** The signature is missing, old, or of another secret. */
export class BadSignature extends Error {}

/** The signature holds, and what it signs is no event. */
export class NoEvent extends Error {}

/** What is read of an event. Its object may be of any kind, also of one that a later version of Stripe adds, and need not have an id. */
const eventSchema = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  data: z.object({ object: z.unknown() }).optional().catch(undefined),
});
const withId = z.object({ id: z.string().min(1).max(255) });

export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  /** Null for an event about an object without an id, which nothing here handles. */
  readonly object_id: string | null;
}

/** What handles events about an object, by the beginning of their type. */
const HANDLERS: readonly (readonly [prefix: string, handle: (kit: PaymentKit, id: string) => Promise<Outcome>])[] = [
  ['checkout.session.', settleCheckout],
  ['payment_intent.', settlePaymentIntent],
  ['setup_intent.', settleSetupIntent],
  ['refund.', settleRefund],
  ['charge.refunded', settleRefundedCharge],
  ['charge.dispute.', settleDispute],
  ['customer.subscription.', settleSubscription],
  ['invoice.', settleInvoice],
];

/** How old a signature may be, seconds; Stripe's own. */
const TOLERANCE_S = 300;
const ANY_AGE = 0;

/** The event in a request, once its signature holds. @throws BadSignature, NoEvent */
export async function readEvent({ stripe, webhook_secrets, now }: PaymentKit, body: string, signature: string): Promise<PaymentEvent> {
  for (const secret of webhook_secrets) {
    try {
      // The age comes second, so that only what Stripe has signed makes us ask the database for the time.
      stripe.webhooks.constructEvent(body, signature, secret, ANY_AGE);
      return eventOf(stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_S, undefined, (await now()).getTime()));
    } catch (error) {
      // What is signed need not be JSON.
      if (error instanceof SyntaxError) throw new NoEvent('The body is not JSON.');
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
    }
  }
  throw new BadSignature('No signing secret of this service fits the signature.');
}

function eventOf(value: unknown): PaymentEvent {
  const read = eventSchema.safeParse(value);
  if (!read.success) throw new NoEvent('The body has no id and type of an event.');
  const { id, type, data } = read.data;
  return { id, type, object_id: withId.safeParse(data?.object).data?.id ?? null };
}

interface StoredEvent extends Record<string, unknown> {
  readonly event_id: string;
  readonly type: string;
  readonly object_id: string | null;
  readonly state: 'received' | 'handled' | 'ignored' | 'failed';
}

/** Stores an event and handles it, unless it was handled before. @throws whatever kept it from being handled: the sender then tries again */
export async function takeEvent(kit: PaymentKit, event: PaymentEvent, body: string): Promise<void> {
  await kit.db.query(
    'INSERT INTO payment_events (event_id, type, object_id, payload) VALUES ($1, $2, $3, $4) ON CONFLICT (event_id) DO NOTHING',
    [event.id, event.type, event.object_id, body],
  );
  const { rows } = await kit.db.query<StoredEvent>('SELECT event_id, type, object_id, state FROM payment_events WHERE event_id = $1', [
    event.id,
  ]);
  const [stored] = rows;
  if (stored !== undefined && (stored.state === 'received' || stored.state === 'failed')) await handle(kit, stored);
}

async function handle(kit: PaymentKit, { event_id, type, object_id }: StoredEvent): Promise<Outcome> {
  const settle = HANDLERS.find(([prefix]) => type.startsWith(prefix))?.[1];
  try {
    const outcome = settle === undefined || object_id === null ? 'foreign' : await settle(kit, object_id);
    await mark(kit.db, event_id, outcome === 'foreign' ? 'ignored' : 'handled', null);
    return outcome;
  } catch (error) {
    // An object that Stripe does not know under our key: another account's, or one that is still being written.
    const failure = isMissing(error) ? new UnknownPayment(object_id ?? event_id) : error;
    await mark(kit.db, event_id, 'failed', failure instanceof Error ? failure.message : String(failure));
    throw failure;
  }
}

const mark = (db: Queryable, event_id: string, state: StoredEvent['state'], error: string | null) =>
  db.query('UPDATE payment_events SET state = $2, error = $3, attempts = attempts + 1, handled_at = now() WHERE event_id = $1', [
    event_id,
    state,
    error?.slice(0, 500) ?? null,
  ]);

/** Events that are settled are kept for 90 days, for whoever looks into a payment; others for a year, after which nobody can settle them by replay. */
export async function expirePaymentEvents(db: Queryable): Promise<number> {
  const settled = await deleteRows(db, 'payment_events', "state IN ('handled', 'ignored') AND received_at < now() - interval '90 days'");
  const others = await deleteRows(db, 'payment_events', "received_at < now() - interval '365 days'");
  return settled + others;
}

/** Top-ups that came to nothing are kept for a year; paid ones stay with the ledger that they explain. */
export const expireTopups = (db: Queryable): Promise<number> =>
  deleteRows(db, 'topups', "status IN ('failed', 'dropped') AND COALESCE(ended_at, created_at) < now() - interval '365 days'");

export interface Replayed {
  readonly event_id: string;
  readonly type: string;
  readonly outcome: Outcome | 'failed';
  readonly error: string | null;
}

/** Handles stored events again, oldest first: those that were not handled, all since a time, or one. */
export async function replayEvents(
  kit: PaymentKit,
  which: { readonly event_id?: string | undefined; readonly since?: string | undefined } = {},
): Promise<readonly Replayed[]> {
  const { rows } = await kit.db.query<StoredEvent>(
    `SELECT event_id, type, object_id, state FROM payment_events
     WHERE CASE WHEN $1::text IS NOT NULL THEN event_id = $1 WHEN $2::timestamptz IS NOT NULL THEN received_at >= $2 ELSE state IN ('received', 'failed') END
     ORDER BY received_at, event_id`,
    [which.event_id ?? null, which.since ?? null],
  );
  const replayed: Replayed[] = [];
  for (const event of rows) {
    const { event_id, type } = event;
    try {
      replayed.push({ event_id, type, outcome: await handle(kit, event), error: null });
    } catch (error) {
      replayed.push({ event_id, type, outcome: 'failed', error: error instanceof Error ? error.message : String(error) });
    }
  }
  return replayed;
}
