/** What a worker does with an attempt that threw: ends it with its problem, postpones it, or gives it back as a crash. */

import { describeError, type Log } from '../log/log.ts';
import type { JobDefinition } from './definition.ts';
import { failureOf } from './failure-kind.ts';
import type { JobRecord } from './job.ts';
import type { JobStore } from './job-store.ts';
import type { Backoff } from './postponement.ts';

export interface AfterFailureDeps {
  readonly definition: JobDefinition;
  readonly store: Pick<JobStore, 'fail' | 'giveBack' | 'postpone'>;
  readonly log: Log;
  readonly backoff?: Partial<Backoff> | undefined;
}

/** Resolves with what the failure says of the file store. Rejects only when Postgres refuses or cannot be reached. */
export function createAfterFailure({ definition, store, log, backoff }: AfterFailureDeps) {
  return async ({ job_id, attempt_no }: JobRecord, error: unknown): Promise<'unavailable' | 'unknown'> => {
    const failure = failureOf(error);
    switch (failure.kind) {
      case 'content':
        log.warn({ job_id, attempt_no, ...describeError(error) }, 'attempt was refused');
        await store.fail(job_id, attempt_no, failure.problem);
        return 'unknown';
      case 'world': {
        const { waiting_for } = failure;
        log.warn({ job_id, attempt_no, waiting_for, ...describeError(error) }, 'attempt waits for an outage to pass');
        await store.postpone(job_id, attempt_no, { queue: definition.queue, waiting_for, ...(backoff && { backoff }) });
        return waiting_for === 'storage' ? 'unavailable' : 'unknown';
      }
      case 'ours': {
        log.error({ job_id, attempt_no, ...describeError(error) }, 'attempt crashed');
        const { quarantined } = await store.giveBack(job_id, attempt_no, { crashed: true });
        if (quarantined.length > 0) log.error({ job_id }, 'job is quarantined');
        return 'unknown';
      }
    }
  };
}
