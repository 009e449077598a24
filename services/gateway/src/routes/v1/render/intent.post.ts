/** POST /v1/render/intent: one slide from structured content, checked, previewed or rendered. */
import { previewNotEligible, requestInvalid } from '@deckwright/platform/errors';
import { checkPart } from '@deckwright/platform/http';
import { z } from 'zod';
import { PICTURE_ERRORS } from '../../../answers/accept-picture.ts';
import { acceptRender, RENDER_ERRORS } from '../../../answers/accept-render.ts';
import { INTENT_ERRORS, refuseDrawing } from '../../../answers/drawing-refusal.ts';
import { forecastReply, previewReply, unfaithfulReply } from '../../../answers/free-render.ts';
import { picturedCall } from '../../../answers/pictured-call.ts';
import { pinnedCall } from '../../../answers/pin-brands.ts';
import { SLIDE_USD } from '../../../answers/price.ts';
import { defineRoute } from '../../../kit.ts';
import { SlideForecast, SlidePreview } from '../../../schemas/forecast.ts';
import { IntentRequest, RenderControls } from '../../../schemas/intent-request.ts';
import { RenderQueued, RenderResponse } from '../../../schemas/render-response.ts';

export const route = defineRoute({
  method: 'post',
  path: '/v1/render/intent',
  tag: 'Render',
  summary: 'Render one slide',
  description:
    'Draws one slide from structured content and answers with the finished thing. With `dry_run` nothing is drawn to keep, with `preview` a PNG is all that comes. ' +
    'With `Prefer: respond-async`, or when the slide takes longer than the wait, the answer is 202 and the job is polled.',
  auth: 'key',
  limit: { name: 'render', limit: 6000, per_s: 60, by: 'account' },
  cost_usd: SLIDE_USD,
  idempotent: 'by_handler',
  documented_body: IntentRequest,
  answers: {
    200: { description: 'The slide was rendered, checked or previewed.', schema: z.union([RenderResponse, SlideForecast, SlidePreview]) },
    202: { description: 'The job was accepted and is not finished yet.', schema: RenderQueued, headers: { Location: 'Path of the job.' } },
  },
  errors: [requestInvalid, previewNotEligible, ...INTENT_ERRORS, ...PICTURE_ERRORS, ...RENDER_ERRORS],
  example: {
    body: {
      form: 'waterfall_bridge',
      variant: 'standard_driver_bridge',
      headline: 'Energy explains most of the overrun',
      context: 'Operating cost, plan to actual (m)',
      data: {
        unit: 'm',
        steps: [
          { kind: 'start', label: 'Plan', value: 31, display: '31.0' },
          { kind: 'delta', label: 'Energy', value: 2.4, emphasis: 'primary' },
          { kind: 'delta', label: 'Tyres', value: -0.6 },
          { kind: 'total', label: 'Actual', value: 32.8, display: '32.8' },
        ],
        takeaways: ['Energy prices added 2.4 m', 'Longer tyre life saved 0.6 m'],
      },
      source_note: 'Ledger, June',
    },
  },
  async handle(raw) {
    const call = await pinnedCall(raw);
    const { drawing } = call.kit;
    const controls = typeof call.json === 'object' && !Array.isArray(call.json) ? checkPart('body', RenderControls, call.json) : {};
    if (controls.preview === true) return previewReply(call);
    if (controls.dry_run === true) return forecastReply(call);
    // One call that checks first: a slide that would not show everything comes back as the free report of a dry run.
    if (controls.mode === 'safe') {
      const forecast = await unfaithfulReply(call);
      if (forecast !== undefined) return forecast;
    }
    const readOf = async ({ json, text, brands }: typeof call) => {
      const slide = await call.timing.measure('read', () => drawing.read(json, text, brands));
      if (!slide.ok) throw refuseDrawing(slide.problem);
      return slide;
    };
    const pictured = await picturedCall(call, async () => void (await readOf(call)));
    const slide = await readOf(pictured);
    return acceptRender(pictured, { slide, respond_async: call.respond_async || controls.wait === 'false' || controls.wait === false });
  },
});
