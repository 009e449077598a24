/** A table of a picture as a native one: its cells with their words, fills and rules where the picture has them. */
import { type Emu, emuOfPt, type Stroke, type TableCell, type TableShape, type TextBody } from '@deckwright/draw/scene';
import type { FaceBook } from '@deckwright/draw/typeset';
import { type Frame, hexOf } from './frame.ts';
import { type Channels, channelsAt, colorDistance, type PxBounds, type Raster } from './raster.ts';
import { medianOf, setPictureBlock } from './set-block.ts';
import { alignOf, type LineTable } from './tables-of-lines.ts';
import type { PictureLine } from './words.ts';

/** Colours that differ by less are one. */
const SAME_COLOR = 7;
const OTHER_COLOR = 16;
/** Pixels to both sides of an edge in which its rule lies. */
const RULE_REACH_PX = 4;
/** Of the sizes of a table's words, as a logarithm: nearer ones are one size. */
const SAME_SIZE = 0.2;
/** Of the size: words are in the middle of a cell that they are this near to. */
const IN_MIDDLE = 0.25;

const EMPTY: TextBody = {
  paragraphs: [],
  anchor: 'top',
  insets: { l: 0 as Emu, t: 0 as Emu, r: 0 as Emu, b: 0 as Emu },
  wrap: true,
  lines: [],
};

export function setPictureTable({ rows, xs, ys }: LineTable, id: string, raster: Raster, frame: Frame, book: FaceBook): TableShape {
  const emu = (px: number): Emu => emuOfPt(px * frame.pt_px);
  const all = rows.flatMap((row) => row.flatMap((line) => line ?? []));
  const usual = medianOf(all.map((line) => line.size_px));
  const aligns = xs.slice(1).map((_, k) => alignOf(rows.flatMap((row) => row[k] ?? [])));
  const ground = commonColor(raster, {
    left: (xs[0] ?? 0) - 6,
    top: (ys[0] ?? 0) - 6,
    right: (xs.at(-1) ?? 0) + 6,
    bottom: (ys[0] ?? 0) - 2,
  });
  const isBold = (own: LineTable['rows']): boolean => {
    const lines = own.flatMap((row) => row.flatMap((line) => line ?? []));
    return lines.filter((line) => line.bold).length * 2 > lines.length;
  };
  const cells = rows.map((row, i) => {
    // Weight is read by strokes, line by line: the head and the last row have one each, all between have one.
    const bold = isBold(i === 0 || i === rows.length - 1 ? [row] : rows.slice(1, -1));
    return row.map((line, k): TableCell => {
      const box = { left: xs[k] ?? 0, top: ys[i] ?? 0, right: xs[k + 1] ?? 0, bottom: ys[i + 1] ?? 0 };
      const fill = commonColor(raster, { left: box.left + 3, top: box.top + 3, right: box.right - 3, bottom: box.bottom - 3 });
      const even = line === undefined ? undefined : evened(line, usual, bold);
      return {
        text: even === undefined ? EMPTY : textOf(even, box, aligns[k] ?? 'left', id, frame, book),
        ...(colorDistance(fill, ground) < SAME_COLOR ? {} : { fill: { color: hexOf(fill) } }),
        ...rulesOf(raster, box, frame),
      };
    });
  });
  const [x, y] = [emu(xs[0] ?? 0), emu(ys[0] ?? 0)];
  const lengths = (edges: readonly number[]): Emu[] => edges.slice(1).map((edge, i) => (emu(edge) - emu(edges[i] ?? 0)) as Emu);
  const [columns, heights] = [lengths(xs), lengths(ys)];
  const total = (values: readonly Emu[]): Emu => values.reduce((sum, value) => sum + value, 0) as Emu;
  return {
    kind: 'table',
    id,
    name: 'Table',
    role: 'table',
    box: { x, y, w: total(columns), h: total(heights) },
    columns,
    rows: heights,
    cells,
  };
}

function evened(line: PictureLine, usual: number, bold: boolean): PictureLine {
  const size_px = Math.abs(Math.log(line.size_px / usual)) < SAME_SIZE ? usual : line.size_px;
  return { ...line, size_px, bold, words: line.words.map(({ bold: _, ...word }) => word) };
}

