/**
 * Runs each task in a process of its own that ends with it. The number of processes and the queue before them are limited, and accounts
 * share them fairly. Each run ends in one of three outcomes: an answer, a fault of the file, or a process that failed.
 */
import { randomUUID } from 'node:crypto';
import type { Outcome, Task } from '@deckwright/core/task';
import { DisposableFailure, type DisposableLimits, type DisposableWork, runDisposable } from '@deckwright/platform/disposable';
import { createFairSemaphore, Overflow, type Share } from '@deckwright/platform/fairness';
import { findEntry } from '@deckwright/platform/launch';
import { decodeMessage, encodeMessage } from './message.ts';

export interface IsolateOptions {
  /** Processes at a time. */
  readonly concurrency: number;
  /** Tasks that may wait for one. */
  readonly waiting: number;
  /** Tasks of one account that may wait. Default: `waiting`. */
  readonly waiting_per_account?: number;
  /** A single account may use all processes, for callers whose queue is fair already. Otherwise it may use half of them. */
  readonly is_private?: boolean;
  /** Called once for every process that ended without an answer. It is for operators, because `complaint` may quote the file. */
  readonly onFailure?: (failure: ProcessFailure) => void;
  /** The program of the process. Default: `process.ts`; tests bundle it. */
  readonly entry?: DisposableWork['entry'];
}

export interface ProcessFailure {
  readonly task: string;
  readonly reason: DisposableFailure['reason'];
  readonly complaint: string;
  /** Bytes of the files that it was given. */
  readonly bytes: number;
  /** The caller of a process that crashed is told it. */
  readonly failure_id: string;
}

/** All processes are busy, and the queue before them is full for this account or for all. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
  readonly whose: Overflow['whose'];

  constructor({ whose, message }: Overflow) {
    super(message);
    this.whose = whose;
  }
}

export interface RunOptions {
  readonly signal?: AbortSignal;
  readonly limits?: Partial<DisposableLimits>;
  /** The account that asks. Default: all callers without one share one account. */
  readonly share?: Share;
}

export interface Isolate {
  /**
   * @throws TooBusy when the queue is full
   * @throws DisposableFailure `aborted` when `signal` says that the caller has left
   */
  run<Order extends object, Answer extends object>(
    task: Task<Order, Answer>,
    order: Order,
    files: readonly Uint8Array[],
    options?: RunOptions,
  ): Promise<Outcome<Answer>>;
}

/** What the process complained about may quote the file or our sources: the caller is told neither. */
const BROKE = {
  message: 'Reading the file broke on our side.',
  remedy: 'Try again; if it happens twice, report the failure_id. Nothing was charged.',
};

/** The share of callers without an account. */
const NOBODY: Share = { account: '' };

export function createIsolate({
  concurrency,
  waiting,
  waiting_per_account = waiting,
  is_private,
  onFailure,
  ...options
}: IsolateOptions): Isolate {
  const entry = options.entry ?? findEntry({ from: import.meta.url, source: './process.ts', bundle: 'isolate-process' });
  const semaphore = createFairSemaphore({
    slots: concurrency,
    waiting,
    waiting_per_account,
    // A file may use its process for many seconds. One account gets half of the processes at most, so that another's first file does not wait as long.
    ...(is_private === true && { light_weight: Number.POSITIVE_INFINITY }),
    now_ms: () => performance.now(),
  });

  const acquire = (share: Share, weight: number, signal: AbortSignal | undefined): Promise<() => void> =>
    semaphore.acquire({ ...share, weight }, signal).catch((error: unknown) => {
      if (error instanceof Overflow) throw new TooBusy(error);
      throw signal?.aborted ? new DisposableFailure('aborted', 'The work was called off.') : error;
    });

  return {
    async run<Order extends object, Answer extends object>(
      task: Task<Order, Answer>,
      order: Order,
      files: readonly Uint8Array[],
      { signal, limits, share = NOBODY }: RunOptions = {},
    ): Promise<Outcome<Answer>> {
      const bytes = files.reduce((sum, { length }) => sum + length, 0);
      const done = await acquire(share, bytes, signal);
      try {
        const output = await runDisposable({
          entry,
          input: encodeMessage({ head: { task: task.name, order }, files }),
          limits: { ...task.limits, ...limits },
          ...(signal && { signal }),
        });
        const { head, files: made } = decodeMessage(output);
        // `process.ts` writes the outcome in this form.
        return { ...head, ...(head['outcome'] === 'done' && { files: made }) } as Outcome<Answer>;
      } catch (error) {
        if (!(error instanceof DisposableFailure) || error.reason === 'aborted') throw error;
        const failure_id = randomUUID();
        onFailure?.({ task: task.name, reason: error.reason, complaint: error.complaint, bytes, failure_id });
        const { reason: code, message } = error;
        if (code === 'load') return { outcome: 'failed', code, message, remedy: 'Send it again in a minute.' };
        if (code !== 'crash') return { outcome: 'failed', code, message, remedy: task.remedy };
        return { outcome: 'failed', code, failure_id, ...BROKE };
      } finally {
        done();
      }
    },
  };
}
