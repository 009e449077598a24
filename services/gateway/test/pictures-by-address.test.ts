/** Pictures at addresses, assets and logos: had once, when a request is accepted, and from then on part of it. */
import { examplePicture } from '@deckwright/draw/catalog';
import { UnfetchableFile } from '@deckwright/platform/http';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from './harness.ts';

type Body = Record<string, unknown>;

const BYTES = Buffer.from(examplePicture('example:plant-hall') ?? []);
const DATA = `data:image/jpeg;base64,${BYTES.toString('base64')}`;

let harness: Harness;
let asked: string[] = [];
beforeAll(async () => {
  harness = await startHarness({
    fetchDeck: async (url, most) => {
      asked.push(url);
      if (url.includes('large')) throw new UnfetchableFile('url_too_large', 'The file is larger.');
      if (url.includes('inner')) throw new UnfetchableFile('url_not_public', 'The address does not lead to the public internet.');
      if (url.includes('page')) return Buffer.from('<html><body>Not found</body></html>');
      expect(most).toBeLessThanOrEqual(7 * 1024 * 1024);
      return BYTES;
    },
  });
});
afterAll(() => harness?.close());
beforeEach(() => {
  asked = [];
});

async function render(json: Body, status = 200, path = '/v1/render/intent'): Promise<Body> {
  const response = await harness.request(path, { method: 'POST', json: { dry_run: true, ...json } });
  const body = (await response.json()) as Body;
  expect([response.status, body]).toMatchObject([status, {}]);
  return body;
}

const cover = (image_src: string): Body => ({
  form: 'hero_statement',
  variant: 'image_led_cover',
  headline: 'The depot that powers itself',
  image_src,
});

describe('a picture at an address', () => {
  it('makes the very slide that the picture in the request makes', async () => {
    const [there, here] = [await render(cover('https://pictures.test/a.png')), await render(cover(DATA))];
    expect(asked).toEqual(['https://pictures.test/a.png']);
    expect(there).toMatchObject({ fidelity: here['fidelity'], input_hash: here['input_hash'] });
  });

  it('is fetched once however often a deck shows it', async () => {
    const story = {
      form: 'image_story',
      headline: 'Panels',
      image_src: 'https://pictures.test/b.png',
      blocks: [{ label: 'A third of demand' }],
    };
    const image = { chrome: { title: 'Panels' }, body: { component: 'image', params: { src: 'https://pictures.test/b.png' } } };
    await render({ slides: [story, image, cover('https://pictures.test/c.png')] }, 200, '/v1/render/intent/deck');
    expect(asked.sort()).toEqual(['https://pictures.test/b.png', 'https://pictures.test/c.png']);
  });

  it.each([
    ['https://inner.test/a.png', 'url_not_public'],
    ['https://large.test/a.png', 'url_too_large'],
    ['https://page.test/a.png', 'url_not_a_picture'],
  ])('%s is refused with the reason %s, and the field is named', async (url, reason) => {
    expect(await render(cover(url), 422)).toMatchObject({ code: 'url_unfetchable', reason, field: '/image_src' });
  });

  it('needs none where it is one of those that we carry', async () => {
    asked = [];
    expect(await render(cover('example:dusk-ridge'))).toMatchObject({ fidelity: 'verbatim' });
    expect(asked).toEqual([]);
  });

  it('is refused beyond a dozen of them, before any is fetched', async () => {
    const slides = Array.from({ length: 13 }, (_, i) => cover(`https://pictures.test/${i}.png`));
    expect(await render({ slides }, 422, '/v1/render/intent/deck')).toMatchObject({ code: 'url_unfetchable' });
    expect(asked).toEqual([]);
  });

  it('is not looked for in words', async () => {
    await render({ form: 'hero_statement', headline: 'See https://pictures.test/a.png', context: 'https://pictures.test/b.png' });
    expect(asked).toEqual([]);
  });
});

const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60"><circle cx="30" cy="30" r="28" fill="#FFFFFF"/></svg>',
);

async function upload(use: 'image' | 'logo', bytes: Uint8Array, status = 201): Promise<Body> {
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(bytes)]), 'picture');
  const response = await harness.request(`/v1/assets/${use}`, { method: 'POST', body: form });
  const body = (await response.json()) as Body;
  expect([response.status, body]).toMatchObject([status, {}]);
  return body;
}

