/** POST /v1/render/auto: one slide from a prose brief. */
import {
  idempotencyInProgress,
  idempotencyKeyReused,
  insufficientBalance,
  intentUnroutable,
  previewNotEligible,
  renderFailed,
  requestInvalid,
  serviceUnavailable,
  unknownTheme,
} from '@deckwright/platform/errors';
import { z } from 'zod';
import { acceptRender } from '../../../answers/accept-render.ts';
import { refuseDrawing } from '../../../answers/drawing-refusal.ts';
import { forecastReply } from '../../../answers/free-render.ts';
import { SLIDE_USD } from '../../../answers/price.ts';
import { defineRoute } from '../../../kit.ts';
import { RenderQueued, RenderResponse } from '../../../schemas/render-response.ts';

const AutoRenderRequest = z
  .looseObject({
    brief: z.string().min(1).max(20_000).describe('Prose of one slide, with its figures.'),
    theme_id: z.string().nullish().describe('Wins over what the brief asks of the look.'),
    locale: z.string().nullish(),
    dry_run: z.boolean().nullish(),
    allow_low_confidence: z.boolean().nullish().describe('Render the best guess instead of refusing with `needs_confirmation`.'),
  })
  .meta({ id: 'AutoRenderRequest' });

export const route = defineRoute({
  method: 'post',
  path: '/v1/render/auto',
  tag: 'Render',
  summary: 'Render one slide from a brief',
  description:
    'Rules read the brief into a form and its content; `routing` in the answer says which and from which characters. ' +
    'A brief that says too little is refused at no cost, with `repair_options`.',
  auth: 'key',
  limit: { name: 'render', limit: 6000, per_s: 60, by: 'account' },
  cost_usd: SLIDE_USD,
  idempotent: 'by_handler',
  body: AutoRenderRequest,
  answers: {
    200: { description: 'The slide was rendered or checked.', schema: RenderResponse },
    202: { description: 'The job was accepted and is not finished yet.', schema: RenderQueued, headers: { Location: 'Path of the job.' } },
  },
  errors: [
    requestInvalid,
    intentUnroutable,
    unknownTheme,
    previewNotEligible,
    insufficientBalance,
    idempotencyKeyReused,
    idempotencyInProgress,
    serviceUnavailable,
    renderFailed,
  ],
  example: { body: { brief: 'KPIs this month: ARR $24.6M up 18%, net retention 112%, gross margin 78% (down 1 pt), logo churn 1.9%' } },
  async handle(call) {
    if (call.body.dry_run === true) return forecastReply(call);
    const slide = await call.timing.measure('read', () => call.kit.drawing.read(call.json, call.text));
    if (!slide.ok) throw refuseDrawing(slide.problem);
    return acceptRender(call, { slide, respond_async: call.respond_async });
  },
});
