/** The PDF of an invoice: drawn when it is first asked for, and the same bytes from then on, also with a newer version of the engine. */
import type { Queryable } from '../database/database.ts';
import type { InvoiceDocument } from './document.ts';

/** Whether the path of a signed link names an invoice. */
export const isInvoiceFile = (file_id: string): boolean => /^inv_[\w-]{24}$/.test(file_id);

export interface InvoiceFile {
  readonly invoice_number: string;
  readonly account_id: string;
  readonly document: InvoiceDocument;
  /** Null until it is drawn. */
  readonly pdf: Uint8Array | null;
}

export async function readInvoiceFile(db: Queryable, file_id: string): Promise<InvoiceFile | null> {
  const { rows } = await db.query<InvoiceFile & Record<string, unknown>>(
    'SELECT invoice_number, account_id, document, pdf FROM invoices WHERE file_id = $1',
    [file_id],
  );
  return rows[0] ?? null;
}

/** Stores the PDF unless another was stored before; gives the one that is stored. */
export async function keepInvoicePdf(db: Queryable, invoice_number: string, pdf: Uint8Array): Promise<Uint8Array> {
  await db.query('UPDATE invoices SET pdf = $2 WHERE invoice_number = $1 AND pdf IS NULL', [invoice_number, Buffer.from(pdf)]);
  const { rows } = await db.query<{ pdf: Uint8Array | null }>('SELECT pdf FROM invoices WHERE invoice_number = $1', [invoice_number]);
  const stored = rows[0]?.pdf;
  if (stored == null) throw new Error(`${invoice_number} is gone.`);
  return stored;
}
