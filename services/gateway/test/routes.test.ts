/** Every route, from one table made of the routes themselves: who is let in, what is refused, and that refusals look alike. */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { MAX_BODY_BYTES } from '@deckwright/platform/http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../src/gateway.ts';
import { all } from '../src/routes/register.generated.ts';
import { type Harness, startHarness } from './harness.ts';

let harness: Harness;
let job_id: string;

beforeAll(async () => {
  harness = await startHarness();
  harness.rule = 'wait';
  const accepted = await harness.jobs.accept({
    account_id: harness.alice.account_id,
    job_type: 'slide',
    name: null,
    request_text: '{}',
    input_hash: 'x',
    outputs: ['pptx'],
  });
  if (accepted.outcome !== 'accepted') throw new Error('the job was not accepted');
  job_id = accepted.job.job_id;
});
afterAll(() => harness.close());

const pathOf = (template: string, id = 'none') => template.replace('{job_id}', id).replaceAll(/\{\w+\*?\}/g, 'none');
const namedRoutes = routes.map((route) => ({ name: `${route.method.toUpperCase()} ${route.path}`, route }));
const keyed = namedRoutes.filter(({ route }) => route.auth === 'key' || route.auth === 'live_key');
const withBody = namedRoutes.filter(({ route }) => route.reads_body);

async function expectProblem(response: Response, status: number, code: string): Promise<Record<string, unknown>> {
  const text = await response.text();
  expect({ status: response.status, type: response.headers.get('content-type'), text }).toMatchObject({
    status,
    type: 'application/problem+json',
  });
  const body = JSON.parse(text) as Record<string, unknown>;
  expect(body).toMatchObject({ status, code, title: expect.any(String), detail: expect.any(String), remedy: expect.any(String) });
  expect(body['type']).toMatch(new RegExp(`/${code.replaceAll('_', '-')}$`));
  expect(body['request_id']).toBe(response.headers.get('x-request-id'));
  return body;
}

/** A refusal in the words of the protocol that the route speaks, with the members of a problem beside them. */
async function expectRefusal({ refusal, tag }: (typeof routes)[number], response: Response, status: number, code: string) {
  // Pages of the account say it in words to who accepts HTML, and to everybody else as all routes do.
  if (refusal === undefined || tag === 'Account page') return expectProblem(response, status, code);
  const body = (await response.json()) as Record<string, unknown>;
  expect([response.status, response.headers.get('content-type'), body]).toMatchObject([
    status,
    expect.stringContaining('application/json'),
    { status, code, error: 'invalid_request', error_description: expect.any(String), request_id: response.headers.get('x-request-id') },
  ]);
  return body;
}

describe('who is let in', () => {
  it.each(keyed)('$name answers 401 without a key', async ({ route }) => {
    const response = await harness.request(pathOf(route.path), { as: null, method: route.method.toUpperCase() });
    await expectProblem(response, 401, 'unauthorized');
    expect(response.headers.get('www-authenticate')).toContain('Bearer');
  });

  it.each([
    ['a mistyped key', (key: string) => `${key.slice(0, -1)}${key.endsWith('x') ? 'y' : 'x'}`],
    ['a key of nobody', () => 'dw_live_AAAAAAAABBBBBBBBBBBBBBBBBBBBBB_000000'],
    ['another scheme', () => 'Basic abc'],
  ])('refuses %s', async (_name, make) => {
    await expectProblem(
      await harness.request('/v1/jobs', { headers: { authorization: `Bearer ${make(harness.alice.key)}` } }),
      401,
      'unauthorized',
    );
  });

  it('takes the key as X-API-Key too, and refuses two that differ', async () => {
    const headers = { 'x-api-key': harness.alice.key };
    expect((await harness.request('/v1/jobs', { as: null, headers })).status).toBe(200);
    await expectProblem(await harness.request('/v1/jobs', { as: harness.bob, headers }), 401, 'unauthorized');
  });

  it('refuses a key from the moment it is revoked', async () => {
    const { key_id, text } = await harness.keys.createKey(harness.alice.account_id, 'short-lived', 'live');
    const as = { ...harness.alice, key: text };
    expect((await harness.request('/v1/jobs', { as })).status).toBe(200);
    await harness.keys.revoke(harness.alice.account_id, key_id);
    await expectProblem(await harness.request('/v1/jobs', { as }), 401, 'unauthorized');
  });

  const withJob = keyed.filter(({ route }) => route.path.includes('{job_id}') && route.tag === 'Jobs');
  it.each(withJob)("$name shows another account's job as 404", async ({ route }) => {
    const path = pathOf(route.path, job_id);
    await expectProblem(await harness.request(path, { as: harness.bob, method: route.method.toUpperCase() }), 404, 'not_found');
    expect(await harness.jobs.get(harness.alice, job_id)).toMatchObject({ status: 'queued' });
  });
  it.each(withJob)('$name answers 404 for an id that is none', async ({ route }) => {
    await expectProblem(
      await harness.request(pathOf(route.path, 'job_nonsense'), { method: route.method.toUpperCase() }),
      404,
      'not_found',
    );
  });
});

