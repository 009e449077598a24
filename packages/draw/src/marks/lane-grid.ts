/**
 * Lanes by columns with boxes in the cells, which roadmaps and swimlanes share: the height of each lane, the position of every box, and the
 * largest sizes at which all words fit.
 */
import { type BoxIn, type Kit, run, type Side, settle } from '../layout/index.ts';
import type { Shape } from '../scene/index.ts';
import type { Block } from '../typeset/index.ts';

export interface Labelled {
  readonly text: string;
  readonly path: string;
}

export interface LaneItem {
  readonly lane: number;
  readonly column: number;
  readonly block: Block;
}

export interface LaneGridSpec {
  readonly lanes: readonly Labelled[];
  readonly columns: readonly Labelled[];
  readonly items: readonly LaneItem[];
  /** Width of the lane names. */
  readonly band_w: number;
  /** Padding at the edges of the lane names. */
  readonly band_pad: number;
  readonly column_gap: number;
  /** Between boxes in one cell. */
  readonly stack_gap: number;
  /** Above the first and below the last box of a lane. */
  readonly lane_pad: number;
  /** Inside a box: at its sides and above and below its words. */
  readonly inset: { readonly start: number; readonly end: number; readonly y: number };
  readonly sizes_pt: readonly number[];
  readonly max_lines: number;
  readonly box_max: number;
}

export interface LaneGrid {
  /** The whole grid, centred where it is lower than the space. */
  readonly area: BoxIn;
  readonly size_pt: number;
  readonly name_pt: number;
  readonly head: BoxIn;
  readonly lanes: readonly BoxIn[];
  readonly columns: readonly { readonly x: number; readonly w: number }[];
  /** In the order of the items. */
  readonly boxes: readonly BoxIn[];
}

const HEAD_PAD = 0.1;
/** Smallest share of the body that all lanes take together, unless their boxes would then be higher than `MAX_BOX_H`, in. */
const FILLED = 0.88;
const MAX_BOX_H = 1.3;

/** Undefined when the words do not fit at the smallest size. */
export function layLaneGrid(spec: LaneGridSpec, box: BoxIn, kit: Kit): LaneGrid | undefined {
  const n = spec.columns.length;
  const left = box.x + spec.band_w;
  const w = (box.w - spec.band_w - (n - 1) * spec.column_gap) / n;
  const columns = Array.from({ length: n }, (_, i) => ({ x: left + i * (w + spec.column_gap), w }));
  const stacks = spec.lanes.map(() => new Array<number>(n).fill(0));
  const place = spec.items.map(({ lane, column }) => {
    const stack = stacks[lane] as number[];
    const k = stack[column] as number;
    stack[column] = k + 1;
    return k;
  });
  const counts = stacks.map((stack) => Math.max(1, ...stack));
  const words = w - spec.inset.start - spec.inset.end;
  for (const size_pt of words < 0.3 ? [] : spec.sizes_pt) {
    const names = fitNames(spec, size_pt, w, kit);
    if (names === undefined) continue;
    const needs = spec.lanes.map(() => 0);
    const fits = spec.items.every((item) => {
      const fit = kit.fit({ block: item.block, sizes_pt: [size_pt], width_in: words, max_lines: spec.max_lines });
      needs[item.lane] = Math.max(needs[item.lane] as number, fit.height_in);
      return fit.fits;
    });
    if (!fits) continue;
    const line = kit.text.pitchIn(size_pt);
    const least = needs.map(
      (h, l) =>
        Math.max(h, line, ((names.lanes[l] as number) - (counts[l] as number) * 2 * spec.inset.y) / (counts[l] as number)) +
        2 * spec.inset.y,
    );
    const fixed = names.head_h + counts.reduce((sum, c) => sum + (c - 1) * spec.stack_gap + 2 * spec.lane_pad, 0);
    // A small number of lanes has higher boxes, so that they fill most of the body.
    const boxes = counts.reduce((sum, c) => sum + c, 0);
    const cap = Math.max(spec.box_max, Math.min(MAX_BOX_H, (FILLED * box.h - fixed) / boxes));
    const heights = share(least, counts, box.h - fixed, cap, size_pt > 12);
    if (heights === undefined) continue;
    const total = fixed + heights.reduce((sum, h, l) => sum + h * (counts[l] as number), 0);
    const area = settle(box, total);
    const head = { x: area.x, y: area.y, w: area.w, h: names.head_h };
    let y = area.y + names.head_h;
    const lanes = heights.map((h, l) => {
      const c = counts[l] as number;
      const lane = { x: area.x, y, w: area.w, h: c * h + (c - 1) * spec.stack_gap + 2 * spec.lane_pad };
      y += lane.h;
      return lane;
    });
    const placed = spec.items.map((item, i) => {
      const lane = lanes[item.lane] as BoxIn;
      const h = heights[item.lane] as number;
      // A cell with fewer boxes than the fullest one starts at the top, so that the boxes of a lane form rows.
      const top = lane.y + spec.lane_pad;
      return { ...(columns[item.column] as { x: number; w: number }), y: top + (place[i] as number) * (h + spec.stack_gap), h };
    });
    return { area, size_pt, name_pt: names.size_pt, head, lanes, columns, boxes: placed };
  }
  return undefined;
}

