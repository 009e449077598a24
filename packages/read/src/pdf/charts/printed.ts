/** Numbers as they are printed, with the format under which a chart prints the same. */

export interface Printed {
  readonly value: number;
  /** Half of its last digit. */
  readonly rounding: number;
  /** A number format (ISO 29500-1, 18.8.31); readers print the decimal sign of their language. Undefined where no format prints it so. */
  readonly code?: string;
  /** What stands before it: `Haemolysed` of `Haemolysed 46%`. */
  readonly name: string;
}

const NUMBER =
  /^(.*?)(?:^|(?<=\s|:))([(+\u2212\u2013-]?)([€$£¥]?)(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?)(\s?(?:%|‰|pp|bn|[kKmM]|€|\$|£|x|h|s|ms|t|kg|km|m²|°C)?)\)?$/u;

/** A number alone, or behind a name and a space or colon. */
export function printedIn(text: string): Printed | undefined {
  const found = NUMBER.exec(text.trim());
  if (found === null) return undefined;
  const [, name = '', sign = '', before = '', digits = '', after = ''] = found;
  if (/\d/.test(name)) return undefined;
  const isGrouped = /^\d{1,3}(?:,\d{3})+/.test(digits);
  const plain = isGrouped ? digits.replaceAll(',', '') : digits.replace(',', '.');
  const decimals = plain.split('.')[1]?.length ?? 0;
  const value = (/[(\u2212\u2013-]/.test(sign) ? -1 : 1) * Number(plain);
  const body = `${quoted(before)}${isGrouped ? '#,##0' : '0'}${decimals > 0 ? `.${'0'.repeat(decimals)}` : ''}${quoted(after)}`;
  const code = sign === '+' || sign === '(' ? undefined : sign === '' || sign === '-' ? body : `${body};${quoted(sign)}${body}`;
  return { value, rounding: 0.5 * 10 ** -decimals, name: name.trim().replace(/:$/, ''), ...(code === undefined ? {} : { code }) };
}

const quoted = (words: string): string => (words === '' ? '' : `"${words}"`);

/** The format that all have: one chart prints all of its numbers alike. */
export function commonCode(numbers: readonly Printed[]): string | undefined {
  const codes = new Set(numbers.map(({ code }) => code));
  const [code] = codes;
  if (codes.size === 1) return code;
  // Zero of "0.0" and numbers with a group of thousands beside smaller ones.
  const grouped = [...codes].find((one) => one?.includes('#,##0'));
  return grouped !== undefined && [...codes].every((one) => one === grouped || one === grouped.replace('#,##0', '0')) ? grouped : undefined;
}

/** The roundest values that lie within so much of those that were measured. */
export function rounded(values: readonly number[], within: number): number[] {
  for (let power = 9; power > -9; power--) {
    const step = 10 ** power;
    const near = values.map((value) => Number((Math.round(value / step) * step).toPrecision(12)));
    if (near.every((value, i) => Math.abs(value - (values[i] ?? 0)) <= within)) return near;
  }
  return [...values];
}
