/**
 * Panels side by side under filled heads: number, name and icon in the head; a figure, its label and points below, aligned across panels.
 */
import { type BoxIn, gridCells, type Kit, leadRuns, run, type SourcedText, settle, shape } from '../layout/index.ts';
import type { HeadStyle, Token } from '../scene/index.ts';
import type { Block } from '../typeset/index.ts';
import { besideOf, drawCardHead } from './card-head.ts';
import { tint } from './color-ramp.ts';
import { iconOf } from './item-icon.ts';
import { oneLineSize } from './one-line.ts';
import { drawPanelRows, leavesVoid } from './panel-fill.ts';
import { type Board, type Item, tooLong } from './text-items.ts';

export interface HeadPanelsOptions {
  readonly what: string;
  /** Colour of a panel's head, figure and bullets. */
  readonly tone: (it: Item, i: number) => Token;
  /** A number in a disc before each name. */
  readonly numbered?: boolean;
  /** Each panel leads to the next: an arrow in each gap, with its word above it where one was sent. */
  readonly arrows?: boolean;
  readonly connectors?: readonly SourcedText[];
  /** Panels in a row; all of them where absent. */
  readonly across?: number;
}

const PAD = 0.2;
const GAP = 0.2;
/** Smallest share of a settled panel that its content fills, and its least height. */
const FILL = 0.82;
const LEAST_H = 1.3;
const HEAD_H = 0.62;
/** Share of its colour in the fill of a panel on the canvas. */
const GROUND_TINT = 0.1;
const FIGURE_SIZES = [54, 40, 32, 28, 24, 20, 18, 16, 14, 12] as const;
const BODY_SIZES = [24, 20, 18, 16, 14, 12, 11, 10] as const;
/** A name has one line down to the third size, then two lines in a taller head. */
const HEAD_SIZES = [20, 18, 16] as const;
const TALL_HEAD_SIZES = [18, 16, 14, 12, 11, 10] as const;
const TALL_HEAD_H = 0.86;
/** Of heads over larger text, and the space above and below their two lines, inches. */
const LARGE_HEAD_SIZES = [24, 20, 18] as const;
const HEAD_PAD = 0.26;
const LEADING = 1.2;
/** Gap between points, as a share of the pitch: widest first, and the least. */
const GAPS = [1.2, 1, 0.85, 0.7, 0.55, 0.45] as const;
const LEAST_GAP = 0.35;
/** Share of the remaining height that goes above the points. */
const SHARE_ABOVE = 0.12;

/** Draws the panels over the whole box. Returns the box of each. */
export function drawHeadPanels(items: readonly Item[], box: BoxIn, board: Board, kit: Kit, options: HeadPanelsOptions): BoxIn[] {
  const look = kit.head_style ?? 'filled';
  const across = options.across ?? items.length;
  const gap = options.arrows === true ? 0.5 : 0.2;
  const down = Math.ceil(items.length / across);
  const room = (box.h - GAP * (down - 1)) / down;
  const inner = (box.w - gap * (across - 1)) / across - 2 * PAD;
  const first = headOf(items, inner, look, options, kit);
  const planUnder = (head: Head, most_pt: number): Plan => planPanels(items, inner, room - head.h - 2 * PAD, most_pt, options.what, kit);
  const free = planUnder(first, Number.POSITIVE_INFINITY);
  // Text is no larger than the heads: these grow with it as far as two lines hold them.
  const head = free.body_pt > first.size_pt ? (largerHeadOf(items, inner, look, options, free.body_pt, kit) ?? first) : first;
  const plan = free.body_pt > first.size_pt ? planUnder(head, head.size_pt) : free;
  const own = Math.min(room, Math.max((plan.height + head.h + 2 * PAD) / FILL, LEAST_H));
  const words = plan.heights.map((height) => height + head.h);
  if (down === 1 && options.connectors === undefined && leavesVoid(words, own) && drawPanelRows(items, box, options.what, board, kit))
    return [];
  const cells = gridCells(settle(box, own * down + GAP * (down - 1)), items.length, across, gap, GAP);
  for (const [i, it] of items.entries()) {
    const cell = cells[i] as BoxIn;
    const key = `panel-${i + 1}`;
    const tone = options.tone(it, i);
    const ground = tint(tone, GROUND_TINT, kit);
    board.rect(key, cell, { fill: ground.fill }, { role: 'card', layer: 'back', name: `panel ${i + 1}: ${it.label?.text ?? ''}` });
    const icon = iconOf(it, 'none is drawn', kit);
    const number = options.numbered === true ? i + 1 : undefined;
    drawCardHead(look, { key, label: it.label, icon, number, tone, size_pt: head.size_pt }, { ...cell, h: head.h }, board, kit);
    drawContent(
      it,
      { x: cell.x + PAD, y: cell.y + head.h + PAD, w: cell.w - 2 * PAD, h: cell.h - head.h - 2 * PAD },
      key,
      plan,
      tone,
      board,
      kit,
    );
    if (options.arrows === true && i + 1 < items.length) drawArrow(board, i, { ...cell, y: cell.y + head.h }, gap, options, items, kit);
  }
  return cells;
}

