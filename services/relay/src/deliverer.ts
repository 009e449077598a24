/** Sends webhooks that are due, a bounded number at a time, and never waits for a slow address. */
import { describeError, type Log } from '@deckwright/platform/log';
import type { RelayMetrics } from '@deckwright/platform/telemetry';
import { CLAIM_MS, type ClaimedDelivery, claimDeliveries, type DeliverKit, deliver, WEBHOOK_CHANNEL } from '@deckwright/platform/webhooks';
import { type Loop, startLoop } from './loop.ts';

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
  const sending = new Set<Promise<void>>();

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

  const loop = startLoop({
    name: 'webhooks',
    every_ms: POLL_MS,
    log,
    run: async (signal) => {
      while (sending.size < MAX_CONCURRENT && !signal.aborted) {
        const limit = MAX_CONCURRENT - sending.size;
        const taken = await claimDeliveries(db, { limit, per_webhook: PER_WEBHOOK, claim_ms: deps.claim_ms ?? CLAIM_MS });
        for (const delivery of taken) {
          const call = attempt(delivery).finally(() => {
            sending.delete(call);
            loop.wake();
          });
          sending.add(call);
        }
        if (taken.length < limit) return;
      }
    },
  });
  let stopListening: (() => Promise<void>) | undefined;
  const listening = db
    .listen(WEBHOOK_CHANNEL, () => loop.wake())
    .then(
      (stop) => {
        stopListening = stop;
      },
      (error) => log.warn(describeError(error), 'webhooks are polled for, because Postgres does not tell'),
    );
  return {
    async stop(timeout_ms) {
      await loop.stop(timeout_ms);
      await listening;
      await stopListening?.().catch(() => {});
      let timer: NodeJS.Timeout | undefined;
      // What is still in the air then is sent again by another: its claim runs out.
      await Promise.race([Promise.all(sending), new Promise((resolve) => (timer = setTimeout(resolve, timeout_ms)))]);
      clearTimeout(timer);
    },
  };
}
