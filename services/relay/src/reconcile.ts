/** Compares the live jobs in Postgres with what workers and queues hold, and requeues what was lost. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@deckwright/platform/database';
import {
  type JobDefinition,
  jobDefinitions,
  listWaiting,
  openShares,
  publishAgain,
  type Queues,
  readDue,
  recoverLostWorkers,
  type WaitingAttempt,
} from '@deckwright/platform/jobs';
import type { Log } from '@deckwright/platform/log';

/** What one pass needs. */
export interface ReconcileDeps {
  readonly db: Database;
  readonly queues: Queues;
  readonly log: Log;
  readonly grace_ms: number;
  readonly signal?: AbortSignal;
}

/** What one pass found and did. */
export interface Reconciled {
  /** Attempts whose workers sent no heartbeat, now queued again. */
  readonly lost: number;
  /** Waiting jobs without a message, now published again: the queue lost it, or a worker took it while the account's share was full. */
  readonly republished: number;
  /** Jobs failed after too many crashes. */
  readonly quarantined: number;
}

const PAGE = 500;

/** One pass over all jobs. Rejects when Postgres or the queue is unavailable; what was done until then stays done. */
export async function reconcile(deps: ReconcileDeps): Promise<Reconciled> {
  const { lost, quarantined } = await recoverLost(deps);
  const opened = await openShares(deps.db);
  if (opened > 0) deps.log.warn({ opened }, 'accounts whose work waited had no share in the order');
  let republished = 0;
  for (const definition of jobDefinitions) republished += await republishLost(deps, definition);
  if (republished > 0)
    deps.log.warn(
      { republished },
      'published waiting work again that had no message: lost, or passed over while the share of its account was full',
    );
  return { lost, republished, quarantined };
}

/** The part of a pass that needs no queue: one indexed query for leases that have run out. */
export async function recoverLost({
  db,
  log,
  signal,
}: Omit<ReconcileDeps, 'grace_ms' | 'queues'>): Promise<Omit<Reconciled, 'republished'>> {
  let lost = 0;
  let quarantined = 0;
  for (;;) {
    const found = await recoverLostWorkers(db, PAGE);
    lost += found.requeued.length;
    quarantined += found.quarantined.length;
    for (const job_id of found.quarantined) log.error({ job_id }, 'job is quarantined');
    if (found.requeued.length + found.quarantined.length < PAGE || signal?.aborted) break;
  }
  if (lost + quarantined > 0) log.warn({ lost, quarantined }, 'work of lost workers was queued again');
  return { lost, quarantined };
}

/**
 * A worker that has just received a message has taken it from the queue and has not begun a job yet. So missing messages are counted a second
 * time after this pause.
 */
const RECEIVE_MS = 1_000;

/**
 * Publishes as many messages as the queue lacks. A message does not belong to one job: a worker begins the next job in fair order, whichever
 * message it received. So messages and jobs are counted, and jobs are read one by one only where messages are too few.
 */
async function republishLost(deps: ReconcileDeps, definition: JobDefinition): Promise<number> {
  const { db, grace_ms, signal } = deps;
  const missing = await countMissing(deps, definition);
  if (missing <= 0) return 0;
  const lost = await listLost(deps, definition, missing);
  if (lost.length === 0) return 0;
  await sleep(Math.min(grace_ms, RECEIVE_MS), undefined, { signal });
  const still = lost.slice(0, Math.max(0, await countMissing(deps, definition)));
  let republished = 0;
  for (let from = 0; from < still.length; from += PAGE)
    republished += (await publishAgain(db, still.slice(from, from + PAGE))).requeued.length;
  return republished;
}

/** How many due jobs have neither a message in the queue nor one that will be sent. */
async function countMissing({ db, queues }: ReconcileDeps, { queue, job_types }: JobDefinition): Promise<number> {
  // Messages are counted first: a job that is begun in between then counts as a message too many and not as a missing one.
  const held = await queues.count(queue);
  const { due, unsent } = await readDue(db, job_types, MAX_UNSENT);
  if (due <= held) return 0;
  // A message may be published and not noted in the outbox yet; it counts once.
  const heldKeys = await queues.held(queue, unsent.map(keyOf));
  return due - held - (unsent.length - heldKeys.size);
}

/** At most this many entries are looked up one by one; more waiting entries mean that the queue is unavailable. */
const MAX_UNSENT = 20_000;

/** The first due jobs whose own message the queue does not hold. */
async function listLost({ db, queues, grace_ms, signal }: ReconcileDeps, definition: JobDefinition, most: number) {
  const lost: WaitingAttempt[] = [];
  let after: WaitingAttempt | null = null;
  while (!signal?.aborted && lost.length < most) {
    const page: readonly WaitingAttempt[] = await listWaiting(db, grace_ms, PAGE, after, definition.job_types);
    const heldKeys = await queues.held(definition.queue, page.map(keyOf));
    lost.push(...page.filter((attempt) => !heldKeys.has(keyOf(attempt))));
    after = page.at(-1) ?? null;
    if (page.length < PAGE) break;
  }
  return lost.slice(0, most);
}

const keyOf = (attempt: Pick<WaitingAttempt, 'job_id' | 'attempt_no'>) => `${attempt.job_id}:${attempt.attempt_no}`;
