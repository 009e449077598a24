/** What customers are told by mail, once each, and the links by which they leave the notices. */
import { request } from 'node:http';
import { addMail, createWishSigner, listMails, mailTemplates, unsubscribeUrl } from '@deckwright/platform/mail';
import { chargeDue } from '@deckwright/platform/payments';
import { accessibilityFaults } from '@deckwright/testkit/accessibility';
import { haveBrowser, openWatched, startBrowser, tooWide } from '@deckwright/testkit/browser';
import { sized } from '@deckwright/testkit/trial';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PaymentsStand, startPaymentsStand } from './_payments-stand.ts';
import { type Account, SIGNING_KEY } from './harness.ts';

let stand: PaymentsStand;
let serial = 0;
beforeAll(async () => {
  stand = await startPaymentsStand();
});
afterAll(() => stand.close());

const wishes = createWishSigner([SIGNING_KEY]);

async function reader(cents = 0, language: string | null = null): Promise<Account> {
  const as = await stand.newAccount(0, cents);
  const email = `reader${++serial}@example.com`;
  await stand.harness.db.query('UPDATE accounts SET email = $2, language = $3 WHERE account_id = $1', [as.account_id, email, language]);
  return as;
}

/** What an account was told, oldest first. */
const told = async ({ account_id }: Account) =>
  (await listMails(stand.harness.db, { account_id, limit: 100 })).toReversed().map(({ kind, data }) => [kind, data] as const);
const kindsTold = async (as: Account) => (await told(as)).map(([kind]) => kind).sort();

describe('of payments', () => {
  const buy = async (amount: number, number?: string) => {
    const as = await reader();
    await stand.pay(String((await stand.read('/v1/billing/checkout', as, { json: { amount } })).body['checkout_url']), number);
    await stand.double.settle();
    return as;
  };
  const paymentOf = async ({ account_id }: Account) =>
    String(
      (await stand.harness.db.query('SELECT payment_intent_id FROM topups WHERE account_id = $1', [account_id])).rows[0]?.[
        'payment_intent_id'
      ],
    );

  it('each is told once, however often and in whatever order the events come', async () => {
    Object.assign(stand.double.faults, { copies: 3, shuffled: true });
    const as = await buy(100);
    await stand.payments.stripe.refunds.create({ payment_intent: await paymentOf(as), amount: 3000 });
    await stand.double.settle();
    Object.assign(stand.double.faults, { copies: 1, shuffled: false });
    expect(await told(as)).toEqual([
      ['topup_receipt', { amount_cents: 10_000, bonus_cents: 1_500, balance_cents: 11_500 }],
      ['refund', { amount_cents: 3_000, balance_cents: 7_700 }],
    ]);
  });

  it('a dispute is told when it opens and when it is won', async () => {
    const as = await buy(50, '4000000000000259');
    const { data } = await stand.payments.stripe.disputes.list({ payment_intent: await paymentOf(as) });
    await stand.payments.stripe.disputes.update(String(data[0]?.id), { evidence: { uncategorized_text: 'winning_evidence' } });
    await stand.double.settle();
    expect((await told(as)).slice(-2)).toEqual([
      ['dispute_opened', { amount_cents: 5_000, balance_cents: 0 }],
      ['dispute_won', { amount_cents: 5_000, balance_cents: 5_500 }],
    ]);
  });

  it('nothing is told where a payment was declined, or the account has no address', async () => {
    expect(await told(await buy(20, '4000000000000002'))).toEqual([]);
    const as = await stand.newAccount();
    await stand.pay(String((await stand.read('/v1/billing/checkout', as, { json: { amount: 20 } })).body['checkout_url']));
    expect(await told(as)).toEqual([]);
  });
});

