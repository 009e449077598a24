/** Decks that came back from a person, over HTTP: read in a process of its own, kept as edits of the intent or as a layer over it. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BundledIsolate, bundledIsolate } from '@deckwright/testkit/isolate-process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Body, type DeckStand, deckOf, kpi, slidesIn, startDeckStand } from './_deck-stand.ts';

let stand: DeckStand;
let bundled: BundledIsolate;

beforeAll(async () => {
  bundled = await bundledIsolate({ once: true, concurrency: 2, waiting: 4 });
  stand = await startDeckStand({ isolate: bundled.isolate });
});
afterAll(async () => {
  await stand?.close();
  bundled?.remove();
});

/** The file after a few lines of python-pptx on `prs`. */
function byHand(bytes: Uint8Array, lines: string): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-hand-'));
  try {
    const path = join(folder, 'deck.pptx');
    writeFileSync(path, bytes);
    const script = `import sys\nfrom pptx import Presentation\nfrom pptx.util import Inches, Pt\nprs = Presentation(sys.argv[1])
def walk(shapes):
    for s in shapes:
        yield s
        if s.shape_type == 6: yield from walk(s.shapes)
def named(slide, text):
    return next(s for s in walk(prs.slides[slide].shapes) if s.has_text_frame and s.text_frame.text == text)
${lines}\nprs.save(sys.argv[1])\n`;
    execFileSync('python3', ['-c', script, path], { stdio: ['ignore', 'pipe', 'pipe'] });
    return new Uint8Array(readFileSync(path));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function sync(deck_id: unknown, bytes: Uint8Array, fields: Record<string, string> = {}, expected = 200): Promise<Body> {
  const form = new FormData();
  form.set('file', new Blob([Buffer.from(bytes)]), 'deck.pptx');
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const response = await stand.harness.request(`/v1/deck/${deck_id}/sync`, { method: 'POST', body: form });
  const body = (await response.json()) as Body;
  expect([response.status, body]).toMatchObject([expected, {}]);
  return body;
}

const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><rect width="90" height="30" fill="#7A1F5C"/></svg>',
).toString('base64');
/** Which slides show the logo. */
const marked = (slides: readonly string[]) => slides.map((xml) => xml.includes('name="Logo"'));
const foundIn = (answer: Body): Body[] => ((answer['sync'] as Body)['slides'] as Body[]).flatMap((slide) => slide['found'] as Body[]);

/** Every shape has another name and every text other words. */
const ANOTHER = `
def each(shapes):
  for s in shapes:
    s.name = 'x'
    if hasattr(s, 'shapes'): each(s.shapes)
    elif s.has_text_frame: s.text_frame.text = 'y'
each(prs.slides[0].shapes)`;

