/**
 * The first ten minutes of a newcomer: from the front page to a slide that LibreOffice opens. With a folder in `DECKWRIGHT_PICTURES` it is walked on a
 * desktop and a phone, in light and in dark, and each step is pictured there.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessibilityFaults } from '@deckwright/testkit/accessibility';
import { haveBrowser, openWatched, type Page, startBrowser, tooWide } from '@deckwright/testkit/browser';
import { haveOffice, officeTexts } from '@deckwright/testkit/office';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from './harness.ts';

const pictures = process.env['DECKWRIGHT_PICTURES'];

/** Where the bridge ends. */
const LAST = '"2025"';

const DEVICES = [
  ['light', 1440],
  ['dark', 1440],
  ['light', 390],
  ['dark', 390],
] as const;

let harness: Harness;
let browser: Awaited<ReturnType<typeof startBrowser>>;

describe.skipIf(!haveBrowser || !haveOffice)('a newcomer', () => {
  beforeAll(async () => {
    [harness, browser] = await Promise.all([startHarness(), startBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await harness?.close();
  });

  it.each(pictures === undefined ? DEVICES.slice(0, 1) : DEVICES)(
    'comes from the front page to a slide in LibreOffice, %s at %i px',
    { timeout: 600_000 },
    async (colorScheme, width) => {
      const { page, strays, complaints } = await openWatched(browser, harness.base, { width, height: width < 500 ? 2600 : 900 });
      await page.emulateMedia({ colorScheme });
      let step = 0;
      const seen = async (name: string): Promise<void> => {
        expect([name, await accessibilityFaults(page), await tooWide(page)]).toEqual([name, [], []]);
        step += 1;
        if (pictures === undefined) return;
        mkdirSync(pictures, { recursive: true });
        await page.screenshot({ path: join(pictures, `${colorScheme}-${width}-${step}-${name}.png`) });
      };
      await page.goto(harness.base);
      await seen('front-page');
      await page.getByRole('navigation').getByRole('link', { name: 'Playground' }).click();
      await page.getByText(/SHA-256/).waitFor();
      await seen('playground');

      // A number of the bridge: the picture changes, and the page says that the sum no longer fits.
      const before = await pictureOf(page);
      await changeNumber(page, 'Price and mix', '52');
      await expect.poll(() => pictureOf(page)).not.toBe(before);
      await seen('another-number');
      await changeNumber(page, LAST, '130');
      await page.getByText('no warnings').waitFor();

      // Broken JSON: the fault says where it is and what to do, and its place is one press away.
      await page.getByLabel('Request as JSON').locator('.cm-line').filter({ hasText: '"unit"' }).click();
      await page.keyboard.press('End');
      await page.keyboard.type(' oops');
      await page.locator('#findings .tag.bad').waitFor();
      expect(await page.locator('#findings').textContent()).toMatch(/line \d+, column \d+/);
      await seen('broken-json');
      await page.getByRole('button', { name: /^Line \d+$/ }).click();
      await page.keyboard.press('End');
      for (let key = 0; key < ' oops'.length; key++) await page.keyboard.press('Backspace');
      await page.getByText('no warnings').waitFor();

      await page.getByLabel('Editorial').check();
      await page.getByLabel('Dark', { exact: true }).check();
      await page.getByLabel('The same from a program').getByText('"theme_id": "editorial-dark"').waitFor();
      await page.getByText(/SHA-256/).waitFor();
      await seen('another-theme');

      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download .pptx' }).click()]);
      const pages = officeTexts(readFileSync(await download.path()));
      expect(pages).toHaveLength(1);
      for (const words of ['Pricing and mix carried the year', '+52', 'Wages', '130', 'Group controlling, audited accounts'])
        expect(pages[0]).toContain(words);
      expect([strays, complaints]).toEqual([[], []]);
      await page.context().close();
    },
  );
});

const pictureOf = (page: Page): Promise<string> => page.evaluate("document.getElementById('slide').toDataURL()");

/** Of the line that has the label: the number is chosen by a double click and typed over, as people do. */
async function changeNumber(page: Page, label: string, number: string): Promise<void> {
  const editor = page.getByLabel('Request as JSON');
  // Lines out of sight are not there: a short editor is scrolled.
  await editor.locator('.cm-line').first().click();
  await page.keyboard.press(label === LAST ? 'Control+End' : 'Control+Home');
  const line = editor.locator('.cm-line').filter({ hasText: '"value"' }).filter({ hasText: label }).first();
  await line
    .getByText(/^-?\d+$/)
    .first()
    .dblclick();
  await page.keyboard.type(number);
}
