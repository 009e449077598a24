/** Requests against a server that misbehaves: what is tried again, how long is waited, what is thrown, and that it can be broken off. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type ClientOptions,
  ConnectionError,
  Deckwright,
  RateLimitedError,
  RequestInvalidError,
  ServiceUnavailableError,
} from '../src/index.ts';

interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  readonly at_ms: number;
}
let server: Server;
let baseUrl: string;
let seen: Seen[] = [];
/** Answers in turn; the last one stays. */
let script: ((response: ServerResponse, request: IncomingMessage) => void)[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body, at_ms: performance.now() });
      (script.length > 1 ? script.shift() : script[0])?.(response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  seen = [];
});

const problem =
  (status: number, code: string, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response
      .writeHead(status, { 'content-type': 'application/problem+json', ...headers })
      .end(JSON.stringify({ type: code, title: 'No', status, detail: 'No.', code, actionable: false, remedy: 'None.' }));
const done =
  (value: unknown = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
const cut = (response: ServerResponse) => void response.destroy();
const client = (options: Partial<ClientOptions> = {}) => new Deckwright({ baseUrl: `${baseUrl}/`, apiKey: 'dw_test_x', ...options });

describe('a request', () => {
  it('carries the key, the caller’s name and a JSON body', async () => {
    script = [done({ webhooks: [] })];
    await client({ clientName: 'trial/1.0' }).webhooks.list();
    await client().webhooks.create({ url: 'https://x.example/' });
    expect(seen[0]).toMatchObject({
      method: 'GET',
      url: '/v1/webhooks',
      headers: { authorization: 'Bearer dw_test_x', 'x-deckwright-client': 'trial/1.0', accept: 'application/json' },
    });
    expect(seen[0]?.headers['idempotency-key']).toBeUndefined();
    expect(seen[1]).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"url":"https://x.example/"}',
    });
  });

  it('fills in paths and queries, and keeps what is dangerous in them from meaning anything', async () => {
    script = [done({ jobs: [], total: 0 })];
    await client().jobs.get('../v1/account?x=1#y');
    await client().jobs.list({ status: 'complete', limit: 5 });
    expect(seen.map((one) => one.url)).toEqual(['/v1/jobs/..%2Fv1%2Faccount%3Fx%3D1%23y', '/v1/jobs?status=complete&limit=5']);
  });

  it('has one Idempotency-Key for all its tries, another for the next, or the caller’s own', async () => {
    script = [problem(503, 'service_unavailable'), cut, done()];
    await client().render.intent({ form: 'swot' });
    await client().render.intent({ form: 'swot' });
    await client().render.intent({ form: 'swot' }, { idempotencyKey: 'mine' });
    const keys = seen.map((one) => one.headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect([keys[1], keys[2]]).toEqual([keys[0], keys[0]]);
    expect(keys[3]).not.toBe(keys[0]);
    expect(keys[4]).toBe('mine');
  });
});

describe('what is refused', () => {
  it.each([
    ['429', problem(429, 'rate_limited')],
    ['503', problem(503, 'service_unavailable')],
    ['a cut connection', cut],
    ['a proxy’s page', (response: ServerResponse) => void response.writeHead(502).end('<html>')],
    ['a key whose first request still runs', problem(409, 'idempotency_in_progress')],
  ])('for now, by %s, is asked again', async (_what, refusal) => {
    script = [refusal, done({ job_id: 'job_1' })];
    expect(await client().render.intent({ form: 'swot' })).toMatchObject({ job_id: 'job_1' });
    expect(seen).toHaveLength(2);
  });

  it('for good is thrown at once, as its own class', async () => {
    script = [problem(422, 'request_invalid')];
    await expect(client().render.intent({ form: 'swot' })).rejects.toBeInstanceOf(RequestInvalidError);
    expect(seen).toHaveLength(1);
  });

  it('again and again is thrown after the last try', async () => {
    script = [problem(503, 'service_unavailable')];
    await expect(client({ retries: 2 }).jobs.get('x')).rejects.toBeInstanceOf(ServiceUnavailableError);
    expect(seen).toHaveLength(3);
    script = [cut];
    await expect(client({ retries: 1 }).jobs.get('x')).rejects.toThrow(ConnectionError);
  });

  it('is asked again no sooner than the service says, and thrown when that is too long', async () => {
    script = [problem(429, 'rate_limited', { 'retry-after': '1' }), done()];
    await client().jobs.get('x');
    expect((seen[1]?.at_ms ?? 0) - (seen[0]?.at_ms ?? 0)).toBeGreaterThanOrEqual(990);
    script = [problem(429, 'rate_limited', { 'retry-after': '3600' })];
    const error = await client()
      .jobs.get('x')
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RateLimitedError);
    expect(error).toMatchObject({ retry_after_s: 3600 });
    expect(seen).toHaveLength(3);
  });

  it('by a redirect is not followed: the key goes to one address only', async () => {
    script = [(response) => void response.writeHead(307, { location: 'https://elsewhere.example/' }).end()];
    await expect(client({ retries: 0 }).jobs.get('x')).rejects.toThrow(ConnectionError);
  });
});

describe('a signal', () => {
  it('breaks off a request in the air, and a pause before the next try', async () => {
    script = [() => {}];
    const reason = new Error('enough');
    const inAir = client().jobs.get('x', { signal: AbortSignal.timeout(50) });
    await expect(inAir).rejects.toMatchObject({ name: 'TimeoutError' });
    script = [problem(503, 'service_unavailable', { 'retry-after': '30' })];
    const controller = new AbortController();
    setTimeout(() => controller.abort(reason), 100);
    await expect(client().jobs.get('x', { signal: controller.signal })).rejects.toBe(reason);
    await expect(client().jobs.get('x', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });

  it('is not needed where an answer never begins: each try has its time', async () => {
    script = [() => {}];
    await expect(client({ timeoutMs: 50, retries: 1 }).jobs.get('x')).rejects.toThrow(ConnectionError);
    expect(seen).toHaveLength(2);
  });
});
