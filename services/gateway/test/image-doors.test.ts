/** Pictures of slides come in over HTTP: our own, screenshots and hostile ones, through real processes, a real queue and a real worker. */
import { credit, readWallet, reconcileLedger } from '@deckwright/platform/billing';
import { silentLog as log } from '@deckwright/platform/log';
import { openPackage } from '@deckwright/read/ooxml';
import { type BundledIsolate, bundledIsolate } from '@deckwright/testkit/isolate-process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningImageWorker, startImageWorker } from '../../image-worker/src/image-worker.ts';
import { type RunningRelay, startRelay } from '../../relay/src/relay.ts';
import { claimsToBe, flatPng, ownPicture, PANELS, screenshotOf } from './_slide-pictures.ts';
import { type Account, type Harness, startHarness } from './harness.ts';

type Body = Record<string, unknown>;

let harness: Harness;
let relay: RunningRelay;
let worker: RunningImageWorker;
let bundled: BundledIsolate;
let own: Buffer;
let shot: Buffer;

beforeAll(async () => {
  own = await ownPicture(PANELS);
  shot = await screenshotOf(own);
  bundled = await bundledIsolate({ once: true, concurrency: 2, waiting: 8 });
  const { isolate } = bundled;
  harness = await startHarness({
    isolate,
    render_wait_ms: 200_000,
    fetchDeck: async (url) => {
      if (url !== 'https://pictures.test/slide.png') throw new Error('not stubbed');
      return own;
    },
  });
  harness.rule = 'wait';
  const { db, jobs: store, files: objects, queues } = harness;
  relay = startRelay({ db, queues, objects, log, retention_days: 30 });
  worker = startImageWorker({ db, store, queues, objects, log, concurrency: 2, isolate });
});
afterAll(async () => {
  await worker?.close(1000);
  await relay?.stop();
  await harness?.close();
  bundled?.remove();
});

async function form(path: string, files: readonly Uint8Array[], fields: Record<string, string> = {}, as: Account | null = harness.alice) {
  const body = new FormData();
  for (const file of files) body.append('file', new Blob([Uint8Array.from(file)]), 'slide.png');
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const response = await harness.request(path, { method: 'POST', body, as });
  return [response.status, (await response.json()) as Body] as const;
}

async function ask(path: string, json: Body, as: Account = harness.alice) {
  const response = await harness.request(path, { json, as });
  return [response.status, (await response.json()) as Body] as const;
}

const FROM_IMAGE = '/v1/render/from-image';
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const paid = async (): Promise<number> => (await readWallet(harness.db, harness.alice.account_id))?.paid_cents ?? 0;
const held = async (): Promise<number> => (await readWallet(harness.db, harness.alice.account_id))?.held_cents ?? 0;
const jobs = async () => (await harness.db.query('SELECT 1 FROM jobs')).rowCount;

/** What it takes from the wallet, cents. */
async function spent<T>(act: () => Promise<T>): Promise<readonly [T, number]> {
  const before = await paid();
  const outcome = await act();
  return [outcome, before - (await paid())];
}

/** A key of alice with which an agent may spend so much in a month. */
async function limitedKey(limit_cents: number): Promise<Account> {
  const { account_id, mode } = harness.alice;
  const { key_id, text } = await harness.keys.createKey(account_id, 'agent', 'live');
  await harness.db.query(
    `INSERT INTO oauth_clients (client_id, kind, name, redirect_uris, auth_method, metadata) VALUES ('agent', 'registered', 'Agent', '{}', 'none', '{}')`,
  );
  await harness.db.query(
    `INSERT INTO oauth_grants (grant_id, account_id, client_id, client_name, key_id, resource, scopes, created_at, expires_at, last_token_at, limit_cents)
     VALUES ('grant', $1, 'agent', 'Agent', $2, '', '{slides,repair}', now(), now() + interval '1 day', now(), $3)`,
    [account_id, key_id, limit_cents],
  );
  return { account_id, mode, key: text, key_id };
}

