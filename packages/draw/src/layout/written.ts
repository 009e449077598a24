/** Numbers as their author wrote them: 37.20, 1'200, ~30, €1.2bn, kept by the value that they stand for. */
import { MINUS, type NumberStyle, withUnit } from './numbers.ts';

/** Wordings by value. A wording stands for its value alone, so that a changed value is never drawn in the words of the old one. */
export type Written = ReadonlyMap<number, string>;

/** Digits with their grouping, and what says that they are about right. */
const BARE = /^((?:[~≈<>≤≥]|(?:ca?|approx)\.)\s?)?\d[\d.,'’\s]*$/;

/** What a value's digits are without zeros that only tell its size or precision. */
const digitsOf = (text: string): string => text.replace(/\D/g, '').replace(/^0+|0+$/g, '');

/** Whether a wording says its value: bare digits the same number, one with a scale of its own the same digits. */
export function standsFor(wording: string, value: number): boolean {
  const size = Math.abs(value);
  const bare = BARE.exec(wording);
  if (bare === null) return /\d/.test(wording) && digitsOf(wording) === digitsOf(String(size).replace(/e.*$/, ''));
  const digits = wording.slice(bare[1]?.length ?? 0).replace(/[\s'’]/g, '');
  return [digits.replaceAll(',', ''), digits.replaceAll('.', '').replace(',', '.')].some((d) => Number(d) === size);
}

/** Decimals of a wording; 0 for one with a scale or unit of its own. */
export function writtenDecimals(wording: string, { decimal }: NumberStyle): number {
  const point = BARE.test(wording) ? wording.lastIndexOf(decimal) : -1;
  return point < 0 ? 0 : wording.length - point - 1;
}

/** A wording with the sign and the unit of labels; one with words of its own stands as it is. */
export function dressWritten(
  wording: string,
  value: number,
  style: NumberStyle,
  { signed, unit }: { readonly signed: boolean; readonly unit: string },
): string {
  const sign = value < 0 ? MINUS : signed && value > 0 ? '+' : '';
  const bare = BARE.exec(wording);
  if (bare === null) return /[-+−–(±]/.test(wording) ? wording : sign + wording;
  const about = bare[1] ?? '';
  return about + withUnit(wording.slice(about.length), sign, unit, style);
}
