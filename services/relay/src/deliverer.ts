/** Sends webhooks that are due, a bounded number at a time, and never waits for a slow address. */
import { describeError, type Log } from '@deckwright/platform/log';
import type { RelayMetrics } from '@deckwright/platform/telemetry';
import { CLAIM_MS, type ClaimedDelivery, claimDeliveries, type DeliverKit, deliver, WEBHOOK_CHANNEL } from '@deckwright/platform/webhooks';
import { claimAndSend } from './claim-and-send.ts';
import type { Loop } from './loop.ts';

/** What the deliverer works with. */
export interface DelivererDeps extends DeliverKit {
  readonly log: Log;
  readonly metrics?: Pick<RelayMetrics, 'webhook_attempts'> | undefined;
  /** How long a claimed delivery that is not marked stays claimed. Longer than a call may take. */
  readonly claim_ms?: number;
}

/** Calls in the air at once, and of those to one address. */
const MAX_CONCURRENT = 32;
const PER_WEBHOOK = 4;
const POLL_MS = 1_000;

/** Starts to deliver. */
export function startDeliverer(deps: DelivererDeps): Pick<Loop, 'stop'> {
  const { db, log } = deps;

  const attempt = async (delivery: ClaimedDelivery): Promise<void> => {
    const { webhook_id, event_id, attempts } = delivery;
    try {
      const ended = await deliver(deps, delivery);
      deps.metrics?.webhook_attempts.inc({ outcome: ended.delivered ? 'delivered' : 'failed' });
      if (!ended.delivered)
        log.info({ webhook_id, event_id, attempts, status: ended.status, error: ended.error }, 'a webhook was not delivered');
      if (ended.disabled) log.warn({ webhook_id, account_id: delivery.account_id }, 'a webhook was switched off');
    } catch (error) {
      log.warn({ webhook_id, event_id, ...describeError(error) }, 'the end of a delivery could not be written down; it will be sent again');
    }
  };

  return claimAndSend({
    name: 'webhooks',
    db,
    log,
    channel: WEBHOOK_CHANNEL,
    every_ms: POLL_MS,
    most: MAX_CONCURRENT,
    unheard: 'webhooks are polled for, because Postgres does not tell',
    claim: (limit) => claimDeliveries(db, { limit, per_webhook: PER_WEBHOOK, claim_ms: deps.claim_ms ?? CLAIM_MS }),
    send: attempt,
  });
}
