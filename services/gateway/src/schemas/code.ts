/** Bodies and answers about code of callers. */
import { z } from 'zod';
import { chargeFields } from './charge.ts';

/** Characters of code that the public preview takes, and that a render takes. */
export const PREVIEW_CODE_CHARACTERS = 16_384;
export const RENDER_CODE_CHARACTERS = 65_536;

const code = (most: number) =>
  z
    .string()
    .max(most)
    .describe(
      'Python code that uses python-pptx: a function `build(prs)` (`build(prs, slide)` with `headline`, `context`, `takeaway` or `source_note`), or a whole script, of which the presentation that it saves last is taken. GET /v1/helpers lists what it finds without an import.',
    );

const said = (what: string) => z.string().max(2000).nullish().describe(`${what} Drawn around \`build(prs, slide)\`.`);

const wishes = {
  theme_id: z
    .string()
    .max(200)
    .nullish()
    .describe('A built-in theme, for `build(prs)`, components and `theme_color()`. Default: `corporate-light`.'),
  headline: said('Slide title.'),
  context: said('One line under the title.'),
  takeaway: said('The conclusion, in a band under the content.'),
  source_note: said('Where the figures come from, at the foot.'),
};

export const CodePreviewRequest = z.strictObject({ code: code(PREVIEW_CODE_CHARACTERS), ...wishes }).meta({ id: 'CodePreviewRequest' });

export const RenderCodeRequest = z
  .strictObject({
    code: code(RENDER_CODE_CHARACTERS).nullish(),
    job_id: z.string().max(60).nullish().describe('A job of type `code`, whose stored code `replacements` patch. In place of `code`.'),
    replacements: z
      .array(z.strictObject({ old: z.string().min(1).max(RENDER_CODE_CHARACTERS), new: z.string().max(RENDER_CODE_CHARACTERS) }))
      .min(1)
      .max(50)
      .nullish()
      .describe('Applied one after the other; each `old` must stand in the code exactly once. The result is a job of its own.'),
    ...wishes,
    name: z.string().max(200).nullish().describe('Name of the job, and of the file.'),
    max_slides: z.int().min(1).max(30).nullish().describe('Slides that the code may make; each is charged. Default: 1.'),
    verify: z
      .enum(['off', 'lint', 'lint+vlm', 'full'])
      .nullish()
      .describe(
        'What looks at the slides: nothing, or the rules of inspect (default). No model looks here: `lint+vlm` and `full` are done as `lint`, and `verified` says so.',
      ),
    force_render: z.boolean().nullish().describe('Keep the file of slides in which inspect finds an error.'),
    wait: z.union([z.enum(['auto', 'true', 'false']), z.boolean()]).nullish(),
  })
  .meta({ id: 'RenderCodeRequest' });

const lint = z
  .array(
    z.looseObject({
      slide: z.int(),
      code: z.string(),
      severity: z.string(),
      message: z.string(),
      remedy: z.string(),
    }),
  )
  .describe('Findings of inspect.');

const sandboxFields = {
  output: z.string().describe('What the code printed, 8,000 characters at most.'),
  layers: z.looseObject({}).describe('What held the process in which the code ran.'),
  layers_holding: z.array(z.string()).describe('Those that keep code in; at least two.'),
};

const position = z.int().nullable();

export const CodePreview = z
  .union([
    z.looseObject({
      status: z.literal('complete'),
      preview_url: z.string().nullable().describe('Slide 1 as a data URL: a PNG 768 pixels wide. Null where it cannot be drawn.'),
      slides_total: z.int(),
      lint,
      notices: z.array(z.string()),
      ...sandboxFields,
      cost: z.literal(0),
    }),
    z.looseObject({
      status: z.enum(['invalid', 'failed']).describe('`invalid`: it cannot be run at all; `failed`: it broke while it ran.'),
      line: position.describe('Of the code as it was sent, from 1.'),
      column: position,
      message: z.string(),
      cure: z.string(),
      source: z.string().optional().describe('The line itself.'),
      ...sandboxFields,
      cost: z.literal(0),
    }),
  ])
  .meta({ id: 'CodePreview' });

export const RenderCodeAnswer = z
  .looseObject({
    job_id: z.string(),
    job_type: z.literal('code'),
    status: z.enum(['complete', 'completed_with_errors']),
    name: z.string().nullable(),
    slides_total: z.int(),
    lint,
    verified: z.enum(['off', 'lint']),
    notices: z.array(z.string()),
    patched_from: z.string().optional().describe('The job whose code was patched.'),
    ...sandboxFields,
    ...chargeFields,
    pptx_available: z.boolean(),
    pptx_url: z.string().nullable().describe('A path that needs the key.'),
    preview_url: z.string().nullable(),
  })
  .meta({ id: 'RenderCodeAnswer' });
