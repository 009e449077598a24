/** Slides by day as a drawing, stacked by who paid, with the day on which the plan ran out and today; and as a table for who does not see it. */
import type { DayOfUse } from '@deckwright/platform/billing';
import { type Html, html } from '@deckwright/platform/pages';
import { day as dayWords, slides, whole } from '../pages/words.ts';

export interface MonthOfUse {
  /** `2026-11`. */
  readonly month: string;
  readonly days: readonly DayOfUse[];
  /** The day on which the plan's slides ran out, where that is in this month. */
  readonly used_up_on: string | null;
  readonly now: Date;
}

/** Who pays, from the bottom of a bar to its top. */
export const PAYERS = ['plan', 'free', 'wallet', 'unmetered'] as const;
export type Payer = (typeof PAYERS)[number];
export const PAYER_WORDS: Readonly<Record<Payer, string>> = { plan: 'plan', free: 'free', wallet: 'wallet', unmetered: 'not charged' };

export const totalOf = (days: readonly DayOfUse[], payer: Payer): number => days.reduce((sum, one) => sum + one[payer], 0);
const height = (one: DayOfUse): number => PAYERS.reduce((sum, payer) => sum + one[payer], 0);

interface Size {
  readonly name: 'desk' | 'phone';
  readonly width: number;
  readonly plot: number;
  readonly left: number;
  /** Days between two numbers of the axis. */
  readonly every: number;
}

/** Drawn twice, because letters must not shrink with the drawing. */
const SIZES: readonly Size[] = [
  { name: 'desk', width: 764, plot: 194, left: 30, every: 5 },
  { name: 'phone', width: 326, plot: 108, left: 28, every: 10 },
];
const TOP = 30;
const BOTTOM = 24;

export const chart = (of: MonthOfUse): Html =>
  html`<div class="chart">${SIZES.map((size) => drawing(of, size))}<div class="vh">${table(of)}</div></div>`;

/** The step of the axis: 1, 2, 2.5 or 5 times a power of ten, so that four of them hold the highest bar. */
function stepFor(highest: number): number {
  const raw = Math.max(1, highest / 4);
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 2.5, 4, 5, 10].map((one) => one * power).find((one) => one >= raw) ?? 10 * power;
  return Math.ceil(step);
}

const round = (n: number): number => Math.round(n * 10) / 10;

function drawing({ month, days, used_up_on, now }: MonthOfUse, { name, width, plot, left, every }: Size): Html {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const band = (width - left - 4) / length;
  const bar = round(band * 0.66);
  const step = stepFor(Math.max(...days.map(height), 1));
  const y = (n: number): number => round(TOP + plot - (n / (step * 4)) * plot);
  const x = (date: number): number => round(left + (date - 1) * band + (band - bar) / 2);
  const middle = (date: number): number => round(x(date) + bar / 2);
  const dateOf = (at: string): number => Number(at.slice(8));

  const grid = [0, 1, 2, 3, 4].map(
    (i) =>
      html`<line class="${i === 0 ? 'base' : 'grid'}" x1="${left - 6}" x2="${width}" y1="${y(step * i)}" y2="${y(step * i)}"/><text x="${left - 12}" y="${y(step * i) + 4}" text-anchor="end">${whole(step * i)}</text>`,
  );
  const labels = [1, ...Array.from({ length: Math.floor(length / every) }, (_, i) => (i + 1) * every)]
    .filter((date) => date === 1 || date > 2)
    .map(
      (date) =>
        html`<text x="${date === 1 ? x(1) - 4 : middle(date)}" y="${TOP + plot + 18}" text-anchor="${date === 1 ? 'start' : 'middle'}">${date === 1 ? dayWords(`${month}-01`, now) : date}</text>`,
    );
  const bars = days.map((one) => {
    let below = 0;
    return PAYERS.filter((payer) => one[payer] > 0).map((payer) => {
      const from = below;
      below += one[payer];
      // A hair between two parts, taken from the upper one.
      const gap = from > 0 ? 1 : 0;
      const tall = Math.max(y(from) - y(below) - gap, 1);
      return html`<rect class="${payer}" x="${x(dateOf(one.day))}" y="${round(y(from) - gap - tall)}" width="${bar}" height="${round(tall)}" rx="1"/>`;
    });
  });
  const today = now.toISOString().slice(0, 10);
  return html`<svg class="${name}" viewBox="0 0 ${width} ${TOP + plot + BOTTOM}" aria-hidden="true" focusable="false">${grid}${bars}${labels}${today.startsWith(month) ? todayMark(dateOf(today)) : ''}${used_up_on?.startsWith(month) ? usedUpMark(used_up_on) : ''}</svg>`;

  function todayMark(date: number): Html {
    const right = round(left + date * band + 1);
    // Bars end here, so the words stand in the empty rest of the month; at its end they stand before the line.
    const isLate = length - date < (name === 'desk' ? 5 : 6);
    const words = name === 'desk' ? `today, ${dayWords(today, now)}` : 'today';
    const tallest = Math.max(...days.filter(({ day }) => dateOf(day) > date - 7).map(height), 0);
    const at = isLate ? Math.max(y(tallest) - 12, 12) : TOP + round(plot * 0.6);
    return html`<line class="today" x1="${right}" x2="${right}" y1="${at - 4}" y2="${TOP + plot}"/><text x="${isLate ? right - 5 : right + 6}" y="${at + 4}" text-anchor="${isLate ? 'end' : 'start'}">${words}</text>`;
  }

  function usedUpMark(at: string): Html {
    const date = dateOf(at);
    const top = y(height(days.find((one) => one.day === at) ?? EMPTY));
    const isLate = date > length * 0.6;
    return html`<line class="mark-line" x1="${middle(date)}" x2="${middle(date)}" y1="12" y2="${Math.max(top - 3, 16)}"/><text class="mark-word" x="${middle(date) + (isLate ? -6 : 6)}" y="18" text-anchor="${isLate ? 'end' : 'start'}">plan used up on ${dayWords(at, now)}</text>`;
  }
}

const EMPTY: DayOfUse = { day: '', plan: 0, free: 0, wallet: 0, unmetered: 0, cents: 0 };

function table({ days, now, month }: MonthOfUse): Html {
  return html`<table><caption>Slides by day, ${month}</caption><thead><tr><th scope="col">Day</th>${PAYERS.map((payer) => html`<th scope="col">${PAYER_WORDS[payer]}</th>`)}</tr></thead>
<tbody>${days.map((one) => html`<tr><th scope="row">${dayWords(one.day, now)}</th>${PAYERS.map((payer) => html`<td>${one[payer]}</td>`)}</tr>`)}</tbody></table>`;
}

export function legend(days: readonly DayOfUse[]): Html {
  const used = PAYERS.filter((payer) => totalOf(days, payer) > 0);
  return html`<ul class="legend">${used.map((payer) => html`<li><svg viewBox="0 0 10 10" aria-hidden="true"><rect class="${payer}" width="10" height="10" rx="2"/></svg>${PAYER_WORDS[payer]} ${whole(totalOf(days, payer))}</li>`)}</ul>`;
}

export const inAll = (days: readonly DayOfUse[]): string => slides(days.reduce((sum, one) => sum + height(one), 0));
