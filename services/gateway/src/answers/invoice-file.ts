/** The PDF of an invoice: drawn when it is first asked for, and kept. */
import { notFound, refuse } from '@deckwright/platform/errors';
import { bytesReply, type RawCall, type Reply } from '@deckwright/platform/http';
import { keepInvoicePdf, readInvoiceFile } from '@deckwright/platform/invoices';
import { contentDisposition, type LinkClaims } from '@deckwright/platform/signing';
import type { GatewayKit } from '../kit.ts';

/** For the holder of a signed link. */
export async function invoiceFileReply({ kit, log }: Pick<RawCall<GatewayKit>, 'kit' | 'log'>, claims: LinkClaims): Promise<Reply> {
  const found = await readInvoiceFile(kit.db, claims.file_id);
  if (found === null) throw refuse(notFound, { detail: 'There is no such invoice.' });
  const { invoice_number, account_id, document } = found;
  log.info({ invoice_number, account_id }, 'invoice by link');
  const pdf = found.pdf ?? (await keepInvoicePdf(kit.db, invoice_number, await kit.drawing.invoice(document)));
  return bytesReply('application/pdf', pdf, {
    'Content-Disposition': contentDisposition(claims.disposition, claims.name || `${invoice_number}.pdf`),
    'Content-Security-Policy': "default-src 'none'; sandbox",
  });
}
