/** Runs tasks for callers without a key: no longer than they would wait, and a task that others hold up is a 503. */

import type { Outcome, Task, TaskLimits } from '@deckwright/core/task';
import { TooBusy } from '@deckwright/isolate/run';
import { deadline } from '@deckwright/platform/deadline';
import { fileTooDemanding, rateLimited, refuse, serviceUnavailable, timedOut } from '@deckwright/platform/errors';
import { type IsolatedCall, refuseProcess } from './run-isolated.ts';

/** Errors of every public tool that has a task done. */
export const PUBLIC_TASK_ERRORS = [rateLimited, serviceUnavailable, timedOut, fileTooDemanding] as const;

/** From the request to the answer, with the time in the queue. */
const PATIENCE_MS = 60_000;
const RETRY = { 'Retry-After': '10' };

/** @throws ProblemError 429 when too many files of the address wait, 503 when too many of all wait or others took the processors, 422 and 500 as `runIsolated` */
export async function runPublic<Order extends object, Answer extends object>(
  call: IsolatedCall,
  task: Task<Order, Answer>,
  order: Order,
  files: readonly Uint8Array[],
  limits: Partial<TaskLimits> = {},
): Promise<Outcome<Answer>> {
  const signal = deadline(PATIENCE_MS, call.signal);
  const outcome = await call.kit.isolate.run(task, order, files, { signal, limits }).catch((error: unknown) => {
    if (error instanceof TooBusy) throw refuseBusy(error);
    if (call.signal.aborted) throw call.signal.reason;
    throw signal.aborted
      ? refuse(timedOut, { detail: 'Other files took all the time there was.', remedy: 'Try again soon.' }, RETRY)
      : error;
  });
  if (outcome.outcome === 'failed' && outcome.code === 'load')
    throw refuse(timedOut, { detail: outcome.message, remedy: outcome.remedy }, RETRY);
  if (outcome.outcome === 'failed') throw refuseProcess(outcome);
  return outcome;
}

const refuseBusy = ({ whose }: TooBusy) =>
  whose === 'all'
    ? refuse(serviceUnavailable, { detail: 'As many files wait to be read as may wait.', remedy: 'Try again in some seconds.' }, RETRY)
    : refuse(
        rateLimited,
        { detail: 'Files from this address wait to be read already; send one at a time.', extra: { retry_after_s: 10 } },
        RETRY,
      );
