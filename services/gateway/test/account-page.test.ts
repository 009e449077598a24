/** The account page in a real browser: what a person does there, with scripts and without, and that everybody can use it. */
import { credit } from '@deckwright/platform/billing';
import { createCallOut } from '@deckwright/platform/http';
import { accessibilityFaults } from '@deckwright/testkit/accessibility';
import { haveBrowser, type Page, startBrowser, systemFonts, tooWide } from '@deckwright/testkit/browser';
import { sized } from '@deckwright/testkit/trial';
import { kitTo, type Receiver, startReceiver } from '@deckwright/testkit/webhook-receiver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAccountStand, withPast } from './_account-stand.ts';
import type { PaymentsStand } from './_payments-stand.ts';
import type { Account } from './harness.ts';

let stand: PaymentsStand;
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
  stand = await startAccountStand({ callOut: createCallOut(kitTo(receiver.port), 1_000) });
}, 120_000);
afterAll(async () => {
  await stand?.close();
  await receiver?.close();
});

const PAGES = ['', '/usage', '/billing', '/keys', '/agents', '/webhooks', '/profile', '/ledger'];
const pictures = process.env['DECKWRIGHT_PICTURES'];

async function signIn(page: Page, as: Account): Promise<void> {
  await page.goto(`${stand.harness.base}/account`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('API key').fill(as.key);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/account$/);
}

/** An agent that this account has let in. */
async function agentOf(as: Account, name: string, spent_limit = 500): Promise<void> {
  const { db } = stand.harness;
  const { rows } = await db.query<{ key_id: number }>(
    `INSERT INTO api_keys (account_id, name, kind, prefix, secret_sha256) VALUES ($1, $2, 'agent', $3, repeat('0', 64)) RETURNING key_id`,
    [as.account_id, name, `agent_${name}_${as.account_id}`],
  );
  await db.query(
    `INSERT INTO oauth_grants (grant_id, account_id, client_id, client_name, key_id, resource, scopes, created_at, expires_at, last_token_at, limit_cents)
     VALUES ($1, $2, 'dwc_x', $3, $4, 'x', '{slides,repair}', now(), now() + interval '90 days', now(), $5)`,
    [`grant_${name.replaceAll(' ', '_')}_${as.account_id}`, as.account_id, name, rows[0]?.key_id, spent_limit],
  );
}

