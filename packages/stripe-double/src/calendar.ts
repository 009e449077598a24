/** Billing periods, counted from their anchor: a plan of the 31st renews on the last day of a short month, and on the 31st again after it. */

export type Interval = 'day' | 'week' | 'month' | 'year';

const DAY_S = 86_400;

/** The start of period `n`, seconds since 1970. */
export function periodStart(anchor_s: number, interval: Interval, count: number, n: number): number {
  if (interval === 'day' || interval === 'week') return anchor_s + n * count * DAY_S * (interval === 'week' ? 7 : 1);
  const anchor = new Date(anchor_s * 1000);
  const months = n * count * (interval === 'year' ? 12 : 1);
  const first = new Date(anchor);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const last_day = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(anchor.getUTCDate(), last_day));
  return first.getTime() / 1000;
}

/** The period in which a moment lies. */
export function periodAt(
  anchor_s: number,
  interval: Interval,
  count: number,
  at_s: number,
): { readonly start: number; readonly end: number } {
  let n = 0;
  while (periodStart(anchor_s, interval, count, n + 1) <= at_s) n += 1;
  return { start: periodStart(anchor_s, interval, count, n), end: periodStart(anchor_s, interval, count, n + 1) };
}
