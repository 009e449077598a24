/**
 * Statements below each other: number or icon, the statement, its support, its figure, and a short mark at the right. There are rules
 * between them. Each has the height of its own words; all have one pitch where they need about the same.
 */
import { type BoxIn, hairline, type Kit, run, type SourcedText, settle, shape, WIDTH } from '../layout/index.ts';
import { stepAtMost } from '../scene/index.ts';
import { drawItemIcon, iconOf } from './item-icon.ts';
import {
  type Board,
  type Item,
  type ItemStyle,
  type Measured,
  measurePortions,
  placePortions,
  portionsOf,
  type Sizes,
  tooLong,
} from './text-items.ts';

export interface StatementOptions {
  readonly what: string;
  /** What is before each statement: its number, an icon, its figure, or nothing. */
  readonly marker: 'number' | 'icon' | 'figure' | 'none';
  /** Support below the statement, or in a column of its own. */
  readonly support?: 'below' | 'right';
  /** Narrow lists start at smaller sizes. */
  readonly sizes?: readonly Sizes[];
  readonly max_pitch?: number;
  /** First number, for lists that continue. */
  readonly from?: number;
  /** Number in the ids of the first, for the second of two columns. */
  readonly key_from?: number;
  /** Metas such as times or dates are in a column at the left and not at the right edge. */
  readonly meta?: 'left' | 'right';
  readonly prefix?: string;
  /** All rows have one pitch, as rows that stand beside each other in two columns need it. */
  readonly even?: boolean;
}

/** So many statements have the page to themselves: larger type, a higher pitch, and rules around them. */
const FEW = 4;
const FEW_PITCH = 1.9;
/** From this size of the statements on. */
const LARGE = 24;
const FEW_SIZES: readonly Sizes[] = [
  { head: 40, body: 24 },
  { head: 32, body: 24 },
];

export const STATEMENT_SIZES: readonly Sizes[] = [
  { head: 28, body: 20 },
  { head: 24, body: 20 },
  { head: 24, body: 18 },
  { head: 20, body: 16 },
  { head: 20, body: 14 },
  { head: 18, body: 14 },
  { head: 16, body: 14 },
  { head: 16, body: 12 },
  { head: 14, body: 12 },
  { head: 12, body: 11 },
  { head: 11, body: 10 },
];
const BAR = 0.06;
/** Size of a figure over that of its statement, and the gap after the column of figures. */
const FIGURE_TIMES = 1.4;
const FIGURE_GAP = 0.4;
/** Least space above and below a figure in its row, inches. */
const FIGURE_PAD = 0.08;
/** Figures at the right take at most this share of the width. */
const FIGURE_SHARE = 0.25;
/** Rows have one pitch where the highest needs at most so many times what the lowest does. */
const ALIKE = 1.5;
/** From words to a mark at the right that is further away, a line leads the eye, inches. */
const LEADER = 1.5;
const LEADER_GAP = 0.15;
/** Share of the height that a small number of statements fills, and the largest pitch for it. */
const FILLED = 0.9;
/** Large heads beside their support have at most so many lines. */
const HEAD_LINES = 2;
const HEADER_H = 0.46;
/** Least share of the width that the words have. */
const MIN_WORDS = 0.5;
/** Width of the column of icons beside numbers. */
const ICON_W = 0.62;

interface Choice {
  readonly size: Sizes;
  /** The height of each row, inches. */
  readonly pitches: readonly number[];
}

const STYLE: ItemStyle = { body: 'muted', plain: false };

/** Where the words of statements stand at one size, inches. */
function geometryOf(rows: readonly Item[], box: BoxIn, size: Sizes, kit: Kit, options: StatementOptions) {
  const { marker } = options;
  const widest = Math.max(0, ...rows.map((it) => (it.meta === undefined ? 0 : kit.text.widthIn(it.meta.text, size.body, { bold: true }))));
  const meta = Math.min(widest, box.w * 0.25);
  const icons = marker !== 'icon' && rows.some((it) => it.icon !== undefined);
  const before = marker === 'figure' ? figureWidth(rows, size, kit) : 0;
  const after = marker !== 'figure' && rows.some((it) => it.value !== undefined) ? namedFigureWidth(rows, size, kit) : 0;
  const mark =
    (marker === 'figure' ? before : marker === 'none' ? (icons ? 0.05 : 0.1) : size.head >= 18 ? 0.65 : 0.5) + (icons ? ICON_W : 0);
  const metaLeft = options.meta === 'left' && meta > 0;
  const x = box.x + BAR + 0.1 + mark + (metaLeft ? meta + 0.3 : 0);
  const figures = box.x + box.w - 0.1 - (meta > 0 && !metaLeft ? meta + 0.3 : 0);
  const right = figures - after;
  const left = isSplit(rows, options) ? labelWidth(rows, right - x, size, kit) : right - x;
  return {
    meta,
    meta_one_line: meta === widest,
    mark,
    metaLeft,
    x,
    right,
    left,
    after,
    figures,
    figures_fit: after <= FIGURE_SHARE * box.w,
  };
}

