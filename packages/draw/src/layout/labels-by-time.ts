/** Labels under positions at uneven distances: in one row, else in two, else without those that meet others in both. */

import type { Kit } from './kit.ts';

export interface PositionLabels {
  /** Indexes that are shown, ascending. */
  readonly kept: readonly number[];
  readonly size_pt: number;
  readonly lines: number;
  readonly height_in: number;
  /** Height of one row of labels; there is more than one only where dates stand close together. */
  readonly row_in: number;
  /** Left edge, width and row of each visible label, in the order of `kept`. The first position is at 0. */
  readonly boxes: readonly { readonly x: number; readonly w: number; readonly row: number }[];
}

/** Clear space between neighbouring labels. */
const BETWEEN = 0.1;

interface Placed {
  readonly i: number;
  readonly x: number;
  readonly w: number;
  readonly row: number;
}

/**
 * @param at positions in inches from the first one, ascending
 * @param overhang how far the labels at the ends may extend beyond the first and last position; wider ones move inwards
 * @returns undefined when even the first and last label do not fit
 */
export function labelsByTime(
  texts: readonly string[],
  at: readonly number[],
  sizes_pt: readonly number[],
  overhang: { readonly left: number; readonly right: number },
  kit: Kit,
  at_most: number,
): PositionLabels | undefined {
  const n = texts.length;
  const end = (at[n - 1] ?? 0) + overhang.right;
  const boxOf = (i: number, size_pt: number): Omit<Placed, 'row'> => {
    const w = kit.text.widthIn(texts[i] ?? '', size_pt) + 0.02;
    return { i, w, x: Math.min(Math.max((at[i] ?? 0) - w / 2, -overhang.left), end - w) };
  };
  const place = (size_pt: number, rows: number, omits: boolean): readonly Placed[] | undefined => {
    const all = texts.map((_, i) => boxOf(i, size_pt));
    const last = all[n - 1] as Omit<Placed, 'row'>;
    if (last.x < -overhang.left) return undefined;
    const ends = Array.from({ length: rows }, () => Number.NEGATIVE_INFINITY);
    const placed: Placed[] = [];
    for (const box of all) {
      const isLast = box === last;
      // The last label stands in the first row, so that row stays free for it.
      const isFree = (to: number, row: number): boolean =>
        box.x - to >= BETWEEN && (isLast || row > 0 || !omits || box.x + box.w + BETWEEN <= last.x);
      const row = ends.findIndex(isFree);
      if (row >= 0 && (isLast || placed.length < at_most - 1)) {
        placed.push({ ...box, row });
        ends[row] = box.x + box.w;
      } else if (!omits || isLast || placed.length === 0) return undefined;
    }
    return placed;
  };
  const floor = sizes_pt.at(-1) ?? 10;
  const tries = [
    ...(n <= at_most ? [1, 2].flatMap((rows) => sizes_pt.map((size_pt) => ({ size_pt, rows, omits: false }))) : []),
    ...[2, 1].map((rows) => ({ size_pt: floor, rows, omits: true })),
  ];
  for (const { size_pt, rows, omits } of tries) {
    const placed = place(size_pt, rows, omits);
    if (placed === undefined) continue;
    const tall = texts.some((t) => /[\u0590-\u08ff\u3000-\u9fff\uac00-\ud7af]/.test(t));
    const row_in = kit.text.pitchIn(size_pt, tall ? 1.35 : 1.15);
    return {
      kept: placed.map(({ i }) => i),
      size_pt,
      lines: 1,
      height_in: row_in * Math.max(...placed.map(({ row }) => row + 1)),
      row_in,
      boxes: placed.map(({ x, w, row }) => ({ x, w, row })),
    };
  }
  return undefined;
}
