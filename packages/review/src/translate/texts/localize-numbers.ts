/**
 * Figures in the notation of another language: 1,234.5 becomes 1.234,5. Values stay; what is no figure (versions, dates, times, codes, addresses)
 * stays as it is written, and so does whatever may be one of them.
 */
import lexicon from '../lexicon/numbered.json' with { type: 'json' };
import { ADDRESS } from './letters.ts';
import { NUMBER } from './numbers.ts';

export interface NumberLocales {
  /** BCP 47; missing: seen in the texts. */
  readonly from?: string;
  readonly to: string;
}

/** By its decimal separator; the other and white space part thousands. */
export type Notation = '.' | ',';

const BEFORE: ReadonlySet<string> = new Set(lexicon.before);
const TIMES: ReadonlySet<string> = new Set(lexicon.behind_times);
const FIGURES: Readonly<Record<Notation, RegExp>> = {
  '.': /^[-+−±]?(?<whole>\d{1,3}(?:[,\u00a0\u202f'’]\d{3})+|\d+)(?:\.(?<fraction>\d+))?$/u,
  ',': /^[-+−±]?(?<whole>\d{1,3}(?:[.\u00a0\u202f'’]\d{3})+|\d+)(?:,(?<fraction>\d+))?$/u,
};
const UNIT_BEHIND = /^[\u00a0\u202f ]?[%‰€$£¥]/u;
const CURRENCY_BEFORE = /[€$£¥][\u00a0\u202f ]?$/u;
/** Nothing that continues a code, a telephone number or an address. */
const JOINED_BEFORE = /[\p{L}\p{N}_#@/\\:][-.]?$|\p{N}[\u00a0\u202f ]$|\+$/u;
const JOINED_BEHIND = /^(?:[_@\\]|[-/:'’.,]\p{N}|-\p{L}|\p{L}+\p{N}|[\u00a0\u202f ]\p{N})/u;

/** The notation of a language, or the one that the texts show; undefined where they show none or both. */
export function notationOf(from: string | undefined, texts: readonly string[]): Notation | undefined {
  if (from !== undefined) return separators(from).decimal === ',' ? ',' : '.';
  const shows = { '.': 0, ',': 0 };
  for (const text of texts)
    for (const [token] of text.matchAll(NUMBER)) {
      if (/^[-+−±]?\d+(?:,\d{3})*\.(?:\d{1,2}|\d{4,})$/u.test(token)) shows['.'] += 1;
      else if (/^[-+−±]?\d+(?:\.\d{3})*,(?:\d{1,2}|\d{4,})$/u.test(token) || /^\d{1,3}(?:\.\d{3}){2,}$/u.test(token)) shows[','] += 1;
      else if (/^\d{1,3}(?:,\d{3}){2,}$/u.test(token)) shows['.'] += 1;
    }
  if (shows['.'] === shows[','] || Math.min(shows['.'], shows[',']) * 3 > Math.max(shows['.'], shows[','])) return undefined;
  return shows['.'] > shows[','] ? '.' : ',';
}

export interface Localized {
  /** How a figure is written afterwards, by how it was written. */
  readonly figures: ReadonlyMap<string, string>;
  /** Numbers that may be figures and may be something else. */
  readonly kept: readonly string[];
}

/**
 * What becomes of the numbers of a paragraph.
 * @param pieces its words by their formats: a number in two of them stays
 */
export function localizeFigures(words: string, pieces: readonly string[], notation: Notation, to: string): Localized {
  const figures = new Map<string, string>();
  const kept = new Set<string>();
  const addresses = [...words.matchAll(ADDRESS)].map(({ index, 0: address }) => [index, index + address.length] as const);
  for (const match of words.matchAll(NUMBER)) {
    const [token] = match;
    const { whole = '', fraction } = FIGURES[notation].exec(token)?.groups ?? {};
    if (whole === '' || (fraction === undefined && !/\D/.test(whole))) continue;
    const [before, behind] = [words.slice(0, match.index), words.slice(match.index + token.length)];
    if (addresses.some(([start, end]) => match.index >= start && match.index < end) || !isFigure(before, behind, fraction)) kept.add(token);
    else figures.set(token, written(token, notation, to));
  }
  const counted = (texts: readonly string[], token: string): number =>
    texts.reduce((sum, text) => sum + [...text.matchAll(NUMBER)].filter(([one]) => one === token).length, 0);
  for (const token of figures.keys()) if (kept.has(token) || counted([words], token) !== counted(pieces, token)) kept.add(token);
  for (const token of kept) figures.delete(token);
  return { figures, kept: [...kept] };
}

/** A text whose figures are those of its source. */
export const withFigures = (text: string, { figures }: Localized): string => text.replace(NUMBER, (token) => figures.get(token) ?? token);

function isFigure(before: string, behind: string, fraction: string | undefined): boolean {
  if (JOINED_BEFORE.test(before) || JOINED_BEHIND.test(behind)) return false;
  const following = /^[\u00a0\u202f ]?([\p{L}.]+)/u.exec(behind)?.[1]?.toLowerCase().replace(/\.$/, '') ?? '';
  if (fraction?.length === 2 && TIMES.has(following)) return false;
  const name = /(\p{L}[\p{L}'’-]*)[.:]?\s+$/u.exec(before)?.[1] ?? '';
  if (BEFORE.has(name.toLowerCase())) return false;
  // A name may be that of a thing with versions, unless money or a share is counted.
  return !/^\p{Lu}/u.test(name) || fraction === undefined || UNIT_BEHIND.test(behind) || CURRENCY_BEFORE.test(before);
}

/** @throws Error when the value would be another, which would be a fault of ours */
function written(token: string, notation: Notation, to: string): string {
  const { whole = '', fraction } = FIGURES[notation].exec(token)?.groups ?? {};
  const { decimal, digits } = separators(to);
  const sign = /^[-+−±]/u.exec(token)?.[0] ?? '';
  const plain = whole.replace(/\D/g, '');
  const inDigits = (text: string): string => text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
  // Leading noughts are part of how a figure is written, and no format has them.
  const grouped = /\D/.test(whole) && !plain.startsWith('0') ? GROUPED(to).format(BigInt(plain)) : inDigits(plain);
  const result = `${sign}${grouped}${fraction === undefined ? '' : decimal + inDigits(fraction)}`;
  const value = [...result.slice(sign.length)]
    .map((one) => (one === decimal ? '.' : digits.includes(one) ? digits.indexOf(one) : ''))
    .join('');
  if (value !== (fraction === undefined ? plain : `${plain}.${fraction}`))
    throw new Error(`The figure ${token} would have become another.`);
  return result;
}

const GROUPED = (locale: string): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, { useGrouping: 'always' as never, maximumFractionDigits: 0 });

/** Of a locale, by the data of the runtime. */
function separators(locale: string): { readonly decimal: string; readonly digits: readonly string[] } {
  const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).formatToParts(1.5);
  const plain = new Intl.NumberFormat(locale, { useGrouping: false });
  return {
    decimal: parts.find(({ type }) => type === 'decimal')?.value ?? '.',
    digits: Array.from({ length: 10 }, (_, digit) => plain.format(digit)),
  };
}
