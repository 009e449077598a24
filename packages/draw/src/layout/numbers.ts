/** Numbers as text: grouping, signs and one number of decimals. A supplied value is never rounded, scaled or abbreviated. */

import { word } from './words.ts';

export interface NumberStyle {
  readonly decimal: string;
  readonly group: string;
  /** Smallest number of integer digits that is grouped. */
  readonly group_from: 4 | 5;
  /** Currency symbol after the digits, with a no-break space. */
  readonly currency_after: boolean;
  /** A language whose numbers have these signs, in the form that number formats use (hexadecimal; ISO 29500-1, 18.8.31). */
  readonly language_id: string;
  /** The unit of differences of percentages: pp, Pp., pt. */
  readonly points: string;
}

const NARROW = '\u202f';
type Signs = Omit<NumberStyle, 'points'>;
const POINT: Signs = { decimal: '.', group: ',', group_from: 4, currency_after: false, language_id: '409' };
const COMMA: Signs = { decimal: ',', group: '.', group_from: 4, currency_after: true, language_id: '407' };
const SPACED: Signs = { decimal: ',', group: NARROW, group_from: 4, currency_after: true, language_id: '40C' };

const STYLES: Readonly<Record<string, Signs>> = {
  de: COMMA,
  it: COMMA,
  nl: COMMA,
  es: { ...COMMA, group_from: 5 },
  pt: { ...COMMA, group_from: 5 },
  fr: SPACED,
  pl: { ...SPACED, group_from: 5 },
  cs: SPACED,
  da: SPACED,
  nb: SPACED,
  nn: SPACED,
  no: SPACED,
  sv: SPACED,
  fi: SPACED,
};

export const numberStyle = (locale: string): NumberStyle => ({
  ...(STYLES[locale.toLowerCase().split('-')[0] ?? 'en'] ?? POINT),
  points: word(locale, 'points'),
});

/** The unit of the difference of two values: that of the values, apart from percentages, which differ by points. */
export const differenceUnit = (unit: string, { points }: NumberStyle): string => (unit === '%' ? points : unit);

/** Decimals of computed figures: one, or two where figures that differ would be printed alike with one. */
export const tellingDecimals = (exact: readonly number[]): 1 | 2 => {
  const printedAs = (decimals: number): number => new Set(exact.map((one) => one.toFixed(decimals))).size;
  return printedAs(2) > printedAs(1) ? 2 : 1;
};

export const MINUS = '\u2212';
export const DASH = '\u2013';

/** Number of digits of a double that are reliable after some arithmetic. The digits after them are rounding error of binary fractions. */
const SIGNIFICANT = 12;
/** Decimals that are kept when the integer part is so long that none would be left, as far as a double has them. */
const LEAST_DECIMALS = 2;
const DOUBLE_DIGITS = 15;

/** The value without the rounding error of binary fractions: 66.39999999999999 becomes 66.4. Whole numbers keep every digit. */
export function dusted(value: number): number {
  if (Number.isInteger(value) || !Number.isFinite(value)) return value;
  const size = Math.abs(value);
  const whole = size < 1 ? 0 : String(Math.trunc(size)).length;
  if (whole > DOUBLE_DIGITS) return value;
  const digits = Math.max(SIGNIFICANT, Math.min(whole + LEAST_DECIMALS, DOUBLE_DIGITS));
  return Number(value.toPrecision(digits));
}

/** Digits of a number without exponent, as JSON would show it, without the rounding error of binary fractions. */
function plainDigits(value: number): string {
  const shortest = String(Math.abs(dusted(value)));
  if (!shortest.includes('e')) return shortest;
  const [mantissa = '', exponent = '0'] = shortest.split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const shift = Number(exponent);
  if (shift >= 0) return whole + fraction.padEnd(shift, '0').slice(0, Math.max(shift, fraction.length));
  return `0.${'0'.repeat(-shift - 1)}${whole}${fraction}`;
}

