/** Takes the document of a request, as bytes, and has it read in an isolate. This process never opens it. */
import type { ReadDocumentOrder } from '@deckwright/convert/document/read-document.task';
import type { Outcome } from '@deckwright/core/task';
import {
  documentUnreadable,
  documentUnusable,
  fileTooDemanding,
  payloadTooLarge,
  refuse,
  requestInvalid,
  urlUnfetchable,
} from '@deckwright/platform/errors';
import { type FormPart, ownTurn, UnfetchableFile, type UploadPolicy } from '@deckwright/platform/http';
import type { GatewayKit } from '../kit.ts';
import { MAX_DOCUMENT, MAX_OUTLINE } from '../schemas/document.ts';
import { fromDataOrBase64 } from './base64.ts';
import { refuseProcess } from './run-isolated.ts';
import { refuseFields } from './take-source.ts';

const MIB = 1024 * 1024;
export const DOCUMENT_BYTES = 25 * MIB;
/** Documents, and pictures that they name. */
export const DOCUMENT_UPLOAD: UploadPolicy = { field: 'file', files: 40, file_bytes: DOCUMENT_BYTES, total_bytes: 50 * MIB };
export const ONE_DOCUMENT: UploadPolicy = { field: 'file', files: 1, file_bytes: DOCUMENT_BYTES, total_bytes: DOCUMENT_BYTES };

/** Errors of every route that has a document read. */
export const DOCUMENT_ERRORS = [requestInvalid, documentUnreadable, documentUnusable, fileTooDemanding, payloadTooLarge] as const;
export const DOCUMENT_SOURCE_ERRORS = [...DOCUMENT_ERRORS, urlUnfetchable] as const;

export interface SentDocument {
  readonly order: ReadDocumentOrder;
  readonly files: readonly Uint8Array[];
  /** Of the first file; a placeholder where it came without one. */
  readonly name: string;
  readonly isNamed: boolean;
  /** An outline of it that was edited. */
  readonly outline?: string;
}

interface DocumentFields {
  readonly document_base64?: string | undefined;
  readonly document_url?: string | undefined;
  readonly file_name?: string | undefined;
  readonly pictures?: readonly { readonly address: string; readonly data: string }[] | undefined;
  readonly outline?: string | undefined;
}

interface NamedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const UNNAMED = 'document';

/** The documents of a request with what lies beside them. @throws ProblemError */
export async function takeDocument(
  { kit, parts }: { readonly kit: GatewayKit; readonly parts: readonly FormPart[] },
  fields: DocumentFields,
): Promise<SentDocument> {
  const { document_base64, document_url, file_name } = fields;
  const files = parts.filter((part) => part.kind === 'file');
  const documents = files.filter(({ name }) => name !== 'picture' && name !== 'outline');
  const sent = [
    ...(documents.length === 0 ? [] : ['file']),
    ...(document_base64 ? ['document_base64'] : []),
    ...(document_url ? ['document_url'] : []),
  ];
  if (sent.length !== 1)
    throw refuseFields(
      `Exactly one of a form's files, document_base64 or document_url is wanted; ${sent.length === 0 ? 'none is given' : `${sent.join(' and ')} are given`}.`,
      sent.length === 0 ? [''] : sent,
      'one_source',
    );
  const beside = [...filesNamed(files, 'picture'), ...(await picturesIn(fields.pictures ?? []))];
  const outline = outlineIn(files) ?? fields.outline;
  return sentDocument(await documentsIn(kit, documents, fields), beside, file_name, outline);
}

/** The one file of a form, for callers without a key. @throws ProblemError */
export function oneDocument(parts: readonly FormPart[]): SentDocument {
  const files = parts.filter((part) => part.kind === 'file');
  if (files.length !== 1)
    throw refuse(documentUnreadable, {
      detail: files.length === 0 ? 'No file came.' : 'Several files came; one is read at a time.',
      remedy: 'Send one document as a part of a form (multipart/form-data).',
      extra: { reason: 'empty' },
    });
  return sentDocument(files.map(namedFile), [], undefined, undefined);
}

const namedFile = ({ file_name, bytes }: { readonly file_name: string; readonly bytes: Uint8Array }): NamedFile => ({
  name: file_name.slice(0, 200),
  bytes,
});

