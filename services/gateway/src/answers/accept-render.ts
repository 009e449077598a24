/** Accepts the job of a checked slide, and waits for it. */
import { holdForSlides } from '@deckwright/platform/billing';
import {
  agentLimitReached,
  idempotencyInProgress,
  idempotencyKeyReused,
  insufficientBalance,
  renderFailed,
  serviceUnavailable,
  testLimitReached,
} from '@deckwright/platform/errors';
import type { Reply } from '@deckwright/platform/http';
import type { ReadSlide } from '../drawing/drawing.ts';
import { acceptJob, type JobCall } from './accept-job.ts';
import { type Pictured, picturesOf } from './pictured-call.ts';
import { renderAnswer } from './render-answer.ts';

/** What every route that draws for money can answer, once the request itself is sound. */
export const RENDER_ERRORS = [
  agentLimitReached,
  insufficientBalance,
  idempotencyKeyReused,
  idempotencyInProgress,
  serviceUnavailable,
  renderFailed,
  testLimitReached,
];

export interface RenderWish {
  readonly slide: ReadSlide;
  /** Answer 202 at once instead of waiting. */
  readonly respond_async: boolean;
}

export const acceptRender = (call: JobCall & Partial<Pictured>, { slide, respond_async }: RenderWish): Promise<Reply> =>
  acceptJob(call, {
    job: {
      job_type: 'slide',
      name: slide.name,
      request_text: call.text,
      input_hash: slide.input_hash,
      outputs: slide.outputs,
      hold: holdForSlides(1, slide.input_hash, call.principal.mode),
    },
    slides: 1,
    respond_async,
    step: 'render',
    answer: (job) => ({ ...renderAnswer(job), ...picturesOf(call.made) }),
    found: picturesOf(call.made),
  });