interface Plan {
  /** Space above the points of panels without figures, so that all points begin on one line. */
  readonly top: number;
  readonly figure_pt: number;
  readonly figure_h: number;
  /** Height of the row of labels under the figures. */
  readonly label_h: number;
  readonly label_pt: number;
  readonly body_pt: number;
  readonly gap: number;
  /** Of the tallest content. */
  readonly height: number;
  /** Of the content of each panel. */
  readonly heights: readonly number[];
}

const hasFigures = (items: readonly Item[]): boolean => items.some((it) => it.value !== undefined);

/** Words under the figure, or a line of support where there is no label. */
const labelOf = (it: Item): SourcedText | undefined => it.value_label ?? (it.value === undefined ? undefined : it.sub);

/** One set of sizes for all panels: the largest up to `most_pt` at which each fits. */
function planPanels(items: readonly Item[], width: number, room: number, most_pt: number, what: string, kit: Kit): Plan {
  const figures = hasFigures(items);
  const values = items.map((it) => it.value?.text);
  const figure_pt = figures ? oneLineSize(values, width, FIGURE_SIZES, 'figures', kit) : 0;
  const figure_h = figures ? kit.text.pitchIn(figure_pt) : 0;
  for (const body_pt of BODY_SIZES.filter((size) => size <= most_pt)) {
    const label_pt = Math.min(16, body_pt);
    const labels = items.map((it) => labelOf(it)).filter((label) => label !== undefined);
    const label_h = figures
      ? Math.max(
          0,
          ...labels.map(
            (label) => kit.fit({ block: kit.block(label.text, { color: 'muted' }), sizes_pt: [label_pt], width_in: width }).height_in,
          ),
        )
      : 0;
    const above = figures ? figure_h + label_h + 0.3 : 0;
    const fits = (gap: number): boolean =>
      items.every((it) => {
        const block = pointsOf(it, body_pt, gap, 'accent1', kit);
        return block === undefined || kit.fit({ block, sizes_pt: [body_pt], width_in: width, height_in: room - above }).fits;
      });
    if (!fits(LEAST_GAP)) continue;
    const gap = GAPS.find(fits) ?? LEAST_GAP;
    const heights = items.map((it) => {
      const block = pointsOf(it, body_pt, gap, 'accent1', kit);
      return above + (block === undefined ? 0 : kit.fit({ block, sizes_pt: [body_pt], width_in: width }).height_in);
    });
    const tallest = Math.max(0, ...heights) - above;
    const top = figures ? 0 : Math.min(0.2, Math.max(0, room - tallest) * SHARE_ABOVE);
    return { figure_pt, figure_h, label_h, label_pt, body_pt, gap, top, height: above + tallest + top, heights };
  }
  throw tooLong(items.length, what);
}

/** Everything below the figure of an item: heading, support and points. */
function pointsOf(it: Item, size_pt: number, gap: number, tone: Token, kit: Kit): Block | undefined {
  const supported = it.sub !== undefined && labelOf(it) !== it.sub;
  const bulleted = it.detail.length > 1;
  const paragraphs = [
    ...(it.heading === undefined ? [] : [{ runs: [run(it.heading.text, it.heading.path, it.heading.bind, { bold: true })] }]),
    ...(supported && it.sub !== undefined ? [{ runs: [run(it.sub.text, it.sub.path, it.sub.bind)] }] : []),
    ...it.detail.map((d) => ({
      runs: d.path === undefined ? [run(d.text)] : leadRuns(d.text, d.path),
      ...(bulleted
        ? { bullet: { kind: 'square', color: tone } as const, indent_in: size_pt > 16 ? Math.round(size_pt * 1.25) / 100 : 0.2 }
        : {}),
    })),
  ].map((paragraph, i) => (i === 0 ? paragraph : { ...paragraph, gap }));
  return paragraphs.length === 0 ? undefined : kit.paragraphs(paragraphs, { color: 'ink', leading: LEADING });
}

