/** The pages of the public tools as people use them: real files, a real browser, both schemes, phone to desk. */
import { accessibilityFaults } from '@deckwright/testkit/accessibility';
import { brokenPictures, haveBrowser, openWatched, startBrowser, systemFonts, tooWide } from '@deckwright/testkit/browser';
import { sampleDeck } from '@deckwright/testkit/flawed-deck';
import { type BundledIsolate, bundledIsolate } from '@deckwright/testkit/isolate-process';
import { sized } from '@deckwright/testkit/trial';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MARKDOWN } from './_documents.ts';
import { pdfOf } from './_talk-pdf.ts';
import { type Harness, startHarness } from './harness.ts';

let harness: Harness;
let bundled: BundledIsolate;
beforeAll(async () => {
  bundled = await bundledIsolate({ once: true, concurrency: 2, waiting: 4 });
  harness = await startHarness({ isolate: bundled.isolate });
});
afterAll(async () => {
  await harness?.close();
  bundled?.remove();
});

const pictures = process.env['DECKWRIGHT_PICTURES'];
const PAGES = [
  '/tools',
  '/tools/pdf-analyze',
  '/tools/pdf-to-pptx',
  '/tools/document-to-deck',
  '/tools/combine-powerpoint',
  '/tools/preview-code',
  '/tools/preview-variant',
];
const talk = { name: 'talk.pdf', mimeType: 'application/pdf', buffer: pdfOf(5) };

it('lists each tool with its address, and knows no others', async () => {
  const list = await (await fetch(`${harness.base}/tools`)).text();
  for (const path of PAGES.slice(1)) expect(list).toContain(`href="${path}"`);
  expect((await fetch(`${harness.base}/tools/nothing`)).status).toBe(404);
});

