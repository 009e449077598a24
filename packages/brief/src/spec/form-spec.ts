/**
 * How a form is read, as data: one file `forms/<form>.json` each, under 60 lines, without words of any language (those stand in the
 * lexicons under `forms.<form>`: `names` by which it is asked for, `words` of its subject, `needs`, `sample`).
 */
import { z } from 'zod';

const ITEM_TYPES = ['value', 'timed', 'step', 'range', 'zone', 'dated', 'labelled', 'person', 'placed', 'rated', 'edge', 'text'] as const;

/** What is proved of a filled form beside what is always proved (figures, units and labels of their own, coverage). */
export const LAWS = [
  'one_unit', 'two_units', 'ascending_time', 'descending_values', 'distinct_labels', 'bridge_sums', 'shares_of_whole', 'rows_of_whole', 'sizes_of_whole', 'noted_sizes', 'equal_sums',
  'nested_values', 'no_cycle', 'same_period', 'one_root', 'low_below_high', 'positive', 'signed', 'two_columns', 'period_columns', 'opposite_signs', 'same_labels',
  'several_units', 'moves_second', 'change_of_sides', 'all_shares', 'one_month', 'scale_end', 'question', 'quadrants', 'names_of_quadrants', 'same_unit', 'around_base', 'sized',
  'unit_costs', 'on_scale',
] as const; // biome-ignore format: a list

/** What forms of words take: whatever has a name. */
const WORDS = ['labelled', 'text', 'person', 'dated', 'rated', 'value', 'step', 'timed'] as const;

const need = z.strictObject({
  /**
   * A series of items of one of these types; `grid` is a table as it stands, `sentence` a sentence, `claim` a sentence that claims something,
   * `title` what stands over everything, `words` an item of any kind that has a name.
   */
  of: z
    .array(z.enum([...ITEM_TYPES, 'grid', 'sentence', 'claim', 'title', 'words']))
    .min(1)
    .transform((of) => of.flatMap((type) => (type === 'words' ? [...WORDS] : [type]))),
  /** Items, rows or sentences. */
  min: z.number().int().min(1).default(2),
  max: z.number().int().default(12),
  /** Values each item has; [1, 1] where absent. */
  values: z.tuple([z.number().int(), z.number().int()]).optional(),
  /** Words of closed classes each item has. */
  marks: z.tuple([z.number().int(), z.number().int()]).optional(),
  /** Periods each item has. */
  periods: z.tuple([z.number().int(), z.number().int()]).optional(),
  /** What all its periods are. */
  grain: z.array(z.enum(['day', 'week', 'month', 'quarter', 'half', 'year', 'weekday', 'hour', 'numbered'])).optional(),
  /** Items stand in an order that means something: numbered, joined by arrows, or asked for by a word of order. */
  ordered: z.boolean().optional(),
  /** Words of an item at most: steps and names are short, statements are not. */
  words: z.number().int().optional(),
  /** A table that was written as one. */
  written: z.boolean().optional(),
  /** Items have items under them. */
  nested: z.boolean().optional(),
  /** A class of the lexicon that the head of the series, or the heading of its part, has: `strength`. */
  head: z.string().optional(),
  /** Classes of which a word within the series, or its head, has one: `thereof`, `leads below`. */
  within: z.string().optional(),
  /** Classes of which the title over the names of rows has one: `phase`. */
  corner: z.array(z.string()).optional(),
  /** Classes that none of the columns has: `change`. */
  without: z.array(z.string()).optional(),
  /** Classes that the columns have, in any order: `["actual", "target"]`; `benefit|impact` is either. */
  columns: z.array(z.string()).optional(),
  /** What the series has beside its items; `notes` where more is said of some of them, `recommended` where one of them is. */
  has: z
    .array(z.enum(['opening', 'closing', 'total', 'reference', 'head', 'columns', 'axes', 'notes', 'recommended', 'forked']))
    .optional(),
  optional: z.boolean().default(false),
  /** What its numbers share a scale with: all of the variant, those of their column, or those of their item. */
  axis: z.enum(['all', 'column', 'item']).default('all'),
  /** A series each, as many as there are parts like it: `$each` over this name walks parts; within, `$head` and `$items`. */
  parts: z.tuple([z.number().int(), z.number().int()]).optional(),
});

