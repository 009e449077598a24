/** The figures of a text: each with its place, all values that its digits may stand for, its unit, scale and sign, and what kind it is. */
import type { Span } from '../finding.ts';
import { fold } from './fold.ts';
import { monthNamed } from './months.ts';
import { UNITS, unitAfter, unitBefore } from './units.ts';

/** `value` may be drawn as a length; `year` too where nothing speaks against it; the others place, name or count something. */
export type FigureKind = 'value' | 'year' | 'date' | 'time' | 'code' | 'ordinal' | 'idiom';

export interface Figure extends Span {
  /** The digits as written, folded. */
  readonly digits: string;
  /** What the digits may stand for, without sign and scale: `1.234` is 1234 and 1.234. */
  readonly readings: readonly number[];
  readonly scale: number;
  /** Canonical, or empty. */
  readonly unit: string;
  readonly sign: '+' | '-' | '';
  readonly kind: FigureKind;
  /** Alone in brackets, as accounts write what is subtracted. */
  readonly bracketed: boolean;
  /** With currency, sign, scale and unit. */
  readonly whole: Span;
}

const DIGITS = /\d{1,3}(?: \d{3})+(?:[.,]\d+)?(?![\d])(?![.,:]\d)|\d+(?:[.,']\d+)*|(?<![\p{L}\d.,])\.\d+/gu;

export function figuresOf(text: string): Figure[] {
  const folded = fold(text);
  const blocked = blockedIn(folded);
  return [...folded.matchAll(DIGITS)].flatMap((match) => {
    const { index } = match;
    const [all] = match;
    const isGroup = all.includes(' ');
    // `12 400` is one figure and may be two, so both readings are kept.
    const parts = isGroup ? [...all.matchAll(/\d+(?:[.,]\d+)?/g)].map((part) => ({ digits: part[0], at: index + part.index })) : [];
    return [{ digits: all, at: index }, ...parts].map(({ digits, at }) => figureAt(folded, at, digits, blocked));
  });
}

/** E-mail addresses, links, file names and phone numbers hold digits that are no figures. */
function blockedIn(text: string): readonly Span[] {
  const patterns = [
    /[^\s@]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi,
    /(?:https?:\/\/|www\.)\S+/g,
    /\+\d{1,3}[ \d()/-]{7,}\d/g,
    /(?<![\d.,])0\d{1,4}[ /-]\d{3,}(?:[ -]\d{2,})*/g,
    /#[0-9a-f]{6}\b/gi,
  ];
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(({ index, 0: all }) => ({ start: index, end: index + all.length })));
}

function figureAt(text: string, start: number, digits: string, blocked: readonly Span[]): Figure {
  const end = start + digits.length;
  const before = text.slice(Math.max(0, start - 24), start);
  const after = text.slice(end, end + 24);
  const currency = unitBefore(before.replace(/[-+]\s?$/, ''));
  const signed = /([-+±])\s?$/.exec(before);
  const beside = unitAfter(after);
  // Currency and unit may stand within the brackets, nothing else.
  const bracketed = /\([\p{Sc}\s]{0,2}$/u.test(before) && /^\s?[^\d\s)]{0,4}\)/.test(after);
  const sign = signOf(text, start, currency.length, signed?.[1]);
  const kind = blocked.some((span) => span.start < end && start < span.end)
    ? 'code'
    : kindOf(text, { start, end, digits, before, after, unit: currency.unit || beside.unit, scale: beside.scale });
  return {
    start,
    end,
    digits,
    readings: readingsOf(digits),
    scale: beside.scale,
    unit: currency.unit || beside.unit,
    sign,
    kind,
    bracketed,
    whole: { start: start - currency.length - (sign === '' ? 0 : 1), end: end + beside.length },
  };
}

