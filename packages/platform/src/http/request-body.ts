/** Reads a JSON body. Its size is checked before it is parsed, and its keys keep their order. */
import type { IncomingMessage } from 'node:http';
import { invalidForm, invalidJson, payloadTooLarge, refuse, unsupportedMediaType } from '../errors/index.ts';
import type { Reservation } from './byte-budget.ts';
import { checkText, mayHoldBadText } from './check-text.ts';
import { OWN_TURN_BYTES, ownTurn } from './own-turn.ts';
import { sha256 } from './sha256.ts';
import { sizeInWords } from './size-in-words.ts';

/** 10 MB, the largest body that a JSON endpoint reads unless it says otherwise. */
export const MAX_BODY_BYTES = 10 * 1024 * 1024;
/** How much of a refused body is still taken off the wire, so that the caller gets to read the answer. */
const MAX_DISCARDED_BYTES = 64 * 1024 * 1024;

/** Reads JSON strictly (no duplicate keys, bounded depth) and keeps key order; made elsewhere, given in. */
export type ReadJson = (text: string) => { readonly ok: true; readonly value: unknown } | JsonFault;

export interface JsonFault {
  readonly ok: false;
  /** Which rule was broken, for example `duplicate_key`. */
  readonly code?: string;
  readonly detail: string;
  /** UTF-16 index; line and column count from 1. */
  readonly position: number;
  readonly line?: number;
  readonly column?: number;
}

export interface RequestBody {
  readonly text: string;
  readonly sha256: string;
  readonly json: unknown;
}

/** Whether the request says that it has no body at all. */
export function hasNoBody(request: IncomingMessage): boolean {
  return request.headers['transfer-encoding'] === undefined && (request.headers['content-length'] ?? '0') === '0';
}

/** How a route wants its body. */
export interface BodyRules {
  /** Largest body, bytes. */
  readonly bytes: number;
  /** Media types that are read, JSON first. */
  readonly types: readonly string[];
  readonly held: Reservation;
}

/** @throws ProblemError 415, 413, 400, 422 for text that is none, or 503 */
export async function readJsonBody(request: IncomingMessage, readJson: ReadJson, rules: BodyRules): Promise<RequestBody> {
  checkMediaType(request, rules.types);
  const bytes = await readBytes(request, rules);
  const hash = await sha256(bytes);
  const isLarge = bytes.length > OWN_TURN_BYTES;
  if (isLarge) await ownTurn();
  const text = decode(bytes);
  if (!/\S/.test(text)) throw refuse(invalidJson, { detail: 'The body is empty; a JSON object is expected.', extra: { position: 0 } });
  const read = readJson(text);
  if (!read.ok) {
    const { ok: _, code: reason, detail, ...place } = read;
    throw refuse(invalidJson, {
      detail: place.line === undefined ? detail : `${detail} (line ${place.line}, column ${place.column})`,
      extra: { reason, ...place },
    });
  }
  if (mayHoldBadText(text)) checkText('body', read.value);
  // What is done with it begins in another turn than the one that read it.
  if (isLarge) await ownTurn();
  return { text, sha256: hash, json: read.value };
}

const FORM = 'application/x-www-form-urlencoded';

/** A form as an object of texts. @throws ProblemError 415, 413, 400 for a field that is sent twice, 422 for text that is none, or 503 */
export async function readFormBody(request: IncomingMessage, { bytes, held }: Pick<BodyRules, 'bytes' | 'held'>): Promise<RequestBody> {
  const type = mediaType(request);
  if (type !== FORM) {
    const detail = type === '' ? 'The request has no Content-Type.' : `Content-Type is ${type.slice(0, 100)}.`;
    throw refuse(unsupportedMediaType, { detail, remedy: `Send ${FORM}.`, extra: { allowed_types: [FORM] } });
  }
  checkEncoding(request);
  const sent = await readBytes(request, { bytes, held, types: [] });
  const text = decode(sent);
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    checkText('body', { [name]: value });
    // Which of two is meant, others may judge otherwise.
    if (fields.has(name)) throw refuse(invalidForm, { detail: `The field ${name.slice(0, 100)} stands in the form more than once.` });
    fields.set(name, value);
  }
  return { text, sha256: await sha256(sent), json: Object.fromEntries(fields) };
}

/** The media type of the body as the request declares it, in lower case and without parameters; `''` where it declares none. */
export const mediaType = (request: IncomingMessage): string =>
  (request.headers['content-type'] ?? '').toLowerCase().split(';', 1)[0]!.trim();

/** Nothing is inflated in this process: a few kilobytes may hide gigabytes. @throws ProblemError 415 */
export function checkEncoding(request: IncomingMessage): void {
  const encoding = request.headers['content-encoding'];
  if (encoding === undefined || encoding === 'identity') return;
  throw refuse(unsupportedMediaType, { detail: `Content-Encoding is ${encoding.slice(0, 50)}; send the body as it is.` });
}

function checkMediaType(request: IncomingMessage, allowed_types: readonly string[]): void {
  const type = mediaType(request);
  const [, ...parameters] = (request.headers['content-type'] ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters
    .find((parameter) => parameter.startsWith('charset='))
    ?.slice(8)
    .replaceAll('"', '');
  const json = type === 'application/json' || /^application\/[\w.+-]+\+json$/.test(type);
  const extra = { allowed_types };
  if (!json) {
    throw refuse(unsupportedMediaType, {
      detail: type === '' ? 'The request has no Content-Type.' : `Content-Type is ${type.slice(0, 100)}.`,
      ...(allowed_types.length > 1 ? { remedy: `Send one of: ${allowed_types.join(', ')}.` } : {}),
      extra,
    });
  }
  if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8') {
    throw refuse(unsupportedMediaType, { detail: `The charset is ${charset.slice(0, 50)}; JSON is UTF-8.`, extra });
  }
  checkEncoding(request);
}

async function readBytes(request: IncomingMessage, { bytes: most, held }: BodyRules): Promise<Buffer<ArrayBuffer>> {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > most) throw tooLarge(request, most);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      try {
        if (size > most) throw tooLarge(request, most);
        held.grow(chunk.length);
        chunks.push(chunk);
      } catch (error) {
        request.removeAllListeners('data');
        discard(request);
        reject(error);
      }
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', reject);
    request.once('close', () => reject(new CallerGone()));
  });
}

/** The caller disconnected before its request was read, so no answer is sent. */
export class CallerGone extends Error {}

function tooLarge(request: IncomingMessage, limit_bytes: number) {
  discard(request);
  return refuse(payloadTooLarge, {
    detail: `The body is larger than ${sizeInWords(limit_bytes)}.`,
    extra: { limit_bytes },
  });
}

/** Takes the rest of a refused body off the wire, so that the caller gets to read the answer; up to a point. */
export function discard(request: IncomingMessage): void {
  let discarded = 0;
  request.on('data', (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > MAX_DISCARDED_BYTES) request.destroy();
  });
  request.resume();
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refuse(invalidJson, { detail: 'The body is not valid UTF-8.', extra: { position: 0 } });
  }
}
