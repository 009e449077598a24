/** The playground as people use it: typing draws, faults stand where they are, and what is downloaded is the service's file. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { packIntent } from '@deckwright/core/packed-intent';
import { compileDeck, drawAll, readDeckRequest, trySlide } from '@deckwright/draw/deck';
import { createDrawKit } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { createGalleryRenderer } from '@deckwright/gallery/render';
import { accessibilityFaults } from '@deckwright/testkit/accessibility';
import { haveBrowser, openWatched, startBrowser, systemFonts, tooWide } from '@deckwright/testkit/browser';
import { makeWithPython } from '@deckwright/testkit/python-documents';
import { sized } from '@deckwright/testkit/trial';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from './harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

/** Left edges of the rows of an element, in px, from its first row. */
const EDGES_OF_ROWS = (element: { readonly ownerDocument: unknown }): number[] => {
  const range = (element.ownerDocument as { createRange(): TextRange }).createRange();
  range.selectNodeContents(element);
  const rows = new Map<number, number>();
  for (const { top, left } of range.getClientRects()) {
    const row = [...rows.keys()].find((one) => Math.abs(one - top) < 8) ?? top;
    rows.set(row, Math.min(rows.get(row) ?? left, left));
  }
  return [...rows.values()];
};
interface TextRange {
  selectNodeContents(element: unknown): void;
  getClientRects(): Iterable<{ readonly top: number; readonly left: number }>;
}

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

const depots = () =>
  makeWithPython(
    'depots.xlsx',
    `
from openpyxl import Workbook
w = Workbook()
for row in (('Depot', 'Riders'), ('North', 410), ('Harbour', 300), ('East', 280)): w.active.append(row)
w.save(out)
`,
  );

/** Words of 5 points. */
const faulty = () =>
  makeWithPython(
    'faulty.pptx',
    `
from pptx import Presentation
from pptx.util import Inches, Pt
p = Presentation()
s = p.slides.add_slide(p.slide_layouts[6])
run = s.shapes.add_textbox(Inches(1), Inches(1), Inches(4), Inches(1)).text_frame.paragraphs[0].add_run()
run.text, run.font.size = 'Numbers of the year', Pt(5)
p.save(out)
`,
  );

