/** Jobs that are about to be accepted, watched before somebody waits for them: a wait then knows whether the job is still queued. */
import { isFinal } from './job.ts';
import type { JobWatchers } from './job-watchers.ts';

export interface ExpectedJob {
  /** Whether the job may have ended since it is expected. */
  readonly mayHaveEnded: boolean;
  readonly forget: () => void;
}

export interface ExpectedJobs {
  /** Starts to watch a job. The result forgets it. */
  add(job_id: string): () => void;
  get(job_id: string): ExpectedJob | undefined;
}

/** Over so many expected jobs, those whose callers did not wait are forgotten. */
const MAX_EXPECTED = 1_000;
const EXPECTED_FOR_MS = 10_000;

export function createExpectedJobs(watchers: JobWatchers): ExpectedJobs {
  const expected = new Map<string, ExpectedJob & { readonly since: number }>();
  return {
    add(job_id) {
      const now = Date.now();
      if (expected.size >= MAX_EXPECTED) for (const one of expected.values()) if (now - one.since > EXPECTED_FOR_MS) one.forget();
      const unwatch = watchers.add(job_id, (status) => {
        if (status === null || isFinal(status)) job.mayHaveEnded = true;
      });
      const job = {
        mayHaveEnded: false,
        since: now,
        forget: () => {
          unwatch();
          expected.delete(job_id);
        },
      };
      expected.set(job_id, job);
      return job.forget;
    },
    get: (job_id) => expected.get(job_id),
  };
}
