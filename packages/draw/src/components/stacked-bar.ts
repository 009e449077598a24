/** Totals and their parts: rows of stacked segments, or columns when the rows are periods. */
import { z } from 'zod';
import { annotationFields } from '../fields/annotations.ts';
import { cutDeltas, deltaColumnsField } from '../fields/delta-columns.ts';
import { maybeNumber, textOrNumber } from '../fields/fields.ts';
import { cutLine, lineOverField } from '../fields/line-over.ts';
import { capacityExceeded, keepFree } from '../layout/index.ts';
import { readStack, stackAlt } from '../marks/stack.ts';
import { drawStackColumns } from '../marks/stack-columns.ts';
import { drawStackRows } from '../marks/stack-rows.ts';
import { defineComponent } from './define.ts';

const params = z.object({
  categories: z
    .array(textOrNumber)
    .min(1, 'needs at least one category')

    .describe('Series names, in stack order.'),
  rows: z
    .array(
      z.object({
        label: textOrNumber.describe('Years, quarters or months in all rows turn the chart into columns.'),
        values: z.array(maybeNumber).describe('One for each category, null where it is missing.'),
      }),
    )
    .min(1, 'needs at least one row'),
  ...annotationFields,
  ...lineOverField,
  ...deltaColumnsField,
});

type Params = z.infer<typeof params>;

/** Largest number of fills that can be told apart. */
const MAX_CATEGORIES = 8;

const MONTH =
  'jan(?:uary|uar|vier)?|feb(?:ruary|ruar)?|fév(?:rier)?|mar(?:ch|s)?|märz?|apr(?:il)?|avr(?:il)?|may|mai|june?|juni?|juin|july?|juli?|juil(?:let)?|aug(?:ust)?|août|sept?(?:ember)?|oct(?:ober)?|okt(?:ober)?|nov(?:ember)?|dec(?:ember)?|dez(?:ember)?|déc(?:embre)?';
const YEAR = "(?:fy|cy|gj)?\\s?(?:19|20)?['’]?\\d{2}(?:\\s?[/–-]\\s?\\d{2,4})?\\s?[aefpb]?";
const PERIOD = new RegExp(
  `^(?:(?:fy|cy|gj)?\\s?(?:19|20)\\d{2}(?:\\s?[/–-]\\s?\\d{2,4})?\\s?[aefpb]?|(?:fy|cy|gj)\\s?['’]?\\d{2}\\s?[aefpb]?|[qhtks]\\s?[1-4](?:\\s${YEAR})?|[1-4][qh](?:\\s?${YEAR})?|(?:19|20)\\d{2}\\s?[qh-]\\s?\\d{1,2}|(?:${MONTH})\\.?(?:\\s${YEAR})?|(?:w|kw|cw|week)\\s?\\d{1,2}|\\d{1,4}\\s?[年月])$`,
  'iu',
);

export const stackedBar = defineComponent<Params>({
  name: 'stacked_bar',
  purpose: 'Shows totals and how each is made up, row by row or period by period.',
  params,
  annotates: true,
  example: {
    title: 'Service contracts replaced one-off repairs within four years',
    params: {
      categories: ['One-off repairs', 'Spare parts', 'Service contracts', 'Remote monitoring'],
      rows: [
        { label: '2021', values: [148, 92, 61, 14] },
        { label: '2022', values: [131, 96, 88, 21] },
        { label: '2023', values: [112, 99, 127, 30] },
        { label: '2024', values: [95, 104, 163, 42] },
        { label: '2025', values: [78, 103, 204, 57] },
      ],
    },
  },
  capacity: { what: 'rows', soft: 12, hard: 20 },
  count: (p) => p.rows.length,
  take: (p, from, to) => ({
    ...p,
    rows: p.rows.slice(from, to),
    ...cutLine(p.line_over, from, to),
    ...cutDeltas(p.delta_columns, from, to),
  }),
  draw(p, pane, kit) {
    const at = pane.pointer;
    const most = Math.max(p.categories.length, ...p.rows.map((r) => r.values.length));
    if (most > MAX_CATEGORIES)
      throw capacityExceeded(
        `A stack holds at most ${MAX_CATEGORIES} categories; ${most} were sent.`,
        'Group the smallest categories, or use a table.',
        { component: 'stacked_bar', count: most, limit: MAX_CATEGORIES, pointer: `${at}/categories` },
      );
    if (p.categories.length > 5)
      kit.warn('over_soft_limit', `${p.categories.length} categories are more than the 5 that a stack shows comfortably.`, {
        path: `${at}/categories`,
        remedy: 'Group the smallest categories.',
      });
    const stack = readStack(
      {
        pointer: at,
        categories: p.categories.map((name, i) => ({ name: String(name), path: `${at}/categories/${i}` })),
        rows: p.rows.map((r, i) => ({
          label: String(r.label),
          path: `${at}/rows/${i}/label`,
          values: r.values,
          values_path: `${at}/rows/${i}/values`,
        })),
      },
      kit,
    );
    const periods = p.rows.length > 1 && p.rows.every((r) => PERIOD.test(String(r.label).trim()));
    const free = { ...pane, box: keepFree(pane.box, kit, !periods) };
    const shapes = (periods ? drawStackColumns(stack, free, kit) : undefined) ?? drawStackRows(stack, free, kit);
    if (shapes === undefined) {
      const longest = [...p.categories, ...p.rows.map((r) => r.label)].map(String).reduce((a, b) => (b.length > a.length ? b : a));
      throw capacityExceeded(
        `${p.rows.length} rows of ${p.categories.length} categories do not fit ${pane.box.w.toFixed(1)} by ${pane.box.h.toFixed(1)} in at 10 pt; the longest text is ${JSON.stringify(longest.slice(0, 40))}.`,
        'Send fewer rows or categories, shorten the labels, or give the chart more room.',
        { component: 'stacked_bar', count: p.rows.length, pointer: `${at}/rows` },
      );
    }
    return { shapes, alt: stackAlt(stack) };
  },
});