/** Figures in a column of their own are a step larger than the statements. */
const figurePt = (size: Sizes): number => stepAtMost(size.head * FIGURE_TIMES);

const figureWidth = (rows: readonly Item[], size: Sizes, kit: Kit): number =>
  Math.max(...rows.map((it) => kit.text.widthIn(it.value?.text ?? '', figurePt(size), { bold: true }))) + FIGURE_GAP;

/** Figures at the right have their names below them. */
const namedFigureWidth = (rows: readonly Item[], size: Sizes, kit: Kit): number =>
  Math.max(figureWidth(rows, size, kit), ...rows.map((it) => kit.text.widthIn(it.value_label?.text ?? '', size.body) + FIGURE_GAP));

const figureHeight = (it: Item, size: Sizes, kit: Kit): number =>
  it.value === undefined ? 0 : kit.text.pitchIn(figurePt(size)) + (it.value_label === undefined ? 0 : kit.text.pitchIn(size.body));

/** Items without the figures that have a column of their own. Figures before the words are called in their support. */
const wordsBeside = ({ value, value_label, ...it }: Item, { marker }: StatementOptions): Item =>
  marker === 'figure' && value_label !== undefined ? { ...it, sub: value_label } : it;

/** The column of the statements is as wide as the longest of them, within limits that leave room for their support. */
function labelWidth(rows: readonly Item[], room: number, size: Sizes, kit: Kit): number {
  const widest = Math.max(0, ...rows.map((it) => kit.text.widthIn(it.label?.text ?? '', size.head, { bold: true })));
  return Math.min(Math.max(widest + 0.05, room * 0.25), room * (isFew(rows) ? 0.5 : 0.36));
}

const isFew = (rows: readonly Item[]): boolean => rows.length <= FEW;

const isSplit = (rows: readonly Item[], { support = 'below' }: StatementOptions): boolean =>
  support === 'right' && rows.some((it) => it.sub !== undefined || it.detail.length > 0);

/** The largest size at which the statements fit the box; undefined when they fit at none. */
export function chooseStatements(items: readonly Item[], box: BoxIn, kit: Kit, options: StatementOptions): Choice | undefined {
  const rows = items.filter((it) => !it.header);
  const { sizes = isFew(rows) ? [...FEW_SIZES, ...STATEMENT_SIZES] : STATEMENT_SIZES, max_pitch = isFew(rows) ? FEW_PITCH : 1.3 } = options;
  const room = box.h - (items.length - rows.length) * HEADER_H;
  for (const size of sizes) {
    const heights = heightsOf(rows, box, size, kit, options);
    const pitches =
      heights === undefined
        ? undefined
        : pitchesOf(heights, room, max_pitch, size.head > 16 ? 0.2 : size.head === 16 ? 0.16 : 0.12, options);
    if (pitches !== undefined) return { size, pitches };
  }
  return undefined;
}

/** What the words of each row need at one size, inches; undefined where a word is wider than its column. */
function heightsOf(rows: readonly Item[], box: BoxIn, size: Sizes, kit: Kit, options: StatementOptions): readonly number[] | undefined {
  const split = isSplit(rows, options);
  const g = geometryOf(rows, box, size, kit, options);
  // Large marks at the side stand on one line.
  if ((size.head >= LARGE && !g.meta_one_line) || !g.figures_fit || g.right - g.x <= MIN_WORDS * box.w) return undefined;
  const heights: number[] = [];
  for (const it of rows) {
    const all = portionsOf(wordsBeside(it, options), size, kit, STYLE);
    const label = measurePortions(split ? all.filter((p) => p.part === 'label') : all, g.left, kit);
    const text = split
      ? measurePortions(
          all.filter((p) => p.part === 'text'),
          g.right - g.x - g.left - 0.4,
          kit,
        )
      : undefined;
    if (!label.fits || text?.fits === false) return undefined;
    // A head of three lines is read more slowly than a smaller one of two.
    if (split && size.head >= LARGE && label.lines > HEAD_LINES) return undefined;
    heights.push(Math.max(label.height_in, text?.height_in ?? 0, figureHeight(it, size, kit)));
  }
  return heights;
}

