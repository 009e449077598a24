/** POST /v1/fit: how each text of an intent would stand on its slide, and how much longer it could be. Free. */
import { requestInvalid } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { INTENT_ERRORS, refuseDrawing } from '../../answers/drawing-refusal.ts';
import { pinnedCall } from '../../answers/pin-brands.ts';
import { defineRoute } from '../../kit.ts';
import { IntentRequest } from '../../schemas/intent-request.ts';

export const route = defineRoute({
  method: 'post',
  path: '/v1/fit',
  tag: 'Render',
  summary: 'How each text would fit',
  description:
    'For an intent, prior, component or authored document: the size, the lines and the room left of every text, so that a writer can write to length. ' +
    'Nothing is kept and nothing charged.',
  auth: 'key',
  limit: { name: 'render', limit: 6000, per_s: 60, by: 'account' },
  documented_body: IntentRequest,
  answers: {
    200: {
      description: 'Every text with its pointer, in the order of the slide.',
      schema: z
        .looseObject({
          fields: z.array(
            z.looseObject({
              path: z.string().describe('JSON Pointer of the text in the request.'),
              size_pt: z.number(),
              lines: z.int(),
              lines_that_fit: z.int(),
              characters: z.int(),
              characters_left: z.int().describe('About how many more characters stand in the box at this size.'),
            }),
          ),
          min_font_pt: z.number(),
          cost_charged: z.literal(0),
        })
        .meta({ id: 'FitReport' }),
    },
  },
  errors: [requestInvalid, ...INTENT_ERRORS],
  example: {
    body: {
      form: 'takeaway_stack',
      headline: 'What we ask you to remember',
      blocks: [
        { label: 'Ridership is back', sub: 'Six percent above 2019' },
        { label: 'Drivers are the limit', sub: '38 posts open' },
      ],
    },
  },
  async handle(raw) {
    const call = await pinnedCall(raw);
    const { drawing } = call.kit;
    const read = await drawing.read(call.json, call.text, call.brands);
    if (!read.ok) throw refuseDrawing(read.problem);
    const fitted = await call.timing.measure('draw', () => drawing.fit(call.text, call.brands));
    if (!fitted.ok) throw refuseDrawing(fitted.problem);
    return jsonReply(200, { ...fitted.report, cost: 0, cost_charged: 0 });
  },
});
