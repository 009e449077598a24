/** The receiving side of webhooks, held to messages that the open standard's own library has signed. */
import { Webhook as Signer } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { verifyWebhook, WebhookSignatureError } from '../src/index.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=';
const OTHER = 'whsec_AAAA9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=';
const NOW = 1_790_000_000;
const body = JSON.stringify({
  id: 'evt_1',
  type: 'job.completed',
  timestamp: '2026-11-21T10:00:00.000Z',
  data: { job_id: 'job_1', name: 'Übersicht' },
});
const sign = (secret: string, at_s = NOW) => new Signer(secret).sign('evt_1', new Date(at_s * 1000), body);
const message = (signature = sign(SECRET), at_s = NOW) => ({
  'webhook-id': 'evt_1',
  'webhook-timestamp': String(at_s),
  'webhook-signature': signature,
});
const verify = (headers: Record<string, string>, text = body, secret = SECRET) =>
  verifyWebhook(text, headers, secret, { now: () => NOW * 1000 });

it('takes a message of the secret, with plain headers or a Headers object', async () => {
  expect(await verify(message())).toMatchObject({ id: 'evt_1', data: { name: 'Übersicht' } });
  expect(await verifyWebhook(body, new Headers(message()), SECRET, { now: () => NOW * 1000 })).toMatchObject({ id: 'evt_1' });
});
it('takes a message that two secrets have signed, whichever of them it knows', async () => {
  const both = message(`${sign(OTHER)} ${sign(SECRET)}`);
  expect(await verify(both)).toMatchObject({ id: 'evt_1' });
  expect(await verify(both, body, OTHER)).toMatchObject({ id: 'evt_1' });
});
it.each([
  ['another secret', message(sign(OTHER)), body],
  ['a changed body', message(), body.replace('job_1', 'job_2')],
  ['another id', { ...message(), 'webhook-id': 'evt_2' }, body],
  ['an old time', message(sign(SECRET, NOW - 301), NOW - 301), body],
  ['a time to come', message(sign(SECRET, NOW + 301), NOW + 301), body],
  ['another time', { ...message(), 'webhook-timestamp': String(NOW - 1) }, body],
  ['no time', { ...message(), 'webhook-timestamp': 'x' }, body],
  ['no signature', { ...message(), 'webhook-signature': '' }, body],
  ['a signature of another scheme', message(sign(SECRET).replace('v1,', 'v2,')), body],
  ['a signature that is not base64', message('v1,%%%'), body],
])('refuses a message with %s', async (_what, headers, text) => {
  await expect(verify(headers, text)).rejects.toThrow(WebhookSignatureError);
});
