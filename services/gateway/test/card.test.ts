/** The result card in a real browser, inside the host side of MCP Apps and inside a page with the globals of the other kind of host. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { haveBrowser, startBrowser } from '@deckwright/testkit/browser';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardHtml } from '../src/mcp/card-html.ts';

type Browser = Awaited<ReturnType<typeof startBrowser>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';
const COMPLETE = {
  status: 'complete',
  name: 'Riders in June',
  form: 'kpi_metrics',
  fidelity: 'verbatim',
  cost_charged: 0.05,
  job_id: 'job_1',
  pptx_available: true,
  warnings: [{ code: 'w', message: '<img src=x onerror=alert(1)> stands as text', remedy: 'Nothing to do.' }],
};
const REFUSED = {
  status: 'rejected',
  code: 'unknown_form',
  title: 'There is no such form',
  detail: 'There is no form kpi_metric.',
  remedy: 'Use kpi_metrics.',
  cost_charged: 0,
};

const resultOf = (body: object, picture = true) => ({
  content: [{ type: 'text', text: JSON.stringify(body) }, ...(picture ? [{ type: 'image', data: PIXEL, mimeType: 'image/png' }] : [])],
  structuredContent: body,
});

/** A page with the host side of MCP Apps, from its own library. */
async function hostScript(): Promise<string> {
  const entryPoints = [join(import.meta.dirname, '../../../scripts/browser/card-host.ts')];
  const made = await build({ entryPoints, bundle: true, write: false, format: 'esm', platform: 'browser', logLevel: 'silent' });
  return made.outputFiles[0]!.text;
}

const inScript = (text: string) => text.replaceAll('</script', '<\\/script');

const hostPage = (script: string, given: object) =>
  `<!doctype html><html lang="en"><title>host</title><body><iframe id="frame" title="card" style="width:640px;height:900px" sandbox="allow-scripts"></iframe><script>window.given = ${inScript(JSON.stringify(given))};</script><script type="module">${inScript(script)}</script></body></html>`;

describe.skipIf(!haveBrowser)('the result card', () => {
  let browser: Browser;
  let script: string;
  beforeAll(async () => {
    [browser, script] = await Promise.all([startBrowser(), hostScript()]);
  });
  afterAll(() => browser.close());

  async function shown(theme: string, body: object, picture = true): Promise<{ page: Page; faults: string[] }> {
    const page = await browser.newPage({ viewport: { width: 700, height: 950 } });
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('dialog', (dialog) => {
      faults.push('a dialog');
      void dialog.dismiss();
    });
    await page.setContent(hostPage(script, { theme, result: resultOf(body, picture), html: cardHtml() }));
    await page.frameLocator('#frame').locator('#card:not(.hidden)').waitFor();
    return { page, faults };
  }

  it('shows a slide with its picture, its facts and its warnings as text', async () => {
    const { page, faults } = await shown('light', COMPLETE);
    const card = page.frameLocator('#frame');
    expect(await card.locator('#title').textContent()).toBe('Riders in June');
    expect(await card.locator('#state').textContent()).toContain('Ready');
    expect(await card.locator('#facts').textContent()).toContain('$0.05');
    expect(await card.locator('#notes').textContent()).toContain('<img src=x onerror=alert(1)> stands as text');
    expect(await card.locator('#picture').getAttribute('src')).toContain(PIXEL);
    expect(
      await page.evaluate('said.some(({ method, params }) => method === "ui/notifications/size-changed" && params.height > 100)'),
    ).toBe(true);
    expect(faults).toEqual([]);
    await page.close();
  });

  it('asks the host for a link and to open it when the file is wanted', async () => {
    const { page } = await shown('light', COMPLETE);
    await page.frameLocator('#frame').locator('#download').click();
    await page.waitForFunction('said.some(({ method }) => method === "ui/open-link")');
    expect(await page.evaluate('said.find(({ method }) => method === "ui/open-link").params.url')).toBe('https://files.example/one.pptx');
    await page.close();
  });

  it('says why something was refused and what to do', async () => {
    const { page } = await shown('dark', REFUSED, false);
    const card = page.frameLocator('#frame');
    expect(await card.locator('#state').textContent()).toContain('Refused');
    expect(await card.locator('#notes').textContent()).toContain('Use kpi_metrics.');
    expect(await card.locator('#download').isVisible()).toBe(false);
    expect(await card.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.close();
  });

  it('takes a file that is chosen and hands it to the tool', async () => {
    const { page } = await shown('light', { status: 'awaiting_file', purpose: 'logo' }, false);
    const card = page.frameLocator('#frame');
    await card.locator('#file').setInputFiles({ name: 'mark.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') });
    await page.waitForFunction('said.some(({ method }) => method === "tools/call")');
    const sent = await page.evaluate('said.find(({ method }) => method === "tools/call").params');
    expect(sent).toEqual({ name: 'upload_asset', arguments: { purpose: 'logo', data: PIXEL, filename: 'mark.png' } });
    await page.close();
  });

  it('reads its result from the globals of the other kind of host', async () => {
    const page = await browser.newPage();
    const globals = `window.openai = { theme: 'dark', toolOutput: ${JSON.stringify(COMPLETE)}, callTool: async () => (${JSON.stringify(resultOf(COMPLETE))}) };`;
    await page.setContent(cardHtml().replace('<body>', () => `<body><script>${globals.replaceAll('</', '<\\/')}</script>`));
    await page.locator('#picture:not(.hidden)').waitFor();
    expect(await page.locator('#title').textContent()).toBe('Riders in June');
    await page.close();
  });

  it.each(['light', 'dark'])('has no serious finding of axe in %s', async (theme) => {
    const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
    for (const body of [COMPLETE, REFUSED, { status: 'awaiting_file', purpose: 'theme' }]) {
      const { page } = await shown(theme, body);
      const frame = page.frames()[1]!;
      await frame.evaluate(axe);
      const { violations } = (await frame.evaluate('axe.run()')) as { violations: { id: string; impact: string }[] };
      expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id }) => id)).toEqual([]);
      if (process.env['DECKWRIGHT_PICTURES'] !== undefined)
        await page.screenshot({
          path: `${process.env['DECKWRIGHT_PICTURES']}/card-${theme}-${'status' in body ? body.status : 'none'}.png`,
        });
      await page.close();
    }
  });
});
