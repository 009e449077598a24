/** The pages on which a person lets an agent in, in a real browser: what they say, that they work without scripts, and that everybody can use them. */

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accessibilityFaults } from '@deckwright/testkit/accessibility';
import { haveBrowser, openWatched, startBrowser, systemFonts, tooWide } from '@deckwright/testkit/browser';
import { sized } from '@deckwright/testkit/trial';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSlidingWindow } from './_limiter.ts';
import {
  answerConsent,
  authorizeUrl,
  Browser,
  codeFields,
  form,
  newVerifier,
  registered,
  type TestClient,
  type Tokens,
  tokenRequest,
  withToken,
} from './_oauth-stand.ts';
import { type Harness, startHarness } from './harness.ts';

const PASSWORD = 'a password for tests';

let harness: Harness;
let callback: Server;
let redirect = '';
let account_id = '';
const login = { account_id: '', password: PASSWORD };
beforeAll(async () => {
  harness = await startHarness({ login, limiter: createSlidingWindow() });
  account_id = await harness.keys.createAccount('embedded', { billing: 'unmetered' });
  Object.assign(login, { account_id });
  callback = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Connected</title>'),
  );
  await new Promise<void>((resolve) => callback.listen(0, '127.0.0.1', resolve));
  redirect = `http://127.0.0.1:${(callback.address() as AddressInfo).port}/callback`;
}, 120_000);
afterAll(async () => {
  await harness?.close();
  callback?.closeAllConnections();
  callback?.close();
});

const client = (name = 'Boardroom Reporter'): Promise<TestClient> => registered(harness, { client_name: name, redirect_uris: [redirect] });

