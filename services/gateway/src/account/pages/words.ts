/** Amounts, numbers and days as the pages write them. Days are in UTC, as everything that is counted by days. */

const count = new Intl.NumberFormat('en-US');

export const whole = (n: number): string => count.format(n);

/** `$1,234.50`, and below zero with a minus sign. */
export function money(cents: number): string {
  const amount = (Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${cents < 0 ? '−' : ''}$${amount}`;
}

/** For the value of a field: `20.00`. */
export const amount = (cents: number): string => (cents / 100).toFixed(2);

export const slides = (n: number): string => `${whole(n)} ${n === 1 ? 'slide' : 'slides'}`;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const LONG_MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `19 Nov`, with the year where it is another one than that of `now`. */
export function day(at: string | Date, now: Date): string {
  const date = new Date(at);
  const words = `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
  return date.getUTCFullYear() === now.getUTCFullYear() ? words : `${words} ${date.getUTCFullYear()}`;
}

/** `November`, or `November 2025`. */
export function monthName(month: string, now: Date): string {
  const [year = '', number = ''] = month.split('-');
  const name = LONG_MONTHS[Number(number) - 1] ?? month;
  return Number(year) === now.getUTCFullYear() ? name : `${name} ${year}`;
}

const MINUTE = 60_000;

/** `just now`, `2 min ago`, `3 h ago`, `yesterday`, `1 Nov`. */
export function ago(at: string, now: Date): string {
  const ms = now.getTime() - Date.parse(at);
  if (ms < MINUTE) return 'just now';
  if (ms < 60 * MINUTE) return `${Math.floor(ms / MINUTE)} min ago`;
  const days = daysBetween(at, now);
  if (days === 0) return `${Math.floor(ms / (60 * MINUTE))} h ago`;
  return days === 1 ? 'yesterday' : day(at, now);
}

const DAY = 86_400_000;

/** Whole days of the calendar from one to the other. */
export const daysBetween = (from: string | Date, to: string | Date): number =>
  Math.floor(new Date(to).getTime() / DAY) - Math.floor(new Date(from).getTime() / DAY);
