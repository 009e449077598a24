/**
 * Items around a centre: a ring with arrows, spokes from a hub, or equal wedges. Their texts are outside and placed by the one-dimensional
 * label rule.
 */
import { arcSteps, type BoxIn, type Kit, pointOn, ringSteps, run, type SourcedText, shape, spread } from '../layout/index.ts';
import { drawItemIcon, iconOf } from './item-icon.ts';
import { type Board, type Item, measurePortions, placePortions, portionsOf, type Sizes, tooLong } from './text-items.ts';

const SIZES: readonly Sizes[] = [
  { head: 24, body: 20 },
  { head: 20, body: 18 },
  { head: 20, body: 16 },
  { head: 18, body: 14 },
  { head: 16, body: 14 },
  { head: 14, body: 12 },
  { head: 12, body: 11 },
  { head: 11, body: 10 },
];
const DISC = 0.72;
const PAD = 0.16;
const EDGE = 0.05;
/** Radius of the hole that wedges leave for the hub. */
const HOLE = 0.85;
/** Distance from the circle to the texts beside it. */
const REACH = 0.5;
const MAX_OUTER = 2.45;

/** Positions of the items. Angles are in degrees from the top, clockwise. */
interface Wheel {
  readonly items: readonly Item[];
  readonly mode: 'ring' | 'spokes' | 'wedges';
  readonly what: string;
  readonly box: BoxIn;
  readonly cx: number;
  readonly cy: number;
  /** Radius of the whole, and of the circle on which the items are. */
  readonly outer: number;
  readonly r: number;
  readonly angle: (i: number) => number;
  readonly isRight: (i: number) => boolean;
}

export function drawWheel(
  items: readonly Item[],
  hub: SourcedText | undefined,
  box: BoxIn,
  board: Board,
  kit: Kit,
  mode: 'ring' | 'spokes' | 'wedges',
  what: string,
): void {
  const n = items.length;
  const cx = box.x + box.w / 2;
  const cy = box.y + box.h / 2;
  const outer = Math.min(MAX_OUTER, box.h / 2 - 0.05);
  const r = mode === 'wedges' ? outer : outer - DISC / 2;
  const angle = (i: number): number => (mode === 'wedges' ? ((i + 0.5) * 360) / n : (i * 360) / n);
  const isRight = (i: number): boolean => angle(i) < 179.9;
  const wheel: Wheel = { items, mode, what, box, cx, cy, outer, r, angle, isRight };
  const room = box.w / 2 - outer - REACH;
  for (const size of SIZES) {
    const measured = items.map((it) => measurePortions(portionsOf(it, size, kit, { body: 'muted' }), room - 2 * PAD - EDGE, kit));
    if (measured.some((m) => !m.fits)) continue;
    const centres = placeTexts(
      wheel,
      measured.map((m) => m.height_in + 2 * PAD),
    );
    if (centres === undefined) continue;
    for (const i of items.keys()) {
      if (mode === 'wedges') drawWedge(board, wheel, i, size.head, kit);
      else drawDisc(board, wheel, i, size.head, kit);
      drawText(board, wheel, i, measured[i] as Measured, centres[i] as number);
    }
    drawHub(board, wheel, hub, kit);
    return;
  }
  throw tooLong(n, what);
}

type Measured = ReturnType<typeof measurePortions>;

/** Centres of the texts on both sides without overlaps. Undefined where a side has no room. */
function placeTexts({ items, box, cx, cy, r, angle, isRight }: Wheel, heights: readonly number[]): readonly number[] | undefined {
  const centres: number[] = [];
  for (const right of [true, false]) {
    const own = [...items.keys()].filter((i) => isRight(i) === right);
    const wanted = own.map((i) => ({ target: pointOn(cx, cy, r, angle(i))[1], size: heights[i] as number }));
    const placed = spread(wanted, box.y, box.y + box.h, 0.12);
    if (placed === undefined) return undefined;
    for (const [k, i] of own.entries()) centres[i] = placed[k] as number;
  }
  return centres;
}

function drawWedge(board: Board, { items, cx, cy, outer, angle }: Wheel, i: number, size_pt: number, kit: Kit): void {
  const key = `item-${i + 1}`;
  const it = items[i] as Item;
  const fill = it.primary ? 'accent1' : 'soft1';
  board.path(
    key,
    ringSteps(cx, cy, outer, HOLE, (i * 360) / items.length, ((i + 1) * 360) / items.length),
    { fill, stroke: shape.stroke('canvas', 2) },
    { role: 'node', name: `segment ${i + 1}: ${it.label?.text ?? ''}` },
  );
  const [x, y] = pointOn(cx, cy, (outer + HOLE) / 2, angle(i));
  const icon = iconOf(it, 'its number is drawn', kit);
  if (icon !== undefined) {
    drawItemIcon(icon, `${key}-icon`, { x: x - 0.24, y: y - 0.24, w: 0.48, h: 0.48 }, kit.on(fill), board);
    return;
  }
  board.cell(`${key}-number`, [run(`${i + 1}`, undefined, 'derived')], { x: x - 0.25, y: y - 0.2, w: 0.5, h: 0.4 }, size_pt, {
    role: 'axis',
    bold: true,
    align: 'center',
    color: kit.on(fill),
    host: key,
  });
}

