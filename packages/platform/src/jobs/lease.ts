/** Keeps the leases of active jobs alive, and aborts the attempts that Postgres no longer counts as this worker's. */

import { describeError, type Log } from '../log/log.ts';
import type { ActiveJobs } from './active-jobs.ts';
import type { JobStore } from './job-store.ts';

export interface LeaseOptions {
  readonly store: Pick<JobStore, 'heartbeat'>;
  readonly active: ActiveJobs;
  readonly worker_id: string;
  readonly queue: string;
  readonly concurrency: number;
  readonly lease_ms: number;
  readonly heartbeat_ms: number;
  readonly log: Log;
}

/** Sends a heartbeat now and every `heartbeat_ms`. Returns the function that stops it. */
export function startHeartbeat({ store, active, heartbeat_ms, log, ...worker }: LeaseOptions): () => void {
  let isSending = false;
  const send = async (): Promise<void> => {
    if (isSending) return;
    isSending = true;
    // A job that begins after this line is not in the query, so its absence from the answer means nothing.
    const asked = active.list();
    try {
      const attempts = asked.map(({ job }) => ({ job_id: job.job_id, attempt_no: job.attempt_no }));
      const ours = await store.heartbeat({ ...worker, attempts });
      for (const one of asked) if (!ours.has(`${one.job.job_id}:${one.job.attempt_no}`) && active.has(one)) one.abort.abort();
    } catch (error) {
      log.warn(describeError(error), 'heartbeat failed');
    } finally {
      isSending = false;
    }
  };
  void send();
  const timer = setInterval(() => void send(), heartbeat_ms);
  return () => clearInterval(timer);
}
