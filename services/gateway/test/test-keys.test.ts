/* Long because every misuse is tried against the same service, which takes long to start. */
/** Test keys over HTTP, on real workers: what they make is marked and bounded, and nothing that is live is theirs. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEST_KEYWORD, TEST_MARK_NAME } from '@deckwright/draw/scene';
import { createCallOut } from '@deckwright/platform/http';
import { openPackage } from '@deckwright/read/ooxml';
import { readDeck } from '@deckwright/read/pptx';
import { sampleDeck } from '@deckwright/testkit/flawed-deck';
import { type BundledIsolate, bundledIsolate } from '@deckwright/testkit/isolate-process';
import { kitTo, type Receiver, startReceiver } from '@deckwright/testkit/webhook-receiver';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningRepairWorker, startRepairWorker } from '../../repair-worker/src/repair-worker.ts';
import { routes } from '../src/gateway.ts';
import { type Body, type DeckStand, deckOf, kpi, startDeckStand } from './_deck-stand.ts';
import type { Account } from './harness.ts';

let stand: DeckStand;
let bundled: BundledIsolate;
let repairs: RunningRepairWorker;
let receiver: Receiver;
let live: Account;
let test: Account;

const PER_DAY = 40;

/** An account without balance and without free slides, with a live and a test key. */
async function newAccount(): Promise<{ readonly live: Account; readonly test: Account }> {
  const { keys, db } = stand.harness;
  const account_id = await keys.createAccount('tester');
  await db.query(
    `INSERT INTO ledger_transfers (transfer_id, account_id, unit, from_book, to_book, amount, kind)
     SELECT 'spent:' || account_id, account_id, 'SLIDE', 'free_slides', 'slides_used', free_slides, 'capture' FROM wallets WHERE account_id = $1 AND free_slides > 0`,
    [account_id],
  );
  const of = async (mode: 'live' | 'test'): Promise<Account> => {
    const { key_id, text } = await keys.createKey(account_id, mode, mode);
    return { account_id, mode, key: text, key_id };
  };
  return { live: await of('live'), test: await of('test') };
}

beforeAll(async () => {
  bundled = await bundledIsolate({ once: true, concurrency: 2, waiting: 4 });
  const { isolate } = bundled;
  receiver = await startReceiver();
  stand = await startDeckStand({ isolate, callOut: createCallOut(kitTo(receiver.port), 1_000), test_slides_per_day: PER_DAY });
  const { db, jobs: store, files: objects, queues } = stand.harness;
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  repairs = startRepairWorker({ db, store, queues, objects, log, concurrency: 2, isolate });
  ({ live, test } = await newAccount());
}, 240_000);
afterAll(async () => {
  await repairs?.close(1000);
  await stand?.close();
  await receiver?.close();
  bundled?.remove();
});

let serial = 0;
const fresh = () => kpi(`More riders, fewer complaints ${++serial}`);
const ask = (path: string, init: Parameters<DeckStand['harness']['request']>[1] = {}) => stand.harness.request(path, init);
const say = async (response: Response): Promise<Body> => (await response.json()) as Body;
const bytesOf = async (path: unknown, as: Account): Promise<Uint8Array> => {
  const response = await ask(String(path), { as });
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
};
/** How many slides have the mark, of how many. */
async function marked(pptx: Uint8Array): Promise<readonly [number, number]> {
  const { slides } = readDeck(await openPackage(pptx));
  return [slides.filter(({ shapes }) => shapes.some(({ name }) => name === TEST_MARK_NAME)).length, slides.length];
}
const core = async (pptx: Uint8Array): Promise<string> =>
  Buffer.from((await openPackage(pptx)).part('/docProps/core.xml')?.bytes() ?? []).toString();

