/** POST /v1/render/intent/deck: 1 to 30 slides as one deck. */
import { intentUnroutable, noUsableSlide, requestInvalid } from '@deckwright/platform/errors';
import { checkPart } from '@deckwright/platform/http';
import { z } from 'zod';
import { acceptDeck } from '../../../../answers/accept-deck.ts';
import { PICTURE_ERRORS } from '../../../../answers/accept-picture.ts';
import { RENDER_ERRORS } from '../../../../answers/accept-render.ts';
import { deckForecastReply } from '../../../../answers/deck-forecast.ts';
import { INTENT_ERRORS, refuseDrawing } from '../../../../answers/drawing-refusal.ts';
import { picturedCall } from '../../../../answers/pictured-call.ts';
import { pinnedCall } from '../../../../answers/pin-brands.ts';
import { SLIDE_USD } from '../../../../answers/price.ts';
import { defineRoute } from '../../../../kit.ts';
import { DeckQueued, DeckResponse, IntentDeckRequest } from '../../../../schemas/deck.ts';
import { DeckForecast } from '../../../../schemas/forecast.ts';
import { RenderControls } from '../../../../schemas/intent-request.ts';

export const route = defineRoute({
  method: 'post',
  path: '/v1/render/intent/deck',
  tag: 'Decks',
  summary: 'Render a deck',
  description:
    'All slides are checked before any is drawn; then they are drawn side by side and put together in one theme, with page numbers. An agenda ' +
    'without topics and dividers without numbers are filled in from the deck, and lead to their slides. A slide that fails is left out, ' +
    'free, and named in `repair_actions`; a deck without a slide that stands has failed with `no_usable_slide`.',
  auth: 'key',
  limit: { name: 'decks', limit: 600, per_s: 60, by: 'account' },
  cost_usd: SLIDE_USD,
  idempotent: 'by_handler',
  documented_body: IntentDeckRequest,
  answers: {
    200: { description: 'The deck was rendered or checked.', schema: z.union([DeckResponse, DeckForecast]) },
    202: { description: 'The deck was accepted and is not finished yet.', schema: DeckQueued, headers: { Location: 'Path of the job.' } },
  },
  errors: [requestInvalid, intentUnroutable, ...INTENT_ERRORS, noUsableSlide, ...PICTURE_ERRORS, ...RENDER_ERRORS],
  example: {
    body: {
      name: 'Riders in June',
      slides: [
        { form: 'hero_statement', headline: 'Riders in June', context: 'Operations review' },
        {
          form: 'kpi_metrics',
          headline: 'More riders, fewer complaints',
          data: {
            metrics: [
              { label: 'Riders', value: '1.31m', delta_value: '+6%', delta_tone: 'good' },
              { label: 'Complaints', value: '402', delta_value: '-11%', delta_tone: 'good' },
            ],
          },
        },
      ],
    },
  },
  async handle(raw) {
    const call = await pinnedCall(raw);
    const { json, kit } = call;
    const controls = typeof json === 'object' && !Array.isArray(json) ? checkPart('body', RenderControls, json) : {};
    if (controls.dry_run === true) return deckForecastReply(call);
    const readOf = async (one: typeof call) => {
      const deck = await call.timing.measure('read', () => kit.drawing.readDeck(one.json, one.text, one.brands));
      if (!deck.ok) throw refuseDrawing(deck.problem);
      return deck;
    };
    const pictured = await picturedCall(call, async () => void (await readOf(call)));
    const deck = await readOf(pictured);
    const respond_async = call.respond_async || controls.wait === false || controls.wait === 'false';
    return acceptDeck(pictured, { deck, text: pictured.text, respond_async });
  },
});
