/** A task: a function from an order and files to an answer and files. It runs in a process that does one task and ends. */
import type { DisposableLimits } from '@deckwright/platform/disposable';

export interface TaskAnswer<Answer> {
  readonly answer: Answer;
  /** Files that go back with it. */
  readonly files?: readonly Uint8Array[];
}

/**
 * The contract of a task; its work is loaded in the process alone, by its name: `tasks/<name>.ts` exports `work`.
 * `Order` and `Answer` must survive JSON.
 */
export interface Task<Order extends object, Answer extends object> {
  readonly name: string;
  readonly limits: DisposableLimits;
  /** What to do about a file that needs more than the limits allow. */
  readonly remedy: string;
  /** Only types: there is no such value. */
  readonly order?: Order;
  readonly answer?: Answer;
}

export const defineTask = <Order extends object, Answer extends object>(task: Task<Order, Answer>): Task<Order, Answer> => task;

/** May throw UnreadableFile; any other error is a crash. */
export type TaskWork<Order extends object, Answer extends object> = (
  order: Order,
  files: readonly Uint8Array[],
) => Promise<TaskAnswer<Answer>>;

/** Defines the work of a task. The file is `tasks/<name>.ts`, and the generated register finds it by that name. */
export const defineWork = <Order extends object, Answer extends object>(work: TaskWork<Order, Answer>): TaskWork<Order, Answer> => work;
