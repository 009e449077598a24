/** Days and a scale of them over a width: where months, quarters or years begin, and the length of a distance in words. */
import type { TimeUnit } from '@deckwright/core/calendar';
import { type Kit, monthTitle, quarterName, type SpanUnit, spanText } from '../layout/index.ts';

const DAY_MS = 86_400_000;

/** Days since 1970 of an ISO date that the schema has checked. */
export const dayOf = (iso: string): number => Math.round(Date.parse(`${iso}T00:00:00Z`) / DAY_MS);

type TickUnit = 'month' | 'quarter' | 'year';
const MONTHS = { month: 1, quarter: 3, year: 12 } as const;

/** Longest time, in days, that is given in this unit. */
const IN_DAYS = 60;
const IN_WEEKS = 950;
const BY_MONTH = 125;
const DAYS_A_MONTH = 30.44;

export interface TimeTick {
  readonly day: number;
  readonly name: string;
}

export interface TimeAxis {
  readonly first: number;
  /** The day after the last day. */
  readonly last: number;
  readonly ticks: readonly TimeTick[];
  /** A distance in days as words. */
  said(days: number): string;
}

function startOf(day: number, unit: TickUnit, later = 0): number {
  const at = new Date(day * DAY_MS);
  const months = at.getUTCFullYear() * 12 + at.getUTCMonth();
  const start = (Math.floor(months / MONTHS[unit]) + later) * MONTHS[unit];
  return Math.round(Date.UTC(Math.floor(start / 12), start % 12, 1) / DAY_MS);
}

function nameOf(day: number, unit: TickUnit, locale: string): string {
  const at = new Date(day * DAY_MS);
  const year = at.getUTCFullYear();
  if (unit === 'year') return String(year);
  if (unit === 'month') return monthTitle(locale, year, at.getUTCMonth() + 1);
  return quarterName(locale, year, Math.floor(at.getUTCMonth() / 3) + 1);
}

/**
 * The axis that covers all `days`, from the beginning of a period to the end of one.
 * @param grain what the days were sent as: months and years are no more exact than months
 */
export function timeAxis(days: readonly number[], kit: Kit, grain: TimeUnit = 'days'): TimeAxis {
  const from = Math.min(...days);
  const to = Math.max(...days);
  const span = to - from;
  const unit: TickUnit = span <= BY_MONTH ? 'month' : span <= IN_WEEKS ? 'quarter' : 'year';
  const told: SpanUnit = span <= IN_DAYS ? 'day' : span <= IN_WEEKS ? 'week' : 'month';
  const first = startOf(from, unit);
  const last = startOf(to, unit, 1);
  const ticks: TimeTick[] = [];
  for (let day = first; day < last; day = startOf(day, unit, 1)) ticks.push({ day, name: nameOf(day, unit, kit.locale) });
  const said = (length: number): string => {
    if (grain !== 'days') return spanText(kit.locale, Math.round(length / DAYS_A_MONTH), 'month');
    // A distance shorter than two of the unit is given in the next smaller unit.
    if (told === 'day' || length < 14) return spanText(kit.locale, length, 'day');
    if (told === 'week' || length < 61) return spanText(kit.locale, Math.round(length / 7), 'week');
    return spanText(kit.locale, Math.round(length / DAYS_A_MONTH), 'month');
  };
  return { first, last, ticks, said };
}
