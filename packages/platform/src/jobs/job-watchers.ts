/** Callbacks by job id, called when Postgres notifies of a change of that job. */
import type { JobStatus } from './job.ts';

/** Called with the new status, or with null when something may have changed. */
export type OnChange = (status: JobStatus | null) => void;

export interface JobWatchers {
  /** The result removes the callback. */
  add(job_id: string, onChange: OnChange): () => void;
  /** Takes a notification: the job's id and its status. Null tells all callbacks that something may have changed. */
  notify(payload: string | null): void;
}

export function createJobWatchers(): JobWatchers {
  const watchers = new Map<string, Set<OnChange>>();
  return {
    add(job_id, onChange) {
      const group = watchers.get(job_id) ?? new Set();
      group.add(onChange);
      watchers.set(job_id, group);
      return () => {
        group.delete(onChange);
        if (group.size === 0 && watchers.get(job_id) === group) watchers.delete(job_id);
      };
    },
    notify(payload) {
      if (payload === null) {
        for (const group of watchers.values()) for (const onChange of group) onChange(null);
        return;
      }
      const [job_id = '', status] = payload.split(' ');
      // Only our own statements write to the channel, always with a status.
      for (const onChange of watchers.get(job_id) ?? []) onChange(status as JobStatus);
    },
  };
}
