/** Milestones in cards above and below an axis that is to scale: true distances in words, and the elapsed time. */
import type { TimeUnit } from '@deckwright/core/calendar';
import { type BoxIn, columns, type Drawing, findIcon, type Kit, run, type SourcedText, shape, snap } from '../layout/index.ts';
import { type Color, type Fill, resolveColor, type Token } from '../scene/index.ts';
import type { Block } from '../typeset/index.ts';
import { blend, tint } from './color-ramp.ts';
import { drawItemIcon } from './item-icon.ts';
import type { StatusLook } from './status-look.ts';
import { Board } from './text-items.ts';
import { type TimeAxis, timeAxis } from './time-axis.ts';
import { BAR_H, drawBar, drawTicks, drawToday, PILL_H, pillAt, TICK_H, type Today } from './timeline-bar.ts';
import { type CardSeat, seatCards } from './timeline-links.ts';

export interface ScaledMilestone {
  readonly day: number;
  readonly name: string;
  readonly date: SourcedText;
  readonly label: SourcedText;
  readonly sub?: SourcedText;
  readonly status?: SourcedText;
  readonly look?: StatusLook;
  readonly primary: boolean;
}

/** Largest number of milestones in two rows of cards. */
export const MAX_SCALED = 8;

/** Sizes of date and label, of the description and of the status. */
const SIZES = [
  [28, 20, 14],
  [24, 20, 14],
  [20, 18, 14],
  [18, 16, 14],
  [16, 14, 14],
  [14, 12, 12],
  [12, 12, 12],
  [11, 11, 11],
  [10, 10, 10],
] as const;
type Sizes = (typeof SIZES)[number];

const GUTTER = 0.2;
const PAD = 0.19;
const EDGE = 0.056;
const INNER = 0.05;
const DOTS = [0.36, 0.28, 0.22] as const;
const BEND = 0.1;
/** Largest height of a card, because a card as high as the body would be empty below a few words. */
const FILL = 0.7;
/** Share of its colour in the card of a marked, late or endangered milestone. */
const TINT = 0.16;

interface Look {
  readonly tone: Token;
  readonly fill: Fill | Token;
  /** Colour of the label on the card. */
  readonly label: Color;
  readonly status: Color;
  readonly icon: string;
}

/** `color` where it is readable on the fill of a card, else ink. */
function readable(color: Token, fill: Fill | Token, kit: Kit): Color {
  const ground = typeof fill === 'string' ? fill : fill.color;
  const alpha = typeof fill === 'string' ? 1 : (fill.alpha ?? 1);
  const seen = blend(kit.theme.colors.canvas, resolveColor(kit.theme, ground), alpha);
  return kit.contrast(color, seen) >= 4.5 ? color : 'ink';
}

function lookOf(m: ScaledMilestone, last: boolean, passed: boolean, kit: Kit): Look {
  const health = m.look?.health;
  const worry = health === 'at_risk' || health === 'off_track';
  const tone: Token = worry ? (m.look?.tone ?? 'warning') : passed || m.primary ? 'accent1' : 'neutral';
  const fill = worry ? tint(tone, TINT, kit).fill : m.primary ? tint('accent1', TINT, kit).fill : 'surface';
  const own: Token = worry ? (m.look?.text ?? 'ink') : 'accent1';
  const status: Token = worry || health === 'done' ? (m.look?.text ?? 'ink') : 'accent1';
  const icon = worry || health === 'done' ? (m.look?.icon ?? 'circle') : last ? 'flag' : 'circle';
  return { tone, fill, label: readable(own, fill, kit), status: readable(status, fill, kit), icon };
}

interface Card {
  readonly date: Block;
  readonly label: Block;
  readonly sub?: Block;
}

interface Plan {
  readonly sizes: Sizes;
  readonly date_h: number;
  readonly label_h: number;
  /** True when the status is beside the date. Otherwise it has a line of its own below the label. */
  readonly beside: boolean;
  /** Of the lines of support, and of a card with all parts, inches. */
  readonly sub_h: number;
  readonly needed: number;
}

