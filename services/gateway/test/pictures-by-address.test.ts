/** Pictures at addresses: fetched once, when a request is accepted, and from then on part of it. */
import { findComponent } from '@deckwright/draw/catalog';
import { UnfetchableFile } from '@deckwright/platform/http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from './harness.ts';

type Body = Record<string, unknown>;

const DATA = String((findComponent('image')?.example.params as { src?: string } | undefined)?.src);
const BYTES = Buffer.from(DATA.split(',')[1] ?? '', 'base64');

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
}, 60_000);
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
