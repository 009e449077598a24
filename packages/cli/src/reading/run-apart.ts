/** One task on files that a person names, in a process that is thrown away. */
import { createApart, type Outcome, type Task } from '@deckwright/apart/run';

/**
 * @returns `failed` only for limits of the task
 * @throws Error when the process itself failed, with the end of what it said
 */
export async function runApart<Order extends object, Answer extends object>(
  task: Task<Order, Answer>,
  order: Order,
  files: readonly Uint8Array[],
): Promise<Outcome<Answer>> {
  let complaint = '';
  const apart = createApart({
    concurrency: 1,
    waiting: 0,
    onFailure: (failure) => {
      ({ complaint } = failure);
    },
  });
  const outcome = await apart.run(task, order, files);
  if (outcome.outcome === 'failed' && outcome.code === 'crash') throw new Error(`${outcome.message} ${complaint}`.trim());
  return outcome;
}
