/** Webhooks over HTTP: registered, listed, changed, tried and deleted, by their owner alone, and never with a private address. */
import { createCallOut } from '@deckwright/platform/http';
import { kitTo, type Receiver, startReceiver } from '@deckwright/testkit/webhook-receiver';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, type Harness, startHarness, WATERFALL } from './harness.ts';

let harness: Harness;
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
  const addresses = { 'inside.example.com': ['10.1.2.3'], 'half.example.com': ['93.184.215.14', '::1'], 'nowhere.example.com': [] };
  const patient = createCallOut(kitTo(receiver.port, addresses), 60_000);
  // Only a receiver that hangs is not waited for: a slow machine must not look like one.
  const impatient = createCallOut(kitTo(receiver.port, addresses), 300);
  harness = await startHarness({
    callOut: { check: patient.check, post: (...message) => (receiver.answer === 'hang' ? impatient : patient).post(...message) },
  });
});
afterAll(async () => {
  await harness.close();
  await receiver.close();
});
beforeEach(async () => {
  receiver.answer = 204;
  receiver.received.length = 0;
  await harness.db.query('TRUNCATE webhooks, webhook_events CASCADE');
});

type Body = Record<string, unknown>;
const URL_ = 'https://hooks.example.com/deckwright?x=1';
const ask = async (method: string, path: string, json?: unknown, as: Account = harness.alice) => {
  const answer = await harness.request(path, { method, as, ...(json === undefined ? {} : { json }) });
  const text = await answer.text();
  return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as Body };
};
const register = async (json: Body = {}): Promise<Body & { webhook_id: string; secret: string }> => {
  const { status, body } = await ask('POST', '/v1/webhooks', { url: URL_, ...json });
  expect(status).toBe(201);
  return body as Body & { webhook_id: string; secret: string };
};
const deliveries = async (webhook_id: string, query = '') => (await ask('GET', `/v1/webhooks/${webhook_id}/deliveries${query}`)).body;

describe('a webhook', () => {
  it('hears of everything unless asked otherwise, and shows its secret once', async () => {
    const made = await register();
    expect(made).toMatchObject({
      webhook_id: expect.stringMatching(/^whk_[0-9A-Z]{26}$/),
      url: URL_,
      events: ['job.completed', 'job.failed', 'deck.completed', 'deck.partial', 'deck.failed'],
      status: 'active',
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
    });
    const { secret: _secret, ...shown } = made;
    expect((await ask('GET', '/v1/webhooks')).body).toEqual({ webhooks: [shown] });
    expect((await ask('GET', `/v1/webhooks/${made.webhook_id}`)).body).toEqual(shown);
    const { rows } = await harness.db.query<{ secret: string }>('SELECT secret FROM webhooks');
    expect(rows[0]?.secret).not.toContain(made.secret.slice(6));
  });

  it('is made once under an Idempotency-Key, with the same secret', async () => {
    const init = { json: { url: URL_ }, headers: { 'idempotency-key': 'hook' } };
    const first = await (await harness.request('/v1/webhooks', init)).text();
    const again = await harness.request('/v1/webhooks', init);
    expect([again.status, again.headers.get('idempotent-replayed'), await again.text()]).toEqual([201, 'true', first]);
  });

  it.each([
    ['http://hooks.example.com/', 'url_not_https'],
    ['https://hooks.example.com:8443/', 'url_invalid'],
    ['https://user:word@hooks.example.com/', 'url_invalid'],
    ['https://127.0.0.1/', 'url_not_public'],
    ['https://[::1]/', 'url_not_public'],
    ['https://0x7f.1/', 'url_not_public'],
    ['https://169.254.169.254/latest', 'url_not_public'],
    ['https://inside.example.com/', 'url_not_public'],
    ['https://half.example.com/', 'url_not_public'],
    ['https://nowhere.example.com/', 'url_unreachable'],
    ['nonsense', 'url_invalid'],
  ])('is refused to %s', async (url, code) => {
    const { status, body } = await ask('POST', '/v1/webhooks', { url });
    expect([status, body]).toMatchObject([422, { code: 'request_invalid', errors: [{ pointer: '/url', code }] }]);
    const { webhook_id } = await register();
    expect((await ask('PATCH', `/v1/webhooks/${webhook_id}`, { url })).status).toBe(422);
  });

  it('is refused with kinds of events that there are not, and past the limit', async () => {
    const { status, body } = await ask('POST', '/v1/webhooks', { url: URL_, events: ['job.complete'] });
    expect([status, body]).toMatchObject([422, { errors: [{ pointer: '/events/0', nearest: 'job.completed' }] }]);
    await harness.db.query(
      `INSERT INTO webhooks (webhook_id, account_id, url, events, secret)
       SELECT 'whk_' || n, $1, 'https://x.example', '{job.failed}', '' FROM generate_series(1, 20) n`,
      [harness.alice.account_id],
    );
    expect(await ask('POST', '/v1/webhooks', { url: URL_ })).toMatchObject({ status: 409, body: { code: 'too_many_webhooks', limit: 20 } });
    expect((await ask('POST', '/v1/webhooks', { url: URL_ }, harness.bob)).status).toBe(201);
  });

  it('is another account’s to nobody', async () => {
    const { webhook_id } = await register();
    const path = `/v1/webhooks/${webhook_id}`;
    await ask('POST', `${path}/test`);
    const [delivery] = (await deliveries(webhook_id))['deliveries'] as { delivery_id: string }[];
    const before = (await ask('GET', path)).body;
    for (const [method, at, json] of [
      ['GET', path, undefined],
      ['PATCH', path, { status: 'disabled' }],
      ['DELETE', path, undefined],
      ['POST', `${path}/test`, undefined],
      ['POST', `${path}/secret`, undefined],
      ['GET', `${path}/deliveries`, undefined],
      ['POST', `${path}/deliveries/${delivery?.delivery_id}/resend`, undefined],
    ] as const) {
      expect([method, at, (await ask(method, at, json, harness.bob)).status]).toEqual([method, at, 404]);
    }
    expect((await ask('GET', '/v1/webhooks', undefined, harness.bob)).body).toEqual({ webhooks: [] });
    expect((await ask('GET', path)).body).toEqual(before);
    expect(receiver.received).toHaveLength(1);
  });

  it('can be changed, switched off and on, and removed', async () => {
    const { webhook_id } = await register();
    const path = `/v1/webhooks/${webhook_id}`;
    expect((await ask('PATCH', path, { events: ['deck.failed'], description: 'Alarm' })).body).toMatchObject({
      url: URL_,
      events: ['deck.failed'],
      description: 'Alarm',
    });
    expect((await ask('PATCH', path, { status: 'disabled' })).body).toMatchObject({
      status: 'disabled',
      disabled_at: expect.any(String),
      disabled_reason: expect.any(String),
    });
    expect((await ask('PATCH', path, { status: 'active', description: null })).body).toMatchObject({
      status: 'active',
      disabled_at: null,
      disabled_reason: null,
      description: null,
    });
    expect((await ask('DELETE', path)).status).toBe(204);
    expect((await ask('DELETE', path)).status).toBe(404);
  });
});