/** Undefined where the words fit no card, or where two dates are too close for separate marks. `milestones` are in the order of time. */
export function drawTimelineScale(
  milestones: readonly ScaledMilestone[],
  today: Today | undefined,
  box: BoxIn,
  kit: Kit,
  id: string,
  grain: TimeUnit | 'mixed' = 'days',
): Drawing | undefined {
  const board = new Board(box, kit, id);
  const days = milestones.map(({ day }) => day);
  const exact = timeAxis(today === undefined ? days : [...days, today.day], kit, grain === 'mixed' ? 'days' : grain);
  // Between a month and a year lies no length of time that could be printed.
  const axis = grain === 'mixed' ? { ...exact, said: () => '' } : exact;
  const dot = DOTS.find((d) => days.every((_, i) => i === 0 || gapOf(days, i, axis, box) >= d * 1.1));
  if (dot === undefined) return undefined;
  const xOf = scaleOf(axis, days, dot, box);
  const xs = days.map(xOf);
  const cells = columns(box, Math.max(2, Math.ceil(days.length / 2)), GUTTER);
  const pillW = today === undefined ? 0 : kit.text.widthIn(today.said.text, 14, { bold: true }) + 0.28;
  const todayX = today === undefined ? undefined : xOf(today.day);
  const seats = seatCards(xs, cells, (upper) => (todayX === undefined || pillAt(todayX, pillW, upper, box).free ? 0 : 1));
  const bends = (up: boolean): number => Math.max(0, ...seats.map((s) => (s.up === up && s.level !== undefined ? s.level + 1 : 0)));
  const above = (today === undefined ? 0.24 : 0.12 + PILL_H + 0.08) + BEND * bends(true);
  const below = TICK_H + 0.17 + BEND * bends(false);
  const most = (box.h - BAR_H - above - below) / 2;
  const cards = milestones.map((m): Card => cardOf(m, lookOf(m, false, true, kit), kit));
  const width = (cells[0]?.w ?? 0) - 2 * PAD;
  const plan = SIZES.flatMap((sizes) => [true, false].map((beside) => planOf(milestones, cards, { sizes, beside, width }, kit))).find(
    (one) => one !== undefined && one.needed <= most,
  );
  if (plan === undefined) return undefined;
  // The cards of a side without a line of support are as high as date and name.
  const heightOn = (up: boolean): number => {
    const isSupported = milestones.some((m, i) => m.sub !== undefined && seats[i]?.up === up);
    const needed = plan.needed - (isSupported ? 0 : plan.sub_h);
    return snap(Math.min(most, Math.max(needed, needed / FILL)));
  };
  const [upper, lower] = [heightOn(true), heightOn(false)];
  const top = box.y + (box.h - upper - lower - BAR_H - above - below) * 0.46;
  const barY = top + upper + above;
  drawBar(board, axis, { xs, days, dot }, today, { x: box.x, y: barY, w: box.w, h: BAR_H }, xOf);
  drawTicks(board, axis, xOf, barY + BAR_H, [
    ...seats.flatMap((s, i) => (s.up ? [] : [xs[i] as number])),
    ...(todayX === undefined ? [] : [todayX]),
  ]);
  for (const [i, m] of milestones.entries()) {
    const seat = seats[i] as CardSeat;
    const cell = cells[seat.column] as BoxIn;
    const look = lookOf(m, i === milestones.length - 1, today === undefined || m.day <= today.day, kit);
    const card = { ...cell, y: seat.up ? top : barY + BAR_H + below, h: seat.up ? upper : lower };
    drawLink(board, i, xs[i] as number, seat, { card, barY, dot, look, levels: bends(seat.up) });
    drawDot(board, i, m, xs[i] as number, barY + BAR_H / 2, dot, look);
    drawCard(board, i, m, cards[i] as Card, card, { seat, look, plan });
  }
  if (today !== undefined && todayX !== undefined)
    drawToday(
      board,
      today,
      todayX,
      pillAt(
        todayX,
        pillW,
        seats.flatMap((s, i) => (s.up ? [xs[i] as number] : [])),
        box,
      ).x,
      pillW,
      barY,
    );
  const said = milestones.map((m) => [m.date.text, m.label.text, m.status?.text, m.sub?.text].filter((t) => t !== undefined).join(', '));
  return board.drawing('Timeline', `Timeline, distances to scale: ${said.join('; ')}.`);
}

