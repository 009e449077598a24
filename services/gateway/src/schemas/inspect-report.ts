/** The report on a deck: verdict, figures, and what was found on each slide. */
import { z } from 'zod';

const share = (what: string) => z.number().min(0).max(1).describe(what);

export const InspectFinding = z
  .looseObject({
    code: z
      .string()
      .describe(
        'Machine-stable: `text_overflow`, `content_hidden`, `off_canvas`, `low_contrast`, `tiny_font`, `hidden_slide`, `text_overlap`, `empty_placeholder`, ' +
          '`image_only_slide`, `empty_slide`, `missing_title`, `missing_alt_text`, `distorted_image`, `missing_font`, `embedded_font_unused`, `dense_slide`. More may come.',
      ),
    severity: z.enum(['error', 'warning']),
    message: z.string().describe('What is wrong, in one sentence.'),
    remedy: z.string().describe('What mends it, in one sentence.'),
    shape_id: z.int().optional().describe('The shape, as the file numbers it; absent when the finding is about the slide.'),
    other_id: z.int().optional().describe('The shape that hides it, or that it runs into.'),
    bbox_in: z
      .looseObject({ x: z.number(), y: z.number(), w: z.number(), h: z.number() })
      .optional()
      .describe('Where on the slide, inches.'),
    measured: z.union([z.number(), z.string()]).optional().describe('The figure found …'),
    limit: z.union([z.number(), z.string()]).optional().describe('… and the one that would be right.'),
  })
  .meta({ id: 'InspectFinding' });

const ConformanceFinding = z
  .looseObject({
    code: z
      .string()
      .describe(
        'The rule, machine-stable: `element_order`, `unexpected_element`, `surplus_element`, `missing_element`, `undeclared_attribute`, `missing_attribute`, ' +
          '`bad_value`, `dangling_reference`, `wrong_reference`, `missing_part`, `wrong_content_type`, `wrong_root`, `missing_relationship`, `relationship_id`, ' +
          '`repeated_id`, `orphan_axis`, `type_without_part`, `unreadable_part`. More may come.',
      ),
    severity: z.enum(['error', 'warning']),
    part: z.string().describe('The part of the package at fault, such as `/ppt/slides/slide1.xml`.'),
    place: z.string().optional().describe('Where in the part, as an XPath; absent when it is about the part as a whole.'),
    slide: z.int().optional().describe('The slide whose part it is.'),
    message: z.string().describe('What is wrong, in one sentence.'),
    remedy: z.string().describe('What mends it, in one sentence.'),
  })
  .meta({ id: 'ConformanceFinding' });

export const Conformance = z
  .looseObject({
    errors: z.int(),
    warnings: z.int(),
    parts_checked: z.int().describe('Parts of markup that were held against ISO/IEC 29500.'),
    parts_left: z.int().describe('Parts that were not, because they are too large or too many.'),
    rules: z
      .array(z.looseObject({ code: z.string(), count: z.int() }))
      .describe('How often each rule was broken, the most frequent first.'),
    findings: z.array(ConformanceFinding).describe('The first 20 of each rule.'),
  })
  .meta({
    id: 'Conformance',
    description: 'Faults of the file itself, whichever program made it: what PowerPoint may say “found a problem with content” about.',
  });

export const InspectReport = z
  .looseObject({
    status: z
      .enum(['clean', 'review', 'failed'])
      .describe(
        '`clean`: nothing found; `review`: warnings only, or faults of the file itself; `failed`: an error on a slide that is shown.',
      ),
    slides_total: z.int(),
    slides_inspected: z.int().describe('The first 50 of a longer deck.'),
    canvas: z.looseObject({ w_in: z.number(), h_in: z.number(), aspect: z.string() }),
    summary: z.looseObject({
      errors: z.int(),
      warnings: z.int(),
      off_canvas: z.int(),
      hidden_texts: z.int(),
      low_contrast: z.int(),
      min_font_pt: z.number().nullable().describe('Smallest text as shown; null when no size is known.'),
      editable_text_ratio: share('Of the slides that show something, those with words, tables or charts that can be edited.'),
      font_size_coverage: share('Of all letters, those whose size could be worked out. What could not is skipped, never guessed.'),
      contrast_coverage: share('Of all letters, those whose contrast could be worked out.'),
      worst_slides: z.array(z.int()).describe('At most five, worst first.'),
    }),
    slides: z.array(z.looseObject({ i: z.int(), hidden: z.boolean().optional(), findings: z.array(InspectFinding) })),
    conformance: Conformance.optional(),
  })
  .meta({ id: 'InspectReport' });