/** The words of each slide of a file. */
async function slidesAt(url: unknown): Promise<readonly string[]> {
  const { pathname, search } = new URL(String(url));
  const file = await harness.request(pathname + search, { as: null });
  const { parts } = await openPackage(new Uint8Array(await file.arrayBuffer()));
  const slides = parts
    .filter(({ name }) => /^\/ppt\/slides\/slide\d+\.xml$/.test(name))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  return slides.map((part) =>
    [
      ...Buffer.from(part.bytes())
        .toString('utf8')
        .matchAll(/<a:t>([^<]*)/g),
    ]
      .map(([, text]) => text)
      .join(' '),
  );
}

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const READ = new Set(wordsIn(JSON.stringify(PANELS)));
/** Words of what is said that stand nowhere in the picture. */
const inventedIn = ({ brief, headline, points, figures }: Body): readonly string[] =>
  wordsIn(
    JSON.stringify([
      brief,
      headline,
      points,
      (figures as { figure: string; beside: string }[]).map(({ figure, beside }) => [figure, beside]),
    ]).replaceAll('\\n', ' '),
  ).filter((word) => !READ.has(word));

describe('POST /v1/render/from-image', () => {
  it('needs a key and money, and makes no job without', async () => {
    expect((await form(FROM_IMAGE, [own], {}, null))[0]).toBe(401);
    expect(await form(FROM_IMAGE, [own])).toMatchObject([402, { code: 'insufficient_balance' }]);
    expect(await jobs()).toBe(0);
    await credit(harness.db, { account_id: harness.alice.account_id, kind: 'topup', amount: 1000, reference: 'pictures', reason: 'test' });
  });

  it('gives a picture of ours its slide back, with its request, for ten cents', async () => {
    const [[status, answer], cents] = await spent(() => form(FROM_IMAGE, [own], { name: 'Winter plan' }));
    expect([status, answer, cents]).toMatchObject([
      200,
      {
        job_type: 'perception',
        status: 'complete',
        name: 'Winter plan',
        branch: 'reconstruct',
        reader: 'request',
        confidence: 1,
        source: { drawn: true, intents: [{ form: 'card_grid', headline: PANELS.headline }] },
        slides_total: 1,
        price: 0.1,
        cost_charged: 0.1,
      },
      10,
    ]);
    expect(await slidesAt(answer['download_url'])).toHaveLength(1);
    expect(await held()).toBe(0);
  });

  it('reads a screenshot, and says how sure it is', async () => {
    const [[status, answer], cents] = await spent(() => ask('/v1/perception/proceed', { image: base64(shot), branch: 'preserve' }));
    expect([status, answer, cents]).toMatchObject([
      200,
      {
        reader: 'rules',
        branch: 'preserve',
        elements: expect.any(Number),
        not_understood: expect.any(Array),
        found: { area_alike: expect.any(Number) },
      },
      10,
    ]);
    expect(Number(answer['confidence'])).toBeGreaterThan(0.5);
  });

  it('takes an address and an asset, and answers 202 when nobody wants to wait', async () => {
    expect(await ask(FROM_IMAGE, { image_url: 'https://pictures.test/slide.png' })).toMatchObject([200, { reader: 'request' }]);
    const [, { asset_id }] = await form('/v1/assets/image', [own]);
    const [status, { job_id }] = await ask(FROM_IMAGE, { asset_id, wait: 'false' });
    expect(status).toBe(202);
    const job = (await (await harness.request(`/v1/jobs/${job_id}?poll=true&timeout=60`)).json()) as Body;
    expect(job).toMatchObject({ job_type: 'perception', status: 'complete', cost_charged: 0.1 });
  });

  it('is done and charged once for one Idempotency-Key', async () => {
    const again = { json: { image_base64: base64(own) }, headers: { 'Idempotency-Key': 'the-same-picture' } };
    const [answers, cents] = await spent(async () => [
      await (await harness.request(FROM_IMAGE, again)).json(),
      await (await harness.request(FROM_IMAGE, again)).json(),
    ]);
    expect(answers[1]).toEqual(answers[0]);
    expect(cents).toBe(10);
  });

  it('explains a picture in words that stand in it, on a slide of a theme', async () => {
    const [[status, answer], cents] = await spent(() =>
      ask(FROM_IMAGE, { image: base64(own), branch: 'explain', theme_id: 'technical-light' }),
    );
    expect([status, answer, cents]).toMatchObject([
      200,
      { branch: 'explain', headline: PANELS.headline, slides_total: 1, brief: expect.any(String) },
      10,
    ]);
    expect(inventedIn(answer)).toEqual([]);
    expect((answer['points'] as string[]).join(' ')).toContain('Airport depot');
    expect(answer['figures']).toMatchObject([{ figure: '38' }, { figure: '24' }]);
    expect(await slidesAt(answer['download_url'])).toHaveLength(1);
  });

  it('walks through a picture: the whole, each part beside its words, the words', async () => {
    const [[status, answer], cents] = await spent(() => ask(FROM_IMAGE, { image: base64(own), branch: 'teach_deck' }));
    expect([status, answer, cents]).toMatchObject([200, { branch: 'teach_deck', slides_total: 5, price: 0.1 }, 10]);
    expect(inventedIn(answer)).toEqual([]);
    const slides = await slidesAt(answer['download_url']);
    expect(slides).toHaveLength(5);
    for (const [i, label] of ['Harbour', 'Airport', 'Northern'].entries()) expect(slides[i + 1]).toContain(label);
    expect(slides[0]).toContain(PANELS.headline);
  });

  it('explains nothing where no words were read, and charges nothing', async () => {
    const [[status, refusal], cents] = await spent(() => ask(FROM_IMAGE, { image: base64(flatPng(960, 540)), branch: 'explain' }));
    expect([status, refusal, cents]).toMatchObject([422, { code: 'picture_unusable', reason: 'no_words', cost_charged: 0 }, 0]);
  });

  it.each<[string, () => Body, number, Body]>([
    ['no picture', () => ({}), 400, { code: 'picture_unreadable', reason: 'missing' }],
    ['two pictures', () => ({ image: base64(own), image_base64: base64(own) }), 422, { code: 'request_invalid' }],
    ['no base64', () => ({ image_base64: '?' }), 422, { code: 'request_invalid' }],
    ['a branch that there is not', () => ({ image: base64(own), branch: 'imagine' }), 422, { code: 'request_invalid' }],
    ['a language that is no name', () => ({ image: base64(own), languages: ['../eng'] }), 422, { code: 'request_invalid' }],
    ['a theme that there is not', () => ({ image: base64(own), branch: 'explain', theme_id: 'klean' }), 422, { code: 'unknown_theme' }],
    ['an asset of nobody', () => ({ asset_id: 'ast_none' }), 422, { code: 'unknown_asset' }],
    ['a web page', () => ({ image: base64(Buffer.from('<!doctype html>')) }), 400, { code: 'picture_unreadable', reason: 'not_a_picture' }],
    [
      'half a picture',
      () => ({ image: base64(shot.subarray(0, shot.length / 2)) }),
      400,
      { code: 'picture_unreadable', reason: 'corrupted' },
    ],
    [
      'a picture with one row of many',
      () => ({ image: base64(claimsToBe(4000, 3000)) }),
      400,
      { code: 'picture_unreadable', reason: 'corrupted' },
    ],
    [
      'a strip 20,000 pixels wide',
      () => ({ image: base64(flatPng(20_000, 40)) }),
      400,
      { code: 'picture_unreadable', reason: 'too_narrow' },
    ],
    [
      'more pixels than are read',
      () => ({ image: base64(flatPng(20_000, 4_000)) }),
      413,
      { code: 'payload_too_large', reason: 'too_large' },
    ],
    ['a dot', () => ({ image: base64(flatPng(8, 8)) }), 400, { code: 'picture_unreadable', reason: 'too_small' }],
  ])('refuses %s for nothing, with a remedy and no job', async (_name, body, status, wanted) => {
    const before = await jobs();
    const [[is, refusal], cents] = await spent(() => ask(FROM_IMAGE, body()));
    expect([is, refusal, cents]).toMatchObject([
      status,
      { ...wanted, remedy: expect.stringMatching(/\S/), ways_out: expect.any(Array) },
      0,
    ]);
    expect(await jobs()).toBe(before);
  });

  it('fails for nothing where no such language is installed', async () => {
    const [[status, refusal], cents] = await spent(() => ask(FROM_IMAGE, { image: base64(shot), languages: ['kor'] }));
    expect([status, refusal, cents]).toMatchObject([422, { reason: 'no_such_language', cost_charged: 0 }, 0]);
    expect(await held()).toBe(0);
  });

  it('is stopped by the spending limit of a key, before a job is made', async () => {
    const before = await jobs();
    const agent = await limitedKey(5);
    expect(await ask(FROM_IMAGE, { image: base64(own) }, agent)).toMatchObject([402, { code: 'agent_limit_reached' }]);
    expect(await ask('/v1/analyze/image', { image: base64(own) }, agent)).toMatchObject([200, { cost_charged: 0.05 }]);
    expect(await ask('/v1/analyze/image', { image: base64(own) }, agent)).toMatchObject([402, { code: 'agent_limit_reached' }]);
    expect(await jobs()).toBe(Number(before) + 1);
  });

  it('leaves a ledger that explains itself', async () => {
    expect(await reconcileLedger(harness.db)).toEqual([]);
  });
});

