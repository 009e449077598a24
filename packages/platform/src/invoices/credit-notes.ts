/** Credit notes: one for each refund and each lost dispute of a payment that has an invoice. */
import type { Queryable } from '../database/database.ts';
import { taxInPart } from './amounts.ts';
import { ISSUED, type IssuedInvoice } from './list.ts';
import { takeNumber } from './number.ts';
import { lockPayment, storeIssued } from './store.ts';

export interface Reversal {
  readonly account_id: string;
  /** The entry of the ledger that brought the money. */
  readonly payment_id: string;
  readonly kind: 'refund' | 'dispute';
  /** The processor's id. */
  readonly reference: string;
  readonly amount_cents: number;
  /** When the money went back. */
  readonly at_ms: number;
}

/**
 * Stores, once, that money of a payment went back for good, and issues the credit note if the payment has an invoice. Part of the transaction that
 * moves the money, and its first step.
 */
export async function reverseIn(sql: Queryable, reversal: Reversal, now_ms: number): Promise<void> {
  const { account_id, payment_id, kind, reference, amount_cents, at_ms } = reversal;
  await lockPayment(sql, payment_id);
  await sql.query(
    `INSERT INTO payment_reversals (reversal_id, account_id, payment_id, amount_cents, created_at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
    [`${kind}:${reference}`, account_id, payment_id, amount_cents, new Date(at_ms).toISOString()],
  );
  await creditIn(sql, payment_id, now_ms);
}

interface Uncredited extends Record<string, unknown> {
  readonly reversal_id: string;
  readonly amount_cents: number;
  readonly date: string;
}

/** Issues the credit notes that a payment's invoice lacks; all together are never more than the invoice. The payment is locked. */
export async function creditIn(sql: Queryable, payment_id: string, now_ms: number): Promise<void> {
  const found = await sql.query<IssuedInvoice & Record<string, unknown>>(
    `SELECT ${ISSUED} FROM invoices WHERE payment_id = $1 AND kind = 'invoice'`,
    [payment_id],
  );
  const [invoice] = found.rows;
  if (invoice === undefined) return;
  const { rows } = await sql.query<Uncredited>(
    `SELECT r.reversal_id, r.amount_cents, to_char(r.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS date FROM payment_reversals r
     WHERE r.payment_id = $1 AND NOT EXISTS (SELECT 1 FROM invoices c WHERE c.reversal_id = r.reversal_id) ORDER BY r.created_at, r.reversal_id`,
    [payment_id],
  );
  if (rows.length === 0) return;
  const credited = await sql.query<{ cents: number }>(
    'SELECT COALESCE(sum(total_cents), 0)::bigint AS cents FROM invoices WHERE credit_of = $1',
    [invoice.invoice_number],
  );
  let before = credited.rows[0]?.cents ?? 0;
  for (const reversal of rows) {
    const part = Math.min(reversal.amount_cents, invoice.total_cents - before);
    if (part > 0) await creditOne(sql, invoice, reversal, { before, part, now_ms });
    before += part;
  }
}

async function creditOne(
  sql: Queryable,
  { account_id, payment_id, document: of }: IssuedInvoice,
  { reversal_id, date: paid_on }: Uncredited,
  { before, part, now_ms }: { readonly before: number; readonly part: number; readonly now_ms: number },
): Promise<void> {
  const { issuer, customer, language, currency, is_test } = of;
  const { number, date } = await takeNumber(sql, { prefix: issuer.prefix, kind: 'credit_note', is_test }, now_ms);
  const tax_cents = taxInPart(before, part, issuer.tax?.percent ?? 0);
  const colon = reversal_id.indexOf(':');
  const document = {
    version: 1,
    kind: 'credit_note',
    number,
    language,
    issued_on: date,
    paid_on,
    reference: reversal_id.slice(colon + 1),
    is_test,
    issuer,
    customer,
    credit_of: { number: of.number, issued_on: of.issued_on },
    currency,
    lines: [{ kind: reversal_id.slice(0, colon) === 'dispute' ? 'dispute' : 'refund', amount_cents: part }],
    net_cents: part - tax_cents,
    tax_cents,
    total_cents: part,
  } as const;
  await storeIssued(sql, { account_id, payment_id, document, reversal_id, now_ms });
}
