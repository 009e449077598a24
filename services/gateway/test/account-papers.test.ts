/** What people get in writing from the account page: invoices, tax details, and what comes by mail. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultOf, fieldsOf, noticeOf, type Person, payAtDouble, signedIn, startAccountStand } from './_account-stand.ts';
import type { PaymentsStand } from './_payments-stand.ts';
import type { Account } from './harness.ts';

let stand: PaymentsStand;
beforeAll(async () => {
  stand = await startAccountStand();
}, 120_000);
afterAll(() => stand?.close());

async function person(): Promise<{ as: Account; who: Person }> {
  const as = await stand.newAccount();
  return { as, who: await signedIn(stand, as) };
}
const payAt = (who: Person, location: string) => payAtDouble(stand, who, location);

describe('an invoice', () => {
  const details = {
    kind: 'company', name: 'Ünal & Söhne <GmbH>', line1: 'Beispielweg 1', city: 'Berlin', postal_code: '10115', country: 'DE',
    tax_id_type: 'eu_vat', tax_id: 'DE136695976', language: 'de',
  }; // biome-ignore format: one form
  it('is issued once the tax details are known, opens as a PDF, and has its credit note after a refund', async () => {
    const { as, who } = await person();
    await payAt(who, (await who.send('/account', 'top-up', { amount: '50', by: 'checkout' })).location);
    expect((await who.get('/account')).html).toContain('Say to whom invoices are made out');
    const refused = await who.send('/account/billing', 'save-tax-details', { ...details, tax_id: 'DE136695977' });
    expect(faultOf(refused.html, 'tax_id')).not.toBe('');
    expect(refused.html).toContain('value="Ünal &amp; Söhne &lt;GmbH&gt;"');
    expect(faultOf((await who.send('/account/billing', 'save-tax-details', { ...details, city: ' ' })).html, 'city')).toBe('Fill this in.');
    expect(noticeOf((await who.send('/account/billing', 'save-tax-details', details)).html)).toMatch(/^The tax details are saved/);
    const issued = await who.send('/account', 'issue-invoice');
    const number = /Invoice (\S+) is issued/.exec(noticeOf(issued.html))?.[1] ?? 'none';
    expect(issued.html).toContain(`href="/account/invoices/${number}"`);
    const link = (await who.get(`/account/invoices/${number}`)).location;
    expect(
      Buffer.from(await (await fetch(String(link))).arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const { rows } = await stand.harness.db.query<{ id: string }>('SELECT payment_intent_id AS id FROM topups WHERE account_id = $1', [
      as.account_id,
    ]);
    await stand.payments.stripe.refunds.create({ payment_intent: String(rows[0]?.id), amount: 1_000 });
    await stand.double.settle();
    const { html } = await who.get('/account/billing');
    expect(html).toMatch(/-CN-\d{4}-\d{5}<\/code>/);
    expect(html).toContain('−$10.00');
    // Of another account it is not there.
    expect((await (await person()).who.get(`/account/invoices/${number}`)).status).toBe(404);
  });
});

describe('mail', () => {
  it('comes in the chosen language, below the chosen balance, and without notices for who wants none', async () => {
    const { as, who } = await person();
    const wished = async () =>
      (
        await stand.harness.db.query(
          `SELECT a.language, w.low_balance_cents, EXISTS (SELECT 1 FROM mail_opt_outs o WHERE o.account_id = a.account_id) AS has_left
           FROM accounts a JOIN wallets w USING (account_id) WHERE a.account_id = $1`,
          [as.account_id],
        )
      ).rows[0];
    const refused = await who.send('/account/profile', 'mail-settings', { language: 'en', low_balance: '1e9' });
    expect(faultOf(refused.html, 'low_balance')).toMatch(/amount in dollars/);
    // A box that is not ticked is not sent.
    const { notices: _, ...fields } = fieldsOf((await who.get('/account/profile')).html, 'mail-settings');
    const saved = await who.post('/account/acts/mail-settings', { ...fields, language: 'de', low_balance: '12.50' });
    expect([noticeOf(saved.html), await wished()]).toEqual([
      'What you want by mail is saved.',
      { language: 'de', low_balance_cents: 1_250, has_left: true },
    ]);
    await who.send('/account/profile', 'mail-settings', { notices: 'on', language: 'en', low_balance: '0.50' });
    expect(await wished()).toEqual({ language: 'en', low_balance_cents: 50, has_left: false });
  });
  it('a notice whose link is followed is stamped, signed in or not', async () => {
    const { as } = await person();
    const { db } = stand.harness;
    await db.query('UPDATE accounts SET email = $2 WHERE account_id = $1', [as.account_id, 'person@example.com']);
    await db.query("SELECT mail_add($1, 'low_balance', $1, '{}', 0)", [as.account_id]);
    const of = 'SELECT mail_id, clicked_at IS NOT NULL AS stamped FROM mails WHERE account_id = $1';
    const sid = String((await db.query(of, [as.account_id])).rows[0]?.['mail_id']);
    await fetch(`${stand.harness.base}/account?sid=${sid}`, { redirect: 'manual' });
    expect((await db.query(of, [as.account_id])).rows).toEqual([{ mail_id: sid, stamped: true }]);
  });
  it('of a payment goes to the address for invoices', async () => {
    const { as } = await person();
    await stand.harness.db.query('UPDATE accounts SET email = $2 WHERE account_id = $1', [as.account_id, 'person@example.com']);
    const profile = { kind: 'person', name: 'A', address: { line1: 'B', city: 'C' }, country: 'DE', email: 'billing@example.com' };
    await stand.read('/v1/billing/profile', as, { method: 'PUT', json: profile });
    await stand.pay(String((await stand.read('/v1/billing/checkout', as, { json: { amount: 10 } })).body['checkout_url']));
    const { rows } = await stand.harness.db.query('SELECT kind, recipient FROM mails WHERE account_id = $1', [as.account_id]);
    expect(rows).toEqual([{ kind: 'topup_receipt', recipient: 'billing@example.com' }]);
  });
});
