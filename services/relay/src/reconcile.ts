/** Compares what Postgres calls live with what workers and queue know of, and sets in motion again what is lost. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@deckwright/platform/database';
import { type Doorbell, type Log, listWaiting, recoverLostWorkers, ringAgain, type WaitingAttempt } from '@deckwright/platform/jobs';

/** What one look needs. */
export interface ReconcileDeps {
  readonly db: Database;
  readonly doorbell: Doorbell;
  readonly log: Log;
  readonly grace_ms: number;
  readonly signal?: AbortSignal;
}

/** What one look found and did. */
export interface Reconciled {
  /** Attempts whose workers fell silent, now queued again. */
  readonly lost: number;
  /** Waiting jobs that the queue did not know, now rung again. */
  readonly rung: number;
  /** Jobs failed after too many crashes. */
  readonly quarantined: number;
}

const PAGE = 500;

/** One look at everything. Rejects when Postgres or the queue cannot be reached; what was done until then stays done. */
export async function reconcile(deps: ReconcileDeps): Promise<Reconciled> {
  const { lost, quarantined } = await recoverLost(deps);
  const rung = await ringForgotten(deps);
  if (rung > 0) deps.log.warn({ rung }, 'rang again for work that the queue had forgotten');
  return { lost, rung, quarantined };
}

/** The part of a look that needs no queue and costs one indexed question: whose lease has run out? */
export async function recoverLost({ db, log, signal }: Omit<ReconcileDeps, 'grace_ms' | 'doorbell'>): Promise<Omit<Reconciled, 'rung'>> {
  let lost = 0;
  let quarantined = 0;
  for (;;) {
    const found = await recoverLostWorkers(db, PAGE);
    lost += found.requeued.length;
    quarantined += found.quarantined.length;
    for (const job_id of found.quarantined) log.error({ job_id }, 'job is quarantined');
    if (found.requeued.length + found.quarantined.length < PAGE || signal?.aborted) break;
  }
  if (lost + quarantined > 0) log.warn({ lost, quarantined }, 'work of lost workers was set in motion again');
  return { lost, quarantined };
}

/**
 * A ring that a worker holds in its hand is neither with the queue nor begun. So what is missing is given a moment, and rung again only
 * where it still waits under the same number (`ringAgain` looks).
 */
const IN_HAND_MS = 1_000;

async function ringForgotten({ db, doorbell, grace_ms, signal }: ReconcileDeps): Promise<number> {
  const forgotten: WaitingAttempt[] = [];
  let after: { queued_at: string; job_id: string } | null = null;
  while (!signal?.aborted) {
    const page: readonly (WaitingAttempt & { queued_at: string })[] = await listWaiting(db, grace_ms, PAGE, after);
    const byQueue = new Map<string, WaitingAttempt[]>();
    for (const attempt of page) byQueue.set(attempt.queue, [...(byQueue.get(attempt.queue) ?? []), attempt]);
    for (const [queue, attempts] of byQueue) {
      const known = await doorbell.known(queue, attempts.map(keyOf));
      forgotten.push(...attempts.filter((attempt) => !known.has(keyOf(attempt))));
    }
    const last = page.at(-1);
    if (!last || page.length < PAGE) break;
    after = { queued_at: last.queued_at, job_id: last.job_id };
  }
  if (forgotten.length === 0) return 0;
  await sleep(Math.min(grace_ms, IN_HAND_MS), undefined, { signal });
  let rung = 0;
  for (let from = 0; from < forgotten.length; from += PAGE) {
    rung += (await ringAgain(db, forgotten.slice(from, from + PAGE))).requeued.length;
  }
  return rung;
}

const keyOf = (attempt: WaitingAttempt) => `${attempt.job_id}:${attempt.attempt_no}`;
