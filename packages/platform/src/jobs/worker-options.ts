/** How to run a worker. */
import type { Database } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import type { JobMetrics } from '../telemetry/metrics.ts';
import type { Circuit } from './circuit.ts';
import type { JobDefinition } from './definition.ts';
import type { Faults } from './faults.ts';
import type { JobHandler, TogetherHandler } from './handler.ts';
import type { JobStore } from './job-store.ts';
import type { Backoff } from './postponement.ts';
import type { Queues } from './queues.ts';

/** How to run a worker. */
export interface WorkerOptions {
  readonly definition: JobDefinition;
  readonly handler: JobHandler;
  /** When given, slides of one deck are begun, handled and ended together. */
  readonly together?: TogetherHandler;
  readonly db: Database;
  readonly store: JobStore;
  readonly queues: Queues;
  readonly concurrency: number;
  readonly log: Log;
  /** A worker without a heartbeat for this long counts as lost. Default 15 s. */
  readonly lease_ms?: number;
  /** Time between heartbeats. Default a third of the lease. */
  readonly heartbeat_ms?: number;
  /** When the oldest job waits for this long, an idle worker checks its queue. Default 30 s. */
  readonly watchdog_ms?: number;
  /** Called when the queue stays silent even after a rebuild. The process should exit and be started again. */
  readonly onStuck?: () => void;
  readonly faults?: Faults;
  /** Stops jobs from being begun while the file store is unavailable; shared by the workers of a process. */
  readonly circuit?: Circuit;
  /** How long a job waits after an outage. */
  readonly backoff?: Partial<Backoff>;
  readonly metrics?: JobMetrics;
}