/** One pitch for rows that need about the same, else one gap; undefined where the rows do not fit. */
function pitchesOf(
  heights: readonly number[],
  room: number,
  max_pitch: number,
  pad: number,
  { even = false }: StatementOptions,
): readonly number[] | undefined {
  const n = Math.max(1, heights.length);
  const most = Math.min(max_pitch, room / n);
  const tallest = Math.max(...heights);
  if ((even || tallest <= ALIKE * Math.min(...heights)) && tallest + pad <= most + 1e-6) {
    const pitch = Math.min(most, Math.max(tallest + 0.5, tallest * 1.6, (FILLED * room) / n));
    return heights.map(() => pitch);
  }
  const words = heights.reduce((a, b) => a + b, 0);
  if (even || words + n * pad > room + 1e-6) return undefined;
  const gap = Math.max(pad, Math.min(FILLED * room, n * max_pitch) / n - words / n);
  return heights.map((h) => h + gap);
}

/** Draws the statements into a box. When they leave space free, they are centred slightly above its middle. */
export function drawStatements(items: readonly Item[], box: BoxIn, board: Board, kit: Kit, options: StatementOptions): void {
  const { marker, from = 1, prefix = '', key_from = 1 } = options;
  const rows = items.filter((it) => !it.header);
  const heads = items.filter((it) => it.header);
  const split = isSplit(rows, options);
  const chosen = chooseStatements(items, box, kit, options);
  if (chosen === undefined) throw tooLong(rows.length, options.what);
  const { size, pitches } = chosen;
  const g = geometryOf(rows, box, size, kit, options);
  const area = settle(box, pitches.reduce((a, b) => a + b, 0) + heads.length * HEADER_H);
  if (isFew(rows) && heads.length === 0)
    for (const [part, at] of [
      ['top', area.y],
      ['foot', area.y + area.h],
    ] as const)
      board.add('grid', hairline(`${board.id}/${part}-rule`, box.x, box.x + box.w, at));
  let y = area.y;
  let number = from;
  let row = 0;
  let last: 'row' | 'head' | undefined;
  for (const [i, it] of items.entries()) {
    const key = `item-${i + key_from}`;
    if (it.header) {
      if (it.label !== undefined)
        board.words(
          `${key}-head`,
          kit.block(it.label.text, { color: kit.asText('accent1'), bold: true }, it.label.path),
          { x: box.x, y: y + 0.06, w: box.w, h: HEADER_H - 0.12 },
          size.body,
          { role: 'legend', anchor: 'bottom' },
        );
      y += HEADER_H;
      board.add('grid', hairline(`${board.id}/${key}-rule`, box.x, box.x + box.w, y, 'muted', WIDTH.header));
      last = 'head';
      continue;
    }
    const pitch = pitches[row] as number;
    row++;
    if (last === 'row') board.add('grid', hairline(`${board.id}/${key}-rule`, box.x, box.x + box.w, y));
    if (it.primary) {
      board.rect(`${key}-band`, { x: box.x, y: y + 0.03, w: box.w, h: pitch - 0.06 }, { fill: 'surface' }, { role: 'band', layer: 'back' });
      board.rect(`${key}-bar`, { x: box.x, y: y + 0.03, w: BAR, h: pitch - 0.06 }, { fill: 'accent1' }, { role: 'decoration' });
    }
    const all = portionsOf(wordsBeside(it, options), size, kit, STYLE);
    const own = measurePortions(split ? all.filter((p) => p.part === 'label') : all, g.left, kit);
    // What stands before and after the words of a row is on their first line.
    const line = split ? { y, h: pitch } : firstLine(own, y, pitch, kit);
    drawMarker(it, `${prefix}${number}`, { x: box.x + BAR + 0.1, ...line, w: g.mark }, marker, size, key, board, kit);
    if (split) {
      const x = g.x + g.left + 0.4;
      for (const p of all) {
        const at = p.part === 'label' ? { x: g.x, w: g.left } : { x, w: g.right - x };
        board.words(`${key}-${p.part}`, p.block, { ...at, y, h: pitch }, p.size_pt, { role: p.role, anchor: 'middle' });
      }
    } else placePortions(board, key, own, { x: g.x, y, w: g.left, h: pitch }, { anchor: 'middle' });
    if (it.value !== undefined && marker !== 'figure')
      drawNamedFigure(
        it,
        { x: g.figures - g.after + FIGURE_GAP, y, w: g.after - FIGURE_GAP, h: pitch },
        line.y + line.h / 2,
        size,
        key,
        board,
        kit,
      );
    if (it.meta !== undefined) {
      board.cell(
        `${key}-meta`,
        it.meta,
        g.metaLeft ? { x: g.x - 0.3 - g.meta, ...line, w: g.meta } : { x: box.x + box.w - 0.1 - g.meta, ...line, w: g.meta },
        size.body,
        { role: 'label', color: it.primary ? kit.asText('accent1') : 'muted', bold: true, align: g.metaLeft ? 'left' : 'right' },
      );
      const head = own.portions[0];
      const from = g.x + (head === undefined ? 0 : measurePortions([head], g.left, kit).width_in) + LEADER_GAP;
      const to = box.x + box.w - 0.1 - kit.text.widthIn(it.meta.text, size.body, { bold: true }) - LEADER_GAP;
      if (!split && !g.metaLeft && g.after === 0 && to - from > LEADER)
        board.line(
          `${key}-leader`,
          [from, line.y + line.h / 2],
          [to, line.y + line.h / 2],
          { ...shape.stroke('line', 1), dash: 'dot' },
          { role: 'rule' },
        );
    }
    y += pitch;
    number++;
    last = 'row';
  }
}

