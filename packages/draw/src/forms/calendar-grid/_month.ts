/** The days of a month as a grid. Events are bars on their days, and longer events span several days. */

import {
  type BoxIn,
  capacityExceeded,
  type Drawing,
  daysNamed,
  type Kit,
  monthDays,
  monthName,
  monthTitle,
  run,
  type SourcedText,
  shape,
  WIDTH,
  weekdays,
} from '../../layout/index.ts';
import { Board } from '../../marks/text-items.ts';
import type { FormPane } from '../define.ts';
import { groundOf } from './_tones.ts';
import type { CalendarData, CalendarEvent } from './form.ts';

export interface Dated {
  readonly event: CalendarEvent;
  readonly index: number;
  readonly pointer: string;
  /** Days from the first of the drawn month, which is 0. */
  readonly from: number;
  readonly to: number;
}

export interface Month {
  /** Absent when no year was sent. The weekdays are unknown then. */
  readonly year?: number;
  /** From 1. */
  readonly month: number;
  readonly days: number;
  /** Weekday of the first: 0 is Monday. */
  readonly weekday: number;
}

/** A leap year, used when the year is unknown. */
const ANY_YEAR = 2000;

export const monthOf = (text: string): Month => {
  const bare = text.startsWith('--');
  const [year = ANY_YEAR, month = 1] = bare ? [ANY_YEAR, Number(text.slice(2, 4))] : text.split('-').map(Number);
  const { days, weekday } = monthDays(year, month);
  return bare ? { month, days, weekday: 0 } : { year, month, days, weekday };
};

export const nextMonth = ({ year, month }: Month): Month =>
  year === undefined ? monthOf(`--${two((month % 12) + 1)}`) : monthOf(month === 12 ? `${year + 1}-01` : `${year}-${month + 1}`);

const two = (n: number): string => String(n).padStart(2, '0');

/** Name and year of a month, or its name alone. */
export const titleOfMonth = ({ year, month }: Month, kit: Kit): string =>
  year === undefined ? monthName(kit.locale, month) : monthTitle(kit.locale, year, month);

/** The column of the first of a month; the first column when its weekday is not known. */
export const leadOf = (month: Month, week: readonly { readonly day: number }[]): number =>
  month.year === undefined ? 0 : week.findIndex((w) => w.day === month.weekday);

/** The month that was sent, or that of the earliest event. */
export function firstMonth(d: CalendarData, pane: FormPane, kit: Kit): Month {
  if (d.month !== undefined) {
    kit.drawn.add(`${pane.pointer}/month`);
    return monthOf(d.month);
  }
  const dates = d.events.flatMap((e) => e.date ?? []).sort();
  const [earliest] = dates;
  if (earliest === undefined)
    throw capacityExceeded('There is no month to draw.', 'Send data.month, such as 2026-09, or events with dates.', {
      pointer: `${pane.pointer}/month`,
    });
  return monthOf(earliest);
}

/** Events by the day of a month. Events without a day are refused; events outside the month have a warning and are in the notes. */
export function datedEvents(d: CalendarData, months: readonly Month[], pane: FormPane, kit: Kit): Dated[][] {
  const out: Dated[][] = months.map(() => []);
  for (const [index, event] of d.events.entries()) {
    const pointer = `${pane.pointer}/events/${index}`;
    if (event.date === undefined)
      throw capacityExceeded(`The event ${JSON.stringify(String(event.label))} has no date.`, 'Send date as a day such as 2026-09-14.', {
        pointer: `${pointer}/date`,
      });
    const end = event.end_date ?? event.date;
    if (end < event.date)
      throw capacityExceeded(`The event ${JSON.stringify(String(event.label))} ends before it starts.`, 'Send end_date on or after date.', {
        pointer: `${pointer}/end_date`,
      });
    let seen = false;
    for (const [k, m] of months.entries()) {
      const day = (n: number): string => `${m.year ?? '-'}-${two(m.month)}-${two(n)}`;
      // When either has no year, only month and day are compared.
      const own = (date: string): string => (m.year === undefined ? `--${date.slice(-5)}` : date);
      const [first, last] = [own(event.date), own(end)];
      if (first > day(m.days) || last < day(1)) continue;
      seen = true;
      const from = first < day(1) ? 0 : Number(first.slice(-2)) - 1;
      const to = last > day(m.days) ? m.days - 1 : Math.min(m.days, Number(last.slice(-2))) - 1;
      out[k]?.push({ event, index, pointer, from: Math.min(from, m.days - 1), to });
    }
    kit.drawn.add(`${pointer}/date`);
    if (event.end_date !== undefined) kit.drawn.add(`${pointer}/end_date`);
    if (seen) continue;
    for (const member of ['label', 'sub'] as const) if (event[member] !== undefined) kit.unseen.add(`${pointer}/${member}`);
    kit.notes.push(`${event.date} ${event.label}${event.sub === undefined ? '' : `: ${event.sub}`}`);
    kit.warn('index_out_of_range', `${event.label} on ${event.date} is outside of what is drawn; it stands in the notes.`, {
      path: `${pointer}/date`,
      remedy: 'Send the month that it lies in, or a slide for each month.',
    });
  }
  for (const list of out) list.sort((a, b) => a.from - b.from || b.to - a.to || a.index - b.index);
  return out;
}

