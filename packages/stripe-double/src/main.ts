/** The Stripe double as a process, for trials in containers: settings from the environment, and no money moves. */
import { readFileSync } from 'node:fs';
import { startStripeDouble } from './index.ts';

const { STRIPE_DOUBLE_HOST: host, STRIPE_DOUBLE_PORT, STRIPE_DOUBLE_PUBLIC_URL: public_url } = process.env;
const { STRIPE_DOUBLE_FILE: file, STRIPE_DOUBLE_WEBHOOK_URL: webhook_url, STRIPE_DOUBLE_WEBHOOK_SECRET_FILE: secret_file } = process.env;
const port = Number(STRIPE_DOUBLE_PORT ?? 12_111);
const double = await startStripeDouble({
  port,
  ...(host && { host }),
  ...(public_url && { public_url }),
  ...(file && { file }),
  webhooks: webhook_url && secret_file ? [{ url: webhook_url, secret: readFileSync(secret_file, 'utf8').trim() }] : [],
});
if (!double.url.endsWith(`:${port}`)) {
  process.stderr.write(`stripe-double: port ${port} is taken; set STRIPE_DOUBLE_PORT to a free one.\n`);
  process.exit(1);
}
process.stdout.write(`${JSON.stringify({ event: 'ready', url: double.url })}\n`);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void double.close().then(() => process.exit(0)));
