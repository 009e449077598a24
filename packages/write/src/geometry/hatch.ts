/** The hatch of plan and forecast fills: thin parallel diagonals, in step across shapes. */
import type { PtBox, PtPoint } from './outline.ts';

export const HATCH_WIDTH_PT = 0.75;
/** Distance between neighbouring lines, measured along the x axis. */
const PITCH_PT = 6;

/**
 * Lines rising to the right that cover `box`; the caller clips them to the shape. They are counted from the slide's corner, so
 * that shapes side by side show one hatch.
 */
export function hatchLines(box: PtBox): readonly (readonly [PtPoint, PtPoint])[] {
  const lines: (readonly [PtPoint, PtPoint])[] = [];
  const bottom = box.y + box.h;
  // A line is x + y = c.
  const first = Math.ceil((box.x + box.y) / PITCH_PT);
  const last = Math.floor((box.x + box.w + bottom) / PITCH_PT);
  for (let i = first; i <= last; i++) {
    const c = i * PITCH_PT;
    const left = Math.max(box.x, c - bottom);
    const right = Math.min(box.x + box.w, c - box.y);
    lines.push([
      { x: left, y: c - left },
      { x: right, y: c - right },
    ]);
  }
  return lines;
}
