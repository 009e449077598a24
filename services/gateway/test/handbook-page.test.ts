/** The handbook and the reference as people use them in a browser, and the small things that browsers ask for. */

import { highlight } from '@deckwright/playground/highlight';
import { accessibilityFaults } from '@deckwright/testkit/accessibility';
import { haveBrowser, openWatched, startBrowser, systemFonts, tooWide } from '@deckwright/testkit/browser';
import { sized } from '@deckwright/testkit/trial';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from './harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const get = (path: string) => fetch(`${harness.base}${path}`, { redirect: 'manual' });

describe('at the front', () => {
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
    expect(html).toContain('<span class="hljs-attr">&quot;form&quot;</span>');
    expect(html).toContain('<span class="hljs-string">&quot;swot&quot;</span>');
    expect(highlight(`curl -d '${code}'`, 'sh')).toContain('<span class="hljs-attr">&quot;form&quot;</span>');
    for (const [text, language] of [
      [code, 'json'],
      ['# make it\nexport KEY="a" && curl --json @x.json http://h/v1?a=1&b=<2>', 'sh'],
      ["const a = `x ${1}`; // why\nawait b('<p>');", 'ts'],
      [`curl -H 'a: b' -d '${code}' > x.json`, 'sh'],
      ['plain <text> & more', 'unknown'],
    ] as const)
      expect(
        highlight(text, language)
          .replaceAll(/<\/?span[^>]*>/g, '')
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&quot;', '"')
          .replaceAll('&#x27;', "'")
          .replaceAll('&amp;', '&'),
      ).toBe(text);
  });
});

it('finds words where they begin, the telling ones in headings first, and shows no note of a program', async () => {
  const foundBy = async (words: string): Promise<string> => {
    const html = await (await fetch(`${harness.base}/docs?q=${encodeURIComponent(words)}`)).text();
    return html.slice(html.indexOf('id="results"'), html.indexOf('</main>'));
  };
  // Once it stood within "shortly" and "startLog".
  expect((await foundBy('rtl')).match(/<a [^>]*href="[^"]*"/g) ?? []).toSatisfy((hits: readonly string[]) => hits.length < 3);
  const [first = ''] = /<a [^>]*>[\s\S]*?<\/a>/.exec(await foundBy('key')) ?? [];
  expect(first.replaceAll(/<[^>]+>/g, ' ')).toMatch(/\bkeys?\b/i);
  const page = await (await fetch(`${harness.base}/docs/illustrations`)).text();
  expect(page).not.toContain('do not edit');
  expect(await (await fetch(`${harness.base}/llms.txt`)).text()).not.toContain('do not edit');
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
    expect(await page.locator('pre .hljs-string, pre .hljs-attr').count()).toBeGreaterThan(3);
    const code = page.locator('.code').first();
    await code.getByRole('button', { name: 'Copy this code' }).click();
    await expect.poll(() => code.locator('button').textContent()).toBe('Copied');
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(await code.locator('code').textContent());
    await page.keyboard.press('/');
    await page.keyboard.type('webhook signature');
    const first = page.locator('.found a').first();
    await expect.poll(() => first.getAttribute('href')).toMatch(/^\/docs\/webhooks/);
    await first.click();
    await page.waitForURL(/\/docs\/webhooks/);
    await page.getByLabel('Search the handbook').fill('zzxqy');
    await expect.poll(() => page.locator('.search [role=status]').textContent()).toBe('Nothing has all of these words.');
    expect([strays, complaints]).toEqual([[], []]);
  });

  it('without a script, the search is a form that leads to sections, forms and endpoints', { timeout: 600_000 }, async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const [words, to] of [
      ['webhook signature', '/docs/webhooks'],
      ['waterfall bridge', '/gallery#waterfall_bridge'],
      ['render one slide', '/docs/reference/render#postRenderIntent'],
    ] as const) {
      await page.goto(`${harness.base}/docs`);
      await page.getByLabel('Search the handbook').fill(words);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/docs\?q=/);
      const found = await page.locator('#results a').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
      expect([words, found.some((href) => href.startsWith(to))]).toEqual([words, true]);
    }
    await context.close();
  });

  // Each width and each scheme with every change.
  const WINDOWS = [
    ['light', 1440],
    ['dark', 390],
    ['dark', 1440],
    ['light', 390],
  ] as const;
  it.each(WINDOWS.slice(0, sized(2, 4)))(
    'search and reference are set in our own faces, and well made where nobody else looks, %s at %i px',
    { timeout: 600_000 },
    async (colorScheme, width) => {
      const { page, strays, complaints } = await openWatched(browser, harness.base, { width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const faults: string[] = [];
      // What axe finds on each page is told in `every-page`, which knows none of what was searched for.
      for (const path of ['/docs?q=webhook', '/docs/quick-start', '/docs/reference/render']) {
        await page.goto(harness.base + path);
        const found = path.includes('?') ? [...(await accessibilityFaults(page)), ...(await tooWide(page))] : [];
        for (const one of [...found, ...(await systemFonts(page))]) faults.push(`${path} ${one}`);
      }
      expect([faults, strays, complaints]).toEqual([[], [], []]);
    },
  );

  it('what was chosen of light and dark holds on the next page', { timeout: 600_000 }, async () => {
    const { page } = await openWatched(browser, harness.base, { width: 1280, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`${harness.base}/docs`);
    await page.getByRole('button', { name: 'Switch to dark' }).click();
    await page.getByRole('link', { name: 'Reference', exact: true }).click();
    await page.waitForURL(/\/docs\/reference$/);
    expect(await page.evaluate('document.documentElement.dataset.theme')).toBe('dark');
  });
});

describe('the reference', () => {
  it('has every endpoint of the OpenAPI document at an address of its own, and every link within it leads somewhere', async () => {
    const { paths } = (await (await get('/v1/openapi.json')).json()) as { paths: Record<string, Record<string, { operationId: string }>> };
    const first = await (await get('/docs/reference')).text();
    const subjects = new Set([...first.matchAll(/href="(\/docs\/reference\/[\w-]+)"/g)].map(([, href = '']) => href));
    const ids = new Set<string>();
    for (const subject of subjects) {
      const page = await (await get(subject)).text();
      for (const [, id = ''] of page.matchAll(/ id="([^"]+)"/g)) ids.add(`${subject}#${id}`);
      for (const [, id = ''] of page.matchAll(/href="#([^"]+)"/g))
        expect([subject, id, ids.has(`${subject}#${id}`)]).toEqual([subject, id, true]);
    }
    for (const { operationId } of Object.values(paths).flatMap((methods) => Object.values(methods))) {
      const [, link = ''] = new RegExp(`href="([^"]+#${operationId})"`).exec(first) ?? [];
      expect([operationId, ids.has(link)]).toEqual([operationId, true]);
    }
    expect((await get('/docs/reference/nothing')).status).toBe(404);
  });
});
