/** Accepts the job of a checked request, waits for it, and answers with its outcome. */
import { jobCanceled, rateLimited, refuse, request, wayOut } from '@deckwright/platform/errors';
import {
  jsonReply,
  type Principal,
  type RawCall,
  type Reply,
  refuseReused,
  refuseRunning,
  replay,
  storable,
} from '@deckwright/platform/http';
import { isFinal, type JobRecord, type NewJob, putAnswerIn, queueOf, TooManyWaiting } from '@deckwright/platform/jobs';
import { inCreateSpan } from '@deckwright/platform/telemetry';
import type { GatewayKit } from '../kit.ts';
import { refusePayment } from './price.ts';
import { editProblem, jobProblem } from './render-answer.ts';
import { refuseUsedUp, testAllowance } from './test-allowance.ts';

export type JobCall = Omit<RawCall<GatewayKit>, 'principal' | 'params' | 'query' | 'body'> & { readonly principal: Principal };

/** What a request asks for, beside who asks. */
export interface JobWish {
  readonly job: Omit<NewJob, 'account_id' | 'mode' | 'key_id' | 'allowance' | 'traceparent' | 'idempotency'>;
  /** How many it counts for among the slides of a day, for a test key. */
  readonly slides: number;
  /** Answer 202 at once instead of waiting. */
  readonly respond_async: boolean;
  /** What the wait is called in `Server-Timing`. */
  readonly step: string;
  /** The answer for a job that is complete. */
  readonly answer: (job: JobRecord) => Record<string, unknown>;
  /** Facts that are known before the job runs, sent with 202. */
  readonly found?: Readonly<Record<string, unknown>>;
}

export async function acceptJob(call: JobCall, wish: JobWish): Promise<Reply> {
  const { jobs } = call.kit;
  const { account_id, mode, key_id } = call.principal;
  const { idempotency } = call;
  const { allowance } = testAllowance(call);
  // An answer that needs no waiting is stored in the job's own transaction, so that no accepted job is refused under load.
  const keepAtOnce: NewJob['alongside'] = async (sql, job_id, job) => {
    await wish.job.alongside?.(sql, job_id, job);
    const answer = storable(queuedAtOnce(job, wish));
    if (idempotency !== undefined && answer !== undefined) await putAnswerIn(sql, account_id, idempotency.key, answer);
  };
  await call.kit.checkWaiting(account_id).catch((error: unknown) => {
    throw refuseWaiting(error);
  });
  const accepted = await call.timing
    .measure('accept', () =>
      inCreateSpan(queueOf(wish.job.job_type), call.traceparent, (traceparent) =>
        jobs.accept({
          ...wish.job,
          account_id,
          mode,
          key_id,
          ...(allowance && { allowance: { ...allowance, slides: wish.slides } }),
          traceparent,
          ...(idempotency === undefined ? {} : { idempotency }),
          ...(idempotency !== undefined && wish.respond_async ? { alongside: keepAtOnce } : {}),
        }),
      ),
    )
    .catch(async (error: unknown) => {
      throw refuseUsedUp(await refusePayment(error, call), call.kit.base_url());
    });
  switch (accepted.outcome) {
    case 'replay':
      return replay(accepted.answer);
    case 'running':
      throw refuseRunning(accepted.job_id);
    case 'reused':
      throw refuseReused();
    case 'finished':
      return keep(call, ended(accepted.job, wish));
    case 'accepted':
      return wish.respond_async ? queuedAtOnce(accepted.job, wish) : keep(call, await settle(call, accepted.job, wish));
  }
}

/** When to look again: a worker begins some jobs of the account in that time. */
const LOOK_AGAIN_S = 30;

/** The refusal for an account that has as much waiting as it may; anything else as it was thrown. */
const refuseWaiting = (error: unknown): unknown =>
  error instanceof TooManyWaiting
    ? refuse(
        rateLimited,
        {
          detail: `The account has ${error.limit} jobs waiting, which is the limit; slides of decks count one by one. Wait until some have ended, or cancel some.`,
          ways: [
            wayOut({ why: 'As much waits as may wait.', say: 'Wait {0}, until some have ended.', do: [{ wait_s: LOOK_AGAIN_S }] }),
            wayOut({
              why: 'What waits can be taken back.',
              say: 'Or see what waits with {0}, and cancel some with POST /v1/jobs/{job_id}/cancel.',
              do: [request('GET', '/v1/jobs?status=queued')],
            }),
          ],
          extra: { retry_after_s: LOOK_AGAIN_S },
        },
        { 'Retry-After': `${LOOK_AGAIN_S}` },
      )
    : error;

/** Waits for a job, and stores its answer under the request's idempotency key. */
export const answerJob = async (call: JobCall, job: JobRecord, wish: Omit<JobWish, 'job' | 'slides'>): Promise<Reply> =>
  keep(call, await settle(call, job, wish));

async function settle(call: JobCall, job: JobRecord, wish: Omit<JobWish, 'job' | 'slides'>): Promise<Reply> {
  if (wish.respond_async) return queuedAtOnce(job, wish);
  const { jobs, render_wait_ms } = call.kit;
  const latest = await call.timing.measure(wish.step, () => jobs.waitFor(job, job.job_id, render_wait_ms, call.signal));
  // Deleted while it was waited for: to its owner that is the end of it.
  if (latest === null)
    throw refuse(jobCanceled, { detail: 'The job was deleted before it finished.', extra: { job_id: job.job_id, cost_charged: 0 } });
  if (!isFinal(latest.status)) return queued(latest, wish);
  addJobTiming(call, latest);
  return ended(latest, wish);
}

type Found = Pick<JobWish, 'found'>;

const queuedAtOnce = (job: JobRecord, wish: Found): Reply => queued(job, wish, { 'Preference-Applied': 'respond-async' });

function queued(job: JobRecord, { found = {} }: Found, headers: Record<string, string> = {}): Reply {
  const job_url = `/v1/jobs/${job.job_id}`;
  const deck = job.job_type === 'deck' ? { deck_id: job.job_id, name: job.name } : {};
  return jsonReply(
    202,
    { job_id: job.job_id, id: job.job_id, ...deck, status: job.status, job_url, ...found },
    { Location: job_url, ...headers },
  );
}

function ended(job: JobRecord, wish: Omit<JobWish, 'job' | 'slides'>): Reply {
  // The deck is as it was before; the caller asked for the edit.
  if (job.edit_error !== null) throw editProblem(job);
  if (job.status === 'complete')
    return jsonReply(200, wish.answer(job), { 'Content-Location': `/v1/jobs/${job.job_id}`, ETag: etagOf(job) });
  const refused = job.status === 'failed' ? jobProblem(job) : refuse(jobCanceled, { extra: { job_id: job.job_id, cost_charged: 0 } });
  throw refused;
}

/** The revision, for `If-Match`. */
export const etagOf = (job: JobRecord): string => `"${job.revision}"`;

/** Where the job's own time went, by Postgres' clock. */
function addJobTiming(call: JobCall, job: JobRecord): void {
  if (job.started_at === null || job.finished_at === null) return;
  call.timing.add('job-queued', Date.parse(job.started_at) - Date.parse(job.created_at));
  call.timing.add('job-work', Date.parse(job.finished_at) - Date.parse(job.started_at));
}

/** Keeps the answer under the request's idempotency key, so that a repeat gets it word for word. */
async function keep(call: JobCall, reply: Reply): Promise<Reply> {
  const answer = storable(reply);
  if (call.idempotency !== undefined && answer !== undefined) {
    await call.kit.jobs.putAnswer(call.principal.account_id, call.idempotency.key, answer);
  }
  return reply;
}
