/** Decks as the documentation shows them; the drawing engine is what checks them. */

import { slideFields } from '@deckwright/draw/intent';
import { open } from '@deckwright/platform/http';
import { z } from 'zod';
import { CHECKED_BY_ENGINE, IntentRequest } from './intent-request.ts';
import { RenderResponse } from './render-response.ts';

/** As the engine checks it: a gate that nobody knows would let everything pass. */
const { strict_policy: policy = z.never() } = slideFields;

export const IntentDeckRequest = open(
  CHECKED_BY_ENGINE,
  z
    .looseObject({
      slides: z
        .array(IntentRequest)
        .min(1)
        .max(30)
        .describe('In their order; each as POST /v1/render/intent takes it, without a theme of its own.'),
      theme_id: z.string().optional().describe('Holds for all slides.'),
      name: z.string().optional().describe('Name of the job and of the file.'),
      title: z.string().optional().describe("The file's own title; the name when absent."),
      locale: z.string().optional().describe("BCP 47; a slide's own wins, here and in the next three."),
      direction: z.enum(['ltr', 'rtl']).optional(),
      quality_profile: z.enum(['executive', 'technical', 'appendix']).optional(),
      min_font_pt: z.number().min(6).max(40).optional(),
      chart_mode: z.enum(['shapes', 'native']).optional().describe('Of every slide that does not say otherwise.'),
      furnish: z
        .enum(['auto', 'none'])
        .optional()
        .describe("`none`: no notes of the product's own on charts for what titles claim, on every slide that does not say otherwise."),
      head_style: z
        .enum(['rule', 'filled', 'icon_tile'])
        .optional()
        .describe('Heads of cards and panels, of every slide that does not say otherwise.'),
      language: z.string().optional().describe('The language of the slides, where their texts leave it open.'),
      styling: z.enum(['topical', 'clean']).optional(),
      imagery_tag: z.string().optional(),
      outputs: z
        .array(z.enum(['pptx', 'pdf', 'png']))
        .optional()
        .describe('Files to make; pptx when absent. Each slide has a preview of 768 px.'),
      page_numbers: z.boolean().optional().describe('At the foot of slides with a frame; true when absent.'),
      on_unusable: z
        .enum(['omit', 'placeholder'])
        .optional()
        .describe(
          'A slide that fails is left out, or its place is kept by a slide that says what is missing. It costs nothing either way.',
        ),
      strict_policy: policy.describe('A deck of which one slide breaks a rule is `rejected` whole, free.'),
      dry_run: z.boolean().optional().describe('Check the whole deck: free, no job, no file.'),
      allow_partial: z.boolean().optional().describe('Accepted and ignored: the file comes when at least one slide stands.'),
      force_render: z.boolean().optional().describe('Accepted and ignored.'),
      wait: z.union([z.enum(['auto', 'true', 'false']), z.boolean()]).optional(),
    })
    .meta({ id: 'IntentDeckRequest', description: 'A deck of 1 to 30 slides in one theme.' }),
);

const Line = z.looseObject({
  i: z.number().int().describe('Place in the request, from 1.'),
  job_id: z.string().optional(),
  status: z.string(),
  usable: z.boolean(),
  title: z.string(),
  form: z.string().nullable(),
  fidelity: z.string().nullable(),
  preview_url: z.string().nullable(),
});

export const DeckResponse = RenderResponse.extend({
  deck_id: z.string().optional().describe('The same as `job_id`.'),
  slides: z.array(Line),
  slides_total: z.number().int(),
  slides_ok: z.number().int(),
  repair_actions: z.array(z.looseObject({ action: z.string(), slide: z.number().int() })),
}).meta({ id: 'DeckResponse' });

export const DeckQueued = z
  .looseObject({
    job_id: z.string(),
    id: z.string(),
    deck_id: z.string(),
    name: z.string().nullable(),
    status: z.string(),
    job_url: z.string(),
  })
  .meta({ id: 'DeckQueued', description: 'The deck is being made; read it at `job_url`, or follow it at `job_url`/events.' });