describe.skipIf(!haveBrowser)('in a browser', () => {
  let browser: Awaited<ReturnType<typeof startBrowser>>;
  let rich: Account;
  beforeAll(async () => {
    browser = await startBrowser();
    rich = await stand.newAccount(60);
    await stand.harness.db.query(
      `INSERT INTO oauth_clients (client_id, kind, name, redirect_uris, auth_method, metadata) VALUES ('dwc_x', 'registered', 'x', '{}', 'none', '{}')`,
    );
    await withPast(stand, rich);
    for (const name of ['n8n reports', 'Month-end CI', 'Local tests']) await stand.harness.keys.createKey(rich.account_id, name, 'live');
    for (const name of ['Boardroom Reporter', 'Claude, desktop']) await agentOf(rich, name);
    await stand.harness.db.query('UPDATE accounts SET name = $2 WHERE account_id = $1', [rich.account_id, 'Joana Duarte, Nordwerk']);
    const profile = {
      kind: 'company',
      name: 'Nordwerk GmbH',
      address: { line1: 'Beispielweg 1', postal_code: '10115', city: 'Berlin' },
      country: 'DE',
    };
    await stand.read('/v1/billing/profile', rich, { method: 'PUT', json: profile });
    for (const [reference, amount] of [
      ['pi_older', 5_000],
      ['pi_oldest', 2_000],
    ] as const)
      await credit(stand.harness.db, { account_id: rich.account_id, kind: 'topup', amount, reference, reason: 'top-up' });
    expect((await stand.read('/v1/billing/invoices', rich, { json: { payment_id: 'topup:pi_older' } })).status).toBe(200);
  }, 60_000);
  afterAll(() => browser?.close());

  /** A context that may open our pages and the double's alone. */
  async function open(options: { width: number; height: number; javaScriptEnabled?: boolean; colorScheme?: 'light' | 'dark' }) {
    const { width, height, ...rest } = options;
    const context = await browser.newContext({ viewport: { width, height }, ...rest });
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    const strays: string[] = [];
    await page.route('**/*', (route) => {
      if (/^(?:http:\/\/127\.0\.0\.1:|data:)/.test(route.request().url())) return route.continue();
      strays.push(route.request().url());
      return route.abort();
    });
    return { page, strays };
  }

  // The widest and the narrowest with every change.
  const WINDOWS = [
    ['dark', 1440, 900],
    ['light', 320, 640],
    ['light', 1440, 900],
    ['light', 390, 844],
    ['dark', 390, 844],
  ] as const;
  it.each(WINDOWS.slice(0, pictures === undefined ? sized(2, 5) : 5))(
    'every page is usable by everybody, %s at %i x %i',
    async (colorScheme, width, height) => {
      const { page, strays } = await open({ width, height, colorScheme });
      await signIn(page, rich);
      const faults: string[] = [];
      for (const path of [...PAGES, '/confirm/cancel-plan', '/confirm/upgrade-plan']) {
        await page.goto(`${stand.harness.base}/account${path}`);
        faults.push(
          ...(await accessibilityFaults(page)).map((one) => `${path} ${one}`),
          ...(await tooWide(page)).map((one) => `${path} ${one}`),
          ...(await systemFonts(page)).map((one) => `${path} ${one}`),
        );
        if (pictures !== undefined)
          await page.screenshot({ path: `${pictures}/account${path.replaceAll('/', '-')}-${colorScheme}-${width}.png`, fullPage: true });
      }
      expect(faults).toEqual([]);
      expect(strays).toEqual([]);
      await page.context().close();
    },
    120_000,
  );

  it.each([
    ['with scripts', true],
    ['without scripts', false],
  ])(
    'a person does everything, %s',
    async (_how, javaScriptEnabled) => {
      const as = await stand.newAccount(0);
      await agentOf(as, 'Reporter');
      const { page, strays } = await open({ width: 1200, height: 900, javaScriptEnabled });
      const { base } = stand.harness;
      const notice = () => page.getByRole('status').textContent();
      await signIn(page, as);

      // The button repeats what is paid and what is credited for it.
      await page.getByRole('radio', { name: '$50' }).check();
      await page.getByRole('checkbox', { name: 'Keep the card' }).check();
      await page.getByRole('button', { name: 'Top up $50.00, get $55.00' }).click();
      await page.waitForURL((url) => url.href.startsWith(stand.double.url));
      await page.getByRole('button', { name: 'Pay $50.00' }).click();
      await page.waitForURL(/\/account\?done=/);
      expect(await notice()).toBe('$50.00 paid, $55.00 credited.');
      expect(await page.locator('.balance').textContent()).toBe('$55.00');

      await page.getByLabel('When below').fill('5');
      await page.getByRole('switch', { name: 'Automatic top-up' }).click();
      expect(await notice()).toBe('Automatic top-ups are on.');
      expect(await page.getByRole('switch', { name: 'Automatic top-up' }).getAttribute('aria-checked')).toBe('true');

      // The enter key in a field saves it.
      await page.getByLabel('At most a month').fill('150');
      await page.getByLabel('At most a month').press('Enter');
      await page.getByText('of $150.00').waitFor();

      await page.getByRole('button', { name: 'Monthly for Small' }).click();
      await page.getByRole('button', { name: 'Subscribe for $19.00' }).click();
      await page.waitForURL(/\/account\?done=/);
      expect(await notice()).toMatch(/^Your plan Small is open/);
      await page.getByRole('link', { name: 'Yearly, saves $38.00' }).click();
      await page.getByRole('button', { name: 'Pay by the year' }).click();
      expect(await notice()).toBe('The plan is a yearly one now.');
      if (pictures !== undefined) await page.screenshot({ path: `${pictures}/account-bought.png`, fullPage: true });
      await page.getByRole('link', { name: 'Cancel at period end' }).click();
      await page.getByRole('button', { name: 'Cancel at period end' }).click();
      expect(await notice()).toMatch(/^The plan ends on /);
      await page.getByRole('button', { name: 'Let it renew' }).click();
      expect(await notice()).toBe('The plan renews again.');

      await page.getByRole('link', { name: 'Keys', exact: true }).click();
      await page.getByLabel('What it is for').fill('build server');
      await page.getByRole('button', { name: 'Make the key' }).click();
      const key = (await page.locator('.secret .value').textContent()) ?? '';
      expect((await stand.render({ ...as, key })).status).toBe(200);
      await page.reload();
      expect(await page.content()).not.toContain(key);
      await page.getByRole('link', { name: 'Revoke build server' }).click();
      // axe is a script, and asks the page by scripts.
      if (javaScriptEnabled) expect([await accessibilityFaults(page), await tooWide(page)]).toEqual([[], []]);
      await page.getByRole('button', { name: 'Revoke the key' }).click();
      expect(await notice()).toMatch(/^The key is revoked/);
      expect((await stand.render({ ...as, key })).status).toBe(401);

      await page.getByRole('link', { name: 'Agents', exact: true }).click();
      await page.getByLabel('At most a month').fill('7.50');
      await page.getByRole('button', { name: 'Save the limit of Reporter' }).click();
      expect([await notice(), await page.getByLabel('At most a month').inputValue()]).toEqual([
        expect.stringMatching(/limit is changed/),
        '7.50',
      ]);

      await page.getByRole('link', { name: 'Webhooks', exact: true }).click();
      await page.getByLabel('Address, https').fill('https://hooks.example.com/deckwright');
      await page.getByRole('button', { name: 'Add the webhook' }).click();
      expect(await page.locator('.secret .value').textContent()).toMatch(/^whsec_/);

      await page.getByRole('button', { name: 'Switch to dark' }).click();
      expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
      expect(new URL(page.url()).pathname).toBe('/account/webhooks');
      await page.getByRole('link', { name: 'Profile', exact: true }).click();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.goto(`${base}/account`);
      expect(new URL(page.url()).pathname).toBe('/account/sign-in');
      expect(strays).toEqual([]);
      await page.context().close();
    },
    120_000,
  );

  it('the pages of an account in which nothing has happened yet, and of one that is refused, are usable too', async () => {
    const as = await stand.newAccount(60);
    const { page } = await open({ width: 390, height: 844 });
    const faults: string[] = [];
    const look = async (name: string) => {
      faults.push(
        ...(await accessibilityFaults(page)).map((one) => `${name} ${one}`),
        ...(await tooWide(page)).map((one) => `${name} ${one}`),
      );
      if (pictures !== undefined) await page.screenshot({ path: `${pictures}/account-${name}.png`, fullPage: true });
    };
    await page.goto(`${stand.harness.base}/account`);
    await look('sign-in');
    await signIn(page, as);
    await look('new');
    await page.getByRole('radio', { name: 'Other amount' }).check();
    await page.getByRole('spinbutton', { name: 'Other amount' }).fill('12');
    await page.getByRole('button', { name: 'Top up this amount' }).click();
    await page.waitForURL((url) => url.href.startsWith(stand.double.url));
    await look('checkout');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.waitForURL(/\/account\?done=/);
    await look('left');
    await page.goto(`${stand.harness.base}/account/keys`);
    await page.getByLabel('What it is for').fill('x'.repeat(100));
    await page.getByRole('button', { name: 'Make the key' }).click();
    await look('key');
    await page.goto(`${stand.harness.base}/account/nowhere`);
    await look('nowhere');
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
