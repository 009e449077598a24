/** The board in a real browser: every page in light and dark at four widths, live parts, and no script needed. */
import { accessibilityFaults } from '@deckwright/testkit/accessibility';
import { haveBrowser, type Page, startBrowser, systemFonts, tooWide } from '@deckwright/testkit/browser';
import { sized } from '@deckwright/testkit/trial';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePast, type Past } from './_past.ts';
import { type Stand, startStand } from './_stand.ts';

let stand: Stand;
let past: Past;
beforeAll(async () => {
  stand = await startStand();
  past = await makePast(stand);
}, 180_000);
afterAll(() => stand?.close());

const pictures = process.env['DECKWRIGHT_PICTURES'];

async function signIn(page: Page, name: string): Promise<void> {
  await page.goto(`${stand.base}/`);
  await page.getByRole('button', { name: /^Continue at/ }).click();
  await page.getByPlaceholder('Enter any login').fill(name);
  await page.getByPlaceholder('and password').fill('x');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(`${stand.base}/`);
}

describe.skipIf(!haveBrowser)('in a browser', () => {
  let browser: Awaited<ReturnType<typeof startBrowser>>;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());

  const open = async (options: { width: number; height: number; javaScriptEnabled?: boolean; colorScheme?: 'light' | 'dark' }) => {
    const { width, height, ...rest } = options;
    const context = await browser.newContext({ viewport: { width, height }, ...rest });
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    await signIn(page, 'op-martha');
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    return { page, context, complaints };
  };

  // The widest and the narrowest with every change.
  const WINDOWS = [
    ['dark', 1440, 900],
    ['light', 320, 640],
    ['light', 1440, 900],
    ['light', 900, 800],
    ['dark', 390, 844],
  ] as const;
  it.each(WINDOWS.slice(0, pictures === undefined ? sized(2, 5) : 5))(
    'every page can be used by everybody, %s at %i',
    async (colorScheme, width, height) => {
      const { page, context, complaints } = await open({ width, height, colorScheme });
      // What is looked at holds still.
      await page.route('**/live?*', (route) => route.fulfill({ contentType: 'text/event-stream', body: 'retry: 600000\n\n' }));
      const pages = {
        overview: '/',
        job: `/jobs/${past.fenced}`,
        complete: `/jobs/${past.complete}`,
        hostile: `/jobs/${past.failed}`,
        waiting: `/jobs/${past.waiting}`,
        deck: `/jobs/${past.deck}`,
        input: `/jobs/${past.failed}/input`,
        ask: `/acts/cancel?target=${past.waiting}`,
        jobs: '/jobs',
        lines: '/lines',
        line: '/lines/render-slide',
        workers: '/workers',
        stores: '/stores',
        webhooks: '/webhooks',
        accounts: '/accounts',
        account: `/accounts/${past.account}`,
        wallet: '/wallet',
        reconcile: '/reconcile',
        alerts: '/alerts',
        audit: '/audit',
        search: '/search?q=nordwerk',
        none: '/search?q=%3Cscript%3E',
      };
      const faults: string[] = [];
      for (const [name, path] of Object.entries(pages)) {
        await page.goto(`${stand.base}${path}`);
        if (pictures !== undefined)
          await page.screenshot({ path: `${pictures}/ops-${name}-${colorScheme}-${width}.png`, fullPage: width !== 1440 });
        faults.push(
          ...[...(await accessibilityFaults(page)), ...(await tooWide(page)), ...(await systemFonts(page))].map((one) => `${name} ${one}`),
        );
      }
      expect(faults).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('tells what is late and why, and alerts by the same limits', async () => {
    const { page, context } = await open({ width: 1440, height: 900 });
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).textContent())
      .toMatch(/^One of eleven queues is late: repair waits \d+ m/);
    expect(await page.locator('.cause').textContent()).toBe('No worker of this queue gives signs of life.');
    expect(await page.locator('#queues tbody tr').first().textContent()).toContain('repair');
    expect(await page.locator('#alerts').textContent()).toContain('The queue repair is past its target');
    expect(
      await page
        .locator('#alerts')
        .getByRole('link', { name: /^Runbook of/ })
        .getAttribute('href'),
    ).toBe('https://example.com/runbooks#deckwrightworkwaits');
    await context.close();
  });

  it('has the button of each worker within a narrow window', async () => {
    const { page, context } = await open({ width: 320, height: 640 });
    await page.goto(`${stand.base}/workers`);
    const buttons = page.getByRole('link', { name: /^(?:Drain|Resume) / });
    expect(await buttons.count()).toBeGreaterThan(3);
    for (const button of await buttons.all()) {
      await button.scrollIntoViewIfNeeded();
      const box = await button.boundingBox();
      expect(box && { left: box.x >= 0, right: box.x + box.width <= 320 }).toEqual({ left: true, right: true });
    }
    expect(await page.evaluate('document.querySelector("#workers .scroll").scrollLeft')).toBe(0);
    await buttons.first().click();
    await page.getByRole('heading', { name: 'Drain this worker?' }).waitFor();
    await context.close();
  });

  it('keeps focus and place while parts are sent anew', async () => {
    const { page, context } = await open({ width: 320, height: 400 });
    await page.goto(`${stand.base}/workers`);
    await expect.poll(() => page.locator('#pulse').textContent()).toContain('Live');
    const at = '(one) => [one.getBoundingClientRect().top, document.querySelector("#workers .scroll").scrollLeft]';
    const before = await page.evaluate(`{
      window.old = document.getElementById('workers');
      const [link] = [...document.querySelectorAll('#workers td.act a')].slice(-1);
      link.focus();
      link.scrollIntoView({ block: 'center' });
      document.querySelector('#workers .scroll').scrollLeft = 40;
      [link.getAttribute('href'), ...(${at})(link)];
    }`);
    // Its row says another time each second.
    await expect.poll(() => page.evaluate('window.old.isConnected')).toBe(false);
    const after = await page.evaluate(`[document.activeElement.getAttribute('href'), ...(${at})(document.activeElement)]`);
    expect(after).toEqual(before);
    expect((before as unknown[])[2]).toBe(40);
    await context.close();
  });

  it('sends what has changed while it is open, and works the same without a script', async () => {
    const { page, context } = await open({ width: 1440, height: 900 });
    await expect.poll(() => page.locator('#pulse').textContent()).toContain('Live');
    await stand.db.query("UPDATE jobs SET status = 'canceled', finished_at = now() WHERE job_id = $1", [past.waiting]);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toContain('All is well');
    await context.close();
    const plain = await open({ width: 1440, height: 900, javaScriptEnabled: false });
    expect(await plain.page.getByRole('heading', { level: 1 }).textContent()).toContain('All is well');
    expect(await plain.page.locator('noscript').count()).toBe(1);
    await plain.context.close();
  });
});