describe('what a route says of test keys', () => {
  /** Routes that take a test key, and what keeps it from live things. One that is added must be put here, or say `live_key`. */
  const apart: Readonly<Record<string, string>> = {
    'draws, marked and counted':
      'post /v1/render/intent, post /v1/render/auto, post /v1/render/intent/deck, post /v1/deck/from-jobs, post /v1/compile, post /v1/deck/combine, post /v1/repair, post /v1/deck/translate, post /v1/render/from-pdf, post /v1/render/code, post /v1/render/from-image, post /v1/perception/proceed, post /v1/deck/document',
    'works on jobs of its own mode':
      'patch /v1/render/intent/{job_id}, patch /v1/render/intent/deck/{deck_id}, patch /v1/deck/{deck_id}, get /v1/deck/{deck_id}/diff, post /v1/deck/{deck_id}/fork, post /v1/deck/{deck_id}/refresh, post /v1/deck/{deck_id}/sync, get /v1/jobs, get /v1/jobs/{job_id}, delete /v1/jobs/{job_id}, post /v1/jobs/{job_id}/cancel, post /v1/jobs/{job_id}/revert, get /v1/jobs/{job_id}/events, post /v1/jobs/{job_id}/download-url, delete /v1/jobs/{job_id}/download-url, get /v1/jobs/{job_id}/pptx, get /v1/jobs/{job_id}/pdf, get /v1/jobs/{job_id}/png, get /v1/jobs/{job_id}/preview, post /v1/inspect',
    'hears of test jobs':
      'get /v1/webhooks, post /v1/webhooks, get /v1/webhooks/{webhook_id}, patch /v1/webhooks/{webhook_id}, delete /v1/webhooks/{webhook_id}, post /v1/webhooks/{webhook_id}/secret, post /v1/webhooks/{webhook_id}/test, get /v1/webhooks/{webhook_id}/deliveries, post /v1/webhooks/{webhook_id}/deliveries/{delivery_id}/resend',
    'reads live ones, changes its own':
      'get /v1/brands, post /v1/brands, get /v1/brands/{slug}, put /v1/brands/{slug}, delete /v1/brands/{slug}, get /v1/brands/{slug}/preview, post /v1/assets/image, post /v1/assets/image/generate, post /v1/assets/logo, delete /v1/assets/{asset_id}',
    'is told apart': 'get /v1/feedback, post /v1/feedback',
    'goes through the routes of its tools': 'post /v1/tools/{tool_name}',
    'keeps nothing':
      'post /v1/analyze/image, post /v1/analyze/image/perceive, post /v1/analyze/image/preflight, post /v1/plan, post /v1/deck/outline, post /v1/fit',
  };

  it('stands in its definition or here', () => {
    const listed = Object.values(apart).flatMap((names) => names.split(', '));
    const nameOf = ({ method, path }: (typeof routes)[number]) => `${method} ${path}`;
    const served = routes.filter(({ tag, hidden }) => !['Planned', 'Removed'].includes(tag) && hidden !== true);
    const unsaid = served.filter((route) => route.auth === 'key' && !listed.includes(nameOf(route))).map(nameOf);
    expect(unsaid).toEqual([]);
    expect(listed.filter((name) => !served.some((route) => route.auth === 'key' && nameOf(route) === name))).toEqual([]);
  });

  it('refuses a test key before it reads a request, names the remedy, and is documented', async () => {
    const document = await say(await ask('/v1/openapi.json'));
    const paths = document['paths'] as Record<string, Record<string, { responses: Record<string, unknown> }>>;
    const only = routes.filter(({ auth }) => auth === 'live_key');
    expect(only.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
      [
        'delete /v1/auth/keys/{key_id}',
        'delete /v1/account/agents/{agent_id}',
        'get /v1/account',
        'get /v1/account/agents',
        'patch /v1/account/agents/{agent_id}',
        'get /v1/account/grants',
        'get /v1/account/ledger',
        'get /v1/auth/keys',
        'get /v1/auth/keys/default',
        'post /v1/auth/keys',
        'delete /v1/billing/autotopup',
        'get /v1/billing/autotopup',
        'post /v1/billing/autotopup',
        'post /v1/billing/charge-saved',
        'get /v1/billing/invoices',
        'post /v1/billing/invoices',
        'get /v1/billing/invoices/{invoice_number}',
        'get /v1/billing/profile',
        'put /v1/billing/profile',
        'post /v1/billing/checkout',
        'post /v1/billing/portal',
        'post /v1/billing/setup-intent',
        'get /v1/billing/plan',
        'delete /v1/billing/plan',
        'post /v1/billing/plan/overflow',
        'post /v1/billing/plan/reactivate',
        'post /v1/billing/plan/upgrade',
        'post /v1/billing/plans/checkout',
      ].sort(),
    );
    for (const { method, path } of only) {
      const response = await ask(path.replace('{key_id}', String(live.key_id)), { as: test, method: method.toUpperCase() });
      expect([path, response.status, await say(response)]).toMatchObject([
        path,
        403,
        { code: 'live_key_required', remedy: expect.stringContaining('dw_live_') },
      ]);
      expect(JSON.stringify(paths[path]?.[method]?.responses['403'])).toContain('live_key_required');
    }
    // The key that was to be revoked works.
    expect((await ask('/v1/jobs', { as: live })).status).toBe(200);
  });
});

