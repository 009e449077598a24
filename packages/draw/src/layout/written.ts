/** Numbers as their author wrote them (37.20, 1'200, ~30, €1.2bn), indexed by the value that they represent. */
import { MINUS, type NumberStyle, withUnit } from './numbers.ts';

/** Wordings by value. A wording applies to its value alone, so that a changed value is never drawn in the words of the old one. */
export type Written = ReadonlyMap<number, string>;

/** Digits with their grouping, and a sign for an approximate value. */
const BARE = /^((?:[~≈<>≤≥]|(?:ca?|approx)\.)\s?)?\d[\d.,'’\s]*$/;

/** The digits of a value without the zeros that only show its size or precision. */
const digitsOf = (text: string): string => text.replace(/\D/g, '').replace(/^0+|0+$/g, '');

/**
 * Whether a wording matches its value. Bare digits must be the same number; a wording with a scale of its own must have the same digits.
 */
export function standsFor(wording: string, value: number): boolean {
  const size = Math.abs(value);
  const bare = BARE.exec(wording);
  if (bare === null) return /\d/.test(wording) && digitsOf(wording) === digitsOf(String(size).replace(/e.*$/, ''));
  const digits = wording.slice(bare[1]?.length ?? 0).replace(/[\s'’]/g, '');
  return [digits.replaceAll(',', ''), digits.replaceAll('.', '').replace(',', '.')].some((d) => Number(d) === size);
}

/** Whether a name says a value, in any scale: "Target 450" and "€1.2bn goal" do, "Plan 2028" does not say 20. */
export const saysValue = (name: string, value: number): boolean =>
  (name.match(/\d(?:[\d.,'’]|\s(?=\d{3}(?!\d)))*/g) ?? []).some(
    (n) => digitsOf(n) === digitsOf(String(Math.abs(value)).replace(/e.*$/, '')),
  );

/** Decimals of a wording; 0 for a wording with a scale or unit of its own. */
export function writtenDecimals(wording: string, { decimal }: NumberStyle): number {
  const point = BARE.test(wording) ? wording.lastIndexOf(decimal) : -1;
  return point < 0 ? 0 : wording.length - point - 1;
}

/** A wording with the sign and unit of labels. A wording that contains words is not changed. */
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
