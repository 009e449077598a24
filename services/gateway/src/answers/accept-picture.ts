/** Accepts the wish for a picture of words, waits for it, and answers with the asset that it became. */
import { hasRoomForAssets, MAX_ASSETS } from '@deckwright/platform/assets';
import { holdFor, prices } from '@deckwright/platform/billing';
import { pictureFailed, pictureRefused, refuse, tooManyAssets, unknownTheme } from '@deckwright/platform/errors';
import type { Reply } from '@deckwright/platform/http';
import type { JobRecord } from '@deckwright/platform/jobs';
import type { PictureWishFields } from '../schemas/generated-picture.ts';
import { acceptJob, type JobCall } from './accept-job.ts';
import { PAID_JOB_ERRORS } from './paid-job-errors.ts';
import { orderOf, pictureHash } from './picture-order.ts';
import { chargeOf } from './price.ts';
import { latencyOf } from './render-answer.ts';

export const PICTURE_ERRORS = [pictureRefused, pictureFailed, tooManyAssets, unknownTheme, ...PAID_JOB_ERRORS] as const;

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
