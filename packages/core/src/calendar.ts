/** Days, months and years as whole numbers, and the serial numbers of spreadsheets. Proleptic Gregorian calendar, without time zones. */

export interface CalendarDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

export type TimeUnit = 'days' | 'months' | 'years';

const DAY_MS = 86_400_000;

/** Serial number of the first of January 1970 in a spreadsheet (ISO 29500-1, 18.17.4.1). */
export const EPOCH_SERIAL = 25_569;
/** Days by which serials of the 1904 date system are smaller. */
export const SERIALS_1904 = 1_462;

/** Days since the first of January 1970. Undefined for a day that the month does not have. */
export function dayOfDate({ year, month, day }: CalendarDate): number | undefined {
  if (!Number.isInteger(year) || year < 1 || year > 9999 || month < 1 || month > 12 || day < 1) return undefined;
  const at = new Date(0);
  // `Date.UTC` takes the years 1 to 99 for those of the twentieth century.
  at.setUTCFullYear(year, month - 1, day);
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? Math.round(at.getTime() / DAY_MS) : undefined;
}

export function dateOfDay(day: number): CalendarDate {
  const at = new Date(Math.floor(day) * DAY_MS);
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
}

/** The number of the unit that holds this day, counted from one fixed beginning. */
export function unitOfDay(day: number, unit: TimeUnit): number {
  if (unit === 'days') return Math.floor(day);
  const { year, month } = dateOfDay(day);
  return unit === 'years' ? year : year * 12 + month - 1;
}

/** The first day of a unit. */
export function dayOfUnit(index: number, unit: TimeUnit): number {
  if (unit === 'days') return index;
  const year = unit === 'years' ? index : Math.floor(index / 12);
  return dayOfDate({ year, month: unit === 'years' ? 1 : (((index % 12) + 12) % 12) + 1, day: 1 }) ?? 0;
}
