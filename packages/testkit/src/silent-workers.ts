/** Ends the leases of workers that died or were stopped, so that no trial waits for a clock. */
import type { Running } from './processes.ts';

/** A database that takes a statement; it may be away for a while. */
interface Sql {
  query(sql: string, values: readonly unknown[]): Promise<unknown>;
}

export interface SilentWorkers {
  /** Counts a worker as silent when its process has been killed. */
  watch(worker: Running): void;
  /** Counts it as silent now, whether or not it lives. */
  add(worker: Running): void;
  stop(): void;
}

const LOOK_EVERY_MS = 200;

/**
 * Ends the leases of workers that will say nothing more. Living workers keep the lease that ships: a machine that is busy with other work
 * must not make the dead of those that are only slow.
 */
export function endLeasesOfSilent(db: Sql): SilentWorkers {
  const silent = new Set<string>();
  const add = (worker: Running) => {
    const ready = worker.lines.find(({ message }) => message === 'ready');
    const ids = ready?.['worker_ids'] ?? [ready?.['worker_id']];
    for (const id of Array.isArray(ids) ? ids : []) if (typeof id === 'string') silent.add(id);
  };
  const look = async () => {
    if (silent.size === 0) return;
    // Again and again: a statement that was under way when its sender was killed may commit after the kill.
    await db
      .query(
        `UPDATE jobs SET lease_until = now() - interval '1 second'
         WHERE status = 'rendering' AND worker_id = ANY($1) AND lease_until > now()`,
        [[...silent]],
      )
      .catch(() => {});
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  return {
    add,
    watch(worker) {
      worker.child.once('close', (_code, signal) => {
        if (signal === 'SIGKILL') add(worker);
      });
    },
    stop: () => clearInterval(timer),
  };
}
