/** Runs one task on files that a person names, in an isolate. */
import type { Outcome, Task, TaskLimits } from '@deckwright/core/task';
import { createIsolate } from '@deckwright/isolate/run';

/**
 * @returns `failed` only for limits of the task
 * @throws Error when the process itself failed, with the error that it ended with
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
  // The error alone: what the process printed around it quotes our sources.
  if (outcome.outcome === 'failed' && outcome.code === 'crash')
    throw new Error(
      `Reading the file broke, which is a fault of Deckwright. ${/^[A-Z]\w*Error: .{0,300}$/m.exec(complaint)?.[0] ?? ''}`.trim(),
    );
  return outcome;
}
