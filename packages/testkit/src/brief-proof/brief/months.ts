/** Names of months, taken from the locales of the runtime, so that no list is kept by hand. */
import type { Span } from '../finding.ts';
import { wordsOf } from './words.ts';

/** Of these the short names count too; of the others only beside a day. */
const WIDE = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da', 'nb'];
const MORE = ['fi', 'cs', 'sk', 'tr', 'hu', 'ro', 'ru', 'uk', 'el', 'hr', 'ca', 'id', 'ar'];
const INFLECTING = ['pl', 'cs', 'sk', 'ru', 'uk', 'hr', 'fi', 'hu', 'tr'];
/** Short names of months that are common words: behind a day alone they are months. */
const RARE = new Set(['out', 'set', 'do', 'is', 'ago', 'a', 'si', 'st', 'to', 'for', 'me', 'led', 'des', 'lut', 'lis', 'sie', 'lip']);
/** Of these, the ones that a row of other short names makes months too. */
const IN_ROWS = new Set(['out', 'set', 'ago', 'des']);
/** Words and months at once: with a capital they are months. */
const COMMON = new Set(['mar', 'jun', 'may', 'march', 'mai', 'mei']);
const ALSO = [
  ['sept', 9],
  ['mrz', 3],
  ['mär', 3],
  ['mar', 3],
  ['jun', 6],
  ['jul', 7],
] as const;

type Named = readonly [name: string, month: number];

/** As the month stands alone and beside a day, which inflects it in some languages. */
function namesIn(locale: string, month: 'long' | 'short'): Named[] {
  return [{ month }, { month, day: 'numeric' as const }].flatMap((options) =>
    Array.from({ length: 12 }, (_, i): Named => {
      const parts = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).formatToParts(Date.UTC(2024, i, 15));
      const name = parts.find((part) => part.type === 'month')?.value ?? '';
      return [name.toLowerCase().replaceAll('.', '').trim(), i + 1];
    }),
  );
}

const NAMES: ReadonlyMap<string, number> = new Map([
  ...[...MORE, ...WIDE].flatMap((locale) => namesIn(locale, 'long')),
  ...WIDE.flatMap((locale) => namesIn(locale, 'short')),
  ...ALSO,
]);
const BY_DAY: ReadonlyMap<string, number> = new Map(
  MORE.flatMap((locale) => namesIn(locale, 'short')).filter(([name]) => !NAMES.has(name)),
);
const INFLECTED = INFLECTING.flatMap((locale) => namesIn(locale, 'long')).filter(([name]) => name.length >= 5);

export interface MonthName extends Span {
  readonly month: number;
}

/** The month that a word names, in any of its cases. */
export function monthNamed(word: string): number | undefined {
  if (word.length < 3 || /\d/.test(word)) return undefined;
  return (
    NAMES.get(word) ??
    INFLECTED.find(
      ([name]) =>
        word.length >= 5 &&
        name.slice(0, -1) === word.slice(0, name.length - 1) &&
        word.length - name.length <= (name.length > 6 ? 3 : 1) &&
        name.length - word.length <= 1,
    )?.[1]
  );
}

/** Months of a text. A word that is also a common one counts where it begins with a capital, follows a day, or stands in a row of months. */
export function monthsOf(text: string): MonthName[] {
  const found = wordsOf(text).flatMap(({ key, start, end, text: as }) => {
    const afterDay = /(?<![\d.,])(?:[12]?\d|3[01])\.?[ ]?(?:de |of )?$/.test(text.slice(Math.max(0, start - 8), start));
    const month = monthNamed(key) ?? (afterDay ? BY_DAY.get(key) : undefined);
    return month === undefined ? [] : [{ month, start, end, key, isSure: afterDay || !(RARE.has(key) || (COMMON.has(key) && as === key)) }];
  });
  const row = found.filter(({ isSure }) => isSure).length > 2;
  return found
    .filter(({ isSure, key, start }) => isSure || (row && (IN_ROWS.has(key) || COMMON.has(key)) && !/\p{L}-$/u.test(text.slice(0, start))))
    .map(({ month, start, end }) => ({ month, start, end }));
}
