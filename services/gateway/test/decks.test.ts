/** Decks over HTTP, from a request to files and the wallet. */
import { credit, reconcileLedger } from '@deckwright/platform/billing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { probe } from '../../relay/src/probe.ts';
import { type Body, type DeckStand, deckOf, kpi, slidesIn, startDeckStand, tooMuch } from './_deck-stand.ts';
import { takeFreeSlides } from './_free-slides.ts';
import type { Account } from './harness.ts';

let stand: DeckStand;

beforeAll(async () => {
  stand = await startDeckStand();
});
afterAll(async () => {
  await stand?.close();
});

describe('the probe of the relay', () => {
  const told = () => {
    const seen: string[] = [];
    return { seen, metrics: { drawn: () => void seen.push('drawn'), failed: () => void seen.push('failed') } };
  };

  it('has a slide drawn through the public interface, each time', async () => {
    const { seen, metrics } = told();
    const { base, alice } = stand.harness;
    for (let i = 0; i < 2; i += 1) await probe({ url: base, key: alice.key, metrics }, new AbortController().signal);
    expect(seen).toEqual(['drawn', 'drawn']);
  });

  it.each([
    ['another key', { key: 'dw_live_none' }, /answered 401 unauthorized/],
    ['an address where nobody listens', { url: 'http://127.0.0.1:9' }, /fetch failed/],
  ])('fails with %s, and says so', async (_, wrong, message) => {
    const { seen, metrics } = told();
    const deps = { url: stand.harness.base, key: stand.harness.alice.key, metrics, ...wrong };
    await expect(probe(deps, new AbortController().signal)).rejects.toThrow(message);
    expect(seen).toEqual(['failed']);
  });
});

