/** The drawing engine as the gateway uses it: requests are read here, drawn in one thread, and given up after a while. */
import { Worker } from 'node:worker_threads';
import { readJson } from '@deckwright/draw/intent';
import { refuse, serviceUnavailable, timedOut } from '@deckwright/platform/errors';
import { findEntry } from '@deckwright/platform/launch';
import type { Brands, Drawing } from './drawing.ts';
import type { Drawn, ExampleWork, Work } from './engine.ts';
import { readDeck } from './read-deck.ts';
import { readSlide } from './read-slide.ts';
import { createBrandSender } from './sent-brands.ts';
import type { Question, ThreadAnswer, ThreadReady } from './thread.ts';

/** Milliseconds are usual; what takes longer than this is made to take long. */
const ANSWER_WITHIN_MS: Readonly<Record<Work, number>> = {
  read: 5_000,
  read_deck: 20_000,
  forecast: 20_000,
  forecast_deck: 60_000,
  fit: 20_000,
  preview: 20_000,
  preview_marked: 20_000,
  facts: 20_000,
  picture: 20_000,
  pptx: 20_000,
};
/** To load its modules the thread takes a second, and on a starved machine many. */
const START_WITHIN_MS = 120_000;
/** A slide is a few thousand characters. Much more is read in the thread too, since a million items take seconds to check. */
const READ_HERE_CHARACTERS = 100_000;
/** Questions waiting at the same time; more are sent away, since their askers would wait for long. */
const MAX_WAITING = 64;

interface Asker {
  readonly resolve: (drawn: Drawn) => void;
  readonly reject: (error: Error) => void;
  readonly within_ms: number;
  /** None while the thread starts: what waits for that has not begun. */
  timer: NodeJS.Timeout | undefined;
}

export function createThreadedDrawing(): Drawing {
  const waiting = new Map<number, Asker>();
  let thread: Worker | undefined;
  let ready = false;
  let sender = createBrandSender();
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
    sender = createBrandSender();
    ready = false;
    const worker = new Worker(entry.thread_url, { env: {}, resourceLimits: { maxOldGenerationSizeMb: 512 } });
    worker.unref();
    const starting = setTimeout(() => give_up(worker, refuse(timedOut)), START_WITHIN_MS).unref();
    worker.on('message', (answer: ThreadAnswer | ThreadReady) => {
      if ('ready' in answer) {
        clearTimeout(starting);
        if (thread !== worker) return;
        ready = true;
        for (const asker of waiting.values()) asker.timer = timed(worker, asker.within_ms);
        return;
      }
      const asker = waiting.get(answer.id);
      if (asker === undefined) return;
      waiting.delete(answer.id);
      clearTimeout(asker.timer);
      if (waiting.size === 0) worker.unref();
      if ('drawn' in answer) asker.resolve(answer.drawn);
      else asker.reject(new Error(`The drawing thread failed: ${answer.failure}`));
    });
    worker.on('error', (error) => give_up(worker, error));
    worker.on('exit', (code) => {
      clearTimeout(starting);
      give_up(worker, new Error(`The drawing thread ended with code ${code}`));
    });
    return worker;
  }

  const timed = (worker: Worker, within_ms: number): NodeJS.Timeout => setTimeout(() => give_up(worker, refuse(timedOut)), within_ms);

  function ask(work: Work, text: string, brands?: Brands): Promise<Drawn> {
    if (waiting.size >= MAX_WAITING) throw refuse(serviceUnavailable, {}, { 'Retry-After': '1' });
    thread ??= start();
    const worker = thread;
    const id = ++count;
    worker.ref();
    return new Promise((resolve, reject) => {
      const within_ms = ANSWER_WITHIN_MS[work];
      waiting.set(id, { resolve, reject, within_ms, timer: ready ? timed(worker, within_ms) : undefined });
      // A question without brands, which is nearly every one, stays as small as it was.
      worker.postMessage({
        id,
        work,
        text,
        ...(brands === undefined || brands.length === 0 ? {} : { sent: sender(brands) }),
      } satisfies Question);
    });
  }

  async function askForBytes(work: ExampleWork, text: string): Promise<Uint8Array> {
    const drawn = await ask(work, text);
    if (!('bytes' in drawn)) throw new Error(`The drawing thread made no ${work}`);
    return drawn.bytes;
  }

  return {
    readJson,
    async read(value, text, brands) {
      if (text.length <= READ_HERE_CHARACTERS) return readSlide(value, brands);
      const answer = await ask('read', text, brands);
      if (!answer.ok) return answer;
      if (!('slide' in answer)) throw new Error('The drawing thread drew what it was to read');
      return answer.slide;
    },
    async readDeck(value, text, brands) {
      if (text.length <= READ_HERE_CHARACTERS) return readDeck(value, brands);
      const answer = await ask('read_deck', text, brands);
      if (!answer.ok) return answer;
      if (!('deck' in answer)) throw new Error('The drawing thread drew what it was to read');
      return answer.deck;
    },
    async forecastDeck(text, brands) {
      const drawn = await ask('forecast_deck', text, brands);
      if (!drawn.ok) return drawn;
      if (!('report' in drawn)) throw new Error('The drawing thread made no report');
      return { ok: true, report: drawn.report };
    },
    async forecast(text, brands) {
      const drawn = await ask('forecast', text, brands);
      if (!drawn.ok) return drawn;
      if (!('report' in drawn)) throw new Error('The drawing thread made no report');
      return { ok: true, report: drawn.report };
    },
    async fit(text, brands) {
      const drawn = await ask('fit', text, brands);
      if (!drawn.ok) return drawn;
      if (!('report' in drawn)) throw new Error('The drawing thread made no report');
      return { ok: true, report: drawn.report };
    },
    async preview(text, brands, mark) {
      const drawn = await ask(mark === undefined ? 'preview' : 'preview_marked', text, brands);
      if (!drawn.ok) return drawn;
      if (!('report' in drawn) || drawn.png === undefined) throw new Error('The drawing thread made no picture');
      return { ok: true, report: drawn.report, png: drawn.png };
    },
    async facts(text) {
      const drawn = await ask('facts', text);
      if (!('facts' in drawn)) throw new Error('The drawing thread found no facts');
      return drawn.facts;
    },
    picture: (text) => askForBytes('picture', text),
    pptx: (text) => askForBytes('pptx', text),
    async close() {
      if (thread !== undefined) give_up(thread, refuse(serviceUnavailable));
    },
  };
}
