/** One attempt at a delivery: signed, sent, and its outcome recorded. */
import type { Database } from '../database/database.ts';
import { type CallOut, UnfetchableFile } from '../http/call-out.ts';
import type { Sealer } from '../identity/seal.ts';
import { failSpan, inSpan } from '../telemetry/spans.ts';
import { traceHeaders, traceparent } from '../telemetry/trace-context.ts';
import { type ClaimedDelivery, markDelivered, markFailed, markTestFailed, type Outcome } from './deliveries.ts';
import { eventBody } from './event.ts';
import { openSecrets } from './registry.ts';
import { pauseAfter } from './schedule.ts';
import { signedHeaders } from './sign.ts';

/** What an attempt works with. */
export interface DeliverKit {
  readonly db: Database;
  readonly sealer: Sealer;
  readonly callOut: CallOut;
  readonly now_ms: () => number;
  /** Default five days. */
  readonly disable_after_ms?: number;
  /** Pause after the attempt of this number, null after the last. Default: `pauseAfter`. */
  readonly pauseAfter?: (attempt: number) => number | null;
  /** For tests: called between sending and recording. */
  readonly afterSend?: (delivery: ClaimedDelivery) => Promise<void>;
}

/** An attempt that is not recorded this long after it began may be made by another deliverer. Longer than sending may take. */
export const CLAIM_MS = 30_000;

const FIVE_DAYS_MS = 432_000_000;

/** How it ended, and whether the address was switched off for it. */
export interface Attempted extends Outcome {
  readonly delivered: boolean;
  readonly disabled: boolean;
}

/** Sends once. Rejects only when Postgres cannot be reached: then the claim runs out, and the same event is sent again. */
export async function deliver(kit: DeliverKit, delivery: ClaimedDelivery): Promise<Attempted> {
  const outcome = await sendTraced(kit, delivery);
  await kit.afterSend?.(delivery);
  if (outcome.error === null) {
    await markDelivered(kit.db, delivery, outcome);
    return { ...outcome, delivered: true, disabled: false };
  }
  const disabled = await markFailed(kit.db, delivery, outcome, {
    pause_ms: (kit.pauseAfter ?? pauseAfter)(delivery.attempts),
    disable_after_ms: kit.disable_after_ms ?? FIVE_DAYS_MS,
    is_gone: outcome.status === 410,
  });
  return { ...outcome, delivered: false, disabled };
}

/** Sends a test. Whatever comes of it, it is not tried again, and does not count among the failures of the address. */
export async function sendTest(kit: DeliverKit, delivery: ClaimedDelivery): Promise<Attempted> {
  const outcome = await sendTraced(kit, delivery);
  if (outcome.error === null) await markDelivered(kit.db, delivery, outcome);
  else await markTestFailed(kit.db, delivery, outcome);
  return { ...outcome, delivered: outcome.error === null, disabled: false };
}

/** In a span of the trace that its job was asked for in, which the receiver may go on with. Where it went is not said: addresses are the caller's. */
const sendTraced = (kit: DeliverKit, delivery: ClaimedDelivery): Promise<Outcome> => {
  const { traceparent: parent, webhook_id, event_id, attempts } = delivery;
  const attributes = {
    'http.request.method': 'POST',
    'deckwright.webhook_id': webhook_id,
    'deckwright.event_id': event_id,
    'deckwright.attempt_no': attempts,
    ...(attempts > 1 && { 'http.request.resend_count': attempts - 1 }),
  };
  return inSpan('POST webhook', { kind: 'client', ...(parent ? { traceparent: parent } : { is_root: true }), attributes }, async (span) => {
    const outcome = await send(kit, delivery, traceHeaders(traceparent(span)));
    if (outcome.status !== null) span.setAttribute('http.response.status_code', outcome.status);
    if (outcome.error !== null) failSpan(span, outcome.status === null ? 'not_reached' : String(outcome.status));
    return outcome;
  });
};

async function send(
  { sealer, callOut, now_ms }: DeliverKit,
  delivery: ClaimedDelivery,
  traced: ReturnType<typeof traceHeaders>,
): Promise<Outcome> {
  const from = now_ms();
  const secrets = openSecrets(sealer, delivery.account_id, delivery);
  if (secrets.length === 0) return { status: null, error: 'Its secret was sealed under a key that is gone; make a new secret.', ms: 0 };
  const body = eventBody(delivery);
  const headers = {
    'content-type': 'application/json',
    ...traced,
    ...signedHeaders(delivery.event_id, body, secrets, Math.floor(from / 1000)),
  };
  try {
    const status = await callOut.post(delivery.url, { headers, body });
    const error =
      status >= 200 && status < 300
        ? null
        : status >= 300 && status < 400
          ? `It answered ${status}; redirects are not followed.`
          : `It answered ${status}.`;
    return { status, error, ms: Math.round(now_ms() - from) };
  } catch (error) {
    if (!(error instanceof UnfetchableFile)) throw error;
    return { status: null, error: error.message, ms: Math.round(now_ms() - from) };
  }
}
