/** Properties of a shape as lists of words and measures. Two lists are alike when their words are equal and their measures differ by rounding. */

/** A measure, in steps of the smallest difference that a person makes on purpose. */
interface Measure {
  readonly steps: number;
}

export type Mark = string | boolean | undefined | Measure | readonly Mark[];

/** EMU. Other programs count in hundredths of a millimetre, and round widths of lines to them twice. */
export const emu = (length: number): Measure => ({ steps: length / 1_100 });
/** Points between letters: the file counts in hundredths, and LibreOffice writes one where there is none. */
export const points = (size: number): Measure => ({ steps: size / 0.06 });
/** Shares; programs round them to whole percents. */
export const share = (part: number): Measure => ({ steps: part / 0.011 });

const isMeasure = (mark: Mark): mark is Measure => typeof mark === 'object' && 'steps' in mark;

export function alike(a: Mark, b: Mark): boolean {
  if (typeof a !== 'object' || typeof b !== 'object') return a === b;
  if (isMeasure(a) || isMeasure(b)) return isMeasure(a) && isMeasure(b) && Math.abs(a.steps - b.steps) <= 1;
  return a.length === b.length && a.every((one, i) => alike(one, b[i]));
}

/** True when each entry of one side is like an entry of the other, in any order and number. */
export const alikeAmong = (a: readonly Mark[], b: readonly Mark[]): boolean =>
  a.every((one) => b.some((other) => alike(one, other))) && b.every((one) => a.some((other) => alike(one, other)));
