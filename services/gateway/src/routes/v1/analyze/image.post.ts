/** POST /v1/analyze/image: what the picture of a slide says, as a brief. */

import { prices } from '@deckwright/platform/billing';
import { acceptPicture, IMAGE_JOB_ERRORS, imageRoute, QUEUED } from '../../../answers/from-image-route.ts';
import { renderAnswer } from '../../../answers/render-answer.ts';
import { defineRoute } from '../../../kit.ts';
import { AnalyzeImageAnswer, AnalyzeImageBody } from '../../../schemas/picture.ts';
import { EXAMPLE_IMAGE } from '../../../sources/example-image.ts';

export const route = defineRoute({
  ...imageRoute,
  path: '/v1/analyze/image',
  tag: 'Pictures',
  summary: 'Read a picture as a brief',
  description:
    'Reads the words and numbers of a picture and puts them together as a `brief` for POST /v1/render/auto; with `slide_count` above 1, as one for each slide. It holds no word that was not read. ' +
    'Waits for the answer. Costs $0.05 on success, nothing when it fails.',
  cost_usd: prices.analysis.cents / 100,
  idempotent: 'by_handler',
  body: AnalyzeImageBody,
  answers: { 200: { description: 'The brief.', schema: AnalyzeImageAnswer }, 202: QUEUED },
  errors: [...IMAGE_JOB_ERRORS],
  example: { body: { image_base64: EXAMPLE_IMAGE } },
  async handle(call) {
    const { languages, slide_count } = call.body;
    return acceptPicture(call, {
      order: { branch: 'brief', ...(languages !== undefined && { languages }), ...(slide_count !== undefined && { slide_count }) },
      price: prices.analysis,
      outputs: [],
      answer: renderAnswer,
    });
  },
});
