/** Greedy lines as every reader breaks them, and the narrowest measure that gives the same number of lines. */
import { type Measured, safeWidth, trimmedEnd } from './measure.ts';

export interface BrokenLine {
  readonly start: number;
  /** Excludes trailing spaces. */
  readonly end: number;
}

export interface Broken {
  readonly lines: readonly BrokenLine[];
  /** Widest line, in the unit of `measure`. */
  readonly width: number;
  /** True when a word was wider than the measure and was cut. */
  readonly split: boolean;
}

/**
 * Breaks at `measure`; widths are em times `scale`. A word that is wider than the measure is cut between characters,
 * as PowerPoint does, and the result says so.
 */
export function breakLines(m: Measured, measure: number, scale: number): Broken {
  const lines: BrokenLine[] = [];
  const limit = measure / scale + 1e-9;
  let start = 0;
  let width = 0;
  let split = false;
  const close = (end: number): void => {
    const trimmed = trimmedEnd(m.text, start, end);
    lines.push({ start, end: trimmed });
    width = Math.max(width, safeWidth(m, start, trimmed));
    start = end;
  };
  const place = (end: number, required: boolean): void => {
    // `last` is the latest place to break that still fits.
    if (safeWidth(m, start, trimmedEnd(m.text, start, end)) > limit) {
      if (last > start) close(last);
      while (safeWidth(m, start, trimmedEnd(m.text, start, end)) > limit) {
        let cut = nextCut(m, start);
        for (let next = nextCut(m, cut); cut < end && safeWidth(m, start, next) <= limit; next = nextCut(m, next)) cut = next;
        if (cut >= end) break;
        split = true;
        close(cut);
      }
    }
    last = end;
    if (required) close(end);
  };
  let last = 0;
  for (const b of m.breaks) place(b.at, b.required);
  if (m.text.length > 0) place(m.text.length, false);
  if (start < m.text.length || lines.length === 0) close(m.text.length);
  return { lines, width: width * scale, split };
}

/** The next index at which a word may be cut: not between a letter and its marks, and not inside an emoji. */
function nextCut(m: Measured, index: number): number {
  let next = index + 1;
  while (m.joined?.[next] === 1) next++;
  return next;
}

/** Widest part that must not be broken, in em. */
export function longestWord(m: Measured): number {
  let widest = 0;
  let start = 0;
  for (const b of [...m.breaks, { at: m.text.length, required: false }]) {
    widest = Math.max(widest, safeWidth(m, start, trimmedEnd(m.text, start, b.at)));
    start = b.at;
  }
  return widest;
}

/** The narrowest measure with as many lines as at `measure`, which makes the lines equally long. */
export function balancedMeasure(m: Measured, measure: number, scale: number): number {
  const { lines, split } = breakLines(m, measure, scale);
  if (lines.length < 2 || lines.length > 4 || split) return measure;
  let low = Math.max(measure / lines.length / 1.2, longestWord(m) * scale);
  let high = measure;
  for (let i = 0; i < 12 && high - low > scale * 0.05; i++) {
    const middle = (low + high) / 2;
    const at = breakLines(m, middle, scale);
    if (at.lines.length <= lines.length && !at.split) high = middle;
    else low = middle;
  }
  return high;
}

/** True when the last line is a single word shorter than 15 % of the measure. */
export function hasOrphan(m: Measured, broken: Broken, scale: number, measure: number): boolean {
  const last = broken.lines.at(-1);
  if (last === undefined || broken.lines.length < 2) return false;
  return !m.text.slice(last.start, last.end).includes(' ') && safeWidth(m, last.start, last.end) * scale < 0.15 * measure;
}