describe.skipIf(!haveBrowser)('in a browser', () => {
  let browser: Awaited<ReturnType<typeof startBrowser>>;
  beforeAll(async () => {
    browser = await startBrowser();
  }, 60_000);
  afterAll(() => browser?.close());

  // Each width and each scheme with every change.
  const WINDOWS = [
    ['light', 1440, 900],
    ['dark', 390, 844],
    ['dark', 1440, 900],
    ['light', 390, 844],
  ] as const;
  it.each(WINDOWS.slice(0, sized(2, 4)))(
    'a person lets an agent in by two pages, %s at %i x %i, with nothing that axe finds',
    async (scheme, width, height) => {
      const ask = { client: await client(), verifier: newVerifier() };
      const { page, strays, complaints } = await openWatched(browser, 'http://127.0.0.1:', { width, height });
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(authorizeUrl(harness, ask));
      expect(await page.title()).toBe('Boardroom Reporter wants to draw slides for you · Deckwright');
      expect([await accessibilityFaults(page), await tooWide(page), await systemFonts(page)]).toEqual([[], [], []]);
      if (process.env['DECKWRIGHT_PICTURES'] !== undefined)
        await page.screenshot({ path: `${process.env['DECKWRIGHT_PICTURES']}/consent-${scheme}-${width}.png`, fullPage: true });
      await page.getByLabel('See the balance').check();
      await page.getByLabel('Upload pictures').uncheck();
      await page.getByLabel('Access ends').selectOption('7');
      await page.getByRole('button', { name: 'Allow' }).click();
      await page.waitForURL(/\/identity\/sign-in\//);
      expect([await accessibilityFaults(page), await tooWide(page), await systemFonts(page)]).toEqual([[], [], []]);
      await page.getByLabel('Password').fill('wrong');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('alert').waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      if (process.env['DECKWRIGHT_PICTURES'] !== undefined)
        await page.screenshot({ path: `${process.env['DECKWRIGHT_PICTURES']}/sign-in-${scheme}-${width}.png`, fullPage: true });
      await page.getByLabel('Password').fill(PASSWORD);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/callback\?/);
      const { searchParams } = new URL(page.url());
      expect(Object.fromEntries(searchParams)).toMatchObject({ state: 'a-state', iss: harness.base });
      const answer = await tokenRequest(harness, codeFields(ask, searchParams.get('code') ?? ''));
      const tokens = (await answer.json()) as Tokens;
      expect([answer.status, tokens.scope]).toEqual([200, 'slides repair account']);
      expect(await (await withToken(harness, tokens.access_token, '/v1/account')).json()).toMatchObject({ account_id });
      // 401 is what the form for a wrong password is sent with.
      expect([strays, complaints.filter((line) => !line.includes('401'))]).toEqual([[], []]);
      await page.context().close();
    },
    60_000,
  );

  it('a person refuses, by the keyboard, and the agent is told', async () => {
    const ask = { client: await client('Evil <b>&amp;</b> "x"'), verifier: newVerifier() };
    const { page } = await openWatched(browser, 'http://127.0.0.1:', { width: 1200, height: 800 });
    await page.goto(authorizeUrl(harness, ask));
    expect(await page.locator('h1').textContent()).toBe('Evil <b>&amp;</b> "x" wants to draw slides for you');
    await page.getByRole('button', { name: 'Refuse' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/error=access_denied/);
    expect(new URL(page.url()).searchParams.get('iss')).toBe(harness.base);
    await page.context().close();
  });

  it('a person who is sent with a broken request sees why, and a way on', async () => {
    const ask = { client: await client(), verifier: newVerifier(), change: { redirect_uri: 'https://evil.example/' } };
    const { page } = await openWatched(browser, 'http://127.0.0.1:', { width: 390, height: 844 });
    await page.goto(authorizeUrl(harness, ask));
    expect(await page.locator('main').textContent()).toContain('redirect_uri https://evil.example/ is not one of those');
    expect([await accessibilityFaults(page), await tooWide(page), await systemFonts(page)]).toEqual([[], [], []]);
    await page.context().close();
  });
});

describe('the sign-in of an embedded service', () => {
  const toSignIn = async (of: Harness, one: TestClient, browser = new Browser()) => {
    const ask = { client: one, verifier: newVerifier() };
    const agreed = await answerConsent(of, browser, authorizeUrl(of, ask), 'allow');
    const { at, out, response } = await browser.follow(agreed.out?.href ?? '', [of.base]);
    return { ask, at, out, response, browser };
  };
  const submit = (browser: Browser, of: Harness, at: string, secret: string) => browser.follow(at, [of.base], form({ secret }));

  it('knows the browser for a working day, and another not at all', async () => {
    const one = await client();
    const { at, browser } = await toSignIn(harness, one);
    expect((await submit(browser, harness, at, PASSWORD)).out?.searchParams.get('code')).toMatch(/./);
    expect((await toSignIn(harness, one, browser)).out?.searchParams.get('code')).toMatch(/./);
    const { response } = await toSignIn(harness, one);
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Sign in')]);
  });
  it('is bound to the browser that was sent there', async () => {
    const { at } = await toSignIn(harness, await client());
    expect((await new Browser().open(at)).status).toBe(400);
    expect((await submit(new Browser(), harness, at, PASSWORD)).response.status).toBe(400);
  });
  it('hears ten wrong passwords a minute from one address, then waits', async () => {
    const limited = await startHarness({ login: { account_id, password: PASSWORD }, limiter: createSlidingWindow() });
    const { at, browser } = await toSignIn(limited, await registered(limited));
    const statuses: number[] = [];
    for (let i = 0; i < 10; i += 1) statuses.push((await submit(browser, limited, at, `wrong ${i}`)).response.status);
    const { response } = await submit(browser, limited, at, PASSWORD);
    expect([new Set(statuses), response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([new Set([401]), 429, true]);
    await limited.close();
  });
  it('takes a live key where no password is set, and no test key', async () => {
    const open = await startHarness({ login: { account_id: 'acc_nobody', password: undefined }, limiter: createSlidingWindow() });
    const { text: test } = await open.keys.createKey(open.bob.account_id, 'trial', 'test');
    const { at, browser, ask } = await toSignIn(open, await registered(open));
    for (const wrong of ['', 'acc_nobody', test, `${open.bob.key}x`])
      expect((await submit(browser, open, at, wrong)).response.status).toBe(401);
    const { out } = await submit(browser, open, at, open.bob.key);
    const tokens = (await (await tokenRequest(open, codeFields(ask, out?.searchParams.get('code') ?? ''))).json()) as Tokens;
    expect(JSON.parse(Buffer.from(tokens.access_token.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({
      sub: open.bob.account_id,
    });
    await open.close();
  });
  it('has addresses of the service’s own, whatever a caller says they are', async () => {
    const answer = await fetch(`${harness.base}/identity/.well-known/openid-configuration`, {
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    });
    expect(await answer.json()).toMatchObject({
      issuer: `${harness.base}/identity`,
      authorization_endpoint: `${harness.base}/identity/auth`,
    });
  });
});
