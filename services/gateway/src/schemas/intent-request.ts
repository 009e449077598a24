/** The body of POST /v1/render/intent: the schemas of the drawing engine, which check it, with what each member is for. */

import { chromeFields, slideFields } from '@deckwright/draw/intent';
import { open } from '@deckwright/platform/http';
import { z } from 'zod';

const flag = (description: string) => z.boolean().optional().describe(description);
const word = (description: string) => z.string().optional().describe(description);

/** Why content is open: existing clients send members that a form has no place for, and are told of them. */
export const CHECKED_BY_ENGINE = 'the drawing engine checks content, and names what it ignores in a warning';

export const IntentRequest = open(
  CHECKED_BY_ENGINE,
  z
    .looseObject({
      ...slideFields,
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
