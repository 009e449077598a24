/**
 * How a form is read, as data: one file `forms/<form>.json` each, under 60 lines, without words of any language (those stand in the
 * lexicons under `forms.<form>`: `names` by which it is asked for, `words` of its subject, `needs`, `sample`).
 */
import { z } from 'zod';

const ITEM_TYPES = ['value', 'timed', 'step', 'range', 'dated', 'labelled', 'person', 'placed', 'rated', 'edge', 'text'] as const;

/** What is proved of a filled form beside what is always proved (figures, units and labels of their own, coverage). */
export const LAWS = [
  'one_unit', 'two_units', 'ascending_time', 'descending_values', 'distinct_labels', 'bridge_sums', 'shares_of_whole', 'equal_sums',
  'nested_values', 'no_cycle', 'one_root', 'low_below_high', 'positive', 'signed', 'two_columns', 'period_columns', 'opposite_signs',
] as const; // biome-ignore format: a list

const need = z.strictObject({
  /** A series of items of one of these types; `grid` is a table as it stands, `sentence` a sentence, `claim` a sentence that claims something. */
  of: z.array(z.enum([...ITEM_TYPES, 'grid', 'sentence', 'claim'])).min(1),
  /** Items, rows or sentences. */
  min: z.number().int().min(1).default(2),
  max: z.number().int().default(12),
  /** Values each item has; [1, 1] where absent. */
  values: z.tuple([z.number().int(), z.number().int()]).optional(),
  /** Words of closed classes each item has. */
  marks: z.tuple([z.number().int(), z.number().int()]).optional(),
  /** Items stand in an order that means something: numbered, joined by arrows, or asked for by a word of order. */
  ordered: z.boolean().optional(),
  /** Items have items under them. */
  nested: z.boolean().optional(),
  /** A class of the lexicon that the head of the series, or the heading of its part, has: `strength`. */
  head: z.string().optional(),
  /** Classes that the columns have, in any order: `["actual", "target"]`. */
  columns: z.array(z.string()).optional(),
  optional: z.boolean().default(false),
  /** A series each, as many as there are parts like it: `$each` over this name walks parts; within, `$head` and `$items`. */
  parts: z.tuple([z.number().int(), z.number().int()]).optional(),
});

const variant = z.strictObject({
  variant: z.string(),
  /** By name: what the template takes from. The first variant whose needs are all met is taken. */
  takes: z.record(z.string(), need),
  laws: z.array(z.enum(LAWS)).default([]),
  /**
   * The intent beside form, variant and titles. A string that begins with `$` is taken from the content, every other value stands as it is,
   * what is absent is left out. In `{"$each": "main", "$as": …}` the second is filled for each item: `$label`, `$text`, `$value` (first),
   * `$values.1`, `$period`, `$period.1`, `$mark`, `$mark.1`, `$from`, `$to`, `$note`, `$items` (in `$each`), `$index` (from 1), `$cell.2`.
   * Outside: `$main.head`, `$main.corner`, `$main.columns` (a list), `$main.unit`, `$main.opening.value`, `$main.closing.label`,
   * `$main.total.value`, `$main.reference.value`, `$main.rows` (of a grid: lists of cells), `$main.0.text` (its first item). A filter behind a bar makes what the
   * schema wants of it: `|iso` (YYYY-MM-DD), `|month` (YYYY-MM), `|level5` (very low to very high as 1 to 5), `|level3`, `|status` (red, amber, green), `|letter`, `|written` (the
   * number with its unit as a text), `|sign`, `|cells` (values of the item as a list), `|texts`.
   */
  intent: z.record(z.string(), z.unknown()),
});

export const formSpec = z.strictObject({
  form: z.string(),
  /** Its content is figures: without them it is refused. */
  figures: z.boolean(),
  /** It is taken only where a word asks for it: nothing of its content tells it from others. */
  by_name_only: z.boolean().default(false),
  /** Of forms whose needs are met and whose laws hold: the higher, the more its content alone speaks for it. 0 to 100. */
  says: z.number().int().min(0).max(100),
  variants: z.array(variant).min(1),
});
export type FormSpec = z.infer<typeof formSpec>;
export type FormVariant = z.infer<typeof variant>;
export type Need = z.infer<typeof need>;
