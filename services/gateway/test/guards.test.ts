/* Long because every guard is tried on the same gateway, which takes long to start. */
/** Trials of what keeps tenants apart: signed links mutated, every id asked for by everyone, secrets looked for everywhere, limits rushed. */
import { randomUUID } from 'node:crypto';
import { Agent, type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { keepAsset, newAssetId } from '@deckwright/platform/assets';
import { credit } from '@deckwright/platform/billing';
import { createBrand } from '@deckwright/platform/brands';
import { SAMPLE_ISSUER } from '@deckwright/platform/config';
import { createSealer } from '@deckwright/platform/identity';
import { issueInvoice, saveProfile } from '@deckwright/platform/invoices';
import { newJobId } from '@deckwright/platform/jobs';
import { openLimiter, type RateLimiter } from '@deckwright/platform/limits';
import { createLinkSigner } from '@deckwright/platform/signing';
import { startTracing, type Tracing } from '@deckwright/platform/telemetry';
import { createWebhook, EVENT_TYPES } from '@deckwright/platform/webhooks';
import { hasRedis, startTestRedis } from '@deckwright/testkit/redis';
import { limit, rounds, sized, tally } from '@deckwright/testkit/trial';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { routes } from '../src/gateway.ts';
import { findClient, keepDocument } from '../src/oauth/clients.ts';
import { grantAccess } from '../src/oauth/grants.ts';
import { type Account, type Harness, SIGNING_KEY, startHarness, WATERFALL } from './harness.ts';

const open: RateLimiter = { take: async () => ({ allowed: true, remaining: 1, retry_after_s: 0, reset_s: 1 }) };
let limiter = open;
let harness: Harness;
let tracing: Tracing;
let spans = '';
let agent: Agent;

beforeAll(async () => {
  tracing = await startTracing({
    service_name: 'trial',
    service_version: '0',
    exporter: {
      export: (ended, done) => {
        spans += JSON.stringify(ended.map(({ name, attributes, events, status }) => ({ name, attributes, events, status })));
        done({ code: 0 });
      },
      shutdown: async () => {},
    },
  });
  harness = await startHarness({
    limiter: { take: (key, policy) => limiter.take(key, policy) },
    // Only this one address is a proxy; trials that come from 127.0.0.2 are strangers.
    trusted_proxies: ['127.0.0.1/32'],
    cors_origins: ['https://app.example.com'],
  });
  agent = new Agent({ keepAlive: true, maxSockets: 32 });
}, 600_000);
afterAll(async () => {
  agent.destroy();
  await harness.close();
  await tracing.stop();
});
beforeEach(() => {
  limiter = open;
  harness.rule = 'complete';
});

interface Raw {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** A request whose address goes out as it stands: `fetch` would tidy it. */
function raw(path: string, options: RequestOptions = {}): Promise<Raw> {
  const { port } = new URL(harness.base);
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, agent, ...options }, (response) => {
      let text = '';
      response.setEncoding('latin1');
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    sent.on('error', reject);
    sent.end();
  });
}

let serial = 0;
const fresh = (words = '') => ({ ...WATERFALL, headline: `Guarded ${words} ${++serial}` });

async function render(as: Account): Promise<{ job_id: string; file_id: string }> {
  const { job_id } = (await (await harness.request('/v1/render/intent', { as, json: fresh() })).json()) as { job_id: string };
  const job = await harness.jobs.get(as, job_id);
  const file_id = job?.files.find((file) => file.kind === 'pptx')?.file_id;
  if (file_id === undefined) throw new Error('the job has no file');
  return { job_id, file_id };
}