/** Decimals that a value is written with. */
export function decimalsOf(value: number): number {
  const digits = plainDigits(value);
  const point = digits.indexOf('.');
  return point < 0 ? 0 : digits.length - point - 1;
}

/** Rounds to a number of decimals, half away from zero in decimal digits: 1.005 becomes 1.01, as people round. */
export function rounded(value: number, decimals: number): number {
  const size = Number(`${Math.round(Number(`${plainDigits(value)}e${decimals}`))}e-${decimals}`);
  return value < 0 ? -size : size;
}

/** Whether printing a value loses more than the rounding error of binary fractions. */
export const losesDigits = (value: number): boolean => Math.abs(dusted(value) - value) > Math.abs(value) * 1e-13;

/** The largest number of decimals among the values. All of them are shown with it. */
export const sharedDecimals = (values: Iterable<number>): number => Math.max(0, ...Array.from(values, decimalsOf));

/** A sum without the rounding error of binary fractions: rounded to `decimals`, or unchanged above 20 decimals. */
export const roundTo = (value: number, decimals: number): number => (decimals > 20 ? value : Number(value.toFixed(decimals)));

export interface FormatOptions {
  /** The smallest number of decimals. A value never gets fewer than it has. */
  readonly decimals?: number;
  /** Deltas have a sign; zero has none. */
  readonly signed?: boolean;
  /** Printed with the number only where labels may show the unit. */
  readonly unit?: string;
}

const CURRENCY = /^[$£€¥]$/;

/** True for units that labels may show: %, pp, x and single currency symbols. */
export const isLabelUnit = (unit: string): boolean => unit === '%' || unit === 'pp' || unit === 'x' || CURRENCY.test(unit);

export function formatNumber(value: number, style: NumberStyle, { decimals = 0, signed = false, unit = '' }: FormatOptions = {}): string {
  const digits = plainDigits(value);
  const [whole = '0', fraction = ''] = digits.split('.');
  const shownFraction = fraction.padEnd(decimals, '0');
  const grouped = whole.length >= style.group_from ? whole.replace(/\B(?=(\d{3})+(?!\d))/g, style.group) : whole;
  const body = shownFraction === '' ? grouped : `${grouped}${style.decimal}${shownFraction}`;
  return withUnit(body, value < 0 ? MINUS : signed && value > 0 ? '+' : '', unit, style);
}

/** Digits with their sign, and with their unit where labels may show it. */
export function withUnit(body: string, sign: string, unit: string, style: NumberStyle): string {
  if (unit === 'pp' || unit === style.points) return `${sign}${body}\u00a0${unit}`;
  if (!isLabelUnit(unit)) return sign + body;
  if (CURRENCY.test(unit)) return style.currency_after ? `${sign}${body}\u00a0${unit}` : `${sign}${unit}${body}`;
  if (unit === '%' && style.currency_after) return `${sign}${body}\u00a0%`;
  return `${sign}${body}${unit}`;
}

/**
 * Rounds each share alone: whole percent, or one decimal for all when any lies between 0 and 1 % or `atLeast` asks for it. They are not
 * adjusted to total 100: `adds_up` says whether they do.
 */
export function roundShares(
  values: readonly number[],
  atLeast: 0 | 1 = 0,
): { readonly shares: readonly number[]; readonly decimals: 0 | 1; readonly adds_up: boolean } {
  const total = values.reduce((sum, v) => sum + v, 0);
  if (total <= 0) return { shares: values.map(() => 0), decimals: atLeast, adds_up: true };
  const exact = values.map((v) => (v / total) * 100);
  const decimals = atLeast === 1 || exact.some((s) => s > 0 && s < 1) ? 1 : 0;
  const shares = exact.map((s) => rounded(s, decimals));
  return {
    shares,
    decimals,
    adds_up:
      rounded(
        shares.reduce((sum, s) => sum + s, 0),
        decimals,
      ) === 100,
  };
}
