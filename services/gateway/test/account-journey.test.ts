/** One person's way in a real browser: signs up, draws the free slides, is refused, buys credit and a plan, changes it, and opens the invoice. */
import { reconcileLedger } from '@deckwright/platform/billing';
import { chargeDue } from '@deckwright/platform/payments';
import { accessibilityFaults } from '@deckwright/testkit/accessibility';
import { haveBrowser, type Page, startBrowser, systemFonts, tooWide } from '@deckwright/testkit/browser';
import { startIdentityProvider, type TestIdentityProvider } from '@deckwright/testkit/identity-provider';
import { until } from '@deckwright/testkit/processes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PaymentsStand, startPaymentsStand } from './_payments-stand.ts';
import type { Account } from './harness.ts';

let idp: TestIdentityProvider;
let stand: PaymentsStand;
beforeAll(async () => {
  idp = await startIdentityProvider();
  const { issuer: oidc_issuer, client_id: oidc_client_id, client_secret: oidc_client_secret } = idp;
  stand = await startPaymentsStand({ config: { oidc_issuer, oidc_client_id, oidc_client_secret, oidc_scopes: 'openid email profile' } });
  idp.allow(`${stand.harness.base}/oauth/callback`);
}, 120_000);
afterAll(async () => {
  await stand?.close();
  await idp?.close();
});

const pictures = process.env['DECKWRIGHT_PICTURES'];

it.skipIf(!haveBrowser)(
  'from signing up to the invoice',
  async () => {
    const browser = await startBrowser();
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, acceptDownloads: true });
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    const faults: string[] = [];
    const { base } = stand.harness;
    let step = 0;
    /** The face is asked of the service's own pages alone: the double of the payment provider stands for pages of somebody else. */
    const faces = () => (page.url().startsWith(base) ? systemFonts(page) : []);
    /** Our own pages are also checked. */
    const look = async (name: string, isOurs = true) => {
      step += 1;
      if (pictures !== undefined)
        await page.screenshot({ path: `${pictures}/journey-${String(step).padStart(2, '0')}-${name}.png`, fullPage: true });
      if (isOurs)
        faults.push(...[...(await accessibilityFaults(page)), ...(await tooWide(page)), ...(await faces())].map((one) => `${name} ${one}`));
    };
    const notice = () => page.getByRole('status').textContent();

    // Signs up: whoever the identity provider does not know types a name there.
    await page.goto(`${base}/account`);
    await look('sign-in');
    await page.getByRole('button', { name: /Sign in|Continue/ }).click();
    await signInAtProvider(page, 'joana');
    await page.waitForURL(`${base}/account`);
    await look('signed-up');
    expect(await page.content()).toContain('60');

    // A key, and the sixty free slides.
    await page.goto(`${base}/account/keys`);
    await page.getByLabel('What it is for').fill('first program');
    await page.getByRole('button', { name: 'Make the key' }).click();
    const key = (await page.locator('.secret .value').textContent()) ?? '';
    await look('key');
    const { rows } = await stand.harness.db.query<{ account_id: string; key_id: number }>(
      'SELECT account_id, key_id FROM api_keys WHERE name = $1',
      ['first program'],
    );
    const as: Account = { account_id: rows[0]!.account_id, mode: 'live', key, key_id: rows[0]!.key_id };
    for (let i = 0; i < 60; i += 1) expect((await (await stand.render(as)).json()) as object).toMatchObject({ charged_to: 'free_slides' });
    await page.goto(`${base}/account`);
    await look('free-slides-used');

    // The 61st is refused with a link that a person can open.
    const refused = await stand.render(as);
    const { checkout_url } = (await refused.json()) as { checkout_url: string };
    expect(refused.status).toBe(402);
    await page.goto(checkout_url);
    await page.waitForURL((url) => url.href.startsWith(stand.double.url));
    await look('checkout-of-the-402');
    await page.goto(`${base}/account`);
    await page.getByRole('radio', { name: '$50' }).check();
    await page.getByRole('checkbox', { name: 'Keep the card' }).check();
    await page.getByRole('button', { name: 'Top up $50.00, get $55.00' }).click();
    await page.waitForURL((url) => url.href.startsWith(stand.double.url));
    await page.getByRole('button', { name: 'Pay $50.00' }).click();
    await page.waitForURL(/\/account\?done=/);
    expect(await notice()).toBe('$50.00 paid, $55.00 credited.');
    await look('topped-up-with-bonus');
    expect(await (await stand.render(as)).json()).toMatchObject({ charged_to: 'wallet', cost: 0.05 });

    // Below 54.95 dollars it is charged again by itself.
    await page.getByLabel('When below').fill('60');
    await page.getByLabel('Add').fill('100');
    await page.getByRole('switch', { name: 'Automatic top-up' }).click();
    expect(await notice()).toBe('Automatic top-ups are on.');
    await until('the automatic top-up', async () => {
      await chargeDue({ ...stand.payments, now: async () => new Date() });
      return Number((await stand.balance(as))['balance']) > 100;
    });
    await page.goto(`${base}/account`);
    expect(await page.locator('.balance').textContent()).toBe('$169.95');
    await look('topped-up-by-itself');

    await page.getByRole('button', { name: 'Monthly for Small' }).click();
    await page.waitForURL((url) => url.href.startsWith(stand.double.url));
    await look('checkout-of-the-plan');
    await page.getByRole('button', { name: 'Subscribe for $19.00' }).click();
    await page.waitForURL(/\/account\?done=/);
    expect(await notice()).toMatch(/^Your plan Small is open/);
    await look('plan');
    await page.getByRole('link', { name: 'Yearly, saves $38.00' }).click();
    await look('upgrade-asked');
    await page.getByRole('button', { name: 'Pay by the year' }).click();
    expect(await notice()).toBe('The plan is a yearly one now.');
    await look('upgraded');
    await page.getByRole('link', { name: 'Cancel at period end' }).click();
    await page.getByRole('button', { name: 'Cancel at period end' }).click();
    expect(await notice()).toMatch(/^The plan ends on /);
    await look('canceled');

    // The invoice, once it is known to whom.
    await page.goto(`${base}/account/billing`);
    await page.getByLabel('Name', { exact: true }).fill('Nordwerk GmbH');
    await page.getByLabel('Street and number').fill('Beispielweg 1');
    await page.getByLabel('City').fill('Berlin');
    await page.getByLabel('Country').selectOption('DE');
    await page.getByRole('button', { name: 'Save tax details' }).click();
    expect(await notice()).toMatch(/^The tax details are saved/);
    await page.getByRole('button', { name: /^Issue the invoice of \$50\.00/ }).click();
    expect(await notice()).toMatch(/^Invoice DW-TEST-\d{4}-00001 is issued/);
    await look('invoices');
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: /^PDF of DW-TEST/ }).click()]);
    if (pictures !== undefined) await download.saveAs(`${pictures}/journey-invoice.pdf`);
    expect(download.suggestedFilename()).toMatch(/^DW-TEST-\d{4}-00001\.pdf$/);
    expect(faults).toEqual([]);
    expect(await reconcileLedger(stand.harness.db)).toEqual([]);
    await browser.close();
  },
  240_000,
);

/** The provider's own form for tests: any name is a person, who then lets the service know it. */
async function signInAtProvider(page: Page, name: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(name);
  await page.getByPlaceholder('and password').fill('x');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}