const filesNamed = (files: readonly Extract<FormPart, { kind: 'file' }>[], field: string): readonly NamedFile[] =>
  files.filter(({ name }) => name === field).map(namedFile);

function sentDocument(
  documents: readonly NamedFile[],
  beside: readonly NamedFile[],
  file_name: string | undefined,
  outline: string | undefined,
): SentDocument {
  const all = [...documents, ...beside];
  const total = all.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (total > DOCUMENT_UPLOAD.total_bytes) throw tooLarge('The files are', DOCUMENT_UPLOAD.total_bytes, '');
  const own = file_name ?? documents[0]?.name ?? '';
  const name = own === '' ? UNNAMED : own;
  const names = all.map((one, i) => (i === 0 ? name : one.name === '' ? `${UNNAMED} ${i + 1}` : one.name));
  return {
    order: { names, beside: beside.length, for_slides: true, limits: { characters: MAX_DOCUMENT } },
    files: all.map(({ bytes }) => bytes),
    name,
    isNamed: own !== '',
    ...(outline === undefined || outline.trim() === '' ? {} : { outline }),
  };
}

async function documentsIn(
  kit: GatewayKit,
  files: readonly Extract<FormPart, { kind: 'file' }>[],
  { document_base64, document_url }: DocumentFields,
): Promise<readonly NamedFile[]> {
  if (files.length > 0) return files.map(namedFile);
  if (document_base64) return [{ name: '', bytes: await decoded(document_base64, 'document_base64') }];
  try {
    return [{ name: nameIn(document_url ?? ''), bytes: await kit.fetchDeck(document_url ?? '', DOCUMENT_BYTES) }];
  } catch (error) {
    if (!(error instanceof UnfetchableFile)) throw error;
    if (error.code === 'url_too_large') throw tooLarge('The document is', DOCUMENT_BYTES, '/document_url');
    throw refuse(urlUnfetchable, { detail: error.message, extra: { reason: error.code, field: '/document_url' } });
  }
}

/** What an address calls its file. */
function nameIn(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : '';
  return path.slice(path.lastIndexOf('/') + 1).slice(0, 200);
}

async function picturesIn(pictures: NonNullable<DocumentFields['pictures']>): Promise<readonly NamedFile[]> {
  const out: NamedFile[] = [];
  for (const [i, { address, data }] of pictures.entries()) out.push({ name: address, bytes: await decoded(data, `pictures/${i}/data`) });
  return out;
}

async function decoded(text: string, field: string): Promise<Uint8Array> {
  await ownTurn();
  const bytes = fromDataOrBase64(text);
  if (bytes === null || bytes.length === 0) throw refuseFields(`${field} is not base64.`, [field], 'not_base64');
  if (bytes.length > DOCUMENT_BYTES) throw tooLarge('The document is', DOCUMENT_BYTES, `/${field}`);
  return bytes;
}

/** As a file of the form: it may be longer than a field. */
function outlineIn(files: readonly Extract<FormPart, { kind: 'file' }>[]): string | undefined {
  const [file] = files.filter(({ name }) => name === 'outline');
  if (file === undefined) return undefined;
  if (file.bytes.length > MAX_OUTLINE) throw tooLarge('The outline is', MAX_OUTLINE, '/outline');
  return new TextDecoder().decode(file.bytes);
}

const tooLarge = (what: string, limit_bytes: number, field: string) =>
  refuse(payloadTooLarge, { detail: `${what} larger than ${limit_bytes} bytes.`, extra: { limit_bytes, field } });

const UNREADABLE: ReadonlySet<string> = new Set(['empty', 'unknown_format', 'damaged']);

/** The refusal of a document that could not be read. */
export function refuseDocument(fault: Exclude<Outcome<object>, { outcome: 'done' }>) {
  if (fault.outcome === 'failed') return refuseProcess(fault);
  const { code: reason, message: detail, remedy } = fault;
  const extra = { reason, ...(fault.part === undefined ? {} : { part: fault.part }) };
  if (reason === 'too_large') return refuse(payloadTooLarge, { detail, remedy, extra });
  return refuse(UNREADABLE.has(reason) ? documentUnreadable : documentUnusable, { detail, remedy, extra });
}
