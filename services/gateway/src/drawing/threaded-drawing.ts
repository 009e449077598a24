/** The drawing engine as the gateway uses it: requests are read here, drawn in one thread, and given up after a while. */
import { Worker } from 'node:worker_threads';
import { readJson, readSlideRequest } from '@deckwright/draw/intent';
import { refuse, serviceUnavailable, timedOut } from '@deckwright/platform/errors';
import { findEntry } from '@deckwright/platform/launch';
import type { Drawing, ReadSlide, Refused } from './drawing.ts';
import type { Drawn, Work } from './engine.ts';
import type { Question, ThreadAnswer } from './thread.ts';

/** A slide takes milliseconds; one that takes this long never ends. */
const ANSWER_WITHIN_MS = 20_000;
/** Questions waiting at the same time; more are sent away, since their askers would wait for long. */
const MAX_WAITING = 64;

interface Asker {
  readonly resolve: (drawn: Drawn) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

export function createThreadedDrawing(): Drawing {
  const waiting = new Map<number, Asker>();
  let thread: Worker | undefined;
  let count = 0;

  /** Ends the thread; the next question starts a new one. */
  function give_up(failed: Worker, error: Error): void {
    if (thread !== failed) return;
    thread = undefined;
    for (const asker of waiting.values()) {
      clearTimeout(asker.timer);
      asker.reject(error);
    }
    waiting.clear();
    void failed.terminate();
  }

  function start(): Worker {
    const entry = findEntry({ from: import.meta.url, source: './thread.ts', bundle: 'drawing-thread' });
    const worker = new Worker(entry.thread_url, { env: {}, resourceLimits: { maxOldGenerationSizeMb: 512 } });
    worker.unref();
    worker.on('message', (answer: ThreadAnswer) => {
      const asker = waiting.get(answer.id);
      if (asker === undefined) return;
      waiting.delete(answer.id);
      clearTimeout(asker.timer);
      if (waiting.size === 0) worker.unref();
      if ('drawn' in answer) asker.resolve(answer.drawn);
      else asker.reject(new Error(`The drawing thread failed: ${answer.failure}`));
    });
    worker.on('error', (error) => give_up(worker, error));
    worker.on('exit', (code) => give_up(worker, new Error(`The drawing thread ended with code ${code}`)));
    return worker;
  }

  function ask(work: Work, text: string): Promise<Drawn> {
    if (waiting.size >= MAX_WAITING) throw refuse(serviceUnavailable, {}, { 'Retry-After': '1' });
    thread ??= start();
    const worker = thread;
    const id = ++count;
    worker.ref();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => give_up(worker, refuse(timedOut)), ANSWER_WITHIN_MS);
      waiting.set(id, { resolve, reject, timer });
      worker.postMessage({ id, work, text } satisfies Question);
    });
  }

  return {
    readJson,
    read: readSlide,
    async forecast(text) {
      const drawn = await ask('forecast', text);
      return drawn.ok ? { ok: true, report: drawn.report } : drawn;
    },
    async preview(text) {
      const drawn = await ask('preview', text);
      if (!drawn.ok) return drawn;
      if (drawn.png === undefined) throw new Error('The drawing thread made no picture');
      return { ok: true, report: drawn.report, png: drawn.png };
    },
    async close() {
      if (thread !== undefined) give_up(thread, refuse(serviceUnavailable));
    },
  };
}

function readSlide(value: unknown): ReadSlide | Refused {
  const read = readSlideRequest(value);
  if (!read.ok) return { ok: false, problem: read.problem };
  const { hash, outputs, name } = read.request;
  return { ok: true, input_hash: hash, outputs, name: name ?? null };
}
