/**
 * The one rule for points in time on an axis: labels that are dates at uneven distances stand where their dates do. Labels at even
 * distances, and those that are no dates, are categories.
 */
import { dateOfDay, type TimeUnit, unitOfDay } from '@deckwright/core/calendar';
import type { TimeScale } from './dates-in-words.ts';
import { type DatedLabels, readDates } from './dates-in-words.ts';
import type { Kit } from './kit.ts';

/** Two points are always at even distances. */
const MIN_POINTS = 3;

/** @param path pointer to the labels */
export function timeScale(labels: readonly string[], path: string, kit: Kit): TimeScale | undefined {
  const readings = labels.length < MIN_POINTS ? [] : readDates(labels);
  const [only, other] = readings;
  // What may be even is drawn evenly, since nothing says that it is not.
  if (only === undefined || readings.some(isEven)) return undefined;
  if (other !== undefined) {
    kit.warn(
      'dates_ambiguous',
      `The labels may be dates, but “${labels[1] ?? ''}” can be read in two ways; they stand at equal distances.`,
      {
        path,
        remedy: 'Send dates as 2027-01-31 to space them by time.',
      },
    );
    return undefined;
  }
  const places = only.days.map((day) => unitOfDay(day, only.unit));
  const [first, last] = [places[0] as number, places.at(-1) as number];
  return { ...only, shares: places.map((place) => (place - first) / (last - first)) };
}

/** Columns and cells have one width, so they stand at equal distances, and the reader of the slide is not told of gaps in time. */
export function noteEvenDates(time: TimeScale | undefined, path: string, kit: Kit): void {
  if (time === undefined) return;
  kit.warn('dates_evenly_spaced', 'The columns stand at equal distances, though their dates do not.', {
    path,
    remedy: 'Send trend_line, which spaces points by their dates, or one column for every period, null where it has no value.',
  });
}

/** By days, by months where each is the same day of its month or the last one, or by years. */
function isEven({ days, unit }: DatedLabels): boolean {
  if (isConstant(days, unit)) return true;
  if (unit !== 'days') return false;
  const dates = days.map(dateOfDay);
  const oneDay = dates.every(({ day }) => day === dates[0]?.day);
  const lastDays = days.every((day) => dateOfDay(day + 1).day === 1);
  return (oneDay || lastDays) && isConstant(days, 'months');
}

function isConstant(days: readonly number[], unit: TimeUnit): boolean {
  const places = days.map((day) => unitOfDay(day, unit));
  const step = (places[1] as number) - (places[0] as number);
  return places.every((place, i) => i === 0 || place - (places[i - 1] as number) === step);
}
