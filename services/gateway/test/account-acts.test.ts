/** What people do on the account page, by its forms alone: money, keys, agents, webhooks; and what is refused, with words at the field. */
import { reconcileLedger } from '@deckwright/platform/billing';
import { createCallOut } from '@deckwright/platform/http';
import { kitTo, type Receiver, startReceiver } from '@deckwright/testkit/webhook-receiver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultOf, fieldsOf, noticeOf, type Person, payAtDouble, signedIn, startAccountStand } from './_account-stand.ts';
import { Browser, form } from './_oauth-stand.ts';
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

async function person(cents = 0): Promise<{ as: Account; who: Person }> {
  const as = await stand.newAccount(0, cents);
  return { as, who: await signedIn(stand, as) };
}

const payAt = (who: Person, location: string, number?: string) => payAtDouble(stand, who, location, number);
const balanceOf = async (as: Account) => (await stand.balance(as))['balance'];

describe('a top-up', () => {
  it('of $50 is paid at the checkout, credited with its bonus, and said so once', async () => {
    const { as, who } = await person();
    const { status, location } = await who.send('/account', 'top-up', { amount: '50', by: 'checkout', keep: 'yes' });
    expect([status, location.startsWith(stand.double.url)]).toEqual([303, true]);
    const { html } = await payAt(who, location);
    expect([noticeOf(html), html.includes('$55.00')]).toEqual(['$50.00 paid, $55.00 credited.', true]);
    expect(await balanceOf(as)).toBe(55);
    // The card was kept, so the next one needs no page of Stripe.
    const again = await who.send('/account', 'top-up', { amount: '100', by: 'card' });
    expect([noticeOf(again.html), await balanceOf(as)]).toEqual(['$100.00 paid, $115.00 credited.', 170]);
    expect((await who.get(again.location)).html).not.toContain('$115.00 credited');
    const { html: billing } = await who.get('/account/billing');
    expect(billing).toMatch(/Visa ending 4242/);
    expect((billing.match(/Top-up<small>/g) ?? []).length).toBe(2);
  });
  it('whose form is sent twice, at once or later, charges once', async () => {
    const { as, who } = await person();
    await payAt(who, (await who.send('/account', 'top-up', { amount: '20', by: 'checkout', keep: 'yes' })).location);
    const fields = { ...fieldsOf((await who.get('/account')).html, 'top-up'), amount: '200', by: 'card' };
    const sent = await Promise.all([1, 2, 3].map(() => who.post('/account/acts/top-up', fields)));
    const later = await who.post('/account/acts/top-up', fields);
    expect(new Set([...sent, later].map(({ status, location }) => `${status} ${location}`)).size).toBe(1);
    expect(await balanceOf(as)).toBe(260);
  });
  it('that the bank declines says so at the card, and what to do', async () => {
    const { as, who } = await person();
    // A card that can be kept, and is declined when it is charged.
    await payAt(who, (await who.send('/account', 'keep-card')).location, '4000000000000341');
    const { html } = await who.send('/account', 'top-up', { amount: '50', by: 'card' });
    expect(faultOf(html, 'card')).toMatch(/Nothing was charged\. Choose “Another card”/);
    expect(html).toMatch(/value="50" checked/);
    expect(await balanceOf(as)).toBe(0);
  });
  it.each([
    ['other', '5', 'other', /goes from \$10\.00 to \$1,000\.00/],
    ['other', 'much', 'other', /Type an amount in dollars/],
    ['other', '', 'other', /Type an amount/],
    ['seven', '', 'amount', /Choose an amount/],
    ['100', '12', 'other', /Choose “Other amount”.*Nothing was charged/],
  ])('of %s "%s" is refused at its field', async (amount, other, field, words) => {
    const { who } = await person();
    const { html } = await who.send('/account', 'top-up', { amount, other, by: 'checkout' });
    expect(faultOf(html, field === 'other' && other === '5' ? 'amount' : field)).toMatch(words);
  });
  it('that was left says that nothing was paid', async () => {
    const { who } = await person();
    await who.send('/account', 'top-up', { amount: '50', by: 'checkout' });
    const { rows } = await stand.harness.db.query<{ topup_id: string }>('SELECT topup_id FROM topups ORDER BY created_at DESC LIMIT 1');
    const left = await who.get(`/account/outcome/${rows[0]?.topup_id}?from=cancel`);
    expect(noticeOf((await who.get(left.location ?? '')).html)).toMatch(/Nothing was paid/);
    const waits = await who.get(`/account/outcome/${rows[0]?.topup_id}`);
    expect([waits.status, waits.html.includes('on its way')]).toEqual([200, true]);
    const { who: other } = await person();
    expect((await other.get(`/account/outcome/${rows[0]?.topup_id}`)).status).toBe(404);
  });
});

