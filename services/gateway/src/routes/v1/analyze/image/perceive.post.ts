/** POST /v1/analyze/image/perceive: everything that was seen in the picture of a slide. */
import { prices } from '@deckwright/platform/billing';
import { acceptPicture, IMAGE_JOB_ERRORS, imageRoute, QUEUED } from '../../../../answers/from-image-route.ts';
import { renderAnswer } from '../../../../answers/render-answer.ts';
import { defineRoute } from '../../../../kit.ts';
import { PerceiveImageAnswer, PerceiveImageBody } from '../../../../schemas/picture.ts';
import { EXAMPLE_IMAGE } from '../../../../sources/example-image.ts';

export const route = defineRoute({
  ...imageRoute,
  path: '/v1/analyze/image/perceive',
  tag: 'Pictures',
  summary: 'See what is in a picture',
  description:
    'Each element with its place and how sure it is, and what was not understood; of a picture of ours, the request of its slide. No file is made. ' +
    'Waits for the answer. Costs $0.20 on success, nothing when it fails.',
  cost_usd: prices.perception.cents / 100,
  idempotent: 'by_handler',
  body: PerceiveImageBody,
  answers: { 200: { description: 'What was seen.', schema: PerceiveImageAnswer }, 202: QUEUED },
  errors: [...IMAGE_JOB_ERRORS],
  example: { body: { image_base64: EXAMPLE_IMAGE } },
  async handle(call) {
    const { languages } = call.body;
    return acceptPicture(call, {
      order: { branch: 'perceive', ...(languages !== undefined && { languages }) },
      price: prices.perception,
      outputs: [],
      answer: renderAnswer,
    });
  },
});
