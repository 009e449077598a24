/** Money over HTTP: who pays, the 402 that explains itself, the ledger that adds up, keys, provisioning and feedback. */
import { credit, readWallet, reconcileLedger } from '@deckwright/platform/billing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { takeFreeSlides } from './_free-slides.ts';
import { type Account, type Harness, PROVISION_SECRET, startHarness, WATERFALL } from './harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());
beforeEach(() => {
  harness.rule = 'complete';
});

type Body = Record<string, unknown>;
const read = async (response: Response): Promise<Body> => (await response.json()) as Body;
let serial = 0;
const slide = () => ({ ...WATERFALL, headline: `Slide ${++serial}` });
const render = (as: Account, init: RequestInit & { json?: unknown } = {}) =>
  harness.request('/v1/render/intent', { as, json: slide(), ...init });
const account = async (as: Account) => read(await harness.request('/v1/account', { as }));

async function newAccount(free_slides = 60, cents = 0): Promise<Account> {
  const account_id = await harness.keys.createAccount(`a${++serial}`);
  const { key_id, text } = await harness.keys.createKey(account_id, 'k', 'live');
  if (free_slides < 60) await takeFreeSlides(harness.db, account_id, 60 - free_slides);
  if (cents > 0) await credit(harness.db, { account_id, kind: 'topup', amount: cents, reference: account_id, reason: 'test' });
  return { account_id, mode: 'live' as const, key: text, key_id };
}

