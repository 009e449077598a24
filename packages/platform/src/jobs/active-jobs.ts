/** The attempts that a worker is working on: what their handlers are given, and how one is aborted. */

import { describeError, type Log } from '../log/log.ts';
import { type Faults, noFaults } from './faults.ts';
import type { HandlerKit, Task } from './handler.ts';
import type { JobRecord } from './job.ts';
import type { JobStore } from './job-store.ts';

/** A job reports no progress earlier, and no more often, than this. */
const PROGRESS_EVERY_MS = 250;

/** A begun attempt. */
export interface ActiveJob extends Task {
  readonly abort: AbortController;
  /** Milliseconds of each stage so far. */
  readonly stages: Record<string, number>;
}

/** The active jobs of one worker. */
export interface ActiveJobs {
  readonly size: number;
  start(job: JobRecord, begin_ms: number): ActiveJob;
  end(active: ActiveJob): void;
  list(): readonly ActiveJob[];
  /** Whether this very attempt is still active. */
  has(active: ActiveJob): boolean;
}

export interface ActiveJobsDeps {
  readonly store: Pick<JobStore, 'progress'>;
  readonly log: Log;
  readonly faults?: Faults | undefined;
}

export function createActiveJobs({ store, log, faults = noFaults }: ActiveJobsDeps): ActiveJobs {
  const active = new Map<string, ActiveJob>();

  const kitOf = ({ job_id, attempt_no, parent_deck_id }: JobRecord, signal: AbortSignal, stages: Record<string, number>): HandlerKit => {
    let reportedAt = performance.now();
    return {
      signal,
      fault: async (point) => {
        await faults.at(point, job_id);
      },
      measure: async (stage, work) => {
        const from = performance.now();
        const result = await work();
        stages[stage] = tenths((stages[stage] ?? 0) + performance.now() - from);
        return result;
      },
      progress: (progress) => {
        // A deck reports the progress of its slides.
        if (parent_deck_id !== null || performance.now() - reportedAt < PROGRESS_EVERY_MS) return;
        reportedAt = performance.now();
        store
          .progress(job_id, attempt_no, progress)
          .catch((error) => log.debug({ job_id, ...describeError(error) }, 'progress was not stored'));
      },
    };
  };

  return {
    get size() {
      return active.size;
    },
    start(job, begin_ms) {
      const abort = new AbortController();
      const stages: Record<string, number> = { begin: tenths(begin_ms) };
      const begun = { job, abort, stages, kit: kitOf(job, abort.signal, stages) };
      active.set(keyOf(job), begun);
      return begun;
    },
    end: ({ job }) => void active.delete(keyOf(job)),
    list: () => [...active.values()],
    has: (one) => active.get(keyOf(one.job)) === one,
  };
}

/** Milliseconds to one decimal. */
export const tenths = (ms: number): number => Math.round(ms * 10) / 10;

const keyOf = ({ job_id, attempt_no }: JobRecord) => `${job_id}:${attempt_no}`;
