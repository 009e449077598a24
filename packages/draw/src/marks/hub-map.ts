/** A hub between two columns of equal cards, each joined to it by a spoke that ends in the card's number or icon. */
import { type BoxIn, type Kit, run, type SourcedText, shape } from '../layout/index.ts';
import { drawItemIcon, iconOf } from './item-icon.ts';
import { type Board, type Item, type Measured, measurePortions, placePortions, portionsOf, type Sizes, tooLong } from './text-items.ts';

const SIZES: readonly Sizes[] = [
  { head: 28, body: 24 },
  { head: 24, body: 20 },
  { head: 20, body: 18 },
  { head: 20, body: 16 },
  { head: 18, body: 14 },
  { head: 16, body: 14 },
  { head: 14, body: 12 },
  { head: 12, body: 11 },
  { head: 11, body: 10 },
];
const HUB_SIZES = [28, 24, 20, 18, 16, 14, 12, 11, 10] as const;
const HUB_R = 1.3;
const DISC = 0.72;
const GAP = 0.2;
const PAD = 0.25;
const STRIP_PAD = 0.15;
const CARD_SHARE = 0.315;
const MOST_H = 1.9;
/** Smallest share of the height of the box that the fuller column takes. */
const LEAST_FILL = 0.72;

/** Draws the map over the whole box. Items go clockwise from the top right. */
export function drawHubMap(items: readonly Item[], hub: SourcedText | undefined, box: BoxIn, board: Board, kit: Kit, what: string): void {
  const cardW = box.w * CARD_SHARE;
  const right = items.map((_, i) => i).slice(0, Math.ceil(items.length / 2));
  const left = items
    .map((_, i) => i)
    .slice(right.length)
    .reverse();
  const room = (box.h - GAP * (right.length - 1)) / right.length;
  const inner = cardW - DISC / 2 - 2 * PAD;
  const { measured, tallest } = measure(items, inner, room - 0.2, what, kit);
  const spread = Math.min(MOST_H, (box.h * LEAST_FILL - GAP * (right.length - 1)) / right.length);
  // Names without more to say stand on strips, spread over the same height.
  const bare = items.every((it) => it.sub === undefined && it.detail.length === 0);
  const h = Math.min(room, bare ? Math.max(tallest + 2 * STRIP_PAD, DISC) : Math.max(tallest + 2 * PAD, spread));
  if (right.length === 1)
    kit.warn('content_sparse', `${items.length === 1 ? 'One item stands' : 'Two items stand'} beside the hub.`, {
      path: items[0]?.pointer ?? '',
      remedy: 'Add items, or say it in a sentence.',
    });
  const centre = [box.x + box.w / 2, box.y + box.h / 2] as const;
  for (const [side, column] of [right, left].entries()) {
    const used = right.length * Math.max(h, bare ? spread : 0) + (right.length - 1) * GAP;
    const top = box.y + (box.h - used) / 2;
    // The shorter column is spread over the same height.
    const pitch = used / column.length;
    for (const [k, i] of column.entries()) {
      const y = top + k * pitch + (pitch - h) / 2;
      const card = { x: side === 0 ? box.x + box.w - cardW : box.x, y, w: cardW, h };
      drawEnd(items[i] as Item, i, card, side === 0, { measured: measured[i] as Measured, centre, inner, what }, board, kit);
    }
  }
  drawHub(hub, centre, items.length, what, board, kit);
}

function measure(
  items: readonly Item[],
  width: number,
  height: number,
  what: string,
  kit: Kit,
): { readonly measured: readonly Measured[]; readonly tallest: number } {
  for (const size of SIZES) {
    const measured = items.map((it) => measurePortions(portionsOf(it, size, kit, { body: 'muted' }), width, kit));
    const tallest = Math.max(...measured.map((m) => m.height_in));
    if (measured.every((m) => m.fits) && tallest <= height) return { measured, tallest };
  }
  throw tooLong(items.length, what);
}

interface End {
  readonly measured: Measured;
  readonly centre: readonly [number, number];
  readonly inner: number;
  readonly what: string;
}

function drawEnd(it: Item, i: number, card: BoxIn, right: boolean, { measured, centre, inner, what }: End, board: Board, kit: Kit): void {
  const key = `item-${i + 1}`;
  const middle = card.y + card.h / 2;
  const x = right ? card.x : card.x + card.w;
  board.line(`${key}-spoke`, [...centre], [x, middle], shape.stroke(it.primary ? 'accent1' : 'muted', it.primary ? 2.25 : 1), {
    role: 'connector',
    layer: 'grid',
  });
  board.rect(`${key}-card`, card, it.primary ? { fill: 'surface', stroke: shape.stroke('accent1', 1.5) } : { fill: 'surface' }, {
    role: 'card',
    layer: 'back',
    name: `text ${i + 1}`,
  });
  board.ellipse(
    key,
    { x: x - DISC / 2, y: middle - DISC / 2, w: DISC, h: DISC },
    it.primary ? { fill: 'accent1' } : { fill: 'canvas', stroke: shape.stroke('accent1', 1.5) },
    { role: 'node', name: `${what} ${i + 1}: ${it.label?.text ?? ''}` },
  );
  const icon = iconOf(it, 'its number is drawn', kit);
  if (icon !== undefined)
    drawItemIcon(icon, `${key}-icon`, { x: x - 0.2, y: middle - 0.2, w: 0.4, h: 0.4 }, it.primary ? kit.on('accent1') : 'accent1', board);
  else
    board.cell(`${key}-number`, [run(`${i + 1}`, undefined, 'derived')], { x: x - DISC / 2, y: middle - DISC / 2, w: DISC, h: DISC }, 20, {
      role: 'axis',
      bold: true,
      align: 'center',
      color: it.primary ? kit.on('accent1') : kit.asText('accent1'),
      host: key,
    });
  const textX = right ? card.x + DISC / 2 + PAD : card.x + PAD;
  placePortions(board, key, measured, { x: textX, y: card.y, w: inner, h: card.h }, { host: `${key}-card`, anchor: 'middle' });
}

function drawHub(hub: SourcedText | undefined, [cx, cy]: readonly [number, number], n: number, what: string, board: Board, kit: Kit): void {
  board.ellipse(
    'hub',
    { x: cx - HUB_R, y: cy - HUB_R, w: 2 * HUB_R, h: 2 * HUB_R },
    { fill: 'accent1' },
    { role: 'node', name: hub?.text ?? 'centre', layer: 'line' },
  );
  if (hub === undefined) return;
  const block = kit.block(hub.text, { color: 'ink', bold: true });
  const pt = HUB_SIZES.find((s) => kit.fit({ block, sizes_pt: [s], width_in: HUB_R * 1.55, height_in: HUB_R * 1.3 }).fits);
  if (pt === undefined) throw tooLong(n, what);
  board.cell('hub-label', hub, { x: cx - HUB_R * 0.8, y: cy - HUB_R * 0.7, w: HUB_R * 1.6, h: HUB_R * 1.4 }, pt, {
    role: 'node',
    bold: true,
    align: 'center',
    color: kit.on('accent1'),
  });
}
