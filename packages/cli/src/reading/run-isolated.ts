/** Runs one task on files that a person names, in an isolate. */
import type { Outcome, Task, TaskLimits } from '@deckwright/core/task';
import { createIsolate } from '@deckwright/isolate/run';

/**
 * @returns `failed` only for limits of the task
 * @throws Error when the process itself failed, with the end of what it said
 */
export async function runIsolated<Order extends object, Answer extends object>(
  task: Task<Order, Answer>,
  order: Order,
  files: readonly Uint8Array[],
  limits: Partial<TaskLimits> = {},
): Promise<Outcome<Answer>> {
  let complaint = '';
  const isolate = createIsolate({
    concurrency: 1,
    waiting: 0,
    onFailure: (failure) => {
      ({ complaint } = failure);
    },
  });
  const outcome = await isolate.run(task, order, files, { limits });
  if (outcome.outcome === 'failed' && outcome.code === 'crash') throw new Error(`${outcome.message} ${complaint}`.trim());
  return outcome;
}
