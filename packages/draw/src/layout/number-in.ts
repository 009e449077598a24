/** The number in a wording such as "€1.2m", "1,200", "(4.5)" or "12 %". */

const LONGEST = 60;

/** As it is written, without its unit: "€1.2m" is 1.2. Undefined where there is none, or more than one. */
export function numberIn(wording: string): number | undefined {
  if (wording.length > LONGEST) return undefined;
  const found = wording.match(/\d[\d.,\u00a0\u202f' ]*\d|\d/g);
  const [digits] = found ?? [];
  if (found?.length !== 1 || digits === undefined) return undefined;
  const negative = /[-−–]\s*\D{0,3}\d/.test(wording) || /^\s*\(.*\)\s*$/.test(wording);
  const number = Number(plainDigits(digits.replace(/[\u00a0\u202f' ]/g, '')));
  return Number.isFinite(number) ? (negative ? -number : number) : undefined;
}

/** The last of two kinds of separator is the decimal one; a lone comma is, unless three digits follow it. */
function plainDigits(digits: string): string {
  const comma = digits.lastIndexOf(',');
  const point = digits.lastIndexOf('.');
  if (comma >= 0 && point >= 0) return comma > point ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', '');
  if (digits.split(',').length > 2 || /,\d{3}$/.test(digits)) return digits.replaceAll(',', '');
  if (digits.split('.').length > 2) return digits.replaceAll('.', '');
  return digits.replace(',', '.');
}
