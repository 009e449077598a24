/** Decks over HTTP: real gateway, relay, queue, two render workers and a deck worker. */
import { carriedFonts } from '@deckwright/fonts';
import { openPackage } from '@deckwright/read/ooxml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDeckWorker } from '../../deck-worker/src/deck-worker.ts';
import { type RunningRelay, startRelay } from '../../relay/src/relay.ts';
import { startRenderWorker } from '../../render-worker/src/render-worker.ts';
import { type Account, type Harness, startHarness } from './harness.ts';

type Body = Record<string, unknown>;

let harness: Harness;
let relay: RunningRelay;
let workers: readonly { close(grace_ms?: number): Promise<boolean> }[];

beforeAll(async () => {
  harness = await startHarness();
  harness.rule = 'wait';
  const { db, jobs: store, files: objects, doorbell } = harness;
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  relay = startRelay({ db, doorbell, objects, log, retention_days: 30 });
  const deps = { db, store, doorbell, objects, log, fonts: carriedFonts() };
  workers = [
    startRenderWorker({ ...deps, concurrency: 2 }),
    startRenderWorker({ ...deps, concurrency: 2 }),
    startDeckWorker({ ...deps, concurrency: 2 }),
  ];
}, 60_000);
afterAll(async () => {
  await Promise.all((workers ?? []).map((worker) => worker.close(1000)));
  await relay?.stop();
  await harness?.close();
});

const kpi = (headline: string, riders = '1.31m') => ({
  form: 'kpi_metrics',
  headline,
  data: {
    metrics: [
      { label: 'Riders', value: riders },
      { label: 'Complaints', value: '402' },
    ],
  },
});
const tooMuch = { form: 'agenda_list', headline: 'Too much', blocks: Array.from({ length: 13 }, (_, i) => ({ label: `Topic ${i}` })) };
const deckOf = (name: string) => ({
  name,
  slides: [
    { form: 'hero_statement', headline: `${name} 2027`, context: 'Board meeting' },
    { form: 'agenda_list', headline: 'Two questions for today' },
    { form: 'section_divider', headline: 'Where we stand' },
    kpi(`${name}: more riders, fewer complaints`),
    { form: 'section_divider', headline: 'What we change' },
    { chrome: { title: 'Three quick wins' }, body: { component: 'steps', params: { steps: [{ title: 'Bus lane' }, { title: 'App' }] } } },
  ],
});

const post = async (path: string, json: unknown, expected = 200, init: RequestInit & { as?: Account } = {}): Promise<Body> => {
  const response = await harness.request(path, { json, ...init });
  const body = (await response.json()) as Body;
  expect([response.status, body]).toMatchObject([expected, {}]);
  return body;
};
const render = (json: unknown, expected = 200, init: RequestInit & { as?: Account } = {}) =>
  post('/v1/render/intent/deck', json, expected, init);
const get = async (path: string): Promise<Body> => (await harness.request(path)).json() as Promise<Body>;
const fileOf = async (path: string): Promise<Uint8Array> => new Uint8Array(await (await harness.request(path)).arrayBuffer());
const slidesIn = async (bytes: Uint8Array) =>
  (await openPackage(bytes)).parts.filter(({ name }) => /^\/ppt\/slides\/slide\d+\.xml$/.test(name)).length;
const holdOf = async (job_id: unknown) =>
  (await harness.db.query('SELECT state, units, captured_units FROM wallet_holds WHERE job_id = $1', [job_id])).rows[0];

