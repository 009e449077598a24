/** Issuing on a real database: one invoice a payment and numbers without a gap, whoever asks at the same time and whatever dies in between. */
import { type SharedPostgres, shareTestPostgres } from '@deckwright/testkit/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { credit } from '../../src/billing/index.ts';
import type { InvoiceIssuer } from '../../src/config/index.ts';
import { type Database, openDatabase } from '../../src/database/index.ts';
import { createKeyStore } from '../../src/identity/index.ts';
import { type InvoiceKit, issueInvoice, listInvoices, NoIssuer, NoProfile, reverseIn, saveProfile } from '../../src/invoices/index.ts';

const ISSUER: InvoiceIssuer = {
  name: 'Example GmbH',
  address: ['Beispielweg 1', '10115 Berlin'],
  country: 'DE',
  prefix: 'EX',
  tax: { name: 'VAT', percent: 19 },
};
const PROFILE = { kind: 'company', name: 'Acme', address: { line1: '1 Main Street', city: 'Austin' }, country: 'US' } as const;

let server: SharedPostgres;
let db: Database;
let url: string;
const clock = { now_ms: Date.parse('2026-11-23T12:00:00Z') };
const kitOn = (on: Database): InvoiceKit => ({
  db: on,
  issuer: ISSUER,
  livemode: true,
  plans: [],
  now: async () => new Date(clock.now_ms),
});

beforeAll(async () => {
  server = await shareTestPostgres();
  url = await server.createDatabase();
  db = openDatabase({ url });
});
afterAll(async () => {
  await db?.close();
  await server?.stop();
});

let serial = 0;
async function newAccount(): Promise<string> {
  const account_id = await createKeyStore(db, () => Date.now()).createAccount(`customer ${++serial}`);
  await saveProfile(db, account_id, PROFILE);
  return account_id;
}

async function pay(account_id: string, amount = 5_000): Promise<string> {
  const reference = `pi_${++serial}`;
  await credit(db, { account_id, kind: 'topup', amount, reference, reason: 'top-up' });
  return `topup:${reference}`;
}

const refund = (account_id: string, payment_id: string, reference: string, amount_cents: number) =>
  db.transaction((sql) =>
    reverseIn(sql, { account_id, payment_id, kind: 'refund', reference, amount_cents, at_ms: clock.now_ms }, clock.now_ms),
  );

/** What follows the year in the numbers of a series, in their order. */
async function numbersOf(series: string): Promise<readonly number[]> {
  const { rows } = await db.query<{ invoice_number: string }>('SELECT invoice_number FROM invoices ORDER BY invoice_number');
  return rows.filter((row) => row.invoice_number.startsWith(series)).map((row) => Number(row.invoice_number.slice(series.length)));
}
const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1);

describe('an invoice', () => {
  it('has the next number, and is the same whatever changes afterwards', async () => {
    const account_id = await newAccount();
    const payment_id = await pay(account_id);
    const first = await issueInvoice(kitOn(db), account_id, payment_id);
    expect(first?.document).toMatchObject({
      number: expect.stringMatching(/^EX-2026-\d{5}$/),
      issued_on: '2026-11-23',
      lines: [
        { kind: 'topup', amount_cents: 5_000 },
        { kind: 'bonus', credit_cents: 500, amount_cents: 0 },
      ],
      net_cents: 4_202,
      tax_cents: 798,
      total_cents: 5_000,
      customer: { name: 'Acme', language: 'en' },
    });
    await saveProfile(db, account_id, { ...PROFILE, name: 'Renamed', language: 'de' });
    const second = await issueInvoice({ ...kitOn(db), issuer: null }, account_id, payment_id);
    expect(second).toEqual(first);
    await expect(db.query('UPDATE invoices SET total_cents = 1 WHERE payment_id = $1', [payment_id])).rejects.toThrow(/stay as they were/);
    await expect(db.query('DELETE FROM invoices WHERE payment_id = $1', [payment_id])).rejects.toThrow(/stay as they were/);
  });

  it('needs an issuer and a profile, and a payment of the same account', async () => {
    const account_id = await createKeyStore(db, () => Date.now()).createAccount('without profile');
    const payment_id = await pay(account_id);
    await expect(issueInvoice({ ...kitOn(db), issuer: null }, account_id, payment_id)).rejects.toThrow(NoIssuer);
    await expect(issueInvoice(kitOn(db), account_id, payment_id)).rejects.toThrow(NoProfile);
    expect(await issueInvoice(kitOn(db), await newAccount(), payment_id)).toBeNull();
    expect(await issueInvoice(kitOn(db), account_id, 'topup:nothing')).toBeNull();
  });

  it('of a test payment is numbered apart, and a new year begins at 1', async () => {
    const account_id = await newAccount();
    const test = await issueInvoice({ ...kitOn(db), livemode: false }, account_id, await pay(account_id));
    expect(test).toMatchObject({ invoice_number: 'EX-TEST-2026-00001', document: { is_test: true } });
    const next = await issueInvoice({ ...kitOn(db), now: async () => new Date('2027-01-01T00:00:01Z') }, account_id, await pay(account_id));
    expect(next).toMatchObject({ invoice_number: 'EX-2027-00001', document: { issued_on: '2027-01-01' } });
    // A process whose clock is behind: the later number has no earlier date.
    await issueInvoice({ ...kitOn(db), now: async () => new Date('2027-05-02T00:00:00Z') }, account_id, await pay(account_id));
    const late = await issueInvoice({ ...kitOn(db), now: async () => new Date('2027-05-01T23:59:59Z') }, account_id, await pay(account_id));
    expect(late).toMatchObject({ invoice_number: 'EX-2027-00003', document: { issued_on: '2027-05-02' } });
  });
});

