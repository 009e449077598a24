/** The playground as people use it: typing draws, faults stand where they are, and what is downloaded is the service's file. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { packIntent } from '@deckwright/core/packed-intent';
import { createDrawKit } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { createGalleryRenderer } from '@deckwright/gallery/render';
import { accessibilityFaults } from '@deckwright/testkit/accessibility';
import { haveBrowser, openWatched, startBrowser, systemFonts, tooWide } from '@deckwright/testkit/browser';
import { createWriteKit } from '@deckwright/write/files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from './harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const INTENT = {
  form: 'kpi_metrics',
  headline: 'More riders',
  data: { metrics: [{ label: 'Riders', value: '1.31m' }] },
};

it('says without scripts what it is, and lets nothing of others run', async () => {
  const page = await fetch(`${harness.base}/play`);
  const html = await page.text();
  expect(html).toMatch(/<noscript>[\s\S]*quick start[\s\S]*<\/noscript>/);
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; .*script-src 'self'; .*worker-src 'self'; style-src 'sha256-/,
  );
});

describe.skipIf(!haveBrowser)('in Chromium', () => {
  let browser: Awaited<ReturnType<typeof startBrowser>>;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());

  it('opens a link, draws, names faults in their place, and downloads the file of the service', { timeout: 600_000 }, async () => {
    const { page, strays, complaints } = await openWatched(browser, harness.base, { width: 1440, height: 900 });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${harness.base}/play#${await packIntent({ intent: INTENT, theme_id: 'technical-dark' })}`);
    await page.getByText(/^Drawn here in \d+ ms/).waitFor();
    await expect.poll(() => page.getByLabel('The slide: More riders').count()).toBe(1);
    expect(await page.getByLabel('Technical').isChecked()).toBe(true);
    expect(await page.getByLabel('Dark', { exact: true }).isChecked()).toBe(true);
    await page.getByLabel('Light', { exact: true }).check();
    await page.getByLabel('The same from a program').getByText('"theme_id": "technical-light"').waitFor();
    await page.getByText(/SHA-256/).waitFor();

    const fonts = carriedFonts();
    const renderer = createGalleryRenderer({ drawKit: createDrawKit(fonts), writeKit: createWriteKit(fonts) });
    const ours = await renderer.pptx(JSON.stringify({ ...INTENT, theme_id: 'technical-light' }));
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download .pptx' }).click()]);
    expect(download.suggestedFilename()).toBe('More riders.pptx');
    const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    expect(sha256(readFileSync(await download.path()))).toBe(sha256(ours));

    const content = page.getByLabel('Request as JSON');
    await content.click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Home');
    await page.keyboard.type('  "hedline": "x",\n');
    await page.locator('#findings .tag.warn').first().waitFor();
    expect(await page.locator('#findings').textContent()).toContain('hedline');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Control+z');
    await page.getByText(/^Drawn here/).waitFor();

    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.type(' "direction": "rt",');
    await page.getByRole('button', { name: 'Mend' }).first().click();
    await page.getByLabel('The same from a program').getByText('"direction": "rtl"').waitFor();
    await page.getByText(/^Drawn here/).waitFor();

    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('The link is copied.').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/\/play#[\w-]+$/);
    expect([strays, complaints]).toEqual([[], []]);
  });

  it('offers the members and values of the form, and says what they mean', { timeout: 600_000 }, async () => {
    const { page, complaints } = await openWatched(browser, harness.base, { width: 1440, height: 900 });
    await page.goto(`${harness.base}/play`);
    await page.getByText(/^Drawn here/).waitFor();
    await page.getByLabel('Form').selectOption('swot');
    await page.getByLabel('The same from a program').getByText('"form": "swot"').waitFor();
    await page.getByLabel('Request as JSON').click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Home');
    await page.keyboard.type('"takea');
    await page.getByRole('option', { name: /"takeaway"/ }).waitFor();
    expect(await page.locator('#help').textContent()).toContain('headline');
    expect(complaints).toEqual([]);
  });

  it.each([
    ['light', 1440],
    ['dark', 1440],
    ['light', 390],
    ['dark', 390],
  ] as const)('is well made, %s at %i px', { timeout: 600_000 }, async (colorScheme, width) => {
    const { page, strays, complaints } = await openWatched(browser, harness.base, { width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.goto(`${harness.base}/play`);
    await page.getByText(/SHA-256/).waitFor();
    expect([await accessibilityFaults(page), await tooWide(page), await systemFonts(page)]).toEqual([[], [], []]);
    expect([strays, complaints]).toEqual([[], []]);
  });
});
