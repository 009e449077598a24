/** POST /v1/assets/image/generate: a picture of words, kept as an asset. */
import { prices } from '@deckwright/platform/billing';
import { requestInvalid } from '@deckwright/platform/errors';
import { acceptPicture, PICTURE_ERRORS } from '../../../../answers/accept-picture.ts';
import { defineRoute } from '../../../../kit.ts';
import { GeneratedPicture, PictureWishBody } from '../../../../schemas/generated-picture.ts';
import { RenderQueued } from '../../../../schemas/render-response.ts';

export const route = defineRoute({
  method: 'post',
  path: '/v1/assets/image/generate',
  tag: 'Assets',
  summary: 'Make a picture of words',
  description:
    'Makes a picture of what `prompt` says and keeps it: `image_src: "asset:<asset_id>"` shows it. The operator sets what makes pictures; without ' +
    'settings the illustrator of the service does, which draws by rules in the colours of a theme, and gives the same picture for the same words. ' +
    '`generator` says which it was. A `model` that is named wins, else `quality` chooses one. $0.05 for a picture that is made; a refusal, a ' +
    'failure and the same wish to the illustrator once more are free.',
  auth: 'key',
  limit: { name: 'pictures', limit: 300, per_s: 3600, by: 'account' },
  cost_usd: prices.image.cents / 100,
  idempotent: 'by_handler',
  body: PictureWishBody,
  answers: {
    200: { description: 'The picture.', schema: GeneratedPicture },
    202: { description: 'Accepted; read the job for the outcome.', schema: RenderQueued, headers: { Location: 'The job.' } },
  },
  errors: [requestInvalid, ...PICTURE_ERRORS],
  example: { body: { prompt: 'Three wind turbines above a calm sea at dawn', size: '1792x1024', theme_id: 'corporate-light' } },
  handle: (call) => acceptPicture(call, call.body),
});
