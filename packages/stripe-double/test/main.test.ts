/** The double as a process, as its image runs it. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@deckwright/testkit/postgres';
import Stripe from 'stripe';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'deckwright-double-main-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('answers its health check, names its public address, signs with the secret of its file, and ends with 0', async () => {
  const secret = 'whsec_of_the_file';
  writeFileSync(join(folder, 'secret'), `${secret}\n`);
  const stripe = new Stripe('sk_test_any', { maxNetworkRetries: 0, telemetry: false });
  let receive: (event: Stripe.Event) => void = () => {};
  const received = new Promise<Stripe.Event>((resolve) => {
    receive = resolve;
  });
  const receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      receive(stripe.webhooks.constructEvent(Buffer.concat(chunks), String(request.headers['stripe-signature']), secret));
      response.end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));

  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, '../src/main.ts')], {
    env: {
      PATH: process.env['PATH'] ?? '',
      STRIPE_DOUBLE_HOST: '0.0.0.0',
      STRIPE_DOUBLE_PORT: String(port),
      STRIPE_DOUBLE_PUBLIC_URL: 'http://pay.example:12111',
      STRIPE_DOUBLE_WEBHOOK_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
      STRIPE_DOUBLE_WEBHOOK_SECRET_FILE: join(folder, 'secret'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await Promise.race([new Promise((resolve) => child.stdout.once('data', resolve)), ended]);
  expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
  const client = new Stripe('sk_test_any', { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
  const customer = await client.customers.create({ name: 'Tried' });
  const session = await client.checkout.sessions.create({
    mode: 'setup',
    currency: 'usd',
    customer: customer.id,
    success_url: 'http://127.0.0.1/done',
  });
  expect(session.url).toMatch(/^http:\/\/pay\.example:12111\/c\/pay\//);
  expect((await received).type).toBe('customer.created');
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  receiver.close();
});