function textOf(line: PictureLine, cell: PxBounds, align: 'left' | 'center' | 'right', id: string, frame: Frame, book: FaceBook): TextBody {
  const { left, top, right, bottom } = line;
  const block = { left, top, right, bottom, align, paragraphs: [[line]], spare_px: Number.MAX_SAFE_INTEGER };
  const { box, text } = setPictureBlock(block, id, frame, book, false);
  const emu = (px: number): number => emuOfPt(px * frame.pt_px);
  const [dx, dy] = [box.x - emu(cell.left), box.y - emu(cell.top)];
  const spare = emu(cell.right) - emu(cell.left) - box.w;
  const inset = (gap: number): Emu => Math.round(Math.max(0, Math.min(gap, spare))) as Emu;
  const off = box.y + box.h / 2 - (emu(cell.top) + emu(cell.bottom)) / 2;
  const isMiddle = Math.abs(off) < IN_MIDDLE * emu(line.size_px);
  return {
    ...text,
    wrap: true,
    anchor: isMiddle ? 'middle' : 'top',
    insets: {
      l: align === 'left' ? inset(dx) : (0 as Emu),
      r: align === 'right' ? inset(emu(cell.right) - box.x - box.w) : (0 as Emu),
      t: isMiddle ? (0 as Emu) : (Math.max(0, Math.round(dy)) as Emu),
      b: 0 as Emu,
    },
    lines: text.lines.map((one) => ({
      ...one,
      x: (one.x + dx) as Emu,
      baseline: (one.baseline + dy) as Emu,
      spans: one.spans.map((span) => ({ ...span, x: (span.x + dx) as Emu })),
    })),
  };
}

/** What most pixels of a place have, in steps of 8. */
function commonColor(raster: Raster, { left, top, right, bottom }: PxBounds): Channels {
  const height = raster.rgb.length / 3 / raster.width;
  const counts = new Map<number, { count: number; readonly sum: [number, number, number] }>();
  for (let y = Math.max(0, Math.round(top)); y < Math.min(height, Math.round(bottom)); y++)
    for (let x = Math.max(0, Math.round(left)); x < Math.min(raster.width, Math.round(right)); x++) {
      const color = channelsAt(raster, x, y);
      const key = ((color[0] >> 3) << 10) | ((color[1] >> 3) << 5) | (color[2] >> 3);
      const seen = counts.get(key) ?? { count: 0, sum: [0, 0, 0] };
      counts.set(key, seen);
      seen.count++;
      for (const c of [0, 1, 2] as const) seen.sum[c] += color[c];
    }
  const most = [...counts.values()].reduce<{ count: number; sum: [number, number, number] } | undefined>(
    (best, one) => (best === undefined || one.count > best.count ? one : best),
    undefined,
  );
  return most === undefined ? [255, 255, 255] : [most.sum[0] / most.count, most.sum[1] / most.count, most.sum[2] / most.count];
}

/** Below and to the right of a cell, a stretch of pixels that has another colour than what lies to both sides of it. */
function rulesOf(raster: Raster, cell: PxBounds, frame: Frame): Partial<Record<'top' | 'bottom' | 'left' | 'right', Stroke>> {
  const rules: Partial<Record<'top' | 'bottom' | 'left' | 'right', Stroke>> = {};
  for (const side of ['top', 'bottom', 'left', 'right'] as const) {
    const isRow = side === 'top' || side === 'bottom';
    const at = Math.round(cell[side]);
    const strip = (off: number): Channels =>
      commonColor(
        raster,
        isRow
          ? { left: cell.left + 4, right: cell.right - 4, top: at + off, bottom: at + off + 1 }
          : { top: cell.top + 4, bottom: cell.bottom - 4, left: at + off, right: at + off + 1 },
      );
    const [before, after] = [strip(-RULE_REACH_PX - 2), strip(RULE_REACH_PX + 1)];
    const strips = Array.from({ length: 2 * RULE_REACH_PX + 1 }, (_, i) => strip(i - RULE_REACH_PX));
    const off = (color: Channels): number => Math.min(colorDistance(color, before), colorDistance(color, after));
    const darkest = strips.reduce((best, one) => (off(one) > off(best) ? one : best));
    // Between two fills lies their fringe, which has a colour between theirs.
    if (off(darkest) < OTHER_COLOR || isBetween(darkest, before, after)) continue;
    const wide = strips.filter((color) => off(color) > off(darkest) / 2).length;
    rules[side] = { color: hexOf(darkest), width_pt: Math.max(0.25, Math.round(wide * frame.pt_px * 4) / 4) };
  }
  return rules;
}

const isBetween = (color: Channels, a: Channels, b: Channels): boolean =>
  colorDistance(color, a) + colorDistance(color, b) < colorDistance(a, b) * 1.15;
