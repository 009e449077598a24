/** What an operator may do with a job. Each runs in a transaction of the caller, who writes down there why it was done. */
import type { Transaction } from '../database/database.ts';
import type { KeyMode } from '../identity/api-key.ts';
import { listSlides } from './deck-slides.ts';
import { type JobRecord, type JobStatus, type JobType, toJsonObject } from './job.ts';
import { JOB_CHANNEL } from './job-row.ts';
import { cancelJob } from './lifecycle.ts';
import { getJob } from './reading.ts';
import { giveBackIn, publishAgainIn } from './recovery.ts';
import { reviseIn } from './revise.ts';

/** What an operator may do. */
export const OPERATIONS = ['replay', 'cancel', 'quarantine', 'requeue'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** What decides whether an operation is possible. */
export interface OperableJob {
  readonly job_id: string;
  readonly job_type: JobType;
  readonly status: JobStatus;
  readonly parent_deck_id: string | null;
  readonly worker_id: string | null;
}

const isLive = ({ status }: OperableJob): boolean => status === 'queued' || status === 'rendering';

/** Why an operation is not possible now, as a sentence; null when it is. */
export function whyNot(operation: Operation, job: OperableJob): string | null {
  switch (operation) {
    case 'replay':
      if (isLive(job)) return 'It has not ended yet.';
      if (job.parent_deck_id !== null) return 'It is a slide of a deck: replay the deck.';
      return job.job_type === 'slide' || job.job_type === 'deck' ? null : 'The file that it was made from is no longer stored.';
    case 'cancel':
      return isLive(job) ? null : 'Ended; nothing to cancel.';
    case 'quarantine':
      return isLive(job) ? null : 'Ended; there are no more attempts.';
    case 'requeue':
      if (!isLive(job)) return 'Ended; nothing to queue.';
      return job.status === 'rendering' && job.worker_id === null ? 'It waits for its slides: requeue one of those.' : null;
  }
}

/** The job is not there, or not in a state for it. */
export class NotPossible extends Error {
  override readonly name = 'NotPossible';
}

interface LockedRow extends OperableJob, Record<string, unknown> {
  readonly account_id: string;
  readonly mode: KeyMode;
  readonly attempt_no: number;
}

/** Does it, and says in a sentence what has come of it. @throws NotPossible */
export async function operate(transaction: Transaction, operation: Operation, job_id: string): Promise<string> {
  // Slides are locked before their deck, as one that ends does it.
  await transaction.query(`SELECT 1 FROM jobs WHERE parent_deck_id = $1 ORDER BY job_id FOR UPDATE`, [job_id]);
  const { rows } = await transaction.query<LockedRow>(
    `SELECT job_id, account_id, mode, job_type, status, parent_deck_id, worker_id, attempt_no FROM jobs WHERE job_id = $1 FOR UPDATE`,
    [job_id],
  );
  const [job] = rows;
  if (job === undefined) throw new NotPossible(`There is no job ${job_id}.`);
  const reason = whyNot(operation, job);
  if (reason !== null) throw new NotPossible(reason);
  switch (operation) {
    case 'replay':
      return replay(transaction, job);
    case 'cancel':
      await cancelJob(transaction, job, job_id);
      return 'Canceled; what was held for it is given back.';
    case 'quarantine':
      return quarantine(transaction, job);
    case 'requeue':
      return requeue(transaction, job);
  }
}

async function replay(transaction: Transaction, { job_id, account_id, mode }: LockedRow): Promise<string> {
  const owner = { account_id, mode };
  const job = await getJob(transaction, job_id, owner);
  if (job === null) throw new NotPossible(`There is no job ${job_id}.`);
  const same = ({ name, request_text, input_hash }: JobRecord) => ({ name, request_text, input_hash });
  const slides = job.job_type === 'deck' ? await listSlides(transaction, job_id) : undefined;
  const revised = await reviseIn(transaction, {
    ...owner,
    ...same(job),
    job_id,
    from: job.revision,
    traceparent: job.traceparent,
    ...(slides && { slides: slides.map((slide) => ({ job_id: slide.job_id, ...same(slide) })) }),
  });
  if (revised.outcome !== 'revised') throw new NotPossible('It has just changed; look at it again.');
  // What a first try owed was given back; that the second owes nothing is explained to the check of the ledger.
  await transaction.query("UPDATE wallet_holds SET free_reason = 'replayed' WHERE job_id = $1 AND state = 'released'", [job_id]);
  const what = slides === undefined ? '' : `; ${revised.redrawn} of ${slides.length} slides are drawn again`;
  return `Replayed as revision ${revised.job.revision}${what}. Nothing is charged.`;
}

async function requeue(transaction: Transaction, { job_id, attempt_no, status }: LockedRow): Promise<string> {
  const { requeued } =
    status === 'rendering'
      ? await giveBackIn(transaction, job_id, attempt_no, { crashed: false })
      : await publishAgainIn(transaction, [{ job_id, attempt_no }]);
  if (requeued.length === 0) throw new NotPossible('It has just changed; look at it again.');
  return `Queued again under token ${attempt_no + 1}; a commit under token ${attempt_no} is refused.`;
}

const operatorsProblem = (job_id: string) =>
  toJsonObject({
    code: 'render_failed',
    status: 500,
    title: 'The job could not be finished',
    detail: `An operator of the service has taken job ${job_id} out of the queue. Nothing was charged.`,
    actionable: false,
    remedy: `Ask whoever runs the service about job ${job_id}.`,
    job_id,
    cost_charged: 0,
  });

/** The deck goes first: slides that end then find it ended, and set off no putting together. */
async function quarantine(transaction: Transaction, { job_id }: LockedRow): Promise<string> {
  await transaction.query(
    `UPDATE jobs SET status = 'failed', error = $2, finished_at = now(), worker_id = NULL, lease_until = NULL, progress = NULL, stages = NULL
     WHERE job_id = $1 AND status IN ('queued', 'rendering') RETURNING pg_notify('${JOB_CHANNEL}', job_id || ' failed') IS NULL`,
    [job_id, JSON.stringify(operatorsProblem(job_id))],
  );
  await transaction.query(
    `UPDATE jobs SET status = 'canceled', finished_at = now(), worker_id = NULL, lease_until = NULL, progress = NULL
     WHERE parent_deck_id = $1 AND status IN ('queued', 'rendering')`,
    [job_id],
  );
  return 'Quarantined; what was held for it is given back.';
}

/** Asks a worker to take no new jobs, or to take them again. @throws NotPossible when it has ended */
export async function drainWorker(transaction: Transaction, worker_id: string, isDrain: boolean): Promise<string> {
  const { rowCount } = await transaction.query(
    `UPDATE workers SET drain_asked_at = CASE WHEN $2 THEN COALESCE(drain_asked_at, now()) END WHERE worker_id = $1`,
    [worker_id, isDrain],
  );
  if (rowCount === 0) throw new NotPossible(`There is no worker ${worker_id}; it has ended.`);
  return isDrain ? 'It takes no new jobs from its next sign of life on, and ends those in hand.' : 'It takes jobs again.';
}
