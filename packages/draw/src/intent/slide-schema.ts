/** What the body of a slide request may hold, as schemas: typed intents, component bodies, and the members they share. */
import { z } from 'zod';
import { HEAD_STYLES } from '../scene/index.ts';
import { furniture } from './furniture.ts';
import { handEdits } from './hand-edits-schema.ts';
import { logoMember } from './request-logo.ts';
import { sources } from './sources-schema.ts';

export const blank = (v: unknown): unknown => (v === null || v === '' ? undefined : v);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blank, schema.optional());
const words = z.string().max(2000, 'is longer than 2,000 characters; shorten it');

export const OUTPUTS = ['pptx', 'pdf', 'png'] as const;
export type Output = (typeof OUTPUTS)[number];

/** The form of a BCP 47 language tag. */
export const LANGUAGE_TAG = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

/** Members that both kinds of body share. */
export const controls = {
  theme_id: optional(z.string().max(200)),
  locale: optional(z.string().max(40, 'is longer than 40 characters').regex(LANGUAGE_TAG, 'must be a BCP 47 language tag such as en-US')),
  direction: optional(z.enum(['ltr', 'rtl'])),
  outputs: optional(z.array(z.enum(OUTPUTS)).min(1, 'names no output')),
  notes: optional(z.string().max(20_000, 'is longer than 20,000 characters')),
  // One note needs no list.
  footnotes: z.preprocess(
    (v) => (typeof v === 'string' && v !== '' ? [v] : blank(v)),
    z.array(words).max(6, 'holds at most 6 notes').optional(),
  ),
  ...furniture,
  name: optional(z.string().max(200)),
  dry_run: optional(z.boolean()),
  preview: optional(z.boolean()),
  force_render: optional(z.boolean()),
  allow_truncation: optional(z.boolean()),
  allow_variant_fallback: optional(z.boolean()),
  min_font_pt: optional(z.number().min(6).max(40)),
  quality_profile: optional(z.enum(['executive', 'technical', 'appendix'])),
  /** `native`: charts with a workbook of their own in the .pptx, where the drawing has such a twin. */
  chart_mode: optional(z.enum(['shapes', 'native'])),
  /** Heads of cards and panels: one look for the whole deck. */
  head_style: optional(z.enum(HEAD_STYLES)),
  /** `none`: no marks of the product's own for what the title says of the numbers, such as a line at their average. */
  furnish: optional(z.enum(['auto', 'none'])),
  /** The model that proposed the slide, of which rules proved all that it shows. */
  completed_by: optional(z.string().max(200)),
  /** How numbers are printed, by their value: `{"37.2": "37.20", "30": "~30"}`. */
  written: optional(z.record(z.string().max(40), z.string().trim().min(1).max(24, 'is longer than 24 characters; shorten it'))),
  /** At the foot of slides that have a frame; covers and dividers show none. */
  page_number: optional(z.union([z.number().int().min(0).max(9999), z.string().max(12), z.boolean()])),
  styling: optional(z.enum(['topical', 'clean'])),
  imagery_tag: optional(z.string().max(40)),
  /** At the foot, too, in place of the brand's. */
  logo_id: optional(logoMember),
  /** What a person changed by hand, laid over the drawing. */
  hand_edits: optional(handEdits),
  /** The cells that its figures come from, so that a later state of the workbook can be put in. Nothing of it is drawn. */
  sources: optional(sources),
  strict_policy: optional(
    // Strict: a gate that nobody knows would let everything pass.
    z.strictObject({
      reject_ai_completed: optional(z.boolean()),
      reject_mixed: optional(z.boolean()),
      reject_truncated: optional(z.boolean()),
      reject_ignored_fields: optional(z.boolean()),
      reject_field_warnings: optional(z.boolean()),
      reject_draft_variants: optional(z.boolean()),
      min_font_pt: optional(z.number().min(6).max(40)),
      max_density: optional(z.enum(['good', 'medium', 'high'])),
    }),
  ),
};

export type StrictPolicy = NonNullable<z.infer<typeof controls.strict_policy>>;

/** Accepted from existing clients; they steer paths that a typed slide does not take. */
export const TOLERATED = new Set([
  'form_description',
  'mode',
  'allow_low_confidence',
  'allow_fabrication',
  'variant_policy',
  'expand_brief',
  'imagery',
  'language',
  'include_preview',
  'detail',
  'wait',
]);

const figure = z.object({ value: optional(z.union([words, z.number()])), label: optional(words) });

/** Plain strings are refused: a block has a label at least. */
const block = z.object(
  {
    label: optional(words),
    sub: optional(words),
    detail: optional(z.array(words)),
    emphasis: optional(z.enum(['primary', 'normal'])),
    icon: optional(z.string().max(80)),
    metric: optional(figure),
    kind: optional(z.string().max(40)),
    meta: optional(words),
  },
  { error: 'must be an object such as {"label": "…"}' },
);

/** What the picture of a form is made of where none was sent, and of one that was made: by what, and of which words. */
export const pictureOfWords = {
  image_prompt: optional(z.string().max(4000, 'is longer than 4,000 characters; shorten it')),
  image_made: optional(
    z.looseObject({ generator: z.string().max(60), model: z.string().max(200), prompt: z.string().max(4000), sha256: z.string().max(64) }),
  ),
};

export const typed = z.object({
  form: z.string().max(200),
  variant: optional(z.string().max(200)),
  headline: optional(words),
  context: optional(words),
  takeaway: optional(words),
  caution: optional(words),
  highlight: optional(words),
  source_note: optional(words),
  subject: optional(words),
  blocks: optional(z.array(block)),
  metric: optional(figure),
  date: optional(words),
  image_src: optional(z.string().max(15_000_000)),
  ...pictureOfWords,
  ...controls,
});

export const chromeSchema = z.object({
  title: optional(words),
  subtitle: optional(words),
  kicker: optional(words),
  takeaway: optional(words),
  highlight: optional(words),
  caution: optional(words),
  source: optional(words),
  footer: optional(words),
  page_number: optional(z.union([z.number().int().min(0).max(9999), z.string().max(12), z.boolean()])),
});

export const composed = z.object({
  chrome: optional(chromeSchema),
  body: z.object({ component: z.string().max(200), params: z.unknown() }),
  ...controls,
});
