/** What a worker does with a message: begins the jobs that are next in fair order, runs the handler, and settles them. */

import { inProcessSpan } from '../telemetry/messaging.ts';
import { failActiveSpan } from '../telemetry/spans.ts';
import type { ActiveJob, ActiveJobs } from './active-jobs.ts';
import type { StoreOutcome } from './circuit.ts';
import { MAX_TOGETHER } from './deck-messages.ts';
import { noFaults } from './faults.ts';
import type { HandlerOutcome } from './handler.ts';
import type { JobRecord } from './job.ts';
import type { Message } from './queues.ts';
import type { RetryDatabase } from './retry-database.ts';
import type { Settle } from './settle.ts';
import type { WorkerOptions } from './worker-options.ts';

export interface ReceiveDeps
  extends Pick<
    WorkerOptions,
    'definition' | 'handler' | 'together' | 'store' | 'queues' | 'log' | 'circuit' | 'backoff' | 'metrics' | 'faults'
  > {
  readonly worker_id: string;
  readonly lease_ms: number;
  readonly active: ActiveJobs;
  readonly retry: RetryDatabase;
  readonly settle: Settle;
  readonly isClosing: () => boolean;
}

export function createReceive(deps: ReceiveDeps): (message: Message) => Promise<void> {
  const { definition, store, log, circuit, backoff, active, worker_id, lease_ms, retry, faults = noFaults } = deps;
  const { queue, job_types, spared_lanes: spared } = definition;

  const begin = (received: { readonly job_id: string; readonly attempt_no: number }): Promise<readonly JobRecord[]> => {
    const most = deps.together && !deps.isClosing() ? MAX_TOGETHER : 1;
    return retry(undefined, () => store.beginNext({ job_types, received, most, spared }, { worker_id, lease_ms }));
  };

  const work = async (jobs: readonly JobRecord[], begin_ms: number): Promise<StoreOutcome> => {
    const begun = jobs.map((job) => active.start(job, begin_ms));
    deps.metrics?.active.set({ queue }, active.size);
    try {
      const results = await handle(deps, begun);
      const broken = results.find((result) => result.status === 'rejected');
      if (broken !== undefined) failActiveSpan(broken.reason);
      return await deps.settle(begun, results);
    } finally {
      for (const one of begun) active.end(one);
      deps.metrics?.active.set({ queue }, active.size);
    }
  };

  /** Whether a job was begun. */
  const receiveOne = async (message: Message): Promise<boolean> => {
    const { traceparent, ...received } = definition.decode(message.payload);
    const permit = circuit?.admit();
    if (permit === null) {
      await store.postponeDue({ job_types, received }, { queue, waiting_for: 'storage', ...(backoff && { backoff }) });
      return false;
    }
    let outcome: StoreOutcome = 'unknown';
    let begun: string;
    try {
      const from = performance.now();
      const jobs = await begin(received);
      const begin_ms = performance.now() - from;
      const [first] = jobs;
      if (first === undefined) {
        log.debug(received, 'nothing is due');
        return false;
      }
      begun = first.job_id;
      // The message may belong to another job. Slides of one deck belong to one request's trace.
      const parent = begun === received.job_id ? (traceparent ?? first.traceparent) : first.traceparent;
      outcome = await inProcessSpan({ queue, system: deps.queues.system, parent }, jobs, () => work(jobs, begin_ms));
    } finally {
      permit?.ended(outcome);
    }
    await faults.at('before_ack', begun);
    return true;
  };

  return async (message) => {
    // An account that has all the lanes it may have is passed over, and the message of its job is gone: whoever ends a job looks for the next.
    while ((await receiveOne(message)) && spared > 0 && !deps.isClosing());
  };
}

/** The handler's result for each job, in order; never rejects. */
async function handle(
  { handler, together }: Pick<ReceiveDeps, 'handler' | 'together'>,
  jobs: readonly ActiveJob[],
): Promise<readonly PromiseSettledResult<HandlerOutcome>[]> {
  const [first] = jobs;
  try {
    for (const { kit } of jobs) await kit.fault('after_begin');
    const results =
      first !== undefined && jobs.length === 1
        ? await Promise.allSettled([handler(first.job, first.kit)])
        : ((await together?.(jobs)) ?? []);
    for (const [i, { kit }] of jobs.entries()) if (results[i]?.status === 'fulfilled') await kit.fault('before_commit');
    return results;
  } catch (reason) {
    return jobs.map(() => ({ status: 'rejected', reason }));
  }
}
