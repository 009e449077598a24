/* Long because the statuses of a section of the specification are one table, asked of one gateway, which takes long to start. */
/** The list of the specification against a running gateway: what is served answers as it says, what is removed says so. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinkSigner } from '@deckwright/platform/signing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mcpRoutes } from '../src/mcp/mounts.ts';
import { all } from '../src/routes/register.generated.ts';
import { type Account, type Harness, PROVISION_SECRET, SIGNING_KEY, startHarness, WATERFALL } from './harness.ts';

interface Endpoint {
  readonly section: string;
  readonly method: string;
  readonly path: string;
  readonly auth: string;
  readonly answers?: number;
}

const shared = process.env['DECKWRIGHT_SHARED'] ?? join(import.meta.dirname, '../../../../shared');
const list = join(shared, 'spec/endpoints.json');
const specified = (existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []) as Endpoint[];
const nameOf = ({ method, path }: { readonly method: string; readonly path: string }) =>
  `${method.toUpperCase()} ${path.replaceAll(/\{\w+\*?\}/g, '{}')}`;

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

type Body = Record<string, unknown>;
const read = async (response: Response): Promise<Body> => (await response.json()) as Body;
const call = (endpoint: Endpoint, as: Account | null) =>
  harness.request(endpoint.path.replaceAll(/\{\w+\*?\}/g, 'none'), { method: endpoint.method, as });

describe.skipIf(specified.length === 0)('every route of the list', () => {
  const served = new Set([...all, ...mcpRoutes].map(nameOf));
  const removed = specified.filter((endpoint) => endpoint.answers === 410);

  it('is served or removed, and only one of them', () => {
    for (const endpoint of specified) {
      const places = [served.has(nameOf(endpoint)), endpoint.answers === 410];
      expect([nameOf(endpoint), places.filter(Boolean).length]).toEqual([nameOf(endpoint), 1]);
    }
  });

  it.each(removed)('$method $path answers 410 with or without a key, and names an endpoint that exists', async (endpoint) => {
    for (const as of [harness.alice, null]) {
      const answer = await call(endpoint, as);
      const body = await read(answer);
      expect([answer.status, body]).toMatchObject([410, { code: 'endpoint_removed', replacement: expect.any(String) }]);
      const [method = '', path = ''] = String(body['replacement']).split(' ');
      const knownRoutes = all.map(nameOf).concat('POST /v1/brands', 'PUT /v1/brands/{}', 'DELETE /v1/brands/{}');
      expect(knownRoutes).toContain(nameOf({ method, path }));
    }
  });

  it('of keys, files, decks, renders and feedback has a row below', () => {
    const rows = new Set(Object.keys(expected));
    const asked = specified.filter(
      ({ section, path }) =>
        ['4.3', '4.8', '4.9', '4.10', '4.12'].includes(section) &&
        !/^\/v1\/(?:catalog|widgets|helpers|brands|jobs|render\/from-image)/.test(path),
    );
    for (const endpoint of asked) expect(rows).toContain(`${endpoint.method} ${endpoint.path}`);
  });
});

describe('the limits of section 8', () => {
  const MIB = 1024 * 1024;
  const routeOf = (name: string) => all.find((route) => nameOf(route) === name);

  it.each([
    ['POST /v1/inspect', { limit: 30, per_s: 3600, by: 'account' }],
    ['POST /v1/tools/pdf-analyze', { limit: 30, per_s: 3600, by: 'address' }],
    ['POST /v1/tools/pdf-to-pptx', { limit: 5, per_s: 3600, by: 'address' }],
    ['POST /v1/tools/combine-powerpoint', { limit: 5, per_s: 3600, by: 'address' }],
    ['POST /v1/tools/attempt', { limit: 60, per_s: 3600, by: 'address' }],
    ['POST /v1/tools/preview-variant', { limit: 30, per_s: 3600, by: 'address' }],
  ])('%s counts as specified', (name, policy) => {
    expect(routeOf(name)?.limit).toMatchObject(policy);
  });
  it.each([
    ['POST /v1/inspect', { files: 1, file_bytes: 25 * MIB }],
    ['POST /v1/repair', { files: 1, file_bytes: 25 * MIB }],
    ['POST /v1/tools/pdf-to-pptx', { files: 1, file_bytes: 25 * MIB }],
    ['POST /v1/tools/combine-powerpoint', { file_bytes: 20 * MIB, total_bytes: 40 * MIB }],
    ['POST /v1/deck/combine', { files: 10, file_bytes: 20 * MIB, total_bytes: 100 * MIB }],
  ])('%s takes files as specified', (name, policy) => {
    expect(routeOf(name)?.upload).toMatchObject(policy);
  });
});

/** What each case of a route is asked with. */
interface Case {
  readonly says: string;
  readonly status: number;
  readonly body?: Body;
  readonly ask: () => Promise<Response> | Response;
}

