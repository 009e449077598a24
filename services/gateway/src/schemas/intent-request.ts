/** The body of POST /v1/render/intent: the schemas of the drawing engine, which check it, with what each member is for. */

import { chromeFields, slideFields } from '@deckwright/draw/intent';
import { open } from '@deckwright/platform/http';
import { z } from 'zod';

/** Of members that the engine's own schemas check. */
const MEANINGS: Readonly<Record<string, string>> = {
  form: 'Slide form; the list is at GET /v1/catalog/forms. Exactly one of `form`, `prior_id`, `author_ssg`, `body` and `brief` says what is drawn.',
  variant: "Layout of the form; the form's default when absent.",
  headline: 'Slide title, written as a claim.',
  context: 'One line under the title.',
  subject: 'What the items are about, of forms that have a centre or a common heading.',
  blocks: 'Items of list-shaped forms: each an object with a `label` at least. `binds` of the catalog says which forms take them.',
  metric: 'One figure that stands out, of forms that have a place for it.',
  takeaway: 'The conclusion, in a band under the content.',
  caution: 'A warning to the reader, in a band under the content.',
  highlight: 'What to look at, in a band under the content.',
  source_note: 'Where the figures come from, at the foot.',
  date: 'As it is to be printed: of covers and dividers.',
  image_src: 'Picture of forms that show one: a data URI, `asset:<asset_id>`, or an https:// address.',
  image_prompt:
    'What the picture of such a form shows, where no `image_src` is sent: it is made of these words and kept as an asset, $0.05 for one that the account does not keep yet.',
  image_made: 'What made the picture, and of which words; the service writes it.',
  notes: 'Speaker notes.',
  footnotes: 'At the foot, numbered; `[^1]` in any text becomes the mark of the first.',
  kicker: 'Where in the deck this slide stands, small, above the title.',
  sticker: 'A mark at the top right, such as Draft or Preliminary.',
  sample_size: 'How many were asked or counted; printed after the source as `n = …`.',
  implication:
    'Beside the takeaway in its band: `label` (such as So what) and `icon` before it, `figure` with `figure_label`, or a `note` such as who decides when, after it.',
  name: 'Name of the job; stands in listings and file names.',
  theme_id: 'Built-in theme, or brand slug, `slug@N` for one version.',
  logo_id: 'Of POST /v1/assets/logo: at the foot of a slide with a frame, in place of the brand’s.',
  locale: 'BCP 47; decimal and thousands separators. Default en-US.',
  direction: '`rtl` mirrors the slide. Default: that of the title’s first letter.',
  outputs: 'Files to make; pptx when absent. A 768 px preview always comes with them.',
  page_number: 'At the foot of a slide with a frame; `true` prints 1.',
  dry_run: 'Check only: free, no job, no file. The answer is a SlideForecast.',
  preview:
    'Free throw-away PNG: no job, no file; the answer is a SlidePreview. Send `Accept: image/png` for the bytes. Structured content only.',
  force_render: 'Keep the file of a slide on which the service’s own inspection finds an error.',
  allow_truncation: 'Of more items than the form holds, draw the first that fit; what is left out is named.',
  allow_variant_fallback: "An unknown `variant` draws the form's default, with a warning.",
  min_font_pt: 'Least size of text to be read; 422 `min_font_not_met` when it does not fit.',
  chart_mode: '`native`: charts with a workbook to edit, in the .pptx, where the form has such a twin; shapes when absent.',
  head_style:
    'Heads of cards and panels: `rule`, `filled` or `icon_tile`; each form has its own when absent. Send it on the deck for one look.',
  written: 'How numbers are printed, by their value, digits unchanged: `{"37.2": "37.20", "30": "~30", "1200": "1.2bn"}`.',
  quality_profile: 'What `layout.presentation_ready` is measured against.',
  strict_policy: 'What is not taken: a slide that breaks a rule is `rejected`, free, with `policy_result`.',
  styling: '`topical` chooses a theme for the subject in `imagery_tag` where no theme is named; `clean` does not.',
  imagery_tag: 'The subject of the slide, for `styling`.',
  hand_edits: 'What a person changed in the file, as POST /v1/deck/{deck_id}/sync reads it; the service writes it.',
};

