/** The gallery that the service serves: the same page as the command's, drawn when it is asked for. */
import { searchPriors } from '@deckwright/draw/catalog';
import { brokenPictures, haveBrowser, openWatched, startBrowser, systemFonts } from '@deckwright/testkit/browser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Drawing } from '../src/drawing/drawing.ts';
import { createThreadedDrawing } from '../src/drawing/threaded-drawing.ts';
import { type Harness, startHarness, WATERFALL } from './harness.ts';

const DOT = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64');
let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const get = (path: string, headers: Record<string, string> = {}) => harness.request(path, { as: null, headers });

it('is a page that runs its own script and style and nothing else', async () => {
  const response = await get('/gallery');
  const html = await response.text();
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*script-src 'sha256-/);
  expect(html).toContain('src="gallery/pictures/corporate-light/donut.png"');
  const again = await get('/gallery', { 'if-none-match': response.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

it('has its page before anything is drawn', async () => {
  const drawn: string[] = [];
  const drawing = createThreadedDrawing();
  const idle = await startHarness({
    drawing: {
      ...drawing,
      for: (asker) => {
        const ours = drawing.for(asker);
        return new Proxy(ours, {
          get(_, work: keyof Drawing) {
            drawn.push(work);
            return ours[work];
          },
        });
      },
    },
  });
  try {
    expect((await idle.request('/gallery', { as: null })).status).toBe(200);
    expect(drawn).toEqual([]);
    const facts = await idle.request('/gallery/facts/technical-dark/donut.json', { as: null });
    expect(await facts.json()).toMatchObject({ score: expect.any(Number), errors: 0, notes: [], alt: expect.stringMatching(/\. .+/) });
    expect(drawn).toEqual(['facts']);
  } finally {
    await idle.close();
  }
});

it('goes packed to who takes that, under a weak tag; what is one account’s own goes plain', async () => {
  const plain = await get('/gallery', { 'accept-encoding': 'identity' });
  const packed = await get('/gallery', { 'accept-encoding': 'br' });
  expect([plain.headers.get('content-encoding'), packed.headers.get('content-encoding')]).toEqual([null, 'br']);
  expect(packed.headers.get('vary')).toContain('Accept-Encoding');
  expect(packed.headers.get('etag')).toMatch(/^W\/"\w{64}"$/);
  expect(await packed.text()).toBe(await plain.text());
  const own = await harness.request('/v1/render/intent', { json: WATERFALL, headers: { 'accept-encoding': 'br' } });
  expect([own.status, own.headers.get('content-encoding')]).toEqual([200, null]);
  expect((await own.text()).length).toBeGreaterThan(1024);
});

it('opens each exhibit in the playground by its id', async () => {
  const [, link = ''] =
    /class="open" href="([^"]+)" aria-label="Open in playground: donut"/.exec(await (await get('/gallery')).text()) ?? [];
  const page = await get(link.replace('&amp;', '&'));
  expect([link, page.status]).toEqual(['/play?example=donut&amp;theme=corporate-light', 200]);
  expect(await page.text()).toContain('"component":"donut"');
  expect((await get('/play?example=dounut')).status).toBe(404);
});

it('serves pictures of 960 px and files to download', async () => {
  const picture = await get('/gallery/pictures/technical-dark/donut.png');
  const png = Buffer.from(await picture.arrayBuffer());
  expect([picture.status, png.readUInt32BE(16), picture.headers.get('etag')]).toEqual([200, 960, expect.stringMatching(/^"\w{64}"$/)]);
  const slide = await get('/gallery/slides/technical-dark/donut.pptx');
  expect(slide.headers.get('content-disposition')).toContain('attachment; filename="donut.pptx"');
  expect(
    Buffer.from(await slide.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
});

it.each([
  ['/gallery/pictures/technical-dark/dounut.png', 404],
  ['/gallery/pictures/technical-dark/donut.pptx', 404],
  ['/gallery/pictures/technical-dark/donut', 404],
  ['/gallery/pictures/technical-dark/..%2Fdonut.png', 404],
  ['/gallery/pictures/nobodys/donut.png', 422],
  ['/gallery/slides/technical-dark/donut.png', 404],
  ['/gallery/facts/technical-dark/donut', 404],
  ['/gallery/facts/technical-dark/dounut.json', 404],
  ['/gallery/facts/nobodys/donut.json', 422],
])('refuses %s', async (path, status) => {
  expect((await get(path)).status).toBe(status);
});

describe.skipIf(!haveBrowser)('in Chromium', () => {
  let browser: Awaited<ReturnType<typeof startBrowser>>;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());

  it('finds what the catalog finds, the best first, and lets letters be typed one by one', { timeout: 600_000 }, async () => {
    const { page, strays, complaints } = await openWatched(browser, harness.base, { width: 1280, height: 900 });
    // What is drawn is of no account here, and drawing all of it is slow.
    await page.route('**/*.png', (route) => route.fulfill({ status: 200, contentType: 'image/png', body: DOT }));
    await page.route('**/gallery/facts/**', (route) =>
      route.fulfill({ status: 200, contentType: 'application/json', body: '{"score":1}' }),
    );
    await page.goto(`${harness.base}/gallery`);
    expect(await systemFonts(page)).toEqual([]);
    const seen = (): Promise<string[]> => page.locator('article:visible').evaluateAll((all) => all.map((one) => one.id));
    const idOf = ({ prior }: ReturnType<typeof searchPriors>[number]): string => prior.component ?? `${prior.family}-${prior.variant}`;
    for (const query of ['ebitda bridge', 'pie', 'who does what', 'watrfall', 'risk matrix', 'timelines']) {
      await page.getByLabel('Filter').fill(query);
      const hits = searchPriors(query);
      const ids = await seen();
      expect([query, [...ids].sort()]).toEqual([query, hits.map(idOf).sort()]);
      expect(hits.filter(({ score }) => score === hits[0]?.score).map(idOf)).toContain(ids[0]);
    }
    await page.getByLabel('Filter').fill('do');
    expect(await seen()).toContain('donut');
    await page.getByLabel('Filter').fill('zzxqy');
    expect(await seen()).toEqual([]);
    await page.getByLabel('Filter').fill('');
    expect((await seen()).length).toBeGreaterThan(150);
    expect([strays, complaints]).toEqual([[], []]);
  });

  it('loads every picture, switches its theme, and complains of nothing', async () => {
    const { page, strays, complaints } = await openWatched(browser, harness.base, { width: 375, height: 812 });
    await page.goto(`${harness.base}/gallery`);
    expect(await brokenPictures(page)).toEqual([]);
    // Scrolled to the end: what is found is shown from its beginning, with what is known of it.
    await page.getByLabel('Filter').fill('donut');
    await expect.poll(async () => ((await page.locator('#donut').boundingBox())?.y ?? -1) > 0).toBe(true);
    const facts = page.waitForResponse(/\/gallery\/facts\/technical-dark\/donut\.json$/);
    await page.getByLabel('Theme').selectOption('technical-dark');
    expect((await facts).status()).toBe(200);
    expect(await brokenPictures(page)).toEqual([]);
    expect(await page.locator('article:visible img').first().getAttribute('src')).toMatch(/^gallery\/pictures\/technical-dark\//);
    await expect.poll(() => page.locator('#donut .score').isVisible()).toBe(true);
    expect(await page.locator('#donut .score').textContent()).toMatch(/^Score \d+$/);
    // What is seen is said: not the title alone, which the page has from the start.
    expect((await page.locator('#donut img').getAttribute('alt'))?.length).toBeGreaterThan(100);
    expect([strays, complaints]).toEqual([[], []]);
  });
});