describe('a slide of a test key', () => {
  const outputs = { outputs: ['pptx', 'pdf', 'png'] };

  it('costs nothing, is marked in every file, and is nothing that the live key sees or can download', async () => {
    const json = { ...fresh(), ...outputs };
    const { balance, free_slides } = await say(await ask('/v1/account', { as: live }));
    expect([balance, free_slides]).toEqual([0, 0]);
    expect((await ask('/v1/render/intent', { as: live, json })).status).toBe(402);
    const mine = await say(await ask('/v1/render/intent', { as: test, json }));
    expect(mine).toMatchObject({ status: 'complete', cost: 0, cost_charged: 0, charged_to: 'none' });
    for (const path of ['', '/pptx', '/pdf', '/png', '/preview', '/events'])
      expect([path, (await ask(`/v1/jobs/${mine['job_id']}${path}`, { as: live })).status]).toEqual([path, 404]);
    for (const [path, method] of [
      ['', 'DELETE'],
      ['/cancel', 'POST'],
      ['/download-url', 'POST'],
      ['/revert', 'POST'],
    ] as const)
      expect([
        path,
        (
          await ask(`/v1/jobs/${mine['job_id']}${path}`, {
            as: live,
            method,
            ...(method === 'POST' ? { json: path === '/revert' ? { revision: 1 } : {} } : {}),
          })
        ).status,
      ]).toEqual([path, 404]);
    expect((await say(await ask('/v1/jobs', { as: live })))['total']).toBe(0);
    expect((await say(await ask('/v1/jobs', { as: test })))['total']).toBe(1);
    // The same input, live: not a repeat of what was made for nothing, so it must be paid for.
    expect((await ask('/v1/render/intent', { as: live, json })).status).toBe(402);

    // Of an account that can pay, to hold the files against.
    const paid = await say(await ask('/v1/render/intent', { json }));
    expect(paid).not.toHaveProperty('repeat_of');
    expect(paid['input_hash']).toBe(mine['input_hash']);
    const files = async (answer: Body, as: Account) =>
      Object.fromEntries(
        await Promise.all(
          ['pptx', 'pdf', 'png', 'preview'].map(async (kind) => [kind, await bytesOf(`/v1/jobs/${answer['job_id']}/${kind}`, as)] as const),
        ),
      );
    const [tested, sold] = [await files(mine, test), await files(paid, stand.harness.alice)];
    expect(await marked(tested['pptx'] as Uint8Array)).toEqual([1, 1]);
    expect(await marked(sold['pptx'] as Uint8Array)).toEqual([0, 1]);
    expect(await core(tested['pptx'] as Uint8Array)).toContain(TEST_KEYWORD);
    expect(await core(sold['pptx'] as Uint8Array)).not.toContain(TEST_KEYWORD);
    expect(pdfWords(tested['pdf'] as Uint8Array)).toContain('TEST');
    expect(pdfWords(sold['pdf'] as Uint8Array)).not.toContain('TEST');
    for (const kind of ['png', 'preview']) {
      const rows = await differingRows(tested[kind] as Uint8Array, sold[kind] as Uint8Array);
      // The band at the foot, and nothing else.
      expect([kind, rows.from > 0.96, rows.share > 0.02]).toEqual([kind, true, true]);
    }

    // The same input within the mode: the same bytes.
    const again = await say(await ask('/v1/render/intent', { as: test, json }));
    expect(again['content_hash']).toEqual(mine['content_hash']);
    expect(again).not.toHaveProperty('repeat_of');
    const preview = await ask('/v1/render/intent', { as: test, json: { ...fresh(), preview: true }, headers: { accept: 'image/png' } });
    expect(preview.headers.get('content-type')).toBe('image/png');
  }, 120_000);

  it('leaves the ledger alone', async () => {
    const { rows } = await stand.harness.db.query<{ n: number }>(
      `SELECT (SELECT count(*) FROM ledger_transfers t JOIN jobs j USING (job_id) WHERE j.mode = 'test')
            + (SELECT count(*) FROM billed_inputs b JOIN jobs j USING (job_id) WHERE j.mode = 'test')
            + (SELECT count(*) FROM wallet_holds h JOIN jobs j USING (job_id) WHERE j.mode = 'test' AND (h.state <> 'free' OR h.captured_units > 0)) AS n`,
    );
    expect(Number(rows[0]?.n)).toBe(0);
  });

  it('does not answer for a live request under the same Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'the-same-key' };
    const json = fresh();
    const mine = await say(
      await ask('/v1/render/intent', { as: { ...stand.harness.alice, key: await testKeyOf(stand.harness.alice) }, json, headers }),
    );
    const sold = await ask('/v1/render/intent', { json, headers });
    expect(sold.headers.get('idempotent-replayed')).toBeNull();
    expect((await say(sold))['job_id']).not.toBe(mine['job_id']);
  });
});

