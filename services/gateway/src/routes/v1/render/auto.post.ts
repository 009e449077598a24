/** POST /v1/render/auto: one slide from a prose brief. */
import { intentInvalidShape, intentUnroutable, previewNotEligible, refuse, requestInvalid } from '@deckwright/platform/errors';
import { checkPart, open } from '@deckwright/platform/http';
import { z } from 'zod';
import { acceptRender, RENDER_ERRORS } from '../../../answers/accept-render.ts';
import { INTENT_ERRORS, refuseDrawing } from '../../../answers/drawing-refusal.ts';
import { forecastReply, unfaithfulReply } from '../../../answers/free-render.ts';
import { pinnedCall } from '../../../answers/pin-brands.ts';
import { SLIDE_USD } from '../../../answers/price.ts';
import { defineRoute } from '../../../kit.ts';
import { type PlanCall, planBrief } from '../../../proposals/plan-brief.ts';
import { SlideForecast } from '../../../schemas/forecast.ts';
import { CHECKED_BY_ENGINE, RenderControls } from '../../../schemas/intent-request.ts';
import { RenderQueued, RenderResponse } from '../../../schemas/render-response.ts';

const AutoRenderRequest = open(
  CHECKED_BY_ENGINE,
  z
    .looseObject({
      brief: z.string().min(1).max(20_000).describe('Prose of one slide, with its figures.'),
      theme_id: z.string().optional().describe('Wins over what the brief asks of the look.'),
      locale: z.string().optional().describe('BCP 47; the language of the brief where absent.'),
      language: z.string().optional().describe('The language of the brief, where the brief leaves it open. Nothing is translated.'),
      name: z.string().optional().describe('Name of the job; stands in listings and file names.'),
      outputs: z.array(z.enum(['pptx', 'pdf', 'png'])).optional(),
      styling: z.enum(['topical', 'clean']).optional(),
      dry_run: z.boolean().optional().describe('Check only: free, no job, no file.'),
      allow_low_confidence: z.boolean().optional().describe('Render the best guess instead of refusing with `needs_confirmation`.'),
      allow_fabrication: z
        .boolean()
        .optional()
        .describe('Accepted; figures are never invented, and a brief without them is refused with `would_fabricate` all the same.'),
      expand_brief: z
        .boolean()
        .optional()
        .describe(
          'Lets the model of the service, where its operator has set one, read a brief that rules do not route, in its own words; the slide is then `ai_completed`. No copy is made up.',
        ),
      variant_policy: z.enum(['best_semantic_match', 'production_safe']).optional(),
    })
    .meta({ id: 'AutoRenderRequest' }),
);

/** Content that has a route of its own. */
const TYPED = ['form', 'pattern', 'prior_id', 'author_ssg', 'body'];

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
  documented_body: AutoRenderRequest,
  answers: {
    200: { description: 'The slide was rendered or checked.', schema: z.union([RenderResponse, SlideForecast]) },
    202: { description: 'The job was accepted and is not finished yet.', schema: RenderQueued, headers: { Location: 'Path of the job.' } },
  },
  errors: [requestInvalid, intentUnroutable, previewNotEligible, ...INTENT_ERRORS, ...RENDER_ERRORS],
  example: { body: { brief: 'KPIs this month: ARR $24.6M up 18%, net retention 112%, gross margin 78% (down 1 pt), logo churn 1.9%' } },
  async handle(raw) {
    const sent = bodyOf(raw.json);
    const { dry_run, mode, wait } = checkPart('body', RenderControls, sent);
    const other = TYPED.find((name) => !([undefined, null, ''] as unknown[]).includes(sent[name]));
    if (other !== undefined)
      throw refuse(intentInvalidShape, {
        detail: `/${other}: this route takes a brief alone; POST /v1/render/intent takes structured content.`,
        extra: { cost_charged: 0 },
      });
    const call = await pinnedCall(await expanded(raw));
    // What is wrong with a brief, an absent one too, the engine says.
    if (dry_run === true) return forecastReply(call);
    if (mode === 'safe') {
      const forecast = await unfaithfulReply(call);
      if (forecast !== undefined) return forecast;
    }
    const slide = await call.timing.measure('read', () => call.kit.drawing.read(call.json, call.text, call.brands));
    if (!slide.ok) throw refuseDrawing(slide.problem);
    return acceptRender(call, { slide, respond_async: call.respond_async || wait === 'false' || wait === false });
  },
});

const bodyOf = (json: unknown): Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json) ? { ...json } : {};

/** Members that steer how a brief is read, and are none of a typed slide. */
const READING = ['brief', 'allow_low_confidence', 'allow_fabrication', 'expand_brief', 'variant_policy', 'language'];

/** The request with the typed slide that a model proposed and rules proved; as it is where rules read the brief, or nobody can. */
async function expanded<C extends PlanCall & { readonly json: unknown; readonly text: string }>(call: C): Promise<C> {
  const body = bodyOf(call.json);
  const { brief, expand_brief, locale, language } = body;
  if (expand_brief !== true || typeof brief !== 'string' || brief.length > MOST_BRIEF) return call;
  const ask = {
    locale: typeof locale === 'string' ? locale : undefined,
    language: typeof language === 'string' ? language : undefined,
    allow_low_confidence: body['allow_low_confidence'] === true,
  };
  const { report } = await planBrief(call, brief, ask, true);
  const intent = report['intent'] as Record<string, unknown> | undefined;
  if (intent?.['completed_by'] === undefined) return call;
  const sent = Object.fromEntries(Object.entries(body).filter(([name]) => !READING.includes(name)));
  const typed = { ...intent, ...sent };
  return { ...call, json: typed, text: JSON.stringify(typed) };
}

const MOST_BRIEF = 20_000;
