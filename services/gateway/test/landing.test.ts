/** The front page: what programs get there, that its request makes its slide, and that everybody can use it. */
import { unpackIntent } from '@deckwright/core/packed-intent';
import { createDrawKit } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { galleryItems } from '@deckwright/gallery';
import { createGalleryRenderer } from '@deckwright/gallery/render';
import { requestCode } from '@deckwright/playground/request-code';
import { accessibilityFaults } from '@deckwright/testkit/accessibility';
import { brokenPictures, haveBrowser, openWatched, startBrowser, systemFonts, tooWide } from '@deckwright/testkit/browser';
import { sized } from '@deckwright/testkit/trial';
import { createWriteKit } from '@deckwright/write/files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SHOWN } from '../src/landing/page.ts';
import { type Harness, startHarness } from './harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const get = (path: string, accept = 'text/html') => fetch(`${harness.base}${path}`, { redirect: 'manual', headers: { accept } });
const between = (text: string, from: string, to: string) => text.slice(text.indexOf(from) + from.length, text.lastIndexOf(to));
const request = galleryItems().find(({ id }) => id === SHOWN)?.request ?? {};

it('is a page for browsers, and leads programs to the handbook', async () => {
  const page = await get('/');
  expect([page.status, page.headers.get('content-type'), page.headers.get('vary')]).toEqual([
    200,
    'text/html; charset=utf-8',
    expect.stringMatching(/^Accept(?:,|$)/),
  ]);
  for (const accept of ['*/*', 'application/json']) {
    const answer = await get('/', accept);
    expect([accept, answer.status, answer.headers.get('location')]).toEqual([accept, 302, '/docs']);
  }
});

it('leads only to what is there', async () => {
  const html = await (await get('/')).text();
  const links = new Set([...html.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map(([, link = '']) => link));
  expect(links.size).toBeGreaterThan(25);
  for (const link of links) {
    const [path = '', id] = link.split('#');
    const answer = await get(path);
    expect([link, answer.status]).toEqual([link, expect.toBeOneOf([200, 302, 303])]);
    if (path === '/play' && id !== undefined) expect(await unpackIntent(id)).toEqual({ intent: JSON.parse(JSON.stringify(request)) });
    else if (id !== undefined) expect([link, (await answer.text()).includes(`id="${id}"`)]).toEqual([link, true]);
  }
});

describe('the request', () => {
  it('is one and the same in four languages', () => {
    const code = Object.fromEntries(requestCode(request).map((sample) => [sample.id, sample.code]));
    const plain = JSON.parse(JSON.stringify(request));
    expect(JSON.parse(between(code['curl'] ?? '', "-d '", "'"))).toEqual(plain);
    expect(JSON.parse(between(code['typescript'] ?? '', 'intent(', ');\nconst file'))).toEqual(plain);
    expect(JSON.parse(between(code['python'] ?? '', 'render(**', ')\nslide.save'))).toEqual(plain);
    expect(JSON.parse(code['mcp'] ?? '')).toEqual({
      jsonrpc: '2.0',
      id: expect.any(Number),
      method: 'tools/call',
      params: { name: 'create_slide', arguments: plain },
    });
    expect(code['typescript']).toContain("await writeFile('slide.pptx', await file.bytes());");
    for (const [language, page] of [
      ['typescript', 'client'],
      ['python', 'python'],
    ] as const)
      expect(code[language]).toContain(`$DECKWRIGHT_URL/docs/${page} says`);
  });

  it('has the literals of Python, and quotation marks of the shell, whatever it says', () => {
    const odd = { headline: "It's", data: { ok: true, no: false, none: null } };
    const code = Object.fromEntries(requestCode(odd).map((sample) => [sample.id, sample.code]));
    expect(code['python']).toContain(`{ "headline": "It's", "data": { "ok": True, "no": False, "none": None } }`);
    expect(code['curl']).toContain("It'\\''s");
  });

  it('makes the slide and the file that stand beside it, byte for byte', async () => {
    const text = JSON.stringify(JSON.parse(between(requestCode(request)[0]?.code ?? '', "-d '", "'")));
    const fonts = carriedFonts();
    const drawn = await createGalleryRenderer({ drawKit: createDrawKit(fonts), writeKit: createWriteKit(fonts) }).all(text);
    const html = await (await get('/')).text();
    for (const [pattern, bytes] of [
      [/<a href="([^"]+\.pptx)"/, drawn.pptx],
      [/<section class="card answer"[\s\S]*?<img src="([^"]+)"/, drawn.picture],
    ] as const) {
      const served = Buffer.from(await (await get(pattern.exec(html)?.[1] ?? '')).arrayBuffer());
      expect(served.equals(bytes)).toBe(true);
    }
  });
});

describe.skipIf(!haveBrowser)('in Chromium', () => {
  let browser: Awaited<ReturnType<typeof startBrowser>>;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());

  // Each width and each scheme with every change.
  const WINDOWS = [
    ['light', 1440],
    ['dark', 390],
    ['dark', 1440],
    ['light', 390],
  ] as const;
  it.each(WINDOWS.slice(0, sized(2, 4)))('is well made, %s at %i px', { timeout: 600_000 }, async (colorScheme, width) => {
    const { page, strays, complaints } = await openWatched(browser, harness.base, { width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.goto(harness.base);
    expect(await brokenPictures(page)).toEqual([]);
    expect([await accessibilityFaults(page), await tooWide(page), await systemFonts(page)]).toEqual([[], [], []]);
    await page.getByRole('radio', { name: 'Python' }).check();
    expect(await page.locator('.sample:visible').textContent()).toContain('from deckwright import');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect([strays, complaints]).toEqual([[], []]);
  });

  it('shows its request in each language without a script', { timeout: 600_000 }, async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(harness.base);
    for (const [name, text] of [
      ['TypeScript', '@deckwright/client'],
      ['MCP', 'create_slide'],
      ['curl', '/v1/render/intent'],
    ] as const) {
      await page.getByRole('radio', { name }).check();
      expect(await page.locator('.sample:visible').textContent()).toContain(text);
    }
    await context.close();
  });
});
