/**
 * One drawing thread, from the side of the gateway. It has one request at a time. A request that takes too long ends the thread and
 * nothing else.
 */
import { Worker } from 'node:worker_threads';
import { refuse, serviceUnavailable, timedOut } from '@deckwright/platform/errors';
import { findEntry } from '@deckwright/platform/launch';
import type { Brands } from './drawing.ts';
import { createBrandSender } from './sent-brands.ts';
import type { Question, ThreadAnswer, ThreadData, ThreadReady } from './thread.ts';
import type { Answers, Orders, Work } from './works.ts';

/** To load its modules a thread takes a second, and on a starved machine many. */
const START_WITHIN_MS = 120_000;

export interface ThreadQuestion<W extends Work = Work> {
  readonly work: W;
  readonly text: string;
  readonly order: Orders[W];
  readonly brands: Brands | undefined;
  /** Counted from when the thread begins with it. */
  readonly within_ms: number;
}

export interface DrawingThread {
  /** Asked again only after it has answered. */
  ask<W extends Work>(question: ThreadQuestion<W>): Promise<Answers[W]>;
  /** Ended, by us or by itself: another one takes its place. */
  readonly isDead: () => boolean;
  end(error: Error): void;
}

export interface ThreadOptions extends ThreadData {
  readonly memory_mib: number;
}

interface Asker {
  readonly resolve: (answer: Answers[Work]) => void;
  readonly reject: (error: Error) => void;
  readonly begin: () => void;
}

export function startDrawingThread({ memory_mib, preload }: ThreadOptions): DrawingThread {
  const entry = findEntry({ from: import.meta.url, source: './thread.ts', bundle: 'drawing-thread' });
  const worker = new Worker(entry.thread_url, {
    env: {},
    workerData: { preload } satisfies ThreadData,
    resourceLimits: { maxOldGenerationSizeMb: memory_mib },
  });
  const send = createBrandSender();
  let isReady = false;
  let death: Error | undefined;
  let asker: Asker | undefined;
  let timer: NodeJS.Timeout | undefined;

  function end(error: Error): void {
    if (death !== undefined) return;
    death = error;
    clearTimeout(timer);
    clearTimeout(starting);
    asker?.reject(error);
    asker = undefined;
    void worker.terminate();
  }

  /** An idle thread must not keep the process alive. */
  function answered(): Asker | undefined {
    const whose = asker;
    asker = undefined;
    clearTimeout(timer);
    worker.unref();
    return whose;
  }

  const starting = setTimeout(() => end(refuse(timedOut)), START_WITHIN_MS).unref();
  worker.unref();
  worker.on('message', (message: ThreadAnswer | ThreadReady) => {
    if ('ready' in message) {
      clearTimeout(starting);
      isReady = true;
      asker?.begin();
    } else if ('answer' in message) answered()?.resolve(message.answer);
    else answered()?.reject(new Error(`A drawing thread failed: ${message.failure}`));
  });
  worker.on('error', (error) => {
    const isMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    end(isMemory ? refuse(timedOut, { detail: `The work needs more than ${memory_mib} MiB of memory.` }) : error);
  });
  worker.on('exit', (code) => end(new Error(`A drawing thread ended with code ${code}`)));

  return {
    ask<W extends Work>({ work, text, order, brands, within_ms }: ThreadQuestion<W>): Promise<Answers[W]> {
      if (death !== undefined) return Promise.reject(refuse(serviceUnavailable));
      worker.ref();
      return new Promise((resolve, reject) => {
        const begin = (): void => {
          timer = setTimeout(() => end(refuse(timedOut)), within_ms);
        };
        // The thread answers this work with its own answer.
        asker = { resolve: (answer) => resolve(answer as Answers[W]), reject, begin };
        if (isReady) begin();
        // A question without brands, which is nearly every one, stays small.
        const sent = brands === undefined || brands.length === 0 ? {} : { sent: send(brands) };
        worker.postMessage({ work, text, order, ...sent } satisfies Question);
      });
    },
    isDead: () => death !== undefined,
    end,
  };
}