describe('a deck of a test key', () => {
  it('is marked on every slide through edits, forks and putting together', async () => {
    const deck = await stand.render({ ...deckOf('Plan'), outputs: ['pptx', 'pdf'] }, 200, { as: test });
    const path = `/v1/jobs/${deck['job_id']}`;
    const bytes = await bytesOf(`${path}/pptx`, test);
    expect(await marked(bytes)).toEqual([6, 6]);
    expect(pdfWords(await bytesOf(`${path}/pdf`, test)).match(/\bTEST\b/g)).toHaveLength(6);
    expect((await ask(`/v1/deck/${deck['job_id']}/fork`, { as: live, method: 'POST' })).status).toBe(404);
    const fork = await say(await ask(`/v1/deck/${deck['job_id']}/fork`, { as: test, method: 'POST' }));
    expect(await marked(await bytesOf(`/v1/jobs/${fork['job_id'] ?? fork['deck_id']}/pptx`, test))).toEqual([6, 6]);
    expect((await ask('/v1/deck/from-jobs', { as: live, json: { job_ids: [deck['job_id']] } })).status).toBe(400);
    expect((await ask('/v1/inspect', { as: live, json: { job_id: deck['job_id'] } })).status).toBe(404);
    // Its mark is nothing to find fault with.
    expect(await say(await ask('/v1/inspect', { as: test, json: { job_id: deck['job_id'] } }))).not.toMatchObject({
      findings: [{ shape: TEST_MARK_NAME }],
    });
    const synced = await stand.harness.request(`/v1/deck/${deck['job_id']}/sync`, {
      as: test,
      json: { pptx_base64: Buffer.from(bytes).toString('base64'), dry_run: true },
    });
    expect([synced.status, await say(synced)]).toMatchObject([200, {}]);
  }, 180_000);

  it('as any file that it has repaired or combined', async () => {
    const pptx_base64 = Buffer.from(await sampleDeck()).toString('base64');
    for (const [path, json] of [
      ['/v1/repair', { pptx_base64 }],
      ['/v1/deck/combine', { sources: [{ pptx_base64 }, { pptx_base64 }] }],
    ] as const) {
      const answer = await stand.post(path, json, 200, { as: test });
      const [n, of] = await marked(await bytesOf(`/v1/jobs/${answer['job_id']}/pptx`, test));
      expect([path, n]).toEqual([path, of]);
      const sold = await stand.post(path, json, 200);
      expect((await marked(await bytesOf(`/v1/jobs/${sold['job_id']}/pptx`, stand.harness.alice)))[0]).toBe(0);
    }
  }, 180_000);
});

