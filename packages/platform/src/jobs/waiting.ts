/** Waits for a job without polling: Postgres notifies of each change, and a slow poll covers lost notifications. */
import type { Database } from '../database/database.ts';
import type { Owner } from '../identity/owner.ts';
import { isFinal, type JobRecord, type JobStatus } from './job.ts';
import { JOB_CHANNEL } from './job-row.ts';
import { getJob } from './reading.ts';

/** Wakes those who wait for jobs in this process. */
export interface JobWaiter {
  waitFor(owner: Owner, job_id: string, timeout_ms: number, signal?: AbortSignal): Promise<JobRecord | null>;
  watch(job_id: string, changed: () => void): () => void;
  /**
   * Hears of a job that is about to be accepted, so that waiting for it need not begin with a look. Does nothing before the first wait.
   * The result forgets it.
   */
  expect(job_id: string): () => void;
  close(): Promise<void>;
}

/** What has been received of a job before somebody waits for it. */
interface Expected {
  /** Something may have happened: look. */
  isNews: boolean;
  readonly since: number;
  readonly forget: () => void;
}

/** Most jobs expected; those whose callers did not wait are forgotten when there are more. */
const MAX_EXPECTED = 1_000;
const EXPECTED_FOR_MS = 10_000;

/** Only a lost notification needs this; while none is lost, nobody waits for it. */
const POLL_MS = 2_000;

/** A status when Postgres said which, null when something may have changed. */
type OnChange = (status: JobStatus | null) => void;

/**
 * Makes the waiter of one process; it starts to listen at the first wait.
 * @param poll_ms time between looks without a notification
 */
export function createJobWaiter(db: Database, poll_ms = POLL_MS): JobWaiter {
  const watchers = new Map<string, Set<OnChange>>();
  const expected = new Map<string, Expected>();
  let listening: Promise<() => Promise<void>> | undefined;
  let isListening = false;
  let closed = false;

  const receive = (payload: string | null) => {
    if (payload === null) {
      for (const group of watchers.values()) for (const change of group) change(null);
      return;
    }
    const [job_id = '', status] = payload.split(' ');
    // Only our own statements write to the channel, always with a status.
    for (const change of watchers.get(job_id) ?? []) change(status as JobStatus);
  };

  const listen = async (): Promise<void> => {
    listening ??= db.listen(JOB_CHANNEL, receive);
    try {
      await listening;
      isListening = true;
    } catch {
      // Polling goes on; the next wait tries to listen again.
      listening = undefined;
    }
  };

  const add = (job_id: string, change: OnChange): (() => void) => {
    const group = watchers.get(job_id) ?? new Set();
    group.add(change);
    watchers.set(job_id, group);
    return () => {
      group.delete(change);
      if (group.size === 0 && watchers.get(job_id) === group) watchers.delete(job_id);
    };
  };

  return {
    async waitFor(owner, job_id, timeout_ms, signal) {
      const ends = Date.now() + timeout_ms;
      let wake: (() => void) | undefined;
      let dirty = false;
      const rouse = () => {
        dirty = true;
        wake?.();
      };
      const leave = add(job_id, (status) => {
        if (status === null || isFinal(status)) rouse();
      });
      signal?.addEventListener('abort', rouse);
      const received = expected.get(job_id);
      received?.forget();
      // Accepted a moment ago, and nothing has been told of it since: it is still queued.
      let isKnown = received !== undefined && !received.isNews && timeout_ms > 0 && !closed && signal?.aborted !== true;
      try {
        await listen();
        for (;;) {
          const left = ends - Date.now();
          if (!isKnown) {
            // Anything told from here on is news that this reading may lack.
            dirty = false;
            const job = await getJob(db, job_id, owner);
            if (!job || isFinal(job.status) || left <= 0 || signal?.aborted || closed) return job;
          }
          isKnown = false;
          if (dirty) continue;
          await new Promise<void>((resolve) => {
            const timer = setTimeout(resolve, Math.min(left, poll_ms));
            wake = () => {
              clearTimeout(timer);
              resolve();
            };
          });
        }
      } finally {
        signal?.removeEventListener('abort', rouse);
        leave();
      }
    },
    watch(job_id, changed) {
      void listen();
      return add(job_id, () => changed());
    },
    expect(job_id) {
      if (!isListening) return () => {};
      const now = Date.now();
      if (expected.size >= MAX_EXPECTED) for (const one of expected.values()) if (now - one.since > EXPECTED_FOR_MS) one.forget();
      const leave = add(job_id, (status) => {
        if (status === null || isFinal(status)) received.isNews = true;
      });
      const received: Expected = {
        isNews: false,
        since: now,
        forget: () => {
          leave();
          expected.delete(job_id);
        },
      };
      expected.set(job_id, received);
      return received.forget;
    },
    async close() {
      closed = true;
      const stop = await listening?.catch(() => undefined);
      await stop?.();
      receive(null);
    },
  };
}
