/** The engine in its worker, as questions and answers. One that does not start, or breaks, answers so, and can be started again. */
import type { EngineAnswer, EngineRequest, RefusedAnswer } from '@deckwright/page-engine/protocol';

type Unnamed<T> = T extends unknown ? Omit<T, 'id'> : never;
type Problem = RefusedAnswer['problem'];

export interface Engine {
  /** Always answers. */
  ask(request: Unnamed<EngineRequest>): Promise<EngineAnswer>;
  /** Ends the worker and starts another. */
  restart(): void;
}

export interface EngineWish {
  readonly url: string;
  /** What keeps the engine from answering, or undefined when it answers again. */
  trouble(problem: Problem | undefined): void;
}

/** How long a worker may take to be fetched and to start. */
const START_MS = 8000;
/** Codes of the engine that are no fault of what it was asked. */
const BROKEN = ['page_offline', 'page_failed'];

const unreachable = (detail: string): Problem => ({
  type: 'about:blank',
  status: 0,
  code: 'page_unreachable',
  title: 'The engine of this page cannot be reached',
  detail,
  remedy: 'Try again; what you typed is kept.',
  actionable: true,
});

export function startEngine({ url, trouble }: EngineWish): Engine {
  const waiting = new Map<string, { readonly message: object; answered(answer: EngineAnswer): void }>();
  let count = 0;
  let worker: Worker;
  let isReady = false;
  let down: Problem | undefined;

  function fail(detail: string): void {
    down = unreachable(detail);
    worker.terminate();
    for (const [id, { answered }] of waiting) answered({ id, ok: false, problem: down });
    waiting.clear();
    trouble(down);
  }

  function take(answer: EngineAnswer): void {
    if ('problem' in answer && BROKEN.includes(String(answer.problem.code))) trouble(answer.problem);
    else if (answer.ok) trouble(undefined);
    const id = String(answer.id);
    waiting.get(id)?.answered(answer);
    waiting.delete(id);
  }

  function start(): void {
    [isReady, down] = [false, undefined];
    const own = new Worker(url, { type: 'module' });
    worker = own;
    const late = setTimeout(() => fail('It was asked for and did not come.'), START_MS);
    own.addEventListener('error', ({ message }) => {
      clearTimeout(late);
      if (own === worker && down === undefined) fail(isReady ? `It stopped: ${message}` : 'The network or the service is away.');
    });
    own.addEventListener('message', ({ data }: MessageEvent<EngineAnswer | { ready: true }>) => {
      if (!('ready' in data)) return take(data);
      clearTimeout(late);
      isReady = true;
      for (const { message } of waiting.values()) own.postMessage(message);
    });
  }

  start();
  return {
    ask(request) {
      const id = `q${++count}`;
      if (down !== undefined) return Promise.resolve({ id, ok: false, problem: down });
      const message = { id, ...request };
      return new Promise((answered) => {
        waiting.set(id, { message, answered });
        if (isReady) worker.postMessage(message);
      });
    },
    restart() {
      worker.terminate();
      start();
    },
  };
}
