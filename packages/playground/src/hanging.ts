/** Rows of a broken line begin a step behind where the line itself begins, so that the shape of nested JSON stays to be seen. */

const STEP_CH = 2;
/** Deeper lines hang as far as this, in widths of a letter: a phone has forty. */
const MOST_CH = 16;

/** How far the rows of this line hang, in widths of a letter: one of `HANGS`. */
export const hangOf = (line: string): number => Math.min(MOST_CH, line.search(/\S|$/) + STEP_CH);

/** All that `hangOf` gives. */
export const HANGS: readonly number[] = Array.from({ length: MOST_CH - STEP_CH + 1 }, (_, i) => i + STEP_CH);

/** Declarations of a line that hangs, whose rows began at `edge` before. */
export const hanging = (hang: number, edge: string) => ({ paddingLeft: `calc(${edge} + ${hang}ch)`, textIndent: `-${hang}ch` });
