/** Reads `multipart/form-data`: few parts, each limited, in the order sent. Names and declared types of files are not read. */
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy';
import { invalidMultipart, payloadTooLarge, refuse } from '../errors/index.ts';
import type { Reservation } from './byte-budget.ts';
import { CallerGone, discard } from './request-body.ts';
import { sizeInWords } from './size-in-words.ts';

/** The files that a route takes. */
export interface UploadPolicy {
  /** What the documentation calls the file's field; any name is taken. */
  readonly field: string;
  readonly files: number;
  readonly file_bytes: number;
  /** Of all files together. */
  readonly total_bytes: number;
}

/** One part of a form: a file, or a line of text. */
export type FormPart =
  | {
      readonly kind: 'file';
      readonly name: string;
      /** What the sender calls the file; empty where it says nothing. */
      readonly file_name: string;
      readonly bytes: Uint8Array;
      readonly sha256: string;
    }
  | { readonly kind: 'text'; readonly name: string; readonly text: string };

const MAX_TEXTS = 50;
const MAX_TEXT_BYTES = 64 * 1024;
/** Boundaries and headers of all parts, with room. */
const FRAME_BYTES = 256 * 1024;

/** @throws ProblemError 400 `invalid_multipart`, 413, 503 */
export function readMultipart(request: IncomingMessage, policy: UploadPolicy, held: Reservation): Promise<readonly FormPart[]> {
  const max_bytes = policy.total_bytes + FRAME_BYTES;
  if (Number(request.headers['content-length'] ?? 0) > max_bytes) {
    discard(request);
    return Promise.reject(tooLarge(policy.total_bytes, 'The files are'));
  }
  return new Promise((resolve, reject) => {
    // A part that ends later than the next one begins keeps its place.
    const places: (() => FormPart)[] = [];
    let size = 0;
    let settled = false;
    const stop = (error: unknown): void => {
      if (settled) return;
      settled = true;
      request.unpipe(form);
      discard(request);
      reject(error);
    };
    const form = parserOf(request, policy);
    form.on('file', (name, stream, file_name) => {
      const readPart = keepFile({ name, file_name: file_name ?? '' }, stream, held, stop);
      stream.once('limit', () => stop(tooLarge(policy.file_bytes, `File ${places.length} is`)));
      places.push(readPart);
    });
    form.on('field', (name, text, _nameCut, textCut) => {
      if (textCut) stop(refuse(invalidMultipart, { detail: `The field ${name.slice(0, 60)} is longer than ${MAX_TEXT_BYTES} bytes.` }));
      places.push(() => ({ kind: 'text', name, text }));
    });
    form.on('filesLimit', () => stop(refuse(invalidMultipart, { detail: `The form has more than ${policy.files} files.` })));
    form.on('fieldsLimit', () => stop(refuse(invalidMultipart, { detail: `The form has more than ${MAX_TEXTS} fields.` })));
    form.on('partsLimit', () => stop(refuse(invalidMultipart, { detail: 'The form has too many parts.' })));
    form.on('error', () => stop(refuse(invalidMultipart, { detail: 'The form is cut off or not built as its boundary says.' })));
    form.on('finish', () => {
      if (settled) return;
      settled = true;
      resolve(places.map((place) => place()));
    });
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > max_bytes) stop(tooLarge(policy.total_bytes, 'The files are'));
    });
    request.once('error', stop);
    request.once('close', () => {
      if (!request.complete) stop(new CallerGone());
    });
    request.pipe(form);
  });
}

function parserOf(request: IncomingMessage, policy: UploadPolicy) {
  try {
    return new Busboy({
      // The wrapper has seen that there is a content type.
      headers: request.headers as BusboyHeaders,
      isPartAFile: (_name, type, file) => file !== undefined || (type !== undefined && type !== 'text/plain'),
      limits: {
        files: policy.files,
        fileSize: policy.file_bytes,
        fields: MAX_TEXTS,
        fieldSize: MAX_TEXT_BYTES,
        parts: policy.files + MAX_TEXTS,
        headerPairs: 20,
        headerSize: 4096,
      },
    });
  } catch {
    discard(request);
    throw refuse(invalidMultipart, { detail: 'The Content-Type names no boundary.' });
  }
}

function keepFile(
  names: { readonly name: string; readonly file_name: string },
  stream: BusboyFileStream,
  held: Reservation,
  stop: (error: unknown) => void,
): () => FormPart {
  const chunks: Buffer[] = [];
  const hash = createHash('sha256');
  stream.on('data', (chunk: Buffer) => {
    try {
      held.grow(chunk.length);
    } catch (error) {
      chunks.length = 0;
      stop(error);
      return;
    }
    chunks.push(chunk);
    hash.update(chunk);
  });
  stream.on('error', () => stop(refuse(invalidMultipart, { detail: 'The form is cut off in the middle of a file.' })));
  return () => ({ kind: 'file', ...names, bytes: Buffer.concat(chunks), sha256: hash.digest('hex') });
}

const tooLarge = (limit_bytes: number, what: string) =>
  refuse(payloadTooLarge, {
    detail: `${what} larger than ${sizeInWords(limit_bytes)}.`,
    remedy: 'Send smaller files.',
    extra: { limit_bytes },
  });

/** The texts of a form as the object that a JSON body would be; a name that occurs several times has a list. */
export function formObject(parts: readonly FormPart[]): Readonly<Record<string, unknown>> {
  const values = new Map<string, string[]>();
  for (const part of parts) if (part.kind === 'text') values.set(part.name, [...(values.get(part.name) ?? []), part.text]);
  return Object.fromEntries([...values].map(([name, texts]) => [name, texts.length === 1 ? texts[0] : texts]));
}

/** What makes two forms the same request: names, texts and files, not the boundary between them. */
export function formSha256(parts: readonly FormPart[]): string {
  const signature = parts.map((part) => [part.kind, part.name, part.kind === 'file' ? part.sha256 : part.text]);
  return createHash('sha256').update(JSON.stringify(signature)).digest('hex');
}
