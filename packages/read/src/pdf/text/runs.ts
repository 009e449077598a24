/** Glyphs of a page to runs: what one operator shows on one baseline, in its direction and without a break. */
import type { GlyphMark } from '../page/marks.ts';

/** A glyph in the frame that its line's angle turns. */
export interface Placed {
  readonly glyph: GlyphMark;
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

export interface TextRun {
  readonly glyphs: Placed[];
  readonly x0: number;
  x1: number;
  /** Origin of the last letter. */
  last_x: number;
  readonly y: number;
  readonly size_pt: number;
  /** In the order of painting, spaces with what is before them. */
  readonly index: number;
  readonly blank: boolean;
}

/** Shares of the size: a gap this wide parts columns though a space is painted in it, and this wide where none is. */
export const COLUMN = 1.6;
export const BARE_COLUMN = 1;
/** Or this wide, where what stands on both sides was not painted one after the other. */
export const COLUMN_APART = 0.6;
/** Letters stand this near to each other's baseline. */
export const SAME_BASELINE = 0.25;
/** Letters overlap each other by less, by kerning and slant. */
export const KERNING = 0.3;

export const isBlank = (glyph: GlyphMark): boolean => glyph.text.trim() === '';
export const isMark = (glyph: GlyphMark): boolean => /^\p{M}+$/u.test(glyph.text);

/** @param placed in the order of painting */
export function runsOf(placed: readonly Placed[]): TextRun[] {
  const runs: TextRun[] = [];
  let spaces: Placed[] = [];
  let index = -1;
  const start = (one: Placed): void => {
    if (!isBlank(one.glyph)) index++;
    runs.push({
      glyphs: [one],
      x0: one.x,
      x1: one.x + one.w,
      last_x: one.x,
      y: one.y,
      size_pt: one.glyph.size_pt,
      index,
      blank: isBlank(one.glyph),
    });
  };
  for (const one of placed) {
    if (isBlank(one.glyph)) {
      spaces.push(one);
      continue;
    }
    const run = runs.at(-1);
    if (run !== undefined && !run.blank && goesOn(run, one, spaces)) {
      run.glyphs.push(...spaces, one);
      run.x1 = Math.max(run.x1, one.x + one.w);
      if (!isMark(one.glyph)) run.last_x = one.x;
    } else {
      for (const space of spaces) start(space);
      start(one);
    }
    spaces = [];
  }
  for (const space of spaces) start(space);
  return runs;
}

function goesOn(run: TextRun, one: Placed, spaces: readonly Placed[]): boolean {
  const last = run.glyphs.at(-1);
  if (last === undefined || last.glyph.show !== one.glyph.show) return false;
  const size = one.glyph.size_pt;
  if (Math.abs(run.y - one.y) > SAME_BASELINE * size || Math.abs(run.size_pt - size) > 0.15 * size) return false;
  const gap = one.x - run.x1;
  if (isMark(one.glyph)) return Math.abs(gap) < 1.5 * size;
  if (one.x < run.last_x - 0.05 * size) return false;
  // A listing keeps its columns: each of its spaces is painted.
  const filled = spaces.reduce((sum, space) => sum + space.w, 0);
  if (one.glyph.font.mono && gap < filled + 0.5 * size) return true;
  return gap < (spaces.length > 0 ? COLUMN : BARE_COLUMN) * size;
}
