/** Two halves in contrast: before and after, problem and solution, for and against. */
import { z } from 'zod';
import { softOf, toneColor } from '../../fields/chart-fields.ts';
import { capacityExceeded, derived, type Kit } from '../../layout/index.ts';
import { type Item, item, itemOf, itemsOfBlocks } from '../../marks/text-items.ts';
import type { Color } from '../../scene/index.ts';
import { defineForm, type FormPane } from '../define.ts';

const half = z.preprocess((v) => (v === null || v === '' ? undefined : v), item.optional());
const optionalWords = (most: number) =>
  z.preprocess(
    (v) => (v === null || v === '' ? undefined : v),
    z.string().max(most, `is longer than ${most} characters; shorten it`).optional(),
  );
const figure = z.preprocess(
  (v) => (v === null || v === '' ? undefined : typeof v === 'number' ? String(v) : v),
  z.string().max(24).optional(),
);

/** One measure of a change. */
const changeRow = z.object({
  label: optionalWords(80).describe('What is measured.'),
  before: figure.describe('Its value before, as printed.'),
  after: figure.describe('Its value after, as printed.'),
  change: optionalWords(16).describe('The change, as printed: it is not computed.'),
  cause: optionalWords(120).describe('What brought it about.'),
  icon: optionalWords(80).describe('A Lucide icon name, or "auto".'),
  emphasis: z.enum(['primary', 'normal']).optional(),
});

export const data = z.object({
  left: half,
  right: half,
  rows: z
    .array(changeRow)
    .min(1)
    .max(8, 'holds at most 8 rows')
    .optional()
    .describe('Of before_after: measures on shared lines, with the change between.'),
  change_label: optionalWords(20).describe('Head over the changes.'),
});
export type SplitData = z.infer<typeof data>;

const pointsIn = (h: SplitData['left']): number =>
  typeof h !== 'object' ? 0 : [h.points, h.detail, h.items].reduce((n: number, p) => n + (Array.isArray(p) ? p.length : 0), 0);

export const form = defineForm<SplitData>({
  name: 'editorial_split',
  menu: 'Two halves in contrast: before and after, problem and solution, a term and its meaning.',
  when: 'One thing is seen from two sides.',
  when_not: 'Two courses of action (use strategic_fork), more than two options (comparison_matrix).',
  binds: ['headline', 'context', 'blocks', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'two_halves',
  capacity: { what: 'points a half', soft: 6, hard: 10 },
  count: (d, parts) => Math.max(pointsIn(d.left), pointsIn(d.right), ...parts.blocks.map((b) => b.detail?.length ?? 0)),
  beside: (_d, parts) => [{ count: parts.blocks.length, capacity: { what: 'halves', soft: 2, hard: 2 } }],
  split: (d, hard, parts) => {
    if (parts.blocks.length > 2)
      return Array.from({ length: Math.ceil(parts.blocks.length / 2) }, (_, i) => ({ blocks: parts.blocks.slice(2 * i, 2 * i + 2) }));
    const most = Math.max(pointsIn(d.left), pointsIn(d.right));
    const cut = (h: SplitData['left'], i: number): SplitData['left'] => {
      if (typeof h !== 'object') return h;
      const own = Object.entries(h).map(([k, v]) => [k, Array.isArray(v) ? v.slice(i * hard, (i + 1) * hard) : v]);
      return Object.fromEntries(own);
    };
    return Array.from({ length: Math.ceil(most / hard) }, (_, i) => ({ data: { left: cut(d.left, i), right: cut(d.right, i) } }));
  },
  controls: ['tone', 'emphasis', 'icon'],
});

export interface Half {
  readonly item: Item;
  readonly color: Color;
  readonly soft: Color;
}

/** The heads of measures on shared lines: the words of the product where no halves were sent. */
export function headsOf(d: SplitData, pane: FormPane, kit: Kit): readonly [Half, Half] {
  const own = (key: 'left' | 'right', word: 'before' | 'after', color: Color): Half => {
    const sent = d[key];
    const item: Item =
      sent === undefined
        ? { pointer: '', label: derived(kit.word(word)), detail: [], primary: false, header: false }
        : itemOf(sent, `${pane.pointer}/${key}`, kit);
    const tone = sent === undefined ? color : (toneColor(item.tone, `${item.pointer}/tone`, kit) ?? color);
    return { item, color: tone, soft: softOf(tone) };
  };
  const [a, b] = pane.parts.blocks.length > 0 ? halvesOf(d, pane, kit) : [];
  return [a ?? own('left', 'before', 'neutral'), b ?? own('right', 'after', 'accent1')];
}

/** What was sent of the two halves: one where only one was. Refuses a slide without any. */
export function halvesOf(d: SplitData, pane: FormPane, kit: Kit): readonly [Half, ...Half[]] {
  const blocks = itemsOfBlocks(pane.parts.blocks, kit);
  const sent = (['left', 'right'] as const).flatMap((k) => (d[k] === undefined ? [] : [itemOf(d[k], `${pane.pointer}/${k}`, kit)]));
  const [a, b] = [...sent, ...blocks];
  if (a === undefined)
    throw capacityExceeded('There are no two halves.', 'Send data.left and data.right.', {
      pointer: '/data',
      count: 0,
    });
  const half = (it: Item, last: Color): Half => {
    const color = toneColor(it.tone, `${it.pointer}/tone`, kit) ?? last;
    return { item: it, color, soft: softOf(color) };
  };
  return b === undefined ? [half(a, 'accent1')] : [half(a, 'neutral'), half(b, 'accent1')];
}