describe('a deck', () => {
  it('is drawn by any workers, put together once, and billed by the slide', async () => {
    const answer = await stand.render({ ...deckOf('Network plan'), outputs: ['pptx', 'pdf'] });
    expect(answer).toMatchObject({
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
    expect(await stand.holdOf(answer['job_id'])).toEqual({ state: 'captured', units: 6, captured_units: 6 });
    const bytes = await stand.fileOf(answer['pptx_url']);
    expect(await slidesIn(bytes)).toHaveLength(6);
    expect(
      Buffer.from(await stand.fileOf(String(answer['pdf_url'])))
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(
      Buffer.from(await stand.fileOf(String(answer['preview_url'])))
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    const lines = answer['slides'] as Body[];
    expect(
      Buffer.from(await stand.fileOf(String(lines[3]!['preview_url'])))
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    expect(await slidesIn(await stand.fileOf(String(lines[3]!['pptx_url'])))).toHaveLength(1);

    const job = await stand.get(`/v1/jobs/${answer['job_id']}`);
    expect(job).toMatchObject({ job_type: 'deck', status: 'complete', slides_completed: 6, slides_failed: 0, failed_slides: [] });
    expect((job['children'] as Body[]).map((child) => child['parent_deck_id'])).toEqual(Array(6).fill(answer['job_id']));

    const again = await stand.render({ ...deckOf('Network plan'), outputs: ['pptx', 'pdf'] });
    expect(again).toMatchObject({ repeat_of: answer['job_id'], charged_to: 'none', content_hash: answer['content_hash'] as Body });
  });

  it('names each payer, charges slides that are alike once, and no edit', async () => {
    const { keys, db } = stand.harness;
    const account_id = await keys.createAccount('two payers');
    const { key_id, text: key } = await keys.createKey(account_id, 'k', 'live');
    const as: Account = { account_id, mode: 'live', key, key_id };
    await takeFreeSlides(db, account_id, 58);
    await credit(db, { account_id, kind: 'topup', amount: 500, reference: account_id, reason: 'test' });
    const [one, two, three] = ['First', 'Second', 'Third'].map((headline) => kpi(headline));
    const json = { slides: [one, one, two, one, three] };
    expect(await stand.render({ ...json, dry_run: true }, 200, { as })).toMatchObject({ slides_ok: 5, estimated_cost: 0.15, charges: [] });
    const deck = await stand.render(json, 200, { as });
    const charges = [
      { payer: 'free_slides', slides: 2 },
      { payer: 'wallet', usd: 0.05 },
    ];
    expect(deck).toMatchObject({ slides_ok: 5, cost: 0.05, cost_charged: 0.05, charged_to: 'several', charges });
    const edit = { slides: [{ position: 2, intent: { headline: 'The second reads otherwise' } }] };
    const edited = await stand.patch(`/v1/render/intent/deck/${deck['job_id']}`, edit, 200, {}, { as });
    expect(edited).toMatchObject({ slides_redrawn: 1, cost: 0, cost_charged: 0, charged_to: 'none', charges: [] });
    // What the job cost at first stays in its record.
    const job = await (await stand.harness.request(`/v1/jobs/${deck['job_id']}`, { as })).json();
    expect(job).toMatchObject({ cost: 0.05, charged_to: 'several', charges });
    expect(await reconcileLedger(db)).toEqual([]);
  });

  it('leaves a slide out that fails, names it and bills the others', async () => {
    const deck = deckOf('Partial');
    const answer = await stand.render({ ...deck, slides: [...deck.slides.slice(0, 3), tooMuch, ...deck.slides.slice(3)] });
    expect(answer).toMatchObject({ status: 'partial', slides_ok: 6, slides_total: 7, pptx_available: true, blocking_error_count: 1 });
    expect(answer['repair_actions']).toMatchObject([{ action: 'edit_slide', slide: 4, code: 'capacity_exceeded' }]);
    expect(await stand.holdOf(answer['job_id'])).toEqual({ state: 'captured', units: 7, captured_units: 6 });
    expect(await slidesIn(await stand.fileOf(answer['pptx_url']))).toHaveLength(6);
    const job = await stand.get(`/v1/jobs/${answer['job_id']}`);
    expect(job).toMatchObject({ slides_completed: 6, slides_failed: 1, failed_slides: [{ slide: 4, code: 'capacity_exceeded' }] });
  });

  it('has failed when no slide stands, says why of each, and costs nothing', async () => {
    const none = await stand.render({ slides: [tooMuch, { ...tooMuch, headline: 'Too much again' }] }, 422);
    expect(none).toMatchObject({
      code: 'no_usable_slide',
      cost_charged: 0,
      failed_slides: [
        { slide: 1, code: 'capacity_exceeded' },
        { slide: 2, code: 'capacity_exceeded' },
      ],
    });
    const job = await stand.get(`/v1/jobs/${none['job_id']}`);
    expect(job).toMatchObject({ status: 'failed', result: null, pptx_url: null, cost_charged: 0, error: { code: 'no_usable_slide' } });
    expect(await stand.holdOf(none['job_id'])).toMatchObject({ state: 'released' });
    // An edit mends it.
    const mended = await stand.patch(`/v1/render/intent/deck/${none['job_id']}`, { slides: [{ position: 1, intent: kpi('Mended') }] });
    expect(mended).toMatchObject({ status: 'partial', slides_ok: 1, pptx_available: true });
  });

  it('costs nothing when one slide breaks its policy', async () => {
    const strict = await stand.render({ ...deckOf('Strict'), strict_policy: { min_font_pt: 30 } });
    expect(strict).toMatchObject({ status: 'rejected', pptx_available: false, charged_to: 'none', policy_result: { passed: false } });
    expect(await stand.holdOf(strict['job_id'])).toMatchObject({ state: 'released' });
  });

  it('is refused whole when a slide cannot be read, and makes no job', async () => {
    const before = await stand.get('/v1/jobs?limit=1');
    const refused = await stand.render(
      { slides: [kpi('Fine'), { form: 'bar_chart', headline: 'x' }, { ...kpi('Own'), headline: 7 }] },
      422,
    );
    expect(refused).toMatchObject({ code: 'unknown_form', cost_charged: 0 });
    expect((refused['errors'] as Body[]).map((error) => error['pointer'])).toEqual(['/slides/1/form', '/slides/2/headline']);
    await stand.render({ slides: [] }, 400);
    await stand.render({ slides: Array.from({ length: 31 }, () => kpi('Many')) }, 400);
    expect((await stand.get('/v1/jobs?limit=1'))['total']).toBe(before['total']);
  });

  it('is checked as a whole for nothing', async () => {
    const answer = await stand.render({ ...deckOf('Checked'), dry_run: true });
    expect(answer).toMatchObject({ status: 'validated', estimated_cost: 0.3, cost_charged: 0, dry_run: true });
    expect((answer['manifest'] as Body[])[3]).toMatchObject({
      i: 4,
      form: 'kpi_metrics',
      status: 'validated',
      fidelity_forecast: 'verbatim',
    });
    expect(await stand.render({ slides: [kpi('Fine'), tooMuch], dry_run: true })).toMatchObject({ status: 'invalid' });
    expect(await stand.render({ slides: [{ form: 'bar_chart' }], dry_run: true })).toMatchObject({
      status: 'invalid',
      blocking_error_count: 1,
    });
  });

  it('answers 202 to those who do not wait, tells each slide that ends, and takes its slides along when it is canceled', async () => {
    const slides = Array.from({ length: 12 }, (_, i) => kpi(`Slide number ${i + 1}`, `${i + 1}.1m`));
    const queued = await stand.render({ name: 'Twelve', slides }, 202, { headers: { prefer: 'respond-async' } });
    expect(queued).toMatchObject({ deck_id: queued['job_id'], name: 'Twelve' });
    const events = await (await stand.harness.request(`/v1/jobs/${queued['job_id']}/events`)).text();
    expect(events).toMatch(/"stage":"slides"/);
    expect(events).toMatch(/event: end\ndata: .*"status":"complete"/);
    const next = await stand.render({ name: 'Next', slides: slides.map((slide) => ({ ...slide, context: 'again' })) }, 202, {
      headers: { prefer: 'respond-async' },
    });
    const canceled = await stand.post(`/v1/jobs/${next['job_id']}/cancel`, {});
    expect(canceled).toMatchObject({ status: 'canceled' });
    expect(await stand.holdOf(next['job_id'])).toMatchObject({ state: 'released' });
    await expect
      .poll(
        async () =>
          (await stand.harness.jobs.slides(String(next['job_id']))).filter((slide) => /queued|rendering/.test(slide.status)).length,
      )
      .toBe(0);
  });

  it('is done once for an Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'deck-1' };
    const [one, other] = await Promise.all([
      stand.harness.request('/v1/render/intent/deck', { json: deckOf('Once'), headers }),
      stand.harness.request('/v1/render/intent/deck', { json: deckOf('Once'), headers }),
    ]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    const { rows } = await stand.harness.db.query("SELECT 1 FROM jobs WHERE name = 'Once' AND job_type = 'deck'");
    expect(rows).toHaveLength(1);
    expect(
      (await stand.harness.request('/v1/render/intent/deck', { json: deckOf('Once'), headers })).headers.get('idempotent-replayed'),
    ).toBe('true');
  });
});