describe.skipIf(!haveBrowser)('in Chromium', () => {
  let browser: Awaited<ReturnType<typeof startBrowser>>;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());

  const open = (width = 1280, height = 900) => openWatched(browser, harness.base, { width, height });

  // Each width and each scheme with every change.
  const WINDOWS = [
    ['light', 1440],
    ['dark', 320],
    ['dark', 1440],
    ['light', 320],
  ] as const;
  it.each(WINDOWS.slice(0, sized(2, 4)))('the pages are well made, %s at %i px', { timeout: 600_000 }, async (colorScheme, width) => {
    const { page, strays, complaints } = await open(width);
    await page.emulateMedia({ colorScheme });
    const faults: unknown[] = [];
    for (const path of PAGES) {
      await page.goto(harness.base + path);
      faults.push(
        ...[...(await accessibilityFaults(page)), ...(await tooWide(page)), ...(await systemFonts(page))].map((one) => `${path} ${one}`),
      );
      if (pictures !== undefined)
        await page.screenshot({ path: `${pictures}/tools${path.replaceAll('/', '-')}-${colorScheme}-${width}.png`, fullPage: true });
    }
    expect([faults, strays, complaints]).toEqual([[], [], []]);
  });

  it('a PDF is looked into by keyboard alone, converted and downloaded, and two decks are put together', { timeout: 600_000 }, async () => {
    const { page, strays, complaints } = await open(390);
    await page.goto(`${harness.base}/tools/pdf-analyze`);
    expect(await page.getByRole('button', { name: 'Look into it' }).isDisabled()).toBe(true);
    await page.locator('#file').setInputFiles(talk);
    await page.getByRole('button', { name: 'Look into it' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'It becomes editable slides' }).waitFor();
    expect([await accessibilityFaults(page), await tooWide(page), await systemFonts(page)]).toEqual([[], [], []]);
    if (pictures !== undefined) await page.screenshot({ path: `${pictures}/tools-analyzed.png`, fullPage: true });

    await page.getByRole('link', { name: 'Convert it to slides' }).click();
    await page.locator('#file').setInputFiles(talk);
    await page.getByRole('button', { name: 'Convert' }).click();
    await page.getByRole('heading', { name: '3 pages of 5 converted' }).waitFor();
    expect([await accessibilityFaults(page), await tooWide(page), await systemFonts(page)]).toEqual([[], [], []]);
    if (pictures !== undefined) await page.screenshot({ path: `${pictures}/tools-converted.png`, fullPage: true });
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: /^Download/ }).click()]);
    expect(file.suggestedFilename()).toBe('talk.pptx');

    const deck = { name: 'deck.pptx', mimeType: 'application/octet-stream', buffer: Buffer.from(await sampleDeck()) };
    await page.goto(`${harness.base}/tools/combine-powerpoint`);
    await page.locator('#file').setInputFiles([deck]);
    await page.getByText('One more file is needed.').waitFor();
    await page.locator('#file').setInputFiles([deck]);
    await page.getByRole('button', { name: 'Put together' }).click();
    await page.getByRole('heading', { name: '2 slides in one deck' }).waitFor();
    expect([strays, complaints]).toEqual([[], []]);
  });

  it('a document becomes a deck of as many slides as are wanted, named after it, with its outline', { timeout: 600_000 }, async () => {
    const { page, strays, complaints } = await open(390);
    await page.goto(`${harness.base}/tools/document-to-deck`);
    const text = `${MARKDOWN}\nNot for the slides: 7 will leave.\n`;
    await page.locator('#file').setInputFiles({ name: 'report.md', mimeType: 'text/markdown', buffer: Buffer.from(text) });
    await page.getByLabel('Slides wanted').fill('3');
    await page.getByRole('button', { name: 'Make slides' }).click();
    await page.getByRole('heading', { name: '3 slides made' }).waitFor();
    expect(await page.locator('.outline li').allTextContents()).toEqual([
      expect.stringContaining('Report'),
      expect.stringContaining('Sales rose from 12 in 2023 to 19 in 2025'),
      expect.stringContaining('Staff'),
    ]);
    await page.getByText('7 will leave').waitFor();
    expect([await accessibilityFaults(page), await tooWide(page), await systemFonts(page)]).toEqual([[], [], []]);
    if (pictures !== undefined) await page.screenshot({ path: `${pictures}/tools-document.png`, fullPage: true });
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: /^Download/ }).click()]);
    expect(file.suggestedFilename()).toBe('report.pptx');
    expect([strays, complaints]).toEqual([[], []]);
  });

  it('a form is shown in a theme by its example', { timeout: 600_000 }, async () => {
    const { page, strays, complaints } = await open(390);
    await page.goto(`${harness.base}/tools/preview-variant`);
    await page.getByLabel('Component or form').selectOption('component_donut');
    await page.getByLabel('Theme').selectOption('technical-dark');
    await page.getByRole('button', { name: 'Show it' }).click();
    await page.getByRole('heading', { name: 'donut, Technical dark' }).waitFor();
    expect(await brokenPictures(page)).toEqual([]);
    expect([await accessibilityFaults(page), await tooWide(page), await systemFonts(page)]).toEqual([[], [], []]);
    expect([strays, complaints]).toEqual([[], []]);
  });

  it('a refusal is told plainly, with what to do', { timeout: 600_000 }, async () => {
    const { page } = await open();
    await page.goto(`${harness.base}/tools/pdf-to-pptx`);
    await page.locator('#file').setInputFiles({ ...talk, buffer: Buffer.from('<!doctype html><b>no</b>') });
    await page.getByRole('button', { name: 'Convert' }).click();
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toMatch(/not a PDF/i);
    expect(await accessibilityFaults(page)).toEqual([]);
    if (pictures !== undefined) await page.screenshot({ path: `${pictures}/tools-refused.png`, fullPage: true });
  });

  it('a file that is too large is refused before it is sent', { timeout: 120_000 }, async () => {
    const { page } = await open();
    await page.goto(`${harness.base}/tools/pdf-analyze`);
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') sent++;
    });
    await page.locator('#file').setInputFiles({ ...talk, buffer: Buffer.alloc(25 * 1024 * 1024 + 1) });
    expect(await page.getByRole('alert').textContent()).toBe(
      'The file is too largetalk.pdf has 25.0 MB; 25.0 MB is the most that is taken.Export fewer pages, or save it with smaller pictures.',
    );
    expect([await page.getByRole('button', { name: 'Look into it' }).isDisabled(), sent]).toEqual([true, 0]);
  });
});
