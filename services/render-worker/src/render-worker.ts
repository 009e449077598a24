/** The render worker: takes slide jobs, draws them, stores their files. */
import type { FontSource } from '@deckwright/draw/typeset';
import type { Database } from '@deckwright/platform/database';
import {
  type Backoff,
  type Circuit,
  createCircuit,
  type Faults,
  type JobStore,
  type Queues,
  type RunningWorker,
  renderSlideJob,
  runWorker,
} from '@deckwright/platform/jobs';
import type { Log } from '@deckwright/platform/log';
import type { ObjectStore } from '@deckwright/platform/object-store';
import { inSpan, type JobMetrics } from '@deckwright/platform/telemetry';
import { createRenderSlide } from './render-slide.ts';

export { createRenderSlide, SLIDE_CENTS } from './render-slide.ts';

/** What the worker works with; whoever opened the parts closes them. */
export interface RenderWorkerDeps {
  readonly db: Database;
  readonly store: JobStore;
  readonly queues: Queues;
  readonly objects: ObjectStore;
  readonly fonts: FontSource;
  readonly log: Log;
  /** Slides drawn at the same time. */
  readonly concurrency: number;
  readonly lease_ms?: number;
  readonly watchdog_ms?: number;
  readonly onStuck?: () => void;
  readonly faults?: Faults;
  /** How long jobs wait that an outage has met. */
  readonly backoff?: Partial<Backoff>;
  /** Its probe is a small write to the file store. Default: one of its own. */
  readonly circuit?: Circuit;
  readonly metrics?: JobMetrics;
}

/** Starts the worker; `close` drains it. */
export function startRenderWorker(deps: RenderWorkerDeps): RunningWorker {
  const { fonts, objects, ...rest } = deps;
  const { one, together } = createRenderSlide({ fonts, db: deps.db, objects });
  return runWorker({
    circuit: createCircuit({ probe: () => objects.ping(), log: deps.log }),
    ...rest,
    definition: renderSlideJob,
    handler: one,
    together,
    trace: (name, traceparent, job, work) =>
      inSpan(
        name,
        {
          kind: 'consumer',
          ...(traceparent !== null && { traceparent }),
          attributes: { 'deckwright.job_id': job.job_id, 'deckwright.attempt_no': job.attempt_no },
        },
        work,
      ),
  });
}