describe('credit notes', () => {
  it('come once for each refund, with their share of the tax, and never above the invoice', async () => {
    const account_id = await newAccount();
    const payment_id = await pay(account_id);
    await issueInvoice(kitOn(db), account_id, payment_id);
    await refund(account_id, payment_id, 're_a', 1_234);
    await refund(account_id, payment_id, 're_b', 3_000);
    await refund(account_id, payment_id, 're_a', 1_234);
    // More than was paid, as when a refund is disputed too.
    await refund(account_id, payment_id, 're_c', 3_000);
    await refund(account_id, payment_id, 're_d', 10);
    const [payment] = await listInvoices(db, account_id);
    const notes = payment?.credit_notes.map(({ document }) => document) ?? [];
    expect(notes.map(({ total_cents }) => total_cents)).toEqual([1_234, 3_000, 766]);
    expect(notes.reduce((sum, { tax_cents }) => sum + tax_cents, 0)).toBe(798);
    expect(notes[0]).toMatchObject({
      number: expect.stringMatching(/^EX-CN-2026-\d{5}$/),
      credit_of: { number: payment?.invoice?.invoice_number, issued_on: '2026-11-23' },
      lines: [{ kind: 'refund', amount_cents: 1_234 }],
    });
  });

  it('follow an invoice that is issued after the refund', async () => {
    const account_id = await newAccount();
    const payment_id = await pay(account_id);
    await refund(account_id, payment_id, 're_early', 5_000);
    expect((await listInvoices(db, account_id))[0]).toMatchObject({ invoice: null, credit_notes: [], reversed_cents: 5_000 });
    const invoice = await issueInvoice(kitOn(db), account_id, payment_id);
    expect(invoice).toMatchObject({ total_cents: 5_000 });
    expect((await listInvoices(db, account_id))[0]?.credit_notes).toMatchObject([
      { total_cents: 5_000, credit_of: invoice?.invoice_number },
    ]);
  });

  it('lose none when an invoice is issued at the moment of the refund', async () => {
    const account_id = await newAccount();
    const payments = await Promise.all(upTo(20).map(() => pay(account_id)));
    await Promise.all(
      payments.flatMap((payment_id, i) => [
        issueInvoice(kitOn(db), account_id, payment_id),
        refund(account_id, payment_id, `re_race_${i}`, 2_000),
      ]),
    );
    const listed = await listInvoices(db, account_id, { limit: 100 });
    expect(listed.map(({ credit_notes }) => credit_notes.length)).toEqual(payments.map(() => 1));
  });
});

it('the list goes on from page to page', async () => {
  const account_id = await newAccount();
  const payments = [await pay(account_id), await pay(account_id), await pay(account_id)].toReversed();
  const first = await listInvoices(db, account_id, { limit: 2 });
  const second = await listInvoices(db, account_id, { limit: 2, before: first.at(-1)?.seq ?? null });
  expect([...first, ...second].map(({ payment_id }) => payment_id)).toEqual(payments);
});

it('I14 200 who ask at once for 100 payments over 8 connections, half of which are cut, leave numbers without a gap', async () => {
  const accounts = await Promise.all(upTo(10).map(newAccount));
  const payments = await Promise.all(
    upTo(100).map(async (i) => ({ account_id: accounts[i % 10] ?? '', payment_id: await pay(accounts[i % 10] ?? '') })),
  );
  const crowd = openDatabase({ url, max: 8, application_name: 'crowd', onError: () => {} });
  let isOver = false;
  let cut = 0;
  const cutting = (async () => {
    while (!isOver) {
      // Half of the connections, in the middle of whatever they do.
      const { rowCount } = await db.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'crowd' AND state <> 'idle' AND pid % 2 = 0`,
      );
      cut += rowCount;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();
  const askUntilAnswered = async ({ account_id, payment_id }: (typeof payments)[number]): Promise<string> => {
    for (;;) {
      try {
        return String((await issueInvoice(kitOn(crowd), account_id, payment_id))?.invoice_number);
      } catch {
        // Cut: the caller asks again, as callers do.
      }
    }
  };
  const before = await numbersOf('EX-2026-');
  const answers = await Promise.all([...payments, ...payments].map(askUntilAnswered));
  isOver = true;
  await cutting;
  await crowd.close();
  expect(cut).toBeGreaterThan(0);
  expect(answers.slice(0, 100)).toEqual(answers.slice(100));
  expect(new Set(answers).size).toBe(100);
  expect(await numbersOf('EX-2026-')).toEqual(upTo(before.length + 100));
  expect(await numbersOf('EX-CN-2026-')).toEqual(upTo((await numbersOf('EX-CN-2026-')).length));
});
