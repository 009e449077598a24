/** The body of POST /v1/render/intent as the documentation shows it; the drawing engine is what checks it. */
import { z } from 'zod';

const flag = (description: string) => z.boolean().optional().describe(description);

export const IntentRequest = z
  .looseObject({
    form: z.string().optional().describe('Slide form; the list is at GET /v1/catalog/forms.'),
    variant: z.string().optional().describe("Layout of the form; the form's default when absent."),
    headline: z.string().optional().describe('Slide title, written as a claim.'),
    context: z.string().optional().describe('One line under the title.'),
    data: z.looseObject({}).optional().describe('Content of the form; its schema is at GET /v1/catalog/forms/{form}.'),
    prior_id: z.string().optional().describe('An exact pattern of the catalog; goes with `content`.'),
    content: z.looseObject({}).optional().describe('Content for `prior_id`.'),
    author_ssg: z.looseObject({}).optional().describe('A full authored slide document.'),
    brief: z.string().optional().describe('Prose; routed to a form.'),
    chrome: z.looseObject({ title: z.string().optional() }).optional().describe('Title and the like of a component slide.'),
    body: z
      .looseObject({ component: z.string().optional(), params: z.looseObject({}).optional() })
      .optional()
      .describe('A component and its parameters; the list is at GET /v1/widgets.'),
    takeaway: z.string().optional(),
    source_note: z.string().optional(),
    notes: z.string().optional().describe('Speaker notes.'),
    footnotes: z.array(z.string()).optional(),
    name: z.string().optional().describe('Name of the job; stands in listings and file names.'),
    theme_id: z.string().optional().describe('Built-in theme, or brand slug, `slug@N` for one version.'),
    logo_id: z.string().optional().describe('Of POST /v1/assets/logo: at the foot of a slide with a frame, in place of the brand’s.'),
    image_src: z.string().optional().describe('Picture of forms that show one: a data URI, `asset:<asset_id>`, or an https:// address.'),
    locale: z.string().optional().describe('BCP 47; decimal and thousands separators. Default en-US.'),
    outputs: z
      .array(z.enum(['pptx', 'pdf', 'png']))
      .optional()
      .describe('Files to make; pptx when absent. A 768 px preview always comes with them.'),
    dry_run: flag('Check only: free, no job, no file.'),
    preview: flag('Free throw-away PNG: no job, no file. Send `Accept: image/png` for the bytes. Structured content only.'),
    mode: z
      .string()
      .optional()
      .describe('`safe`: renders, and bills, only if everything supplied would stand on the slide; else the free report of a dry run.'),
    allow_truncation: flag('Of more items than the form holds, draw the first that fit; what is left out is named.'),
    allow_variant_fallback: flag("An unknown `variant` draws the form's default, with a warning."),
    min_font_pt: z
      .number()
      .min(6)
      .max(40)
      .optional()
      .describe('Least size of text to be read; 422 `min_font_not_met` when it does not fit.'),
    chart_mode: z
      .enum(['shapes', 'native'])
      .optional()
      .describe('`native`: charts with a workbook to edit, in the .pptx, where the form has such a twin; shapes when absent.'),
    written: z
      .record(z.string(), z.string())
      .optional()
      .describe('How numbers are printed, by their value, digits unchanged: `{"37.2": "37.20", "30": "~30", "1200": "1.2bn"}`.'),
    quality_profile: z
      .enum(['executive', 'technical', 'appendix'])
      .optional()
      .describe('What `layout.presentation_ready` is measured against.'),
    strict_policy: z
      .looseObject({})
      .optional()
      .describe('What is not taken: a slide that breaks a rule is `rejected`, free, with `policy_result`.'),
    wait: z
      .union([z.enum(['auto', 'true', 'false']), z.boolean()])
      .optional()
      .describe('`false` answers 202 with a job_id at once, like `Prefer: respond-async`.'),
  })
  .meta({ id: 'IntentRenderRequest', description: 'One slide: a typed form, a prior, an authored document, a component, or a brief.' });

/** The switches that the gateway itself obeys. */
export const RenderControls = z.looseObject({
  dry_run: z.boolean().nullish(),
  preview: z.boolean().nullish(),
  mode: z.string().max(40).nullish(),
  wait: z.union([z.enum(['auto', 'true', 'false']), z.boolean()]).nullish(),
});