const json = (path: string, body: unknown, init: { as?: Account | null; headers?: Record<string, string>; method?: string } = {}) =>
  harness.request(path, { json: body, ...init });
const provision = (body: unknown, secret: string) =>
  json('/v1/auth/provision', body, { as: null, headers: { 'x-provision-secret': secret } });
const revoked = async (): Promise<Account> => {
  const { key_id, text } = await harness.keys.createKey(harness.alice.account_id, 'old', 'live');
  await harness.keys.revoke(harness.alice.account_id, key_id);
  return { ...harness.alice, key_id, key: text };
};
const link = async (): Promise<URL> => {
  const made = await read(await json('/v1/render/intent', { ...WATERFALL, headline: `Linked ${Math.random()}` }));
  return new URL(String((await read(await harness.request(`/v1/jobs/${made['job_id']}`)))['pptx_url']));
};
const changed = async (change: (url: URL) => void): Promise<Response> => {
  const url = await link();
  change(url);
  return fetch(url);
};

const previewed = async (): Promise<URL> => {
  const answer = await json('/v1/tools/preview-variant', { prior_id: 'funnel.stage_action_funnel' }, { as: null });
  return new URL(String((await read(answer))['preview_url']));
};
const agenda = () => ({ form: 'agenda_list', headline: `Topics ${Math.random()}`, blocks: [{ label: 'Results' }, { label: 'Outlook' }] });
const slideJob = async (): Promise<string> => String((await read(await json('/v1/render/intent', agenda())))['job_id']);
/** A deck that has been put together. */
const deckJob = async (): Promise<string> => {
  const { job_id } = await read(await json('/v1/deck/from-jobs', { job_ids: [await slideJob()] }));
  await expect.poll(async () => (await read(await harness.request(`/v1/jobs/${job_id}`)))['status']).toBe('complete');
  return String(job_id);
};
const NOBODYS = 'job_01JAB3CDEFGHJKMNPQRSTVWXYZ';
/** Somebody who has used up the free slides. */
const broke = async (): Promise<Account> => {
  const account_id = await harness.keys.createAccount('broke');
  await harness.db.query(
    `INSERT INTO ledger_transfers (transfer_id, account_id, unit, from_book, to_book, amount, kind)
     VALUES (gen_random_uuid()::text, $1, 'SLIDE', 'free_slides', 'slides_granted', 60, 'refund')`,
    [account_id],
  );
  const { key_id, text } = await harness.keys.createKey(account_id, 'broke', 'live');
  return { account_id, mode: 'live' as const, key: text, key_id };
};
const patch = async (path: string, body: unknown) => json(path, body, { method: 'PATCH' });
const noCharge = { cost_charged: 0 };

