/** Issues the invoice of a payment: once, with a number of its own, and frozen from then on. */
import type { InvoiceIssuer, PlanOffer } from '../config/index.ts';
import type { Database, Queryable } from '../database/database.ts';
import { taxIn } from './amounts.ts';
import { creditIn } from './credit-notes.ts';
import type { InvoiceDocument, InvoiceLine } from './document.ts';
import { ISSUED, type IssuedInvoice, PAYMENTS } from './list.ts';
import { takeNumber } from './number.ts';
import { type BillingProfile, readProfile } from './profile.ts';
import { lockPayment, storeIssued } from './store.ts';

export interface InvoiceKit {
  readonly db: Database;
  /** Null: no invoices are issued. */
  readonly issuer: InvoiceIssuer | null;
  /** False: payments are tests, and so are their invoices. */
  readonly livemode: boolean;
  /** For the names of plans. */
  readonly plans: readonly PlanOffer[];
  /** By the database's clock, so that the numbers of a year do not depend on which process gives them. */
  readonly now: () => Promise<Date>;
}

/** The operator has not said who issues invoices. */
export class NoIssuer extends Error {}

/** The account has not said to whom its invoices go. */
export class NoProfile extends Error {}

/** The top-up has not been paid. */
export class NotPaid extends Error {}

interface Payment extends Record<string, unknown> {
  readonly payment_id: string;
  readonly kind: 'topup' | 'plan';
  readonly paid_at: string;
  readonly amount_cents: number;
  readonly bonus_cents: number;
  readonly plan: string | null;
  readonly slides: number | null;
}

/**
 * The invoice of a payment, issued now if it has none. `id` is that of the payment, or of a top-up. Called again, at the same time or later, it
 * gives the same invoice, whatever has changed since. Null: the account has no such payment. @throws NoIssuer, NoProfile, NotPaid
 */
export async function issueInvoice(kit: InvoiceKit, account_id: string, id: string): Promise<IssuedInvoice | null> {
  const now_ms = (await kit.now()).getTime();
  return kit.db.transaction(async (sql) => {
    const payment_id = await paymentOf(sql, account_id, id);
    await lockPayment(sql, payment_id);
    const { rows } = await sql.query<Payment>(`${PAYMENTS} AND t.account_id = $1 AND t.transfer_id = $2`, [account_id, payment_id]);
    const [payment] = rows;
    if (payment === undefined) return null;
    const before = await issuedFor(sql, payment_id);
    if (before !== null) return before;
    if (kit.issuer === null) throw new NoIssuer();
    const customer = await readProfile(sql, account_id);
    if (customer === null) throw new NoProfile();
    const document = await documentOf(sql, payment, { issuer: kit.issuer, customer, kit, now_ms });
    await storeIssued(sql, { account_id, payment_id, document, reversal_id: null, now_ms });
    // What went back before there was an invoice.
    await creditIn(sql, payment_id, now_ms);
    return issuedFor(sql, payment_id);
  });
}

/** @throws NotPaid */
async function paymentOf(sql: Queryable, account_id: string, id: string): Promise<string> {
  if (!id.startsWith('tu_')) return id;
  const { rows } = await sql.query<{ status: string; payment_intent_id: string | null }>(
    'SELECT status, payment_intent_id FROM topups WHERE account_id = $1 AND topup_id = $2',
    [account_id, id],
  );
  const [topup] = rows;
  if (topup === undefined) return id;
  if (topup.status !== 'paid') throw new NotPaid();
  return `topup:${topup.payment_intent_id}`;
}

async function issuedFor(sql: Queryable, payment_id: string): Promise<IssuedInvoice | null> {
  const { rows } = await sql.query<IssuedInvoice & Record<string, unknown>>(
    `SELECT ${ISSUED} FROM invoices WHERE payment_id = $1 AND kind = 'invoice'`,
    [payment_id],
  );
  return rows[0] ?? null;
}

interface Around {
  readonly issuer: InvoiceIssuer;
  readonly customer: BillingProfile;
  readonly kit: InvoiceKit;
  readonly now_ms: number;
}

/** The number is taken last, so that its counter is locked for as short as can be. */
async function documentOf(sql: Queryable, payment: Payment, { issuer, customer, kit, now_ms }: Around): Promise<InvoiceDocument> {
  const lines = payment.kind === 'topup' ? topupLines(payment) : await planLines(sql, payment, kit);
  const is_test = !kit.livemode;
  const { number, date } = await takeNumber(sql, { prefix: issuer.prefix, kind: 'invoice', is_test }, now_ms);
  const tax_cents = taxIn(payment.amount_cents, issuer.tax?.percent ?? 0);
  return {
    version: 1,
    kind: 'invoice',
    number,
    language: customer.language,
    issued_on: date,
    paid_on: payment.paid_at.slice(0, 10),
    reference: payment.payment_id.slice(payment.payment_id.indexOf(':') + 1),
    is_test,
    issuer,
    customer,
    currency: 'USD',
    lines,
    net_cents: payment.amount_cents - tax_cents,
    tax_cents,
    total_cents: payment.amount_cents,
  };
}

const topupLines = ({ amount_cents, bonus_cents }: Payment): readonly InvoiceLine[] => [
  { kind: 'topup', amount_cents },
  ...(bonus_cents > 0 ? [{ kind: 'bonus', credit_cents: bonus_cents, amount_cents: 0 } as const] : []),
];

async function planLines(sql: Queryable, payment: Payment, { plans }: InvoiceKit): Promise<readonly InvoiceLine[]> {
  const { rows } = await sql.query<{ period: 'monthly' | 'yearly'; price_cents: number; from: string; to: string }>(
    `SELECT period, price_cents, to_char(period_start AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS "from", to_char(period_end AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS "to"
     FROM plan_periods WHERE invoice_id = $1`,
    [payment.payment_id.slice('plan_paid:'.length)],
  );
  const [sold] = rows;
  const unused = (sold?.price_cents ?? 0) - payment.amount_cents;
  const plan = {
    kind: 'plan',
    plan: plans.find((offer) => offer.plan === payment.plan)?.name ?? payment.plan ?? '',
    period: sold?.period ?? null,
    slides: payment.slides ?? 0,
    from: sold?.from ?? null,
    to: sold?.to ?? null,
    amount_cents: payment.amount_cents + Math.max(0, unused),
  } as const;
  return unused > 0 ? [plan, { kind: 'unused', amount_cents: -unused }] : [plan];
}
