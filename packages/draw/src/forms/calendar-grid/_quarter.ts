/** Three months side by side with their event days marked, and a list of the events below. */

import { type BoxIn, columns, type Drawing, type Kit, run, shape, WIDTH, weekdays } from '../../layout/index.ts';
import { Board, tooLong } from '../../marks/text-items.ts';
import type { ParagraphIn } from '../../typeset/index.ts';
import type { FormPane } from '../define.ts';
import { type Dated, datedEvents, firstMonth, leadOf, type Month, nextMonth, printedOf, titleOfMonth } from './_month.ts';
import { groundOf } from './_tones.ts';
import type { CalendarData } from './form.ts';

const HEADING = 0.36;
const NAMES = 0.28;
const ROW = 0.45;

export function drawQuarter(d: CalendarData, pane: FormPane, kit: Kit): Drawing {
  const first = firstMonth(d, pane, kit);
  const second = nextMonth(first);
  const months = [first, second, nextMonth(second)];
  const events = datedEvents(d, months, pane, kit);
  const board = new Board(pane.box, kit, 'body/quarter');
  const panes = columns(pane.box, 3, 0.5);
  for (const [k, month] of months.entries()) drawDays(board, month, events[k] ?? [], panes[k] as BoxIn, k + 1, kit);
  const rows = Math.max(...months.map((m) => Math.ceil((leadOf(m, weekdays(kit.locale)) + m.days) / 7)));
  const top = HEADING + NAMES + rows * ROW + 0.25;
  const lists = panes.map((p) => ({ ...p, y: p.y + top, h: p.h - top }));
  for (const size of [20, 18, 16, 14, 12, 11, 10]) {
    const blocks = events.map((list) =>
      kit.paragraphs(
        list.map((e, i) => paragraph(e, i, kit)),
        { color: 'ink' },
      ),
    );
    const fits = blocks.map((block, k) =>
      kit.fit({ block, sizes_pt: [size], width_in: (lists[k] as BoxIn).w, height_in: (lists[k] as BoxIn).h }),
    );
    if (!fits.every((f, k) => f.fits || (events[k] ?? []).length === 0)) continue;
    for (const [k, block] of blocks.entries())
      if (block.paragraphs.length > 0) board.words(`list-${k + 1}`, block, lists[k] as BoxIn, size, { role: 'body' });
    const words = events.flatMap((list, k) => list.map((e) => `${e.from + 1} ${titleOfMonth(months[k] ?? first, kit)}: ${e.event.label}`));
    return board.drawing('Quarter', `Calendar. ${words.join('; ')}.`);
  }
  throw tooLong(d.events.length, 'events');
}

function paragraph(e: Dated, i: number, kit: Kit): ParagraphIn {
  const printed = printedOf(e, kit);
  const days = e.to > e.from ? `${e.from + 1}–${e.to + 1}` : String(e.from + 1);
  return {
    runs: [
      run(`${days}  `, undefined, 'derived', { bold: true, color: kit.asText(groundOf(e.event, kit).edge) }),
      run(printed.text, printed.path, printed.bind, { bold: e.event.emphasis === 'primary' }),
      ...(e.event.sub === undefined
        ? []
        : [run('  ', undefined, 'derived'), run(e.event.sub, `${e.pointer}/sub`, 'verbatim', { color: 'muted' })]),
    ],
    ...(i === 0 ? {} : { gap: 0.7 }),
  };
}

function drawDays(board: Board, month: Month, events: readonly Dated[], box: BoxIn, k: number, kit: Kit): void {
  const week = weekdays(kit.locale);
  const hasYear = month.year !== undefined;
  const lead = leadOf(month, week);
  const w = box.w / 7;
  board.cell(`heading-${k}`, { text: titleOfMonth(month, kit), bind: 'derived' }, { ...box, h: HEADING - 0.06 }, 14, {
    role: 'header',
    bold: true,
    align: 'left',
  });
  board.line(`rule-${k}`, [box.x, box.y + HEADING - 0.02], [box.x + box.w, box.y + HEADING - 0.02], shape.stroke('muted', WIDTH.header), {
    role: 'rule',
  });
  for (const [i, day] of hasYear ? week.entries() : [])
    board.cell(`name-${k}-${i + 1}`, { text: day.name, bind: 'derived' }, { x: box.x + i * w, y: box.y + HEADING, w, h: NAMES }, 12, {
      role: 'axis',
      color: 'muted',
      align: 'center',
      wrap: false,
    });
  for (let day = 0; day < month.days; day++) {
    const at = lead + day;
    const cell: BoxIn = { x: box.x + (at % 7) * w, y: box.y + HEADING + NAMES + Math.floor(at / 7) * ROW, w, h: ROW };
    const own = events.filter((e) => e.from <= day && day <= e.to);
    const event = own.find((e) => e.event.emphasis === 'primary') ?? own[0];
    const disc = 0.32;
    const middle = { x: cell.x + w / 2 - disc / 2, y: cell.y + (ROW - disc) / 2, w: disc, h: disc };
    if (event !== undefined) {
      const { edge } = groundOf(event.event, kit);
      board.ellipse(
        `mark-${k}-${day + 1}`,
        middle,
        { fill: edge },
        { role: 'mark', layer: 'back', name: `day ${day + 1}: ${event.event.label}` },
      );
    }
    board.cell(`day-${k}-${day + 1}`, { text: String(day + 1), bind: 'derived' }, cell, 12, {
      role: 'axis',
      align: 'center',
      wrap: false,
      bold: event !== undefined,
      color: event === undefined ? (hasYear && (week[at % 7]?.day ?? 0) >= 5 ? 'muted' : 'ink') : kit.on(groundOf(event.event, kit).edge),
    });
  }
}