describe('live things', () => {
  it('are not edited, canceled or deleted by a test key', async () => {
    const { alice } = stand.harness;
    const tester: Account = { ...alice, mode: 'test', key: await testKeyOf(alice) };
    const deck = await stand.render(deckOf('Ours'));
    const id = deck['job_id'];
    for (const [method, path, json] of [
      ['DELETE', `/v1/jobs/${id}`, undefined],
      ['POST', `/v1/jobs/${id}/cancel`, undefined],
      ['PATCH', `/v1/deck/${id}`, { operations: [{ op: 'remove', at: 1 }] }],
      ['POST', `/v1/deck/${id}/fork`, undefined],
      ['GET', `/v1/jobs/${id}/pptx`, undefined],
    ] as const)
      expect([path, (await ask(path, { as: tester, method, ...(json === undefined ? {} : { json }) })).status]).toEqual([
        path,
        expect.toBeOneOf([404, 422]),
      ]);
    expect((await ask(`/v1/jobs/${id}`)).status).toBe(200);
    expect(await stand.get(`/v1/jobs/${id}`)).toMatchObject({ status: 'complete', revision: 1 });
  }, 120_000);

  it('are heard of by live webhooks alone', async () => {
    const { alice, db } = stand.harness;
    const tester: Account = { ...alice, mode: 'test', key: await testKeyOf(alice) };
    const hook = { url: 'https://example.com/hook', events: ['job.completed'] };
    const [theirs, ours] = [
      await say(await ask('/v1/webhooks', { as: tester, json: hook })),
      await say(await ask('/v1/webhooks', { json: hook })),
    ];
    expect([theirs, ours]).toMatchObject([{ webhook_id: expect.any(String) }, { webhook_id: expect.any(String) }]);
    for (const [method, json] of [['GET'], ['PATCH', { status: 'disabled' }], ['DELETE']] as const)
      expect(
        (await ask(`/v1/webhooks/${ours['webhook_id']}`, { as: tester, method, ...(json === undefined ? {} : { json }) })).status,
      ).toBe(404);
    const sold = await say(await ask('/v1/render/intent', { json: fresh() }));
    const mine = await say(await ask('/v1/render/intent', { as: tester, json: fresh() }));
    const { rows } = await db.query(
      'SELECT w.mode, e.job_id FROM webhook_deliveries d JOIN webhooks w USING (webhook_id) JOIN webhook_events e USING (event_id) WHERE w.account_id = $1',
      [alice.account_id],
    );
    expect(rows).toEqual(
      expect.arrayContaining([
        { mode: 'live', job_id: sold['job_id'] },
        { mode: 'test', job_id: mine['job_id'] },
      ]),
    );
    expect(rows).toHaveLength(2);
    for (const [as, id] of [
      [tester, theirs],
      [alice, ours],
    ] as const)
      await ask(`/v1/webhooks/${id['webhook_id']}`, { as, method: 'DELETE' });
  });

  it('among brands are read and drawn with, not changed; a test brand yields its name to a live one', async () => {
    const { alice } = stand.harness;
    const tester: Account = { ...alice, mode: 'test', key: await testKeyOf(alice) };
    const kit = (slug: string) => ({ slug, name: slug, colors: ['#0B3D5C', '#F2A900'] });
    expect((await ask('/v1/brands', { json: kit('ours') })).status).toBe(201);
    expect((await ask('/v1/brands', { as: tester, json: kit('ours') })).status).toBe(409);
    expect((await ask('/v1/brands/ours', { as: tester, method: 'PUT', json: { colors: ['#C8102E'] } })).status).toBe(403);
    expect((await ask('/v1/brands/ours', { as: tester, method: 'DELETE' })).status).toBe(403);
    expect(await say(await ask('/v1/render/intent', { as: tester, json: { ...fresh(), theme_id: 'ours' } }))).toMatchObject({
      status: 'complete',
    });
    expect((await ask('/v1/brands', { as: tester, json: kit('tried') })).status).toBe(201);
    expect((await ask('/v1/brands/tried')).status).toBe(404);
    expect((await ask('/v1/render/intent', { json: { ...fresh(), theme_id: 'tried@1' } })).status).toBe(422);
    expect(await say(await ask('/v1/brands', { json: kit('tried') }))).toMatchObject({ version: 2 });
    expect((await ask('/v1/brands/tried@1')).status).toBe(404);
    expect((await say(await ask('/v1/brands/tried')))['versions']).toHaveLength(1);
    expect((await ask('/v1/brands/tried', { as: tester, method: 'DELETE' })).status).toBe(403);
  }, 120_000);
});

