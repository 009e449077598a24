/** Breaks a stretch of text into lines: greedily, as presentation programs do. Words that are wider than a line are cut. */
import { findBreaks, kernedWidth, type Measured, trimmedEnd } from '@deckwright/draw/typeset';

/** Default distance of tab stops, points. */
const TAB_STOP = 72;

/** Runs between two forced breaks, measured. Widths are points. */
export interface SetRuns {
  readonly measured: Measured;
  /** Index at which each run starts, and the end. */
  readonly bounds: readonly number[];
  readonly sizes: readonly number[];
  /** Width that letter spacing adds, up to each index. */
  readonly spacing: Float64Array | undefined;
  readonly size: number;
}

export const widthOf = ({ measured, spacing }: SetRuns, from: number, to: number): number =>
  kernedWidth(measured, from, to) + (spacing === undefined ? 0 : (spacing[to] as number) - (spacing[from] as number));

export const TAB = 9;

/** Where a line may end: at the typesetter's breaks, after every space (the typesetter keeps numbers with their units), and around tabs. */
export function placesOf({ text }: Measured): number[] {
  const places = new Set<number>(findBreaks(text).map(({ at }) => at));
  for (let i = 1; i < text.length; i++) {
    const before = text.charCodeAt(i - 1);
    const c = text.charCodeAt(i);
    if ((before === 32 && c !== 32) || before === TAB || c === TAB) places.add(i);
  }
  places.delete(text.length);
  return [...places, text.length].sort((a, b) => a - b);
}

export interface Broken {
  readonly from: number;
  readonly to: number;
  readonly x: number;
}

/** Greedy, like every presentation program. `start` is where the first line begins, `left` all others; `end` is the right edge. */
export function breakInto(set: SetRuns, start: number, left: number, end: number): Broken[] {
  const { text } = set.measured;
  const lines: Broken[] = [];
  let from = 0;
  let x = start;
  let at = start;
  const close = (to: number): void => {
    lines.push({ from, to, x });
    from = to;
    x = left;
    at = left;
  };
  let word = 0;
  for (const to of placesOf(set.measured)) {
    if (text.charCodeAt(word) === TAB) {
      at = nextStop(at);
      word = to;
      continue;
    }
    const ink = trimmedEnd(text, word, to);
    if (at + widthOf(set, word, ink) > end + 0.01) {
      if (word > from) close(word);
      // A word wider than the line is cut between letters.
      while (at + widthOf(set, from, Math.max(from + 1, trimmedEnd(text, from, to))) > end + 0.01 && to - from > 1) {
        let cut = from + 1;
        while (cut < to - 1 && at + widthOf(set, from, cut + 1) <= end) cut++;
        close(cut);
        if (lines.length > 5000) return lines;
      }
      word = Math.max(word, from);
    }
    at += widthOf(set, word, to);
    word = to;
  }
  if (from < text.length || lines.length === 0) close(text.length);
  return lines;
}

export const nextStop = (x: number): number => (Math.floor(x / TAB_STOP + 1e-6) + 1) * TAB_STOP;