describe('a test', () => {
  it('goes out at once, signed, and says what came back', async () => {
    const { webhook_id, secret } = await register();
    const { body } = await ask('POST', `/v1/webhooks/${webhook_id}/test`);
    expect(body).toMatchObject({ delivered: true, status: 204, error: null, event_id: expect.stringMatching(/^evt_/) });
    const [message] = receiver.received;
    expect(new Verifier(secret).verify(message?.body ?? '', { ...message?.headers })).toMatchObject({
      id: body['event_id'],
      type: 'webhook.test',
    });
    expect(message?.path).toBe('/deckwright?x=1');
    expect(await deliveries(webhook_id)).toMatchObject({
      total: 1,
      deliveries: [{ type: 'webhook.test', state: 'delivered', attempts: 1 }],
    });
  });

  it.each([
    [500, 500, 'It answered 500.'],
    [307, 307, 'redirects are not followed'],
    ['hang', null, 'did not answer'],
  ] as const)('of an address that answers %s says so, and is not tried again', async (answer, status, error) => {
    receiver.answer = answer;
    const { webhook_id } = await register();
    const { body } = await ask('POST', `/v1/webhooks/${webhook_id}/test`);
    expect(body).toMatchObject({ delivered: false, status, error: expect.stringContaining(error) });
    expect(await deliveries(webhook_id, '?state=failed')).toMatchObject({ total: 1 });
    expect((await ask('GET', `/v1/webhooks/${webhook_id}`)).body).toMatchObject({ status: 'active', failing_since: null });
  });

  it('is signed by the old and the new secret after a change', async () => {
    const { webhook_id, secret } = await register();
    const { body } = await ask('POST', `/v1/webhooks/${webhook_id}/secret`);
    expect(body).toMatchObject({ webhook_id, previous_until: expect.any(String) });
    await ask('POST', `/v1/webhooks/${webhook_id}/test`);
    const [message] = receiver.received;
    for (const one of [secret, String(body['secret'])]) new Verifier(one).verify(message?.body ?? '', { ...message?.headers });
  });
});

describe('a delivery', () => {
  it('waits when a slide is rendered, is listed by page and state, and can be asked for again', async () => {
    const { webhook_id } = await register();
    const job = (await (await harness.request('/v1/render/intent', { json: { ...WATERFALL, headline: 'Hooked' } })).json()) as Body;
    const listed = await deliveries(webhook_id, '?state=pending&limit=1');
    expect(listed).toMatchObject({ total: 1, limit: 1, offset: 0, deliveries: [{ type: 'job.completed', job_id: job['job_id'] }] });
    const [one] = listed['deliveries'] as { delivery_id: string; event_id: string }[];
    await harness.db.query("UPDATE webhook_deliveries SET state = 'failed', attempts = 12, next_attempt_at = NULL");
    const again = await ask('POST', `/v1/webhooks/${webhook_id}/deliveries/${one?.delivery_id}/resend`);
    expect(again).toMatchObject({ status: 200, body: { event_id: one?.event_id, state: 'pending', attempts: 0 } });
    expect((await ask('POST', `/v1/webhooks/${webhook_id}/deliveries/dlv_none/resend`)).status).toBe(404);
    expect((await ask('GET', `/v1/webhooks/${webhook_id}/deliveries?state=lost`)).status).toBe(422);
  });
});

it('tells the owner in the account that a webhook was switched off for failing', async () => {
  const { webhook_id } = await register();
  expect((await ask('GET', '/v1/account')).body['notices']).toEqual([]);
  await harness.db.query(
    "UPDATE webhooks SET status = 'disabled', disabled_at = now(), failing_since = now(), disabled_reason = 'It answered 410: gone.'",
  );
  expect((await ask('GET', '/v1/account')).body['notices']).toMatchObject([
    { code: 'webhook_disabled', webhook_id, message: expect.stringContaining('410') },
  ]);
});