export const printedOf = ({ event, pointer }: Dated, kit: Kit): SourcedText =>
  typeof event.label === 'number'
    ? { text: kit.value(event.label), path: `${pointer}/label`, bind: 'formatted' }
    : { text: event.label, path: `${pointer}/label` };

const HEAD = 0.34;
const NUMBER = 0.27;
const LANES = 3;

interface Segment {
  readonly dated: Dated;
  readonly week: number;
  readonly first: number;
  readonly last: number;
  lane: number;
}

export function drawMonth(d: CalendarData, pane: FormPane, kit: Kit): Drawing {
  const month = firstMonth(d, pane, kit);
  const [events = []] = datedEvents(d, [month], pane, kit);
  const board = new Board(pane.box, kit, 'body/month');
  const heading = titleOfMonth(month, kit);
  const week = weekdays(kit.locale);
  const lead = leadOf(month, week);
  const rows = Math.ceil((lead + month.days) / 7);
  const titled = !kit.title.includes(heading) && !kit.context.includes(heading);
  const top = pane.box.y + (titled ? 0.36 : 0);
  const hasYear = month.year !== undefined;
  if (titled)
    board.cell('heading', { text: heading, bind: 'derived' }, { ...pane.box, h: 0.3 }, 14, { role: 'header', bold: true, align: 'left' });
  const headH = hasYear ? HEAD : 0;
  const grid: BoxIn = { x: pane.box.x, y: top + headH, w: pane.box.w, h: pane.box.y + pane.box.h - top - headH };
  const shares = week.map((w) => (hasYear && w.day >= 5 && !events.some((e) => touches(e, w.day, month)) ? 0.6 : 1));
  const unit = grid.w / shares.reduce<number>((a, b) => a + b, 0);
  const xs = [grid.x];
  for (const s of shares) xs.push((xs.at(-1) as number) + s * unit);
  const cellH = grid.h / rows;
  const named = hasYear ? daysNamed(kit.title, kit.locale) : [];
  for (const [i, w] of week.entries())
    if (named.includes(w.day))
      board.rect(
        `weekday-${i + 1}-ground`,
        { x: xs[i] as number, y: top, w: (xs[i + 1] as number) - (xs[i] as number), h: headH + grid.h },
        { fill: 'surface' },
        { role: 'background', layer: 'back' },
      );
  for (const [i, w] of hasYear ? week.entries() : [])
    board.cell(
      `weekday-${i + 1}`,
      { text: w.name, bind: 'derived' },
      { x: xs[i] as number, y: top, w: (xs[i + 1] as number) - (xs[i] as number), h: HEAD - 0.06 },
      12,
      {
        role: 'axis',
        bold: true,
        color: named.includes(w.day) ? kit.asText('accent1') : 'muted',
        align: 'center',
      },
    );
  for (let r = 0; r <= rows; r++)
    board.line(
      `row-${r}`,
      [grid.x, grid.y + r * cellH],
      [grid.x + grid.w, grid.y + r * cellH],
      shape.stroke(r === 0 ? 'muted' : 'line', r === 0 ? WIDTH.header : WIDTH.grid),
      { role: 'gridline' },
    );
  for (let c = 1; c < 7; c++)
    board.line(`column-${c}`, [xs[c] as number, grid.y], [xs[c] as number, grid.y + grid.h], shape.stroke('line', WIDTH.grid), {
      role: 'gridline',
    });
  for (let day = 0; day < month.days; day++) {
    const at = lead + day;
    const x = xs[at % 7] as number;
    const w = (xs[(at % 7) + 1] as number) - x;
    const y = grid.y + Math.floor(at / 7) * cellH;
    if (d.focus_day === `${month.year ?? '-'}-${two(month.month)}-${two(day + 1)}`) {
      board.rect('focus', { x, y, w, h: cellH }, { fill: 'surface' }, { role: 'background', layer: 'back' });
      kit.drawn.add(`${pane.pointer}/focus_day`);
    }
    board.cell(
      `day-${day + 1}`,
      { text: String(day + 1), bind: 'derived' },
      { x: x + 0.07, y: y + 0.03, w: w - 0.14, h: NUMBER - 0.03 },
      12,
      {
        role: 'axis',
        color: hasYear && (week[at % 7]?.day ?? 0) >= 5 ? 'muted' : 'ink',
        align: 'left',
        wrap: false,
      },
    );
  }
  const segments = inWeeks(events, lead, rows);
  const room = cellH - NUMBER - 0.04;
  // A week with few events a day gives each event more height, up to two lines.
  for (let r = 0; r < rows; r++) {
    const own = segments.filter((s) => s.week === r);
    const lanes = Math.min(LANES, Math.max(0, ...own.map((s) => s.lane + 1)));
    if (lanes === 0) continue;
    const h = Math.min(0.44, room / lanes);
    for (const s of own) {
      const x = (xs[s.first] as number) + 0.04;
      const box: BoxIn = { x, y: grid.y + r * cellH + NUMBER + s.lane * h, w: (xs[s.last + 1] as number) - x - 0.04, h: h - 0.03 };
      if (s.lane < LANES) bar(s.dated, board, box, `event-${s.dated.index + 1}-${r + 1}`, kit);
      else hide(s.dated, kit);
    }
  }
  const words = events.map((e) => `${e.from + 1}${e.to > e.from ? ` to ${e.to + 1}` : ''}: ${e.event.label}`);
  return board.drawing('Month', `Calendar of ${heading}. ${words.join('; ')}.`);
}