describe('the day of an account', () => {
  it('has so many test slides and no more, also for requests at once; a live key has no such limit', async () => {
    const { live: owner, test: tester } = await newAccount();
    await stand.harness.db.query("INSERT INTO test_usage VALUES ($1, (now() AT TIME ZONE 'UTC')::date, $2)", [
      tester.account_id,
      PER_DAY - 8,
    ]);
    // Six slides of eight.
    await stand.render(deckOf('First'), 200, { as: tester });
    const refused = await ask('/v1/render/intent/deck', { as: tester, json: deckOf('Second') });
    const body = await say(refused);
    expect([refused.status, body]).toMatchObject([
      429,
      {
        code: 'test_limit_reached',
        slides_asked: 6,
        slides_used: PER_DAY - 2,
        slides_per_day: PER_DAY,
        remedy: expect.stringContaining('live key'),
      },
    ]);
    const wait_s = Number(refused.headers.get('retry-after'));
    expect(wait_s).toBe(body['retry_after_s']);
    expect(wait_s > 0 && wait_s <= 86_400).toBe(true);
    const rush = await Promise.all(Array.from({ length: 8 }, () => ask('/v1/render/intent', { as: tester, json: fresh() })));
    expect(rush.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429, 429, 429, 429]);
    // Refused, nothing of it was kept; and what costs nothing and keeps nothing goes on.
    expect(
      (await stand.harness.db.query('SELECT 1 FROM jobs WHERE account_id = $1 AND parent_deck_id IS NULL', [tester.account_id])).rowCount,
    ).toBe(3);
    expect((await ask('/v1/render/intent', { as: tester, json: { ...fresh(), dry_run: true } })).status).toBe(200);
    expect((await ask('/v1/render/intent', { as: owner, json: fresh() })).status).toBe(402);
    // The next day.
    await stand.harness.db.query('UPDATE test_usage SET day = day - 1 WHERE account_id = $1', [tester.account_id]);
    expect((await ask('/v1/render/intent', { as: tester, json: fresh() })).status).toBe(200);
    expect((await stand.harness.db.query('SELECT slides FROM test_usage WHERE account_id = $1', [tester.account_id])).rows).toEqual([
      { slides: 1 },
    ]);
  }, 180_000);
});

const testKeyOf = async ({ account_id }: Account): Promise<string> => (await stand.harness.keys.createKey(account_id, 't', 'test')).text;

function pdfWords(bytes: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-pdf-'));
  try {
    writeFileSync(join(folder, 'file.pdf'), bytes);
    return execFileSync('pdftotext', [join(folder, 'file.pdf'), '-'], { encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Where two pictures begin to differ, as a share of their height, and the share of pixels that do. */
async function differingRows(one: Uint8Array, other: Uint8Array): Promise<{ readonly from: number; readonly share: number }> {
  const [a, b] = await Promise.all([one, other].map((png) => sharp(png).raw().toBuffer({ resolveWithObject: true })));
  if (a === undefined || b === undefined) throw new Error('no picture');
  const { width, height, channels } = a.info;
  let first = height;
  let count = 0;
  for (let i = 0; i < width * height; i++) {
    const at = i * channels;
    if (a.data.compare(b.data, at, at + channels, at, at + channels) === 0) continue;
    first = Math.min(first, Math.floor(i / width));
    count += 1;
  }
  return { from: first / height, share: count / (width * height) };
}
