/** Entry of the drawing thread: one question in, one answer out, in any order. */
import { parentPort } from 'node:worker_threads';
import type { Brands } from './drawing.ts';
import { createEngine, type Drawn, type Work } from './engine.ts';

export interface Question {
  readonly id: number;
  readonly work: Work;
  readonly text: string;
  readonly brands?: Brands;
}

export type ThreadAnswer = { readonly id: number; readonly drawn: Drawn } | { readonly id: number; readonly failure: string };

const engine = createEngine();
const port = parentPort;
if (port === null) throw new Error('This file is the entry of a thread');
port.on('message', ({ id, work, text, brands }: Question) => {
  engine(work, text, brands).then(
    (drawn) => port.postMessage({ id, drawn } satisfies ThreadAnswer),
    (error: unknown) =>
      port.postMessage({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) } satisfies ThreadAnswer),
  );
});