interface Head {
  readonly h: number;
  readonly size_pt: number;
}

/** Height of the heads and the size of their names. */
function headOf(items: readonly Item[], width: number, look: HeadStyle, options: HeadPanelsOptions, kit: Kit): Head {
  const fits = namesFit(items, width, look, options, kit);
  const one = HEAD_SIZES.find((size) => fits(size, 1));
  if (one !== undefined) return { h: HEAD_H, size_pt: one };
  return { h: TALL_HEAD_H, size_pt: TALL_HEAD_SIZES.find((size) => fits(size, 2)) ?? 10 };
}

/** Heads of one or two lines at the largest size up to `most_pt`. Undefined where they hold no size that is larger than the usual ones. */
function largerHeadOf(
  items: readonly Item[],
  width: number,
  look: HeadStyle,
  options: HeadPanelsOptions,
  most_pt: number,
  kit: Kit,
): Head | undefined {
  const fits = namesFit(items, width, look, options, kit);
  for (const size_pt of LARGE_HEAD_SIZES)
    for (const lines of [1, 2])
      if (size_pt <= most_pt && fits(size_pt, lines)) {
        const least = lines === 1 ? HEAD_H : TALL_HEAD_H;
        return { h: Math.max(least, lines * kit.text.pitchIn(size_pt) + HEAD_PAD), size_pt };
      }
  return undefined;
}

function namesFit(items: readonly Item[], width: number, look: HeadStyle, options: HeadPanelsOptions, kit: Kit) {
  const icons = items.some((it) => it.icon !== undefined);
  const beside = besideOf(look, icons, options.numbered === true);
  const blocks = items.flatMap((it) => (it.label === undefined ? [] : [kit.block(it.label.text, { color: 'ink', bold: true })]));
  return (size: number, max_lines: number): boolean =>
    blocks.every((block) => kit.fit({ block, sizes_pt: [size], width_in: width - beside, max_lines }).fits);
}

function drawContent(it: Item, box: BoxIn, key: string, plan: Plan, tone: Token, board: Board, kit: Kit): void {
  let { y } = box;
  if (plan.figure_h > 0) {
    if (it.value !== undefined)
      board.cell(`${key}-value`, it.value, { ...box, y, h: plan.figure_h }, plan.figure_pt, {
        role: 'value',
        bold: true,
        color: kit.asText(tone),
        wrap: false,
        align: 'left',
        host: key,
      });
    y += plan.figure_h;
    const label = labelOf(it);
    if (label !== undefined)
      board.cell(`${key}-value-label`, label, { ...box, y, h: plan.label_h }, plan.label_pt, {
        role: 'label',
        color: 'ink',
        anchor: 'top',
        host: key,
      });
    y += plan.label_h + 0.12;
    board.line(`${key}-rule`, [box.x, y], [box.x + box.w, y], shape.stroke('line', 0.75), { role: 'rule' });
    y += 0.18;
  }
  const block = pointsOf(it, plan.body_pt, plan.gap, tone, kit);
  if (block === undefined) return;
  const top = y + plan.top;
  board.words(`${key}-text`, block, { ...box, y: top, h: box.y + box.h - top }, plan.body_pt, { role: 'body', anchor: 'top', host: key });
}

/** A solid arrow head in the gap after a panel, and its word above it. */
function drawArrow(board: Board, i: number, cell: BoxIn, gap: number, options: HeadPanelsOptions, items: readonly Item[], kit: Kit): void {
  const next = items[i + 1];
  const tone = next === undefined ? 'accent1' : options.tone(next, i + 1);
  const w = 0.3;
  const left = cell.x + cell.w + (gap - w) / 2;
  const middle = cell.y + 0.66;
  board.path(
    `arrow-${i + 1}`,
    [['M', left, middle - 0.26], ['L', left + w, middle], ['L', left, middle + 0.26], ['Z']],
    { fill: tone },
    { role: 'decoration', name: 'arrow' },
  );
  const word = options.connectors?.[i];
  if (word === undefined) return;
  const size = [16, 14, 12, 11, 10].find((pt) => kit.text.widthIn(word.text, pt, { bold: true }) <= gap - 0.04) ?? 10;
  board.at(`connector-${i + 1}`, word, [cell.x + cell.w + gap / 2, middle - 0.42], 'center', size, {
    role: 'label',
    bold: true,
    color: kit.asText(tone),
  });
}
