/** Slides of a picture, and what else is made of one: what the routes have in common. */
import { holdFor, type Price, prices } from '@deckwright/platform/billing';
import { unknownTheme } from '@deckwright/platform/errors';
import type { Reply } from '@deckwright/platform/http';
import { FromImageAnswer, FromImageBody, type FromImageFields } from '../schemas/picture.ts';
import { RenderQueued } from '../schemas/render-response.ts';
import { EXAMPLE_IMAGE } from '../sources/example-image.ts';
import { ISOLATE_ERRORS } from '../sources/run-isolated.ts';
import { IMAGE_ERRORS, IMAGE_JSON_BYTES, type ImageFields, ONE_IMAGE, takeImage } from '../sources/take-image.ts';
import { acceptDeckJob, type DeckJobWish } from './accept-deck-job.ts';
import type { JobCall } from './accept-job.ts';
import { signedUrl } from './job-answer.ts';
import { knownTheme } from './known-theme.ts';
import { PAID_JOB_ERRORS } from './paid-job-errors.ts';
import { renderAnswer } from './render-answer.ts';

/** What the routes say of themselves that have pictures read. */
export const imageRoute = {
  method: 'post',
  auth: 'key',
  scope: 'repair',
  limit: { name: 'from-image', limit: 300, per_s: 3600, by: 'account' },
  upload: ONE_IMAGE,
  body_bytes: IMAGE_JSON_BYTES,
} as const;

export const QUEUED = { description: 'Accepted; read the job for the outcome.', schema: RenderQueued, headers: { Location: 'The job.' } };
export const IMAGE_JOB_ERRORS = [...IMAGE_ERRORS, ...ISOLATE_ERRORS, ...PAID_JOB_ERRORS] as const;

export interface PictureWish extends Pick<DeckJobWish, 'answer' | 'outputs'> {
  readonly order: Readonly<Record<string, unknown>>;
  readonly price: Price;
  readonly name?: string | undefined;
  readonly wait?: string | undefined;
}

/** Has the one picture of the request read by a job. A file that cannot be read never becomes one. */
export async function acceptPicture(call: JobCall & { readonly body: ImageFields }, wish: PictureWish): Promise<Reply> {
  const { source } = await call.timing.measure('plan', () => takeImage(call, call.body));
  return acceptDeckJob(call, {
    job_type: 'perception',
    name: wish.name?.trim() || null,
    sources: [source],
    order: { picture: wish.order },
    slides: 1,
    respond_async: call.respond_async || wish.wait === 'false',
    hold: holdFor(wish.price, 1, null, call.principal.mode === 'test' ? 'test_key' : null),
    ...(wish.outputs !== undefined && { outputs: wish.outputs }),
    answer: wish.answer,
  });
}

export const fromImageRoute = {
  ...imageRoute,
  tag: 'Decks',
  cost_usd: prices.recreation.cents / 100,
  idempotent: 'by_handler',
  body: FromImageBody,
  answers: { 200: { description: 'The slides.', schema: FromImageAnswer }, 202: QUEUED },
  errors: [...IMAGE_JOB_ERRORS, unknownTheme],
  example: { body: { image_base64: EXAMPLE_IMAGE, branch: 'reconstruct' } },
  async handle(call: JobCall & { readonly body: FromImageFields }): Promise<Reply> {
    const { branch = 'reconstruct', languages, theme_id, name, wait } = call.body;
    const theme = theme_id === undefined ? {} : { theme_id: knownTheme(theme_id) };
    return acceptPicture(call, {
      order: { branch, ...(languages !== undefined && { languages }), ...theme },
      price: prices.recreation,
      name,
      wait,
      answer: (job) => ({ ...renderAnswer(job), download_url: signedUrl(job, 'pptx', call.kit) }),
    });
  },
} as const;
