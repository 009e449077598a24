/** What payments work with: the database, Stripe's SDK, and who hears of trouble. */
import Stripe from 'stripe';
import type { Config, PlanOffer } from '../config/index.ts';
import type { Database } from '../database/database.ts';
import { databaseTime } from '../database/database-time.ts';
import type { Log } from '../log/index.ts';

/** The version of Stripe's interface that this code was written for. An update of the SDK alone does not change what is answered. */
export const STRIPE_API_VERSION = '2026-10-28.endive';

export interface PaymentKit {
  readonly db: Database;
  readonly stripe: Stripe;
  /** Whether the key is a live one: customers and cards of test payments are others. */
  readonly livemode: boolean;
  /** Newest first; empty: events are refused. */
  readonly webhook_secrets: readonly string[];
  readonly publishable_key: string | null;
  /** Plans that are sold, the one that is offered by default first. */
  readonly plans: readonly PlanOffer[];
  readonly log: Log;
  /** By the database's clock: what is due, and what a month has cost, is one question for all processes. */
  readonly now: () => Promise<Date>;
}

export type PaymentSettings = Partial<
  Pick<Config, 'stripe_secret_key' | 'stripe_url' | 'stripe_webhook_secret' | 'stripe_publishable_key' | 'plans'>
>;

/** How long one call may take; a person waits for most of them. */
const TIMEOUT_MS = 20_000;

/** Null where no key is set: nothing can be bought then. */
export function openPayments(
  config: PaymentSettings,
  { db, log, now = () => databaseTime(db) }: { readonly db: Database; readonly log: Log; readonly now?: () => Promise<Date> },
): PaymentKit | null {
  const { stripe_secret_key: key, stripe_url = 'https://api.stripe.com' } = config;
  if (key === undefined) return null;
  const { protocol, hostname, port } = new URL(stripe_url);
  const isHttp = protocol === 'http:';
  const stripe = new Stripe(key, {
    apiVersion: STRIPE_API_VERSION,
    protocol: isHttp ? 'http' : 'https',
    host: hostname,
    port: port || (isHttp ? 80 : 443),
    // Each of our calls that changes something has an idempotency key, so that trying again is harmless.
    maxNetworkRetries: 1,
    timeout: TIMEOUT_MS,
    telemetry: false,
    appInfo: { name: 'deckwright' },
  });
  return {
    db,
    stripe,
    livemode: key.includes('k_live_'),
    webhook_secrets: config.stripe_webhook_secret ?? [],
    publishable_key: config.stripe_publishable_key ?? null,
    plans: config.plans ?? [],
    log,
    now,
  };
}
