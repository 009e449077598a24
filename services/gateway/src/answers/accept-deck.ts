/** Accepts a checked deck: a job for the deck, one for each slide, and a hold on their whole price. */
import { holdForSlides } from '@deckwright/platform/billing';
import type { Reply } from '@deckwright/platform/http';
import type { ReadDeck } from '../drawing/drawing.ts';
import { acceptJob, type JobCall } from './accept-job.ts';
import { type Pictured, picturesOf } from './pictured-call.ts';
import { renderAnswer } from './render-answer.ts';

export interface DeckWish {
  readonly deck: ReadDeck;
  /** The deck's request, as the worker is to read it. */
  readonly text: string;
  /** Its slides have been paid for. */
  readonly free?: boolean;
  /** What else each answer says, known before the deck is made. */
  readonly found?: Readonly<Record<string, unknown>>;
  /** Answer 202 at once instead of waiting. */
  readonly respond_async: boolean;
}

export const acceptDeck = (
  call: JobCall & Partial<Pictured>,
  { deck, text, free = false, found = {}, respond_async }: DeckWish,
): Promise<Reply> =>
  acceptJob(call, {
    job: {
      job_type: 'deck',
      name: deck.name,
      request_text: text,
      input_hash: deck.input_hash,
      outputs: deck.outputs,
      ...(free ? {} : { hold: holdForSlides(deck.slides.length, deck.input_hash, call.principal.mode) }),
      slides: deck.slides,
    },
    slides: deck.slides.length,
    respond_async,
    step: 'render',
    answer: (job) => ({ ...renderAnswer(job), ...picturesOf(call.made), ...found }),
    found: { ...picturesOf(call.made), ...found },
  });
