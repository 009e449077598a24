/**
 * Every page that the gateway answers with, by the register of its routes: axe finds nothing on any, in light and in dark, at a desk and on a phone.
 * What pages do is tried elsewhere.
 */
import { createWishSigner, unsubscribeUrl } from '@deckwright/platform/mail';
import { accessibilityFaults } from '@deckwright/testkit/accessibility';
import { haveBrowser, openWatched, type Page, startBrowser, tooWide } from '@deckwright/testkit/browser';
import { isSoak, sized } from '@deckwright/testkit/trial';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TAB_PAGES } from '../src/account/tabs/tabs.ts';
import { openApiBytes, routes } from '../src/gateway.ts';
import { CHAPTERS } from '../src/handbook/chapters.ts';
import { pageNames } from '../src/handbook/handbook.ts';
import { TOOLS } from '../src/public-tools/tools.ts';
import { groupsOf, REFERENCE_PATH } from '../src/reference/document.ts';
import { startAccountStand, withPast } from './_account-stand.ts';
import { authorizeUrl, newVerifier, registered } from './_oauth-stand.ts';
import type { PaymentsStand } from './_payments-stand.ts';
import { type Account, SIGNING_KEY } from './harness.ts';

/** Each page of a route in the next of these, the first one in all. With every change, each scheme and each width once. */
const LOOKS = (
  [
    ['light', 1440],
    ['dark', 390],
    ['dark', 1440],
    ['light', 390],
  ] as const
).slice(0, sized(2, 4));

const menu = CHAPTERS.flatMap(({ pages }) => pages.map(([name]) => name));

const routesOfPages = routes.filter(({ method, answers }) => method === 'get' && answers[200]?.media_type === 'text/html');

describe.skipIf(!haveBrowser)('in Chromium', () => {
  let stand: PaymentsStand;
  let person: Account;
  let browser: Awaited<ReturnType<typeof startBrowser>>;
  beforeAll(async () => {
    [stand, browser] = await Promise.all([startAccountStand(), startBrowser()]);
    person = await stand.newAccount(60);
    await withPast(stand, person);
    const open = `INSERT INTO topups (topup_id, account_id, origin, status, amount_cents) VALUES ($1, $2, 'checkout', 'open', 2000)`;
    await stand.harness.db.query(open, ['tu_waiting', person.account_id]);
  });
  const looked: string[] = [];
  afterAll(async () => {
    console.log(`${looked.length} addresses: ${looked.map((address) => address.replace(/\?.*/, '?…')).join(' ')}`);
    await browser?.close();
    await stand?.close();
  });

  /** Where pages are whose address says which one; a route without parameters is its own. */
  const addresses: Readonly<Record<string, () => readonly string[] | Promise<readonly string[]>>> = {
    // Decisions and results are Markdown like the rest: a soak looks at each.
    '/docs/{asset*}': () => (isSoak ? pageNames() : menu).map((name) => `/docs/${name}`),
    '/docs/reference/{subject}': () =>
      groupsOf(JSON.parse(Buffer.from(openApiBytes('1', 'http://x')).toString())).map(({ slug }) => `${REFERENCE_PATH}/${slug}`),
    '/tools/{tool}': () => TOOLS.map(({ name }) => `/tools/${name}`),
    '/account/{page}': () => [...TAB_PAGES.keys(), 'nowhere'].filter((page) => page !== '').map((page) => `/account/${page}`),
    '/account/confirm/{act}': () => ['/account/confirm/cancel-plan', '/account/confirm/upgrade-plan'],
    '/account/outcome/{id}': () => ['/account/outcome/tu_waiting'],
    '/v1/topup/{session_id}': () => ['/v1/topup/tu_waiting?from=checkout', '/v1/topup/tu_waiting?from=cancel', '/v1/topup/none'],
    '/v1/email/unsubscribe': () => [
      unsubscribeUrl('', createWishSigner([SIGNING_KEY]).sign({ account_id: person.account_id, list: 'notices', act: 'leave' })),
      '/v1/email/unsubscribe?t=none',
    ],
    '/oauth/consent': async () => {
      const client = await registered(stand.harness, { client_name: 'Boardroom Reporter' });
      return [authorizeUrl(stand.harness, { client, verifier: newVerifier() }).slice(stand.harness.base.length)];
    },
  };

  async function signIn(page: Page): Promise<void> {
    await page.goto(`${stand.harness.base}/account`);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByLabel('API key').fill(person.key);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/\/account$/);
  }

  it.each(routesOfPages.map(({ path }) => path))('%s', { timeout: 600_000 }, async (path) => {
    const pages = (await addresses[path]?.()) ?? [path];
    expect(pages.filter((address) => address.includes('{'))).toEqual([]);
    await look(pages, path.startsWith('/account'));
  });

  it('refusals are pages for who opens a page, and problem documents for programs', { timeout: 600_000 }, async () => {
    const pages = [
      '/nowhere',
      '/docs/nowhere',
      '/docs/reference/nowhere',
      '/tools/nowhere',
      '/play?example=dounut',
      '/oauth/consent?request=none',
    ];
    await look(pages, false);
    for (const address of pages.slice(0, 5)) {
      const answers = await Promise.all(['text/html', '*/*'].map((accept) => fetch(stand.harness.base + address, { headers: { accept } })));
      expect([address, ...answers.map(({ status }) => status)]).toEqual([address, 404, 404]);
      const [forPeople, forPrograms] = answers;
      expect(await forPeople?.text()).toContain('href="/docs"');
      expect(await forPrograms?.json()).toMatchObject({ code: 'not_found', ways_out: expect.any(Array) });
    }
  });

  /** The first in all looks, each other one in the next of them. */
  async function look(pages: readonly string[], signed_in: boolean): Promise<void> {
    const faults: string[] = [];
    for (const [number, [colorScheme, width]] of LOOKS.entries()) {
      const { page, strays } = await openWatched(browser, stand.harness.base, { width, height: 900 });
      await page.emulateMedia({ colorScheme });
      if (signed_in) await signIn(page);
      for (const address of pages.filter((_, i) => i === 0 || i % LOOKS.length === number)) {
        const answer = await page.goto(stand.harness.base + address);
        expect([address, answer?.headers()['content-type']]).toEqual([address, 'text/html; charset=utf-8']);
        const found = [...(await accessibilityFaults(page)), ...(await tooWide(page))];
        faults.push(...found.map((one) => `${address}, ${colorScheme} at ${width} px: ${one}`));
      }
      expect(strays).toEqual([]);
      await page.context().close();
    }
    expect(faults).toEqual([]);
    looked.push(...pages);
  }
});