describe('bodies', () => {
  const post = (path: string, init: RequestInit) => harness.request(path, { method: 'POST', ...init });

  it.each(withBody)('$name refuses a body of a byte more than it reads, 10 MB as a rule', async ({ route }) => {
    const limit_bytes = route.body_bytes ?? MAX_BODY_BYTES;
    const body = ' '.repeat(limit_bytes + 1);
    const method = route.method.toUpperCase();
    const type = route.form ? 'application/x-www-form-urlencoded' : 'application/json';
    const response = await post(pathOf(route.path, job_id), { method, headers: { 'content-type': type }, body });
    expect(await expectRefusal(route, response, 413, 'payload_too_large')).toMatchObject({ limit_bytes });
  });
  it('refuses a body of unannounced length at the same size', async () => {
    const chunk = new Uint8Array(1024 * 1024).fill(32);
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        if (sent++ > 11) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const init = { headers: { 'content-type': 'application/json' }, body, duplex: 'half' } as const;
    await expectProblem(await post('/v1/render/intent', init), 413, 'payload_too_large');
  });

  it.each(withBody)('$name refuses what is not JSON, or no form where it reads one', async ({ route }) => {
    const other = route.form ? 'application/json' : 'application/x-www-form-urlencoded';
    for (const type of ['text/plain', other, 'application/json; charset=latin1', '']) {
      const method = route.method.toUpperCase();
      const response = await post(pathOf(route.path, job_id), { method, headers: { 'content-type': type }, body: '{}' });
      await expectRefusal(route, response, 415, 'unsupported_media_type');
    }
  });
  it('refuses a compressed body, since nothing is inflated here', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    await expectProblem(await post('/v1/render/intent', { headers, body: '{}' }), 415, 'unsupported_media_type');
  });

  it.each([
    ['broken JSON', '{"form": ', {}],
    ['an empty body', '', {}],
    ['a key sent twice', '{"form":"swot","form":"funnel"}', { reason: 'duplicate_key' }],
    ['100 levels of nesting', `{"data":${'['.repeat(100)}${']'.repeat(100)}}`, { reason: 'too_deep' }],
    ['NaN', '{"form":"swot","data":{"x":NaN}}', { line: 1 }],
    ['a number beyond what numbers hold', '{"form":"swot","data":{"x":1e999}}', { reason: 'number_out_of_range' }],
  ])('refuses %s with the place of the fault', async (_name, body, members) => {
    const problem = await expectProblem(
      await post('/v1/render/intent', { headers: { 'content-type': 'application/json' }, body }),
      400,
      'invalid_json',
    );
    expect(problem).toMatchObject({ position: expect.any(Number), ...members });
  });
  it('refuses bytes that are not UTF-8', async () => {
    const body = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]);
    await expectProblem(await post('/v1/render/intent', { headers: { 'content-type': 'application/json' }, body }), 400, 'invalid_json');
  });
});

