/** The body and the answers of POST /v1/repair as the documentation shows them. */
import { z } from 'zod';
import { chargeFields } from './charge.ts';
import { InspectFinding, InspectReport } from './inspect-report.ts';

/** What a step on a slide can be. */
const STEP_NAMES = ['shrink_to_fit', 'raise_min_font', 'remove_off_canvas', 'fix_contrast'] as const;
export const ACTION_NAMES = [...STEP_NAMES, 'mend_file'] as const;

const figures = z.looseObject({});

const RepairStep = z
  .looseObject({
    slide: z.int(),
    shape_id: z.int(),
    shape_name: z.string(),
    action: z.enum(STEP_NAMES),
    code: z.string().describe('Of the finding that it mends.'),
    before: figures.describe('The figures that were wrong: font sizes, colours, the box.'),
    after: figures.nullable().describe('The same figures now; null when the shape is gone.'),
  })
  .meta({ id: 'RepairStep' });

const Flagged = InspectFinding.pick({ code: true, severity: true, message: true, remedy: true, shape_id: true })
  .extend({
    slide: z.int(),
    reason: z
      .enum(['no_action', 'not_asked', 'ambiguous', 'does_not_fit', 'would_harm', 'not_possible', 'hidden_slide'])
      .describe('Why it was left: no action mends it, the action was not asked for, more than one thing could be meant, …'),
  })
  .meta({ id: 'FlaggedFinding' });

export const TextProof = z
  .looseObject({
    ok: z.boolean(),
    before_sha256: z.string(),
    after_sha256: z.string(),
    characters: z.int().describe('Visible characters of the deck, white space not counted.'),
  })
  .meta({ id: 'TextProof', description: 'Computed from both files: the words that the deck shows, hashed in order.' });

const FaultCount = z.looseObject({ errors: z.int(), warnings: z.int() });

const FileMends = z
  .looseObject({
    mended: z
      .array(
        z.looseObject({
          code: z.string(),
          part: z.string(),
          place: z.string().optional().describe('Where it stood in the file as it came.'),
          message: z.string().describe('What was wrong.'),
        }),
      )
      .describe('The first 100.'),
    mended_total: z.int(),
    before: FaultCount,
    after: FaultCount.describe('Counted anew in the repaired file; what is left is in `diff.after.conformance`.'),
  })
  .meta({
    id: 'FileMends',
    description: 'Faults of the file itself that had one cure: mended free of charge, no word and no look changed.',
  });

const plan = {
  actions: z.array(RepairStep),
  flagged_not_fixed: z.array(Flagged).describe('Every finding that stays, with why and what to do.'),
  visible_text_untouched: TextProof,
  diff: z.looseObject({ before: InspectReport, after: InspectReport }).describe('The inspection before and after.'),
  file: FileMends,
  slides_repaired: z.int().describe('Slides that get at least one repair.'),
  repaired_slides: z.array(z.int()),
  price: z.number().describe('USD: 0.02 for each slide that gets at least one repair.'),
};

export const RepairPlanned = z
  .looseObject({ status: z.literal('planned'), dry_run: z.literal(true), ...plan, ...chargeFields })
  .meta({ id: 'RepairPlanned', description: 'What a repair would do and cost, exactly; nothing was changed.' });

export const RepairAnswer = z
  .looseObject({
    job_id: z.string(),
    job_type: z.literal('repair'),
    status: z.literal('complete'),
    name: z.string().nullable(),
    ...plan,
    ...chargeFields,
    repeat_of: z.string().optional().describe('Earlier job that paid for the same repair of the same file.'),
    pptx_url: z.string().nullable().describe('A path that needs the key.'),
    download_url: z.string().nullable().describe('Signed link, good for an hour without a key.'),
  })
  .meta({ id: 'RepairAnswer' });
