/** The engine in its worker, as questions and answers. */
import type { EngineAnswer, EngineRequest } from '@deckwright/page-engine/protocol';

type Unnamed<T> = T extends unknown ? Omit<T, 'id'> : never;

export interface Engine {
  ask(request: Unnamed<EngineRequest>): Promise<EngineAnswer>;
}

export function startEngine(url: string): Engine {
  const worker = new Worker(url, { type: 'module' });
  const waiting = new Map<string, (answer: EngineAnswer) => void>();
  let count = 0;
  const ready = new Promise<void>((resolve, reject) => {
    worker.addEventListener('error', (event) => reject(new Error(event.message)));
    worker.addEventListener('message', ({ data }: MessageEvent<EngineAnswer | { ready: true }>) => {
      if ('ready' in data) return resolve();
      const id = String(data.id);
      waiting.get(id)?.(data);
      waiting.delete(id);
    });
  });
  return {
    async ask(request) {
      await ready;
      const id = `q${++count}`;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        worker.postMessage({ id, ...request });
      });
    },
  };
}
