/** POST /v1/render/intent and the life of its job: answers, refusals, retries, files and links. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startHarness, WATERFALL, work } from './harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());
afterEach(() => {
  harness.rule = 'complete';
});

const render = (json: unknown, headers: Record<string, string> = {}) => harness.request('/v1/render/intent', { json, headers });
const read = async (response: Response) => (await response.json()) as Record<string, never>;

describe('a finished slide', () => {
  it('comes in the answer, with where its files are', async () => {
    const response = await render({ ...WATERFALL, name: 'Overrun' });
    const body = await read(response);
    expect(response.status).toBe(200);
    expect(body).toMatchObject({
      status: 'complete',
      fidelity: 'verbatim',
      name: 'Overrun',
      cost: 0,
      cost_charged: 0,
      charged_to: 'free_slides',
      pptx_available: true,
    });
    expect(body['pptx_url']).toBe(`/v1/jobs/${body['job_id']}/pptx`);
    expect(JSON.stringify(body)).not.toContain('sig=');
    expect(response.headers.get('server-timing')).toMatch(/accept;dur=.*total;dur=/);
    const file = await harness.request(body['pptx_url'] ?? '');
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="Overrun.pptx"');
    expect(await file.text()).toContain('pptx of job_');
  });
  it('names the earlier job of the same input, which makes it free', async () => {
    const first = await read(await render({ ...WATERFALL, headline: 'Once' }));
    const second = await read(await render({ ...WATERFALL, headline: 'Once' }));
    expect(second).toMatchObject({ repeat_of: first['job_id'], cost: 0, cost_charged: 0 });
  });
  it('withholds the file of a broken slide, at no cost', async () => {
    harness.rule = 'withhold';
    const body = await read(await render({ ...WATERFALL, headline: 'Broken' }));
    expect(body).toMatchObject({ status: 'completed_with_errors', pptx_available: false, pptx_url: null, cost: 0 });
    const file = await harness.request(`/v1/jobs/${body['job_id']}/pptx`);
    expect([file.status, await read(file)]).toMatchObject([409, { code: 'job_failed', job_status: 'complete' }]);
  });
  it('becomes the problem that the worker met, when it met one', async () => {
    harness.rule = 'fail';
    const response = await render({ ...WATERFALL, headline: 'Too much' });
    expect([response.status, await read(response)]).toMatchObject([
      422,
      { code: 'capacity_exceeded', limit: 20, job_id: expect.stringMatching(/^job_/), cost_charged: 0 },
    ]);
  });
});

describe('waiting', () => {
  it('answers 202 at once to whoever prefers that', async () => {
    harness.rule = 'wait';
    for (const [json, headers] of [
      [WATERFALL, { prefer: 'respond-async' }],
      [{ ...WATERFALL, wait: 'false' }, {}],
    ] as const) {
      const response = await render(json, headers);
      const body = await read(response);
      expect([response.status, body]).toMatchObject([202, { status: 'queued' }]);
      expect(response.headers.get('location')).toBe(`/v1/jobs/${body['job_id']}`);
    }
  });
  it('answers 202 when the slide takes longer than the wait', async () => {
    const impatient = await startHarness({ render_wait_ms: 300 });
    impatient.rule = 'wait';
    expect((await impatient.request('/v1/render/intent', { json: WATERFALL })).status).toBe(202);
    await impatient.close();
  });
  it('lets a poll end the moment the job does', async () => {
    harness.rule = 'wait';
    const { job_id } = await read(await render({ ...WATERFALL, headline: 'Polled' }, { prefer: 'respond-async' }));
    const poll = harness.request(`/v1/jobs/${job_id}?poll=true&timeout=60`);
    setTimeout(() => {
      harness.rule = 'complete';
      void work(harness);
    }, 100);
    expect(await read(await poll)).toMatchObject({ status: 'complete', result: { status: 'complete' } });
  });
  it('ends a poll at its timeout with the state then', async () => {
    harness.rule = 'wait';
    const { job_id } = await read(await render({ ...WATERFALL, headline: 'Patience' }, { prefer: 'respond-async' }));
    expect(await read(await harness.request(`/v1/jobs/${job_id}?poll=true&timeout=0.2`))).toMatchObject({ status: 'queued' });
  });
  it('streams progress until the end', async () => {
    harness.rule = 'wait';
    const { job_id } = await read(await render({ ...WATERFALL, headline: 'Followed' }, { prefer: 'respond-async' }));
    setTimeout(() => {
      harness.rule = 'complete';
      void work(harness);
    }, 100);
    const text = await (await harness.request(`/v1/jobs/${job_id}/events`)).text();
    expect(text).toMatch(/^event: progress\ndata: .*"status":"queued"/);
    expect(text).toMatch(/event: end\ndata: .*"status":"complete"/);
  });
});

describe('refusals before anything is drawn', () => {
  const steps = WATERFALL.data.steps;
  it.each([
    ['an unknown form', { ...WATERFALL, form: 'waterfal_bridge' }, 422, { code: 'unknown_form', nearest: 'waterfall_bridge' }],
    [
      'an unknown variant',
      { ...WATERFALL, variant: 'standard_driver_brigde' },
      422,
      { code: 'unknown_variant', nearest: 'standard_driver_bridge' },
    ],
    ['an unknown theme', { ...WATERFALL, theme_id: 'corporate-lihgt' }, 422, { code: 'unknown_theme', nearest: 'corporate-light' }],
    [
      'an unknown component',
      { chrome: { title: 'T' }, body: { component: 'metrik', params: {} } },
      422,
      { code: 'unknown_component', nearest: 'metric' },
    ],
    [
      'a field of the wrong type',
      { ...WATERFALL, data: { ...WATERFALL.data, steps: [{ ...steps[0], value: 'many' }, ...steps.slice(1)] } },
      422,
      { code: 'intent_invalid_shape' },
    ],
    ['nothing to draw', {}, 400, { code: 'intent_invalid_shape' }],
    ['a list for a body', [], 422, { code: 'intent_invalid_shape' }],
    ['no steps', { ...WATERFALL, data: { ...WATERFALL.data, steps: [] } }, 422, { code: 'intent_invalid_shape' }],
  ])('%s is a clear problem and no job', async (_name, json, status, members) => {
    const before = (await harness.jobs.list({ account_id: harness.alice.account_id, mode: 'live', limit: 1, offset: 0 })).total;
    const response = await render(json);
    expect([response.status, await read(response)]).toMatchObject([status, { cost_charged: 0, ...members }]);
    expect((await harness.jobs.list({ account_id: harness.alice.account_id, mode: 'live', limit: 1, offset: 0 })).total).toBe(before);
  });
  it('leads with the pointer of the fault', async () => {
    const data = { ...WATERFALL.data, steps: [{ ...steps[0], value: 'many' }, ...steps.slice(1)] };
    const { errors } = await read(await render({ ...WATERFALL, data }));
    expect(errors).toMatchObject([{ pointer: '/data/steps/0/value', loc: ['body', 'data', 'steps', 0, 'value'] }]);
  });
  it('draws text with control characters, and says what it took out', async () => {
    const body = `{"dry_run":true,${JSON.stringify(WATERFALL).slice(1, -1).replace('Energy explains', 'Energy\\u0007 explains')}}`;
    const response = await harness.request('/v1/render/intent', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
    const answer = await read(response);
    expect(response.status).toBe(200);
    expect(answer).toMatchObject({
      status: 'validated',
      warnings: expect.arrayContaining([expect.objectContaining({ path: '/headline' })]),
    });
  });
});

describe('free answers', () => {
  it('forecasts without a job', async () => {
    const body = await read(await render({ ...WATERFALL, dry_run: true }));
    expect(body).toMatchObject({ status: 'validated', fidelity_forecast: 'verbatim', cost: 0, pptx_available: false });
    expect(body).not.toHaveProperty('job_id');
  });
  it('reports what would be refused as findings', async () => {
    const response = await render({ ...WATERFALL, form: 'waterfal_bridge', dry_run: true });
    expect([response.status, await read(response)]).toMatchObject([
      200,
      { status: 'invalid', fidelity_forecast: 'would_reject', errors: [{ code: 'unknown_form', nearest: 'waterfall_bridge' }] },
    ]);
  });
  it('previews as PNG bytes, or inside the JSON', async () => {
    const bytes = await render({ ...WATERFALL, preview: true }, { accept: 'image/png' });
    expect(bytes.headers.get('content-type')).toBe('image/png');
    const png = Buffer.from(await bytes.arrayBuffer());
    expect([png.subarray(1, 4).toString(), png.readUInt32BE(16)]).toEqual(['PNG', 768]);
    const json = await read(await render({ ...WATERFALL, preview: true }));
    expect(json['preview_url']).toBe(`data:image/png;base64,${png.toString('base64')}`);
  });
  it('renders in safe mode what stands on the slide as sent', async () => {
    const body = await read(await render({ ...WATERFALL, headline: 'Safe', mode: 'safe' }));
    expect(body).toMatchObject({ status: 'complete', fidelity: 'verbatim', pptx_available: true });
  });
  it('answers in safe mode with the free forecast for what would not', async () => {
    const body = await read(await render({ ...WATERFALL, form: 'waterfal_bridge', mode: 'safe' }));
    expect(body).toMatchObject({ status: 'invalid', fidelity_forecast: 'would_reject', cost_charged: 0 });
    expect(body['job_id']).toBeUndefined();
  });
  it('draws a prior with its content, and refuses an unknown one with the nearest', async () => {
    const { form, variant, ...content } = WATERFALL as Record<string, unknown>;
    const body = await read(await render({ prior_id: `${form}_${variant ?? 'standard_driver_bridge'}`, content, preview: true }));
    expect(body).toMatchObject({ preview: true, fidelity: 'verbatim' });
    const unknown = await render({ prior_id: `${form}_nothing_like_it`, content });
    expect([unknown.status, await read(unknown)]).toMatchObject([400, { code: 'unknown_prior', cost_charged: 0 }]);
  });
  it('does not preview a picture', async () => {
    const response = await render({ image_base64: 'AAAA', preview: true });
    expect([response.status, await read(response)]).toMatchObject([400, { code: 'preview_not_eligible' }]);
  });
  it('does not preview a brief', async () => {
    const response = await render({ brief: 'Costs went up', preview: true });
    expect([response.status, await read(response)]).toMatchObject([400, { code: 'preview_not_eligible' }]);
  });
});

describe('Idempotency-Key', () => {
  it('gives the first answer again, word for word, and makes no second job', async () => {
    const json = { ...WATERFALL, headline: 'Retried' };
    const first = await render(json, { 'idempotency-key': 'retry-1' });
    const again = await render(json, { 'idempotency-key': 'retry-1' });
    expect(await again.text()).toBe(await first.text());
    expect([first.headers.get('idempotent-replayed'), again.headers.get('idempotent-replayed')]).toEqual([null, 'true']);
  });
  it('answers 422 to another body under the same key', async () => {
    await render({ ...WATERFALL, headline: 'One' }, { 'idempotency-key': 'reused' });
    const response = await render({ ...WATERFALL, headline: 'Other' }, { 'idempotency-key': 'reused' });
    expect([response.status, await read(response)]).toMatchObject([422, { code: 'idempotency_key_reused' }]);
  });
  it('answers 409 while the first one runs, also when ten arrive together', async () => {
    harness.rule = 'wait';
    const json = { ...WATERFALL, headline: 'Together' };
    const statuses: number[] = [];
    const all = Array.from({ length: 10 }, async () => statuses.push((await render(json, { 'idempotency-key': 'together' })).status));
    await expect.poll(() => statuses.length).toBe(9);
    harness.rule = 'complete';
    await work(harness);
    await Promise.all(all);
    expect(statuses).toEqual([...Array<number>(9).fill(409), 200]);
    const { rows } = await harness.db.query<{ n: number }>("SELECT count(*)::int AS n FROM jobs WHERE request_text LIKE '%Together%'");
    expect(rows).toEqual([{ n: 1 }]);
  });
  it("does not cross accounts, and keeps a refused request's key free", async () => {
    const json = { ...WATERFALL, headline: 'Mine' };
    const mine = await read(await render(json, { 'idempotency-key': 'ours' }));
    const theirs = await read(
      await harness.request('/v1/render/intent', { as: harness.bob, json, headers: { 'idempotency-key': 'ours' } }),
    );
    expect(theirs['job_id']).not.toBe(mine['job_id']);
    expect((await render({ form: 'nothing' }, { 'idempotency-key': 'second-try' })).status).toBe(422);
    expect((await render(json, { 'idempotency-key': 'second-try' })).status).toBe(200);
  });
  it('refuses a key that no log line could hold', async () => {
    expect((await render(WATERFALL, { 'idempotency-key': 'a b' })).status).toBe(422);
  });
  it('holds for requests that make no job too', async () => {
    const { job_id } = await read(await render({ ...WATERFALL, headline: 'Linked' }));
    const link = () =>
      harness.request(`/v1/jobs/${job_id}/download-url`, { json: { file: 'pptx' }, headers: { 'idempotency-key': 'link' } });
    const first = await (await link()).text();
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(await (await link()).text()).toBe(first);
  });
});

describe('the life of a job', () => {
  it('is listed newest first, by page and by state', async () => {
    await render({ ...WATERFALL, headline: 'Listed' });
    const page = await read(await harness.request('/v1/jobs?limit=2&offset=1&status=complete'));
    expect(page).toMatchObject({ limit: 2, offset: 1, jobs: [{ status: 'complete' }, { status: 'complete' }] });
    expect((await read(await harness.request('/v1/jobs?status=generating')))['jobs']).toEqual([]);
    expect(await read(await harness.request('/v1/jobs', { as: harness.bob }))).toMatchObject({ total: 1 });
  });
  it('can be canceled once, and is then over', async () => {
    harness.rule = 'wait';
    const { job_id } = await read(await render({ ...WATERFALL, headline: 'Canceled' }, { prefer: 'respond-async' }));
    const cancel = () => harness.request(`/v1/jobs/${job_id}/cancel`, { method: 'POST' });
    expect(await read(await cancel())).toMatchObject({ status: 'canceled' });
    expect((await cancel()).status).toBe(200);
    const file = await harness.request(`/v1/jobs/${job_id}/pptx`);
    expect([file.status, await read(file)]).toMatchObject([409, { code: 'job_failed', job_status: 'canceled' }]);
  });
  it('cannot be canceled when it is complete', async () => {
    const { job_id } = await read(await render({ ...WATERFALL, headline: 'Done' }));
    const response = await harness.request(`/v1/jobs/${job_id}/cancel`, { method: 'POST' });
    expect([response.status, await read(response)]).toMatchObject([409, { code: 'job_final', job_status: 'complete' }]);
  });
  it('says that a file is not ready while the job runs', async () => {
    harness.rule = 'wait';
    const { job_id } = await read(await render({ ...WATERFALL, headline: 'Early' }, { prefer: 'respond-async' }));
    const response = await harness.request(`/v1/jobs/${job_id}/pptx`);
    expect([response.status, await read(response)]).toMatchObject([409, { code: 'job_not_ready' }]);
  });
  it('is gone after DELETE, with its files and every link to them', async () => {
    const { job_id } = await read(await render({ ...WATERFALL, headline: 'Deleted' }));
    const { download_url } = await read(await harness.request(`/v1/jobs/${job_id}/download-url`, { method: 'POST' }));
    expect((await fetch(download_url ?? '')).status).toBe(200);
    expect((await harness.request(`/v1/jobs/${job_id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await harness.request(`/v1/jobs/${job_id}`)).status).toBe(404);
    expect((await fetch(download_url ?? '')).status).toBe(404);
  });
});

describe('signed links', () => {
  it('give the file without a key, as an attachment that no browser guesses at', async () => {
    const { job_id } = await read(await render({ ...WATERFALL, headline: 'Shared', name: 'Übersicht "Q3"/2026' }));
    const { pptx_url } = await read(await harness.request(`/v1/jobs/${job_id}`));
    const response = await fetch(pptx_url ?? '');
    expect(response.status).toBe(200);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="_bersicht .*\.pptx"; filename\*=UTF-8''%C3%9Cbersicht/,
    );
  });

  it('let none of 1,000 mutations through, and never break', async () => {
    const { job_id } = await read(await render({ ...WATERFALL, headline: 'Attacked' }));
    const { download_url } = await read(await harness.request(`/v1/jobs/${job_id}/download-url`, { method: 'POST' }));
    const genuine = new URL(download_url ?? '');
    const meaning = (url: URL) => `${decodeURIComponent(url.pathname)}?${[...url.searchParams].sort().join('&')}`;
    const answers = new Map<number, number>();
    const random = seeded(20_261_120);
    let tried = 0;
    while (tried < 1000) {
      const url = mutate(genuine, random);
      if (url === undefined || meaning(url) === meaning(genuine)) continue;
      tried += 1;
      const { status } = await fetch(url, { redirect: 'manual' });
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
    expect([...answers.keys()].filter((status) => status !== 403 && status !== 404)).toEqual([]);
    expect(answers.get(403)).toBeGreaterThan(700);
    expect((await fetch(genuine)).status).toBe(200);
  });
});

/** Mulberry32: the same mutations in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function mutate(genuine: URL, random: () => number): URL | undefined {
  const text = genuine.pathname + genuine.search;
  const start = '/v1/files/'.length;
  const pick = (n: number) => Math.floor(random() * n);
  const at = start + pick(text.length - start);
  const other = 'ABCDEFGHJKMNPQRSTVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_./%&=?+'.charAt(pick(68));
  const exp = genuine.searchParams.get('exp') ?? '';
  const changed = [
    () => text.slice(0, at) + other + text.slice(at + 1),
    () => text.slice(0, at) + text.slice(at + 1),
    () => text.slice(0, at) + other + text.slice(at),
    () => `${text}&exp=${Number(exp) + pick(1_000_000)}`,
    () => text.replace(exp, String(Number(exp) + 1 + pick(1_000_000))),
    () => text.replace(exp, `0${exp}`),
    () => text.replace(/sig=[^&]+/, 'sig='),
    () => text.replace(/sig=([^&]+)/, (_, sig: string) => `sig=${sig.slice(0, pick(sig.length))}`),
    () => text.replace(/sig=([^&]+)/, (_, sig: string) => `sig=${Buffer.from(sig, 'base64url').toString('hex')}`),
    () => text.replace(/name=[^&]+/, `name=other-${pick(1000)}.exe`),
    () => `${text}&disposition=inline`,
    () => `${text}&sig=${'A'.repeat(43)}`,
    () => text.replace('fil_', 'fil_/../fil_'),
    () => text.replace('fil_', '..%2F..%2Fetc%2Fpasswd%00fil_'),
    () => text.replace(/fil_(\w+)/, (_, id: string) => `fil_${id.toLowerCase()}`),
  ][pick(15)]?.();
  try {
    return new URL(changed ?? '', genuine.origin);
  } catch {
    return undefined;
  }
}