describe('of automatic top-ups', () => {
  const { db } = { db: () => stand.harness.db };
  const spend = (as: Account, cents: number) =>
    db().query(
      `INSERT INTO ledger_transfers (transfer_id, account_id, unit, from_book, to_book, amount, kind) VALUES ($1, $2, 'USD', 'paid', 'revenue', $3, 'refund')`,
      [`spent:${++serial}`, as.account_id, cents],
    );
  const ready = async (card: string) => {
    const as = await reader(2_000);
    const { body } = await stand.read('/v1/billing/setup-intent', as, { method: 'POST' });
    await stand.payments.stripe.setupIntents.confirm(String(body['setup_intent_id']), { payment_method: card });
    await stand.double.settle();
    const set = await stand.read('/v1/billing/autotopup', as, { json: { threshold: 5, amount: 20 } });
    expect(set.status).toBe(200);
    return as;
  };
  const charge = (later_h: number) => {
    stand.clock.now_ms = Date.now() + later_h * 3_600_000 + 2_000;
    return chargeDue(stand.payments);
  };

  it('a charge is told as a receipt', async () => {
    const as = await ready('pm_card_visa');
    await spend(as, 1_600);
    expect(await charge(0)).toEqual(['paid']);
    await stand.double.settle();
    expect(await told(as)).toEqual([['auto_topup_receipt', { amount_cents: 2_000, bonus_cents: 0, balance_cents: 2_400 }]]);
  });

  it('a card that is declined is told the first time, and again when they are switched off', async () => {
    const as = await ready('pm_card_chargeCustomerFail');
    await spend(as, 1_600);
    for (const later_h of [0, 2, 10, 40]) expect(await charge(later_h)).toEqual(['declined']);
    expect(await told(as)).toEqual([
      ['auto_topup_declined', { amount_cents: 2_000, reason: expect.any(String), next_attempt_at: expect.stringMatching(/Z$/) }],
      ['auto_topup_off', { amount_cents: 2_000, reason: expect.any(String), balance_cents: 400 }],
    ]);
  });
});

describe('of plans', () => {
  const START = '2027-01-10T09:00:00Z';
  const seconds = (date: string) => Date.parse(date) / 1000;

  async function customer() {
    const { stripe } = stand.payments;
    const as = await reader();
    const clock = await stripe.testHelpers.testClocks.create({ frozen_time: seconds(START) });
    const { id } = await stripe.customers.create({ test_clock: clock.id, metadata: { deckwright_account: as.account_id } });
    await stand.harness.db.query('INSERT INTO payment_customers (account_id, livemode, customer_id) VALUES ($1, false, $2)', [
      as.account_id,
      id,
    ]);
    const bought = await stand.read('/v1/billing/plans/checkout', as, { json: { plan: 'small' } });
    await stand.pay(String(bought.body['checkout_url']));
    await stand.double.settle();
    return {
      as,
      async advance(to: string) {
        await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: seconds(to) });
        await stand.double.settle();
      },
      async useCard(card: string) {
        const { rows } = await stand.harness.db.query<{ id: string }>('SELECT subscription_id AS id FROM plans WHERE account_id = $1', [
          as.account_id,
        ]);
        const method = await stripe.paymentMethods.attach(card, { customer: id });
        await stripe.subscriptions.update(rows[0]?.id ?? '', { default_payment_method: method.id });
        await stand.double.settle();
      },
    };
  }

  it('begin, renewal, cancellation and end are told, each once', async () => {
    Object.assign(stand.double.faults, { copies: 2, shuffled: true });
    const { as, advance } = await customer();
    await advance('2027-02-10T10:00:00Z');
    await stand.read('/v1/billing/plan', as, { method: 'DELETE' });
    await stand.read('/v1/billing/plan/reactivate', as, { method: 'POST' });
    await stand.read('/v1/billing/plan', as, { method: 'DELETE' });
    await stand.double.settle();
    await advance('2027-03-10T10:00:00Z');
    Object.assign(stand.double.faults, { copies: 1, shuffled: false });
    expect(await told(as)).toEqual([
      ['plan_begun', { plan: 'Small', period: 'monthly', slides: 5, paid_cents: 1_900, period_end: '2027-02-10T09:00:00.000Z' }],
      ['plan_renewed', { plan: 'Small', period: 'monthly', slides: 5, paid_cents: 1_900, period_end: '2027-03-10T09:00:00.000Z' }],
      // Twice, because it was taken back in between.
      ['plan_canceled', { plan: 'Small', period_end: '2027-03-10T09:00:00.000Z' }],
      ['plan_canceled', { plan: 'Small', period_end: '2027-03-10T09:00:00.000Z' }],
      ['plan_ended', { plan: 'Small', balance_cents: 0 }],
    ]);
  });

  it('an upgrade is told, and a renewal that is declined', async () => {
    const upgraded = await customer();
    expect((await stand.read('/v1/billing/plan/upgrade', upgraded.as, { method: 'POST' })).status).toBe(200);
    await stand.double.settle();
    expect((await told(upgraded.as)).at(-1)).toEqual([
      'plan_upgraded',
      { plan: 'Small', period: 'yearly', slides: 60, paid_cents: expect.any(Number), period_end: '2028-01-10T09:00:00.000Z' },
    ]);
    const declined = await customer();
    await declined.useCard('pm_card_chargeCustomerFail');
    await declined.advance('2027-02-10T10:00:00Z');
    expect(await kindsTold(declined.as)).toEqual(['plan_begun', 'plan_payment_failed']);
  });
});

