/** The free answers of the render endpoints: the forecast of a dry run, and a preview that is not stored. */
import { z } from 'zod';
import { lacks } from './brief-lacks.ts';
import { noChargeFields } from './charge.ts';
import { Notice, notices } from './render-response.ts';

/** A mistake in the request, in the members of the 422 that the real call answers with, and as a notice. */
const Finding = Notice.extend({
  pointer: z.string().optional().describe('The same as `path`, as the 422 of the real call names it.'),
  loc: z.array(z.union([z.string(), z.number()])).optional(),
  msg: z.string().optional().describe('The same as `message`.'),
  type: z.string().optional(),
  allowed: z.array(z.string()).optional(),
  nearest: z.string().optional(),
  limit: z.number().optional(),
  sent_as: z.string().optional(),
  patch: z.array(z.looseObject({})).optional(),
}).meta({ id: 'Finding', description: 'What would be refused, or what the inspection of the drawn slide finds.' });

const free = {
  ...noChargeFields,
  pptx_available: z.literal(false),
  pptx_url: z.null(),
};

const fidelity_forecast = z.enum(['verbatim', 'ai_completed', 'mixed', 'would_reject']);

/** What is known only of a slide that could be drawn. */
const drawn = {
  form: z.string().optional(),
  variant: z.string().optional(),
  component: z.string().optional(),
  prior_id: z.string().optional(),
  theme_id: z.string().optional(),
  fidelity: z.string().optional(),
  fidelity_manifest: z.array(z.looseObject({})).optional(),
  layout: z.looseObject({}).optional(),
  quality: z.looseObject({}).optional(),
  proofs: z.array(z.looseObject({})).optional(),
  routing: z.looseObject({}).optional().describe('Of a brief: which form was chosen, and why.'),
  policy_result: z.looseObject({}).optional(),
  input_hash: z.string().optional(),
  engine_version: z.string().optional(),
};

export const SlideForecast = z
  .looseObject({
    dry_run: z.literal(true),
    status: z
      .enum(['validated', 'invalid', 'needs_confirmation', 'would_fabricate'])
      .describe('`needs_confirmation` and `would_fabricate` are refusals of a brief.'),
    fidelity_forecast,
    estimated_cost: z.number().describe('USD that the real call would cost.'),
    warnings: z.array(Notice),
    errors: z.array(Finding),
    blocking_error_count: z.int(),
    nonblocking_warning_count: z.int(),
    ...notices,
    ...free,
    ...drawn,
    code: z.string().optional().describe('Of a request that would be refused: the code of the problem.'),
    ...lacks,
    nearest: z.string().optional().describe('The known name that was probably meant.'),
    example: z.looseObject({}).optional().describe('A body that renders, of what was probably meant.'),
    suggested_split: z.unknown().optional().describe('Of too many items: slides that hold them.'),
  })
  .meta({ id: 'SlideForecast', description: 'What the real call would do, without a job, a file or a charge.' });

export const SlidePreview = z
  .looseObject({
    preview: z.literal(true),
    preview_url: z.string().describe('A PNG of 768 by 432 pixels as a data URL; nothing of it is kept.'),
    status: z.string(),
    theme_id: z.string(),
    fidelity: z.string(),
    warnings: z.array(Notice),
    errors: z.array(Notice),
    blocking_error_count: z.int(),
    nonblocking_warning_count: z.int(),
    ...notices,
    ...free,
  })
  .meta({ id: 'SlidePreview', description: 'A picture to look at: no job, no file, no charge.' });

export const DeckForecast = z
  .looseObject({
    dry_run: z.literal(true),
    status: z.enum(['validated', 'invalid']),
    fidelity_forecast: fidelity_forecast.optional(),
    estimated_cost: z.number().describe('USD that the real call would cost.'),
    manifest: z
      .array(
        z.looseObject({
          i: z.int(),
          form: z.string().nullish(),
          status: z.enum(['validated', 'invalid']),
          fidelity_forecast,
        }),
      )
      .describe('By slide.'),
    slides_ok: z.int(),
    warnings: z.array(Notice),
    errors: z.array(Finding),
    blocking_error_count: z.int(),
    nonblocking_warning_count: z.int(),
    ...notices,
    ...free,
    code: z.string().optional().describe('Of a request that would be refused: the code of the problem.'),
  })
  .meta({ id: 'DeckForecast', description: 'What each slide would become, without a job, a file or a charge.' });