describe('automatic top-ups', () => {
  it('are switched on once a card is kept, refused at the field that is wrong, and switched off', async () => {
    const { as, who } = await person();
    const kept = await payAt(who, (await who.send('/account', 'keep-card')).location);
    expect([noticeOf(kept.html), kept.html.includes('Visa ending 4242')]).toEqual(['The card is on file.', true]);
    const wrong = await who.send('/account', 'auto-top-up', { threshold: '20', amount: '10', monthly_cap: '100', enabled: 'yes' });
    expect([faultOf(wrong.html, 'amount'), wrong.html.includes('value="10"')]).toEqual([
      expect.stringMatching(/at least “When below”.*from \$20\.00/),
      true,
    ]);
    const on = await who.send('/account', 'auto-top-up', { threshold: '5', amount: '50', monthly_cap: '200', enabled: 'yes' });
    expect([noticeOf(on.html), on.html.includes('Used this month: $0.00 of $200.00. Adds $55.00 with the bonus.')]).toEqual([
      'Automatic top-ups are on.',
      true,
    ]);
    expect((await stand.read('/v1/billing/autotopup', as)).body).toMatchObject({
      enabled: true,
      threshold: 5,
      amount: 50,
      monthly_cap: 200,
    });
    const off = await who.send('/account', 'auto-top-up', { enabled: 'no' });
    expect([noticeOf(off.html), (await stand.read('/v1/billing/autotopup', as)).body['enabled']]).toEqual([
      expect.stringMatching(/^Automatic top-ups are off/),
      false,
    ]);
  });
});

describe('a plan', () => {
  it('is bought, paid by the year, canceled and taken back, each with its words', async () => {
    const { as, who } = await person();
    expect((await who.get('/account')).html).toContain('none is open');
    const { location } = await who.send('/account', 'buy-plan', { period: 'monthly' }, 'value="small"');
    expect(noticeOf((await payAt(who, location)).html)).toMatch(/^Your plan Small is open: 5 slides until /);
    const twice = await who.post('/account/acts/buy-plan', { ...fieldsOf((await who.get('/account')).html, 'overflow'), plan: 'large' });
    expect(faultOf(twice.html, 'plan')).toMatch(/open already/);
    const off = await who.send('/account', 'overflow', { enabled: 'no' });
    expect([noticeOf(off.html), off.html.includes('aria-checked="false" aria-label="Go on from the wallet')]).toEqual([
      expect.stringMatching(/are refused until it renews/),
      true,
    ]);
    const canceled = await who.send('/account/confirm/cancel-plan', 'cancel-plan');
    expect(noticeOf(canceled.html)).toMatch(/^The plan ends on /);
    expect(canceled.html).toMatch(/ends \d+ \w+/);
    expect(noticeOf((await who.send('/account', 'reactivate-plan')).html)).toBe('The plan renews again.');
    expect((await who.get('/account')).html).toContain('Yearly, saves $38.00');
    expect(noticeOf((await who.send('/account/confirm/upgrade-plan', 'upgrade-plan')).html)).toBe('The plan is a yearly one now.');
    expect((await stand.read('/v1/billing/plan', as)).body['plan']).toMatchObject({ period: 'yearly', ceiling: 60 });
    expect((await who.get('/account/confirm/upgrade-plan')).status).toBe(404);
  });
  it('that ends on a day which was set at Stripe says so, and can be let renew', async () => {
    const { as, who } = await person();
    await payAt(who, (await who.send('/account', 'buy-plan', { period: 'yearly' }, 'value="small"')).location);
    const { rows } = await stand.harness.db.query<{ subscription_id: string }>('SELECT subscription_id FROM plans WHERE account_id = $1', [
      as.account_id,
    ]);
    const day = Math.floor(Date.now() / 1000) + 40 * 86_400;
    await stand.payments.stripe.subscriptions.update(String(rows[0]?.subscription_id), { cancel_at: day });
    await stand.double.settle();
    const { plan } = (await stand.read('/v1/billing/plan', as)).body as { plan: Record<string, unknown> };
    expect([plan['status'], Date.parse(String(plan['ends_at'])) / 1000]).toEqual(['cancel_at_period_end', day]);
    expect((await who.get('/account')).html).toMatch(/ends \d+ \w+/);
    expect(noticeOf((await who.send('/account', 'reactivate-plan')).html)).toBe('The plan renews again.');
    expect((await stand.read('/v1/billing/plan', as)).body['plan']).toMatchObject({ status: 'open', ends_at: null });
  });
});

