/** Runs tasks in isolates, and turns their outcomes into HTTP answers. */
import type { Outcome, ProcessFault, Task } from '@deckwright/core/task';
import { TooBusy } from '@deckwright/isolate/run';
import {
  fileTooDemanding,
  fileUnreadable,
  internalError,
  payloadTooLarge,
  rateLimited,
  refuse,
  serviceUnavailable,
} from '@deckwright/platform/errors';
import type { GatewayKit } from '../kit.ts';

/** Errors that a route which looks into a file can give. */
export const ISOLATE_ERRORS = [fileUnreadable, fileTooDemanding, payloadTooLarge, serviceUnavailable] as const;

/** How long someone who found all processes busy should wait. */
const RETRY_S = 5;

export interface IsolatedCall {
  readonly kit: GatewayKit;
  readonly signal: AbortSignal;
}

/**
 * Has a task done.
 * @throws ProblemError 400 `file_unreadable`, 413 `payload_too_large`, 422 `file_too_demanding`, 500 `internal_error` for a crash of ours, 429 when too many of the account's own wait, 503 when too many of all
 */
export async function runIsolated<Order extends object, Answer extends object>(
  call: IsolatedCall,
  task: Task<Order, Answer>,
  order: Order,
  files: readonly Uint8Array[],
  refuseFault: (fault: Exclude<Outcome<object>, { outcome: 'done' }>) => Error = refuseFile,
): Promise<{ readonly answer: Answer; readonly files: readonly Uint8Array[] }> {
  const outcome = await call.kit.isolate.run(task, order, files, { signal: call.signal }).catch((error: unknown) => {
    if (!(error instanceof TooBusy)) throw call.signal.aborted ? call.signal.reason : error;
    if (error.whose === 'all')
      throw refuse(serviceUnavailable, { detail: 'As many files wait to be read as may wait.' }, { 'Retry-After': String(RETRY_S) });
    throw refuse(
      rateLimited,
      {
        detail: 'As many files of this account wait to be read as may wait; send fewer at the same time.',
        extra: { retry_after_s: RETRY_S },
      },
      { 'Retry-After': String(RETRY_S) },
    );
  });
  if (outcome.outcome === 'done') return outcome;
  throw refuseFault(outcome);
}

/** Limits are the file's fault, and told as 422. Load and crashes are ours. */
export function refuseProcess({ code: reason, message: detail, remedy, failure_id }: ProcessFault) {
  if (reason === 'crash') return refuse(internalError, { detail, remedy, extra: { failure_id } });
  if (reason === 'load') return refuse(serviceUnavailable, { detail, remedy }, { 'Retry-After': String(LOAD_RETRY_S) });
  return refuse(fileTooDemanding, { detail, remedy, extra: { reason } });
}

const LOAD_RETRY_S = 30;

/** The refusal of a file that could not be worked on. */
export function refuseFile(fault: Exclude<Outcome<object>, { outcome: 'done' }>) {
  const { code: reason, message: detail, remedy } = fault;
  if (fault.outcome === 'failed') return refuseProcess(fault);
  const extra = { reason, ...(fault.part === undefined ? {} : { part: fault.part }) };
  return refuse(reason === 'too_large' ? payloadTooLarge : fileUnreadable, { detail, remedy, extra });
}
