/** Items placed by two criteria, in named fields or at exact positions: the data of every map. */
import { z } from 'zod';
import { calloutsField } from '../../fields/annotations.ts';
import { number, optionalText, text } from '../../fields/fields.ts';
import { defineForm } from '../define.ts';

const axis = z.preprocess(
  (v) => (typeof v === 'string' ? { label: v } : (v ?? {})),
  z.object({ label: optionalText, low: optionalText, high: optionalText }),
);
const quadrant = z.object({
  title: optionalText,
  items: z.preprocess((v) => v ?? [], z.array(text)),
  emphasis: z.preprocess((v) => (v === null || v === '' ? undefined : v), z.enum(['primary', 'normal']).optional()),
});

export const data = z
  .object({
    x_axis: axis.describe('Left to right.'),
    y_axis: axis.describe('Bottom to top.'),
    quadrants: z.preprocess((v) => v ?? [], z.array(quadrant)).describe('None or four: top left, top right, bottom left, bottom right.'),
    points: z.preprocess(
      (v) => v ?? [],
      z.array(
        z.object({
          label: text,
          x: number,
          y: number,
          size: z
            .preprocess((v) => (v === null || v === '' ? undefined : v), number.min(0, 'must not be negative').optional())
            .describe('Drawn as area.'),
          display: z
            .preprocess((v) => (v === null || v === '' ? undefined : v), z.union([text, z.array(text)]).optional())
            .describe('Its numbers as their author words them, printed under the name.'),
          emphasis: z.preprocess((v) => (v === null || v === '' ? undefined : v), z.enum(['primary', 'normal']).optional()),
        }),
      ),
    ),
    size_label: optionalText.describe('What the area stands for.'),
    ...calloutsField,
  })
  .superRefine((d, ctx) => {
    if (d.quadrants.length !== 0 && d.quadrants.length !== 4)
      ctx.addIssue({
        code: 'custom',
        path: ['quadrants'],
        message: 'needs exactly four quadrants: top left, top right, bottom left, bottom right',
        input: d.quadrants,
      });
    if (d.quadrants.length === 0 && d.points.length === 0)
      ctx.addIssue({ code: 'custom', path: ['points'], message: 'needs at least one point, or four quadrants', input: d.points });
  });
export type MapData = z.infer<typeof data>;

const HARD = 60;

export const form = defineForm<MapData>({
  name: 'position_map',
  menu: 'Items placed by two axes: in four named fields, or at exact positions with sizes.',
  when: 'Two criteria decide, and where an item stands is the message.',
  when_not:
    'More than two criteria (use comparison_matrix), likelihood by impact (risk_matrix), one measure over two dimensions (heat_matrix).',
  binds: ['headline', 'context', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'scatter_bubble',
  capacity: { what: 'items', soft: 20, hard: HARD },
  annotates: true,
  count: (d) => d.points.length + d.quadrants.reduce((sum, q) => sum + q.items.length, 0),
  split: (d, hard) => {
    const most = Math.max(1, d.points.length > 0 ? hard : 10);
    const longest = Math.max(d.points.length, ...d.quadrants.map((q) => q.items.length));
    const n = Math.max(2, Math.ceil(longest / most));
    const per = Math.ceil(longest / n);
    const cut = <T>(list: readonly T[], i: number): T[] => list.slice(i * per, (i + 1) * per);
    return Array.from({ length: n }, (_, i) => ({
      data: { ...d, points: cut(d.points, i), quadrants: d.quadrants.map((q) => ({ ...q, items: cut(q.items, i) })) },
    }));
  },
  controls: ['emphasis'],
  places: ['x', 'y'],
});