const gapOf = (days: readonly number[], i: number, axis: TimeAxis, box: BoxIn): number =>
  (((days[i] as number) - (days[i - 1] as number)) / (axis.last - axis.first)) * box.w;

/** Maps days to x positions. A mark on the first or last day of the axis stays completely on it. */
function scaleOf(axis: TimeAxis, days: readonly number[], dot: number, box: BoxIn): (day: number) => number {
  const least = dot / 2 + 0.06;
  const unit = box.w / (axis.last - axis.first);
  const left = Math.max(0, least - ((days[0] as number) - axis.first) * unit);
  const right = Math.max(0, least - (axis.last - (days.at(-1) as number)) * unit);
  return (day) => box.x + left + ((day - axis.first) / (axis.last - axis.first)) * (box.w - left - right);
}

function planOf(
  milestones: readonly ScaledMilestone[],
  cards: readonly Card[],
  { sizes, beside, width }: { readonly sizes: Sizes; readonly beside: boolean; readonly width: number },
  kit: Kit,
): Plan | undefined {
  const [headPt, subPt, statusPt] = sizes;
  let date_h = 0;
  let label_h = 0;
  let sub_h = 0;
  for (const [i, m] of milestones.entries()) {
    const card = cards[i] as Card;
    const status = m.status === undefined ? 0 : statusWidth(m.status.text, statusPt, kit) + 0.12;
    if (status > width) return undefined;
    const date = kit.fit({ block: card.date, sizes_pt: [headPt], width_in: beside ? width - status : width, max_lines: 1 });
    const label = kit.fit({ block: card.label, sizes_pt: [headPt], width_in: width, max_lines: headPt > 16 ? 1 : 2 });
    const sub = card.sub === undefined ? undefined : kit.fit({ block: card.sub, sizes_pt: [subPt], width_in: width });
    if (!date.fits || !label.fits || sub?.fits === false) return undefined;
    date_h = Math.max(date_h, date.height_in);
    label_h = Math.max(label_h, label.height_in);
    sub_h = Math.max(sub_h, sub?.height_in ?? 0);
  }
  const own = beside ? 0 : kit.text.pitchIn(statusPt) + INNER;
  return { sizes, date_h, label_h, sub_h, beside, needed: date_h + label_h + own + sub_h + 2 * INNER + EDGE + 2 * PAD - 0.08 };
}

const iconSize = (size_pt: number): number => Math.round(size_pt * 1.15) / 72;
const statusWidth = (words: string, size_pt: number, kit: Kit): number =>
  iconSize(size_pt) + 0.08 + kit.text.widthIn(words, size_pt, { bold: true });

const cardOf = (m: ScaledMilestone, look: Look, kit: Kit): Card => ({
  date: kit.block([run(m.date.text, m.date.path, m.date.bind)], { color: 'ink', bold: true, leading: 1.1 }),
  label: kit.block([run(m.label.text, m.label.path, m.label.bind)], { color: look.label, bold: true, leading: 1.1 }),
  ...(m.sub === undefined ? {} : { sub: kit.block([run(m.sub.text, m.sub.path, m.sub.bind)], { color: 'ink', leading: 1.2 }) }),
});

interface LinkPlace {
  readonly card: BoxIn;
  readonly barY: number;
  readonly dot: number;
  readonly look: Look;
  /** Number of bend levels on this side. Level 0 is nearest the axis. */
  readonly levels: number;
}

function drawLink(board: Board, i: number, x: number, seat: CardSeat, { card, barY, dot, look, levels }: LinkPlace): void {
  const from = barY + BAR_H / 2 + (seat.up ? -dot / 2 : dot / 2);
  const to = seat.up ? card.y + card.h : card.y;
  const pen = shape.stroke(look.tone, 1.5);
  const dress = { role: 'decoration', name: `line ${i + 1}` } as const;
  if (seat.level === undefined) {
    board.line(`link-${i + 1}`, [x, from], [x, to], pen, dress);
    return;
  }
  const away = (levels - 1 - seat.level) * BEND + 0.09;
  const y = seat.up ? to + away : to - away;
  board.path(
    `link-${i + 1}`,
    [
      ['M', x, from],
      ['L', x, y],
      ['L', seat.x, y],
      ['L', seat.x, to],
    ],
    { stroke: pen },
    { ...dress, layer: 'grid' },
  );
}