/** A disc with its number. A spoke joins it to the centre, or an arrow to the next disc. */
function drawDisc(board: Board, wheel: Wheel, i: number, size_pt: number, kit: Kit): void {
  const { items, mode, what, cx, cy, r, angle } = wheel;
  const key = `item-${i + 1}`;
  const it = items[i] as Item;
  const [px, py] = pointOn(cx, cy, r, angle(i));
  if (mode === 'spokes') board.line(`${key}-spoke`, [cx, cy], [px, py], shape.stroke('muted', 1), { role: 'connector' });
  else if (items.length > 1) drawArrow(board, wheel, i);
  board.ellipse(
    key,
    { x: px - DISC / 2, y: py - DISC / 2, w: DISC, h: DISC },
    it.primary ? { fill: 'accent1' } : { fill: 'canvas', stroke: shape.stroke('accent1', 1.5) },
    { role: 'node', name: `${what} ${i + 1}: ${it.label?.text ?? ''}` },
  );
  const icon = iconOf(it, 'its number is drawn', kit);
  if (icon !== undefined) {
    const d = 0.4;
    drawItemIcon(icon, `${key}-icon`, { x: px - d / 2, y: py - d / 2, w: d, h: d }, it.primary ? kit.on('accent1') : 'accent1', board);
    return;
  }
  board.cell(`${key}-number`, [run(`${i + 1}`, undefined, 'derived')], { x: px - DISC / 2, y: py - DISC / 2, w: DISC, h: DISC }, size_pt, {
    role: 'axis',
    bold: true,
    align: 'center',
    color: it.primary ? kit.on('accent1') : kit.asText('accent1'),
    host: key,
  });
}

/** An arc along the circle to the next disc, with a tip at its end. */
function drawArrow(board: Board, { items, cx, cy, r, angle }: Wheel, i: number): void {
  const key = `item-${i + 1}`;
  const pad = (Math.asin(Math.min(1, (DISC / 2 + 0.08) / (2 * r))) * 2 * 180) / Math.PI;
  const from = angle(i) + pad;
  const to = angle(i) + 360 / items.length - pad;
  const [sx, sy] = pointOn(cx, cy, r, from);
  board.path(
    `${key}-arc`,
    [['M', sx, sy], ...arcSteps(cx, cy, r, from, to)],
    { stroke: shape.stroke('muted', 1.5) },
    { role: 'decoration', layer: 'grid' },
  );
  const [ax, ay] = pointOn(cx, cy, r, to);
  const t = (to * Math.PI) / 180;
  const dx = Math.cos(t);
  const dy = Math.sin(t);
  board.path(
    `${key}-tip`,
    [
      ['M', ax + dx * 0.08, ay + dy * 0.08],
      ['L', ax - dx * 0.1 - dy * 0.09, ay - dy * 0.1 + dx * 0.09],
      ['L', ax - dx * 0.1 + dy * 0.09, ay - dy * 0.1 - dx * 0.09],
      ['Z'],
    ],
    { fill: 'muted' },
    { role: 'decoration' },
  );
}

/** The text of an item right or left of the circle, with a line to it. */
function drawText(
  board: Board,
  { items, mode, box, cx, cy, outer, r, angle, isRight }: Wheel,
  i: number,
  measured: Measured,
  centre: number,
): void {
  const key = `item-${i + 1}`;
  const reach = outer + REACH;
  const right = isRight(i);
  const h = measured.height_in + 2 * PAD;
  const card = { x: right ? cx + reach : box.x, y: centre - h / 2, w: box.w / 2 - reach, h };
  board.rect(`${key}-card`, card, { fill: 'surface' }, { role: 'card', layer: 'back', name: `text ${i + 1}` });
  board.rect(
    `${key}-edge`,
    { ...card, x: right ? card.x : card.x + card.w - EDGE, w: EDGE },
    { fill: items[i]?.primary === true ? 'accent1' : 'soft1' },
    { role: 'decoration' },
  );
  const at = { x: card.x + PAD + (right ? EDGE : 0), y: card.y + PAD, w: card.w - 2 * PAD - EDGE, h: measured.height_in };
  placePortions(board, key, measured, at, { host: `${key}-card` });
  const [px, py] = pointOn(cx, cy, r, angle(i));
  const gap = mode === 'wedges' ? 0 : DISC / 2 + 0.05;
  const from = right ? px + gap : px - gap;
  const to = right ? cx + reach : cx - reach;
  if (Math.abs(to - from) > 0.12)
    board.line(`${key}-leader`, [from, py], [to, centre], shape.stroke('neutral', 0.75), { role: 'decoration' });
}

function drawHub(board: Board, { items, mode, what, cx, cy }: Wheel, hub: SourcedText | undefined, kit: Kit): void {
  const hubR = mode === 'wedges' ? 0.8 : 0.95;
  if (mode === 'spokes' || (hub !== undefined && mode === 'wedges'))
    board.ellipse(
      'hub',
      { x: cx - hubR, y: cy - hubR, w: 2 * hubR, h: 2 * hubR },
      { fill: mode === 'spokes' ? 'accent1' : 'surface' },
      { role: 'node', name: hub?.text ?? 'centre', layer: 'line' },
    );
  if (hub === undefined) return;
  const block = kit.block(hub.text, { color: 'ink', bold: true });
  const pt = [18, 16, 14, 12, 11, 10].find((s) => kit.fit({ block, sizes_pt: [s], width_in: hubR * 1.55, height_in: hubR * 1.3 }).fits);
  if (pt === undefined) throw tooLong(items.length, what);
  board.cell('hub-label', hub, { x: cx - hubR * 0.8, y: cy - hubR * 0.7, w: hubR * 1.6, h: hubR * 1.4 }, pt, {
    role: 'node',
    bold: true,
    align: 'center',
    color: mode === 'spokes' ? kit.on('accent1') : 'ink',
  });
}
