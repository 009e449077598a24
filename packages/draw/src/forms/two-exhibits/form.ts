/** Two exhibits of any kind beside each other, and the sentence that joins them. */
import { z } from 'zod';
import { listOf, optionalName } from '../../fields/chart-fields.ts';
import { optionalText, text } from '../../fields/fields.ts';
import type { Sourced } from '../../layout/index.ts';
import { defineForm, type Foot } from '../define.ts';

const blankAsAbsent = (v: unknown): unknown => (v === null || v === '' ? undefined : v);
const words = (most: number) => text.max(most, `is longer than ${most} characters; shorten it`);
const optionalWords = (most: number) => z.preprocess(blankAsAbsent, words(most).optional());

const MAX_STATEMENTS = 6;
const MAX_NOTES = 3;

const exhibit = z
  .object({
    form: optionalName.describe('Form of this exhibit, such as trend_chart or data_table; `statements` stand in its place.'),
    variant: optionalName.describe('Variant of that form; its default when absent.'),
    data: z.preprocess(blankAsAbsent, z.looseObject({}).optional()).describe('Content of that form: GET /v1/catalog/forms/{form}.'),
    blocks: z
      .preprocess(blankAsAbsent, z.array(z.unknown()).max(24, 'holds at most 24 blocks').optional())
      .describe('Items, of forms that take them.'),
    statements: z
      .preprocess(
        blankAsAbsent,
        z.array(words(200)).min(1, 'needs at least one').max(MAX_STATEMENTS, `holds at most ${MAX_STATEMENTS} sentences`).optional(),
      )
      .describe('Short sentences in place of a form; what stands before a colon is set bold.'),
    head: words(100).describe('What the exhibit shows: bold, above it.'),
    unit: optionalWords(40).describe('Unit, period or population: beside the head.'),
    notes: listOf(words(300))
      .pipe(z.array(z.string()).max(MAX_NOTES, `holds at most ${MAX_NOTES} notes`))
      .describe('Footnotes of this exhibit, numbered after those of the slide.'),
    source: optionalText.describe('Source of this exhibit, after that of the slide.'),
  })
  .superRefine((e, context) => {
    if ((e.form === undefined) === (e.statements === undefined))
      context.addIssue({
        code: 'custom',
        path: [e.form === undefined ? 'form' : 'statements'],
        message:
          e.form === undefined ? 'is missing: send a form with its data, or statements.' : 'stands beside a form; send one of the two.',
      });
  });
export type Exhibit = z.infer<typeof exhibit>;

export const data = z.object({
  exhibits: z.array(exhibit).length(2, 'holds two exhibits').describe('The first stands where reading begins.'),
  hinge: z
    .preprocess(
      blankAsAbsent,
      z
        .object({
          first: words(160).describe('What the first exhibit shows.'),
          second: words(160).describe('What the second makes of it.'),
        })
        .optional(),
    )
    .describe('One sentence in two halves, under the exhibits.'),
  same_scale: z.preprocess(blankAsAbsent, z.boolean().optional()).describe('Draws the marks of two charts of one unit on one scale.'),
});
export type TwoExhibitsData = z.infer<typeof data>;

export const form = defineForm<TwoExhibitsData>({
  name: 'two_exhibits',
  menu: 'Two exhibits side by side, such as a chart and a table, with the sentence that joins them.',
  when: 'One message needs two proofs: a chart beside a table, beside statements, or beside a second chart.',
  when_not: 'Many panels of one kind (use small_multiples), two bodies of text (editorial_split), one exhibit (its own form).',
  binds: ['headline', 'context', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'side_by_side',
  capacity: { what: 'exhibits', soft: 2, hard: 2 },
  drawn_as: 'grid',
  keeps_direction: true,
  count: (d) => d.exhibits.length,
  controls: ['same_scale'],
  nests: (d) =>
    d.exhibits.flatMap(({ form: name, variant, data: content, blocks }, i) =>
      name === undefined ? [] : [{ path: ['exhibits', i], form: name, variant, data: content, blocks }],
    ),
  foot: footOf,
});

/** Notes and sources in the order of the exhibits. */
export function footOf(d: TwoExhibitsData): Foot {
  const at = (i: number, member: string, value: string): Sourced => ({ text: value, path: `/exhibits/${i}/${member}` });
  return {
    notes: d.exhibits.flatMap(({ notes }, i) => notes.map((note, k) => at(i, `notes/${k}`, note))),
    sources: d.exhibits.flatMap(({ source }, i) => (source === undefined ? [] : [at(i, 'source', source)])),
  };
}
