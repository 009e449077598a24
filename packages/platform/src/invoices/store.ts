/** Stores what is issued, and keeps two who work on one payment apart. */
import { randomBytes } from 'node:crypto';
import type { Queryable } from '../database/database.ts';
import type { InvoiceDocument } from './document.ts';

/** Held until the transaction ends: a payment is invoiced and credited by one at a time. Taken before any other lock. */
export const lockPayment = (sql: Queryable, payment_id: string) =>
  sql.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`invoice:${payment_id}`]);

export interface NewIssue {
  readonly account_id: string;
  readonly payment_id: string;
  readonly document: InvoiceDocument;
  /** Of a credit note. */
  readonly reversal_id: string | null;
  readonly now_ms: number;
}

export async function storeIssued(sql: Queryable, { account_id, payment_id, document, reversal_id, now_ms }: NewIssue): Promise<void> {
  await sql.query(
    `INSERT INTO invoices (invoice_number, file_id, account_id, kind, payment_id, credit_of, reversal_id, total_cents, document, issued_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      document.number,
      `inv_${randomBytes(18).toString('base64url')}`,
      account_id,
      document.kind,
      payment_id,
      document.credit_of?.number ?? null,
      reversal_id,
      document.total_cents,
      JSON.stringify(document),
      new Date(now_ms).toISOString(),
    ],
  );
}
