/**
 * Isolated tasks: functions from an order and files to an answer and files, each of which runs in a process that does one task and ends.
 * A contract (`<name>.task.ts`) is what callers import, and its work (`<name>.work.ts`) is loaded in that process alone.
 */

/** What the process of a task may use. */
export interface TaskLimits {
  /** Resident memory of the process, MiB. */
  readonly memory_mib: number;
  /** From its start to its answer, ms. */
  readonly time_ms: number;
  /** Of its answer, bytes. */
  readonly output_bytes: number;
}

/** The contract of a task. `Order` and `Answer` must survive JSON. */
export interface Task<Order extends object, Answer extends object> {
  readonly name: string;
  readonly limits: TaskLimits;
  /** What to do about a file that needs more than the limits allow. */
  readonly remedy: string;
  /** Only types: there is no such value. */
  readonly order?: Order;
  readonly answer?: Answer;
}

/** Defines the contract of a task. The file is `<name>.task.ts`, beside what the task does. */
export const defineTask = <Order extends object, Answer extends object>(task: Task<Order, Answer>): Task<Order, Answer> => task;

export interface TaskAnswer<Answer> {
  readonly answer: Answer;
  /** Files that go back with it. */
  readonly files?: readonly Uint8Array[];
}

/**
 * Thrown by the work of a task for a file that it does not take: a fault of the file or of what was asked of it, with a stable code, a sentence for
 * its sender and a remedy.
 */
export class RefusedFile extends Error {
  override readonly name: string = 'RefusedFile';
  readonly code: string;
  /** What the person who sent the file can do. */
  readonly remedy: string;
  /** The part at fault; absent when it is the whole file. */
  readonly part: string | undefined;

  constructor(code: string, sentence: string, remedy: string, part?: string) {
    super(sentence);
    this.code = code;
    this.remedy = remedy;
    this.part = part;
  }
}

/** May throw RefusedFile; any other error is a crash. */
export type TaskWork<Order extends object, Answer extends object> = (
  order: Order,
  files: readonly Uint8Array[],
) => Promise<TaskAnswer<Answer>>;

/** Defines the work of a task. The file is `<name>.work.ts`, and the generated register finds it by that name. */
export const defineWork = <Order extends object, Answer extends object>(work: TaskWork<Order, Answer>): TaskWork<Order, Answer> => work;

/** The file is refused. `code` is one of those that the task's contract names, `UnreadableCode` for presentations. */
export interface FileFault {
  readonly outcome: 'unreadable';
  readonly code: string;
  readonly message: string;
  readonly remedy: string;
  readonly part?: string;
}

/**
 * The task has no answer. `memory`, `time` and `output` are limits that the file went beyond. `load` and `crash` are faults of ours: the
 * process got too little of the processor to use its time, or it ended by an error that names no fault of the file.
 */
export interface ProcessFault {
  readonly outcome: 'failed';
  readonly code: 'memory' | 'time' | 'output' | 'load' | 'crash';
  readonly message: string;
  readonly remedy: string;
  /** Stands in the log of the service too, for a crash. */
  readonly failure_id?: string;
}

/** What a run of a task ends in. */
export type Outcome<Answer> =
  | { readonly outcome: 'done'; readonly answer: Answer; readonly files: readonly Uint8Array[] }
  | FileFault
  | ProcessFault;
