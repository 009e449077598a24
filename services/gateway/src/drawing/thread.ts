/** Entry of the drawing thread: one question in, one answer out, in any order. */
import { parentPort } from 'node:worker_threads';
import { createEngine, type Drawn, type Work } from './engine.ts';
import { createBrandTaker, type SentBrands } from './sent-brands.ts';

export interface Question {
  readonly id: number;
  readonly work: Work;
  readonly text: string;
  readonly sent?: SentBrands;
}

export type ThreadAnswer = { readonly id: number; readonly drawn: Drawn } | { readonly id: number; readonly failure: string };
/** Said once, when questions can be answered. */
export interface ThreadReady {
  readonly ready: true;
}

const engine = createEngine();
const take = createBrandTaker();
const port = parentPort;
if (port === null) throw new Error('This file is the entry of a thread');
port.on('message', ({ id, work, text, sent }: Question) => {
  engine(work, text, sent === undefined ? undefined : take(sent)).then(
    (drawn) => port.postMessage({ id, drawn } satisfies ThreadAnswer),
    (error: unknown) =>
      port.postMessage({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) } satisfies ThreadAnswer),
  );
});
port.postMessage({ ready: true } satisfies ThreadReady);