function drawDot(board: Board, i: number, m: ScaledMilestone, x: number, y: number, d: number, look: Look): void {
  board.ellipse(
    `step-${i + 1}`,
    { x: x - d / 2, y: y - d / 2, w: d, h: d },
    { fill: 'canvas', stroke: shape.stroke(look.tone, 2.25) },
    { role: 'icon', name: `step ${i + 1}: ${m.name}` },
  );
  const steps = findIcon(look.icon);
  const s = d * 0.58;
  if (steps !== undefined && look.icon !== 'circle')
    drawItemIcon(
      { name: look.icon, steps },
      `step-${i + 1}-icon`,
      { x: x - s / 2, y: y - s / 2 - (look.icon === 'triangle-alert' ? s * 0.05 : 0), w: s, h: s },
      look.tone,
      board,
    );
}

function drawCard(
  board: Board,
  i: number,
  m: ScaledMilestone,
  blocks: Card,
  card: BoxIn,
  { seat, look, plan }: { readonly seat: CardSeat; readonly look: Look; readonly plan: Plan },
): void {
  const { kit } = board;
  const key = `card-${i + 1}`;
  const [headPt, subPt, statusPt] = plan.sizes;
  board.rect(key, card, { fill: look.fill }, { role: 'card', name: `card ${i + 1}: ${m.name}`, layer: 'back' });
  board.rect(
    `${key}-edge`,
    { ...card, y: seat.up ? card.y + card.h - EDGE : card.y, h: EDGE },
    { fill: look.tone },
    { role: 'decoration', layer: 'back' },
  );
  const x = card.x + PAD;
  const w = card.w - 2 * PAD;
  let y = card.y + PAD - 0.04 + (seat.up ? 0 : EDGE);
  const statusW = m.status === undefined ? 0 : statusWidth(m.status.text, statusPt, kit);
  board.words(`${key}-date`, blocks.date, { x, y, w: w - (plan.beside && statusW > 0 ? statusW + 0.1 : 0), h: plan.date_h }, headPt, {
    role: 'header',
    anchor: 'middle',
    host: key,
  });
  if (plan.beside) drawStatus(board, m, key, { x: x + w - statusW, y, w: statusW, h: plan.date_h }, statusPt, look);
  y += plan.date_h + INNER;
  const label = { ...blocks.label, color: look.label };
  board.words(`${key}-label`, label, { x, y, w, h: plan.label_h }, headPt, { role: 'label', host: key });
  y += plan.label_h + INNER;
  if (!plan.beside) {
    const h = kit.text.pitchIn(statusPt);
    drawStatus(board, m, key, { x, y, w: statusW, h }, statusPt, look);
    y += h + INNER;
  }
  if (blocks.sub !== undefined)
    board.words(`${key}-sub`, blocks.sub, { x, y, w, h: card.y + card.h - y - 0.04 - (seat.up ? EDGE : 0) }, subPt, {
      role: 'body',
      host: key,
      balance: true,
    });
}

/** Icon and word. */
function drawStatus(board: Board, m: ScaledMilestone, key: string, box: BoxIn, size_pt: number, look: Look): void {
  if (m.status === undefined) return;
  const icon = iconSize(size_pt);
  const name = m.look?.health === 'on_track' ? 'circle' : m.look?.icon;
  const steps = name === undefined ? undefined : findIcon(name);
  if (name !== undefined && steps !== undefined)
    drawItemIcon({ name, steps }, `${key}-status-icon`, { x: box.x, y: box.y + (box.h - icon) / 2, w: icon, h: icon }, look.status, board);
  board.cell(`${key}-status`, m.status, { ...box, x: box.x + icon + 0.08, w: box.w - icon - 0.08 }, size_pt, {
    role: 'label',
    bold: true,
    color: look.status,
    align: 'right',
    wrap: false,
    host: key,
  });
}