// Pictures are read in processes of their own, which take a second each to start on a busy machine.
describe('a picture that was uploaded', () => {
  it('is placed by its id wherever a picture stands, until it is deleted', async () => {
    const made = await upload('image', BYTES);
    const { asset_id, image_src } = made;
    expect(made).toMatchObject({ asset_id: expect.stringMatching(/^ast_/), image_src: `asset:${asset_id}`, changes: [], format: 'jpeg' });
    expect(await render(cover(String(image_src)))).toMatchObject({ input_hash: (await render(cover(DATA)))['input_hash'] });
    const image = (params: Body) => ({ chrome: { title: 'Panels' }, body: { component: 'image', params: { alt: 'A plan', ...params } } });
    const here = await render(image({ src: DATA }));
    for (const params of [{ src: image_src }, { asset_id }])
      expect(await render(image(params))).toMatchObject({ input_hash: here['input_hash'] });

    const { alice, bob } = harness;
    const remove = (as: typeof alice, id = asset_id) => harness.request(`/v1/assets/${id}`, { as, method: 'DELETE' });
    expect((await remove(bob)).status).toBe(404);
    const foreign = await harness.request('/v1/render/intent', { as: bob, json: { ...cover(String(image_src)), dry_run: true } });
    expect([foreign.status, await foreign.json()]).toMatchObject([422, { code: 'unknown_asset', field: '/image_src', cost_charged: 0 }]);
    expect((await remove(alice)).status).toBe(200);
    expect((await remove(alice)).status).toBe(404);
    expect(await render(cover(String(image_src)), 422)).toMatchObject({ code: 'unknown_asset' });
  });

  it('is turned upright where a camera stored it on its side, wherever it came from', async () => {
    const jpeg = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#7A1F5C' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const stored = await upload('image', jpeg);
    expect(stored).toMatchObject({ changes: ['turned'], width_px: 40, height_px: 80, mime: 'image/jpeg' });
    const [sent, placed] = [`data:image/jpeg;base64,${jpeg.toString('base64')}`, String(stored['image_src'])];
    expect((await render(cover(sent)))['input_hash']).toBe((await render(cover(placed)))['input_hash']);
  });

  it.each([
    ['half a picture', Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAEAAAAAkCAAAAAAcZ2NO', 'base64'), 422, 'picture_unusable'],
    ['nothing', Buffer.alloc(0), 422, 'request_invalid'],
  ])('is refused in words: %s', async (_what, bytes, status, code) => {
    expect(await upload('image', bytes, status)).toMatchObject({ code });
  });
});

describe('a logo that was uploaded', () => {
  const kpis = { form: 'kpi_metrics', headline: 'More riders', data: { metrics: [{ label: 'Riders', value: '1.31m' }] } };

  it('is told by its content, never goes, and is part of what is drawn', async () => {
    const { logo_id, ...facts } = await upload('logo', LOGO);
    expect(facts).toMatchObject({ plate_on: ['light'], mime: 'image/png' });
    expect(await upload('logo', LOGO)).toMatchObject({ logo_id });
    expect((await harness.request(`/v1/assets/${logo_id}`, { method: 'DELETE' })).status).toBe(404);
    const withoutLogo = await render(kpis);
    const marked = await render({ ...kpis, logo_id });
    expect(marked['input_hash']).not.toBe(withoutLogo['input_hash']);
    expect(marked['warnings']).toEqual(withoutLogo['warnings']);
    expect(await render({ ...kpis, logo_id: null })).toMatchObject({ input_hash: withoutLogo['input_hash'] });
    await render({ slides: [kpis, cover(DATA)], logo_id }, 200, '/v1/render/intent/deck');
  });

  it('that nobody uploaded is refused before anything is drawn', async () => {
    const slides = [kpis, { ...kpis, logo_id: `logo_${'0'.repeat(64)}` }];
    expect(await render({ slides }, 422, '/v1/render/intent/deck')).toMatchObject({ code: 'unknown_asset', field: '/slides/1/logo_id' });
  });
});