/** A sign counts where no range, date or word could have put it there. */
function signOf(text: string, start: number, currency: number, found: string | undefined): '+' | '-' | '' {
  const at = start - currency;
  const mark = text[at - 1] ?? '';
  const before = text[at - 2] ?? ' ';
  if ((mark === '+' || mark === '-') && /[\s(:,;|/=[]/.test(before) && !/\d\s*[-+]$/.test(text.slice(0, at))) return mark;
  if (currency > 0 && found !== undefined && /[-+]$/.test(text.slice(0, start)) && (found === '+' || found === '-')) return found;
  return '';
}

/** All values that digits with separators may stand for. */
export function readingsOf(digits: string): number[] {
  const separators = digits.replaceAll(/\d/g, '');
  if (separators === '' || digits.startsWith('.')) return [Number(digits)];
  const grouped = /^\d{1,3}(?:[.,' ]\d{2,3})*[.,' ]\d{3}$/.test(digits);
  const out = new Set<number>();
  const kinds = new Set(separators);
  if (grouped && kinds.size === 1) out.add(Number(digits.replaceAll(/[.,' ]/g, '')));
  const decimal = /^(.*)[.,](\d+)$/.exec(digits);
  if (decimal !== null) {
    const [, whole = '', part = ''] = decimal;
    const last = separators.at(-1) ?? '';
    const isOnly = !separators.slice(0, -1).includes(last);
    if (isOnly) out.add(Number(`${whole.replaceAll(/[.,' ]/g, '')}.${part}`));
  }
  return out.size > 0 ? [...out] : [Number(digits.replaceAll(/[.,' ]/g, ''))];
}

interface Around {
  readonly start: number;
  readonly end: number;
  readonly digits: string;
  readonly before: string;
  readonly after: string;
  readonly unit: string;
  readonly scale: number;
}

const wordBefore = (before: string): string => /(\p{L}[\p{L}\p{M}]*)\.? ?$/u.exec(before)?.[1]?.toLowerCase() ?? '';
const wordAfter = (after: string): string =>
  /^\.?(?:er|re|st|nd|rd|th|e)? ?(?:de |of |di )?(\p{L}[\p{L}\p{M}]*)/u.exec(after)?.[1]?.toLowerCase() ?? '';
const isMonth = (word: string): boolean =>
  monthNamed(word) !== undefined &&
  !['out', 'set', 'do', 'is', 'ago', 'for', 'me', 'led', 'des', 'lut', 'lis', 'sie', 'lip'].includes(word);

function kindOf(text: string, { start, end, digits, before, after, unit, scale }: Around): FigureKind {
  const plain = /^\d+$/.test(digits);
  if (/(?:^|[^a-z])id"?\s?[:=]\s?"?$/i.test(before)) return 'code';
  if (/^\dx\d\b/i.test(text.slice(start, start + 4)) || /\dx$/i.test(before)) return 'code';
  // "1) need, 2) search": numbers of a list within a line.
  if (
    plain &&
    digits.length <= 2 &&
    /(?:^|[\s(,;:])$/.test(before) &&
    /^\)/.test(after) &&
    !/\([^)]*$/.test(text.slice(Math.max(0, start - 300), start))
  )
    return 'ordinal';
  if (/^24$/.test(digits) && /^\/7\b/.test(after)) return 'idiom';
  if (/^7$/.test(digits) && /24\/$/.test(before)) return 'idiom';
  if (
    /^\d{1,2}[:h]\d{2}(?!\d)/.test(text.slice(start, start + 6)) ||
    /\d[:h]$/.test(before) ||
    /^(?: ?(?:a\.m|p\.m|uhr)|(?:am|pm)| (?:am|pm)(?=[\s,.;)]*(?:$|[^\p{L}\s]|\p{Lu})))(?!\p{L})/iu.test(after)
  )
    return 'time';
  const stretch = /[\d./-]*$/.exec(text.slice(Math.max(0, start - 12), start))?.[0] + digits + (/^[\d./-]*/.exec(after)?.[0] ?? '');
  if (/^(?:\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{1,2}\.\d{1,2}\.\d{2}|\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{4}-(?:0[1-9]|1[0-2]))\.?$/.test(stretch))
    return 'date';
  if (/^(?:0?[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2])\.$/.test(stretch)) return 'date';
  if (
    unit === '' &&
    scale === 1 &&
    !/^\. \p{L}+:/u.test(after) &&
    (isMonth(wordBefore(before)) || isMonth(wordAfter(after))) &&
    (plain ? digits.length <= 4 : false) &&
    !/[,;]\s?$/.test(before) &&
    isDay(digits)
  )
    return 'date';
  // Letters that touch the digits make a name of them: `Q3`, `FY24`, `CO2`.
  if (/[\p{L}_]$/u.test(before) && unit === '' && /[\p{Script=Latin}_]$/u.test(before)) return 'code';
  if (unit !== '' && /\p{Script=Latin}$/u.test(before) && !endsWithUnit(before)) return 'code';
  if (/(?:^|\n)\s*[([]?$/.test(text.slice(0, start)) && /^[.)\]](?:\s|$)/.test(after)) return 'ordinal';
  if (plain && /^(?:19|20)\d{2}$/.test(digits) && unit === '' && scale === 1) return 'year';
  if (/^\d{2,4}$/.test(digits) && /(?:19|20)\d{2}\s?[/-]$/.test(before) && digits.length === 2) return 'year';
  return end > start ? 'value' : 'code';
}

const isDay = (digits: string): boolean => Number(digits) <= 31 || /^(?:19|20)\d{2}$/.test(digits);

const endsWithUnit = (before: string): boolean => {
  const word = /(\p{L}+\p{Sc}?)$/u.exec(before)?.[1] ?? '';
  return UNITS.has(word.toLowerCase());
};

/** Whether a figure may stand for a value, scales of both aside: 1.2 m is 1,200 k. */
export function standsFor(figure: Figure, value: number, scale = 1): boolean {
  const wanted = Math.abs(value);
  const scales = [...new Set([1, figure.scale])];
  return figure.readings.some((reading) => scales.some((own) => [1, scale].some((other) => isSame(reading * own, wanted * other))));
}

export const isSame = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