describe('keys, agents, webhooks', () => {
  it('a key is shown once, works, and is revoked after a question', async () => {
    const { as, who } = await person();
    const fields = { ...fieldsOf((await who.get('/account/keys')).html, 'make-key'), name: 'build <b>server</b>' };
    const made = await who.post('/account/acts/make-key', fields);
    const key = /<code class="value" tabindex="0">(dw_live_\w+)</.exec(made.html)?.[1] ?? '';
    expect((await stand.read('/v1/account', { ...as, key })).status).toBe(200);
    expect(made.html).toContain('build &lt;b&gt;server&lt;/b&gt;');
    for (const html of [(await who.get(made.location)).html, (await who.post('/account/acts/make-key', fields)).html])
      expect(html).not.toContain(key);
    const { keys } = (await stand.read('/v1/auth/keys', as)).body as { keys: { key_id: number; name: string }[] };
    expect(keys.length).toBe(2);
    const { key_id } = keys.find(({ name }) => name.startsWith('build')) ?? { key_id: 0 };
    const revoked = await who.send(`/account/confirm/revoke-key?id=${key_id}`, 'revoke-key');
    expect(noticeOf(revoked.html)).toMatch(/^The key is revoked/);
    expect((await stand.read('/v1/account', { ...as, key })).status).toBe(401);
    expect(faultOf((await who.send('/account/keys', 'make-key', { name: '  ' })).html, 'name')).toBe('Say what the key is for.');
  });
  it("another account's key, agent and webhook are not there", async () => {
    const { who } = await person();
    const other = await person();
    await other.who.send('/account/webhooks', 'add-webhook', { url: 'https://hooks.example.com/x' });
    const { rows } = await stand.harness.db.query<{ webhook_id: string }>('SELECT webhook_id FROM webhooks WHERE account_id = $1', [
      other.as.account_id,
    ]);
    const own = fieldsOf((await who.get('/account/keys')).html, 'make-key');
    for (const [act, id] of [
      ['revoke-key', String(other.as.key_id)],
      ['revoke-agent', 'grant_of_another'],
      ['remove-webhook', String(rows[0]?.webhook_id)],
    ] as const) {
      expect([act, (await who.get(`/account/confirm/${act}?id=${id}`)).status]).toEqual([act, 404]);
      expect([act, (await who.post(`/account/acts/${act}`, { ...own, id })).status]).toEqual([act, 404]);
    }
    expect((await who.post('/account/acts/limit-agent', { ...own, id: 'grant_of_another', limit: '5' })).status).toBe(404);
    expect((await stand.read('/v1/account', other.as)).status).toBe(200);
  });
  it('a webhook is added with a secret that is shown once, tried, and removed', async () => {
    const { who } = await person();
    const added = await who.send('/account/webhooks', 'add-webhook', { url: 'https://hooks.example.com/deckwright', description: 'n8n' });
    expect(added.html).toMatch(/<code class="value" tabindex="0">whsec_/);
    expect((await who.get(added.location)).html).not.toContain('whsec_');
    const tried = await who.send('/account/webhooks', 'test-webhook');
    expect(noticeOf(tried.html)).toMatch(/^The test arrived: 2\d\d after /);
    const bad = await who.send('/account/webhooks', 'add-webhook', { url: 'http://127.0.0.1/' });
    expect([faultOf(bad.html, 'url'), bad.html.includes('value="http://127.0.0.1/"')]).toEqual([expect.stringMatching(/./), true]);
    const id = /remove-webhook\?id=(whk_\w+)/.exec(bad.html)?.[1];
    expect(noticeOf((await who.send(`/account/confirm/remove-webhook?id=${id}`, 'remove-webhook')).html)).toBe('The webhook is removed.');
  });
  it("an agent's limit is changed, and its access taken back", async () => {
    const { as, who } = await person();
    const { db } = stand.harness;
    await db.query(
      `INSERT INTO oauth_clients (client_id, kind, name, redirect_uris, auth_method, metadata) VALUES ('dwc_acts', 'registered', 'x', '{}', 'none', '{}')`,
    );
    const { rows } = await db.query<{ key_id: number }>(
      `INSERT INTO api_keys (account_id, name, kind, prefix, secret_sha256) VALUES ($1, 'x', 'agent', 'agent_acts', repeat('0', 64)) RETURNING key_id`,
      [as.account_id],
    );
    await db.query(
      `INSERT INTO oauth_grants (grant_id, account_id, client_id, client_name, key_id, resource, scopes, created_at, expires_at, last_token_at, limit_cents)
       VALUES ('grant_acts', $1, 'dwc_acts', E'\\u202Eevil <script>', $2, 'x', '{slides}', now(), now() + interval '9 days', now(), 500)`,
      [as.account_id, rows[0]?.key_id],
    );
    const page = (await who.get('/account/agents')).html;
    expect([page.includes('<script'), page.includes('<bdi>\u202Eevil &lt;script&gt;</bdi>')]).toEqual([false, true]);
    expect(faultOf((await who.send('/account/agents', 'limit-agent', { limit: '-3' })).html, 'limit')).toMatch(/Type an amount/);
    const changed = await who.send('/account/agents', 'limit-agent', { limit: '12.50' });
    expect([noticeOf(changed.html), changed.html.includes('$12.50 a month')]).toEqual([expect.stringMatching(/limit is changed/), true]);
    await who.send('/account/confirm/revoke-agent?id=grant_acts', 'revoke-agent');
    expect((await stand.read('/v1/account/agents', as)).body['agents']).toEqual([]);
  });
});