/** Adds a notice when the lanes leave much of the space free although their boxes have the largest allowed height. */
export function warnSparse({ area, lanes }: LaneGrid, box: BoxIn, path: string, kit: Kit): void {
  if (area.h < 0.7 * box.h)
    kit.warn(
      'content_sparse',
      `${lanes.length === 1 ? 'One lane uses' : `${lanes.length} lanes use`} ${Math.round((area.h / box.h) * 100)} % of the body's height.`,
      {
        path,
        remedy: 'Add lanes, or a takeaway below.',
      },
    );
}

/** Names of columns and lanes. They are never smaller than the words in the boxes. */
function fitNames(
  spec: LaneGridSpec,
  size_pt: number,
  column_w: number,
  kit: Kit,
): { readonly size_pt: number; readonly head_h: number; readonly lanes: readonly number[] } | undefined {
  const nameOf = ({ text }: Labelled): Block => kit.block(text, { color: 'ink', bold: true });
  for (const name_pt of [18, 16, 14, 12, 11, 10].filter((s) => s >= size_pt)) {
    const heads = spec.columns.map((c) => kit.fit({ block: nameOf(c), sizes_pt: [name_pt], width_in: column_w, max_lines: 2 }));
    if (heads.some((f) => !f.fits)) continue;
    const lanes = spec.lanes.map((l) =>
      kit.fit({ block: nameOf(l), sizes_pt: [name_pt], width_in: spec.band_w - spec.band_pad - 0.15, max_lines: 4 }),
    );
    if (lanes.some((f) => !f.fits)) continue;
    const tallest = Math.max(...heads.map((f) => f.height_in));
    return { size_pt: name_pt, head_h: Math.ceil((tallest + HEAD_PAD) * 100) / 100, lanes: lanes.map((f) => f.height_in) };
  }
  return undefined;
}

/**
 * Height of the boxes of each lane: all the same where that fits. Otherwise each gets what its words need and an even share of the rest,
 * unless they must be the `same`. Undefined when even the needed height is too much.
 */
function share(
  least: readonly number[],
  counts: readonly number[],
  room: number,
  cap: number,
  same: boolean,
): readonly number[] | undefined {
  const boxes = counts.reduce((sum, c) => sum + c, 0);
  const even = Math.floor(Math.min(room / boxes, Math.max(cap, ...least)) * 100 + 1e-6) / 100;
  if (least.every((h) => h <= even + 1e-9)) return least.map(() => even);
  const needed = least.reduce((sum, h, l) => sum + h * (counts[l] as number), 0);
  if (same || needed > room + 1e-9) return undefined;
  const extra = (room - needed) / boxes;
  return least.map((h) => Math.max(h, Math.min(cap, h + extra)));
}

/** Names over the columns and beside the lanes. */
export function drawLaneNames(spec: LaneGridSpec, grid: LaneGrid, id: string, centred: boolean, side: Side, kit: Kit): Shape[] {
  const { head, name_pt } = grid;
  const style = { color: 'ink' as const, bold: true };
  return [
    ...spec.columns.flatMap((c, i): Shape[] => {
      const { x, w } = grid.columns[i] as { x: number; w: number };
      if (c.text === '') return [];
      return [
        kit.place(
          { id: `${id}/column-${i + 1}`, name: `column ${i + 1}: ${c.text}`, role: 'header' },
          side.box({ x, y: head.y, w, h: head.h - HEAD_PAD }),
          {
            block: kit.block([run(c.text, c.path)], style),
            size_pt: name_pt,
            anchor: 'bottom',
            align: centred ? 'center' : side.leading(c.text),
            balance: true,
          },
        ),
      ];
    }),
    ...spec.lanes.flatMap((l, i): Shape[] => {
      const { x, y, h } = grid.lanes[i] as BoxIn;
      if (l.text === '') return [];
      return [
        kit.place(
          { id: `${id}/lane-${i + 1}/name`, name: `lane ${i + 1}: ${l.text}`, role: 'header' },
          side.box({ x: x + spec.band_pad, y, w: spec.band_w - spec.band_pad - 0.15, h }),
          {
            block: kit.block([run(l.text, l.path)], style),
            size_pt: name_pt,
            anchor: 'middle',
            align: side.leading(l.text),
          },
        ),
      ];
    }),
  ];
}