describe('queries and paths', () => {
  it('refuses a repeated parameter', async () => {
    await expectProblem(await harness.request('/v1/jobs?limit=1&limit=2'), 422, 'request_invalid');
  });
  it('names the nearest value of a mistyped one, with its pointer', async () => {
    const problem = await expectProblem(await harness.request('/v1/jobs?status=complet'), 422, 'request_invalid');
    expect(problem['errors']).toMatchObject([{ loc: ['query', 'status'], pointer: '/status', code: 'unknown_value', nearest: 'complete' }]);
  });
  it.each(['limit=0', 'limit=101', 'limit=x', 'offset=-1', 'job_type=nothing'])('refuses ?%s', async (query) => {
    await expectProblem(await harness.request(`/v1/jobs?${query}`), 422, 'request_invalid');
  });
  it.each(['/v1/nothing', '/V1/jobs', '/v1/jobs/', '//v1/jobs', '/v1/jobs/%E0%A4%A'])('answers 404 for %s', async (path) => {
    await expectProblem(await harness.request(path), 404, 'not_found');
  });
  it('answers 405 with the methods that are taken', async () => {
    const response = await harness.request('/v1/render/intent', { method: 'DELETE' });
    expect(await expectProblem(response, 405, 'method_not_allowed')).toMatchObject({ allowed_methods: ['POST', 'OPTIONS'] });
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
  });
  it('lets pages of any origin read answers and errors, without credentials', async () => {
    const origin = 'https://app.example.com';
    const asked = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization,content-type' };
    const preflight = await harness.request('/v1/render/intent', { method: 'OPTIONS', headers: asked, as: null });
    expect([preflight.status, Object.fromEntries(preflight.headers)]).toMatchObject([
      204,
      {
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'POST, OPTIONS',
        'access-control-allow-headers': expect.stringMatching(/Authorization.*Content-Type.*Idempotency-Key.*If-Match.*X-API-Key/),
        'access-control-max-age': '86400',
      },
    ]);
    for (const path of ['/healthz', '/v1/account', '/v1/nothing']) {
      const { headers } = await harness.request(path, { as: null, headers: { origin } });
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-expose-headers')).toMatch(/Content-Disposition.*Location.*RateLimit.*Repr-Digest.*X-Request-Id/);
      expect(headers.has('access-control-allow-credentials')).toBe(false);
    }
  });
  it('keeps a fit request id, and replaces one that could break a log line', async () => {
    expect((await harness.request('/healthz', { headers: { 'x-request-id': 'abc-123' } })).headers.get('x-request-id')).toBe('abc-123');
    expect((await harness.request('/healthz', { headers: { 'x-request-id': 'a b"c' } })).headers.get('x-request-id')).toMatch(/^req_/);
  });
});

describe('what is not served', () => {
  const removed = namedRoutes.filter(({ route }) => route.tag === 'Removed');
  it.each(removed)('$name answers 410 and names its replacement', async ({ route }) => {
    const response = await harness.request(route.path, { as: null, method: route.method.toUpperCase() });
    expect(await expectProblem(response, 410, 'endpoint_removed')).toMatchObject({ replacement: expect.stringContaining('/v1/') });
  });
});

describe('the tree of route files', () => {
  const folder = join(import.meta.dirname, '../src/routes');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(get|post|put|patch|delete)\.ts$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

  it('spells the addresses: each file stands where its path says', () => {
    const spelled = all.map((route) => `${(route.path.slice(1) || 'index').replaceAll(/\{(\w+)\*?\}/g, '[$1]')}.${route.method}.ts`);
    expect(files.sort()).toEqual(spelled.sort());
  });
  it('has one route for each method and path', () => {
    expect(new Set(namedRoutes.map(({ name }) => name)).size).toBe(namedRoutes.length);
  });
});

describe('the log', () => {
  it('has one line a request, with neither keys nor bodies', async () => {
    harness.logLines.length = 0;
    const headers = { 'x-slideforge-client': 'n8n-nodes-slideforge', 'x-request-id': 'one-line' };
    await harness.request('/v1/render/intent', { headers, json: { form: 'canary-in-body', dry_run: true } });
    const lines = harness.logLines.filter((line) => line.includes('one-line'));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      route: '/v1/render/intent',
      status: 200,
      client: 'n8n-nodes-slideforge',
      account_id: harness.alice.account_id,
    });
    expect(harness.logLines.join('')).not.toMatch(/canary-in-body|dw_live_/);
  });
});
