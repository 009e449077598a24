/** Reads the PDF that a request brings, as bytes, and refuses what a task could not read. This process never opens it. */
import type { Outcome } from '@deckwright/core/task';
import {
  fileTooDemanding,
  payloadTooLarge,
  pdfNotConvertible,
  pdfUnreadable,
  refuse,
  requestInvalid,
  urlUnfetchable,
} from '@deckwright/platform/errors';
import { type FormPart, ownTurn, UnfetchableFile, type UploadPolicy } from '@deckwright/platform/http';
import type { GatewayKit } from '../kit.ts';
import { fromDataOrBase64 } from './base64.ts';
import { refuseProcess } from './run-isolated.ts';
import { refuseFields, type Source } from './take-source.ts';

const MIB = 1024 * 1024;
export const PDF_BYTES = 25 * MIB;
export const ONE_PDF: UploadPolicy = { field: 'file', files: 1, file_bytes: PDF_BYTES, total_bytes: PDF_BYTES };

/** Errors of every route that has a PDF read. */
export const PDF_ERRORS = [requestInvalid, pdfUnreadable, pdfNotConvertible, fileTooDemanding, payloadTooLarge] as const;
export const PDF_SOURCE_ERRORS = [...PDF_ERRORS, urlUnfetchable] as const;

interface PdfFields {
  readonly pdf_url?: string | undefined;
  readonly pdf_base64?: string | undefined;
}

/** The file of a form, for callers without a key, who send nothing else. @throws ProblemError */
export function onePdf(parts: readonly FormPart[]): Source {
  const files = parts.filter((part) => part.kind === 'file');
  const [file] = files;
  if (files.length !== 1 || file === undefined)
    throw refuse(pdfUnreadable, {
      detail: files.length === 0 ? 'No file came.' : 'Several files came; one is read at a time.',
      remedy: 'Send one PDF as a part of a form (multipart/form-data).',
      extra: { reason: 'empty' },
    });
  return checked({ bytes: file.bytes, kind: 'file', field: file.name.slice(0, 60), name: file.file_name });
}

/** The one PDF of a request. @throws ProblemError */
export async function takePdf(
  { kit, parts }: { readonly kit: GatewayKit; readonly parts: readonly FormPart[] },
  { pdf_url, pdf_base64 }: PdfFields,
): Promise<Source> {
  const files = parts.filter((part) => part.kind === 'file');
  const sent = [...files.map(({ name }) => name.slice(0, 60)), ...(pdf_url ? ['pdf_url'] : []), ...(pdf_base64 ? ['pdf_base64'] : [])];
  if (sent.length !== 1)
    throw refuseFields(
      `Exactly one of pdf_url, pdf_base64 or a file is wanted; ${sent.length === 0 ? 'none is given' : `${sent.join(' and ')} are given`}.`,
      sent.length === 0 ? [''] : sent,
      'one_source',
    );
  if (files.length > 0) return onePdf(parts);
  if (pdf_base64) {
    await ownTurn();
    const bytes = fromDataOrBase64(pdf_base64);
    if (bytes === null || bytes.length === 0) throw refuseFields('pdf_base64 is not base64.', ['pdf_base64'], 'not_base64');
    return checked({ bytes, kind: 'base64', field: '/pdf_base64' });
  }
  try {
    return checked({ bytes: await kit.fetchDeck(pdf_url ?? '', PDF_BYTES), kind: 'url', field: '/pdf_url' });
  } catch (error) {
    if (!(error instanceof UnfetchableFile)) throw error;
    if (error.code === 'url_too_large') throw tooLarge('/pdf_url');
    throw refuse(urlUnfetchable, { detail: error.message, extra: { reason: error.code, field: '/pdf_url' } });
  }
}

function checked(source: Source): Source {
  if (source.bytes.length === 0) throw refuse(pdfUnreadable, { detail: 'The file is empty.', extra: { reason: 'empty' } });
  if (source.bytes.length > PDF_BYTES) throw tooLarge(source.field);
  return source;
}

const tooLarge = (field: string) =>
  refuse(payloadTooLarge, { detail: `The PDF is larger than 25 MB (${PDF_BYTES} bytes).`, extra: { limit_bytes: PDF_BYTES, field } });

/** The refusal of a PDF that could not be worked on. */
export function refusePdf(fault: Exclude<Outcome<object>, { outcome: 'done' }>) {
  const { code: reason, message: detail, remedy } = fault;
  const extra = { reason };
  if (fault.outcome === 'failed') return refuseProcess(fault);
  if (reason === 'too_large') return refuse(payloadTooLarge, { detail, remedy, extra });
  return refuse(['not_a_pdf', 'corrupted', 'empty'].includes(reason) ? pdfUnreadable : pdfNotConvertible, { detail, remedy, extra });
}
