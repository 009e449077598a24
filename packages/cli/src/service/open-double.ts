/** The Stripe double of an embedded service, so that everything can be bought on a laptop: no money moves. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type Config, SAMPLE_ISSUER } from '@deckwright/platform/config';
import type { PaymentSettings } from '@deckwright/platform/payments';
import type { Logger } from '@deckwright/platform/telemetry';
import { DOUBLE_KEY, startStripeDouble } from '@deckwright/stripe-double';

export interface OpenDouble {
  /** How the service reaches it; nothing where there is none. */
  readonly settings: PaymentSettings & Partial<Pick<Config, 'invoice_issuer'>>;
  /** Its events go to the service at this address from now on. */
  sendTo(base_url: string): void;
  close(): Promise<void>;
}

const LOOPBACK = /^(?:127(?:\.\d+){3}|::1|localhost)$/;

/** Starts it where no key of Stripe is set and nobody but this machine reaches the service. */
export async function openDouble(config: Config, host: string, log: Logger): Promise<OpenDouble> {
  const isAlone = LOOPBACK.test(host) && (config.base_url === undefined || LOOPBACK.test(new URL(config.base_url).hostname));
  if (config.stripe_secret_key !== undefined || !isAlone) return { settings: {}, sendTo: () => {}, close: async () => {} };
  const secret = `whsec_${randomBytes(24).toString('hex')}`;
  const webhooks: { url: string; secret: string }[] = [];
  const double = await startStripeDouble({ file: join(config.data_dir, 'stripe-double.json'), webhooks });
  log.info({ url: double.url }, 'payments go to a Stripe double: no money moves');
  return {
    settings: {
      stripe_secret_key: DOUBLE_KEY,
      stripe_url: double.url,
      stripe_webhook_secret: [secret],
      invoice_issuer: config.invoice_issuer ?? SAMPLE_ISSUER,
    },
    sendTo: (base_url) => void webhooks.push({ url: `${base_url}/v1/stripe/webhook`, secret }),
    close: () => double.close(),
  };
}
