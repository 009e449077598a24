/** Compares what Postgres calls live with what workers and queue know of, and sets in motion again what is lost. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@deckwright/platform/database';
import {
  type Doorbell,
  type JobDefinition,
  jobDefinitions,
  type Log,
  listWaiting,
  openShares,
  readDue,
  recoverLostWorkers,
  ringAgain,
  type WaitingAttempt,
} from '@deckwright/platform/jobs';

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
  const opened = await openShares(deps.db);
  if (opened > 0) deps.log.warn({ opened }, 'accounts whose work waited had no share in the order');
  let rung = 0;
  for (const definition of jobDefinitions) rung += await ringForgotten(deps, definition);
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
 * A ring that a worker holds in its hand is neither with the queue nor has it begun a job. So what is missing is given a moment, and counted
 * once more.
 */
const IN_HAND_MS = 1_000;

/**
 * Rings for as many jobs as the queue lacks rings. A ring is no right to one job: what was begun by the ring of another leaves that one its
 * own. So rings and jobs are counted, and jobs are looked at one by one only where there are too few rings.
 */
async function ringForgotten(deps: ReconcileDeps, definition: JobDefinition): Promise<number> {
  const { db, grace_ms, signal } = deps;
  const missing = await countMissing(deps, definition);
  if (missing <= 0) return 0;
  const forgotten = await listForgotten(deps, definition, missing);
  if (forgotten.length === 0) return 0;
  await sleep(Math.min(grace_ms, IN_HAND_MS), undefined, { signal });
  const still = forgotten.slice(0, Math.max(0, await countMissing(deps, definition)));
  let rung = 0;
  for (let from = 0; from < still.length; from += PAGE) rung += (await ringAgain(db, still.slice(from, from + PAGE))).requeued.length;
  return rung;
}

/** How many due jobs have neither a ring in the queue nor one that will be sent. */
async function countMissing({ db, doorbell }: ReconcileDeps, { queue, job_types }: JobDefinition): Promise<number> {
  // Rings first: what is begun in between is then counted as a ring too many, and not as a job too many.
  const held = await doorbell.count(queue);
  const { due, unsent } = await readDue(db, job_types, MOST_UNSENT);
  if (due <= held) return 0;
  // A ring that was sent and not noted yet is counted once.
  const known = await doorbell.known(queue, unsent.map(keyOf));
  return due - held - (unsent.length - known.size);
}

/** Entries that are looked up one by one; with more of them waiting, the queue is away. */
const MOST_UNSENT = 20_000;

/** The first due jobs whose own ring the queue does not hold. */
async function listForgotten({ db, doorbell, grace_ms, signal }: ReconcileDeps, definition: JobDefinition, most: number) {
  const forgotten: WaitingAttempt[] = [];
  let after: WaitingAttempt | null = null;
  while (!signal?.aborted && forgotten.length < most) {
    const page: readonly WaitingAttempt[] = await listWaiting(db, grace_ms, PAGE, after, definition.job_types);
    const known = await doorbell.known(definition.queue, page.map(keyOf));
    forgotten.push(...page.filter((attempt) => !known.has(keyOf(attempt))));
    after = page.at(-1) ?? null;
    if (page.length < PAGE) break;
  }
  return forgotten.slice(0, most);
}

const keyOf = (attempt: Pick<WaitingAttempt, 'job_id' | 'attempt_no'>) => `${attempt.job_id}:${attempt.attempt_no}`;