describe('a deck', () => {
  it('is drawn by any workers, put together once, and billed by the slide', async () => {
    const said = await render({ ...deckOf('Network plan'), outputs: ['pptx', 'pdf'] });
    expect(said).toMatchObject({
      job_type: 'deck',
      status: 'complete',
      fidelity: 'verbatim',
      slides_ok: 6,
      slides_total: 6,
      pptx_available: true,
      blocking_error_count: 0,
      charged_to: 'free_slides',
      repair_actions: [],
    });
    expect(await holdOf(said['job_id'])).toEqual({ state: 'captured', units: 6, captured_units: 6 });
    const bytes = await fileOf(String(said['pptx_url']));
    expect(await slidesIn(bytes)).toBe(6);
    expect(
      Buffer.from(await fileOf(String(said['pdf_url'])))
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(
      Buffer.from(await fileOf(String(said['preview_url'])))
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    const lines = said['slides'] as Body[];
    expect(
      Buffer.from(await fileOf(String(lines[3]!['preview_url'])))
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    expect(await slidesIn(await fileOf(String(lines[3]!['pptx_url'])))).toBe(1);

    const job = await get(`/v1/jobs/${said['job_id']}`);
    expect(job).toMatchObject({ job_type: 'deck', status: 'complete', slides_completed: 6, slides_failed: 0, failed_slides: [] });
    expect((job['children'] as Body[]).map((child) => child['parent_deck_id'])).toEqual(Array(6).fill(said['job_id']));

    const again = await render({ ...deckOf('Network plan'), outputs: ['pptx', 'pdf'] });
    expect(again).toMatchObject({ repeat_of: said['job_id'], charged_to: 'none', content_hash: said['content_hash'] as Body });
  });

  it('leaves a slide out that fails, names it and bills the others', async () => {
    const deck = deckOf('Partial');
    const said = await render({ ...deck, slides: [...deck.slides.slice(0, 3), tooMuch, ...deck.slides.slice(3)] });
    expect(said).toMatchObject({ status: 'partial', slides_ok: 6, slides_total: 7, pptx_available: true, blocking_error_count: 1 });
    expect(said['repair_actions']).toMatchObject([{ action: 'edit_slide', slide: 4, code: 'capacity_exceeded' }]);
    expect(await holdOf(said['job_id'])).toEqual({ state: 'captured', units: 7, captured_units: 6 });
    expect(await slidesIn(await fileOf(String(said['pptx_url'])))).toBe(6);
    const job = await get(`/v1/jobs/${said['job_id']}`);
    expect(job).toMatchObject({ slides_completed: 6, slides_failed: 1, failed_slides: [{ slide: 4, code: 'capacity_exceeded' }] });
  });

  it('costs nothing when no slide stands, or when one breaks its policy', async () => {
    const none = await render({ slides: [tooMuch] });
    expect(none).toMatchObject({ status: 'completed_with_errors', pptx_available: false, cost: 0, charged_to: 'none' });
    const strict = await render({ ...deckOf('Strict'), strict_policy: { min_font_pt: 30 } });
    expect(strict).toMatchObject({ status: 'rejected', pptx_available: false, charged_to: 'none', policy_result: { passed: false } });
    expect(await holdOf(strict['job_id'])).toMatchObject({ state: 'released' });
  });

  it('is refused whole when a slide cannot be read, and makes no job', async () => {
    const before = await get('/v1/jobs?limit=1');
    const refused = await render({ slides: [kpi('Fine'), { form: 'bar_chart', headline: 'x' }, { ...kpi('Own'), headline: 7 }] }, 422);
    expect(refused).toMatchObject({ code: 'unknown_form', cost_charged: 0 });
    expect((refused['errors'] as Body[]).map((error) => error['pointer'])).toEqual(['/slides/1/form', '/slides/2/headline']);
    await render({ slides: [] }, 400);
    await render({ slides: Array.from({ length: 31 }, () => kpi('Many')) }, 400);
    expect((await get('/v1/jobs?limit=1'))['total']).toBe(before['total']);
  });

  it('is checked as a whole for nothing', async () => {
    const said = await render({ ...deckOf('Checked'), dry_run: true });
    expect(said).toMatchObject({ status: 'validated', estimated_cost: 0.3, cost_charged: 0, dry_run: true });
    expect((said['manifest'] as Body[])[3]).toMatchObject({
      i: 4,
      form: 'kpi_metrics',
      status: 'validated',
      fidelity_forecast: 'verbatim',
    });
    expect(await render({ slides: [kpi('Fine'), tooMuch], dry_run: true })).toMatchObject({ status: 'invalid' });
    expect(await render({ slides: [{ form: 'bar_chart' }], dry_run: true })).toMatchObject({ status: 'invalid', blocking_error_count: 1 });
  });

  it('answers 202 to those who do not wait, tells each slide that ends, and takes its slides along when it is canceled', async () => {
    const slides = Array.from({ length: 12 }, (_, i) => kpi(`Slide number ${i + 1}`, `${i + 1}.1m`));
    const queued = await render({ name: 'Twelve', slides }, 202, { headers: { prefer: 'respond-async' } });
    expect(queued).toMatchObject({ deck_id: queued['job_id'], name: 'Twelve' });
    const events = await (await harness.request(`/v1/jobs/${queued['job_id']}/events`)).text();
    expect(events).toMatch(/"stage":"slides"/);
    expect(events).toMatch(/event: end\ndata: .*"status":"complete"/);
    const next = await render({ name: 'Next', slides: slides.map((slide) => ({ ...slide, context: 'again' })) }, 202, {
      headers: { prefer: 'respond-async' },
    });
    const canceled = await post(`/v1/jobs/${next['job_id']}/cancel`, {});
    expect(canceled).toMatchObject({ status: 'canceled' });
    expect(await holdOf(next['job_id'])).toMatchObject({ state: 'released' });
    await expect
      .poll(async () => (await harness.jobs.slides(String(next['job_id']))).filter((slide) => /queued|rendering/.test(slide.status)).length)
      .toBe(0);
  });

  it('is done once for an Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'deck-1' };
    const [one, other] = await Promise.all([
      harness.request('/v1/render/intent/deck', { json: deckOf('Once'), headers }),
      harness.request('/v1/render/intent/deck', { json: deckOf('Once'), headers }),
    ]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    const { rows } = await harness.db.query("SELECT 1 FROM jobs WHERE name = 'Once' AND job_type = 'deck'");
    expect(rows).toHaveLength(1);
    expect((await harness.request('/v1/render/intent/deck', { json: deckOf('Once'), headers })).headers.get('idempotent-replayed')).toBe(
      'true',
    );
  });
});