describe('POST /v1/analyze/image', () => {
  it('gives a brief that the brief door takes, for five cents', async () => {
    const [[status, answer], cents] = await spent(() =>
      ask('/v1/analyze/image', { image_base64: base64(own), instructions: 'Say that sales doubled.' }),
    );
    expect([status, answer, cents]).toMatchObject([
      200,
      { headline: PANELS.headline, route: expect.stringMatching(/^(?:selected|needs_confirmation)$/), price: 0.05, cost_charged: 0.05 },
      5,
    ]);
    expect(inventedIn(answer)).toEqual([]);
    const drawn = { brief: answer['brief'], dry_run: true, allow_low_confidence: true };
    expect(await ask('/v1/render/auto', drawn)).toMatchObject([200, { status: 'validated' }]);
  });

  it('gives a brief for each slide', async () => {
    const [status, answer] = await ask('/v1/analyze/image', { image: base64(own), slide_count: 3 });
    expect([status, answer]).toMatchObject([
      200,
      { slides: [{ brief: expect.any(String) }, { headline: 'Airport depot' }, { headline: 'Northern depot' }] },
    ]);
  });

  it('answers once for one Idempotency-Key', async () => {
    const again = { json: { image_base64: base64(own) }, headers: { 'Idempotency-Key': 'the-same-brief' } };
    const [answers, cents] = await spent(async () => [
      await (await harness.request('/v1/analyze/image', again)).json(),
      await (await harness.request('/v1/analyze/image', again)).json(),
    ]);
    expect(answers[1]).toEqual(answers[0]);
    expect(cents).toBe(5);
  });

  it('costs nothing where nothing is read', async () => {
    const [outcome, cents] = await spent(() => ask('/v1/analyze/image', { image: base64(flatPng(960, 540)) }));
    expect([...outcome, cents]).toMatchObject([422, { code: 'picture_unusable' }, 0]);
  });
});

