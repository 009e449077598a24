/** Accepts the wish for a picture of words, waits for it, and answers with the asset that it became. */
import { createHash } from 'node:crypto';
import { canonicalJson } from '@deckwright/draw/intent';
import { hasRoomForAssets, MAX_ASSETS } from '@deckwright/platform/assets';
import { holdFor, prices } from '@deckwright/platform/billing';
import { pictureFailed, pictureRefused, refuse, tooManyAssets, unknownTheme } from '@deckwright/platform/errors';
import type { Reply } from '@deckwright/platform/http';
import type { JobRecord } from '@deckwright/platform/jobs';
import type { PictureGenerator } from '@deckwright/platform/picture-maker';
import type { PictureWishFields } from '../schemas/generated-picture.ts';
import { refuseFields } from '../sources/take-source.ts';
import { acceptJob, type JobCall } from './accept-job.ts';
import { knownTheme } from './known-theme.ts';
import { PAID_JOB_ERRORS } from './paid-job-errors.ts';
import { chargeOf } from './price.ts';
import { latencyOf } from './render-answer.ts';

export const PICTURE_ERRORS = [pictureRefused, pictureFailed, tooManyAssets, unknownTheme, ...PAID_JOB_ERRORS] as const;

/** What the picture follows from. */
export interface PictureOrder {
  readonly prompt: string;
  readonly size: string;
  readonly quality?: string;
  readonly model?: string;
  readonly theme_id?: string;
}

/** What a generator is told of a wish: what it does not know is left out, so that the same picture is the same order. */
export function orderOf(
  { models }: PictureGenerator,
  { prompt, size = '1024x1024', quality, model, theme_id }: Pick<PictureWishFields, 'prompt' | 'size' | 'quality' | 'model' | 'theme_id'>,
): PictureOrder {
  const order = { prompt: prompt.trim().normalize('NFC'), size };
  if (models === null) return { ...order, theme_id: knownTheme(theme_id) };
  if (model === undefined) return { ...order, quality: quality ?? 'balanced' };
  if (!models.includes(model))
    throw refuseFields(
      `${JSON.stringify(model.slice(0, 60))} is no model of this service: ${models.join(', ')} are.`,
      ['model'],
      'unknown_model',
    );
  return { ...order, model };
}

/** Hash by which the same wish to the same generator is told. */
export const pictureHash = ({ generator }: PictureGenerator, order: PictureOrder): string =>
  createHash('sha256')
    .update(canonicalJson({ generator, ...order }))
    .digest('hex');

/** @throws ProblemError */
export async function acceptPicture(call: JobCall, wish: PictureWishFields): Promise<Reply> {
  const { kit, principal } = call;
  const order = orderOf(kit.pictures, wish);
  if (!(await hasRoomForAssets(kit.db, principal))) throw refuse(tooManyAssets, { extra: { limit: MAX_ASSETS } });
  const input_hash = pictureHash(kit.pictures, order);
  const repeats = kit.pictures.is_repeatable ? input_hash : null;
  return acceptJob(call, {
    job: {
      job_type: 'image',
      name: wish.name?.trim() || null,
      request_text: JSON.stringify({ picture: order }),
      input_hash,
      outputs: [],
      hold: holdFor(prices.image, 1, repeats, principal.mode === 'test' ? 'test_key' : null),
    },
    slides: 1,
    respond_async: call.respond_async || wish.wait === false || wish.wait === 'false',
    step: 'make',
    answer: pictureAnswer,
  });
}

const pictureAnswer = (job: JobRecord): Record<string, unknown> => ({
  ...job.result,
  preview_url: `/v1/jobs/${job.job_id}/preview`,
  job_id: job.job_id,
  job_type: job.job_type,
  ...chargeOf(job),
  ...(job.repeat_of === null ? {} : { repeat_of: job.repeat_of }),
  latency_ms: latencyOf(job),
});
