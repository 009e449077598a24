/** Labels at the ends of a burndown's lines: right of their points, and clear of the ideal line, of the grid and of each other. */
import { type BoxIn, bottom, type Kit, type Pane, right } from '../layout/index.ts';
import type { Color, Shape } from '../scene/index.ts';
import type { RunIn } from '../typeset/index.ts';

/** A value at a step. */
export interface LinePoint {
  readonly i: number;
  readonly value: number;
}

/** The label of the last point of a line. */
export interface LineEnd {
  readonly key: 'ideal' | 'actual';
  readonly point: LinePoint;
  readonly words: string;
  readonly runs: readonly RunIn[];
  readonly bold: boolean;
  /** A second line: the distance from the ideal. */
  readonly note?: string;
  readonly note_color?: Color;
  /** From the point to the text, inches. */
  readonly lead: number;
}

/** Positions of the lines, inches. */
export interface EndsPlace {
  /** Height of each label. */
  readonly widths: readonly number[];
  readonly size_pt: number;
  readonly plot: BoxIn;
  readonly x: (i: number) => number;
  readonly y: (value: number) => number;
  /** Values with a gridline; the lowest is the baseline. */
  readonly ticks: readonly number[];
  readonly ideal: readonly (readonly LinePoint[])[];
}

/** Clearance between a label and its obstacles. */
const CLEAR = 0.03;
/** Distance between candidate positions. */
const STEP = 0.02;
/** Share of the line height that ink covers. */
const INK = 0.78;

/** The actual label is placed first, and the ideal label avoids it. */
export function placeEnds(ends: readonly LineEnd[], place: EndsPlace, pane: Pane, kit: Kit): Shape[] {
  const { widths, size_pt, plot, x, y } = place;
  const pitch = kit.text.pitchIn(size_pt);
  const placed: BoxIn[] = [];
  return ends.flatMap((end, k): Shape[] => {
    const w = widths[k] as number;
    const lines = end.note === undefined ? 1 : 2;
    const box = { x: x(end.point.i) + end.lead, w, h: pitch * lines };
    const wanted = y(end.point.value) - pitch / 2;
    // With its point on the baseline, a label may extend half a line below the plot.
    const top = nearest(wanted, pane.box.y, bottom(plot) + pitch / 2 - box.h, (at) =>
      clashes({ ...box, y: at }, pitch, end, place, placed),
    );
    placed.push({ ...box, y: top });
    const label = (part: string, runs: readonly RunIn[], at: number, color: Color, bold: boolean): Shape =>
      kit.label({
        id: `${pane.id}/${part}`,
        name: part,
        role: part === 'gap' ? 'value' : 'label',
        host: part === 'gap' ? `${pane.id}/bracket` : end.key === 'actual' ? `${pane.id}/today` : `${pane.id}/ideal`,
        box: { x: box.x, y: at, w, h: pitch },
        runs,
        style: { color, bold },
        size_pt,
        anchor: 'middle',
        wrap: false,
      });
    return [
      label(`end-${end.key}`, end.runs, top, end.bold ? 'ink' : 'muted', end.bold),
      ...(end.note === undefined ? [] : [label('gap', [{ text: end.note, bind: 'derived' }], top + pitch, end.note_color ?? 'ink', true)]),
    ];
  });
}

/** The place with the fewest overlaps, and among those the nearest to the wanted place. */
function nearest(wanted: number, from: number, to: number, clashesAt: (top: number) => number): number {
  const start = Math.min(Math.max(wanted, from), to);
  let best = { top: start, clashes: clashesAt(start) };
  for (let offset = STEP; best.clashes > 0 && (start - offset >= from || start + offset <= to); offset += STEP)
    for (const top of [start - offset, start + offset]) {
      if (top < from || top > to) continue;
      const found = clashesAt(top);
      if (found < best.clashes) best = { top, clashes: found };
    }
  return best.top;
}

/** Overlaps with other labels and the ideal line count more than those with the grid. */
function clashes(box: BoxIn, pitch: number, end: LineEnd, { plot, x, y, ticks, ideal }: EndsPlace, placed: readonly BoxIn[]): number {
  const blank = (pitch * (1 - INK)) / 2;
  const ink = { top: box.y + blank - CLEAR, bottom: bottom(box) - blank + CLEAR };
  const meets = (from: number, to: number): boolean => from < ink.bottom && to > ink.top;
  let sum = 0;
  for (const other of placed)
    if (box.x < right(other) + 0.05 && other.x < right(box) + 0.05 && meets(other.y + blank, bottom(other) - blank)) sum += 10;
  if (end.key === 'actual')
    for (const stretch of ideal)
      for (const [k, b] of stretch.entries()) {
        const a = stretch[k - 1];
        if (a === undefined || x(b.i) <= box.x || x(a.i) >= right(box)) continue;
        const at = (px: number): number => y(a.value) + ((px - x(a.i)) / (x(b.i) - x(a.i))) * (y(b.value) - y(a.value));
        const [one, two] = [at(Math.max(box.x, x(a.i))), at(Math.min(right(box), x(b.i)))];
        if (meets(Math.min(one, two), Math.max(one, two))) sum += 5;
      }
  // The grid ends at the edge of the plot.
  if (box.x < right(plot)) for (const tick of ticks) if (meets(y(tick), y(tick))) sum += 1;
  return sum;
}
