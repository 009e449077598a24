/** The head of a card or panel, in the look of the deck: a rule on top, a filled band, or a tile for its icon. All have the same height. */
import { type BoxIn, type Kit, run, type SourcedText } from '../layout/index.ts';
import type { Color, HeadStyle, Token } from '../scene/index.ts';
import { drawItemIcon, type ItemIcon } from './item-icon.ts';
import type { Board } from './text-items.ts';

export interface CardHead {
  readonly key: string;
  readonly label?: SourcedText | undefined;
  readonly icon?: ItemIcon | undefined;
  readonly number?: number | undefined;
  readonly tone: Token;
  readonly size_pt: number;
}

const PAD = 0.2;
const RULE = 0.06;
const DISC = 0.36;
const TILE = 0.44;
const BESIDE = 0.12;

/** Width that number and icon take beside the name. */
export function besideOf(look: HeadStyle, icon: boolean, number: boolean): number {
  if (look === 'icon_tile') return icon || number ? TILE + BESIDE : RULE + BESIDE;
  return (number ? DISC + BESIDE : 0) + (icon ? DISC + BESIDE : 0);
}

/** A rule, or a band in the tone. A tile has neither. */
export function drawHeadGround(look: HeadStyle, key: string, box: BoxIn, tone: Color, board: Board): void {
  if (look === 'filled') board.rect(`${key}-head`, box, { fill: tone }, { role: 'header', layer: 'back' });
  if (look === 'rule') board.rect(`${key}-edge`, { ...box, h: RULE }, { fill: tone }, { role: 'decoration', layer: 'back' });
}

/** The colour of words in a head. */
export const headText = (look: HeadStyle, tone: Token, kit: Kit): Color => (look === 'filled' ? kit.on(tone) : 'ink');

export function drawCardHead(look: HeadStyle, head: CardHead, box: BoxIn, board: Board, kit: Kit): void {
  drawHeadGround(look, head.key, box, head.tone, board);
  if (look === 'icon_tile') drawTiled(head, box, board, kit);
  else drawNamed(look, head, box, board, kit);
}

/** Number, name and icon, from the leading side. */
function drawNamed(look: HeadStyle, { key, label, icon, number, tone, size_pt }: CardHead, box: BoxIn, board: Board, kit: Kit): void {
  const filled = look === 'filled';
  const on = kit.on(tone);
  let x = box.x + PAD;
  if (number !== undefined) {
    const disc = { x, y: box.y + (box.h - DISC) / 2, w: DISC, h: DISC };
    board.ellipse(`${key}-disc`, disc, { fill: filled ? on : tone }, { role: 'chip' });
    const inDisc = filled ? (kit.contrast(tone, on) >= 4.5 ? tone : 'ink') : on;
    drawNumber(number, disc, key, `${key}-disc`, inDisc, board);
    x += DISC + BESIDE;
  }
  const iconX = box.x + box.w - PAD - DISC;
  if (icon !== undefined)
    drawItemIcon(icon, `${key}-icon`, { x: iconX, y: box.y + (box.h - DISC) / 2, w: DISC, h: DISC }, filled ? on : kit.asText(tone), board);
  drawName(
    { key, label, size_pt },
    { left: x, right: icon === undefined ? box.x + box.w - PAD : iconX - BESIDE },
    box,
    filled ? on : 'ink',
    {
      board,
      ...(filled ? { host: `${key}-head` } : {}),
    },
  );
}

/** A tile with the icon, else the number, else a slim block; the name beside it. */
function drawTiled({ key, label, icon, number, tone, size_pt }: CardHead, box: BoxIn, board: Board, kit: Kit): void {
  const wide = icon !== undefined || number !== undefined;
  const tile = { x: box.x + PAD, y: box.y + (box.h - TILE) / 2, w: wide ? TILE : RULE, h: TILE };
  board.rect(
    `${key}-tile`,
    tile,
    { fill: tone, radius_in: wide ? kit.theme.radius_in : 0 },
    { role: wide ? 'chip' : 'decoration', layer: 'back' },
  );
  if (icon !== undefined) {
    const inset = (TILE - 0.28) / 2;
    drawItemIcon(icon, `${key}-icon`, { x: tile.x + inset, y: tile.y + inset, w: 0.28, h: 0.28 }, kit.on(tone), board);
  } else if (number !== undefined) drawNumber(number, tile, key, `${key}-tile`, kit.on(tone), board);
  drawName({ key, label, size_pt }, { left: tile.x + tile.w + BESIDE, right: box.x + box.w - PAD }, box, 'ink', { board });
}

function drawNumber(number: number, box: BoxIn, key: string, host: string, color: Color, board: Board): void {
  board.cell(`${key}-number`, [run(String(number), undefined, 'derived')], box, 16, {
    role: 'chip',
    bold: true,
    color,
    align: 'center',
    wrap: false,
    host,
  });
}

function drawName(
  { key, label, size_pt }: Pick<CardHead, 'key' | 'label' | 'size_pt'>,
  { left, right }: { readonly left: number; readonly right: number },
  box: BoxIn,
  color: Color,
  { board, host }: { readonly board: Board; readonly host?: string },
): void {
  if (label === undefined) return;
  board.cell(`${key}-label`, label, { x: left, y: box.y, w: right - left, h: box.h }, size_pt, {
    role: 'header',
    bold: true,
    color,
    anchor: 'middle',
    ...(host === undefined ? {} : { host }),
  });
}
