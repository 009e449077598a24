/** One oversized value with what it means below it: `stat_card`, and `metric` when there is only one. */
import { type BoxIn, capacityExceeded, type Kit, type Pane, SPAN, settle, shape, sideOf, sizesDown, snap } from '../layout/index.ts';
import type { Color, Shape } from '../scene/index.ts';
import type { Block, Fit, RunIn } from '../typeset/index.ts';

export interface Stat {
  readonly value: readonly RunIn[];
  readonly value_color?: Color;
  readonly value_path: string;
  readonly label: readonly RunIn[];
  readonly description?: readonly RunIn[];
  /** A line between label and description: the trend of a metric. */
  readonly trend?: readonly RunIn[];
}

const LARGEST = { full: 96, half: 54, third: 40, card: 40 } as const;
const LABEL = { full: 20, half: 18, third: 14, card: 14 } as const;
const DETAIL = { full: 14, half: 14, third: 12, card: 12 } as const;

export function drawStat(stat: Stat, pane: Pane, kit: Kit): Shape[] {
  const { box } = pane;
  const side = sideOf(box, kit);
  const full = pane.class === 'full';
  const edge = full ? 0.35 : 0.2;
  const width = Math.min(box.w - edge, SPAN(10));
  const narrow = Math.min(width, SPAN(full ? 7 : 8));

  const parts: { key: string; role: 'value' | 'label' | 'body'; fit: Fit; w: number; gap: number; text: string }[] = [];
  const add = (
    key: string,
    role: 'value' | 'label' | 'body',
    block: Block,
    sizes: readonly number[],
    w: number,
    gap: number,
    max: number,
  ) => {
    const fit = kit.fit({ block, sizes_pt: sizes, width_in: w, max_lines: max });
    parts.push({ key, role, fit, w, gap, text: block.paragraphs[0]?.runs.map((r) => r.text).join('') ?? '' });
  };
  add(
    'value',
    'value',
    kit.block(stat.value, { color: stat.value_color ?? 'ink', bold: true, leading: 1 }),
    sizesDown(LARGEST[pane.class], 18),
    width,
    0,
    1,
  );
  add('label', 'label', kit.block(stat.label, { color: 'ink' }), sizesDown(LABEL[pane.class], 11), width, full ? 0.14 : 0.08, 2);
  if (stat.trend !== undefined)
    add('trend', 'body', kit.block(stat.trend, { color: 'ink' }), sizesDown(DETAIL[pane.class], 11), width, full ? 0.16 : 0.08, 2);
  if (stat.description !== undefined)
    add(
      'description',
      'body',
      kit.block(stat.description, { color: 'muted', leading: 1.2 }),
      sizesDown(DETAIL[pane.class], 10),
      narrow,
      full ? 0.16 : 0.08,
      full ? 4 : 6,
    );
  const total = snap(parts.reduce((sum, p) => sum + p.gap + p.fit.height_in, 0));
  if (total > box.h + 1e-6 || parts.some((p) => p.fit.word_in > p.w + 1e-6))
    throw capacityExceeded(
      `The value, its label and description need ${total.toFixed(2)} in of height; ${box.h.toFixed(2)} are there.`,
      'Shorten the texts, or give the figure more room.',
      { component: 'stat_card', pointer: pane.pointer },
    );
  const block: BoxIn = settle(box, total);
  const shapes: Shape[] = [
    shape.rect({ id: `${pane.id}/edge`, name: 'edge', role: 'decoration' }, side.box({ x: block.x, y: block.y, w: 0.05, h: block.h }), {
      fill: shape.fill('accent1'),
    }),
  ];
  let y = block.y;
  for (const part of parts) {
    y += part.gap;
    const h = part.fit.height_in;
    shapes.push(
      kit.place(
        {
          id: `${pane.id}/${part.key}`,
          name: part.key === 'value' ? `value: ${part.text}` : part.key,
          role: part.role,
        },
        side.box({ x: block.x + edge, y, w: part.w, h }),
        {
          block: part.fit.block,
          size_pt: part.fit.size_pt,
          align: side.leading(part.text),
          balance: part.fit.lines > 1 && part.key === 'label',
        },
      ),
    );
    y += h;
  }
  return shapes;
}
