/** What every worker works with. */
import type { Database } from '../database/index.ts';
import type { Backoff, Circuit, Faults, JobStore, Queues } from '../jobs/index.ts';
import type { Log } from '../log/log.ts';
import type { ObjectStore } from '../object-store/index.ts';
import type { JobMetrics } from '../telemetry/index.ts';

/** The code that opened the parts closes them. */
export interface WorkerDeps {
  readonly db: Database;
  readonly store: JobStore;
  readonly queues: Queues;
  readonly objects: ObjectStore;
  readonly log: Log;
  /** Jobs that are active at the same time. */
  readonly concurrency: number;
  readonly lease_ms?: number;
  readonly watchdog_ms?: number;
  readonly onStuck?: () => void;
  readonly faults?: Faults;
  /** How long a job waits after an outage. */
  readonly backoff?: Partial<Backoff>;
  /** Its probe is a small write to the file store. Default: one of its own. */
  readonly circuit?: Circuit;
  readonly metrics?: JobMetrics;
}
