/** A caller whose edit fails is told so, and the deck stays as it was: complete, at its last good revision, with its file. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Harness, startHarness, WATERFALL } from './harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
}, 180_000);
afterAll(() => harness.close());

type Body = Record<string, unknown>;
async function send(path: string, json?: unknown, method = json === undefined ? 'GET' : 'POST') {
  const response = await harness.request(path, { method, ...(json === undefined ? {} : { json }) });
  return { status: response.status, body: (await response.json()) as Body };
}
const slide = (headline: string) => ({ ...WATERFALL, headline });
const headlines = async (deck_id: string) =>
  (await harness.jobs.slides(deck_id)).map(({ request_text }) => (JSON.parse(request_text) as { headline: string }).headline);

async function deck(): Promise<string> {
  harness.rule = 'complete';
  const made = await send('/v1/render/intent/deck', { title: 'Board', slides: ['One', 'Two', 'Three'].map(slide) });
  expect(made.status).toBe(200);
  return String(made.body['job_id']);
}

it.each([
  ['a title', { title: 'Board, again' }],
  ['a slide taken out', { remove: [2] }],
  ['another order', { order: [3, 1, 2] }],
  ['a slide that says something else', { slides: [{ position: 1, intent: { headline: 'Uno' } }] }],
])('%s', async (_what, edit) => {
  const deck_id = await deck();
  const before = (await send(`/v1/jobs/${deck_id}`)).body;
  const charged = before['cost_charged'];
  harness.rule = 'fail';
  const refused = await send(`/v1/render/intent/deck/${deck_id}`, edit, 'PATCH');
  expect(refused).toMatchObject({
    status: 422,
    body: { code: 'capacity_exceeded', job_id: deck_id, job_status: 'complete', revision: 1, cost_charged: 0 },
  });

  const job = (await send(`/v1/jobs/${deck_id}`)).body;
  expect(job).toMatchObject({
    status: 'complete',
    revision: 1,
    error: null,
    edit_error: { code: 'capacity_exceeded' },
    input_hash: before['input_hash'],
  });
  expect(job['cost_charged']).toBe(charged);
  expect((await harness.request(`/v1/jobs/${deck_id}/pptx`)).status).toBe(200);
  expect(await harness.jobs.pastRevisions(deck_id)).toEqual([]);

  harness.rule = 'complete';
  const mended = await send(`/v1/render/intent/deck/${deck_id}`, { name: 'Mended' }, 'PATCH');
  expect(mended).toMatchObject({ status: 200, body: { revision: 2 } });
  expect(await headlines(deck_id)).toEqual(['One', 'Two', 'Three']);
  expect((await send(`/v1/jobs/${deck_id}`)).body).toMatchObject({ status: 'complete', revision: 2, edit_error: null });
});

it('goes back past an edit that was quarantined, and a deck that never had a file is failed as before', async () => {
  const deck_id = await deck();
  harness.rule = 'wait';
  const edit = send(`/v1/render/intent/deck/${deck_id}`, { title: 'Crashes' }, 'PATCH');
  await expect.poll(async () => (await harness.jobs.get(harness.alice, deck_id))?.revision).toBe(2);
  const { recoverLostWorkers } = await import('@deckwright/platform/jobs');
  for (let crash = 0; crash < 3; crash++) {
    const job = await harness.jobs.get(harness.alice, deck_id);
    await harness.jobs.begin(deck_id, job?.attempt_no ?? 0, { worker_id: 'wrk_gone', lease_ms: -1000 });
    await recoverLostWorkers(harness.db, 10);
  }
  expect((await edit).body).toMatchObject({ job_status: 'complete', revision: 1 });
  expect((await send(`/v1/jobs/${deck_id}`)).body).toMatchObject({ status: 'complete', revision: 1 });

  harness.rule = 'fail';
  const never = await send('/v1/render/intent/deck', { slides: [slide('Never')] });
  const job_id = String(never.body['job_id']);
  expect((await send(`/v1/jobs/${job_id}`)).body).toMatchObject({ status: 'failed', edit_error: null });
});