describe('POST /v1/analyze/image/perceive', () => {
  it('lists what was seen in a screenshot, for twenty cents', async () => {
    const [[status, answer], cents] = await spent(() => ask('/v1/analyze/image/perceive', { image: base64(shot) }));
    expect([status, answer, cents]).toMatchObject([
      200,
      { reader: 'rules', figures: [], intents: [{ form: 'card_grid', headline: PANELS.headline }], cost_charged: 0.2 },
      20,
    ]);
    const elements = answer['elements'] as { kind: string; text?: string; confidence: number }[];
    expect(wordsIn(elements.map(({ text = '' }) => text).join(' '))).toEqual(expect.arrayContaining(['depot', 'charges', 'buses']));
    for (const { confidence } of elements) expect(confidence).toBeLessThanOrEqual(1);
  });

  it('gives the intent of a picture of ours', async () => {
    expect(await ask('/v1/analyze/image/perceive', { image: base64(own) })).toMatchObject([
      200,
      { reader: 'request', intents: [{ form: 'card_grid' }] },
    ]);
  });
});

describe('POST /v1/analyze/image/preflight', () => {
  it('says what it would cost, for nothing and without a job', async () => {
    const before = await jobs();
    const [outcome, cents] = await spent(() => form('/v1/analyze/image/preflight', [own]));
    expect([...outcome, cents]).toMatchObject([
      200,
      {
        picture: { format: 'png', width_px: expect.any(Number) },
        carries_request: true,
        branches: { reconstruct: { usd: 0.1, seconds: expect.any(Number) }, teach_deck: { usd: 0.1 } },
        analyze: { usd: 0.05 },
        perceive: { usd: 0.2 },
        cost: 0,
      },
      0,
    ]);
    expect(await form('/v1/analyze/image/preflight', [shot])).toMatchObject([200, { carries_request: false }]);
    expect(await form('/v1/analyze/image/preflight', [Buffer.from('%PDF-1.7')])).toMatchObject([400, { reason: 'not_a_picture' }]);
    expect(await jobs()).toBe(before);
  });
});
