/** Sends events to webhook endpoints, signed by the SDK's own helper, again and again until they are taken. */
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import type { Faults } from './faults.ts';
import type { StripeObject } from './objects.ts';

export interface WebhookEndpoint {
  readonly url: string;
  readonly secret: string;
}

export interface SenderOptions {
  readonly endpoints: readonly WebhookEndpoint[];
  readonly faults: Faults;
  /** Pauses between the tries of one event, ms. */
  readonly retry_ms: readonly number[];
  readonly api_version: string;
}

export interface Sender {
  send(event: StripeObject): void;
  /** Sends what waits to be shuffled, and resolves when everything is taken or given up. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

const TIMEOUT_MS = 10_000;
// Signs without a key: the helper needs none.
const { webhooks } = new Stripe('sk_test_unused');

export function startSender({ endpoints, faults, retry_ms, api_version }: SenderOptions): Sender {
  const closing = new AbortController();
  // Each delivery that waits listens for the end.
  setMaxListeners(0, closing.signal);
  const sending = new Set<Promise<void>>();
  let waiting: StripeObject[] = [];

  const deliver = async (event: StripeObject, { url, secret }: WebhookEndpoint): Promise<void> => {
    const payload = JSON.stringify({ ...event, api_version, pending_webhooks: 1 });
    for (const pause_ms of [faults.late_ms, ...retry_ms]) {
      if (pause_ms > 0) await sleep(pause_ms, undefined, { signal: closing.signal, ref: false });
      // The helper signs for now: a late try is as young as an early one.
      const signature = webhooks.generateTestHeaderString({ payload, secret });
      const taken = await fetch(url, {
        method: 'POST',
        body: payload,
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature, 'user-agent': 'Stripe/1.0 (double)' },
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      }).then(
        async (response) => {
          await response.arrayBuffer();
          return response.ok;
        },
        () => false,
      );
      if (taken || closing.signal.aborted) return;
    }
  };

  const begin = (event: StripeObject) => {
    for (const endpoint of endpoints) {
      for (let copy = 0; copy < faults.copies; copy += 1) {
        if (faults.random() < faults.lost) continue;
        const delivery = deliver(event, endpoint)
          .catch(() => {})
          .finally(() => sending.delete(delivery));
        sending.add(delivery);
      }
    }
  };

  return {
    send(event) {
      if (faults.shuffled) waiting.push(event);
      // What caused the event is answered first, as with Stripe.
      else setImmediate(() => begin(event));
    },
    async flush() {
      const shuffled = waiting.map((event) => ({ event, at: faults.random() })).sort((a, b) => a.at - b.at);
      waiting = [];
      for (const { event } of shuffled) begin(event);
      await new Promise((resolve) => setImmediate(resolve));
      while (sending.size > 0) await Promise.all(sending);
    },
    async close() {
      closing.abort();
      await Promise.all(sending);
    },
  };
}
