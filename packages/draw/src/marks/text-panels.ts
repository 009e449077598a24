/** Equal panels in a grid: a head with an edge or band in the tone's colour, an icon, a figure, and points. All have one type size. */
import { type BoxIn, DrawRefusal, gridCells, type Kit, settle, shape } from '../layout/index.ts';
import { type Color, isRgb, type Token } from '../scene/index.ts';
import { drawHeadPanels } from './head-panels.ts';
import { drawItemIcon, iconOf } from './item-icon.ts';
import { drawPanelRows, leavesVoid } from './panel-fill.ts';
import { type Board, fitItems, type Item, type ItemStyle, placePortions, type Sizes } from './text-items.ts';
import { remember } from './trial-drawing.ts';

export interface PanelsOptions {
  readonly what: string;
  readonly across: number;
  /**
   * `edge`: tinted with an edge at the left. `top`: with an edge on top. `open`: a rule on top and no fill. `filled`: primary panels are
   * filled.
   */
  readonly look: 'edge' | 'top' | 'open';
  readonly gap?: number;
  readonly gap_y?: number;
  /** Colour of the edge. Absent means the accent. */
  readonly color?: (it: Item, i: number) => Color;
  /** Panels keep the height of the box. */
  readonly stretch?: boolean;
  readonly sizes?: readonly Sizes[];
  readonly figures?: boolean;
  /** Each panel leads to the next: an arrow in each gap. */
  readonly arrows?: boolean;
}

export const PANEL_SIZES: readonly Sizes[] = [
  { head: 20, body: 16 },
  { head: 16, body: 14 },
  { head: 14, body: 12 },
  { head: 12, body: 11 },
  { head: 11, body: 10 },
];

/** Larger sizes for panels that have the slide to themselves. The largest that fits is used. */
export const ROOMY_SIZES: readonly Sizes[] = [
  { head: 28, body: 24 },
  { head: 24, body: 20 },
  { head: 20, body: 20 },
  { head: 20, body: 18 },
  ...PANEL_SIZES,
];
/** Smallest share of its height that the content of a panel fills, where the panels do not keep the height of the box. */
const FILL = 0.68;
/** Smallest share that the words alone fill (check 43), which counts for panels of few words. */
const HALF = 0.6;

/** Words in columns with less than this share of the height of their box are few. */
const SPARSE = 0.5;
/** Names alone would leave rows emptier than columns. */
const isFew = (items: readonly Item[]): boolean =>
  items.length > 1 &&
  items.length <= 5 &&
  items.every((it) => it.label !== undefined) &&
  items.every((it) => it.sub !== undefined || it.detail.length > 0 || it.value !== undefined);

/** Panels with more than a name are at least so high, inches. */
const LEAST_H = 1;

/** One text is heavy that is so many times as long as the usual one, and has at least so many characters. */
const HEAVY = { times: 4, characters: 120 } as const;

/** Whether one item has much more to say than the others, which would leave panels of one size empty. */
export function isUneven(items: readonly Item[]): boolean {
  if (items.some((it) => it.value !== undefined)) return false;
  const lengths = items
    .map(({ label, sub, detail }) => [label, sub, ...detail].reduce((sum, one) => sum + (one?.text.length ?? 0), 0))
    .toSorted((a, b) => a - b);
  const usual = lengths[lengths.length >> 1] ?? 0;
  const longest = lengths.at(-1) ?? 0;
  return lengths.length > 2 && longest >= HEAVY.characters && longest > HEAVY.times * usual;
}

