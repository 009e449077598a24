/** Invoices over HTTP: profile, issuing, PDFs by link, credit notes for refunds and lost disputes, and what a refund of a plan takes back. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listGrants, reconcileLedger } from '@deckwright/platform/billing';
import { reconcilePayments } from '@deckwright/platform/payments';
import { askStripeMock, checkAnswers, withoutStripeMock } from '@deckwright/testkit/stripe-contract';
import { without } from '@deckwright/testkit/without';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Body, type PaymentsStand, startPaymentsStand } from './_payments-stand.ts';
import type { Account } from './harness.ts';

let stand: PaymentsStand;
beforeAll(async () => {
  stand = await startPaymentsStand();
});
afterAll(() => stand.close());

const hasPoppler = !without('poppler');

const PROFILE = {
  kind: 'company',
  name: 'Zażółć Gęślą Jaźń Sp. z o.o.',
  address: { line1: 'ul. Świętokrzyska 18/4', city: 'Łódź', postal_code: '90-001' },
  country: 'PL',
  tax_id: { type: 'eu_vat', value: 'PL 856-734-62-15' },
  language: 'pl',
};
const STORED = {
  ...PROFILE,
  attention: null,
  address: { ...PROFILE.address, line2: null, state: null },
  tax_id: { type: 'eu_vat', value: 'PL8567346215' },
  email: null,
  purchase_order: null,
};

const putProfile = (as: Account, profile: unknown = PROFILE) => stand.read('/v1/billing/profile', as, { method: 'PUT', json: profile });
const issue = (as: Account, payment_id: unknown) => stand.read('/v1/billing/invoices', as, { json: { payment_id } });
const listed = async (as: Account) => (await stand.read('/v1/billing/invoices', as)).body['payments'] as Body[];
const download = async (invoice: Body) => new Uint8Array(await (await fetch(String(invoice['download_url']))).arrayBuffer());

async function topUp(as: Account, amount: number, card?: string): Promise<{ readonly topup_id: string; readonly payment_intent: string }> {
  const { body } = await stand.read('/v1/billing/checkout', as, { json: { amount } });
  await stand.pay(String(body['checkout_url']), card);
  await stand.double.settle();
  const { rows } = await stand.harness.db.query<{ payment_intent_id: string }>('SELECT payment_intent_id FROM topups WHERE topup_id = $1', [
    body['session_id'],
  ]);
  return { topup_id: String(body['session_id']), payment_intent: String(rows[0]?.payment_intent_id) };
}

describe('the billing profile', () => {
  it('is null until it is sent, and then what was sent last', async () => {
    const as = await stand.newAccount();
    expect(await stand.read('/v1/billing/profile', as)).toEqual({ status: 200, body: { profile: null } });
    expect(await putProfile(as)).toEqual({ status: 200, body: { profile: STORED } });
    await putProfile(as, {
      ...PROFILE,
      name: '株式会社日本プレゼンテーション研究所',
      country: 'JP',
      tax_id: { type: 'other', value: ' T123 ' },
    });
    expect((await stand.read('/v1/billing/profile', as)).body['profile']).toMatchObject({
      name: '株式会社日本プレゼンテーション研究所',
      tax_id: { type: 'other', value: 'T123' },
    });
  });

  it.each([
    ['name', { name: 'x'.repeat(201) }, /200/],
    ['name', { name: ' ' }, /letter or a digit/],
    ['name', { name: 'Acme \u202egnp.exe' }, /control characters/],
    ['country', { country: 'UK' }, /ISO 3166-1 alpha-2/],
    ['tax_id.value', { tax_id: { type: 'eu_vat', value: 'DE136695975' } }, /check digit does not fit.*typo/],
    ['email', { email: 'nobody' }, /e-mail address, such as/],
    ['language', { language: 'sv' }, /en.*pl/],
    ['address.city', { address: { line1: 'x' } }, /./],
  ])('with a wrong %s is refused by its name', async (field, wrong, says) => {
    const { status, body } = await putProfile(await stand.newAccount(), { ...PROFILE, ...wrong });
    expect([status, body]).toMatchObject([422, { code: 'request_invalid', detail: expect.stringMatching(says) }]);
    expect((body['errors'] as Body[])[0]).toMatchObject({ pointer: `/${field.replace('.', '/')}` });
  });
});

describe('the invoice of a top-up', () => {
  it('is issued once, stays as it was, and is the same file each time', async () => {
    const as = await stand.newAccount();
    const { topup_id, payment_intent } = await topUp(as, 100);
    const [payment] = await listed(as);
    expect(payment).toMatchObject({
      payment_id: `topup:${payment_intent}`,
      kind: 'topup',
      amount: 100,
      bonus: 15,
      returned: 0,
      invoice: null,
      credit_notes: [],
    });
    expect(await issue(as, payment?.['payment_id'])).toMatchObject({ status: 409, body: { code: 'billing_profile_required' } });
    await putProfile(as);
    const first = (await issue(as, payment?.['payment_id'])).body;
    expect(first).toMatchObject({
      kind: 'invoice',
      // The double takes no money, so the invoice is a sample, of a series of its own.
      invoice_number: expect.stringMatching(/^DW-TEST-\d{4}-\d{5}$/),
      is_test: true,
      total: 100,
      net: 84.03,
      tax: 15.97,
      lines: [
        { kind: 'topup', amount: 100 },
        { kind: 'bonus', amount: 0, credit: 15 },
      ],
      bill_to: STORED,
      credit_notes: [],
    });
    const file = await download(first);
    await putProfile(as, { ...PROFILE, name: 'Renamed', language: 'de' });
    const again = (await issue(as, topup_id)).body;
    const { download_url: _a, download_expires_at: _b, ...same } = first;
    expect(again).toMatchObject(same);
    const shown = await stand.read(`/v1/billing/invoices/${String(first['invoice_number'])}`, as);
    expect(shown).toMatchObject({ status: 200, body: same });
    expect(Buffer.from(await download(again)).equals(file)).toBe(true);
    expect(Buffer.from(await download(shown.body)).equals(file)).toBe(true);
    expect((await listed(as))[0]).toMatchObject({ invoice: { invoice_number: first['invoice_number'], total: 100 } });
    const head = await fetch(String(first['download_url']), { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type'), head.headers.get('content-disposition')]).toEqual([
      200,
      'application/pdf',
      `attachment; filename="${String(first['invoice_number'])}.pdf"`,
    ]);
    if (hasPoppler) expect(textOf(file)).toMatch(/Faktura[\s\S]*Wzór\.[\s\S]*Zażółć Gęślą Jaźń[\s\S]*100,00 USD/);
  });

  it('asked for by many at once is one invoice and one file', async () => {
    const as = await stand.newAccount();
    await putProfile(as);
    const { topup_id } = await topUp(as, 20);
    const answers = await Promise.all(Array.from({ length: 12 }, () => issue(as, topup_id)));
    expect(new Set(answers.map(({ body }) => body['invoice_number'])).size).toBe(1);
    const files = await Promise.all(answers.slice(0, 6).map(({ body }) => download(body)));
    expect(new Set(files.map((file) => Buffer.from(file).toString('base64'))).size).toBe(1);
  });

  it('is of nobody else, and of nothing that is not paid', async () => {
    const [as, other] = [await stand.newAccount(), await stand.newAccount()];
    await putProfile(as);
    await putProfile(other);
    const { topup_id } = await topUp(as, 20);
    const number = String((await issue(as, topup_id)).body['invoice_number']);
    expect(await issue(other, topup_id)).toMatchObject({ status: 404 });
    expect(await stand.read(`/v1/billing/invoices/${number}`, other)).toMatchObject({ status: 404 });
    expect(await listed(other)).toEqual([]);
    const open = (await stand.read('/v1/billing/checkout', as, { json: { amount: 10 } })).body;
    expect(await issue(as, open['session_id'])).toMatchObject({ status: 409, body: { code: 'payment_not_paid' } });
    const link = String((await issue(as, topup_id)).body['download_url']);
    expect((await fetch(link.replace(/sig=[^&]+/, 'sig=AAAA'))).status).toBe(403);
  });
});

const textOf = (pdf: Uint8Array): string => {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-invoice-'));
  try {
    writeFileSync(join(folder, 'invoice.pdf'), pdf);
    return execFileSync('pdftotext', ['-layout', join(folder, 'invoice.pdf'), '-'], { encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

describe('credit notes', () => {
  it('come once for each refund, however often and in whatever order the events come', async () => {
    const as = await stand.newAccount();
    await putProfile(as);
    const { topup_id, payment_intent } = await topUp(as, 100);
    const invoice = (await issue(as, topup_id)).body;
    Object.assign(stand.double.faults, { copies: 3, shuffled: true });
    await stand.payments.stripe.refunds.create({ payment_intent, amount: 4000 });
    await stand.payments.stripe.refunds.create({ payment_intent });
    await stand.double.settle();
    Object.assign(stand.double.faults, { copies: 1, shuffled: false });
    await reconcilePayments(stand.payments, 1);
    const shown = (await stand.read(`/v1/billing/invoices/${String(invoice['invoice_number'])}`, as)).body;
    // Refunds of one second have no order.
    const notes = (shown['credit_notes'] as Body[]).sort((a, b) => Number(a['total']) - Number(b['total']));
    expect(notes.map(({ total }) => total)).toEqual([40, 60]);
    expect(notes.reduce((cents, { tax }) => cents + Math.round(Number(tax) * 100), 0)).toBe(1597);
    expect(notes[0]).toMatchObject({
      kind: 'credit_note',
      invoice_number: expect.stringMatching(/^DW-TEST-CN-\d{4}-\d{5}$/),
      corrects: invoice['invoice_number'],
    });
    expect((await listed(as))[0]).toMatchObject({
      returned: 100,
      credit_notes: expect.arrayContaining([expect.objectContaining({ total: 40 }), expect.objectContaining({ total: 60 })]),
    });
    const note = await stand.read(`/v1/billing/invoices/${String(notes[0]?.['invoice_number'])}`, as);
    expect(note.body).toMatchObject({ corrects: invoice['invoice_number'], lines: [{ kind: 'refund', amount: 40 }], credit_notes: [] });
    if (hasPoppler) expect(textOf(await download(note.body))).toMatch(/Faktura korygująca[\s\S]*40,00/);
  });

  it('follow an invoice that is issued after the refund', async () => {
    const as = await stand.newAccount();
    await putProfile(as);
    const { topup_id, payment_intent } = await topUp(as, 50);
    await stand.payments.stripe.refunds.create({ payment_intent, amount: 1000 });
    await stand.double.settle();
    expect((await listed(as))[0]).toMatchObject({ returned: 10, invoice: null, credit_notes: [] });
    expect((await issue(as, topup_id)).body).toMatchObject({ total: 50, credit_notes: [{ total: 10 }] });
  });

  it('come for a dispute once it is lost, and not for one that is won', async () => {
    for (const [evidence, notes] of [
      ['losing_evidence', [{ total: 50 }]],
      ['winning_evidence', []],
    ] as const) {
      const as = await stand.newAccount();
      await putProfile(as);
      const { topup_id, payment_intent } = await topUp(as, 50, '4000000000000259');
      expect((await issue(as, topup_id)).body).toMatchObject({ total: 50, credit_notes: [] });
      const { data } = await stand.payments.stripe.disputes.list({ payment_intent });
      await stand.payments.stripe.disputes.update(String(data[0]?.id), { evidence: { uncategorized_text: evidence } });
      await stand.double.settle();
      expect((await listed(as))[0]).toMatchObject({ credit_notes: notes });
    }
  });
});

describe('a plan', () => {
  async function buyPlan(period = 'monthly', card?: string): Promise<{ readonly as: Account; readonly payment_intent: string }> {
    const as = await stand.newAccount();
    await putProfile(as, { ...PROFILE, language: 'en' });
    await stand.pay(
      String((await stand.read('/v1/billing/plans/checkout', as, { json: { plan: 'large', period } })).body['checkout_url']),
      card,
    );
    await stand.double.settle();
    return { as, payment_intent: await paymentOf(as) };
  }
  /** Of the newest period. */
  async function paymentOf(as: Account): Promise<string> {
    const invoice = String((await listed(as))[0]?.['payment_id']).slice('plan_paid:'.length);
    const { data } = await stand.payments.stripe.invoicePayments.list({ invoice });
    return String(data[0]?.payment.payment_intent);
  }
  const slidesOf = async (as: Account) => (await stand.balance(as))['plan'];

  it('has an invoice for each paid period, which says what was bought', async () => {
    const { as } = await buyPlan();
    const [payment] = await listed(as);
    expect(payment).toMatchObject({ kind: 'plan', amount: 79, plan: 'large', slides: 30, bonus: 0 });
    const invoice = (await issue(as, payment?.['payment_id'])).body;
    expect(invoice).toMatchObject({ total: 79, lines: [{ kind: 'plan', plan: 'Large', period: 'monthly', slides: 30, amount: 79 }] });
    if (hasPoppler) expect(textOf(await download(invoice))).toMatch(/Plan Large, one month[\s\S]*30 slides included[\s\S]*USD 79\.00/);
  });

  it('of which an upgrade takes unused time off shows both amounts', async () => {
    const { as } = await buyPlan();
    await stand.read('/v1/billing/plan/upgrade', as, { method: 'POST' });
    await stand.double.settle();
    const [payment] = await listed(as);
    const { body } = await issue(as, payment?.['payment_id']);
    const lines = body['lines'] as Body[];
    expect(lines).toMatchObject([{ kind: 'plan', period: 'yearly', slides: 360, amount: 790 }, { kind: 'unused' }]);
    expect(Number(lines[1]?.['amount'])).toBeLessThan(0);
    expect(lines.reduce((cents, { amount }) => cents + Math.round(Number(amount) * 100), 0)).toBe(Math.round(Number(body['total']) * 100));
    expect(body['total']).toBe(payment?.['amount']);
  });

  it('that is refunded in part loses that share of its slides, and the rest with the rest of its money', async () => {
    const { as, payment_intent } = await buyPlan();
    await issue(as, (await listed(as))[0]?.['payment_id']);
    expect(await (await stand.render(as)).json()).toMatchObject({ charged_to: 'plan' });
    Object.assign(stand.double.faults, { copies: 2, shuffled: true });
    // 30 slides for $79: a third is 9.99 slides, of which 9 are taken.
    await stand.payments.stripe.refunds.create({ payment_intent, amount: 2_633 });
    await stand.double.settle();
    expect(await slidesOf(as)).toMatchObject({ slides_left: 20 });
    await stand.payments.stripe.refunds.create({ payment_intent });
    await stand.double.settle();
    Object.assign(stand.double.faults, { copies: 1, shuffled: false });
    expect(await slidesOf(as)).toMatchObject({ slides_left: 0 });
    expect((await listGrants(stand.harness.db, as.account_id)).filter(({ book }) => book === 'plan_slides')).toEqual([]);
    expect((await listed(as))[0]).toMatchObject({ returned: 79, credit_notes: [{ total: 26.33 }, { total: 52.67 }] });
  });

  it('whose refund no event told of is found by the comparison', async () => {
    const { as, payment_intent } = await buyPlan();
    stand.double.faults.lost = 1;
    await stand.payments.stripe.refunds.create({ payment_intent });
    await stand.double.settle();
    stand.double.faults.lost = 0;
    expect(await slidesOf(as)).toMatchObject({ slides_left: 30 });
    await reconcilePayments(stand.payments, 1);
    expect(await slidesOf(as)).toMatchObject({ slides_left: 0 });
  });

  it('whose payment is disputed has no slides while the dispute lasts, and has them again when it is won', async () => {
    const { as, payment_intent } = await buyPlan('monthly', '4000000000000259');
    expect(await slidesOf(as)).toMatchObject({ slides_left: 0 });
    const { data } = await stand.payments.stripe.disputes.list({ payment_intent });
    await stand.payments.stripe.disputes.update(String(data[0]?.id), { evidence: { uncategorized_text: 'winning_evidence' } });
    await stand.double.settle();
    expect(await slidesOf(as)).toMatchObject({ slides_left: 30 });
    const [grant] = await listGrants(stand.harness.db, as.account_id);
    expect(grant).toMatchObject({ book: 'plan_slides', remaining: 30, expires_at: expect.any(String) });
  });
});

it('the ledger explains every row of it', async () => {
  expect(await reconcileLedger(stand.harness.db)).toEqual([]);
});

it.skipIf(withoutStripeMock)(
  'stripe-mock takes every request that we sent, and every answer was valid',
  async () => {
    const taken = stand.tap.exchanges.filter(({ status }) => status === 200);
    expect(await askStripeMock(taken)).toEqual([]);
    expect(checkAnswers(taken)).toEqual([]);
  },
  60_000,
);
