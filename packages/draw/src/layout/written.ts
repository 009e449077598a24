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

/** The sign between whole and decimals, and between groups of digits, that a wording needs to be its value; absent where it has none. */
function signsIn(wording: string, value: number): Partial<Pick<NumberStyle, 'decimal' | 'group'>> {
  const digits = wording.slice(BARE.exec(wording)?.[1]?.length ?? 0);
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (at < 0 || !BARE.test(wording)) return {};
  const sign = digits[at] as string;
  const whole = digits.slice(0, at).replace(/\D/g, '');
  const isDecimal = Number(`${whole}.${digits.slice(at + 1)}`) === Math.abs(value);
  const group = /[.,]/.exec(digits.slice(0, at))?.[0];
  if (!isDecimal) return Number(digits.replace(/\D/g, '')) === Math.abs(value) ? { group: sign } : {};
  return { decimal: sign, ...(group === undefined ? {} : { group }) };
}

/** The style in which the wordings are written, so that computed figures and scales beside them use the same signs. */
export function styleOfWritten(style: NumberStyle, written: Written | undefined): NumberStyle {
  const signs = [...(written ?? [])].map(([value, wording]) => signsIn(wording, value));
  const decimals = new Set(signs.flatMap(({ decimal }) => decimal ?? []));
  const groups = new Set(signs.flatMap(({ group }) => group ?? []));
  if (decimals.size > 1 || groups.size > 1) return style;
  const [group] = groups;
  const decimal = [...decimals][0] ?? (group === style.decimal ? otherOf(group) : style.decimal);
  // Both signs at once would be read either way.
  if (decimal === style.decimal || decimal === group) return style;
  return { ...style, decimal, group: group ?? otherOf(decimal) };
}

const otherOf = (sign: string): string => (sign === ',' ? '.' : ',');

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
