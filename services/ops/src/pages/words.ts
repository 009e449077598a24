/** Times, amounts and numbers as the board writes them. Times are in UTC. */
import { type Html, html } from '@deckwright/platform/pages';

const count = new Intl.NumberFormat('en-US');
export const whole = (n: number): string => count.format(Math.round(n));
export const plural = (n: number, one: string, many = `${one}s`): string => `${whole(n)} ${n === 1 ? one : many}`;

/** `$1,234.50`, and below zero with a minus sign. */
export function money(cents: number): string {
  const amount = (Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${cents < 0 ? '−' : ''}$${amount}`;
}

/** `12 ms`, `0.9 s`, `4 m 12 s`, `3 h 5 m`, `9 d`. */
export function span(ms: number): string {
  if (ms < 100) return ms < 1 && ms > 0 ? '<1 ms' : `${Math.round(ms)} ms`;
  if (ms < 1000) return `${Math.round(ms)} ms`;
  const s = ms / 1000;
  if (s < 9.95) return `${s.toFixed(1)} s`;
  if (s < 60) return `${Math.round(s)} s`;
  const m = Math.floor(s / 60);
  if (m < 60) return Math.round(s % 60) === 0 || m >= 10 ? `${m} min` : `${m} m ${Math.floor(s % 60)} s`;
  const h = Math.floor(m / 60);
  if (h < 24) return m % 60 === 0 ? `${h} h` : `${h} h ${m % 60} m`;
  return `${Math.floor(h / 24)} d`;
}

/** Seconds with two decimals, as on a waterfall. */
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
export const day = (at: Date): string => `${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]}`;
export const clock = (at: Date, decimals = 0): string => at.toISOString().slice(11, 19 + (decimals > 0 ? decimals + 1 : 0));
/** `22 Nov, 14:30:58 UTC`. */
export const moment = (at: string | Date, decimals = 0): string => `${day(new Date(at))}, ${clock(new Date(at), decimals)} UTC`;

export const bytes = (n: number): string =>
  n < 1000 ? `${n} B` : n < 1e6 ? `${Math.round(n / 1e3)} kB` : n < 1e9 ? `${(n / 1e6).toFixed(1)} MB` : `${(n / 1e9).toFixed(2)} GB`;
export const megabytes = (n: number): string => `${Math.round(n / 1048576)} MB`;
export const percent = (share: number, digits = 1): string => `${(share * 100).toFixed(digits)} %`;

/** `9f2c41…e81a`. */
export const short = (text: string, head = 6, tail = 4): string =>
  text.length <= head + tail + 1 ? text : `${text.slice(0, head)}…${text.slice(-tail)}`;

/** A figure with its unit set back. */
export function unit(text: string): Html {
  const [, figure = text, rest = ''] = /^([−<$\d.,]+)\s*(.*)$/.exec(text) ?? [];
  return rest === '' ? html`${figure}` : html`${figure} <span class="unit">${rest}</span>`;
}

const KINDS: Readonly<Record<string, string>> = {
  'render-slide': 'slide',
  'compile-deck': 'deck',
  'repair-deck': 'repair',
  'combine-decks': 'combine',
  'translate-deck': 'translation',
  'convert-pdf': 'conversion',
  'convert-picture': 'perception',
  'generate-picture': 'picture',
  'render-code': 'code',
};
/** A queue as people call it. */
export const lineName = (line: string): string => KINDS[line] ?? line.replace(/^store:/, '');

const WORKERS: Readonly<Record<string, string>> = {
  'render-slide': 'render',
  'compile-deck': 'deck',
  'combine-decks': 'combine',
  'repair-deck': 'repair',
  'translate-deck': 'translate',
  'convert-pdf': 'convert',
  'convert-picture': 'image',
  'generate-picture': 'image',
  'render-code': 'code',
};
/** A worker as people call it: its kind and the end of its id, which is new with each start. */
export const workerName = (worker_id: string, queue?: string): string =>
  `${queue === undefined ? 'worker' : (WORKERS[queue] ?? queue)}-${worker_id.slice(-4)}`;

/** A job id that is short enough for a table: `01M7K4QZ…` is the same for all of a minute, so the end stays as well. */
export const jobName = (job_id: string): string => job_id.replace(/^job_/, '').slice(-8);