describe('a link to leave', () => {
  const hasLeft = async ({ account_id }: Account) =>
    (await stand.harness.db.query('SELECT 1 FROM mail_opt_outs WHERE account_id = $1', [account_id])).rowCount === 1;
  const linkOf = ({ account_id }: Account, act: 'leave' | 'join' = 'leave') =>
    unsubscribeUrl(stand.harness.base, wishes.sign({ account_id, list: 'notices', act }));
  /** As a mail client sends it. */
  const oneClick = (link: string) => fetch(link, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });

  it('is followed by a mail client with one POST, as often as it comes', async () => {
    const as = await reader();
    for (let again = 0; again < 2; again += 1) {
      const answer = await oneClick(linkOf(as));
      expect([answer.status, await answer.json(), answer.redirected]).toEqual([200, { unsubscribed: true }, false]);
      expect(await hasLeft(as)).toBe(true);
    }
    // Other bodies, or none, are the same: nobody reads them.
    for (const init of [{}, { body: new FormData() }, { body: '{"a": 1}', headers: { 'content-type': 'application/json' } }])
      expect((await fetch(linkOf(as), { method: 'POST', ...init })).status).toBe(200);
  });

  it('does nothing when it is only opened, as scanners of mail do', async () => {
    const as = await reader();
    for (const method of ['GET', 'HEAD']) expect((await fetch(linkOf(as), { method })).status).toBe(200);
    expect(await hasLeft(as)).toBe(false);
  });

  it('of nobody, cut off, or changed does nothing, and is answered 200 to programs', async () => {
    const [as, other] = [await reader(), await reader()];
    const t = wishes.sign({ account_id: as.account_id, list: 'notices', act: 'leave' });
    const [body = '', mac = ''] = t.split('.');
    const forged = `${Buffer.from(JSON.stringify([other.account_id, 'notices', 'leave'])).toString('base64url')}.${mac}`;
    const elsewhere = createWishSigner(['another-signing-key-of-at-least-32-bytes!']).sign({
      account_id: as.account_id,
      list: 'notices',
      act: 'leave',
    });
    for (const token of ['', 'x', body, `${body}.`, t.slice(0, -1), `${t}A`, forged, elsewhere, '%00'.repeat(3), 'a.'.repeat(200)]) {
      const link = `${stand.harness.base}/v1/email/unsubscribe?t=${encodeURIComponent(token)}`;
      const answer = await oneClick(link);
      expect([token, answer.status, await answer.json()]).toEqual([token, 200, { unsubscribed: false }]);
      expect([token, (await fetch(link)).status]).toEqual([token, 404]);
    }
    expect([await hasLeft(as), await hasLeft(other)]).toEqual([false, false]);
    expect((await fetch(`${stand.harness.base}/v1/email/unsubscribe`, { method: 'POST' })).status).toBe(200);
  });

  it('takes no body of any size into memory', async () => {
    const as = await reader();
    const link = new URL(linkOf(as));
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sent = request(link, { method: 'POST', headers: { 'content-length': 1e12 } }, (answer) => {
        resolve(answer.statusCode);
        sent.destroy();
      });
      sent.on('error', reject);
      sent.write('x'.repeat(64 * 1024));
    });
    expect(status).toBe(200);
  });

  describe.skipIf(!haveBrowser)('in a browser', () => {
    let browser: Awaited<ReturnType<typeof startBrowser>>;
    beforeAll(async () => {
      browser = await startBrowser();
    }, 60_000);
    afterAll(() => browser?.close());

    // Each scheme and each language with every change.
    const WINDOWS = [
      ['light', 1440, 900, 'en'],
      ['dark', 390, 844, 'de'],
      ['light', 320, 640, 'de'],
      ['dark', 1440, 900, 'en'],
    ] as const;
    it.each(WINDOWS.slice(0, sized(2, 4)))(
      'asks, leaves and comes back, %s at %i x %i, with nothing that axe finds',
      async (colorScheme, width, height, language) => {
        const as = await reader(0, language);
        const { page, strays, complaints } = await openWatched(browser, stand.harness.base, { width, height });
        await page.emulateMedia({ colorScheme });
        const looked = async (name: string) => {
          expect([await accessibilityFaults(page), await tooWide(page)]).toEqual([[], []]);
          if (process.env['DECKWRIGHT_PICTURES'] !== undefined)
            await page.screenshot({ path: `${process.env['DECKWRIGHT_PICTURES']}/unsubscribe-${name}-${colorScheme}-${width}.png` });
        };
        await page.goto(linkOf(as));
        expect(await page.locator('html').getAttribute('lang')).toBe(language);
        await looked('ask');
        await page.getByRole('button').click();
        await page.getByRole('heading', { name: language === 'de' ? 'keine Hinweise mehr' : 'no more notices' }).waitFor();
        expect(await hasLeft(as)).toBe(true);
        await looked('left');
        await page.getByRole('button').click();
        await page.getByRole('heading', { name: language === 'de' ? 'Sie erhalten Hinweise' : 'You get notices' }).waitFor();
        expect(await hasLeft(as)).toBe(false);
        await looked('back');
        await page.goto(`${stand.harness.base}/v1/email/unsubscribe?t=none`);
        await looked('unknown');
        expect([strays, complaints.filter((line) => !line.includes('404'))]).toEqual([[], []]);
      },
      120_000,
    );
  });
});

it('a click on a notice is stamped once, and nobody learns whether there is such a mail', async () => {
  const as = await reader();
  await addMail(stand.harness.db, 'low_balance', { account_id: as.account_id, key: 'clicked', data: mailTemplates.low_balance.example });
  const [mail] = await listMails(stand.harness.db, { account_id: as.account_id, limit: 1 });
  const click = async (sid: string) => {
    const answer = await fetch(`${stand.harness.base}/v1/email/clicked${sid}`, { method: 'POST' });
    return [answer.status, await answer.json()];
  };
  const stamp = async () =>
    (await stand.harness.db.query('SELECT clicked_at FROM mails WHERE mail_id = $1', [mail?.mail_id])).rows[0]?.['clicked_at'];
  for (const sid of ['', '?sid=', '?sid=mail_none', `?sid=${'x'.repeat(900)}`]) expect(await click(sid)).toEqual([200, { ok: true }]);
  expect(await stamp()).toBeNull();
  expect(await click(`?sid=${mail?.mail_id}`)).toEqual([200, { ok: true }]);
  const first = await stamp();
  expect(first).not.toBeNull();
  await click(`?sid=${mail?.mail_id}`);
  expect(await stamp()).toEqual(first);
});
