/** `deckwright gallery` makes a page that works from a folder: in a browser, on a phone, without a network. */
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { galleryItems } from '@deckwright/gallery';
import { brokenPictures, haveBrowser, openWatched, startBrowser, systemFonts, tooWide, type Watched } from '@deckwright/testkit/browser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Outcome, run } from './_run.ts';

type Browser = Awaited<ReturnType<typeof startBrowser>>;

const THEMES = ['corporate-light', 'technical-dark'];
const shown = galleryItems();
let out = '';
let printed = '';

async function gallery(...argv: string[]): Promise<Outcome> {
  const ended = await run('gallery', ...argv);
  printed += ended.out;
  return ended;
}

beforeAll(async () => {
  out = mkdtempSync(join(tmpdir(), 'deckwright-gallery-'));
  // Whether the examples are without a fault is asked elsewhere; a fault is shown on the page, and the exit code says it.
  const { code, err } = await gallery('--out', out, '--themes', THEMES.join(','));
  expect(code).toBe(err === '' ? 0 : 1);
});
afterAll(() => rmSync(out, { recursive: true, force: true }));

describe('the folder', () => {
  it('has a page under 1.5 MB, and a picture and a .pptx for each example and theme', () => {
    expect(statSync(join(out, 'index.html')).size).toBeLessThan(1_500_000);
    for (const { id } of shown)
      for (const theme of THEMES) {
        expect(existsSync(join(out, `pictures/${theme}/${id}.png`)), `${theme}/${id}`).toBe(true);
        expect(
          readFileSync(join(out, `slides/${theme}/${id}.pptx`))
            .subarray(0, 2)
            .toString(),
          `${theme}/${id}`,
        ).toBe('PK');
      }
    expect(printed).toContain(`${shown.length * THEMES.length} slides`);
  });
  it('names the themes there are for one that does not exist', async () => {
    const { code, err } = await gallery('--out', out, '--themes', 'corporate-lihgt');
    expect(code).toBe(2);
    expect(err).toContain('"corporate-lihgt" is none of corporate-light');
  });
});

describe.skipIf(!haveBrowser)('the page in Chromium', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser.close());

  const open = async (width: number, height: number, hash = ''): Promise<Watched> => {
    const watched = await openWatched(browser, pathToFileURL(out).href, { width, height });
    await watched.page.goto(pathToFileURL(join(out, 'index.html')).href + hash);
    return watched;
  };
  const expectQuiet = ({ strays, complaints }: Watched): void => {
    expect(strays).toEqual([]);
    expect(complaints).toEqual([]);
  };

  it('loads every picture, in the first theme and in the next, and asks nobody else for anything', async () => {
    const watched = await open(1280, 900);
    const { page } = watched;
    expect(await page.locator('article').count()).toBe(shown.length);
    expect(await brokenPictures(page)).toEqual([]);
    const before = await page.locator('img').first().getAttribute('src');
    await page.getByLabel('Theme').selectOption('technical-dark');
    const after = await page.locator('img').first().getAttribute('src');
    expect([before, after]).toEqual([`pictures/${THEMES[0]}/${shown[0]?.id}.png`, `pictures/${THEMES[1]}/${shown[0]?.id}.png`]);
    expect(await brokenPictures(page)).toEqual([]);
    expect(await page.locator('article .pptx').first().getAttribute('href')).toBe(`slides/technical-dark/${shown[0]?.id}.pptx`);
    expectQuiet(watched);
  });

  it('shows what the filter asks for, by the keyboard alone, and keeps it in the address', async () => {
    const watched = await open(1280, 900);
    const { page } = watched;
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to the page');
    await page.keyboard.press('Tab');
    await page.keyboard.type('comparisontable');
    const visible = page.locator('article:visible');
    expect(await visible.evaluateAll((articles) => articles.map((one) => one.id))).toEqual(['comparison_table']);
    expect(await page.getByRole('status').textContent()).toBe('1 slide');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    expect(page.url()).toMatch(/#theme=technical-dark&q=comparisontable$/);
    const again = await open(1280, 900, new URL(page.url()).hash);
    expect(await again.page.locator('article:visible img').evaluateAll((found) => found.map((one) => one.getAttribute('src')))).toEqual([
      'pictures/technical-dark/comparison_table.png',
    ]);
    await page.getByLabel('Filter').fill('zzqxjw');
    await page.getByText('Nothing in the catalog').waitFor();
    expectQuiet(watched);
  });

  it('shows a request that draws the picture beside it', async () => {
    const { page } = await open(1280, 900, '#theme=technical-dark');
    const donut = page.locator('#donut');
    await donut.getByText('Request as JSON').click();
    const request = JSON.parse((await donut.locator('pre').textContent()) ?? '');
    expect(request).toEqual({ ...shown.find((one) => one.id === 'donut')?.request, theme_id: 'technical-dark' });
  });

  it('gives every picture words, and has no control without a name', async () => {
    const { page } = await open(1280, 900);
    const alts = await page.locator('img').evaluateAll((found) => found.map((one) => one.getAttribute('alt') ?? ''));
    expect(alts.filter((alt) => alt.length < 10)).toEqual([]);
    const names = await page
      .locator('a, button, input, select, summary')
      .evaluateAll((found) =>
        found
          .filter((one) => !(one.textContent || one.getAttribute('aria-label') || one.closest('label') || one.querySelector('img[alt]')))
          .map((one) => one.outerHTML),
      );
    expect(names).toEqual([]);
  });

  it('is nowhere wider than a phone, with every request open', async () => {
    const watched = await open(375, 812);
    await watched.page.evaluate('for (const details of document.querySelectorAll("details:not([hidden])")) details.open = true');
    // Requests hold characters of every script, and findings quote single ones: no face of a page has all of them.
    const ofPage = (await systemFonts(watched.page)).filter((found) => !/^pre: |^li: 1 of /.test(found));
    expect([await tooWide(watched.page), ofPage]).toEqual([[], []]);
    expectQuiet(watched);
  });
});
