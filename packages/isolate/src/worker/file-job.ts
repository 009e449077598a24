/** What jobs on files of strangers have in common: the files that were sent, the storing of results, the text of refusals. */

import type { Outcome, ProcessFault } from '@deckwright/core/task';
import { type Isolate, unpackFiles } from '@deckwright/isolate/run';
import type { Database } from '@deckwright/platform/database';
import {
  fileTooDemanding,
  fileUnreadable,
  internalError,
  notFound,
  payloadTooLarge,
  pdfNotConvertible,
  pdfUnreadable,
  pictureUnreadable,
  pictureUnusable,
  problem,
  requestInvalid,
  serviceUnavailable,
} from '@deckwright/platform/errors';
import { type HandlerOutcome, type JobRecord, type NewFile, readSource, toJsonObject } from '@deckwright/platform/jobs';
import { createKeepFiles, type ObjectStore, ObjectStoreError, readChecked, retryStore } from '@deckwright/platform/object-store';

/** What a handler works with. */
export interface HandlerDeps {
  readonly isolate: Isolate;
  readonly db: Database;
  readonly objects: ObjectStore;
}

const PPTX = {
  extension: 'pptx',
  mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
} as const;

/** The files that were sent with a job, in their order; null when the job has none any more. @throws ObjectStoreError */
export async function readSources({ db, objects }: HandlerDeps, job: JobRecord): Promise<readonly Uint8Array[] | null> {
  const source = await readSource(db, job.job_id);
  if (source === null) return null;
  const packed = await readChecked(objects, source);
  // Sources are stored until their job ends, so a missing one is not the caller's fault.
  if (packed === null) throw new ObjectStoreError(`${source.object_key} is gone from the store`, { retryable: false });
  return unpackFiles(packed);
}

/** @throws ObjectStoreError when the file cannot be stored */
export async function storePptx({ db, objects }: HandlerDeps, content: Uint8Array, signal: AbortSignal): Promise<readonly NewFile[]> {
  const keep = createKeepFiles(db, objects);
  const stored = await retryStore(() => keep([{ content, ...PPTX }]), signal);
  return stored.map((file) => ({ kind: 'pptx', mime: PPTX.mime, ...file }));
}

export const complete = (result: object, files: readonly NewFile[], cost_cents: number): HandlerOutcome => ({
  outcome: 'complete',
  completion: { result: toJsonObject(result), files, cost_cents },
});

export const failed = (body: object): HandlerOutcome => ({ outcome: 'failed', problem: toJsonObject({ ...body, cost_charged: 0 }) });

/** Limits are the file's fault. Load and crashes are ours. */
function ofProcess({ code: reason, message: detail, remedy, failure_id }: ProcessFault) {
  if (reason === 'crash') return problem(internalError, { detail, remedy, extra: { failure_id } });
  if (reason === 'load') return problem(serviceUnavailable, { detail, remedy });
  return problem(fileTooDemanding, { detail, remedy, extra: { reason } });
}

export const fileProblem = {
  gone: problem(notFound, { detail: 'The file that the job was to work on is no longer kept.', remedy: 'Send the request again.' }),
  /** The refusal of a PDF that could not be converted. */
  ofPdf(fault: Exclude<Outcome<object>, { outcome: 'done' }>) {
    if (fault.outcome === 'failed') return ofProcess(fault);
    const { code: reason, message: detail, remedy } = fault;
    if (reason === 'too_large') return problem(payloadTooLarge, { detail, remedy, extra: { reason } });
    const definition = ['not_a_pdf', 'corrupted', 'empty'].includes(reason) ? pdfUnreadable : pdfNotConvertible;
    return problem(definition, { detail, remedy, extra: { reason } });
  },
  /** The refusal of a picture that slides could not be made of. */
  ofPicture(fault: Exclude<Outcome<object>, { outcome: 'done' }>) {
    if (fault.outcome === 'failed') return ofProcess(fault);
    const { code: reason, message: detail, remedy } = fault;
    const extra = { reason };
    if (reason === 'too_large') return problem(payloadTooLarge, { detail, remedy, extra });
    if (reason === 'no_such_language') return problem(requestInvalid, { detail, remedy, extra });
    return problem(reason === 'no_words' ? pictureUnusable : pictureUnreadable, { detail, remedy, extra });
  },
  /** The refusal of a file that could not be worked on. */
  of(fault: Exclude<Outcome<object>, { outcome: 'done' }>) {
    if (fault.outcome === 'failed') return ofProcess(fault);
    const { code: reason, message: detail, remedy } = fault;
    const extra = { reason, ...(fault.part === undefined ? {} : { part: fault.part }) };
    return problem(reason === 'too_large' ? payloadTooLarge : fileUnreadable, { detail, remedy, extra });
  },
};