/** Where the first line of the words stands in a row, inches. */
function firstLine(words: Measured, y: number, pitch: number, kit: Kit): { readonly y: number; readonly h: number } {
  const [first] = words.portions;
  const h = first === undefined ? pitch : kit.text.pitchIn(first.size_pt);
  return { y: y + (pitch - (first === undefined ? pitch : words.height_in)) / 2, h };
}

/** @param at the middle of the line that the figure stands on, where its row has the room */
function drawNamedFigure(it: Item, box: BoxIn, at: number, size: Sizes, key: string, board: Board, kit: Kit): void {
  const all = figureHeight(it, size, kit);
  const h = kit.text.pitchIn(figurePt(size));
  const slack = Math.min((box.h - all) / 2, FIGURE_PAD);
  const top = Math.max(box.y + slack, Math.min(at - h / 2, box.y + box.h - slack - all));
  if (it.value !== undefined) drawFigure(it.value, { ...box, y: top, h }, 'right', size, key, board, kit);
  if (it.value_label !== undefined)
    board.cell(`${key}-value-label`, it.value_label, { ...box, y: top + h, h: all - h }, size.body, {
      role: 'label',
      color: 'muted',
      align: 'right',
      wrap: false,
    });
}

function drawFigure(value: SourcedText, box: BoxIn, align: 'left' | 'right', size: Sizes, key: string, board: Board, kit: Kit): void {
  board.cell(`${key}-value`, value, box, figurePt(size), { role: 'value', color: kit.asText('accent1'), bold: true, align, wrap: false });
}

function drawMarker(
  it: Item,
  number: string,
  box: BoxIn,
  marker: StatementOptions['marker'],
  size: Sizes,
  key: string,
  board: Board,
  kit: Kit,
): void {
  if (marker !== 'icon') {
    const icon = iconOf(it, 'none is drawn', kit);
    const d = Math.min(0.42, box.h - 0.1);
    if (icon !== undefined)
      drawItemIcon(icon, `${key}-icon`, { x: box.x + box.w - ICON_W, y: box.y + (box.h - d) / 2, w: d, h: d }, 'accent1', board);
  }
  if (marker === 'none') return;
  if (marker === 'figure') {
    if (it.value !== undefined) drawFigure(it.value, { ...box, w: box.w - FIGURE_GAP }, 'left', size, key, board, kit);
    return;
  }
  if (marker === 'icon') {
    drawIconOrDot(it, box, key, board, kit);
    return;
  }
  board.cell(`${key}-number`, [run(number, undefined, 'derived')], { ...box, w: box.w - 0.1 }, size.head, {
    role: 'axis',
    color: kit.asText('accent1'),
    bold: true,
    align: 'left',
    wrap: false,
  });
}

/** The icon of an item at its left, or a small square where it has none. */
export function drawIconOrDot(it: Item, box: BoxIn, key: string, board: Board, kit: Kit): void {
  const d = Math.min(0.4, box.h - 0.1);
  const icon = iconOf(it, 'a square stands in its place', kit);
  if (icon !== undefined) drawItemIcon(icon, `${key}-icon`, { x: box.x, y: box.y + (box.h - d) / 2, w: d, h: d }, 'accent1', board);
  else
    board.rect(
      `${key}-dot`,
      { x: box.x + 0.04, y: box.y + box.h / 2 - 0.06, w: 0.12, h: 0.12 },
      { fill: 'accent1' },
      { role: 'decoration' },
    );
}
