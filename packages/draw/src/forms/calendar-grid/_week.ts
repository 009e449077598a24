/** Days across, hours down. Events are soft blocks, and simultaneous events are side by side. */

import {
  type BoxIn,
  capacityExceeded,
  type Drawing,
  isWeekend,
  type Kit,
  run,
  type SourcedText,
  shape,
  WIDTH,
} from '../../layout/index.ts';
import { Board } from '../../marks/text-items.ts';
import type { FormPane } from '../define.ts';
import { groundOf } from './_tones.ts';
import type { CalendarData, CalendarEvent } from './form.ts';

const MAX_DAYS = 7;
const HEAD = 0.4;
const EDGE = 0.05;
const NARROW = 0.6;

interface Placed {
  readonly event: CalendarEvent;
  readonly index: number;
  readonly day: number;
  readonly start: number;
  readonly end: number;
  lane: number;
  lanes: number;
}

const refuse = (detail: string, remedy: string, pointer: string) => capacityExceeded(detail, remedy, { pointer });

export function drawWeek(d: CalendarData, pane: FormPane, kit: Kit): Drawing {
  const p = pane.pointer;
  if (d.days.length === 0)
    throw refuse('There are no days to draw.', 'Send data.days, or a month with events that have dates.', `${p}/days`);
  if (d.days.length > MAX_DAYS)
    throw refuse(`A week planner holds at most ${MAX_DAYS} days; ${d.days.length} were sent.`, 'Send one week a slide.', `${p}/days`);
  const placed = placeEvents(d, pane, kit);
  const from = Math.floor(Math.min(...placed.map((e) => e.start), ...(placed.length === 0 ? [8] : [])));
  const to = Math.max(from + 4, Math.ceil(Math.max(...placed.map((e) => e.end), ...(placed.length === 0 ? [18] : []))));
  const board = new Board(pane.box, kit, 'body/week');
  const gutter = kit.text.widthIn('00:00', 12) + 0.12;
  const plot: BoxIn = { x: pane.box.x + gutter, y: pane.box.y + HEAD, w: pane.box.w - gutter, h: pane.box.h - HEAD };
  const shares = d.days.map((day) => (isWeekend(day.label) && !placed.some((e) => d.days[e.day] === day && e.lanes > 1) ? NARROW : 1));
  const unit = plot.w / shares.reduce<number>((a, b) => a + b, 0);
  const columns: BoxIn[] = [];
  let x = plot.x;
  for (const share of shares) {
    columns.push({ ...plot, x, w: share * unit });
    x += share * unit;
  }
  const y = (hour: number): number => plot.y + ((hour - from) / (to - from)) * plot.h;
  drawGround(d, board, columns, plot, pane, kit);
  const step = plot.h / (to - from) >= 0.24 ? 1 : 2;
  for (let hour = from; hour <= to; hour += step) {
    board.line(`hour-${hour}`, [plot.x, y(hour)], [plot.x + plot.w, y(hour)], shape.stroke('line', WIDTH.grid), { role: 'gridline' });
    if (hour < to)
      board.cell(
        `hour-name-${hour}`,
        { text: `${String(hour).padStart(2, '0')}:00`, bind: 'derived' },
        { x: pane.box.x, y: y(hour) - 0.02, w: gutter - 0.1, h: 0.22 },
        12,
        {
          role: 'axis',
          color: 'muted',
          align: 'right',
          anchor: 'top',
          wrap: false,
        },
      );
  }
  for (const e of placed) drawEvent(e, board, columns[e.day] as BoxIn, y(e.start), y(e.end), p, kit);
  const words = placed.map(
    (e) => `${d.days[e.day]?.label} ${e.start} to ${e.end}: ${e.event.label}${e.event.sub === undefined ? '' : ` (${e.event.sub})`}`,
  );
  return board.drawing('Week', `Week planner. ${words.join('; ')}.`);
}

