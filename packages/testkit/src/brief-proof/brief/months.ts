/** Names of months, taken from the locales of the runtime, so that no list is kept by hand. */
import type { Span } from '../finding.ts';
import { wordsOf } from './words.ts';

const LOCALES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da', 'nb', 'fi', 'cs', 'sk', 'tr', 'hu', 'ro', 'ru', 'uk', 'el', 'hr', 'ca', 'id', 'ar'];
/** Short names of months that are also common words, and names as people shorten them. */
const COMMON = new Set(['out', 'set', 'do', 'is', 'ago', 'mar', 'jun', 'a', 'si', 'st', 'to', 'for', 'me', 'led']);
const ALSO: Readonly<Record<string, number>> = { sept: 9, mrz: 3, mär: 3, mar: 3, jun: 6, jul: 7 };

export const MONTHS: ReadonlyMap<string, number> = new Map([
  ...LOCALES.flatMap((locale) =>
    (['long', 'short'] as const).flatMap((month) =>
      [{ month }, { month, day: 'numeric' as const }].flatMap((options) =>
        Array.from({ length: 12 }, (_, i) => {
          const parts = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).formatToParts(Date.UTC(2024, i, 15));
          const name = parts.find((part) => part.type === 'month')?.value.toLowerCase().replaceAll('.', '').trim() ?? '';
          return [name, i + 1] as const;
        }),
      ),
    ),
  ),
  ...Object.entries(ALSO),
]);

export interface MonthName extends Span {
  readonly month: number;
}

/** Months of a text. A word that is also a common one counts where it begins with a capital. */
export function monthsOf(text: string): MonthName[] {
  return wordsOf(text).flatMap(({ key, start, end, text: as }) => {
    const month = /^\d+$/.test(key) || key.length < 3 ? undefined : MONTHS.get(key);
    const isCommon = COMMON.has(key) || key === 'may' || key === 'march';
    return month === undefined || (isCommon && as === key && !/\d\W{0,2}$/.test(text.slice(0, start))) ? [] : [{ month, start, end }];
  });
}
