/** Errors in a program: each documented code has its class, and whatever else answers becomes an error too. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  ApiError,
  Deckwright,
  errorClasses,
  IdempotencyInProgressError,
  InsufficientBalanceError,
  type Problem,
  RateLimitedError,
  readError,
} from '../src/index.ts';

/** The examples of the documentation, one a code. */
const documented = [...readFileSync(join(import.meta.dirname, '../../../docs/errors.md'), 'utf8').matchAll(/```json\n([\s\S]*?)```/g)].map(
  ([, text = '']) => JSON.parse(text) as Problem,
);
const answer = (status: number, headers: Record<string, string> = {}) => ({ status, headers: new Headers(headers) });

describe('each documented error', () => {
  it('has a class, and no class is without one', () => {
    expect(documented.map((problem) => problem.code).sort()).toEqual(Object.keys(errorClasses).sort());
    expect(documented.length).toBeGreaterThan(35);
  });
  it.each(documented.map((problem) => [problem.code, problem] as const))(
    '%s becomes its class, with code, status and remedy',
    (code, problem) => {
      const error = readError(answer(problem.status), JSON.stringify(problem));
      expect(error).toBeInstanceOf(errorClasses[code as keyof typeof errorClasses]);
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toBeInstanceOf(Error);
      expect(error).toMatchObject({ code, status: problem.status, problem: { remedy: problem.remedy }, request_id: problem.request_id });
      // In terms of the client: no method and path stand in it, but calls.
      expect(error.remedy).not.toMatch(/\b(?:GET|POST|PUT|PATCH|DELETE) \/v1/);
      expect(error.name).toMatch(/^[A-Z]\w+Error$/);
      expect(error.message).toBe(`${problem.title}: ${problem.detail}`);
    },
  );
});

describe('ways out', () => {
  const refused = (ways_out: unknown) => readError(answer(402), problem('insufficient_balance', { ways_out }));
  it('are calls of the client, by the names that its methods have', () => {
    const ways = [
      {
        why: 'Past the plan the wallet may not pay.',
        do: [
          { method: 'POST', path: '/v1/billing/plan/overflow', body: { enabled: true } },
          { method: 'GET', path: '/v1/jobs/job_1' },
        ],
        again: true,
      },
      { why: 'A name.', do: [{ change: [{ op: 'replace', path: '/form', value: 'funnel' }] }, { wait_s: 3 }] },
      { why: 'A person.', do: [{ ask: 'Look at GET /v1/brands/house first.' }] },
    ];
    expect(refused(ways).ways_out).toEqual([
      {
        why: 'Past the plan the wallet may not pay.',
        do: [
          { call: 'send', arguments: [{ method: 'POST', path: '/v1/billing/plan/overflow', body: { enabled: true } }] },
          { call: 'jobs.get', arguments: ['job_1'] },
        ],
        again: true,
      },
      ways[1],
      { why: 'A person.', do: [{ ask: 'Look at client.brands.get("house") first.' }] },
    ]);
  });
  it('name methods that the client has', () => {
    const client = new Deckwright({ baseUrl: 'http://127.0.0.1:1' });
    const paths = ['/v1/render/intent', '/v1/render/auto', '/v1/render/intent/deck', '/v1/deck/from-jobs', '/v1/brands', '/v1/webhooks'];
    const steps = [
      ...paths.map((path) => ({ method: 'POST', path, body: {} })),
      { method: 'PATCH', path: '/v1/render/intent/deck/job_1', body: {} },
      { method: 'PATCH', path: '/v1/render/intent/job_1', body: {} },
      { method: 'GET', path: '/v1/jobs' },
      { method: 'POST', path: '/v1/jobs/job_1/cancel' },
      { method: 'POST', path: '/v1/jobs/job_1/download-url' },
      { method: 'PUT', path: '/v1/brands/house', body: {} },
    ];
    for (const step of refused([{ why: '', do: steps }]).ways_out[0]?.do ?? []) {
      const name = 'call' in step ? step.call : '';
      expect(name).toMatch(/^\w+\.\w+$/);
      const method = name.split('.').reduce<unknown>((at, part) => Reflect.get(Object(at), part), client);
      expect([name, typeof method]).toEqual([name, 'function']);
    }
  });
  it('are none where an older service sends none', () => {
    expect(refused(undefined).ways_out).toEqual([]);
  });
});

const problem = (code: string, members: object = {}): string =>
  JSON.stringify({ ...documented.find((one) => one.code === code), ...members });

it('shows the members of its code', () => {
  const error = readError(answer(402), problem('insufficient_balance', { missing_usd: 0.05, checkout_url: 'https://x' }));
  if (!(error instanceof InsufficientBalanceError)) throw error;
  expect([error.missing_usd, error.checkout_url]).toEqual([0.05, 'https://x']);
});

it('says what may be sent again, and when', () => {
  expect(readError(answer(429, { 'retry-after': '7' }), problem('rate_limited'))).toMatchObject({ retryable: true, retry_after_s: 7 });
  expect(readError(answer(429), problem('rate_limited'))).toBeInstanceOf(RateLimitedError);
  expect(readError(answer(409), problem('idempotency_in_progress'))).toBeInstanceOf(IdempotencyInProgressError);
  expect(readError(answer(409), problem('idempotency_in_progress')).retryable).toBe(true);
  expect(readError(answer(422), problem('request_invalid')).retryable).toBe(false);
  expect(readError(answer(429, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }), problem('rate_limited')).retry_after_s).toBeUndefined();
});

it('keeps the broken rules of a request', () => {
  const errors = [{ loc: ['body', 'x'], pointer: '/x', code: 'missing', msg: 'is required', type: 'missing' }];
  expect(readError(answer(422), problem('request_invalid', { errors })).errors).toEqual(errors);
  expect(readError(answer(404), problem('not_found')).errors).toEqual([]);
});

it('takes a code that is newer than this client', () => {
  const error = readError(answer(418), problem('not_found', { code: 'teapot', status: 418 }));
  expect(error.constructor).toBe(ApiError);
  expect(error).toMatchObject({ name: 'ApiError', code: 'teapot', status: 418 });
});

it.each([
  ['a page of a proxy', '<html>Bad gateway</html>', /Bad gateway/],
  ['nothing', '', /without a body/],
  ['JSON of somebody else', '{"error":"no"}', /HTTP status 502/],
  ['a number', '5', /HTTP status 502/],
])('makes an error of %s', (_what, text, detail) => {
  expect(readError(answer(502, { 'x-request-id': 'r-1' }), text)).toMatchObject({
    code: 'unexpected_answer',
    status: 502,
    retryable: true,
    request_id: 'r-1',
    problem: { detail: expect.stringMatching(detail) },
  });
});
