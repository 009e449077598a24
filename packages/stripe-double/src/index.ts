/** A Stripe of one's own for development and tests: stateful, on a port of this machine, and spoken to by Stripe's own SDK. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Desk } from './endpoint.ts';
import { type Faults, noFaults } from './faults.ts';
import type { StripeObject } from './objects.ts';
import { billingPortal, charges, disputes, events, refunds } from './resources/after-payment.ts';
import { catalog } from './resources/catalog.ts';
import { checkoutSessions } from './resources/checkout-sessions.ts';
import { customers } from './resources/customers.ts';
import { paymentIntents, setupIntents } from './resources/payment-intents.ts';
import { invoices, subscriptions, testClocks } from './resources/subscriptions.ts';
import { createDoubleServer } from './server.ts';
import { Store } from './store.ts';
import { startSender, type WebhookEndpoint } from './webhooks.ts';

export { TEST_CARDS } from './cards.ts';
export type { Faults } from './faults.ts';
export type { StripeObject } from './objects.ts';

/** A key that the double takes. It takes each secret test key. */
export const DOUBLE_KEY = 'sk_test_deckwright_double';

export interface DoubleOptions {
  /** Default: the port of the run before, else any free one. */
  readonly port?: number;
  /** Address to listen on. Default: this machine alone, because whoever reaches the double moves play money. */
  readonly host?: string;
  /** Address under which browsers reach its pages, where it is not the one that it listens on. */
  readonly public_url?: string;
  /** File in which it keeps what it knows. Absent: in memory alone. */
  readonly file?: string;
  /** Where events are sent. */
  readonly webhooks?: readonly WebhookEndpoint[];
  /** Pauses before an event is sent again, ms. */
  readonly retry_ms?: readonly number[];
  readonly now_ms?: () => number;
}

export interface StripeDouble {
  /** Address without a slash at its end. */
  readonly url: string;
  readonly faults: Faults;
  /** Objects of one kind, newest first. */
  list(kind: string): readonly StripeObject[];
  /** Sends an event, as it is or changed, once more. */
  resend(event: StripeObject): void;
  /** Sends what is held back to be shuffled, and waits until every event was taken or given up. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

const API_VERSION = '2026-10-28.endive';
const RETRY_MS = [250, 1_000, 5_000, 30_000, 120_000];

export async function startStripeDouble(options: DoubleOptions = {}): Promise<StripeDouble> {
  const faults = noFaults();
  const sender = startSender({
    endpoints: options.webhooks ?? [],
    faults,
    retry_ms: options.retry_ms ?? RETRY_MS,
    api_version: API_VERSION,
  });
  const store = new Store({ file: options.file, now_ms: options.now_ms ?? (() => Date.now()), onEvent: (event) => sender.send(event) });
  let url = '';
  const desk: Desk = { store, url: () => options.public_url ?? url };
  const endpoints = [
    ...customers,
    ...paymentIntents,
    ...setupIntents,
    ...checkoutSessions,
    ...charges,
    ...refunds,
    ...disputes,
    ...catalog,
    ...subscriptions,
    ...invoices,
    ...testClocks,
    ...billingPortal,
    ...events,
  ];
  const server = createDoubleServer({ desk, endpoints, faults });
  const port = await listenOn(server, options.port ?? store.port ?? 0, options.host ?? '127.0.0.1');
  store.port = port;
  url = `http://127.0.0.1:${port}`;
  return {
    url,
    faults,
    list: (kind) => store.list(kind),
    resend: (event) => sender.send(event),
    settle: () => sender.flush(),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await sender.close();
      store.flush();
    },
  };
}

/** A port that is taken is given up for a free one. */
function listenOn(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' && port !== 0) listenOn(server, 0, host).then(resolve, reject);
      else reject(error);
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}
