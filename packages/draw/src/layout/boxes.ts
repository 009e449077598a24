/** Rectangles in inches, and how to cut them. */
import type { Rect } from '@deckwright/core/geometry';

export type BoxIn = Rect;

/** To hundredths of an inch: edges that are not data. */
export const snap = (inches: number): number => Math.round(inches * 100) / 100;

export const right = (box: BoxIn): number => box.x + box.w;
export const bottom = (box: BoxIn): number => box.y + box.h;

export const inset = (box: BoxIn, by: number, byY = by): BoxIn => ({
  x: box.x + by,
  y: box.y + byY,
  w: box.w - 2 * by,
  h: box.h - 2 * byY,
});

/** A box of its natural height, centred at 46 % of the free height, because sparse content is never stretched. */
export function settle(box: BoxIn, height: number): BoxIn {
  if (height >= box.h) return box;
  return { ...box, y: snap(box.y + (box.h - height) * 0.46), h: height };
}

/** `n` equal columns with `gap` between them. Edges are in hundredths where the widths allow it. */
export function columns(box: BoxIn, n: number, gap: number): BoxIn[] {
  const w = (box.w - gap * (n - 1)) / n;
  return Array.from({ length: n }, (_, i) => ({ x: box.x + i * (w + gap), y: box.y, w, h: box.h }));
}

/** Items in each row of a grid of `across` columns. Rows are as even as can be, so that the last has no hole. */
function rowCounts(n: number, across: number): number[] {
  const down = Math.ceil(n / across);
  return Array.from({ length: down }, (_, r) => Math.floor(n / down) + (r < n % down ? 1 : 0));
}

/** The cells of a grid, row by row. Those of a row share its width. */
export const gridCells = (box: BoxIn, n: number, across: number, gap: number, gap_y: number): BoxIn[] => {
  const counts = rowCounts(n, across);
  return rows(box, counts.length, gap_y).flatMap((band, r) => columns(band, counts[r] ?? 1, gap));
};

export function rows(box: BoxIn, n: number, gap: number): BoxIn[] {
  const h = (box.h - gap * (n - 1)) / n;
  return Array.from({ length: n }, (_, i) => ({ x: box.x, y: box.y + i * (h + gap), w: box.w, h }));
}

/** A strip at the right and the rest of the box. */
export function cutRight(box: BoxIn, w: number, gap: number): { readonly rest: BoxIn; readonly cut: BoxIn } {
  return { rest: { ...box, w: box.w - w - gap }, cut: { x: box.x + box.w - w, y: box.y, w, h: box.h } };
}

export function cutBottom(box: BoxIn, h: number, gap: number): { readonly rest: BoxIn; readonly cut: BoxIn } {
  return { rest: { ...box, h: box.h - h - gap }, cut: { x: box.x, y: box.y + box.h - h, w: box.w, h } };
}

export function cutTop(box: BoxIn, h: number, gap: number): { readonly rest: BoxIn; readonly cut: BoxIn } {
  return { rest: { ...box, y: box.y + h + gap, h: box.h - h - gap }, cut: { ...box, h } };
}

export function cutLeft(box: BoxIn, w: number, gap: number): { readonly rest: BoxIn; readonly cut: BoxIn } {
  return { rest: { ...box, x: box.x + w + gap, w: box.w - w - gap }, cut: { ...box, w } };
}
