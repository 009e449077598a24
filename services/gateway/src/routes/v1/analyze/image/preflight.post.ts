/** POST /v1/analyze/image/preflight: what slides of a picture would cost and take, without reading it. */
import { prices } from '@deckwright/platform/billing';
import { jsonReply } from '@deckwright/platform/http';
import { imageRoute } from '../../../../answers/from-image-route.ts';
import { defineRoute } from '../../../../kit.ts';
import { BRANCHES, ImageBody, PreflightAnswer } from '../../../../schemas/picture.ts';
import { EXAMPLE_IMAGE } from '../../../../sources/example-image.ts';
import { ISOLATE_ERRORS } from '../../../../sources/run-isolated.ts';
import { IMAGE_ERRORS, takeImage } from '../../../../sources/take-image.ts';

/** As measured: pictures are read at one width whatever they have, so that time depends on words and not on pixels. */
const READING_S = 8;
/** A slide that is drawn again, and compared. */
const OWN_S = 3;
/** Slides of the words are drawn after that. */
const TELLING_S = { explain: 2, teach_deck: 5 } as const;
/** Narrower, letters of the size of body text are too small to be read. */
const LEGIBLE_PX = 800;

export const route = defineRoute({
  ...imageRoute,
  path: '/v1/analyze/image/preflight',
  tag: 'Pictures',
  summary: 'Price the reading of a picture',
  description:
    'What kind of picture it is, whether it carries the request that it was drawn from, and what each branch of POST /v1/render/from-image would cost and take. ' +
    'The picture is decoded and not read. Free, no job.',
  body: ImageBody,
  answers: { 200: { description: 'Costs and seconds.', schema: PreflightAnswer } },
  errors: [...IMAGE_ERRORS, ...ISOLATE_ERRORS],
  example: { body: { image_base64: EXAMPLE_IMAGE } },
  async handle(call) {
    const { look } = await takeImage(call, call.body);
    const { carries_request, ...picture } = look;
    const read_s = carries_request ? OWN_S : READING_S;
    const at = (cents: number, more_s = 0) => ({ usd: cents / 100, seconds: read_s + more_s });
    const { recreation, analysis, perception } = prices;
    return jsonReply(200, {
      picture,
      carries_request,
      branches: Object.fromEntries(
        BRANCHES.map((branch) => [branch, at(recreation.cents, branch === 'explain' || branch === 'teach_deck' ? TELLING_S[branch] : 0)]),
      ),
      analyze: at(analysis.cents, 1),
      perceive: at(perception.cents),
      notes: [
        ...(picture.width_px < LEGIBLE_PX ? [`${picture.width_px} pixels are few for a slide: small words may not be read.`] : []),
        ...(picture.frames > 1 ? ['The picture moves: its first frame is read.'] : []),
      ],
      cost: 0,
    });
  },
});
