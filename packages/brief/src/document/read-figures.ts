/** Finds the numbers of business prose: signs, currencies, grouping, decimal commas, scales and units. */
import { type Negative, negativesIn } from './accounting-brackets.ts';
import { cut, Figure, Piece } from './piece.ts';

const SCALES: Readonly<Record<string, number>> = {
  k: 1e3, thousand: 1e3, tsd: 1e3, mille: 1e3, mil: 1e3, tys: 1e3, duizend: 1e3, tausend: 1e3,
  m: 1e6, mn: 1e6, mm: 1e6, million: 1e6, millions: 1e6, mio: 1e6, millionen: 1e6, mln: 1e6, millones: 1e6, milhões: 1e6, milioni: 1e6, miljoen: 1e6,
  millón: 1e6, milhão: 1e6, milione: 1e6, milion: 1e6, miliony: 1e6, milionów: 1e6, mi: 1e6, lakh: 1e5, lakhs: 1e5, thsd: 1e3, thousands: 1e3,
  b: 1e9, bn: 1e9, billion: 1e9, billions: 1e9, mrd: 1e9, milliarden: 1e9, milliards: 1e9, md: 1e9, mld: 1e9, miliardi: 1e9, miljard: 1e9,
  milliarde: 1e9, milliard: 1e9, miliardo: 1e9, miliard: 1e9, miliardy: 1e9, miliardów: 1e9, bilhões: 1e9, bilhão: 1e9, bi: 1e9, crore: 1e7, 万: 1e4, 萬: 1e4, 亿: 1e8, 億: 1e8, 兆: 1e12, 만: 1e4, 억: 1e8, 조: 1e12, trn: 1e12, tn: 1e12, trillion: 1e12,
}; // biome-ignore format: one scale a line would hide the languages
const CURRENCY = '(?:US|R|C|A|NZ|HK|S)\\$|[$€£¥₹]|EUR|USD|GBP|CHF|PLN|SEK|NOK|DKK|CZK|HUF|RON|CAD|AUD|BRL|JPY|CNY|INR|zł|Kč|元|円|원';
const NAMES = Object.keys(SCALES)
  .sort((a, b) => b.length - a.length)
  .join('|');