/** Sections 4.3, 4.8 to 4.10 and 4.12, each status that they name; 429 and 413 are tried on every route in the wrapper's tests. */
const expected: Readonly<Record<string, readonly Case[]>> = {
  'GET /v1/auth/keys': [
    {
      says: 'lists prefixes, never keys',
      status: 200,
      body: { keys: expect.arrayContaining([expect.objectContaining({ prefix: expect.stringMatching(/^dw_/) })]) },
      ask: () => harness.request('/v1/auth/keys'),
    },
    { says: 'wants a key', status: 401, ask: () => harness.request('/v1/auth/keys', { as: null }) },
    { says: 'refuses a revoked key', status: 401, ask: async () => harness.request('/v1/auth/keys', { as: await revoked() }) },
  ],
  'POST /v1/auth/keys': [
    {
      says: 'answers the whole key',
      status: 200,
      body: { key_id: expect.any(Number), key: expect.stringMatching(/^dw_live_/) },
      ask: () => json('/v1/auth/keys', { name: 'n' }),
    },
    { says: 'wants a key', status: 401, ask: () => json('/v1/auth/keys', {}, { as: null }) },
    {
      says: 'refuses what it does not know',
      status: 422,
      body: { errors: [expect.objectContaining({ pointer: '/nmae', nearest: 'name' })] },
      ask: () => json('/v1/auth/keys', { nmae: 'n' }),
    },
  ],
  'GET /v1/auth/keys/default': [
    { says: 'has nothing when none is stored', status: 404, ask: () => harness.request('/v1/auth/keys/default', { as: harness.bob }) },
    {
      says: 'answers the stored one',
      status: 200,
      body: { key: expect.stringMatching(/^dw_live_/) },
      ask: async () => {
        await json('/v1/auth/keys', { default: true });
        return harness.request('/v1/auth/keys/default');
      },
    },
    { says: 'wants a key', status: 401, ask: () => harness.request('/v1/auth/keys/default', { as: null }) },
  ],
  'DELETE /v1/auth/keys/{key_id}': [
    {
      says: 'revokes',
      status: 200,
      body: { revoked: true },
      ask: async () => {
        const { key_id } = await harness.keys.createKey(harness.alice.account_id, 'x', 'live');
        return harness.request(`/v1/auth/keys/${key_id}`, { method: 'DELETE' });
      },
    },
    {
      says: 'knows no key of another account',
      status: 404,
      ask: () => harness.request(`/v1/auth/keys/${harness.bob.key_id}`, { method: 'DELETE' }),
    },
    {
      says: 'knows no key that was revoked',
      status: 404,
      ask: async () => harness.request(`/v1/auth/keys/${(await revoked()).key_id}`, { method: 'DELETE' }),
    },
    { says: 'knows no key without a number', status: 404, ask: () => harness.request('/v1/auth/keys/one', { method: 'DELETE' }) },
    { says: 'wants a key', status: 401, ask: () => harness.request('/v1/auth/keys/1', { method: 'DELETE', as: null }) },
  ],
  'POST /v1/auth/provision': [
    {
      says: 'makes user, wallet and key',
      status: 200,
      body: { api_key: expect.stringMatching(/^dw_live_/), free_slides: 60 },
      ask: () => provision({ user_id: 'spec' }, PROVISION_SECRET),
    },
    {
      says: 'answers with the prefix of the key of a user who exists',
      status: 409,
      body: { code: 'user_exists', key_prefix: expect.stringMatching(/^dw_live_/) },
      ask: () => provision({ user_id: 'spec' }, PROVISION_SECRET),
    },
    {
      says: 'refuses a wrong secret',
      status: 403,
      body: { code: 'forbidden_provision' },
      ask: () => provision({ user_id: 'spec-2' }, 'wrong'),
    },
    { says: 'refuses a missing secret', status: 403, ask: () => json('/v1/auth/provision', { user_id: 'spec-2' }, { as: null }) },
    { says: 'refuses an API key in place of the secret', status: 403, ask: () => json('/v1/auth/provision', { user_id: 'spec-2' }) },
  ],
  'GET /v1/files/{path}': [
    { says: 'streams the file', status: 200, ask: async () => fetch(await link()) },
    {
      says: 'refuses a signature that is wrong',
      status: 403,
      body: { code: 'forbidden_signature' },
      ask: () => changed((url) => url.searchParams.set('sig', 'x')),
    },
    { says: 'refuses a signature that is missing', status: 403, ask: () => changed((url) => url.searchParams.delete('sig')) },
    { says: 'refuses an end that is missing', status: 403, ask: () => changed((url) => url.searchParams.delete('exp')) },
    { says: 'refuses an end that was moved', status: 403, ask: () => changed((url) => url.searchParams.set('exp', '4102444800')) },
    { says: 'refuses a name that was added', status: 403, ask: () => changed((url) => url.searchParams.set('name', 'x.pptx')) },
    { says: 'refuses an API key in place of the signature', status: 403, ask: async () => harness.request((await link()).pathname) },
    {
      says: 'knows no file that was deleted',
      status: 404,
      ask: async () => {
        const url = await link();
        await harness.db.query('DELETE FROM jobs WHERE job_id = (SELECT job_id FROM job_files WHERE file_id = $1)', [
          url.pathname.split('/').at(-1),
        ]);
        return fetch(url);
      },
    },
    {
      says: 'says when the store fails',
      status: 503,
      body: { code: 'storage_unavailable' },
      ask: async () => {
        const url = await link();
        await harness.db.query('UPDATE job_files SET object_key = $2 WHERE file_id = $1', [url.pathname.split('/').at(-1), '../elsewhere']);
        return fetch(url);
      },
    },
  ],
  'GET /v1/previews/ephemeral/{path}': [
    { says: 'streams the picture', status: 200, ask: async () => fetch(await previewed()) },
    {
      says: 'refuses a signature that is wrong',
      status: 403,
      body: { code: 'forbidden_signature' },
      ask: async () => {
        const url = await previewed();
        url.searchParams.set('sig', 'x');
        return fetch(url);
      },
    },
    {
      says: 'refuses the signature of a file',
      status: 403,
      ask: async () => {
        const url = await link();
        return harness.request(url.pathname.replace('/files/', '/previews/ephemeral/') + url.search, { as: null });
      },
    },
    {
      says: 'knows no preview of what is gone',
      status: 404,
      ask: () => {
        const links = createLinkSigner({ keys: [SIGNING_KEY], now_ms: () => Date.now(), to: 'previews' });
        const claims = { file_id: 'gone~corporate-light.png', name: '', disposition: 'inline', expires_at_s: 4_102_444_800 } as const;
        return harness.request(links.sign(claims), { as: null });
      },
    },
  ],
  'POST /v1/tools/preview-variant': [
    {
      says: 'answers where the picture is',
      status: 200,
      body: { prior_id: 'funnel_stage_action_funnel', theme_id: 'corporate-light', cost: 0, expires_at: expect.any(String) },
      ask: () => json('/v1/tools/preview-variant', { prior_id: 'funnel_stage_action_funnel', theme_id: '' }, { as: null }),
    },
    {
      says: 'knows its priors',
      status: 400,
      body: { code: 'unknown_prior', nearest: expect.any(String) },
      ask: () => json('/v1/tools/preview-variant', { prior_id: 'funnel_stage_action_funel' }, { as: null }),
    },
    { says: 'wants a prior', status: 422, ask: () => json('/v1/tools/preview-variant', { brief: 'A funnel' }, { as: null }) },
  ],
  'POST /v1/compile': [
    {
      says: 'begins',
      status: 202,
      body: { job_id: expect.stringMatching(/^job_/) },
      ask: async () => json('/v1/compile', { job_ids: [await slideJob()] }),
    },
    { says: 'wants jobs', status: 400, body: noCharge, ask: () => json('/v1/compile', {}) },
    { says: 'wants at least one job', status: 400, body: noCharge, ask: () => json('/v1/compile', { job_ids: [] }) },
    {
      says: 'takes no more than 50',
      status: 400,
      body: noCharge,
      ask: async () => json('/v1/compile', { job_ids: Array(51).fill(await slideJob()) }),
    },
    { says: 'wants a key', status: 401, ask: () => json('/v1/compile', { job_ids: [NOBODYS] }, { as: null }) },
  ],
  'POST /v1/deck/outline': [
    {
      says: 'tells engine and cost of each slide',
      status: 200,
      body: { slides: [{ engine: 'deterministic', cost: 0.05 }], cost_charged: 0 },
      ask: () => json('/v1/deck/outline', { prompt: 'KPIs: orders 120, on-time delivery 97%' }),
    },
    {
      says: 'hints at what a thin brief lacks',
      status: 200,
      body: { slides: [{ brief_hint: { add: expect.any(String) } }] },
      ask: () => json('/v1/deck/outline', { prompt: 'Something about our figures' }),
    },
    { says: 'wants a key', status: 401, ask: () => json('/v1/deck/outline', { prompt: 'x' }, { as: null }) },
  ],
  'POST /v1/deck/from-jobs': [
    {
      says: 'begins a job of type deck',
      status: 202,
      body: { job_id: expect.stringMatching(/^job_/), deck_id: expect.stringMatching(/^job_/) },
      ask: async () => json('/v1/deck/from-jobs', { job_ids: [await slideJob()] }),
    },
    { says: 'wants jobs', status: 400, ask: () => json('/v1/deck/from-jobs', {}) },
    {
      says: 'names jobs that are none',
      status: 400,
      body: { unusable: [{ job_id: 'x' }] },
      ask: () => json('/v1/deck/from-jobs', { job_ids: ['x'] }),
    },
    {
      says: 'takes texts alone',
      status: 400,
      body: { unusable: [{ job_id: '7' }] },
      ask: () => json('/v1/deck/from-jobs', { job_ids: [7] }),
    },
  ],
  'PATCH /v1/deck/{deck_id}': [
    {
      says: 'begins to put it together again',
      status: 202,
      ask: async () => patch(`/v1/deck/${await deckJob()}`, { replacements: [{ position: 1, job_id: await slideJob() }] }),
    },
    {
      says: 'knows its positions',
      status: 400,
      ask: async () => patch(`/v1/deck/${await deckJob()}`, { replacements: [{ position: 2, job_id: await slideJob() }] }),
    },
    {
      says: 'knows no deck of nobody',
      status: 404,
      ask: () => patch(`/v1/deck/${NOBODYS}`, { replacements: [{ position: 1, job_id: 'x' }] }),
    },
    {
      says: 'waits for a deck that is being made',
      status: 409,
      body: { code: 'not_recompilable' },
      ask: async () => {
        const [deck, slide] = [await deckJob(), await slideJob()];
        harness.rule = 'wait';
        await patch(`/v1/deck/${deck}`, { replacements: [{ position: 1, job_id: slide }] });
        const second = await patch(`/v1/deck/${deck}`, { replacements: [{ position: 1, job_id: slide }] });
        harness.rule = 'complete';
        return second;
      },
    },
  ],
  'POST /v1/deck/{deck_id}/fork': [
    { says: 'gives a deck of its own', status: 202, ask: async () => json(`/v1/deck/${await deckJob()}/fork`, { name: 'Second' }) },
    { says: 'is waited for', status: 200, ask: async () => json(`/v1/deck/${await deckJob()}/fork`, { wait: true }) },
    { says: 'wants a deck', status: 400, ask: async () => json(`/v1/deck/${await slideJob()}/fork`, {}) },
    { says: 'knows no deck of nobody', status: 404, ask: () => json(`/v1/deck/${NOBODYS}/fork`, {}) },
  ],
  'POST /v1/deck/combine': [
    { says: 'wants two', status: 400, body: { code: 'too_few_files' }, ask: () => json('/v1/deck/combine', {}) },
    { says: 'wants a key', status: 401, ask: () => json('/v1/deck/combine', {}, { as: null }) },
  ],
  'POST /v1/render/auto': [
    { says: 'draws a brief', status: 200, ask: () => json('/v1/render/auto', { brief: 'KPIs: orders 120, on-time delivery 97%' }) },
    { says: 'wants a brief', status: 400, body: noCharge, ask: () => json('/v1/render/auto', {}) },
    { says: 'wants words in it', status: 400, body: noCharge, ask: () => json('/v1/render/auto', { brief: ' ' }) },
    {
      says: 'wants credit',
      status: 402,
      body: { code: 'insufficient_balance', cost_charged: 0 },
      ask: async () => json('/v1/render/auto', { brief: 'KPIs: orders 120, on-time delivery 97%' }, { as: await broke() }),
    },
    {
      says: 'says what to add to a brief that fits no form',
      status: 422,
      body: {
        code: 'intent_unroutable',
        cost_charged: 0,
        repair_options: expect.arrayContaining([expect.objectContaining({ add: expect.any(String) })]),
      },
      ask: () => json('/v1/render/auto', { brief: 'Something about our figures' }),
    },
  ],
  'POST /v1/render/intent': [
    {
      says: 'draws',
      status: 200,
      body: { status: 'complete', fidelity: 'verbatim', warnings: [] },
      ask: () => json('/v1/render/intent', agenda()),
    },
    {
      says: 'previews for nothing, and makes no job',
      status: 200,
      body: { preview: true, cost: 0, preview_url: expect.stringMatching(/^data:image\/png/) },
      ask: () => json('/v1/render/intent', { ...agenda(), preview: true }),
    },
    { says: 'wants input', status: 400, body: noCharge, ask: () => json('/v1/render/intent', {}) },
    {
      says: 'previews no brief',
      status: 400,
      body: { code: 'preview_not_eligible', cost_charged: 0 },
      ask: () => json('/v1/render/intent', { brief: 'KPIs: orders 120', preview: true }),
    },
    { says: 'wants credit', status: 402, body: noCharge, ask: async () => json('/v1/render/intent', agenda(), { as: await broke() }) },
    { says: 'knows its forms', status: 422, body: noCharge, ask: () => json('/v1/render/intent', { form: 'none', headline: 'x' }) },
  ],
  'POST /v1/render/intent/deck': [
    { says: 'wants slides', status: 400, body: noCharge, ask: () => json('/v1/render/intent/deck', {}) },
    { says: 'wants at least one', status: 400, body: noCharge, ask: () => json('/v1/render/intent/deck', { slides: [] }) },
    {
      says: 'takes no more than 30',
      status: 400,
      body: noCharge,
      ask: () => json('/v1/render/intent/deck', { slides: Array(31).fill(agenda()) }),
    },
    {
      says: 'wants credit',
      status: 402,
      body: noCharge,
      ask: async () => json('/v1/render/intent/deck', { slides: [agenda()] }, { as: await broke() }),
    },
    {
      says: 'is refused whole for one slide that cannot be',
      status: 422,
      body: { code: 'unknown_form', cost_charged: 0 },
      ask: () => json('/v1/render/intent/deck', { slides: [agenda(), { form: 'none', headline: 'x' }] }),
    },
  ],
  'PATCH /v1/render/intent/{job_id}': [
    {
      says: 'edits',
      status: 200,
      ask: async () => patch(`/v1/render/intent/${await slideJob()}`, { intent: { headline: 'Other topics' } }),
    },
    {
      says: 'refuses an edit that leaves no slide',
      status: 422,
      body: noCharge,
      ask: async () => patch(`/v1/render/intent/${await slideJob()}`, { intent: { form: 'none' } }),
    },
    { says: 'wants an edit', status: 422, ask: async () => patch(`/v1/render/intent/${await slideJob()}`, {}) },
  ],
  'PATCH /v1/render/intent/deck/{deck_id}': [
    {
      says: 'refuses an edit that leaves no slide',
      status: 422,
      body: noCharge,
      ask: async () => patch(`/v1/render/intent/deck/${await deckJob()}`, { slides: [{ position: 1, intent: { form: 'none' } }] }),
    },
    { says: 'wants an edit', status: 422, ask: async () => patch(`/v1/render/intent/deck/${await deckJob()}`, {}) },
  ],
  'POST /v1/feedback': [
    {
      says: 'answers number and state',
      status: 200,
      body: { feedback_id: expect.any(Number), status: 'open' },
      ask: () => json('/v1/feedback', { category: 'bug', severity: 'bug', message: 'm' }),
    },
    {
      says: 'knows its categories',
      status: 400,
      body: { code: 'feedback_invalid' },
      ask: () => json('/v1/feedback', { category: 'colour', severity: 'bug', message: 'm' }),
    },
    {
      says: 'knows its severities',
      status: 400,
      body: { code: 'feedback_invalid' },
      ask: () => json('/v1/feedback', { category: 'bug', severity: 'awful', message: 'm' }),
    },
    { says: 'wants something said', status: 422, ask: () => json('/v1/feedback', { category: 'bug', severity: 'bug' }) },
    { says: 'wants a key', status: 401, ask: () => json('/v1/feedback', {}, { as: null }) },
  ],
  'GET /v1/feedback': [
    { says: 'lists what the caller sent', status: 200, ask: () => harness.request('/v1/feedback?category=bug&status=open&limit=5') },
    { says: 'refuses a limit that is none', status: 422, ask: () => harness.request('/v1/feedback?limit=none') },
    { says: 'wants a key', status: 401, ask: () => harness.request('/v1/feedback', { as: null }) },
  ],
};

describe.each(Object.entries(expected))('%s', (_route, cases) => {
  it.each(cases)('$says ($status)', async ({ status, body, ask }) => {
    let answer = await ask();
    // The thread that draws takes its time to start, on a busy machine more than one question may.
    while (answer.status === 503 && status !== 503) answer = await ask();
    const text = await answer.text();
    expect([answer.status, text]).toEqual([status, expect.anything()]);
    if (status >= 400) expect(answer.headers.get('content-type')).toBe('application/problem+json');
    if (body !== undefined) expect(JSON.parse(text)).toMatchObject(body);
  });
});
