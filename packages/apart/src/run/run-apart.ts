/**
 * Runs tasks in processes that are thrown away, a bounded number at a time with a bounded queue before them, and turns whatever a
 * file does there into one of three outcomes: an answer, a fault of the file, or a process that failed.
 */
import { DisposableFailure, type DisposableLimits, type DisposableWork, runDisposable } from '@deckwright/platform/disposable';
import { findEntry } from '@deckwright/platform/launch';
import type { Task } from './define-task.ts';
import { decodeMessage, encodeMessage } from './message.ts';

export interface ApartOptions {
  /** Processes at a time. */
  readonly concurrency: number;
  /** Tasks that may wait for one. */
  readonly waiting: number;
  /** Told once for every process that ended without an answer: for operators, since `complaint` may quote the file. */
  readonly onFailure?: (failure: ProcessFailure) => void;
  /** Where the process starts, when it is not where it usually is: tests bundle it. */
  readonly entry?: DisposableWork['entry'];
}

export interface ProcessFailure {
  readonly task: string;
  readonly reason: DisposableFailure['reason'];
  readonly complaint: string;
  /** Bytes of the files that it was given. */
  readonly bytes: number;
}

/** The file cannot be read. `code` is one of `UnreadableCode`. */
export interface FileFault {
  readonly outcome: 'unreadable';
  readonly code: string;
  readonly message: string;
  readonly remedy: string;
  readonly part?: string;
}

/** Reading the file went beyond a limit, or ended the process: `crash` may be a fault of ours. */
export interface ProcessFault {
  readonly outcome: 'failed';
  readonly code: 'memory' | 'time' | 'output' | 'crash';
  readonly message: string;
  readonly remedy: string;
}

export type Outcome<Answer> =
  | { readonly outcome: 'done'; readonly answer: Answer; readonly files: readonly Uint8Array[] }
  | FileFault
  | ProcessFault;

/** All processes are busy and the queue before them is full. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

export interface Apart {
  /**
   * @throws TooBusy when the queue is full
   * @throws DisposableFailure `aborted` when `signal` says that nobody waits any longer
   */
  run<Order extends object, Answer extends object>(
    task: Task<Order, Answer>,
    order: Order,
    files: readonly Uint8Array[],
    options?: { readonly signal?: AbortSignal; readonly limits?: Partial<DisposableLimits> },
  ): Promise<Outcome<Answer>>;
}

export function createApart({ concurrency, waiting, onFailure, ...options }: ApartOptions): Apart {
  const entry = options.entry ?? findEntry({ from: import.meta.url, source: './process.ts', bundle: 'apart-process' });
  const turns = createTurns(concurrency, waiting);

  return {
    async run<Order extends object, Answer extends object>(
      task: Task<Order, Answer>,
      order: Order,
      files: readonly Uint8Array[],
      { signal, limits }: { readonly signal?: AbortSignal; readonly limits?: Partial<DisposableLimits> } = {},
    ): Promise<Outcome<Answer>> {
      const done = await turns.take(signal);
      try {
        const said = await runDisposable({
          entry,
          input: encodeMessage({ head: { task: task.name, order }, files }),
          limits: { ...task.limits, ...limits },
          ...(signal && { signal }),
        });
        const { head, files: made } = decodeMessage(said);
        // What the process writes is what `process.ts` says it is.
        return { ...head, ...(head['outcome'] === 'done' && { files: made }) } as Outcome<Answer>;
      } catch (error) {
        if (!(error instanceof DisposableFailure) || error.reason === 'aborted') throw error;
        const bytes = files.reduce((sum, { length }) => sum + length, 0);
        onFailure?.({ task: task.name, reason: error.reason, complaint: error.complaint, bytes });
        return { outcome: 'failed', code: error.reason, message: error.message, remedy: task.remedy };
      } finally {
        done();
      }
    },
  };
}

interface Turns {
  take(signal?: AbortSignal): Promise<() => void>;
}

/** First come, first served. Who leaves hands its place to the next, so that nobody slips in between. */
function createTurns(concurrency: number, most: number): Turns {
  const queue: (() => void)[] = [];
  let running = 0;
  const leave = (): void => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };
  return {
    async take(signal) {
      if (running < concurrency) {
        running += 1;
        return leave;
      }
      if (queue.length >= most) throw new TooBusy(`${running} files are being read and ${queue.length} wait.`);
      await new Promise<void>((resolve, reject) => {
        const enter = (): void => {
          signal?.removeEventListener('abort', give);
          resolve();
        };
        const give = (): void => {
          queue.splice(queue.indexOf(enter), 1);
          reject(new DisposableFailure('aborted', 'The work was called off.'));
        };
        queue.push(enter);
        signal?.addEventListener('abort', give, { once: true });
      });
      return leave;
    },
  };
}