describe('a deck that came back', () => {
  it('untouched makes no revision', async () => {
    const deck = await stand.render(deckOf('Untouched'));
    const answer = await sync(deck['deck_id'], await stand.fileOf(deck['pptx_url']));
    expect(answer).toMatchObject({ revision: 1, sync: { unchanged: true, based_on: 'carried', removed: [] }, conflicts: [] });
    expect(foundIn(answer)).toEqual([]);
  });

  it('keeps standing on its template: untouched, with a title typed over in its place, and with new figures', async () => {
    const own = await stand.post('/v1/render/intent', { ...kpi('A deck of ours is a template'), theme_id: 'editorial-dark' });
    const template = Buffer.from(await stand.fileOf(own['pptx_url'])).toString('base64');
    await stand.post('/v1/brands', { slug: 'house', template }, 201);
    const deck = await stand.render({ name: 'On a template', theme_id: 'house', slides: [kpi('More riders on our own masters')] });
    const file = await stand.fileOf(deck['pptx_url']);
    expect(await sync(deck['deck_id'], file)).toMatchObject({ revision: 1, sync: { unchanged: true } });
    const edited = byHand(file, `named(0, 'More riders on our own masters').text_frame.paragraphs[0].runs[0].text = 'Typed over'`);
    expect(await sync(deck['deck_id'], edited)).toMatchObject({ revision: 2, theme_id: 'house@1' });
    const refreshed = await stand.post(`/v1/deck/${deck['deck_id']}/refresh`, { table: { Riders: '1.62m' } });
    expect(refreshed).toMatchObject({ revision: 3, theme_id: 'house@1', figures: [{ slide: 1, to: '1.62m' }] });
    const [xml = ''] = await slidesIn(await stand.fileOf(refreshed['pptx_url']));
    expect(xml).toMatch(/<p:ph type="title"[^>]*\/>.*Typed over/s);
    expect(xml).toContain('1.62m');
  });

  it('keeps every hand edit in its next revisions, as data where words were typed over a value, and its brand and logo', async () => {
    const { logo_id } = await stand.post('/v1/assets/logo', { data: LOGO }, 201);
    await stand.post('/v1/brands', { slug: 'acme', colors: ['#7A1F5C'] }, 201);
    const deck = await stand.render({ ...deckOf('By hand'), theme_id: 'acme', logo_id });
    expect(deck).toMatchObject({ theme_id: 'acme@1' });
    expect(marked(await slidesIn(await stand.fileOf(deck['pptx_url'])))).toEqual([true, true, false, true, false, true]);
    const edited = byHand(
      await stand.fileOf(deck['pptx_url']),
      `named(3, '1.31m').text_frame.paragraphs[0].runs[0].text = '1.35m'
label = named(3, 'Complaints'); label.left += Inches(0.5)
run = named(3, '402').text_frame.paragraphs[0].runs[0]; run.font.italic = True
box = prs.slides[3].shapes.add_textbox(Inches(8), Inches(6), Inches(3), Inches(0.4)); box.text_frame.text = 'Checked by Ann'
prs.slides[0].notes_slide.notes_text_frame.text = 'Say hello'
ids = prs.slides._sldIdLst; last = list(ids)[5]; ids.remove(last); ids.insert(1, last)`,
    );
    const plan = await sync(deck['deck_id'], edited, { dry_run: 'true' });
    expect(plan).toMatchObject({ dry_run: true, revision: 1, cost_charged: 0 });
    const answer = await sync(deck['deck_id'], edited);
    expect(answer).toMatchObject({ revision: 2, status: 'complete', conflicts: [], cost_charged: 0, slides_ok: 6 });
    expect(foundIn(answer)).toMatchObject([
      { change: 'retyped', name: 'notes', as: 'intent' },
      { change: 'retyped', from: '1.31m', to: '1.35m', as: 'intent', path: '/data/metrics/0/value' },
      { change: 'restyled', kept: true },
      { change: 'moved', kept: true },
      { change: 'added', to: 'Checked by Ann' },
    ]);
    expect((answer['sync'] as Body)['slides']).toMatchObject([1, 6, 2, 3, 4, 5].map((was, i) => ({ slide: i + 1, was })));
    const slides = await slidesIn(await stand.fileOf(answer['pptx_url']));
    expect(slides[4]).toContain('1.35m');
    expect(answer).toMatchObject({ theme_id: 'acme@1' });
    expect(marked(slides)).toEqual([true, true, true, false, true, false]);
    // What the brand becomes is nothing to a deck that was made before.
    await stand.post('/v1/brands/acme', { colors: ['#003DA5'], mode: 'dark' }, 200, { method: 'PUT' });
    expect(slides[4]).toContain('Checked by Ann');
    // Other data: the overlay stays, and what the person changed is named where the data say something else.
    const patched = await stand.patch(`/v1/render/intent/deck/${deck['deck_id']}`, {
      slides: [{ position: 5, edits: [{ op: 'replace', path: '/data/metrics/0/value', value: '1.50m' }] }],
    });
    expect(patched).toMatchObject({
      revision: 3,
      theme_id: 'acme@1',
      conflicts: [{ slide: 5, was: '1.31m', hand: '1.35m', data: '1.50m', won: 'data' }],
    });
    const after = await slidesIn(await stand.fileOf(patched['pptx_url']));
    expect(after.map((xml, i) => xml === slides[i])).toEqual([true, true, true, true, false, true]);
    expect(after[4]).toContain('1.50m');
    expect(after[4]).toContain('Checked by Ann');
    const refreshed = await stand.post(`/v1/deck/${deck['deck_id']}/refresh`, {
      table: { Riders: '1.62m', Complaints: '380', Trams: '4' },
    });
    expect(refreshed).toMatchObject({
      revision: 4,
      theme_id: 'acme@1',
      unmatched: ['Trams'],
      figures: [
        { slide: 5, path: '/data/metrics/0/value', from: '1.50m', to: '1.62m' },
        { slide: 5, path: '/data/metrics/1/value', from: '402', to: '380' },
      ],
      conflicts: [{ slide: 5, hand: '1.35m', data: '1.62m', won: 'data' }],
    });
    const diff = await stand.get(`/v1/deck/${deck['deck_id']}/diff?from=3`);
    expect(diff).toMatchObject({ from: 3, to: 4, counts: { slides: 1, figures: 2, text: 2 } });
    const whole = await stand.get(`/v1/deck/${deck['deck_id']}/diff?from=1&to=2`);
    expect((whole['slides'] as Body[]).map(({ from, status }) => [from, status])).toContainEqual([
      6,
      expect.stringMatching(/moved|changed/),
    ]);
    // The same again finds nothing new.
    const again = await sync(deck['deck_id'], await stand.fileOf(refreshed['pptx_url']));
    expect(again).toMatchObject({ revision: 4, sync: { unchanged: true } });
    // What was found is told as well to those who do not wait.
    const queued = await stand.post(`/v1/deck/${deck['deck_id']}/refresh`, { table: { Riders: '1.70m', Trams: '5' }, wait: false }, 202);
    expect(queued).toMatchObject({ figures: [{ slide: 5, from: '1.62m', to: '1.70m' }], unmatched: ['Trams'] });
  });

  it('is refused when it is another deck, no deck, or nobody’s', async () => {
    const deck = await stand.render(deckOf('Refused'));
    const other = await stand.render({ name: 'Other', slides: [{ form: 'hero_statement', headline: 'Nothing of the kind' }] });
    const foreign = byHand(await stand.fileOf(other['pptx_url']), ANOTHER);
    expect(await sync(other['deck_id'], foreign, {}, 422)).toMatchObject({ code: 'deck_not_recognized', cost_charged: 0 });
    expect(await sync(deck['deck_id'], Buffer.from('not a deck'), {}, 400)).toMatchObject({ code: 'file_unreadable' });
    const response = await stand.harness.request(`/v1/deck/${deck['deck_id']}/sync`, {
      json: { job_id: deck['deck_id'] },
      as: stand.harness.bob,
    });
    expect(response.status).toBe(404);
  });
});
