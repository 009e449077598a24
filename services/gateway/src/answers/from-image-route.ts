/** Slides of a picture: what the two routes that make them have in common. */
import { holdFor, prices } from '@deckwright/platform/billing';
import type { Reply } from '@deckwright/platform/http';
import { FromImageAnswer, FromImageBody, type FromImageFields } from '../schemas/picture.ts';
import { RenderQueued } from '../schemas/render-response.ts';
import { ISOLATE_ERRORS } from '../sources/run-isolated.ts';
import { IMAGE_ERRORS, IMAGE_JSON_BYTES, ONE_IMAGE, takeImage } from '../sources/take-image.ts';
import { acceptDeckJob } from './accept-deck-job.ts';
import type { JobCall } from './accept-job.ts';
import { signedUrl } from './job-answer.ts';
import { PAID_JOB_ERRORS } from './paid-job-errors.ts';
import { renderAnswer } from './render-answer.ts';

export const fromImageRoute = {
  method: 'post',
  tag: 'Decks',
  auth: 'key',
  scope: 'repair',
  limit: { name: 'from-image', limit: 300, per_s: 3600, by: 'account' },
  cost_usd: prices.recreation.cents / 100,
  idempotent: 'by_handler',
  upload: ONE_IMAGE,
  body_bytes: IMAGE_JSON_BYTES,
  body: FromImageBody,
  answers: {
    200: { description: 'The slides.', schema: FromImageAnswer },
    202: { description: 'Accepted; read the job for the outcome.', schema: RenderQueued, headers: { Location: 'The job.' } },
  },
  errors: [...IMAGE_ERRORS, ...ISOLATE_ERRORS, ...PAID_JOB_ERRORS],
  async handle(call: JobCall & { readonly body: FromImageFields }): Promise<Reply> {
    const { body, kit, principal } = call;
    const { branch = 'reconstruct', languages } = body;
    // A file that cannot be read never becomes a job.
    const { source } = await call.timing.measure('plan', () => takeImage(call, body));
    return acceptDeckJob(call, {
      job_type: 'perception',
      name: body.name?.trim() || null,
      sources: [source],
      order: { picture: { branch, ...(languages !== undefined && { languages }) } },
      slides: 1,
      respond_async: call.respond_async || body.wait === 'false',
      hold: holdFor(prices.recreation, 1, null, principal.mode === 'test' ? 'test_key' : null),
      answer: (job) => ({ ...renderAnswer(job), download_url: signedUrl(job, 'pptx', kit) }),
    });
  },
} as const;
