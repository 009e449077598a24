/** Format codes of spreadsheets (ISO 29500-1, 18.8.31), as far as labels of charts use them. */
import { EPOCH_SERIAL } from '@deckwright/core/calendar';

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** @param format `General`, `0.0%`, `#,##0`, `m/d/yyyy`, … with up to three sections */
export function formatNumber(value: number, format: string): string {
  const sections = sectionsOf(format);
  const negative = value < 0 && sections.length > 1;
  const section = negative ? sections[1] : value === 0 && sections.length > 2 ? sections[2] : sections[0];
  const code = (section ?? 'General').replace(/\[[^\]]*\]/g, '').trim();
  if (code === '' || /^general$/i.test(code) || code === '@') return general(value);
  if (spellsDate(code)) return formatDate(value, code);
  return formatDigits(negative ? -value : value, code);
}

/** Whether numbers of this format are read as dates. */
export const isDateFormat = (format: string): boolean => spellsDate((sectionsOf(format)[0] ?? '').replace(/\[[^\]]*\]/g, '').trim());

function spellsDate(code: string): boolean {
  if (/^general$/i.test(code)) return false;
  const plain = code.replace(/"[^"]*"|\\./g, '');
  return /[dmyhs]/i.test(plain) && !/[0#?]/.test(plain);
}

/** Semicolons outside quotation marks separate sections. */
function sectionsOf(format: string): string[] {
  const sections = [''];
  let quoted = false;
  for (const character of format.slice(0, 200)) {
    if (character === '"') quoted = !quoted;
    if (character === ';' && !quoted) sections.push('');
    else sections[sections.length - 1] += character;
  }
  return sections;
}

/** The significant digits, without an exponent for numbers of usual size. */
function general(value: number): string {
  if (value === 0) return '0';
  const size = Math.abs(value);
  if (size >= 1e11 || size < 1e-9)
    return value
      .toExponential(2)
      .replace(/\.?0+e/, 'E')
      .replace('e', 'E');
  return String(Number(value.toPrecision(10)));
}

function formatDigits(value: number, code: string): string {
  const match = /[0#?][0#?,. ]*/.exec(stripLiterals(code));
  if (!match) return literal(code);
  const digits = match[0].trimEnd();
  const at = match.index;
  let scaled = value;
  if (/%/.test(stripLiterals(code))) scaled *= 100;
  const trailing = /,+$/.exec(digits)?.[0].length ?? 0;
  scaled /= 1000 ** trailing;
  const body = digits.replace(/,+$/, '');
  const [whole = '', decimals = ''] = body.split('.', 2);
  const min_digits = (decimals.match(/0/g) ?? []).length;
  const max_digits = Math.min(15, decimals.replace(/[^0#?]/g, '').length);
  let text = Math.abs(scaled).toFixed(max_digits);
  if (max_digits > min_digits) {
    const [a = '', b = ''] = text.split('.');
    let fraction_digits = b;
    while (fraction_digits.length > min_digits && fraction_digits.endsWith('0')) fraction_digits = fraction_digits.slice(0, -1);
    text = fraction_digits === '' ? a : `${a}.${fraction_digits}`;
  }
  let [integer = '', fraction] = text.split('.');
  integer = integer.padStart((whole.match(/0/g) ?? []).length, '0');
  if (whole.includes(',')) integer = integer.replace(/\B(?=(\d{3})+$)/g, ',');
  if (whole !== '' && !whole.includes('0') && integer === '0' && fraction !== undefined) integer = '';
  const sign = scaled < 0 && Number(text) !== 0 ? '-' : '';
  return `${sign}${literal(code.slice(0, at))}${integer}${fraction === undefined ? '' : `.${fraction}`}${literal(code.slice(at + digits.length))}`;
}

/** The code with spaces in place of literals, so that offsets stay the same. */
const stripLiterals = (code: string): string =>
  code.replace(/"[^"]*"|\\.|_./g, (whole) => '\u0001'.repeat(whole.length)).replace(/\*./g, '\u0001\u0001');

/** Literals: quoted words, escaped and single characters; padding is left out. */
const literal = (code: string): string =>
  code
    .replace(/"([^"]*)"|\\(.)|_.|\*./g, (_, quoted: string | undefined, escaped: string | undefined) => quoted ?? escaped ?? '')
    .replace(/[?#0]/g, '');

function formatDate(value: number, code: string): string {
  if (!(value > -700_000 && value < 3_000_000)) return general(value);
  const date = new Date(Math.round((value - EPOCH_SERIAL) * 86_400_000));
  const two = (n: number): string => String(n).padStart(2, '0');
  const noon = /am\/pm|a\/p/i.test(code);
  const hours = noon ? date.getUTCHours() % 12 || 12 : date.getUTCHours();
  let before = '';
  return code.replace(/"[^"]*"|\\.|am\/pm|a\/p|y+|m+|d+|h+|s+|./gi, (token) => {
    const unit = token[0]?.toLowerCase() ?? '';
    if (token.startsWith('"')) return token.slice(1, -1);
    if (token.startsWith('\\')) return token.slice(1);
    if (/^a/i.test(token) && token.includes('/')) return date.getUTCHours() < 12 ? 'AM' : 'PM';
    const last = before;
    if (/[ymdhs]/.test(unit)) before = unit;
    switch (unit) {
      case 'y':
        return token.length > 2 ? String(date.getUTCFullYear()) : two(date.getUTCFullYear() % 100);
      case 'm': {
        // After hours, months are minutes.
        if (last === 'h') return token.length > 1 ? two(date.getUTCMinutes()) : String(date.getUTCMinutes());
        const month = MONTHS[date.getUTCMonth()] ?? '';
        if (token.length >= 5) return month.slice(0, 1);
        return token.length === 4
          ? month
          : token.length === 3
            ? month.slice(0, 3)
            : token.length === 2
              ? two(date.getUTCMonth() + 1)
              : String(date.getUTCMonth() + 1);
      }
      case 'd': {
        const day = DAYS[date.getUTCDay()] ?? '';
        return token.length >= 4
          ? day
          : token.length === 3
            ? day.slice(0, 3)
            : token.length === 2
              ? two(date.getUTCDate())
              : String(date.getUTCDate());
      }
      case 'h':
        return token.length > 1 ? two(hours) : String(hours);
      case 's':
        return token.length > 1 ? two(date.getUTCSeconds()) : String(date.getUTCSeconds());
      default:
        return token;
    }
  });
}
