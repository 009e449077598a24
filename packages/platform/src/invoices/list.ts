/** Payments of an account that an invoice can be had for, each with its invoice and credit notes. */
import type { Queryable } from '../database/database.ts';
import type { InvoiceDocument } from './document.ts';

/** An invoice or a credit note, as lists show it. */
export interface IssuedInvoice {
  readonly kind: 'invoice' | 'credit_note';
  /** `DW-2026-00418`; of a credit note `DW-CN-2026-00003`. */
  readonly invoice_number: string;
  /** Names its PDF in signed links. */
  readonly file_id: string;
  readonly account_id: string;
  readonly payment_id: string;
  /** Of a credit note: the number of the invoice that it corrects. */
  readonly credit_of: string | null;
  /** Above zero for credit notes too. */
  readonly total_cents: number;
  readonly document: InvoiceDocument;
  /** RFC 3339, UTC. */
  readonly issued_at: string;
}

/** A paid top-up, or a paid period of a plan. */
export interface InvoiceablePayment {
  /** Its place in the ledger: the next page begins below that of the last. */
  readonly seq: number;
  /** The entry of the ledger that brought the money: `topup:pi_…` or `plan_paid:in_…`. */
  readonly payment_id: string;
  readonly kind: 'topup' | 'plan';
  /** RFC 3339, UTC. */
  readonly paid_at: string;
  readonly amount_cents: number;
  /** Credit that came on top; 0 for plans. */
  readonly bonus_cents: number;
  /** The plan's id in the catalogue; null for top-ups. */
  readonly plan: string | null;
  /** Slides that the period includes; null for top-ups. */
  readonly slides: number | null;
  /** Money that went back for good: refunds, and disputes that were lost. */
  readonly reversed_cents: number;
  readonly invoice: IssuedInvoice | null;
  /** Of the invoice, oldest first. */
  readonly credit_notes: readonly IssuedInvoice[];
}

type Row = Omit<InvoiceablePayment, 'invoice' | 'credit_notes'> & Record<string, unknown>;

/** Money that came in: a top-up, or a period of a plan. */
export const PAYMENTS = `SELECT t.seq, t.transfer_id AS payment_id, t.account_id, t.kind, t.created_at AS paid_at, t.amount AS amount_cents,
  COALESCE((SELECT b.amount FROM ledger_transfers b WHERE t.kind = 'topup' AND b.transfer_id = 'bonus:' || substr(t.transfer_id, 7)), 0)::bigint AS bonus_cents,
  CASE WHEN t.kind = 'plan' THEN COALESCE((SELECT p.plan FROM plan_periods p WHERE p.invoice_id = substr(t.transfer_id, 11)), regexp_replace(t.reason, '^plan ', '')) END AS plan,
  CASE WHEN t.kind = 'plan' THEN (SELECT s.amount FROM ledger_transfers s WHERE s.transfer_id = 'plan:' || substr(t.transfer_id, 11)) END AS slides,
  COALESCE((SELECT sum(r.amount_cents) FROM payment_reversals r WHERE r.payment_id = t.transfer_id), 0)::bigint AS reversed_cents
FROM ledger_transfers t WHERE t.from_book = 'processor_clearing' AND t.kind IN ('topup', 'plan')`;

export const ISSUED = 'kind, invoice_number, file_id, account_id, payment_id, credit_of, total_cents, document, issued_at';

/**
 * Newest first, below `before` when given, as the ledger is paged: give the `seq` of the last one to get the next page.
 * `db` may be the whole database or a transaction.
 */
export async function listInvoices(
  db: Queryable,
  account_id: string,
  { limit = 50, before = null }: { readonly limit?: number; readonly before?: number | null } = {},
): Promise<readonly InvoiceablePayment[]> {
  const { rows } = await db.query<Row>(
    `${PAYMENTS} AND t.account_id = $1 AND ($2::bigint IS NULL OR t.seq < $2) ORDER BY t.seq DESC LIMIT $3`,
    [account_id, before, limit],
  );
  const issued = await db.query<IssuedInvoice & Record<string, unknown>>(
    `SELECT ${ISSUED} FROM invoices WHERE account_id = $1 AND payment_id = ANY($2) ORDER BY issued_at, invoice_number`,
    [account_id, rows.map(({ payment_id }) => payment_id)],
  );
  return rows.map(({ seq, payment_id, kind, paid_at, amount_cents, bonus_cents, plan, slides, reversed_cents }) => {
    const own = issued.rows.filter((one) => one.payment_id === payment_id);
    return {
      seq,
      payment_id,
      kind,
      paid_at,
      amount_cents,
      bonus_cents,
      plan,
      slides,
      reversed_cents,
      invoice: own.find((one) => one.kind === 'invoice') ?? null,
      credit_notes: own.filter((one) => one.kind === 'credit_note'),
    };
  });
}

/** An invoice or a credit note of an account by its number; null when there is none. */
export async function findInvoice(db: Queryable, account_id: string, invoice_number: string): Promise<IssuedInvoice | null> {
  const { rows } = await db.query<IssuedInvoice & Record<string, unknown>>(
    `SELECT ${ISSUED} FROM invoices WHERE account_id = $1 AND invoice_number = $2`,
    [account_id, invoice_number],
  );
  return rows[0] ?? null;
}

/** The credit notes of an invoice, oldest first. */
export async function listCreditNotes(db: Queryable, invoice_number: string): Promise<readonly IssuedInvoice[]> {
  const { rows } = await db.query<IssuedInvoice & Record<string, unknown>>(
    `SELECT ${ISSUED} FROM invoices WHERE credit_of = $1 ORDER BY issued_at, invoice_number`,
    [invoice_number],
  );
  return rows;
}