const variant = z.strictObject({
  variant: z.string(),
  /** What its content says where that is not what the form says. */
  says: z.number().int().min(0).max(100).optional(),
  /** By name: what the template takes from. The first variant whose needs are all met is taken. */
  takes: z.record(z.string(), need),
  laws: z.array(z.enum(LAWS)).default([]),
  /** What it draws is what any table with such figures may be drawn as, so that where a table is to be a chart no word has to ask for it. */
  plain_chart: z.boolean().default(false),
  /**
   * The intent beside form, variant and titles. A string that begins with `$` is taken from the content, every other value stands as it is;
   * what is absent is left out, and so is an object that takes from the content and finds nothing there. `$a ?? $b ?? words` is the first that
   * is there. `{"$each": "main", "$as": …}` fills the second for each item, row, part or column; within a list its items stand among the
   * others, as do those of a `$` that is a list; an `$each` within the `$as` of another gives one list, and so does a list with `"$spread": true`; one without
   * `$as` fills what surrounds it again.
   *
   * Of an item: `$label`, `$text`, `$value` (first), `$value.1`, `$values`, `$period`, `$period.1`, `$mark`, `$mark.1`, `$from`, `$to`,
   * `$note`, `$notes`, `$size`, `$items`; `$name` (label, else text), `$said` (what is said beside the name: text or numbers), `$whole` (both), `$more` (text beside a label), `$when` (all its periods), `$noted` (all its notes). In
   * the place of a number a class of the column, or one it has not, or a dimension: `$value.target`, `$value.!target`, `$cell.owner`. Of a row: `$label` (first cell), `$cells` (the others),
   * `$cell.2`, `$rest` (those in columns that no `$cell` of the template names). Of a part: `$head`, `$items`, `$text`. Of a column: `$text`, `$values`. `$index` counts from 1, `$place` from 0; `$outer.…`
   * is of the `$each` around. Of what is bound: `$main.head`, `$main.corner`, `$main.columns`, `$main.opening.value`, `$main.closing.label`,
   * `$main.total`, `$main.reference`, `$main.rows`, `$main.0.text`, `$main.unit`, `$main.unit.1` (of a column), `$main.levels` (3 or 5),
   * `$main.days` (on which it happens, each once), `$main.reached|place` (of what the brief says is reached, `aimed` at or `recommended`), `$recommended|primary` (of an item or part), `$main.tree` (edges, each with what leads to it under it), `$main.ends` (what edges join), `$periods` (an axis over all periods).
   * `$phrase.start` is a word of the lexicon. A filter behind a bar makes what the schema wants: `|written` (a number with its unit as a
   * text), and those of `filters.ts`.
   */
  intent: z.record(z.string(), z.unknown()),
});

export const formSpec = z.strictObject({
  form: z.string(),
  /** Its content is figures: without them it is refused. */
  figures: z.boolean(),
  /** It draws the figures of a table. Other forms arrange its words, which the table itself does with their heads. */
  draws_table: z.boolean().default(false),
  /** It prints the unit of bare figures once, above them. */
  prints_unit: z.boolean().default(false),
  /** It is taken only where a word asks for it: nothing of its content tells it from others, but that of a variant which says 55 or more. */
  by_name_only: z.boolean().default(false),
  /** Of forms whose needs are met and whose laws hold: the higher, the more its content alone speaks for it. 0 to 100. */
  says: z.number().int().min(0).max(100),
  variants: z.array(variant).min(1),
});
export type FormSpec = z.infer<typeof formSpec>;
export type FormVariant = z.infer<typeof variant>;
export type Need = z.infer<typeof need>;
