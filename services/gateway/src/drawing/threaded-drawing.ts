/**
 * The drawing engine as the gateway uses it: small typed requests are read in this process, everything else runs in a few threads, in fair
 * shares.
 */
import { availableParallelism } from 'node:os';
import { readJson } from '@deckwright/draw/intent';
import { rateLimited, refuse, serviceUnavailable } from '@deckwright/platform/errors';
import { createFairSemaphore, Overflow } from '@deckwright/platform/fairness';
import type { Asker, Brands, Drawing, DrawingPool } from './drawing.ts';
import { type DrawingThread, startDrawingThread } from './drawing-thread.ts';
import { isCheapToRead, readDeck } from './read-deck.ts';
import { readSlide } from './read-slide.ts';
import { type Answers, COSTS, type Orders, type Work } from './works.ts';

export interface DrawingOptions {
  /** Default: one a core, from 2 to 8. */
  readonly threads?: number;
  /** Starts all threads at once, and loads in each what first questions need. Default: each is started when it is needed. */
  readonly preload?: boolean;
  /** Used instead of the time that each work may take. */
  readonly within_ms?: (work: Work) => number;
}

/** Of one thread's heap. */
const MEMORY_MIB = 512;
/** Questions waiting at the same time: more are sent away, since their askers would wait for long. */
const MAX_WAITING = 256;
const MAX_WAITING_PER_ACCOUNT = 64;
/** Up to here work takes tens of milliseconds, so that one account may fill all threads with it while no other asks. */
const LIGHT_WEIGHT = 8_000;
const RETRY_S = 1;

export const defaultThreads = (): number => Math.min(8, Math.max(2, availableParallelism()));

export function createThreadedDrawing(options: DrawingOptions = {}): DrawingPool {
  const { threads = defaultThreads(), preload = false, within_ms = (work) => COSTS[work].within_ms } = options;
  const semaphore = createFairSemaphore({
    slots: threads,
    waiting: MAX_WAITING,
    waiting_per_account: MAX_WAITING_PER_ACCOUNT,
    light_weight: LIGHT_WEIGHT,
    now_ms: () => performance.now(),
  });
  let isClosed = false;
  const start = (): DrawingThread => startDrawingThread({ memory_mib: MEMORY_MIB, preload });
  /** Those without a question; the one that was busy last comes first, since its code is warm. */
  const idle: DrawingThread[] = preload ? Array.from({ length: threads }, start) : [];
  const busy = new Set<DrawingThread>();

  async function ask<W extends Work>(asker: Asker, work: W, text: string, order: Orders[W], brands?: Brands): Promise<Answers[W]> {
    const release = await acquire(asker, text.length * COSTS[work].weight);
    let thread = idle.pop() ?? start();
    if (thread.isDead()) thread = start();
    busy.add(thread);
    const answer = thread.ask({ work, text, order, brands, within_ms: within_ms(work) }).finally(() => {
      busy.delete(thread);
      if (!isClosed) {
        if (!thread.isDead()) idle.push(thread);
        // At once, so that the next asker does not wait for its start.
        else if (preload) idle.unshift(start());
      }
      release();
    });
    return untilGone(answer, asker.signal);
  }

  async function acquire({ account, key, signal }: Asker, weight: number): Promise<() => void> {
    if (isClosed) throw refuse(serviceUnavailable);
    return semaphore.acquire({ account, ...(key === undefined ? {} : { key }), weight }, signal).catch((error: unknown) => {
      if (!(error instanceof Overflow)) throw error;
      if (error.whose === 'all') throw refuse(serviceUnavailable, {}, { 'Retry-After': String(RETRY_S) });
      throw refuse(
        rateLimited,
        {
          detail: `${error.limit} requests of this account wait to be planned, checked or previewed already; send fewer at the same time.`,
          extra: { retry_after_s: RETRY_S },
        },
        { 'Retry-After': String(RETRY_S) },
      );
    });
  }

  const drawingFor = (asker: Asker): Drawing => ({
    readJson,
    read: async (value, text, brands) =>
      isCheapToRead(value, text) ? readSlide(value, brands) : ask(asker, 'read', text, undefined, brands),
    readDeck: async (value, text, brands) =>
      isCheapToRead(value, text) ? readDeck(value, brands) : ask(asker, 'read_deck', text, undefined, brands),
    forecast: (text, brands) => ask(asker, 'forecast', text, undefined, brands),
    forecastDeck: (text, brands) => ask(asker, 'forecast_deck', text, undefined, brands),
    deckFile: (text) => ask(asker, 'deck_file', text, undefined),
    fit: (text, brands) => ask(asker, 'fit', text, undefined, brands),
    preview: (text, brands, mark) => ask(asker, 'preview', text, { mark }, brands),
    scene: (bytes) => ask(asker, 'scene', '', { bytes }),
    fingerprint: (png) => ask(asker, 'fingerprint', '', { png }),
    plan: (brief, order) => ask(asker, 'plan', brief, order),
    // The text that is cut counts for its weight.
    outline: (order) => ask(asker, 'outline', typeof order.content === 'string' ? order.content : JSON.stringify(order.content), order),
    outlineDocument: (markdown, order, brands) => ask(asker, 'outline_document', markdown, order, brands),
    search: (query, family) => ask(asker, 'search', query, { family }),
    editSlide: (text, edit, brands) => ask(asker, 'edit_slide', text, { edit }, brands),
    editDeck: (text, edit, brands, position) =>
      ask(asker, 'edit_deck', text, { edit, ...(position === undefined ? {} : { position }) }, brands),
    refreshDeck: (text, edit, brands) => ask(asker, 'refresh', text, { edit }, brands),
    facts: (text) => ask(asker, 'facts', text, undefined),
    picture: (text) => ask(asker, 'picture', text, undefined),
    pptx: (text) => ask(asker, 'pptx', text, undefined),
    invoice: (document) => ask(asker, 'invoice', '', { document }),
  });

  return {
    readJson,
    for: drawingFor,
    async close() {
      isClosed = true;
      const error = refuse(serviceUnavailable);
      semaphore.reject(error);
      for (const thread of [...idle.splice(0), ...busy]) thread.end(error);
    },
  };
}

/**
 * Rejects when the caller has disconnected. The thread goes on until it has answered or its time is over, because a new thread takes longer
 * to start than most requests to answer.
 */
async function untilGone<T>(answer: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return answer;
  let leave = (): void => {};
  const gone = new Promise<never>((_, reject) => {
    leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
  });
  // A caller that has disconnected gets no failure.
  answer.catch(() => {});
  return Promise.race([answer, gone]).finally(() => signal.removeEventListener('abort', leave));
}