/** Each part is bounded or ends at its first other character, so that reading is linear. */
const figureOf = (digits: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}_.]|\\d,)(?:([+\\-−–±])(?=[\\d$€£¥₹]))?((?:${CURRENCY})\\s?)?([+\\-−])?(${digits})` +
      `((?:[人件台社店名個个家次户명건개대배倍]|p|ct|cts|kg|g|kt|km|kwh|mwh|gwh|twh|kw|mw|gw|gb|tb|h|hrs|min|ha)(?![\\p{L}\\p{N}])|[^\\S\\n]?(?:%|‰|(?:pp|pts?|pt|percent|percentage points|bps?|x|${NAMES})(?![\\p{L}\\p{N}])(?:(?<=(?:mio|mrd|tsd|tys|mln|mld|md|pkt|proc))\\.)?))?` +
      `([^\\S\\n]?(?:${CURRENCY})(?![\\p{L}\\p{N}]))?`,
    'giu',
  );
/** `14,13,12,11`: a row written without blanks, whose commas part neither thousands nor decimals. */
const CLOSE_ROW = /^\d{1,4}(?:,\d{1,4}){2,}$/;
const GROUPED = /^\d{1,3}(?:,\d{3})+$|^\d{1,2}(?:,\d{2})*,\d{3}$/;
const FIGURE = figureOf("\\d+(?:[.,'’\\u00a0\\u202f]\\d+)*|\\.\\d{1,3}(?![\\d.])");
/** `1 840`, `655 000`: blanks between groups, where the language writes them; rows such as `210 198 225` stay apart. */
const SPACED = figureOf("(?:\\d{1,2}(?: \\d{3})+|\\d{3}(?: 000)+)(?![ \\d]?\\d)(?:,\\d+)?|\\d+(?:[.,'’\\u00a0\\u202f]\\d+)*");

/** The value of written digits; `comma` says that commas part decimals in this language. */
export function numberOf(digits: string, comma: boolean): number {
  const bare = digits.replace(/['’ \u00a0\u202f]/g, '');
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  if (last < 0) return Number(bare);
  const mark = bare[last];
  const tail = bare.length - last - 1;
  const kinds = new Set(bare.replace(/\d/g, ''));
  const repeated = bare.indexOf(mark ?? '') !== last;
  const groups = kinds.size === 1 && tail === 3 && /^\d{1,3}(?:[.,]\d{3})+$/.test(bare) && !bare.startsWith('0');
  const decimal = kinds.size > 1 || !(repeated || (groups && (mark === ',' ? !comma : comma)));
  if (!decimal) return Number(bare.replace(/[.,]/g, ''));
  return Number(`${bare.slice(0, last).replace(/[.,]/g, '')}.${bare.slice(last + 1)}`);
}

const sign = (outer: string, inner: string): string => outer || inner;

const OPENED = new RegExp(`(${CURRENCY})\\($`, 'iu');
const CLOSED = new RegExp(`^\\)\\s?(${NAMES})?(?![\\p{L}\\p{N}])`, 'iu');
/** `€(2.7)m`: a minus as accountants write it, with its currency before the bracket. */
function inBrackets(text: string, start: number, end: number) {
  const opened = OPENED.exec(text.slice(Math.max(0, start - 5), start));
  const closed = opened === null ? null : CLOSED.exec(text.slice(end, end + 14));
  if (opened === null || closed === null) return undefined;
  return { start: start - opened[0].length, end: end + closed[0].trimEnd().length, currency: opened[1] ?? '', scale: closed[1] ?? '' };
}

/** A day and its month: `30.06.` before more of its sentence, `15/02` with the month's nought. */
function isDay(text: string, start: number, end: number, digits: string): boolean {
  if (/^(?:0?[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2])$/.test(digits)) return /^\.(?:\s?[\p{Ll}(,;:)–-]|\d)/u.test(text.slice(end, end + 3));
  const around = text.slice(Math.max(0, start - 6), end + 8);
  if (/\//.test(around) && /^\d{1,4}$/.test(digits)) {
    const from = text.slice(Math.max(0, start - 6), start);
    // `30/06/2027`: each of its numbers.
    if (/^\/(?:0?[1-9]|1[0-2])\/(?:19|20)\d\d(?!\d)/.test(text.slice(end, end + 9))) return true;
    if (/(?<!\d)\d{1,2}\/$/.test(from) && /^\/(?:19|20)\d\d(?!\d)/.test(text.slice(end, end + 6))) return true;
    if (/(?<!\d)\d{1,2}\/\d{1,2}\/$/.test(from) && /^(?:19|20)\d\d$/.test(digits)) return true;
  }
  if (/^(?:0?[1-9]|[12]\d|3[01])$/.test(digits) && /^\/0[1-9](?![\d/])/.test(text.slice(end, end + 4))) return true;
  return (
    /^0[1-9]$/.test(digits) &&
    /(?:^|[^\d])(?:0?[1-9]|[12]\d|3[01])\/$/.test(text.slice(Math.max(0, start - 4), start)) &&
    !/^\//.test(text.slice(end, end + 1))
  );
}

const around = (found: Negative | undefined, start: number, end: number): Negative | undefined =>
  found !== undefined && found.start < start && end < found.end ? found : undefined;

/** @param spaced blanks may part thousands */
export function readFigures(text: string, comma: boolean, spaced = false): Figure[] {
  const out: Figure[] = [];
  const negatives = negativesIn(text);
  let negative = 0;
  let marks = 0;
  for (const match of text.matchAll(spaced ? SPACED : FIGURE)) {
    const [whole, outer = '', before = '', inner = '', digits = '', scale = '', after = ''] = match;
    const start = match.index;
    const end = start + whole.trimEnd().length;
    if (CLOSE_ROW.test(digits) && !GROUPED.test(digits) && outer === '' && before === '' && inner === '') {
      let at = start;
      for (const one of digits.split(',')) {
        const core = new Piece(one, at, at + one.length);
        out.push(new Figure(core, { value: Number(one), factor: 1, unit: '', signed: false, year: false, core }));
        at = core.end + 1;
      }
      continue;
    }
    const next = text.slice(end, end + 1);
    // `52-week range`, `30-Tage-Quote`: part of a word.
    if (whole === digits && /^-\p{L}{2}/u.test(text.slice(end, end + 3))) continue;
    // `3rd`, `2x2`, `4G`: a name, no figure.
    if (scale === '' && after === '' && /[\p{L}_]/u.test(next)) continue;
    // Marks of a list: `1.` and `2)` before a word; within a line they count on from 1.
    if (whole === digits && /^\d{1,2}$/.test(digits) && /^[.)]\s/.test(text.slice(end, end + 2))) {
      const before = text.slice(Math.max(0, start - 3), start);
      if (/(?:^|\n\s*)$/.test(before) || (/[,;:.]\s*$/.test(before) && Number(digits) === marks + 1)) {
        marks = Number(digits);
        continue;
      }
    }
    // `30.06.` and `15/02` are days.
    if (scale === '' && after === '' && before === '' && isDay(text, start, end, digits)) continue;
    const name = scale.trim().replace(/\.$/, '');
    const bracketed = sign(outer, inner) === '' && scale === '' && before === '' ? inBrackets(text, start, end) : undefined;
    if (bracketed !== undefined) {
      const minus = -numberOf(digits, comma);
      const piece = new Piece(text.slice(bracketed.start, bracketed.end), bracketed.start, bracketed.end);
      const core = new Piece(text.slice(start, end), start, end);
      out.push(
        new Figure(piece, {
          value: minus,
          factor: SCALES[bracketed.scale.toLowerCase()] ?? 1,
          unit: `${bracketed.currency}${bracketed.scale}`,
          signed: true,
          year: false,
          core,
        }),
      );
      continue;
    }
    const factor = SCALES[name.toLowerCase()] ?? 1;
    const minus = sign(outer, inner);
    const value = numberOf(digits, comma);
    if (!Number.isFinite(value)) continue;
    const from = start + outer.length + before.length + inner.length;
    const coreFrom = before === '' ? start : from;
    const percent = scale.trim() === '%' ? scale.length : 0;
    while ((negatives[negative]?.end ?? text.length) <= start) negative++;
    const held = minus === '' ? around(negatives[negative], start, end) : undefined;
    const [opens, closes] = [held?.start ?? start, held?.end ?? end];
    const piece = new Piece(text.slice(opens, closes), opens, closes);
    const unit = `${before.trim()}${scale.trim()}${after.trim() === '' ? '' : `${scale === '' ? '' : ' '}${after.trim()}`}`;
    out.push(
      new Figure(piece, {
        value: held !== undefined || minus === '-' || minus === '−' || minus === '–' ? -value : value,
        factor,
        unit,
        signed: held !== undefined || (minus !== '' && minus !== '±'),
        year: unit === '' && minus === '' && /^(?:19|20)\d\d$/.test(digits),
        core: held === undefined ? cut(piece, coreFrom, from + digits.length + percent) : piece,
      }),
    );
  }
  return out;
}
