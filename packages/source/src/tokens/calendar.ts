/** Days as numbers: since 1970-01-01 in the Gregorian calendar, of year 0 where no year is named. */

/** Of a month from 0 and a day from 1; a month beyond 11 is one of the next year. */
export function dayOf(year: number, month: number, day: number): number {
  const y = year + Math.floor(month / 12);
  const m = ((month % 12) + 12) % 12;
  // Years begin in March here, so that a leap day is the last.
  const shifted = m < 2 ? y - 1 : y;
  const era = Math.floor(shifted / 400);
  const ofEra = shifted - era * 400;
  const ofYear = Math.floor((153 * ((m + 10) % 12) + 2) / 5) + day - 1;
  return era * 146_097 + ofEra * 365 + Math.floor(ofEra / 4) - Math.floor(ofEra / 100) + ofYear - 719_468;
}

/** Both days inclusive. */
export interface Days {
  readonly from: number;
  readonly to: number;
}

/** `count` months from month `month` (0 to 11) on. */
export const months = (year: number, month: number, count: number): Days => ({
  from: dayOf(year, month, 1),
  to: dayOf(year, month + count, 1) - 1,
});

/** ISO 8601 weeks of a year; of no year, weeks one after the other from its first day. */
export function week(year: number | undefined, number: number): Days {
  const first = year === undefined ? dayOf(0, 0, 1) : mondayOf(dayOf(year, 0, 4));
  const from = first + (number - 1) * 7;
  return { from, to: from + 6 };
}

/** 1970-01-01 was a Thursday. */
const mondayOf = (day: number): number => day - ((((day + 3) % 7) + 7) % 7);

/** A year of two digits is of this century. */
export const fullYear = (written: number): number => (written < 100 ? 2000 + written : written);

export const isYear = (written: string): boolean =>
  written.length === 4 && Number.isInteger(Number(written)) && (written.startsWith('19') || written.startsWith('20'));