/** A PNG of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('who pays', () => {
  it('spends free slides first, then the wallet, then refuses with what is missing', async () => {
    const as = await newAccount(1, 7);
    expect(await read(await render(as))).toMatchObject({ cost: 0, cost_charged: 0, charged_to: 'free_slides' });
    expect(await read(await render(as))).toMatchObject({ cost: 0.05, cost_charged: 0.05, charged_to: 'wallet' });
    const refused = await render(as);
    expect([refused.status, await read(refused)]).toMatchObject([
      402,
      { code: 'insufficient_balance', cost_charged: 0, price_usd: 0.05, missing_usd: 0.03, balance_usd: 0.02, free_slides: 0 },
    ]);
    expect(await account(as)).toMatchObject({ balance: 0.02, held: 0, free_slides: 0, usage: { slides: 2, spent: 0.05 } });
    const jobs = await read(await harness.request('/v1/jobs', { as }));
    expect(jobs['total']).toBe(2);
  });

  it('takes the same request, with the same key, once the wallet is filled', async () => {
    const as = await newAccount(0);
    const init = { headers: { 'idempotency-key': 'once' }, json: slide() };
    expect((await render(as, init)).status).toBe(402);
    await credit(harness.db, { account_id: as.account_id, kind: 'topup', amount: 5, reference: `later:${as.account_id}`, reason: 'test' });
    expect(await read(await render(as, init))).toMatchObject({ charged_to: 'wallet' });
    const again = await render(as, init);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await account(as)).toMatchObject({ balance: 0 });
  });

  it('gives a repeat for nothing, even to an empty wallet', async () => {
    const as = await newAccount(1);
    const json = slide();
    const first = await read(await render(as, { json }));
    expect(await read(await render(as, { json }))).toMatchObject({ cost: 0, charged_to: 'none', repeat_of: first['job_id'] });
    // Nothing is left of the earlier job but that it was paid.
    await harness.request(`/v1/jobs/${first['job_id']}`, { as, method: 'DELETE' });
    expect((await render(as, { json })).status).toBe(200);
  });

  it.each(['fail', 'withhold'] as const)('gives everything back when the work ends in %s', async (rule) => {
    const as = await newAccount(0, 5);
    harness.rule = rule;
    await render(as);
    expect(await account(as)).toMatchObject({ balance: 0.05, held: 0, usage: { slides: 0, spent: 0 } });
  });

  it('I6 holds while a job runs, and gives back when it is canceled or deleted', async () => {
    const as = await newAccount(1, 5);
    harness.rule = 'wait';
    const jobs = [];
    for (let i = 0; i < 2; i += 1) jobs.push(await read(await render(as, { headers: { prefer: 'respond-async' } })));
    expect(await account(as)).toMatchObject({ balance: 0, held: 0.05, free_slides: 0, held_slides: 1 });
    await harness.request(`/v1/jobs/${jobs[0]?.['job_id']}/cancel`, { as, method: 'POST' });
    await harness.request(`/v1/jobs/${jobs[1]?.['job_id']}`, { as, method: 'DELETE' });
    expect(await account(as)).toMatchObject({ balance: 0.05, held: 0, free_slides: 1, held_slides: 0 });
  });

  it('charges nothing to a test key, and the same slide to a live one afterwards', async () => {
    const as = await newAccount(1);
    const { text } = await harness.keys.createKey(as.account_id, 't', 'test');
    const json = slide();
    expect(await read(await render({ ...as, key: text }, { json }))).toMatchObject({ cost: 0, charged_to: 'none' });
    expect(await account(as)).toMatchObject({ free_slides: 1 });
    expect(await read(await render(as, { json }))).toMatchObject({ charged_to: 'free_slides' });
    expect(await read(await render({ ...as, key: text }, { json }))).toMatchObject({ charged_to: 'none' });
  });

  it('keeps entries whose sum over a job is what the job was charged', async () => {
    const as = await newAccount(0, 5);
    const job = await read(await render(as));
    const page = await read(await harness.request(`/v1/account/ledger?job_id=${job['job_id']}`, { as }));
    const entries = page['entries'] as { kind: string; from: string; to: string; amount: number }[];
    expect(entries.map(({ kind, from, to, amount }) => [kind, from, to, amount])).toEqual([
      ['capture', 'held', 'revenue', 0.05],
      ['hold', 'paid', 'held', 0.05],
    ]);
    expect((await read(await harness.request('/v1/account/ledger?job_id=none', { as: harness.bob })))['entries']).toEqual([]);
  });

  it('shows what is left of each credit, in the order in which it is used, and when it expires', async () => {
    const as = await newAccount(2, 5_000);
    const { account_id } = as;
    const terms = { expires_at: '2099-01-31T00:00:00.000Z', priority: 5 };
    await credit(harness.db, { account_id, kind: 'grant', amount: 300, reference: `sorry:${account_id}`, reason: 'sorry', terms });
    await render(as);
    const { grants } = await read(await harness.request('/v1/account/grants', { as }));
    const bought = { priority: 100, expires_at: null, held: 0 };
    expect(grants).toMatchObject([
      { kind: 'grant', unit: 'SLIDE', amount: 60, remaining: 1, ...bought },
      { id: `grant:sorry:${account_id}`, kind: 'grant', unit: 'USD', amount: 3, remaining: 3, reason: 'sorry', ...terms },
      { kind: 'bonus', unit: 'USD', amount: 5, remaining: 5, ...bought },
      { kind: 'topup', unit: 'USD', amount: 50, remaining: 50, ...bought },
    ]);
    expect((await read(await harness.request('/v1/account/grants', { as: await newAccount(0) })))['grants']).toEqual([]);
  });

  it('pages through the ledger without losing or repeating an entry', async () => {
    const as = await newAccount(3);
    for (let i = 0; i < 3; i += 1) await render(as);
    const seen: number[] = [];
    let before = '';
    for (let pages = 0; pages < 10; pages += 1) {
      const page = await read(await harness.request(`/v1/account/ledger?limit=3${before}`, { as }));
      seen.push(...(page['entries'] as { seq: number }[]).map((entry) => entry.seq));
      if (page['next_before'] === null) break;
      before = `&before=${page['next_before']}`;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(8);
  });

  it('I8 moves nothing for what is free: dry runs, fits, plans, previews, outlines, edits, and what is refused', async () => {
    const as = await newAccount(5, 100);
    const { job_id } = await read(await render(as));
    const entries = async () => (await harness.db.query('SELECT 1 FROM ledger_transfers WHERE account_id = $1', [as.account_id])).rowCount;
    const before = await entries();
    const body = slide();
    const free: readonly (readonly [string, unknown, number, string?])[] = [
      ['/v1/render/intent', { ...body, dry_run: true }, 200],
      ['/v1/render/intent', { form: 'nothing' }, 422],
      ['/v1/render/auto', { brief: 'Hello.' }, 422],
      ['/v1/fit', body, 200],
      ['/v1/plan', { brief: 'Revenue by region: North 12.4, South 9.1, East 7.3' }, 200],
      ['/v1/deck/outline', { prompt: '1. KPIs: orders 120, on-time delivery 97%\n2. Agenda: results, outlook', slide_count: 2 }, 200],
      ['/v1/tools/preview-variant', { prior_id: 'waterfall_bridge_standard_driver_bridge' }, 200],
      [`/v1/render/intent/${job_id}`, { intent: { headline: 'Said otherwise' } }, 200, 'PATCH'],
    ];
    const statuses = [];
    for (const [path, json, , method = 'POST'] of free) {
      const response = await harness.request(path, { as, json, method, headers: { 'content-type': 'application/json' } });
      statuses.push([path, response.status]);
      await response.arrayBuffer();
    }
    expect(statuses).toEqual(free.map(([path, , status]) => [path, status]));
    expect(await entries()).toBe(before);
  });

  it('I15 moves nothing when a key is revoked or an asset deleted', async () => {
    const as = await newAccount(5, 100);
    await render(as);
    const before = await account(as);
    const made = await read(await harness.request('/v1/auth/keys', { as, json: { name: 'short' } }));
    expect((await harness.request(`/v1/auth/keys/${made['key_id']}`, { as, method: 'DELETE' })).status).toBe(200);
    const entries = await harness.db.query('SELECT 1 FROM ledger_transfers WHERE account_id = $1', [as.account_id]);
    const form = new FormData();
    form.append('file', new Blob([Buffer.from(PIXEL, 'base64')]), 'pixel.png');
    const asset = await read(await harness.request('/v1/assets/image', { as, method: 'POST', body: form }));
    expect((await harness.request(`/v1/assets/${asset['asset_id']}`, { as, method: 'DELETE' })).status).toBe(200);
    const after = await harness.db.query('SELECT 1 FROM ledger_transfers WHERE account_id = $1', [as.account_id]);
    expect(after.rowCount).toBe(entries.rowCount);
    const { balance, held, free_slides } = await account(as);
    expect({ balance, held, free_slides }).toEqual({
      balance: before['balance'],
      held: before['held'],
      free_slides: before['free_slides'],
    });
  });

  it('I16 shows the balance that the wallet holds and that its entries add up to', async () => {
    const as = await newAccount(1, 23);
    for (let i = 0; i < 3; i += 1) await render(as);
    const { rows } = await harness.db.query<{ book: string; amount: number }>(
      `SELECT s.book, sum(s.amount)::int AS amount FROM ledger_transfers t
       CROSS JOIN LATERAL (VALUES (t.to_book, t.amount), (t.from_book, -t.amount)) AS s(book, amount)
       WHERE t.account_id = $1 GROUP BY s.book`,
      [as.account_id],
    );
    const entries = Object.fromEntries(rows.map(({ book, amount }) => [book, amount]));
    const wallet = await readWallet(harness.db, as.account_id);
    expect(wallet).toMatchObject({ paid_cents: 13, promo_cents: 0, held_cents: 0, free_slides: 0 });
    expect([entries['paid'], entries['free_slides'], entries['held'] ?? 0]).toEqual([13, 0, 0]);
    expect(await account(as)).toMatchObject({ balance: 0.13, held: 0, free_slides: 0 });
  });

  it('I1 leaves a ledger that explains itself', async () => {
    expect(await reconcileLedger(harness.db)).toEqual([]);
  });
});

describe('the rate card', () => {
  it('is public and names every price', async () => {
    const card = await read(await harness.request('/v1/pricing', { as: null }));
    const listed = card['prices'] as { code: string; usd: number; free_slides_pay: boolean }[];
    expect(listed.map(({ code, usd, free_slides_pay }) => [code, usd, free_slides_pay])).toEqual([
      ['slide', 0.05, true],
      ['plan_overflow', 0.05, true],
      ['repair', 0.02, false],
      ['translation', 0.02, false],
      ['pdf_page', 0.01, false],
      ['recreation', 0.1, false],
      ['image', 0.05, false],
      ['analysis', 0.05, false],
      ['perception', 0.2, false],
    ]);
    expect(card).toMatchObject({
      free_slides_for_new_accounts: 60,
      topup_bonuses: [
        { from_usd: 50, percent: 10 },
        { from_usd: 100, percent: 15 },
        { from_usd: 200, percent: 20 },
      ],
      feedback_awards: [
        { category: 'feature_request', usd: 5 },
        { category: 'testimonial', usd: 2 },
      ],
    });
  });
});

describe('keys', () => {
  it('are shown whole once, listed by prefix, and revoked at once', async () => {
    const as = await newAccount();
    const made = await read(await harness.request('/v1/auth/keys', { as, json: { name: 'ci' } }));
    expect(made).toMatchObject({ name: 'ci', mode: 'live', key: expect.stringMatching(/^dw_live_/) });
    const key = String(made['key']);
    const list = await (await harness.request('/v1/auth/keys', { as })).text();
    expect(list).toContain(String(made['prefix']));
    expect(list).not.toContain(key);
    expect((await account({ ...as, key }))['account_id']).toBe(as.account_id);
    const path = `/v1/auth/keys/${made['key_id']}`;
    expect((await harness.request(path, { as: harness.bob, method: 'DELETE' })).status).toBe(404);
    expect(await read(await harness.request(path, { as, method: 'DELETE' }))).toEqual({ key_id: made['key_id'], revoked: true });
    expect((await harness.request('/v1/account', { as: { ...as, key } })).status).toBe(401);
    expect((await harness.request(path, { as, method: 'DELETE' })).status).toBe(404);
    expect(harness.logLines.join('')).not.toContain(key);
  });
  it('sent twice under one Idempotency-Key are one key, also of twenty at once, and are kept sealed', async () => {
    const as = await newAccount();
    const make = (key: string, json: unknown = { name: 'once' }) =>
      harness.request('/v1/auth/keys', { as, json, headers: { 'idempotency-key': key } });
    const answers = await Promise.all(Array.from({ length: 20 }, async () => (await make('k-1')).text()));
    expect(new Set(answers).size).toBe(1);
    const again = await make('k-1');
    expect([again.status, again.headers.get('idempotent-replayed'), await again.text()]).toEqual([200, 'true', answers[0]]);
    const made = JSON.parse(answers[0] ?? '') as { key: string };
    expect((await account({ ...as, key: made.key }))['account_id']).toBe(as.account_id);
    const { keys } = await read(await harness.request('/v1/auth/keys', { as }));
    expect((keys as { name: string }[]).filter((key) => key.name === 'once')).toHaveLength(1);
    const other = await make('k-1', { name: 'other' });
    expect([other.status, await read(other)]).toMatchObject([422, { code: 'idempotency_key_reused' }]);
    const { rows } = await harness.db.query<{ row: string }>(
      'SELECT row_to_json(k)::text AS row FROM idempotency_keys k WHERE account_id = $1',
      [as.account_id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(made.key.slice(16));
    expect(rows[0]?.row).not.toContain('once');
  });
  it('can be made with no body at all', async () => {
    expect((await harness.request('/v1/auth/keys', { as: await newAccount(), method: 'POST' })).status).toBe(200);
  });
  it('of test mode make, read and revoke no live key', async () => {
    const as = await newAccount();
    const { text } = await harness.keys.createKey(as.account_id, 't', 'test');
    const tester = { ...as, mode: 'test' as const, key: text };
    expect((await harness.request('/v1/auth/keys', { as: tester, json: { mode: 'live' } })).status).toBe(403);
    expect((await harness.request('/v1/auth/keys', { as: tester, json: { mode: 'test' } })).status).toBe(403);
    expect((await harness.request('/v1/auth/keys', { as: tester })).status).toBe(403);
    await harness.request('/v1/auth/keys', { as, json: { default: true } });
    expect((await harness.request('/v1/auth/keys/default', { as: tester })).status).toBe(403);
    expect((await harness.request(`/v1/auth/keys/${as.key_id}`, { as: tester, method: 'DELETE' })).status).toBe(403);
  });
});

describe('provisioning', () => {
  const provision = (json: unknown, secret: string | null = PROVISION_SECRET, key?: string) =>
    harness.request('/v1/auth/provision', {
      as: null,
      json,
      headers: { ...(secret === null ? {} : { 'x-provision-secret': secret }), ...(key === undefined ? {} : { 'idempotency-key': key }) },
    });

  it('makes one account with 60 free slides and a default key that can be read again', async () => {
    const user = { user_id: 'u-1', email: 'a@example.org' };
    const made = await read(await provision(user));
    expect(made).toMatchObject({ user_id: 'u-1', free_slides: 60, api_key: expect.stringMatching(/^dw_live_/) });
    const as: Account = {
      account_id: String(made['account_id']),
      mode: 'live',
      key: String(made['api_key']),
      key_id: Number(made['key_id']),
    };
    expect(await account(as)).toMatchObject({ free_slides: 60, balance: 0, email: 'a@example.org' });
    expect(await read(await harness.request('/v1/auth/keys/default', { as }))).toMatchObject({ key: as.key });
    const again = await provision(user);
    expect([again.status, await read(again)]).toMatchObject([409, { code: 'user_exists', key_prefix: made['key_prefix'] }]);
    const { rows } = await harness.db.query<{ row: string }>('SELECT row_to_json(k)::text AS row FROM api_keys k');
    expect(rows.map(({ row }) => row).join('')).not.toContain(as.key);
  });
  it('makes one account of ten calls at once', async () => {
    const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await provision({ user_id: 'u-2' })).status));
    expect(statuses.sort()).toEqual([200, ...Array<number>(9).fill(409)]);
  });
  it('gives the first answer again to a front end that lost it, and to nobody else', async () => {
    const user = { user_id: 'u-3' };
    const answers = await Promise.all(Array.from({ length: 5 }, async () => (await provision(user, PROVISION_SECRET, 'p-1')).text()));
    expect(new Set(answers).size).toBe(1);
    expect(JSON.parse(answers[0] ?? '')).toMatchObject({ user_id: 'u-3', api_key: expect.stringMatching(/^dw_live_/) });
    expect((await provision(user, PROVISION_SECRET, 'p-2')).status).toBe(409);
    expect((await provision(user)).status).toBe(409);
    expect((await provision(user, 'wrong', 'p-1')).status).toBe(403);
    expect((await provision({ ...user, name: 'other' }, PROVISION_SECRET, 'p-1')).status).toBe(422);
  });
  it.each([[null], ['wrong'], [`${PROVISION_SECRET}x`]])('refuses the secret %s before it looks at the request', async (secret) => {
    expect((await provision({}, secret)).status).toBe(403);
  });
  it('says what is wrong with the request of who has the secret', async () => {
    expect((await provision({ email: 'nonsense' })).status).toBe(422);
  });
});

describe('feedback', () => {
  const send = (json: unknown, as?: Account) => harness.request('/v1/feedback', { json, ...(as === undefined ? {} : { as }) });

  it('is stored open and listed to its sender alone', async () => {
    const sent = await read(await send({ category: 'layout', severity: 'quality', message: 'Too wide' }));
    expect(sent).toEqual({ feedback_id: expect.any(Number), status: 'open' });
    const list = await read(await harness.request('/v1/feedback?category=layout'));
    expect(list['feedback']).toMatchObject([{ feedback_id: sent['feedback_id'], message: 'Too wide', award_status: 'none', credits: 0 }]);
    expect(await read(await harness.request('/v1/feedback', { as: harness.bob }))).toEqual({ feedback: [] });
  });
  it.each([
    [
      { category: 'layuot', message: 'm' },
      { field: 'category', nearest: 'layout' },
    ],
    [{ category: 'layout', severity: 'bad', message: 'm' }, { field: 'severity' }],
  ])('answers 400 to %j', async (json, members) => {
    const response = await send(json);
    expect([response.status, await read(response)]).toMatchObject([400, { code: 'feedback_invalid', ...members }]);
  });
  it("refuses another account's job, and what is no feedback", async () => {
    const job = await read(await render(harness.alice));
    expect((await send({ category: 'layout', message: 'm', job_id: job['job_id'] }, harness.bob)).status).toBe(404);
    expect((await send({ category: 'layout' })).status).toBe(422);
    expect((await harness.request('/v1/feedback?limit=0')).status).toBe(422);
  });
});

describe('the beacon of public tools', () => {
  const note = (json: unknown) => harness.request('/v1/tools/attempt', { as: null, json });
  it('takes counts and media types', async () => {
    expect(await read(await note({ file_count: 1, total_bytes: 9, mime_types: ['application/pdf'] }))).toEqual({ ok: true });
  });
  it('refuses names of files', async () => {
    expect((await note({ file_count: 1, total_bytes: 9, filenames: ['secret.pdf'] })).status).toBe(422);
  });
});