/** Draws the panels. Returns the box of each. */
export function drawPanels(items: readonly Item[], box: BoxIn, board: Board, kit: Kit, options: PanelsOptions): BoxIn[] {
  const styled = kit.head_style === undefined ? undefined : drawStyled(items, box, board, kit, options);
  if (styled !== undefined) return styled;
  const { across, look, gap = 0.2, gap_y = gap, color = () => 'accent1' as const, stretch = false, figures = true } = options;
  const down = Math.ceil(items.length / across);
  const w = (box.w - gap * (across - 1)) / across;
  const room = (box.h - gap_y * (down - 1)) / down;
  const pad = look === 'open' ? 0.02 : w < 2.6 ? 0.18 : 0.25;
  const edge = look === 'edge' ? 0.06 : 0;
  const icons = items.some((it) => it.icon !== undefined);
  const icon = icons ? 0.5 : 0;
  const head = icons ? icon + 0.14 : 0;
  // A name alone looks lost between wide margins.
  const bare = !icons && items.every((it) => it.sub === undefined && it.detail.length === 0 && it.value === undefined);
  const padTop = bare ? 0.16 : look === 'edge' ? pad : pad + 0.06;
  const style = (it: Item, size: Sizes): ItemStyle => ({
    body: 'ink',
    bullet: color(it, 0),
    ...(figures ? { value_pt: size.head >= 24 ? 54 : size.head >= 20 ? 40 : size.head >= 16 ? 32 : 24 } : {}),
  });
  const widths = gridCells(box, items.length, across, gap, gap_y).map((cell) => cell.w);
  const fit = fitItems(items, (i) => ({ w: (widths[i] ?? w) - 2 * pad - edge, h: room - 2 * padTop - head }), kit, {
    what: options.what,
    sizes: options.sizes ?? ROOMY_SIZES,
    style,
  });
  const own = fit.tallest + 2 * padTop + head;
  const h = stretch
    ? room
    : Math.min(room, Math.max(Math.min(own / FILL, Math.max(own, (fit.tallest + head) / HALF)), Math.min(bare ? 0 : LEAST_H, room)));
  const words = fit.measured.map((m) => m.height_in + head);
  // Few words have larger type in rows over the whole width than in columns, of which they leave half empty.
  const isSparse = look === 'top' && options.arrows !== true && isFew(items) && down * Math.max(...words) < SPARSE * box.h;
  const rowsFrom = isSparse ? fit.size.head : down === 1 && leavesVoid(words, h) ? 0 : undefined;
  if (!stretch && rowsFrom !== undefined && drawPanelRows(items, box, options.what, board, kit, rowsFrom)) return [];
  const area = settle(box, h * down + gap_y * (down - 1));
  const cells = gridCells(area, items.length, across, gap, gap_y);
  return items.map((it, i) => {
    const cell = cells[i] as BoxIn;
    const key = `panel-${i + 1}`;
    const tone = color(it, i);
    if (look !== 'open')
      board.rect(key, cell, it.primary ? { fill: 'surface', stroke: shape.stroke('accent1', 1.5) } : { fill: 'surface' }, {
        role: 'card',
        name: `panel ${i + 1}: ${it.label?.text ?? ''}`,
        layer: 'back',
      });
    if (look === 'edge') board.rect(`${key}-edge`, { ...cell, w: edge }, { fill: tone }, { role: 'decoration' });
    else board.rect(`${key}-edge`, { ...cell, h: 0.06 }, { fill: tone }, { role: 'decoration' });
    let y = cell.y + padTop;
    if (icons) {
      const at = { x: cell.x + pad + edge, y, w: icon, h: icon };
      drawPanelIcon(it, at, `${key}-icon`, board, kit);
      y += head;
    }
    placePortions(
      board,
      key,
      fit.measured[i] as (typeof fit.measured)[number],
      { x: cell.x + pad + edge, y, w: cell.w - 2 * pad - edge, h: cell.y + cell.h - y - padTop },
      {
        ...(look === 'open' ? {} : { host: key }),
        spread: true,
      },
    );
    if (options.arrows === true && cells[i + 1]?.y === cell.y) drawArrow(board, `arrow-${i + 1}`, cell, gap);
    return cell;
  });
}

/** The panels under heads in the style of the deck. Undefined where one has no name, or where they do not fit so. */
function drawStyled(items: readonly Item[], box: BoxIn, board: Board, kit: Kit, options: PanelsOptions): BoxIn[] | undefined {
  if (items.some((it) => it.label === undefined)) return undefined;
  const toneOf = (color: Color): Token => (isRgb(color) ? 'accent1' : color);
  const reset = remember(kit);
  try {
    return drawHeadPanels(items, box, board, kit, {
      what: options.what,
      across: options.across,
      arrows: options.arrows === true && options.across >= items.length,
      tone: (it, i) => (options.color === undefined ? 'accent1' : toneOf(options.color(it, i))),
    });
  } catch (error) {
    if (!(error instanceof DrawRefusal)) throw error;
    reset();
    return undefined;
  }
}

/** A solid arrow head in the gap after a panel, at half its height. */
function drawArrow(board: Board, part: string, cell: BoxIn, gap: number): void {
  const w = Math.min(0.24, gap - 0.1);
  const left = cell.x + cell.w + (gap - w) / 2;
  const middle = cell.y + cell.h / 2;
  board.path(
    part,
    [['M', left, middle - 0.24], ['L', left + w, middle], ['L', left, middle + 0.24], ['Z']],
    { fill: 'accent1' },
    { role: 'decoration', name: 'arrow' },
  );
}

function drawPanelIcon(it: Item, box: BoxIn, part: string, board: Board, kit: Kit): void {
  const icon = iconOf(it, 'the first letter of the label stands in its place', kit);
  if (icon !== undefined) {
    drawItemIcon(icon, part, box, 'accent1', board);
    return;
  }
  const letter = [...(it.label?.text.trim() ?? '')][0]?.toUpperCase() ?? '•';
  board.ellipse(
    part,
    { x: box.x + 0.03, y: box.y + 0.03, w: box.w - 0.06, h: box.h - 0.06 },
    { stroke: shape.stroke('accent1', 2.25) },
    { role: 'icon' },
  );
  board.cell(`${part}-letter`, { text: letter, bind: 'derived' }, box, 16, {
    role: 'icon',
    bold: true,
    color: kit.asText('accent1'),
    align: 'center',
    wrap: false,
  });
}

/** Number of columns for this many equal cards. */
export const acrossOf = (n: number): number => (n <= 3 ? n : n === 4 ? 4 : [5, 6, 9].includes(n) ? 3 : 4);
