/** The handbook and the reference as people use them in a browser, and the small things that browsers ask for. */
import { haveBrowser, openWatched, startBrowser, systemFonts } from '@deckwright/testkit/browser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { highlight } from '../src/handbook/highlight.ts';
import { type Harness, startHarness } from './harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const get = (path: string) => fetch(`${harness.base}${path}`, { redirect: 'manual' });

describe('at the front', () => {
  it('is the handbook', async () => {
    const answer = await get('/');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/docs']);
  });
  it('is an icon', async () => {
    const to = (await get('/favicon.ico')).headers.get('location') ?? '';
    const icon = await get(to);
    expect([icon.status, icon.headers.get('content-type'), (await icon.text()).slice(0, 4)]).toEqual([200, 'image/svg+xml', '<svg']);
  });
});

describe('code', () => {
  it('has its kinds of words marked, and no character more or less', () => {
    const code = '{"form": "swot", "n": -2.5, "ok": true}';
    const html = highlight(code, 'json');
    expect(html).toContain('<span class="hk">&quot;form&quot;</span>: <span class="hs">&quot;swot&quot;</span>');
    expect(html).toContain('<span class="hn">-2.5</span>');
    for (const [text, language] of [
      [code, 'json'],
      ['# make it\nexport KEY="a" && curl --json @x.json http://h/v1?a=1&b=<2>', 'sh'],
      ["const a = `x ${1}`; // why\nawait b('<p>');", 'ts'],
      ['plain <text> & more', 'unknown'],
    ] as const)
      expect(
        highlight(text, language)
          .replaceAll(/<\/?span[^>]*>/g, '')
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&quot;', '"')
          .replaceAll('&amp;', '&'),
      ).toBe(text);
  });
});

describe.skipIf(!haveBrowser)('in Chromium', () => {
  let browser: Awaited<ReturnType<typeof startBrowser>>;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());

  it('the handbook is searched, and its code is copied', { timeout: 600_000 }, async () => {
    const { page, strays, complaints } = await openWatched(browser, harness.base, { width: 1280, height: 900 });
    for (const path of ['/docs', '/docs/errors', '/docs/testing', '/docs/architecture']) {
      await page.goto(harness.base + path);
      expect([path, await systemFonts(page)]).toEqual([path, []]);
    }
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${harness.base}/docs/quick-start`);
    expect(await page.locator('pre .hs, pre .hk').count()).toBeGreaterThan(3);
    const code = page.locator('.code').first();
    await code.getByRole('button', { name: 'Copy this code' }).click();
    await expect.poll(() => code.locator('button').textContent()).toBe('Copied');
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(await code.locator('code').textContent());
    await page.keyboard.press('/');
    await page.keyboard.type('webhook signature');
    const first = page.locator('#found a').first();
    await expect.poll(() => first.getAttribute('href')).toMatch(/^\/docs\/webhooks/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/docs\/webhooks/);
    await page.getByLabel('Search the handbook').fill('zzxqy');
    await expect.poll(() => page.locator('#found-count').textContent()).toBe('Nothing has all of these words.');
    expect([strays, complaints]).toEqual([[], []]);
  });

  it('the reference is dark where the system is, filters, leads back, and names its controls', { timeout: 600_000 }, async () => {
    const { page, strays, complaints } = await openWatched(browser, harness.base, { width: 1280, height: 900 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${harness.base}/docs/reference`);
    await page.locator('.opblock').first().waitFor();
    expect(await page.evaluate('document.documentElement.className')).toContain('dark-mode');
    await expect.poll(() => page.getByLabel('Server', { exact: true }).count()).toBe(1);
    expect(await page.locator('button a[href]').count()).toBe(0);
    await page.locator('.opblock-summary').first().click();
    await page.locator('.opblock-body').first().waitFor();
    expect(await systemFonts(page)).toEqual([]);
    await page.getByLabel('Filter by tag').fill('Webhooks');
    // Only what is within the window is in the page.
    const tags = () => page.evaluate("[...document.querySelectorAll('.opblock-tag')].map((tag) => tag.getAttribute('data-tag'))");
    await expect.poll(tags).toEqual(['Webhooks']);
    await page.getByRole('link', { name: 'Handbook' }).click();
    await page.waitForURL(/\/docs$/);
    expect([strays, complaints]).toEqual([[], []]);
  });
});
