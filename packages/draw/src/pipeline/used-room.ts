/** How much of the body words and marks take. Panels and grounds behind them take none: a stretched panel is as empty as the page. */
import type { BoxIn } from '../layout/index.ts';
import { type Box, EMU_PER_IN, emuOfIn, type Shape, type TextBody, walk } from '../scene/index.ts';
import type { Typesetter } from '../typeset/index.ts';
import { linesIn } from './spread-rows.ts';

/** What stands behind or between words and marks. */
export const BEHIND: ReadonlySet<Shape['role']> = new Set([
  'card',
  'decoration',
  'background',
  'band',
  'rule',
  'gridline',
  'group',
  'track',
]);

/** Shares of a body, from 0 to 1. */
export interface UsedRoom {
  readonly width: number;
  readonly height: number;
}

/** The hull of all words and marks over the box. */
export function usedRoom(shapes: readonly Shape[], box: BoxIn, text: Typesetter): UsedRoom {
  let [left, top, right, foot] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const take = (x: number, y: number, w: number, h: number): void => {
    [left, top, right, foot] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + w), Math.max(foot, y + h)];
  };
  for (const one of walk(shapes)) {
    if ('text' in one && one.text !== undefined && one.text.lines.length > 0) {
      const [x, w] = spanOf(one.text, one.box, text);
      const [from, to] = linesIn(one.text, one.box);
      take(one.box.x + x, one.box.y + from, w, to - from);
    }
    if (one.kind !== 'text' && !BEHIND.has(one.role)) take(one.box.x, one.box.y, one.box.w, one.box.h);
  }
  if (right < left) return { width: 0, height: 0 };
  return { width: (right - left) / EMU_PER_IN / box.w, height: (foot - top) / EMU_PER_IN / box.h };
}

/** Left edge in the box and width of the words, EMU: by the measure that all themes share, because faces differ in width. */
export function spanOf({ paragraphs, lines, insets }: TextBody, box: Box, text: Typesetter): readonly [x: number, w: number] {
  const room = box.w - insets.l - insets.r;
  const widest = Math.max(
    ...paragraphs.map(({ runs }) =>
      runs.reduce((sum, run) => sum + emuOfIn(text.widthIn(run.text, run.size_pt, { bold: run.bold === true })), 0),
    ),
  );
  const w = lines.length > paragraphs.length ? room : Math.min(room, widest);
  const align = paragraphs[0]?.align;
  return [insets.l + (align === 'right' ? room - w : align === 'center' ? (room - w) / 2 : 0), w];
}
