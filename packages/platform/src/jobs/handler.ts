/** The contract between a worker and the code that does its jobs. The handler knows neither queue nor database. */
import type { FaultPoint } from './faults.ts';
import type { JobRecord, JsonObject, Progress } from './job.ts';
import type { Completion } from './job-store.ts';

/** What a handler is given beside the job. */
export interface HandlerKit {
  /** Aborted when the attempt has lost its right to commit (cancelled, fenced) or the worker must stop. */
  readonly signal: AbortSignal;
  /** Reports how far the job is; never rejects. Early and frequent reports are dropped, because storing them costs more than they tell. */
  progress(progress: Progress): void;
  /** Runs one stage of the work. The log line that ends the job names the duration of each stage. */
  measure<T>(stage: string, work: () => Promise<T>): Promise<T>;
  /** Place where a test may crash the worker. */
  fault(point: FaultPoint): Promise<void>;
}

/**
 * How a handler ends a job: with files and a result, or with a problem that no further attempt would mend. An exception goes to `failureOf`:
 * an outage makes the job wait, anything else counts as a crash.
 */
export type HandlerOutcome =
  | { readonly outcome: 'complete'; readonly completion: Completion }
  | { readonly outcome: 'failed'; readonly problem: JsonObject };

/** Does the work of one job. */
export type JobHandler = (job: JobRecord, kit: HandlerKit) => Promise<HandlerOutcome>;

/** A job with what its handler is given. */
export interface Task {
  readonly job: JobRecord;
  readonly kit: HandlerKit;
}

/** Does the work of several jobs that were begun together. The results are in the order of the tasks; the promise never rejects. */
export type TogetherHandler = (tasks: readonly Task[]) => Promise<readonly PromiseSettledResult<HandlerOutcome>[]>;