/** The .pptx that the service writes of a deck. */
async function deckOf(body: object): Promise<Uint8Array> {
  const fonts = carriedFonts();
  const kit = createDrawKit(fonts);
  const read = readDeckRequest(body);
  if (!read.ok) throw new Error(read.problem.detail);
  const outcomes = await Promise.all(read.deck.slides.map(async ({ request }) => (await trySlide(request, kit)).outcome));
  const { deck } = await compileDeck(body, read.deck, outcomes, drawAll(kit));
  if (deck === undefined) throw new Error('No slide of it stands.');
  return (await writeFiles(deck, ['pptx'], createWriteKit(fonts))).pptx ?? new Uint8Array();
}

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

  it('shows the request without scripts', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${harness.base}/play?example=bar_list`);
    await page.getByRole('heading', { name: 'Playground' }).waitFor();
    expect(await page.getByLabel('Request as JSON').textContent()).toMatch(/^\{\s+"chrome": \{[\s\S]+"component": "bar_list"[\s\S]+\}\s*$/);
    expect(await page.getByRole('button', { name: 'Download .pptx' }).isVisible()).toBe(false);
    await context.close();
  });

  it('makes the editor on a phone where the code is tapped, without moving a line', { timeout: 600_000 }, async () => {
    const { page, complaints } = await openWatched(browser, harness.base, { width: 390, height: 900 });
    await page.goto(`${harness.base}/play`);
    const text = page.locator('#editor pre');
    const rows = text.locator('code > span');
    const [line, eighth] = [await rows.nth(2).textContent(), await rows.nth(7).boundingBox()];
    // The slide stands above what is typed, and both are seen.
    const [slide, second] = [await page.locator('#slide').boundingBox(), await rows.nth(1).boundingBox()];
    expect((slide?.y ?? 0) + (slide?.height ?? 0)).toBeLessThan(second?.y ?? 0);
    expect(second?.y).toBeLessThan(844 - 200);
    // Rows of a broken line hang.
    const edges = await rows.nth(3).evaluate(EDGES_OF_ROWS);
    expect(edges.length).toBeGreaterThan(1);
    expect(edges.slice(1).map((edge) => edge - (edges[0] ?? 0))).toEqual(edges.slice(1).map(() => expect.closeTo(4 * 7.8, -1)));
    await rows.nth(2).click({ position: { x: 200, y: 10 } });
    const made = page.locator('.cm-line');
    await made.first().waitFor();
    expect(await text.count()).toBe(0);
    expect(await made.nth(7).boundingBox()).toMatchObject({ y: eighth?.y, height: eighth?.height });
    expect(await made.nth(3).evaluate(EDGES_OF_ROWS)).toEqual(edges.map((edge) => expect.closeTo(edge, 0)));
    await page.locator('.cm-focused').waitFor();
    await page.keyboard.type('Z');
    await expect.poll(() => made.nth(2).textContent()).toMatch(/\wZ\w/);
    expect((await made.nth(2).textContent())?.replace('Z', '')).toBe(line?.trimEnd());
    expect(complaints).toEqual([]);
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

  it('offers the slides of a table and of a brief, and says what a brief lacks', { timeout: 600_000 }, async () => {
    const { page, strays, complaints } = await openWatched(browser, harness.base, { width: 1440, height: 900 });
    await page.goto(`${harness.base}/play`);
    await page.getByText(/^Drawn here/).waitFor();
    await page.getByRole('tab', { name: 'Request' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByLabel(/^A table/).fill('Region\tRevenue\nNorth\t1,240\nSouth\t980\n');
    await page.getByText(/slides hold all of it/).waitFor();
    expect(await page.locator('#table-offers li').count()).toBeGreaterThanOrEqual(3);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Open bar rank chart' }).click();
    await page.getByLabel('The same from a program').getByText('"value": 1240').waitFor();

    await page.getByRole('tab', { name: 'Brief' }).click();
    await page.getByLabel(/^A brief/).fill('We should do better.');
    await page.getByRole('button', { name: 'Put it into the text' }).first().click();
    await expect.poll(() => page.getByLabel(/^A brief/).inputValue()).toMatch(/\[/);
    await page.getByLabel(/^A brief/).fill('Revenue by region: North 1,240, South 980, West 1,510.');
    await page
      .locator('#brief-says')
      .getByText(/hold all of it|holds all of it/)
      .waitFor();
    expect([strays, complaints]).toEqual([[], []]);
  });

  it('reads a workbook, and checks and repairs a .pptx, without sending either', { timeout: 600_000 }, async () => {
    const { page, strays, complaints } = await openWatched(browser, harness.base, { width: 1440, height: 900 });
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await page.goto(`${harness.base}/play`);
    await page.getByText(/^Drawn here/).waitFor();
    await page.getByRole('tab', { name: 'Table' }).click();
    await page.getByLabel(/^Drop a .xlsx/).setInputFiles({ name: 'depots.xlsx', mimeType: '', buffer: Buffer.from(depots()) });
    await page.getByText(/slides hold all of it/).waitFor();
    expect(await page.getByLabel(/^A table/).inputValue()).toContain('| Harbour | 300 |');
    await page.getByRole('tab', { name: 'Check .pptx' }).click();
    await page.getByLabel(/^Drop a .pptx/).setInputFiles({ name: 'faulty.pptx', mimeType: '', buffer: Buffer.from(faulty()) });
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /^Download repaired/ }).click()]);
    expect(download.suggestedFilename()).toBe('faulty repaired.pptx');
    expect(await page.locator('#check-found').textContent()).toContain('Slide 1:');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByLabel(/^Drop a .pptx/).setInputFiles({ name: 'cut.pptx', mimeType: '', buffer: Buffer.from('PK no zip') });
    await page.locator('#check-says').getByText('no zip archive').waitFor();
    expect([sent, strays, complaints]).toEqual([[], [], []]);
  });

  it('makes a deck with the bytes of the service, moved by keys and by pointer, and shares it', { timeout: 600_000 }, async () => {
    const slides = ['One', 'Two', 'Three'].map((headline) => ({ ...INTENT, headline }));
    const { page, complaints } = await openWatched(browser, harness.base, { width: 1440, height: 900 });
    await page.goto(`${harness.base}/play#${await packIntent({ intent: { theme_id: 'minimal-light', slides } })}`);
    const strip = page.getByRole('listbox', { name: 'Slides' });
    const order = async (): Promise<readonly (string | null)[]> =>
      Promise.all((await strip.getByRole('option').all()).map((slide) => slide.getAttribute('aria-label')));
    await expect.poll(order).toEqual(['Slide 1: One', 'Slide 2: Two', 'Slide 3: Three']);
    await strip.getByRole('option', { selected: true }).focus();
    await page.keyboard.press('Alt+ArrowRight');
    await expect.poll(order).toEqual(['Slide 1: Two', 'Slide 2: One', 'Slide 3: Three']);
    await strip.getByRole('option', { name: /Three/ }).dragTo(strip.getByRole('option', { name: /Two/ }));
    await expect.poll(order).toEqual(['Slide 1: Three', 'Slide 2: Two', 'Slide 3: One']);
    await strip.getByRole('option', { name: /One/ }).click();
    await page.keyboard.press('Delete');
    await expect.poll(order).toEqual(['Slide 1: Three', 'Slide 2: Two']);
    expect(await accessibilityFaults(page)).toEqual([]);

    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download .pptx' }).click()]);
    const body = { theme_id: 'minimal-light', slides: [slides[2], slides[1]] };
    expect(readFileSync(await download.path()).equals(await deckOf(body))).toBe(true);
    await page.getByRole('tab', { name: 'Brand' }).click();
    await page.getByLabel('Name').fill('Nord & Linie');
    await page.getByRole('button', { name: 'Draw in this brand' }).click();
    await page.getByLabel('The same from a program').getByText('"theme_id": "nord-linie@1"').waitFor();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('The link is copied.').waitFor();
    const link = await page.evaluate<string>('navigator.clipboard.readText()');
    await page.goto('about:blank');
    await page.goto(link);
    await expect.poll(order).toEqual(['Slide 1: Three', 'Slide 2: Two']);
    await page.getByText(/^Drawn here/).waitFor();
    expect(complaints).toEqual([]);
  });

  it('says that the engine cannot be reached, and goes on when it can', { timeout: 600_000 }, async () => {
    const { page } = await openWatched(browser, harness.base, { width: 1440, height: 900 });
    await page.route(/worker\.js/, (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(`${harness.base}/play`);
    await page.getByRole('alert').getByText('The engine of this page cannot be reached.').waitFor({ timeout: 20_000 });
    await page.getByRole('tab', { name: 'Table' }).click();
    await page.getByLabel(/^A table/).fill('Region\tRevenue\nNorth\t1,240\nSouth\t980\n');
    await page.locator('#table-says').getByText('Try again').waitFor();
    await page.getByRole('button', { name: 'Download .pptx' }).click();
    await page.getByText(/^Nothing is downloaded: The engine/).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.unroute(/worker\.js/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(/slides hold all of it/).waitFor();
    await page.getByText(/^Drawn here/).waitFor();
    expect(await page.getByRole('alert').isVisible()).toBe(false);
  });

  it('reads a table without a network, once the page has stood for a while', { timeout: 600_000 }, async () => {
    const { page } = await openWatched(browser, harness.base, { width: 1440, height: 900 });
    const briefs = page.waitForResponse(/briefs-/);
    await page.goto(`${harness.base}/play`);
    await briefs;
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.getByRole('tab', { name: 'Table' }).click();
    await page.getByLabel(/^A table/).fill('Region\tRevenue\nNorth\t1,240\nSouth\t980\n');
    await page.getByText(/slides hold all of it/).waitFor();
  });

  it('keeps what is typed, puts back what was removed, and says why nothing is taken away', { timeout: 600_000 }, async () => {
    const { page } = await openWatched(browser, harness.base, { width: 1440, height: 900 });
    const slides = ['One', 'Two'].map((headline) => ({ ...INTENT, headline }));
    const link = `${harness.base}/play#${await packIntent({ intent: { theme_id: 'minimal-light', slides } })}`;
    await page.goto(link);
    const strip = page.getByRole('listbox', { name: 'Slides' });
    const order = async (): Promise<readonly (string | null)[]> =>
      Promise.all((await strip.getByRole('option').all()).map((slide) => slide.getAttribute('aria-label')));
    await expect.poll(order).toEqual(['Slide 1: One', 'Slide 2: Two']);
    await strip.getByRole('option', { selected: true }).focus();
    await page.keyboard.press('Delete');
    await page.getByText('Slide 1 is removed.').waitFor();
    await page.getByRole('button', { name: 'Put back' }).click();
    await expect.poll(order).toEqual(['Slide 1: One', 'Slide 2: Two']);
    await page.getByLabel('Request as JSON').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('x');
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByText('Nothing is copied: slide 1 is no JSON yet.').waitFor();
    await page.getByRole('button', { name: 'Download .pptx' }).click();
    await page.getByText('Nothing is downloaded: slide 1 is no JSON yet.').waitFor();
    await page.reload();
    await expect.poll(() => page.getByLabel('Request as JSON').textContent()).toContain('}x');
    await page.goto(`${harness.base}/docs`);
    await page.goBack();
    await expect.poll(() => page.getByLabel('Request as JSON').textContent()).toContain('}x');
    // A link does not take it away.
    await page.goto('about:blank');
    await page.goto(`${harness.base}/play#zzz`);
    await page.getByRole('alert').getByText('This link is damaged').waitFor();
    await page.goto('about:blank');
    await page.goto(link);
    await page.getByRole('button', { name: 'Back to it' }).click();
    await expect.poll(() => page.getByLabel('Request as JSON').textContent()).toContain('}x');
  });

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
    await page.goto(`${harness.base}/play`);
    await page.getByText(/SHA-256/).waitFor();
    expect([await accessibilityFaults(page), await tooWide(page), await systemFonts(page)]).toEqual([[], [], []]);
    expect([strays, complaints]).toEqual([[], []]);
  });
});
