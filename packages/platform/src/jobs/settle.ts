/** Ends attempts in Postgres: those that succeeded together in one commit where possible, all others one by one. */

import { describeError, type Log } from '../log/log.ts';
import type { JobMetrics } from '../telemetry/metrics.ts';
import { inSpan } from '../telemetry/spans.ts';
import { type ActiveJob, tenths } from './active-jobs.ts';
import { createAfterFailure } from './after-failure.ts';
import type { StoreOutcome } from './circuit.ts';
import type { JobDefinition } from './definition.ts';
import type { HandlerOutcome } from './handler.ts';
import type { JobRecord, WaitingFor } from './job.ts';
import type { Completion, JobStore } from './job-store.ts';
import type { Backoff } from './postponement.ts';
import type { RetryDatabase } from './retry-database.ts';

/** A job that succeeds after an outage wakes this many waiting ones: few at first, and soon as many as the workers can do. */
const WOKEN_BY_ONE = 8;

export interface SettleDeps {
  readonly definition: JobDefinition;
  readonly store: JobStore;
  readonly log: Log;
  readonly backoff: Partial<Backoff> | undefined;
  readonly metrics: JobMetrics | undefined;
  readonly retry: RetryDatabase;
  /** Brings waiting jobs forward, because what they wait for seems to work; never rejects. */
  readonly wake: (waiting_for: WaitingFor, limit: number) => void;
}

/** Ends every job with its result. Resolves with what the results say about the file store. */
export type Settle = (jobs: readonly ActiveJob[], results: readonly PromiseSettledResult<HandlerOutcome>[]) => Promise<StoreOutcome>;

const NO_RESULT: PromiseRejectedResult = { status: 'rejected', reason: new Error('The handler returned no result for this job.') };

export function createSettle({ definition, store, log, backoff, metrics, retry, wake }: SettleDeps): Settle {
  const { queue } = definition;
  const afterFailure = createAfterFailure({ definition, store, log, backoff });

  const count = (outcome: HandlerOutcome['outcome'] | 'crashed' | 'fenced', stages: Readonly<Record<string, number>>): void => {
    metrics?.ended.inc({ queue, outcome });
    for (const [stage, ms] of Object.entries(stages)) metrics?.stage_seconds.observe({ queue, stage }, ms / 1000);
  };

  const report = async ({ job, kit, stages }: ActiveJob, outcome: HandlerOutcome['outcome'], isCommitted: boolean): Promise<void> => {
    const { job_id, attempt_no, created_at, started_at } = job;
    count(isCommitted ? outcome : 'fenced', stages);
    if (isCommitted && attempt_no === 1 && started_at !== null)
      metrics?.wait_seconds.observe({ queue }, (Date.parse(started_at) - Date.parse(created_at)) / 1000);
    await kit.fault('after_commit');
    if (isCommitted) log.info({ job_id, attempt_no, outcome, stages_ms: stages }, 'job ended');
    else {
      log.warn({ job_id, attempt_no, fenced: true }, 'attempt was fenced: another one counts');
      await store
        .noteRefused(job_id, attempt_no, stages)
        .catch((error) => log.debug({ job_id, ...describeError(error) }, 'a refused commit was not noted'));
    }
  };

  const storeOutcome = ({ waiting_for }: JobRecord, { files }: Pick<Completion, 'files'>): StoreOutcome => {
    if (waiting_for !== null) wake(waiting_for, WOKEN_BY_ONE);
    return files.length > 0 ? 'stored' : 'unknown';
  };

  const settleOne = async (active: ActiveJob, result: PromiseSettledResult<HandlerOutcome>): Promise<StoreOutcome> => {
    const { job, kit, abort } = active;
    const { job_id, attempt_no } = job;
    try {
      if (result.status === 'rejected') throw result.reason;
      const { value } = result;
      const isCommitted = await kit.measure('settle', () =>
        retry(abort.signal, () =>
          value.outcome === 'complete'
            ? store.complete(job_id, attempt_no, { ...value.completion, stages: active.stages })
            : store.fail(job_id, attempt_no, value.problem, active.stages),
        ),
      );
      await report(active, value.outcome, isCommitted);
      return value.outcome === 'complete' ? storeOutcome(job, value.completion) : 'unknown';
    } catch (error) {
      count(abort.signal.aborted ? 'fenced' : 'crashed', active.stages);
      if (abort.signal.aborted) {
        log.warn({ job_id, attempt_no, fenced: true }, 'attempt was stopped: it no longer counts');
        return 'unknown';
      }
      return retry(abort.signal, () => afterFailure(job, error));
    }
  };

  /** Ends in one commit what succeeded, and returns those jobs. When the commit fails, none is ended, and each shows its own error later. */
  const settleTogether: (...of: Parameters<Settle>) => Promise<ReadonlySet<ActiveJob>> = async (jobs, results) => {
    const succeeded = jobs.flatMap((active, i) => {
      const result = results[i];
      if (result?.status !== 'fulfilled' || result.value.outcome !== 'complete' || result.value.completion.alongside) return [];
      const completion = { ...result.value.completion, stages: active.stages };
      return [{ active, job_id: active.job.job_id, attempt_no: active.job.attempt_no, completion }];
    });
    if (succeeded.length < 2) return new Set();
    const from = performance.now();
    let committed: ReadonlySet<string>;
    try {
      committed = await store.completeTogether(succeeded);
    } catch (error) {
      log.debug(describeError(error), 'slides are ended one by one');
      return new Set();
    }
    for (const { active, job_id } of succeeded) {
      active.stages['settle'] = tenths(performance.now() - from);
      await report(active, 'complete', committed.has(job_id));
    }
    for (const { active, completion } of succeeded) storeOutcome(active.job, completion);
    return new Set(succeeded.map(({ active }) => active));
  };

  const settle: Settle = async (jobs, results) => {
    const done = await settleTogether(jobs, results);
    // Concurrently: one that cannot be ended for a while must not delay the others.
    const outcomes = await allOrFirstError(
      jobs.map((active, i) => (done.has(active) ? 'stored' : settleOne(active, results[i] ?? NO_RESULT))),
    );
    return outcomes.includes('unavailable') ? 'unavailable' : outcomes.includes('stored') ? 'stored' : 'unknown';
  };
  return (jobs, results) => inSpan('settle', {}, () => settle(jobs, results));
}

/** Waits for all, and then throws the first error if there was one. `Promise.all` would not wait. */
async function allOrFirstError<T>(works: readonly (Promise<T> | T)[]): Promise<readonly T[]> {
  return (await Promise.allSettled(works)).map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
}
