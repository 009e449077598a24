/** Keeps the leases of active jobs alive, and aborts the attempts that Postgres no longer counts as this worker's. */

import { hostname } from 'node:os';
import { describeError, type Log } from '../log/log.ts';
import type { ActiveJobs } from './active-jobs.ts';
import type { Heartbeat, JobStore } from './job-store.ts';

export interface LeaseOptions {
  readonly store: Pick<JobStore, 'heartbeat' | 'isDrainAsked'>;
  readonly active: ActiveJobs;
  readonly worker_id: string;
  readonly queue: string;
  readonly concurrency: number;
  readonly lease_ms: number;
  readonly heartbeat_ms: number;
  readonly log: Log;
  /** Whether it takes no new jobs. */
  readonly isDrained: () => boolean;
  /** Told with each heartbeat whether an operator wants it to take none. */
  readonly onDrain: (isAsked: boolean) => void;
}

/** Sends a heartbeat now and every `heartbeat_ms`. Returns the function that stops it. */
export function startHeartbeat({ store, active, heartbeat_ms, log, isDrained, onDrain, ...worker }: LeaseOptions): () => void {
  let isSending = false;
  const readLoad = loadSince();
  const send = async (): Promise<void> => {
    if (isSending) return;
    isSending = true;
    // A job that begins after this line is not in the query, so its absence from the answer means nothing.
    const asked = active.list();
    try {
      const attempts = asked.map(({ job }) => ({ job_id: job.job_id, attempt_no: job.attempt_no }));
      const ours = await store.heartbeat({ ...worker, attempts, load: readLoad(), is_drained: isDrained() });
      for (const one of asked) if (!ours.has(`${one.job.job_id}:${one.job.attempt_no}`) && active.has(one)) one.abort.abort();
      onDrain(await store.isDrainAsked(worker.worker_id));
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

/** Reads the load of this process; of its processor time the share since the last reading. */
function loadSince(): () => NonNullable<Heartbeat['load']> {
  let used = process.cpuUsage();
  let at_us = performance.now() * 1000;
  return () => {
    const now_us = performance.now() * 1000;
    const more = process.cpuUsage(used);
    const processor = (more.user + more.system) / Math.max(1, now_us - at_us);
    used = process.cpuUsage();
    at_us = now_us;
    return { host: hostname(), pid: process.pid, memory_bytes: process.memoryUsage.rss(), processor: Math.min(processor, 64) };
  };
}