describe('a form', () => {
  it('without its proof, from another origin, or of another session does nothing', async () => {
    const { as, who } = await person(5_000);
    const { who: other } = await person();
    const own = { ...fieldsOf((await who.get('/account/keys')).html, 'make-key'), name: 'x' };
    const theirs = { ...fieldsOf((await other.get('/account/keys')).html, 'make-key'), name: 'x' };
    const bare = Object.fromEntries(Object.entries(own).filter(([name]) => name !== 'token'));
    const tries = [
      await who.post('/account/acts/make-key', bare),
      await who.post('/account/acts/make-key', { ...own, form: 'another' }),
      await who.post('/account/acts/make-key', theirs),
      await who.post('/account/acts/make-key', own, { origin: 'https://evil.example' }),
      await who.post('/account/acts/make-key', own, { origin: 'null' }),
    ];
    expect(tries.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect(((await stand.read('/v1/auth/keys', as)).body['keys'] as unknown[]).length).toBe(1);
    expect((await who.post('/account/acts/make-key', own, { origin: stand.harness.base })).status).toBe(303);
    expect((await who.post('/account/acts/no-such-act', own)).status).toBe(404);
    expect((await who.post('/account/acts/theme', { ...own, page: '//evil.example/', theme: 'dark' })).location).toBe('/account');
  });
  it('two tabs of one person both work', async () => {
    const { as, who } = await person();
    const [one, two] = [await who.get('/account/keys'), await who.get('/account/keys')].map(({ html }) => fieldsOf(html, 'make-key'));
    await who.post('/account/acts/make-key', { ...two, name: 'two' });
    await who.post('/account/acts/make-key', { ...one, name: 'one' });
    expect(((await stand.read('/v1/auth/keys', as)).body['keys'] as unknown[]).length).toBe(3);
  });
});

describe('a session', () => {
  it('leads who has none to sign in, and back to the page that was asked for', async () => {
    const { base } = stand.harness;
    const stranger = new Browser();
    for (const [path, to] of [
      ['/account', '/account/sign-in'],
      ['/account/keys', '/account/sign-in?to=%2Faccount%2Fkeys'],
      ['/account/usage.csv', '/account/sign-in?to=%2Faccount%2Fusage'],
    ]) {
      const response = await stranger.open(`${base}${path}`);
      expect([response.status, response.headers.get('location')]).toEqual([303, to]);
    }
    const as = await stand.newAccount();
    await signedIn(stand, as, '/account/keys');
    for (const to of ['https://evil.example/', '//evil.example', '/\\evil.example', '/account/../v1', '/account?x=1'])
      expect(await (await stranger.open(`${base}/account/sign-in?to=${encodeURIComponent(to)}`)).text()).toContain(
        'name="to" value="/account"',
      );
    const foreign = await stranger.open(`${base}/account/sign-in`, {
      ...form({ to: '/account' }),
      headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(foreign.status).toBe(403);
  });
  it('ends on the server with the sign-out, and then asks again who this is', async () => {
    const { who } = await person();
    const out = await who.send('/account/profile', 'sign-out');
    expect([out.status, out.location, out.html.includes('You are signed out')]).toEqual([303, '/account/sign-in?out=yes', true]);
    expect((await who.get('/account')).status).toBe(303);
    const { base } = stand.harness;
    const again = await who.browser.follow(`${base}/account/sign-in`, [base], form({ to: '/account', again: 'yes' }));
    expect(await again.response.text()).toContain('API key');
  });
  it('is kept by a cookie that scripts and other sites do not get, and by no page', async () => {
    const as = await stand.newAccount();
    const { base } = stand.harness;
    const browser = new Browser();
    const at = await browser.follow(`${base}/account/sign-in`, [base], form({ to: '/account' }));
    let response = await browser.open(at.at, form({ secret: as.key }));
    let cookie = '';
    while (response.headers.get('location') !== null) {
      response = await browser.open(new URL(response.headers.get('location') ?? '', base).href);
      cookie = response.headers.getSetCookie().find((line) => line.startsWith('deckwright-account=')) ?? cookie;
    }
    expect(cookie).toMatch(/^deckwright-account=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=43200$/);
    expect([response.headers.get('cache-control'), response.headers.get('x-frame-options')]).toEqual(['no-store', 'DENY']);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect([policy.includes("default-src 'none'"), policy.includes('script-src'), policy.includes("frame-ancestors 'none'")]).toEqual([
      true,
      false,
      true,
    ]);
    const html = await response.text();
    expect([html.includes(as.key), html.includes(cookie.slice(19, 62)), /<script|style="| on\w+="/.test(html)]).toEqual([
      false,
      false,
      false,
    ]);
    const { rows } = await stand.harness.db.query('SELECT session_sha256 FROM account_sessions WHERE account_id = $1', [as.account_id]);
    expect(JSON.stringify(rows)).not.toContain(cookie.slice(19, 62));
  });
});

it('the ledger explains every movement that these people have made', async () => {
  expect(await reconcileLedger(stand.harness.db)).toEqual([]);
});
