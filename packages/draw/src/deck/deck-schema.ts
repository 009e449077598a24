/** The members of a deck request besides its slides. */
import { z } from 'zod';
import { CONTROLS } from '../intent/control-effects.ts';
import { blank, controls } from '../intent/slide-schema.ts';

const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blank, schema.optional());

export const MAX_SLIDES = 30;
/** The most slides in a deck that is assembled from finished slides. */
export const MAX_ASSEMBLED = 50;

/** Members that apply to every slide that does not override them. A theme applies to all slides. */
export const deckControls = z.object({
  name: controls.name,
  title: optional(z.string().max(500, 'is longer than 500 characters')),
  theme_id: controls.theme_id,
  styling: controls.styling,
  imagery_tag: controls.imagery_tag,
  direction: controls.direction,
  locale: controls.locale,
  language: optional(z.string().max(40)),
  quality_profile: controls.quality_profile,
  min_font_pt: controls.min_font_pt,
  strict_policy: controls.strict_policy,
  chart_mode: controls.chart_mode,
  head_style: controls.head_style,
  furnish: controls.furnish,
  logo_id: controls.logo_id,
  outputs: controls.outputs,
  dry_run: controls.dry_run,
  /** Prints page numbers at the foot of all slides with a frame. */
  page_numbers: optional(z.boolean()),
  on_unusable: optional(z.enum(['omit', 'placeholder'])),
  /** True for slides that were rendered before: each stays as it is, in its own theme. */
  assembled: optional(z.boolean()),
});

export type DeckControls = z.infer<typeof deckControls>;

/** Controls of a call. They have no effect on a slide of a deck. */
export const CALL_CONTROLS: ReadonlySet<string> = new Set([
  'dry_run',
  'preview',
  'force_render',
  'mode',
  'wait',
  'outputs',
  'include_preview',
]);

/** Members of a deck that have an effect, or that existing clients send and we accept without effect. */
export const DECK_MEMBERS: ReadonlySet<string> = new Set([
  ...Object.keys(deckControls.shape),
  ...Object.keys(CONTROLS),
  'slides',
  'allow_partial',
  'wait',
]);