/** Repeatable dice, so that a mutation that is let through can be made again. */
function dice(seed: number) {
  let state = seed >>> 0;
  return (sides: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz0123456789-_.~%/\\+ =&;:\u00e9';
const replaced = (text: string, roll: (sides: number) => number): string => {
  const at = roll(text.length);
  const other = encodeURIComponent([...CHARACTERS][roll(CHARACTERS.length)] ?? 'x');
  return `${text.slice(0, at)}${text[at] === other ? `${other}x` : other}${text.slice(at + 1)}`;
};

type Mutation = (link: URL, roll: (sides: number) => number, foreign: string) => string;
const pick = <T>(of: readonly T[], roll: (sides: number) => number): T => of[roll(of.length)] as T;
const withQuery = (link: URL, change: (query: URLSearchParams) => void): string => {
  const query = new URLSearchParams(link.search);
  change(query);
  return `${link.pathname}?${query}`;
};

const mutations: readonly Mutation[] = [
  (link, roll) => withQuery(link, (query) => query.set('sig', decodeURIComponent(replaced(query.get('sig') ?? '', roll).replaceAll('%', 'x')))),
  (link, roll) => withQuery(link, (query) => query.set('sig', (query.get('sig') ?? '').slice(0, roll(43)))),
  (link, roll) => withQuery(link, (query) => query.append(pick(['sig', 'exp', 'name'], roll), pick(['', 'x', '1'], roll))),
  (link, roll) => withQuery(link, (query) => query.delete(pick(['sig', 'exp', 'name'], roll))),
  (link, roll) => withQuery(link, (query) => query.set('exp', String(Number(query.get('exp')) + 1 + roll(1e6)))),
  (link, roll) => withQuery(link, (query) => query.set('exp', pick(['0', '-1', '1e12', 'NaN', '', ' 9999999999', '0x7fffffff', '99999999999999', '9999999999.0'], roll))),
  (link, roll) => withQuery(link, (query) => query.set('name', pick(['', 'other.pptx', '../../etc/passwd', '\u0000', 'a\r\nSet-Cookie: x', 'x'.repeat(300)], roll))),
  (link) => withQuery(link, (query) => query.set('disposition', 'inline')),
  (link, roll) => withQuery(link, (query) => query.set(pick(['disposition', 'file_id', 'key', 'sig[]', 'SIG', '__proto__'], roll), 'x')),
  (link, roll) => `${link.pathname}${link.search.replace('sig=', pick(['sig[]=', 'sig[0]=', 'SIG=', 'sig%00=', 'sig=sig='], roll))}`,
  (link, roll) => `${replaced(link.pathname, (sides) => Math.min(sides - 1, 10 + roll(Math.max(1, sides - 10))))}${link.search}`,
  (link, _roll, foreign) => `/v1/files/${foreign}${link.search}`,
  (link, roll) => `${link.pathname}${pick(['/..', '/../', '%2F..', '%2f', '/.', '%00', '/', '//', '%5c', '.pptx', '?', ';x', '%c0%af'], roll)}${link.search}`,
  (link, roll) => `${link.pathname.replace('fil_', pick(['FIL_', 'fil', 'fil_fil_', '%66il%5f_', '../', 'job_'], roll))}${link.search}`,
  (link, roll) => `${link.pathname.replace('/v1/files/', pick(['/v1/files//', '/v1/files/./', '/v1/files/x/../', '/v1/files/%2e%2e/files/', '/V1/Files/'], roll))}${link.search}`,
  // A character moves from one field to the next.
  (link) => withQuery(new URL(link.href.replace(/(fil_\w+)(\w)\?/, '$1?')), (query) => query.set('name', `${link.pathname.slice(-1)}${query.get('name')}`)),
  (link, roll) => `${link.pathname}${link.search}&${'x'.repeat(roll(4_000))}`,
]; // biome-ignore format: a table of mutations

it(
  'T22 lets no mutated link through, answers none with a failure of ours, and takes old keys until they are rotated out',
  async () => {
    const [ours, foreign] = [await render(harness.alice), await render(harness.bob)];
    const claims = { file_id: ours.file_id, name: 'Q3 report.pptx', disposition: 'attachment' } as const;
    const expires_at_s = Math.floor(Date.now() / 1000) + 3_600;
    const sign = (key: string, at = expires_at_s) =>
      createLinkSigner({ keys: [key], now_ms: () => Date.now() }).sign({ ...claims, expires_at_s: at });
    const link = new URL(sign(SIGNING_KEY), harness.base);
    expect((await raw(link.pathname + link.search)).status).toBe(200);
    expect((await raw(sign(SIGNING_KEY, 1))).status).toBe(403);
    expect((await raw(sign('a-key-that-was-rotated-out-long-ago-enough'))).status).toBe(403);

    const count = sized(600, 10_000);
    const roll = dice(20_261_121);
    const statuses = new Map<number, number>();
    const accepted: string[] = [];
    let next = 0;
    const lane = async () => {
      while (next++ < count) {
        const mutated = pick(mutations, roll)(link, roll, foreign.file_id);
        if (mutated === link.pathname + link.search) continue;
        const { status } = await raw(mutated);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status < 400 || status >= 500) accepted.push(`${status} ${mutated}`);
      }
    };
    await Promise.all(Array.from({ length: 8 }, lane));
    expect(accepted).toEqual([]);
    expect(statuses.get(403)).toBeGreaterThan(count / 2);
    // Two keys: links of the older one live on, and die with it.
    const rotated = createLinkSigner({ keys: ['the-newest-key-of-at-least-32-bytes!', SIGNING_KEY], now_ms: () => Date.now() });
    const [id, query] = [ours.file_id, link.searchParams] as const;
    expect(rotated.verify(id, query)).not.toBeNull();
    expect(createLinkSigner({ keys: ['the-newest-key-of-at-least-32-bytes!'], now_ms: () => Date.now() }).verify(id, query)).toBeNull();
    const by = [...statuses].sort(([a], [b]) => a - b).map(([status, n]) => `${n} x ${status}`);
    tally('T22', { mutations: count, accepted: 0, 'failures of ours': 0, answers: by.join(', ') });
  },
  limit(60_000),
);

describe('T23 an id is its owner’s alone', () => {
  /** How to have a real id for each parameter that names something of one account. A parameter that stands in no line fails. */
  const owned: Readonly<Record<string, (as: Account) => Promise<string>>> = {
    job_id: async (as) => (await render(as)).job_id,
    deck_id: async ({ account_id, mode }) => {
      const slides = [{ form: 'kpi_metrics', headline: 'One', data: { metrics: [{ label: 'Riders', value: '1' }] } }];
      const id = newJobId();
      await harness.db.query(
        `INSERT INTO jobs (job_id, account_id, mode, job_type, status, request_text, input_hash, outputs, finished_at)
         VALUES ($1, $2, $4, 'deck', 'complete', $3, $1, ARRAY['pptx'], now())`,
        [id, account_id, JSON.stringify({ slides }), mode],
      );
      return id;
    },
    key_id: async (as) => String((await harness.keys.createKey(as.account_id, 'extra', 'live')).key_id),
    webhook_id: async (owner) => {
      // Where no message can go.
      const settings = { url: 'https://127.0.0.1/', events: EVENT_TYPES, description: null };
      const made = await harness.db.transaction((sql) => createWebhook(sql, createSealer([SIGNING_KEY]), owner, settings));
      return made?.webhook.webhook_id ?? 'none';
    },
    agent_id: async ({ account_id }) => {
      const [client_id, now] = [`https://${randomUUID()}.example/client.json`, new Date()];
      await keepDocument(harness.db, { client_id, name: 'Agent', redirect_uris: [], metadata: {} }, now);
      const client = await findClient(harness.db, client_id);
      if (client === null) throw new Error('the client was not kept');
      const granted = { account_id, resource: `${harness.base}/mcp`, scopes: ['slides'], days: 7, limit_cents: 500, keeps_limit: false };
      return (await harness.db.transaction((sql) => grantAccess(sql, client, granted, now))).grant_id;
    },
    // Of the webhook made just before.
    delivery_id: async (as) => {
      await render(as);
      const { rows } = await harness.db.query<{ id: string }>(
        'SELECT delivery_id AS id FROM webhook_deliveries JOIN webhooks USING (webhook_id) WHERE account_id = $1 AND mode = $2 ORDER BY webhooks.created_at DESC LIMIT 1',
        [as.account_id, as.mode],
      );
      return rows[0]?.id ?? 'none';
    },
    asset_id: async (owner) => {
      const asset_id = newAssetId();
      const stored = { object_key: `files/${asset_id}`, sha256: '0'.repeat(64), bytes: 1 };
      await keepAsset(harness.db, owner, { asset_id, kind: 'image', mime: 'image/png', facts: {}, ...stored });
      return asset_id;
    },
    slug: async (owner) => {
      const slug = `brand-${randomUUID().slice(0, 8)}`;
      const made = { name: 'Brand', kit: {}, made: {}, report: {}, hash: '0'.repeat(64), engine_version: '0', files: [] };
      await createBrand(harness.db, owner, slug, made);
      return slug;
    },
    invoice_number: async ({ account_id }) => {
      const reference = randomUUID();
      await credit(harness.db, { account_id, kind: 'topup', amount: 1_000, reference, reason: 'top-up' });
      await saveProfile(harness.db, account_id, { kind: 'person', name: 'A', address: { line1: 'B', city: 'C' }, country: 'DE' });
      const kit = { db: harness.db, issuer: SAMPLE_ISSUER, livemode: true, plans: [], now: async () => new Date() };
      return (await issueInvoice(kit, account_id, `topup:${reference}`))?.invoice_number ?? 'none';
    },
  };
  /** What a route cannot be asked without. */
  const queries: Readonly<Record<string, string>> = { '/v1/deck/{deck_id}/diff': '?from=1', '/v1/brands/{slug}/preview': '?layout=cover' };
  /** Names of things that belong to everyone, or to whoever knows them, as the link of a top-up does. */
  const shared = new Set([
    'form',
    'prior_id',
    'name',
    'theme',
    'file',
    'asset',
    'code',
    'path',
    'client_id',
    'tool_name',
    'face',
    'subject',
    'version',
    'tool',
    'session_id',
  ]);
  const parameters = (path: string) => [...path.matchAll(/\{(\w+)\*?\}/g)].map(([, name]) => name ?? '');
  // Pages for people are opened by a session: the tests of the account page try another account's things there.
  const served = routes.filter((route) => !['Planned', 'Removed', 'Account page'].includes(route.tag) && parameters(route.path).length > 0);
  const isKeyed = ({ auth }: { readonly auth: string }) => auth === 'key' || auth === 'live_key';
  const secret = served.filter((route) => isKeyed(route) && parameters(route.path).some((name) => !shared.has(name)));
  let asked = 0;

  it('every parameter of every route stands in a line', () => {
    const open = served.filter((route) => route.auth !== 'signed').flatMap((route) => parameters(route.path));
    expect(open.filter((name) => !shared.has(name) && !Object.hasOwn(owned, name))).toEqual([]);
    // What belongs to one account needs its key.
    const bare = served.filter(
      (route) => !isKeyed(route) && route.auth !== 'signed' && parameters(route.path).some((name) => Object.hasOwn(owned, name)),
    );
    expect(bare.map((route) => route.path)).toEqual([]);
  });

  it.each(secret.map((route) => ({ name: `${route.method.toUpperCase()} ${route.path}`, route })))(
    '$name',
    async ({ route }) => {
      const path = async (as: Account) => {
        let filled = route.path;
        for (const name of parameters(route.path)) filled = filled.replace(`{${name}}`, await (owned[name]?.(as) ?? 'none'));
        return `${filled}${queries[route.path] ?? ''}`;
      };
      const { alice, bob } = harness;
      const revoked = await harness.keys.createKey(alice.account_id, 'revoked', 'live');
      await harness.keys.revoke(alice.account_id, revoked.key_id);
      const tester = await harness.keys.createKey(bob.account_id, 'test', 'test');
      const json = route.reads_body ? (route.example?.body ?? {}) : undefined;
      const ask = async (as: Account | null) => {
        asked += 1;
        const init = { as, method: route.method.toUpperCase(), ...(json === undefined ? {} : { json }) };
        const abort = AbortSignal.timeout(280_000);
        const response = await harness.request(target, { ...init, signal: abort });
        await response.body?.cancel();
        return response.status;
      };
      let target = await path(alice);
      const own_tester = await harness.keys.createKey(alice.account_id, 'test', 'test');
      const trial: Account = { account_id: alice.account_id, mode: 'test', key: own_tester.text, key_id: own_tester.key_id };
      const foreign = { ...bob, mode: 'test' as const, key: tester.text };
      const isLive = route.auth === 'live_key';
      expect(await ask(bob)).toBe(404);
      expect(await ask(foreign)).toBe(isLive ? 403 : 404);
      expect(await ask(null)).toBe(401);
      expect(await ask({ ...alice, key: revoked.text })).toBe(401);
      // A test key of the same account: it reads brands and assets, changes none of them, and sees nothing else that is live.
      const reads = route.method === 'get' && parameters(route.path).some((name) => name === 'slug');
      const changes = route.method !== 'get' && parameters(route.path).some((name) => name === 'slug' || name === 'asset_id');
      const trials = await ask(trial);
      if (reads) expect([403, 404, 500]).not.toContain(trials);
      else expect(trials).toBe(isLive || changes ? 403 : 404);
      if (isLive) {
        // What only live keys may ask for has no test things.
        asked += 2;
      } else {
        target = await path(trial);
        expect(await ask(alice)).toBe(404);
        const mine = await ask(trial);
        expect([401, 403, 404, 500]).not.toContain(mine);
        target = await path(alice);
      }
      // Asked last: it may delete what it names. A job without such a file says so, with an answer that only its owner gets.
      const own = await ask(alice);
      expect([401, 403, 500]).not.toContain(own);
      expect(own === 404 ? [route.path] : []).toEqual([]);
    },
    600_000,
  );

  it('counts what it asked', () => {
    expect(asked).toBe(secret.length * 8);
    tally('T23', { routes: secret.length, asked, 'let in wrongly': 0 });
  });
});

it(
  'T24 shows keys, briefs, cards and file names to nobody: not in logs, traces, metrics or anyone else’s rows',
  async () => {
    const canary = { card: '4242 4242 4242 4242', brief: `canary-brief-${randomUUID()}`, file: `canary-file-${randomUUID()}.pptx` };
    const account_id = await harness.keys.createAccount('canary');
    const { key_id, text: key } = await harness.keys.createKey(account_id, 'canary', 'live');
    const as: Account = { account_id, mode: 'live', key, key_id };
    harness.logLines.length = 0;
    spans = '';
    const problems: string[] = [];
    let asked = 0;
    const words = `${canary.brief} ${canary.card} ${canary.file}`;
    for (const route of routes) {
      const path = route.path.replaceAll(/\{\w+\*?\}/g, encodeURIComponent(canary.file));
      const example = typeof route.example?.body === 'object' && route.example.body !== null ? route.example.body : {};
      const bodies = route.reads_body
        ? [{ ...example, headline: words, message: words, brief: words, title: words, name: words }, { [words]: words }]
        : [undefined];
      for (const json of bodies) {
        for (const credential of [as, null]) {
          asked += 1;
          const response = await harness.request(`${path}?q=${encodeURIComponent(words)}`, {
            as: credential,
            method: route.method.toUpperCase(),
            headers: { 'user-agent': words, referer: `https://example.org/?${encodeURIComponent(words)}`, prefer: 'respond-async' },
            signal: AbortSignal.timeout(280_000),
            ...(json === undefined ? {} : { json }),
          });
          const text = await response.text();
          if (response.status >= 400) problems.push(text);
        }
      }
    }
    // A job that is really made and fetched, and a key that is made and revoked.
    const made = (await (await harness.request('/v1/render/intent', { as, json: fresh(words) })).json()) as { job_id: string };
    await harness.request(`/v1/jobs/${made.job_id}/pptx`, { as });
    await harness.keys.revoke(account_id, key_id);

    const metrics = await (await fetch(`http://127.0.0.1:${harness.gateway.metrics_port}/metrics`)).text();
    const logs = harness.logLines.join('');
    expect(logs.length).toBeGreaterThan(asked * 50);
    expect(spans.length).toBeGreaterThan(asked * 50);
    const found: string[] = [];
    const secrets = [
      ...Object.values(canary),
      encodeURIComponent(canary.card),
      canary.card.replaceAll(' ', ''),
      key,
      key.split('_')[2] ?? key,
    ];
    for (const [where, text] of Object.entries({ logs, spans, metrics }))
      for (const secret of secrets)
        if (text.includes(secret))
          found.push(`${where}: ${secret}: ${text.slice(Math.max(0, text.indexOf(secret) - 300), text.indexOf(secret) + 40)}`);
    // A refusal may name to its caller what the caller sent, never the credential.
    for (const text of problems) if (text.includes(key)) found.push(`problem: ${text}`);
    const { rows: tables } = await harness.db.query<{ name: string }>(
      "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace",
    );
    // The request itself, its answer kept for repeats, and what was meant to be told to us.
    const holds = new Set(['jobs', 'idempotency_keys', 'feedback']);
    let rowsRead = 0;
    for (const { name } of tables) {
      const { rows } = await harness.db.query<{ row: string }>(`SELECT row_to_json(t)::text AS row FROM "${name}" t`);
      rowsRead += rows.length;
      const dump = rows.map(({ row }) => row).join('\n');
      for (const secret of holds.has(name) ? secrets.slice(-2) : secrets) if (dump.includes(secret)) found.push(`table ${name}: ${secret}`);
    }
    expect(found).toEqual([]);
    // The same search finds what is meant to be kept: the request, in its job.
    expect((await harness.db.query('SELECT request_text FROM jobs WHERE job_id = $1', [made.job_id])).rows[0]?.['request_text']).toContain(
      canary.brief,
    );
    tally('T24', {
      requests: asked,
      'log bytes': logs.length,
      'trace bytes': spans.length,
      tables: tables.length,
      rows: rowsRead,
      found: 0,
    });
  },
  limit(120_000),
);

describe('pages of other origins', () => {
  it.each([
    ['https://app.example.com', 'https://app.example.com'],
    ['https://app.example.com.evil.example', null],
    ['null', null],
    [undefined, null],
  ])('of origin %s may read where the list has them', async (origin, allowed) => {
    for (const method of ['GET', 'OPTIONS']) {
      const headers = new Headers(method === 'OPTIONS' ? { 'access-control-request-method': 'GET' } : {});
      if (origin !== undefined) headers.set('origin', origin);
      const answer = await harness.request('/v1/account', { method, headers, as: null });
      const methods = allowed !== null && method === 'OPTIONS' ? 'GET, HEAD, OPTIONS' : null;
      expect(answer.headers.get('access-control-allow-origin')).toBe(allowed);
      expect(answer.headers.get('access-control-allow-methods')).toBe(methods);
      expect(answer.headers.get('vary')).toMatch(/Origin/);
    }
  });
});

describe('a limit of one key', () => {
  it('is that which an operator gave it, counted apart from the other keys of its account', async () => {
    limiter = await openLimiter({ redis_url: undefined, now_ms: () => 0, onError: () => {} });
    const account_id = await harness.keys.createAccount('builder');
    const first = await harness.keys.createKey(account_id, 'first', 'live');
    const account: Account = { account_id, mode: 'live', key: first.text, key_id: first.key_id };
    const policyOf = async (as: Account) => (await harness.request('/v1/inspect', { as, json: {} })).headers.get('ratelimit-policy');
    expect(await policyOf(account)).toBe('"inspect";q=30;w=3600');
    const second = await harness.keys.createKey(account.account_id, 'builds', 'live');
    expect(await harness.keys.setRateLimit(second.prefix, 'inspect', 600)).toEqual({ inspect: 600 });
    const builds: Account = { ...account, key: second.text, key_id: second.key_id };
    const answer = await harness.request('/v1/inspect', { as: builds, json: {} });
    expect([answer.headers.get('ratelimit-policy'), answer.headers.get('ratelimit')]).toEqual([
      '"inspect";q=600;w=3600',
      '"inspect";r=599;t=7200',
    ]);
    expect(await policyOf(account)).toBe('"inspect";q=30;w=3600');
    expect(await harness.keys.setRateLimit(second.prefix, 'inspect', null)).toEqual({});
    expect(await policyOf(builds)).toBe('"inspect";q=30;w=3600');
    expect(await harness.keys.setRateLimit('dw_live_none', 'inspect', 1)).toBeNull();
  });
});

describe('T25 five an hour are five an hour', () => {
  const five = (inner: RateLimiter): RateLimiter => ({ take: (key, policy) => inner.take(key, { ...policy, limit: 5, per_s: 3_600 }) });
  const rush = async (headers: (i: number) => Record<string, string>, count = 50, localAddress = '127.0.0.2') => {
    const answers = await Promise.all(
      Array.from({ length: count }, (_, i) =>
        raw('/v1/pricing', { headers: headers(i), localAddress, agent: new Agent({ maxSockets: 1 }) }),
      ),
    );
    expect(answers.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
    expect(answers.filter(({ status, headers: h }) => status === 429 && h['retry-after'] === undefined)).toEqual([]);
    return answers.filter(({ status }) => status === 200).length;
  };

  it(
    'under fifty at once, across the edge of the hour, and whatever address a stranger claims',
    async () => {
      let passed = 0;
      for (const _ of rounds(2, 10)) {
        let now = 3_599_000;
        limiter = five(await openLimiter({ redis_url: undefined, now_ms: () => now, onError: () => {} }));
        const spoof = (i: number) => ({ 'x-forwarded-for': `203.0.113.${i}` });
        expect(await rush(spoof)).toBe(5);
        now += 2_000;
        expect(await rush(spoof)).toBe(0);
        passed += 5;
        // Behind a proxy that we trust: a thousand addresses of one subscriber are one, two subscribers are two.
        const subscriber = (i: number) => ({ 'x-forwarded-for': `2001:db8:1:${i % 2}:${(i * 7).toString(16)}::${i}` });
        expect(await rush(subscriber, sized(200, 1_000), '127.0.0.1')).toBe(10);
        passed += 10;
      }
      tally('T25', { passed, 'windows rushed': sized(2, 10), expected: passed });
    },
    limit(60_000),
  );

  it.skipIf(!hasRedis())(
    'also by two replicas on one Redis, and by each alone while it is away',
    async () => {
      const redis = await startTestRedis();
      const options = { redis_url: redis.url, now_ms: () => Date.now(), onError: () => {} };
      const [one, two] = [await openLimiter(options), await openLimiter(options)];
      // Connected: until then each counts alone.
      await expect
        .poll(
          async () =>
            (await one.take('probe', { name: 'p', limit: 1_000, per_s: 1 })).remaining < 999 &&
            (await two.take('probe', { name: 'p', limit: 1_000, per_s: 1 })).remaining < 998,
        )
        .toBe(true);
      let turn = 0;
      limiter = five({ take: (key, policy) => (turn++ % 2 ? one : two).take(key, policy) });
      expect(await rush(() => ({}))).toBe(5);
      await redis.crash();
      limiter = five(one);
      expect(await rush(() => ({}))).toBe(5);
      await Promise.all([one.close(), two.close()]);
      await redis.stop();
      tally('T25', { 'by two replicas': 5, 'alone without Redis': 5 });
    },
    limit(30_000),
  );
});
