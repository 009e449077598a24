/** Decks from slides that are there already, replacements in decks, and forks. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Body, type DeckStand, deckOf, kpi, slidesIn, startDeckStand } from './_deck-stand.ts';

let stand: DeckStand;

beforeAll(async () => {
  stand = await startDeckStand();
});
afterAll(async () => {
  await stand?.close();
});

const slide = async (json: object) => String((await stand.post('/v1/render/intent', json))['job_id']);
const spent = async () => (await stand.get('/v1/account'))['free_slides'];

describe('finished slides', () => {
  it('become a deck as they are, each in its theme, for nothing', async () => {
    const ids = [
      await slide(kpi('In light')),
      await slide({ ...kpi('In the dark'), theme_id: 'corporate-dark' }),
      await slide(kpi('In light again')),
    ];
    const free = await spent();
    const queued = await stand.post('/v1/deck/from-jobs', { job_ids: ids, name: 'Mixed' }, 202);
    const job = await stand.get(`/v1/jobs/${queued['deck_id']}?poll=true`);
    expect(job).toMatchObject({ job_type: 'deck', status: 'complete', slides_completed: 3, cost: 0, charged_to: 'none' });
    const xml = await slidesIn(await stand.fileOf(`/v1/jobs/${queued['job_id']}/pptx`));
    expect(xml.map((text) => /In [^<]*/.exec(text)?.[0])).toEqual(['In light', 'In the dark', 'In light again']);
    expect(await spent()).toBe(free);
    const printed = await stand.post('/v1/compile', { job_ids: ids, outputs: ['pptx', 'pdf'], wait: true });
    expect(printed).toMatchObject({ status: 'complete', slides_ok: 3, pdf_url: expect.any(String) });
    const compiled = await stand.post('/v1/compile', {
      job_ids: [ids[0], queued['job_id']],
      theme_id: 'minimal-light',
      outputs: ['pdf'],
      wait: true,
    });
    expect(compiled).toMatchObject({ status: 'complete', slides_ok: 4, theme_id: 'minimal-light', charged_to: 'none' });
  });

  it('are refused by name when they cannot be used', async () => {
    const tooMuch = { form: 'agenda_list', headline: 'Too much', blocks: Array(13).fill({ label: 'x' }) };
    const deck = await stand.post('/v1/render/intent/deck', { slides: [tooMuch] }, 422);
    const refused = await stand.post('/v1/compile', { job_ids: ['job_none', deck['job_id']] }, 400);
    expect(refused).toMatchObject({ code: 'jobs_not_assemblable', unusable: [{ job_id: 'job_none' }, { job_id: deck['job_id'] }] });
    await stand.post('/v1/compile', { job_ids: [] }, 400);
    await stand.post('/v1/deck/from-jobs', { job_ids: Array(51).fill(await slide(kpi('Again'))) }, 400);
    await stand.post('/v1/deck/from-jobs', { job_ids: [await slide(kpi('Mine'))] }, 400, { as: stand.harness.bob });
  });
});

describe('a deck', () => {
  it('takes a finished slide in the place of another, in its own theme and numbers', async () => {
    const deck = await stand.render(deckOf('Replaced'));
    const id = await slide({ ...kpi('A slide from elsewhere', '2.22m'), theme_id: 'corporate-dark' });
    const path = `/v1/deck/${deck['job_id']}`;
    await stand.patch(path, { replacements: [{ position: 4, job_id: id }] }, 202);
    const job = await stand.get(`/v1/jobs/${deck['job_id']}?poll=true`);
    expect(job).toMatchObject({ status: 'complete', revision: 2 });
    const xml = await slidesIn(await stand.fileOf(`/v1/jobs/${deck['job_id']}/pptx`));
    expect(xml[3]).toContain('2.22m');
    await stand.patch(path, { replacements: [{ position: 9, job_id: id }] }, 400);
    await stand.patch(`/v1/deck/${id}`, { replacements: [{ position: 1, job_id: id }] }, 400);
  });

  it('is forked with the same bytes, and goes its own way from there', async () => {
    const deck = await stand.render(deckOf('Forked'));
    const fork = await stand.post(`/v1/deck/${deck['job_id']}/fork`, { name: 'The other' }, 202);
    const job = await stand.get(`/v1/jobs/${fork['job_id']}`);
    expect(job).toMatchObject({ status: 'complete', name: 'The other', cost: 0, slides_completed: 6 });
    expect((job['result'] as Body)['content_hash']).toEqual(deck['content_hash']);
    const lines = (job['result'] as Body)['slides'] as Body[];
    expect(lines[3]!['job_id']).not.toBe((deck['slides'] as Body[])[3]!['job_id']);
    await stand.patch(`/v1/render/intent/deck/${fork['job_id']}`, {
      slides: [{ position: 4, intent: { headline: 'Changed here alone' } }],
    });
    expect((await stand.get(`/v1/jobs/${deck['job_id']}`))['revision']).toBe(1);
    // The source may go; the copy keeps its files.
    expect((await stand.harness.request(`/v1/jobs/${deck['job_id']}`, { method: 'DELETE' })).status).toBe(204);
    expect(await slidesIn(await stand.fileOf(`/v1/jobs/${fork['job_id']}/pptx`))).toHaveLength(6);
    expect(
      Buffer.from(await stand.fileOf(lines[0]!['preview_url']))
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    await stand.post(`/v1/deck/${lines[0]!['job_id']}/fork`, {}, 400);
  });
});
