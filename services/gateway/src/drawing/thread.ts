/** Entry of a drawing thread: one request in, one answer out, one at a time. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Brands } from './drawing.ts';
import { createEngine } from './engine.ts';
import { createBrandTaker, type SentBrands } from './sent-brands.ts';
import type { Answers, Ask, Orders, Work } from './works.ts';

export interface Question {
  readonly work: Work;
  readonly text: string;
  readonly order: Orders[Work];
  readonly sent?: SentBrands;
}

export type ThreadAnswer = { readonly answer: Answers[Work] } | { readonly failure: string };
/** Said once, when questions can be answered. */
export interface ThreadReady {
  readonly ready: true;
}

export interface ThreadData {
  /** Loads what the first questions need before the thread is ready. */
  readonly preload: boolean;
}

const engine = createEngine();
const take = createBrandTaker();
const port = parentPort;
if (port === null) throw new Error('This file is the entry of a thread');

/** The types of the calling side guarantee that work and order match. */
const answer = (work: Work, text: string, order: Orders[Work], brands: Brands | undefined): Promise<Answers[Work]> =>
  (engine[work] as (ask: Ask<Work>) => Promise<Answers[Work]>)({ text, order, brands });

const wordsOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

port.on('message', ({ work, text, order, sent }: Question) => {
  // In a promise from the start: taking brands may throw too.
  Promise.resolve()
    .then(() => answer(work, text, order, sent === undefined ? undefined : take(sent)))
    .then(
      (made) => port.postMessage({ answer: made } satisfies ThreadAnswer),
      (error: unknown) => port.postMessage({ failure: wordsOf(error) } satisfies ThreadAnswer),
    );
});

// Words, rules and fonts are loaded when they are first needed, and a plan of a figure, a search and a drawn slide need nearly all.
const { preload } = workerData as ThreadData;
if (preload) {
  const brief = 'Sales funnel: 12,000 visitors, 3,400 sign-ups, 910 trials, 240 paying customers';
  await engine.plan({ text: brief, order: { allow_low_confidence: false }, brands: undefined });
  await engine.search({ text: 'funnel', order: { family: undefined }, brands: undefined });
  await engine.preview({
    text: JSON.stringify({ form: 'takeaway_stack', headline: brief, blocks: [{ label: 'A' }, { label: 'B' }] }),
    order: { mark: undefined },
    brands: undefined,
  });
}
port.postMessage({ ready: true } satisfies ThreadReady);
