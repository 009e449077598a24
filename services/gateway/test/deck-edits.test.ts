/** Edits of slides and decks over HTTP: free, by revision, and only what changed is drawn again. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Body, type DeckStand, deckOf, kpi, slidesIn, startDeckStand, tooMuch } from './_deck-stand.ts';

let stand: DeckStand;

beforeAll(async () => {
  stand = await startDeckStand();
});
afterAll(async () => {
  await stand?.close();
});

const slide = async (json: unknown) => stand.post('/v1/render/intent', json);
const spent = async () => (await stand.get('/v1/account'))['free_slides'];

describe('an edited slide', () => {
  it('I8 keeps its job, costs nothing, and can be gone back from', async () => {
    const first = await slide(kpi('Riders are back'));
    const free = await spent();
    const path = `/v1/render/intent/${first['job_id']}`;
    const edited = await stand.patch(path, { edits: [{ op: 'replace', path: '/data/metrics/0/value', value: '1.40m' }] });
    expect(edited).toMatchObject({ job_id: first['job_id'], revision: 2, status: 'complete', fidelity: 'verbatim' });
    expect((await slidesIn(await stand.fileOf(edited['pptx_url'])))[0]).toContain('1.40m');
    expect(await spent()).toBe(free);
    const merged = await stand.patch(path, { intent: { headline: 'Riders are back, and more' }, theme_id: 'corporate-dark' });
    expect(merged).toMatchObject({ revision: 3, theme_id: 'corporate-dark' });
    const back = await stand.post(`/v1/jobs/${first['job_id']}/revert`, { revision: 1 });
    expect(back).toMatchObject({ revision: 4, content_hash: first['content_hash'] as Body });
    expect(await stand.post(`/v1/jobs/${first['job_id']}/revert`, { revision: 9 }, 422)).toMatchObject({ code: 'request_invalid' });
  });

  it('loses a race with 412, and changes nothing when it does not fit or cannot be drawn', async () => {
    const first = await slide(kpi('Races are lost'));
    const path = `/v1/render/intent/${first['job_id']}`;
    const intent = { headline: 'Races are won' };
    expect(await stand.patch(path, { intent }, 412, { 'if-match': '"7"' })).toMatchObject({ code: 'revision_mismatch', revision: 1 });
    const [one, other] = await Promise.all(
      ['a', 'b'].map((context) =>
        stand.harness.request(path, { method: 'PATCH', json: { intent: { context } }, headers: { 'if-match': '"1"' } }),
      ),
    );
    expect([one!.status, other!.status].sort()).toEqual([200, 412]);
    const lost = await stand.patch(path, { edits: [{ op: 'replace', path: '/data/metrics/9/value', value: '1' }] }, 422);
    expect((lost['errors'] as Body[])[0]).toMatchObject({ pointer: '/edits/0' });
    await stand.patch(path, { intent: { form: 'nothing' } }, 422);
    await stand.patch(path, { intent: tooMuch }, 422);
    await stand.patch(path, {}, 422);
    expect((await stand.get(`/v1/jobs/${first['job_id']}`))['revision']).toBe(2);
    expect((await stand.harness.request(path, { method: 'PATCH', json: { intent }, as: stand.harness.bob })).status).toBe(404);
  });

  it('that came from a brief is edited as the typed slide that it became', async () => {
    const first = await stand.post('/v1/render/auto', { brief: 'KPIs this month: ARR $24.6M up 18%, net retention 112%, logo churn 1.9%' });
    const edited = await stand.patch(`/v1/render/intent/${first['job_id']}`, {
      intent: { headline: 'Recurring revenue grows by a fifth' },
    });
    expect(edited).toMatchObject({ revision: 2, form: first['form'] });
    expect((await slidesIn(await stand.fileOf(edited['pptx_url'])))[0]).toContain('Recurring revenue grows by a fifth');
  });
});

describe('an edited deck', () => {
  it('is drawn again where it changed, and nowhere else', async () => {
    const first = await stand.render(deckOf('Edited'));
    const before = await slidesIn(await stand.fileOf(first['pptx_url']));
    const free = await spent();
    const path = `/v1/render/intent/deck/${first['job_id']}`;
    const edited = await stand.patch(path, {
      slides: [{ position: 4, edits: [{ op: 'replace', path: '/data/metrics/0/value', value: '1.40m' }] }],
    });
    expect(edited).toMatchObject({ deck_id: first['job_id'], revision: 2, status: 'complete', slides_ok: 6, slides_redrawn: 1 });
    const after = await slidesIn(await stand.fileOf(edited['pptx_url']));
    expect(after.map((xml, i) => xml === before[i])).toEqual([true, true, true, false, true, true]);
    expect(after[3]).toContain('1.40m');
    expect(await spent()).toBe(free);
    const lines = edited['slides'] as Body[];
    expect(lines[0]!['job_id']).toBe((first['slides'] as Body[])[0]!['job_id']);

    const back = await stand.post(`/v1/jobs/${first['job_id']}/revert`, {});
    expect(back).toMatchObject({ revision: 3, slides_redrawn: 1, content_hash: { pptx: (first['content_hash'] as Body)['pptx'] } });
  });

  it('takes slides out, orders them anew and counts its pages and chapters again', async () => {
    const first = await stand.render(deckOf('Ordered'));
    const path = `/v1/render/intent/deck/${first['job_id']}`;
    const edited = await stand.patch(path, { remove: [6], order: [1, 2, 5, 3, 4], name: 'Ordered anew' });
    expect(edited).toMatchObject({ name: 'Ordered anew', slides_total: 5, slides_ok: 5 });
    const after = await slidesIn(await stand.fileOf(edited['pptx_url']));
    expect(after).toHaveLength(5);
    expect(after[2]).toMatch(/>01<[\s\S]*What we change/);
    const job = await stand.get(`/v1/jobs/${first['job_id']}`);
    expect((job['children'] as Body[]).map((child) => child['position'])).toEqual([1, 2, 3, 4, 5]);
    await stand.patch(path, { order: [1, 2] }, 422);
    await stand.patch(path, { remove: [1, 2, 3, 4, 5] }, 422);
    await stand.patch(path, { slides: [{ position: 9, intent: { headline: 'x' } }] }, 422);
  });

  it('mends a slide that had failed, for nothing', async () => {
    const deck = deckOf('Mended');
    const first = await stand.render({ ...deck, slides: [...deck.slides, tooMuch] });
    expect(first).toMatchObject({ status: 'partial', slides_ok: 6 });
    const path = `/v1/render/intent/deck/${first['job_id']}`;
    const mended = await stand.patch(path, {
      slides: [{ position: 7, intent: { blocks: [{ label: 'One topic' }, { label: 'Another' }] } }],
    });
    expect(mended).toMatchObject({ status: 'complete', slides_ok: 7, slides_redrawn: 1, cost_charged: 0 });
    expect(await stand.holdOf(first['job_id'])).toEqual({ state: 'captured', units: 7, captured_units: 6 });
  });

  it('is edited through one of its slides, and takes another theme as a whole', async () => {
    const first = await stand.render(deckOf('Through'));
    const child = (first['slides'] as Body[])[3]!;
    const edited = await stand.patch(`/v1/render/intent/${child['job_id']}`, { intent: { headline: 'Said better' } });
    expect(edited).toMatchObject({ job_id: first['job_id'], revision: 2, slides_redrawn: 1 });
    const dark = await stand.patch(`/v1/render/intent/deck/${first['job_id']}`, { theme_id: 'corporate-dark' });
    expect(dark).toMatchObject({ theme_id: 'corporate-dark', slides_redrawn: 6 });
    expect(await stand.patch(`/v1/render/intent/deck/${child['job_id']}`, { theme_id: 'corporate-dark' }, 400)).toMatchObject({
      code: 'source_not_a_deck',
    });
  });
});