const touches = (e: Dated, weekday: number, month: Month): boolean => {
  for (let day = e.from; day <= e.to; day++) if ((month.weekday + day) % 7 === weekday) return true;
  return false;
};

/** Events split at the ends of weeks, in lanes. */
function inWeeks(events: readonly Dated[], lead: number, rows: number): Segment[] {
  const out: Segment[] = [];
  for (let week = 0; week < rows; week++) {
    const lanes: number[] = [];
    for (const dated of events) {
      const first = Math.max(dated.from + lead, week * 7) - week * 7;
      const last = Math.min(dated.to + lead, week * 7 + 6) - week * 7;
      if (first > last || first > 6 || last < 0) continue;
      let lane = lanes.findIndex((until) => until < first);
      if (lane < 0) lane = lanes.length;
      lanes[lane] = last;
      out.push({ dated, week, first, last, lane });
    }
  }
  return out;
}

function hide(dated: Dated, kit: Kit): void {
  const { event, pointer } = dated;
  for (const member of ['label', 'sub'] as const) if (event[member] !== undefined) kit.unseen.add(`${pointer}/${member}`);
  kit.notes.push(`${event.date}: ${event.label}${event.sub === undefined ? '' : ` (${event.sub})`}`);
  kit.warn('labels_thinned', `A day shows at most ${LANES} events; ${event.label} stands in the notes.`, {
    path: `${pointer}/label`,
    remedy: 'Send fewer events for that day, or a week planner.',
  });
}

function bar(dated: Dated, board: Board, box: BoxIn, key: string, kit: Kit): void {
  const { event, pointer } = dated;
  const { fill, edge, ink } = groundOf(event, kit);
  board.rect(key, box, { fill }, { role: 'card', name: `event: ${event.label}` });
  board.rect(`${key}-edge`, { ...box, w: 0.05 }, { fill: edge }, { role: 'decoration', host: key });
  const printed = printedOf(dated, kit);
  const inner: BoxIn = { x: box.x + 0.1, y: box.y, w: box.w - 0.13, h: box.h };
  const runs = (withSub: boolean) => [
    run(printed.text, printed.path, printed.bind, { bold: event.emphasis === 'primary' }),
    ...(withSub && event.sub !== undefined ? [run(' ', undefined, 'derived'), run(event.sub, `${pointer}/sub`)] : []),
  ];
  for (const withSub of event.sub === undefined ? [false] : [true, false])
    for (const size of [12, 11, 10]) {
      const block = kit.block(runs(withSub), { color: ink, leading: 1.05 });
      const fit = kit.fit({ block, sizes_pt: [size], width_in: inner.w, height_in: inner.h, max_lines: 2 });
      if (!fit.fits) continue;
      board.words(`${key}-label`, block, inner, size, { anchor: 'middle', host: key, role: 'label' });
      if (event.sub !== undefined && !withSub) {
        kit.unseen.add(`${pointer}/sub`);
        kit.notes.push(`${event.label}: ${event.sub}`);
        kit.warn('labels_thinned', `The second line of ${event.label} does not fit its day and stands in the notes.`, {
          path: `${pointer}/sub`,
          remedy: 'Shorten it.',
        });
      }
      return;
    }
  throw capacityExceeded(
    `${JSON.stringify(printed.text.slice(0, 60))} does not fit its day at 10 pt.`,
    'Shorten it to about 25 characters, or send fewer events that day.',
    {
      pointer: `${pointer}/label`,
    },
  );
}
