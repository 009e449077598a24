/** Waits for a job without polling: Postgres notifies of each change, and a slow poll covers lost notifications. */
import type { Database } from '../database/database.ts';
import type { Owner } from '../identity/owner.ts';
import { createExpectedJobs } from './expected-jobs.ts';
import { isFinal, type JobRecord } from './job.ts';
import { JOB_CHANNEL } from './job-row.ts';
import { createJobWatchers } from './job-watchers.ts';
import { getJob } from './reading.ts';

/** Wakes those who wait for jobs in this process. */
export interface JobWaiter {
  waitFor(owner: Owner, job_id: string, timeout_ms: number, signal?: AbortSignal): Promise<JobRecord | null>;
  watch(job_id: string, changed: () => void): () => void;
  /**
   * Watches a job that is about to be accepted, so that waiting for it need not begin with a read. Does nothing before the first wait.
   * The result forgets it.
   */
  expect(job_id: string): () => void;
  close(): Promise<void>;
}

/** Only needed after a lost notification. */
const POLL_MS = 2_000;

/**
 * Makes the waiter of one process; it starts to listen at the first wait.
 * @param poll_ms time between reads without a notification
 */
export function createJobWaiter(db: Database, poll_ms = POLL_MS): JobWaiter {
  const watchers = createJobWatchers();
  const expected = createExpectedJobs(watchers);
  let listening: Promise<() => Promise<void>> | undefined;
  let isListening = false;
  let closed = false;

  async function listen(): Promise<void> {
    listening ??= db.listen(JOB_CHANNEL, watchers.notify);
    try {
      await listening;
      isListening = true;
    } catch {
      // Polling goes on; the next wait tries to listen again.
      listening = undefined;
    }
  }

  return {
    async waitFor(owner, job_id, timeout_ms, signal) {
      const ends = Date.now() + timeout_ms;
      const changed = createEvent();
      const unwatch = watchers.add(job_id, (status) => {
        if (status === null || isFinal(status)) changed.set();
      });
      signal?.addEventListener('abort', changed.set);
      const expectedJob = expected.get(job_id);
      expectedJob?.forget();
      // Accepted a moment ago, and no notification of its end has come: it is still queued, so the first read can be left out.
      let isQueued = expectedJob?.mayHaveEnded === false && timeout_ms > 0 && !closed && signal?.aborted !== true;
      try {
        await listen();
        for (;;) {
          const left = ends - Date.now();
          if (!isQueued) {
            // A notification that comes from here on may be newer than what is read.
            changed.reset();
            const job = await getJob(db, job_id, owner);
            if (!job || isFinal(job.status) || left <= 0 || signal?.aborted || closed) return job;
          }
          isQueued = false;
          await changed.wait(Math.min(left, poll_ms));
        }
      } finally {
        signal?.removeEventListener('abort', changed.set);
        unwatch();
      }
    },
    watch(job_id, changed) {
      void listen();
      return watchers.add(job_id, () => changed());
    },
    expect: (job_id) => (isListening ? expected.add(job_id) : () => {}),
    async close() {
      closed = true;
      const stop = await listening?.catch(() => undefined);
      await stop?.();
      watchers.notify(null);
    },
  };
}

/** An event that stays set until it is reset. A wait ends when the event is set, or when the time is over. */
function createEvent() {
  let isSet = false;
  let wake: (() => void) | undefined;
  return {
    set(): void {
      isSet = true;
      wake?.();
    },
    reset(): void {
      isSet = false;
    },
    async wait(ms: number): Promise<void> {
      if (isSet) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
  };
}