const described = Object.fromEntries(
  Object.entries(slideFields).map(([name, schema]) => [name, MEANINGS[name] === undefined ? schema : schema.describe(MEANINGS[name])]),
);

const flag = (description: string) => z.boolean().optional().describe(description);
const word = (description: string) => z.string().optional().describe(description);

/** Why content is open: existing clients send members that a form has no place for, and are told of them. */
export const CHECKED_BY_ENGINE = 'the drawing engine checks content, and names what it ignores in a warning';

export const IntentRequest = open(
  CHECKED_BY_ENGINE,
  z
    .looseObject({
      ...described,
      data: z.looseObject({}).optional().describe('Content of the form; its schema is at GET /v1/catalog/forms/{form}.'),
      exhibits: z
        .array(
          z.looseObject({
            form: word(
              'Form of the exhibit: a chart, a table or figures; GET /v1/catalog/forms/two_exhibits lists what its exhibits take.',
            ),
            variant: word('Variant of that form.'),
            data: z.looseObject({}).optional().describe('Content of that form.'),
            blocks: z.array(z.looseObject({})).optional().describe('Items, of forms that take them.'),
            statements: z.array(z.string()).optional().describe('Short sentences in place of a form.'),
            head: word('What the exhibit shows, above it.'),
            unit: word('Unit, period or population, beside the head.'),
            notes: z.array(z.string()).optional().describe('Footnotes of the exhibit.'),
            source: word('Source of the exhibit.'),
          }),
        )
        .length(2)
        .optional()
        .describe('Two exhibits beside each other; stands for `form: two_exhibits` with its data.'),
      hinge: z
        .looseObject({ first: z.string().optional(), second: z.string().optional() })
        .optional()
        .describe('Of `exhibits`: the sentence that joins them, in two halves.'),
      same_scale: flag('Of `exhibits`: draws two charts of one unit on one scale.'),
      prior_id: word('An exact pattern of the catalog; goes with `content`.'),
      content: z.looseObject({}).optional().describe('Content for `prior_id`.'),
      author_ssg: z.looseObject({}).optional().describe('A full authored slide document.'),
      brief: word('Prose; routed to a form.'),
      pattern: word('Another spelling of `form`, of the flat shape: `title`, `subtitle` and the members of `data` stand beside it.'),
      chrome: chromeFields.optional().describe('Title and the like of a component slide.'),
      body: z
        .looseObject({ component: z.string().optional(), params: z.looseObject({}).optional() })
        .optional()
        .describe('A component and its parameters; the list is at GET /v1/widgets.'),
      mode: word('`safe`: renders, and bills, only if everything supplied would stand on the slide; else the free report of a dry run.'),
      language: word(
        'The language of the texts, and so of the words and numbers that are added, where the texts leave it open. Nothing is translated.',
      ),
      imagery: word('Pictures are not made or chosen.'),
      form_description: word('What a caller’s own choice of form was based on.'),
      detail: z.unknown().optional().describe('The whole report always comes.'),
      include_preview: flag('A preview always comes.'),
      allow_low_confidence: flag('Of a brief: render the best guess instead of refusing with `needs_confirmation`.'),
      allow_fabrication: flag('Of a brief: figures are never invented; `would_fabricate` refuses all the same.'),
      expand_brief: flag('Of a brief: no copy is made up, which a warning says.'),
      variant_policy: z.enum(['best_semantic_match', 'production_safe']).optional().describe('Of a brief; the two agree.'),
      wait: z
        .union([z.enum(['auto', 'true', 'false']), z.boolean()])
        .optional()
        .describe('`false` answers 202 with a job_id at once, like `Prefer: respond-async`.'),
    })
    .meta({
      id: 'IntentRenderRequest',
      description: 'One slide: a typed form, a prior, an authored document, a component, or a brief.',
      minProperties: 1,
    }),
);

/** The switches that the gateway itself obeys. */
export const RenderControls = z.looseObject({
  dry_run: z.boolean().nullish(),
  preview: z.boolean().nullish(),
  mode: z.string().max(40).nullish(),
  wait: z.union([z.enum(['auto', 'true', 'false']), z.boolean()]).nullish(),
});
