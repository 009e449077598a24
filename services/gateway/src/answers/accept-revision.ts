/** Accepts the next revision of an edited request, and waits for it. It is free, and a revision that cannot be drawn changes nothing. */
import { readJson } from '@deckwright/draw/intent';
import {
  idempotencyInProgress,
  idempotencyKeyReused,
  jobNotReady,
  notFound,
  notRecompilable,
  noUsableSlide,
  refuse,
  renderFailed,
  request,
  revisionMismatch,
  serviceUnavailable,
  testLimitReached,
  wayOut,
} from '@deckwright/platform/errors';
import { type Reply, refuseReused, refuseRunning, replay } from '@deckwright/platform/http';
import { type JobRecord, queueOf, type Revision } from '@deckwright/platform/jobs';
import { inCreateSpan } from '@deckwright/platform/telemetry';
import type { Brands } from '../drawing/drawing.ts';
import { answerJob, type JobCall } from './accept-job.ts';
import { refuseEdited } from './drawing-refusal.ts';
import { noSuchJob } from './find-job.ts';
import { type Pinned, pinBrands } from './pin-brands.ts';
import { NO_CHARGE } from './price.ts';
import { renderAnswer } from './render-answer.ts';
import { refuseUsedUp, testAllowance } from './test-allowance.ts';

/** What every route that makes a next revision can answer, once the request itself is sound. */
export const REVISION_ERRORS = [
  notFound,
  notRecompilable,
  noUsableSlide,
  revisionMismatch,
  idempotencyKeyReused,
  idempotencyInProgress,
  serviceUnavailable,
  renderFailed,
  testLimitReached,
];

export interface RevisionWish {
  readonly revision: Omit<Revision, 'account_id' | 'mode' | 'from' | 'idempotency' | 'traceparent'>;
  /** The job as the edit found it. */
  readonly job: JobRecord;
  readonly respond_async: boolean;
  readonly answer?: (job: JobRecord) => Record<string, unknown>;
  /** Facts that are known before anything is drawn, sent with 202. */
  readonly found?: Readonly<Record<string, unknown>>;
}

/** @throws ProblemError `not_recompilable` for a job that runs or was canceled, `revision_mismatch` for another revision than `If-Match` names */
export function checkEditable(call: JobCall, job: JobRecord): void {
  const wanted = call.header('if-match')?.trim();
  if (wanted !== undefined && wanted !== '*' && wanted.replace(/^W\//, '').replaceAll('"', '') !== String(job.revision)) throw moved(job);
  if (job.status !== 'complete' && job.status !== 'failed') throw notNow(job);
}

const moved = ({ job_id, revision }: Pick<JobRecord, 'job_id' | 'revision'>) =>
  refuse(revisionMismatch, {
    detail: `The job is at revision ${revision}.`,
    ways: [
      wayOut({
        why: 'Somebody has edited the job since it was read.',
        say: 'Read the job with {0}, look at what changed, and send the edit again with its present revision in If-Match.',
        do: [
          request('GET', '/v1/jobs/{job_id}', { params: { job_id } }),
          { ask: `Send the edit again with If-Match: "${revision}", if it still fits.` },
        ],
      }),
    ],
    extra: { revision, cost_charged: 0 },
  });

const notNow = ({ status, revision }: Pick<JobRecord, 'status' | 'revision'>) =>
  refuse(
    notRecompilable,
    { detail: `The job is ${status}.`, extra: { job_status: status, revision, cost_charged: 0 } },
    { 'Retry-After': '1' },
  );

/** The request that a job was made from. */
export const requestOf = (job: JobRecord): unknown => requestOfText(job.request_text);

/** The same with its brands. */
export const pinnedRequest = (call: JobCall, job: JobRecord): Promise<Pinned> => pinBrands(call, requestOf(job), job.request_text);

/** A request that was read before. */
export function requestOfText(text: string): unknown {
  const parsed = readJson(text);
  // It was read before it became a job.
  if (!parsed.ok) throw refuse(jobNotReady, { detail: parsed.detail });
  return parsed.value;
}

/** @throws ProblemError of the first slide that cannot be drawn any more */
export async function checkDrawable(call: JobCall, texts: readonly string[], brands: Brands): Promise<void> {
  for (const text of texts) {
    const drawn = await call.timing.measure('check', () => call.kit.drawing.forecast(text, brands));
    if (!drawn.ok) throw refuseEdited(drawn.problem);
  }
}

export async function acceptRevision(
  call: JobCall,
  { revision, job, respond_async, answer = renderAnswer, found = {} }: RevisionWish,
): Promise<Reply> {
  const { jobs } = call.kit;
  const revised = await call.timing.measure('accept', () =>
    inCreateSpan(queueOf(job.job_type), call.traceparent, (traceparent) =>
      jobs.revise({
        ...revision,
        account_id: call.principal.account_id,
        mode: call.principal.mode,
        ...testAllowance(call),
        from: job.revision,
        traceparent,
        ...(call.idempotency === undefined ? {} : { idempotency: call.idempotency }),
      }),
    ).catch((error: unknown) => {
      throw refuseUsedUp(error, call.kit.base_url());
    }),
  );
  // An edit is free, whatever the job cost at first.
  const free = (ended: JobRecord) => ({ ...answer(ended), ...NO_CHARGE });
  switch (revised.outcome) {
    case 'replay':
      return replay(revised.answer);
    case 'running':
      throw refuseRunning(revised.job_id);
    case 'reused':
      throw refuseReused();
    case 'absent':
      throw noSuchJob(job.job_id);
    case 'moved':
      throw call.header('if-match') === undefined ? notNow(revised) : moved({ job_id: job.job_id, revision: revised.revision });
    case 'finished':
      return answerJob(call, revised.job, { respond_async, step: 'render', answer: free, found });
    case 'revised':
      return answerJob(call, revised.job, {
        respond_async,
        step: 'render',
        found,
        answer: (ended) => ({ ...free(ended), slides_redrawn: revised.redrawn }),
      });
  }
}