function drawGround(d: CalendarData, board: Board, columns: readonly BoxIn[], plot: BoxIn, pane: FormPane, kit: Kit): void {
  for (const [i, day] of d.days.entries()) {
    const c = columns[i] as BoxIn;
    const focus = d.focus_day !== undefined && same(day.label, d.focus_day);
    if (focus) {
      board.rect(
        `focus-${i + 1}`,
        { ...c, y: plot.y - HEAD, h: plot.h + HEAD },
        { fill: 'surface' },
        { role: 'background', layer: 'back' },
      );
      kit.drawn.add(`${pane.pointer}/focus_day`);
    }
    if (i > 0)
      board.line(`day-line-${i + 1}`, [c.x, plot.y - HEAD], [c.x, plot.y + plot.h], shape.stroke('line', WIDTH.grid), { role: 'gridline' });
    board.cell(
      `day-${i + 1}`,
      { text: day.label, path: `${pane.pointer}/days/${i}${day.own}` },
      { x: c.x + 0.06, y: plot.y - HEAD, w: c.w - 0.12, h: HEAD - 0.08 },
      14,
      {
        role: 'header',
        bold: true,
        align: 'center',
        ...(focus ? { color: kit.asText('accent1') } : {}),
      },
    );
  }
  board.line('head-rule', [plot.x, plot.y], [plot.x + plot.w, plot.y], shape.stroke('muted', WIDTH.header), {
    role: 'rule',
    layer: 'line',
  });
  if (d.focus_day !== undefined && !d.days.some((day) => same(day.label, d.focus_day as string)))
    kit.warn('unknown_reference', `There is no day ${JSON.stringify(d.focus_day)}.`, {
      path: `${pane.pointer}/focus_day`,
      remedy: 'Send the label of one of the days.',
    });
}

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Events on their days, in lanes when they overlap. Events that cannot be placed are refused with their pointer. */
function placeEvents(d: CalendarData, pane: FormPane, kit: Kit): Placed[] {
  const out: Placed[] = [];
  for (const [index, event] of d.events.entries()) {
    const at = `${pane.pointer}/events/${index}`;
    const day = d.days.findIndex((x) => event.day !== undefined && same(x.label, event.day));
    if (day < 0)
      throw refuse(
        `The event ${JSON.stringify(String(event.label))} names no day of the week${event.day === undefined ? '' : `: ${JSON.stringify(event.day)}`}.`,
        `Send day as one of ${d.days.map((x) => x.label).join(', ')}.`,
        `${at}/day`,
      );
    const start = event.start ?? 8;
    const end = event.end ?? Math.min(24, start + 1);
    if (event.start === undefined)
      kit.warn('missing_values', `${event.label} has no start; it is drawn from 8.`, { path: at, remedy: 'Send start and end as hours.' });
    if (end <= start)
      throw refuse(
        `The event ${JSON.stringify(String(event.label))} ends before it starts.`,
        'Send end after start, both as hours of one day.',
        `${at}/end`,
      );
    for (const member of ['day', 'start', 'end'] as const) if (event[member] !== undefined) kit.drawn.add(`${at}/${member}`);
    out.push({ event, index, day, start, end, lane: 0, lanes: 1 });
  }
  for (let day = 0; day < d.days.length; day++) {
    const own = out.filter((e) => e.day === day).sort((a, b) => a.start - b.start || a.end - b.end || a.index - b.index);
    let cluster: Placed[] = [];
    let until = Number.NEGATIVE_INFINITY;
    const close = (): void => {
      const lanes = Math.max(0, ...cluster.map((e) => e.lane)) + 1;
      for (const e of cluster) e.lanes = lanes;
      cluster = [];
    };
    for (const e of own) {
      if (e.start >= until) close();
      const taken = new Set(cluster.filter((o) => o.end > e.start).map((o) => o.lane));
      while (taken.has(e.lane)) e.lane++;
      cluster.push(e);
      until = Math.max(until, e.end);
    }
    close();
  }
  return out;
}

function drawEvent(e: Placed, board: Board, column: BoxIn, top: number, low: number, pointer: string, kit: Kit): void {
  const w = (column.w - 0.08) / e.lanes;
  const box: BoxIn = { x: column.x + 0.04 + e.lane * w, y: top + 0.015, w: w - 0.03, h: low - top - 0.03 };
  const { fill, edge, ink } = groundOf(e.event, kit);
  const key = `event-${e.index + 1}`;
  board.rect(key, box, { fill }, { role: 'node', name: `event: ${e.event.label}` });
  board.rect(`${key}-edge`, { ...box, w: EDGE }, { fill: edge }, { role: 'decoration', host: key });
  const at = `${pointer}/events/${e.index}`;
  const label: SourcedText =
    typeof e.event.label === 'number'
      ? { text: kit.value(e.event.label), path: `${at}/label`, bind: 'formatted' }
      : { text: e.event.label, path: `${at}/label` };
  const roomy = low - top > 0.7;
  const inner: BoxIn = { x: box.x + EDGE + 0.06, y: box.y + (roomy ? 0.05 : 0), w: box.w - EDGE - 0.1, h: box.h - (roomy ? 0.05 : 0) };
  for (const size of [14, 12, 11, 10]) {
    const head = kit.fit({
      block: kit.block([run(label.text, label.path, label.bind)], { color: ink, bold: true }),
      sizes_pt: [size],
      width_in: inner.w,
      height_in: inner.h,
      max_lines: 3,
    });
    if (!head.fits && size > 10) continue;
    if (!head.fits)
      throw refuse(
        `${JSON.stringify(label.text.slice(0, 60))} does not fit its block at 10 pt.`,
        'Shorten it, let the event last longer, or send fewer days.',
        `${at}/label`,
      );
    const sub = e.event.sub;
    const block = kit.paragraphs(
      [
        { runs: [run(label.text, label.path, label.bind, { bold: true })] },
        ...(sub === undefined ? [] : [{ runs: [run(sub, `${at}/sub`)] }]),
      ],
      { color: ink },
    );
    const both = kit.fit({ block, sizes_pt: [size], width_in: inner.w, height_in: inner.h });
    if (sub !== undefined && !both.fits && size > 10) continue;
    if (sub !== undefined && !both.fits) {
      kit.notes.push(`${label.text}: ${sub}`);
      kit.unseen.add(`${at}/sub`);
      kit.warn('labels_thinned', `The second line of ${label.text} does not fit its block and stands in the notes.`, {
        path: `${at}/sub`,
        remedy: 'Shorten it, or let the event last longer.',
      });
      board.words(`${key}-label`, head.block, inner, size, { anchor: 'middle', host: key, role: 'label' });
      return;
    }
    board.words(`${key}-label`, block, inner, size, { anchor: roomy ? 'top' : 'middle', host: key, role: 'label' });
    return;
  }
}
