/**
 * Reads the deck that a request names, as bytes: a file of a form, base64, a job of the account, or an address. This process never opens
 * it.
 */
import {
  type FieldError,
  fileUnreadable,
  jobNotReady,
  notFound,
  payloadTooLarge,
  refuse,
  requestInvalid,
  urlUnfetchable,
} from '@deckwright/platform/errors';
import { type FormPart, fetchFile, ownTurn, type Principal, pointer, UnfetchableFile } from '@deckwright/platform/http';
import { isFinal } from '@deckwright/platform/jobs';
import { readChecked } from '@deckwright/platform/object-store';
import { findJob } from '../answers/find-job.ts';
import type { GatewayKit } from '../kit.ts';
import { fromBase64 } from './base64.ts';
import type { SourceFields } from './source-fields.ts';

export interface Source {
  readonly bytes: Uint8Array;
  readonly kind: 'file' | 'base64' | 'job' | 'url' | 'asset';
  /** Of a job. */
  readonly job_id?: string;
  /** Of a job, or what the sender calls the file. */
  readonly name?: string | null;
  /** Where it stands in the request, for refusals. */
  readonly field: string;
}

/** What is needed of a call. */
export interface SourceCall {
  readonly kit: GatewayKit;
  readonly principal: Principal;
  readonly parts: readonly FormPart[];
}

/** Errors that a route which takes a source can give. */
export const SOURCE_ERRORS = [requestInvalid, notFound, jobNotReady, fileUnreadable, urlUnfetchable, payloadTooLarge] as const;

const KINDS = ['job_id', 'pptx_url', 'pptx_base64'] as const;

/**
 * The one source of a request.
 * @throws ProblemError of `SOURCE_ERRORS`
 */
export async function takeSource(call: SourceCall, fields: SourceFields, max_bytes: number): Promise<Source> {
  const files = call.parts.filter((part) => part.kind === 'file');
  const sentKinds = KINDS.filter((kind) => fields[kind] !== undefined);
  if (files.length + sentKinds.length !== 1) {
    const given = [...files.map(({ name }) => name.slice(0, 60)), ...sentKinds];
    const what = given.length === 0 ? 'none is given' : `${given.join(' and ')} are given`;
    throw refuseFields(`Exactly one of ${KINDS.join(', ')} or a file is wanted; ${what}.`, given.length === 0 ? [''] : given, 'one_source');
  }
  const [file] = files;
  if (file) return fileSource(file.bytes, file.name);
  return namedSource(call, fields, max_bytes, '');
}

/**
 * The source that fields name, of which just one is given.
 * @param at where the fields stand in the body, as a JSON Pointer
 */
export async function namedSource(call: SourceCall, fields: SourceFields, max_bytes: number, at: string): Promise<Source> {
  if (fields.pptx_base64 !== undefined) {
    await ownTurn();
    return base64Source(fields.pptx_base64, max_bytes, `${at}/pptx_base64`);
  }
  if (fields.pptx_url !== undefined) return urlSource(call, fields.pptx_url, max_bytes, `${at}/pptx_url`);
  return jobSource(call, fields.job_id ?? '', max_bytes, `${at}/job_id`);
}

/** @throws ProblemError for a file of no bytes */
export function fileSource(bytes: Uint8Array, field: string): Source {
  if (bytes.length === 0)
    throw refuse(fileUnreadable, { detail: 'The file is empty.', extra: { reason: 'empty', field: field.slice(0, 60) } });
  return { bytes, kind: 'file', field: field.slice(0, 60) };
}

function base64Source(text: string, max_bytes: number, field: string): Source {
  const bytes = fromBase64(text);
  if (bytes === null || bytes.length === 0) throw refuseFields('pptx_base64 is not base64.', [field.slice(1)], 'not_base64');
  if (bytes.length > max_bytes) throw tooLarge(max_bytes, field);
  return { bytes, kind: 'base64', field };
}

async function urlSource(call: SourceCall, url: string, max_bytes: number, field: string): Promise<Source> {
  try {
    const bytes = await call.kit.fetchDeck(url, max_bytes);
    if (bytes.length === 0)
      throw refuse(urlUnfetchable, { detail: 'The address answered with nothing.', extra: { reason: 'url_status', field } });
    return { bytes, kind: 'url', field };
  } catch (error) {
    if (!(error instanceof UnfetchableFile)) throw error;
    if (error.code === 'url_too_large') throw tooLarge(max_bytes, field);
    throw refuse(urlUnfetchable, { detail: error.message, extra: { reason: error.code, field } });
  }
}

async function jobSource(call: SourceCall, job_id: string, max_bytes: number, field: string): Promise<Source> {
  const job = await findJob(call.kit, call.principal, job_id);
  const file = job.files.find(({ kind }) => kind === 'pptx');
  if (file === undefined) {
    const extra = { job_status: job.status, field };
    if (!isFinal(job.status)) throw refuse(jobNotReady, { detail: `The job is ${job.status}.`, extra }, { 'Retry-After': '1' });
    throw refuse(notFound, { detail: `The job is ${job.status} and has no .pptx.`, extra });
  }
  if (file.bytes > max_bytes) throw tooLarge(max_bytes, field);
  const bytes = await readChecked(call.kit.files, file);
  if (bytes === null) throw refuse(notFound, { detail: 'The file of the job is no longer kept.', extra: { field } });
  return { bytes, kind: 'job', job_id, name: job.name, field };
}

const tooLarge = (limit_bytes: number, field: string) =>
  refuse(payloadTooLarge, { detail: `The deck is larger than ${limit_bytes} bytes.`, extra: { limit_bytes, field } });

/** A 422 that names the fields at fault, dotted or slashed paths as they stand in the body. */
export function refuseFields(detail: string, fields: readonly string[], code: string) {
  const errors = fields.map((field): FieldError => {
    const path = field.split('/').filter(Boolean);
    return { loc: ['body', ...path], pointer: pointer(path), code, type: code, msg: detail };
  });
  return refuse(requestInvalid, { detail, errors });
}

/** The real world's way to fetch: see `fetchFile`. */
export const fetchDeck = (url: string, bytes: number): Promise<Uint8Array> => fetchFile(url, { bytes, time_ms: 10_000, redirects: 3 });
