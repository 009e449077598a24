/**
 * Boxes with words, each on a leader to its place on a chart and clear of the drawing. Where no box fits, the chart has a number and the
 * words are below.
 */
import type { Bounds } from '@deckwright/core/geometry';
import type { Callout } from '../fields/annotations.ts';
import { type BoxIn, type Kit, run, type Sketch, shape } from '../layout/index.ts';
import type { Block, Fit } from '../typeset/index.ts';
import type { Anchor } from './anchors.ts';
import { isClear, meet, type Obstacles, passes, type Spot } from './obstacles.ts';

export interface NamedCallout {
  readonly callout: Callout;
  readonly path: string;
  readonly anchor: Anchor;
  readonly is_derived?: boolean;
}

const SIZES = [14, 12] as const;
/** Widths at which words are wrapped, the widest first. */
const WIDTHS = [2.9, 2.2, 1.7] as const;
const PAD = { x: 0.12, y: 0.06 };
const EDGE = 0.05;
const DOT = 0.09;
const AIR = 0.06;
const MIN_LEADER = 0.14;
const STEP = 0.06;
/** Crossing a line costs as much as a leader that is longer by this. */
const CROSSING = 1;
/** Where along its side the leader leaves the box. */
const SHARES = [0.5, 0.62, 0.38, 0.75, 0.25, 0.9, 0.1] as const;
const DISC = 0.26;
const LIST_PT = 12;
/** Ends of the bracket over a range. */
const TICK = 0.07;

interface Spotted {
  readonly box: Bounds;
  readonly from: Spot;
  readonly to: Spot;
  readonly fit: Fit;
  readonly block: Block;
  readonly size_pt: number;
}

/** Positions of the boxes, in the order in which they were sent. Undefined for boxes that find no place. */
export function placeCallouts(all: readonly NamedCallout[], room: BoxIn, obstacles: Obstacles, kit: Kit): readonly (Spotted | undefined)[] {
  const taken: Spotted[] = [];
  return all.map((one) => {
    const { within } = one.anchor;
    for (const place of within === undefined ? [room] : [within, room])
      for (const size_pt of SIZES) {
        const best = bestSpot(one, size_pt, place, obstacles, taken, kit);
        if (best === undefined) continue;
        taken.push(best);
        return best;
      }
    return undefined;
  });
}

function bestSpot(
  { callout, path, anchor, is_derived }: NamedCallout,
  size_pt: number,
  room: BoxIn,
  obstacles: Obstacles,
  taken: readonly Spotted[],
  kit: Kit,
): Spotted | undefined {
  const block = wordsOf(callout, path, kit, is_derived);
  let best: { readonly cost: number; readonly spot: Spotted } | undefined;
  for (const [k, width_in] of WIDTHS.entries()) {
    const fit = kit.fit({ block, sizes_pt: [size_pt], width_in });
    const w = fit.width_in + 0.02 + EDGE + PAD.x * 2;
    const h = fit.height_in + PAD.y * 2;
    for (const { box, to, cost } of candidates(anchor, w, h, room)) {
      const total = cost + k * 0.25;
      if (best !== undefined && total >= best.cost) continue;
      if (!isFree(box, anchor.tip, to, obstacles, taken)) continue;
      const crossed = crossings(anchor.tip, to, obstacles);
      if (best !== undefined && total + crossed >= best.cost) continue;
      best = { cost: total + crossed, spot: { box, from: anchor.tip, to, fit, block, size_pt } };
    }
  }
  return best?.spot;
}

function wordsOf({ title, text }: Callout, path: string, kit: Kit, is_derived = false): Block {
  if (is_derived) return kit.paragraphs([{ runs: [run(text, path, 'derived', { bold: true })] }], { color: 'ink' });
  const head =
    title === undefined ? [] : [{ runs: [run(title, `${path}/title`, 'verbatim', { bold: true, color: kit.asText('accent1') })] }];
  return kit.paragraphs([...head, { runs: [run(text, `${path}/text`)] }], { color: 'ink' });
}

interface Candidate {
  readonly box: Bounds;
  readonly to: Spot;
  readonly cost: number;
}

/** Candidate boxes within the room, on the sides from which a leader may come, nearest first on each side. */
function* candidates({ tip: [x, y], grows }: Anchor, w: number, h: number, room: BoxIn): Generator<Candidate> {
  const [right, bottom] = [room.x + room.w, room.y + room.h];
  const sides =
    grows === 'up' ? ['up', 'down', 'left', 'right'] : grows === 'down' ? ['down', 'up', 'left', 'right'] : [grows, 'down', 'up'];
  for (const [rank, side] of sides.entries())
    for (const share of SHARES)
      for (let leader = MIN_LEADER; leader < Math.max(room.h, room.w); leader += STEP) {
        const upright = side === 'up' || side === 'down';
        const left = upright ? x - w * share : side === 'right' ? x + leader : x - leader - w;
        const top = side === 'up' ? y - leader - h : side === 'down' ? y + leader : y - h * share;
        const box = { left, right: left + w, top, bottom: top + h };
        if (upright ? top < room.y || box.bottom > bottom : left < room.x || box.right > right) break;
        if (left < room.x - 1e-6 || box.right > right + 1e-6 || top < room.y - 1e-6 || box.bottom > bottom + 1e-6) continue;
        const to: Spot = side === 'up' ? [x, box.bottom] : side === 'down' ? [x, top] : side === 'right' ? [left, y] : [box.right, y];
        yield { box, to, cost: leader + Math.abs(share - 0.5) * 0.4 + rank * 0.8 };
      }
}

function isFree(box: Bounds, from: Spot, to: Spot, obstacles: Obstacles, taken: readonly Spotted[]): boolean {
  if (!isClear(box, obstacles, AIR)) return false;
  if (taken.some((t) => meet(box, t.box, AIR * 2) || passes(t.from, t.to, box, AIR) || passes(from, to, t.box, AIR))) return false;
  return [...obstacles.words, ...obstacles.marks].every((o) => !passes(from, to, o, 0));
}

/** Lines that cross a leader. A leader is vertical or horizontal. */
function crossings([x0, y0]: Spot, [x1, y1]: Spot, { strokes }: Obstacles): number {
  const way = { left: Math.min(x0, x1), right: Math.max(x0, x1), top: Math.min(y0, y1), bottom: Math.max(y0, y1) };
  return strokes.filter(([a, b]) => passes(a, b, way)).length * CROSSING;
}

export function drawCallout(sketch: Sketch, i: number, { callout, anchor }: NamedCallout, spot: Spotted): void {
  const { box, from, to, block, size_pt } = spot;
  const pen = shape.stroke('accent1', 1);
  const at = { x: box.left, y: box.top, w: box.right - box.left, h: box.bottom - box.top };
  sketch.line(`leader-${i + 1}`, from, to, pen, { role: 'leader', layer: 'line', host: `callout-${i + 1}` });
  if (anchor.dotted !== true) drawDot(sketch, i, from);
  const name = `call-out: ${callout.title ?? callout.text}`;
  sketch.rect(`callout-${i + 1}`, at, { fill: 'canvas', stroke: pen }, { role: 'chip', layer: 'label', name });
  sketch.rect(`edge-${i + 1}`, { ...at, w: EDGE }, { fill: 'accent1' }, { role: 'rule', layer: 'label', host: `callout-${i + 1}` });
  const words = { x: at.x + EDGE + PAD.x, y: at.y + PAD.y, w: at.w - EDGE - PAD.x * 2, h: at.h - PAD.y * 2 };
  sketch.block(`words-${i + 1}`, words, { block, size_pt, anchor: 'middle' }, { role: 'caption', host: `callout-${i + 1}`, name });
}

function drawDot(sketch: Sketch, i: number, [x, y]: Spot): void {
  const box = { x: x - DOT / 2, y: y - DOT / 2, w: DOT, h: DOT };
  sketch.ellipse(`dot-${i + 1}`, box, { fill: 'accent1' }, { role: 'swatch', layer: 'line', host: `callout-${i + 1}` });
}

/** A bracket over the categories of a range, where the leader then ends. */
export function drawSpan(sketch: Sketch, i: number, { span, tip: [x, y], grows }: Anchor): void {
  if (span === undefined) return;
  const upright = grows === 'up' || grows === 'down';
  const [a, b] = upright
    ? ([
        [span[0], y],
        [span[1], y],
      ] as const)
    : ([
        [x, span[0]],
        [x, span[1]],
      ] as const);
  const pen = shape.stroke('accent1', 1);
  sketch.line(`span-${i + 1}`, a, b, pen, { role: 'rule', layer: 'line', name: 'range' });
  const back = grows === 'up' || grows === 'left' ? TICK : -TICK;
  for (const [k, [px, py]] of [a, b].entries())
    sketch.line(`span-${i + 1}-${k + 1}`, [px, py], upright ? [px, py + back] : [px + back, py], pen, {
      role: 'rule',
      layer: 'line',
      name: 'range',
    });
}

/** Columns of the list: two where there are many words and the page is wide. */
const listColumns = (all: readonly NamedCallout[], width_in: number): number => (all.length > 2 && width_in > 8 ? 2 : 1);
const columnWidth = (width_in: number, columns: number): number => (width_in - (columns - 1) * 0.3) / columns;

/** Height of the list of call-outs that found no place on the chart. */
export function listHeight(all: readonly NamedCallout[], width_in: number, kit: Kit): number {
  const columns = listColumns(all, width_in);
  const per = Math.ceil(all.length / columns);
  const heights = all.map((one) => rowHeight(one, columnWidth(width_in, columns), kit));
  const sums = Array.from({ length: columns }, (_, c) => heights.slice(c * per, (c + 1) * per).reduce((sum, h) => sum + h, 0.14));
  return Math.max(...sums);
}

const rowHeight = (one: NamedCallout, width_in: number, kit: Kit): number => Math.max(listFit(one, width_in, kit).height_in, DISC) + 0.04;

const listBlock = ({ callout, path }: NamedCallout, kit: Kit): Block =>
  kit.block(
    [
      ...(callout.title === undefined ? [] : [run(callout.title, `${path}/title`, 'verbatim', { bold: true }), run('  ')]),
      run(callout.text, `${path}/text`),
    ],
    { color: 'ink' },
  );

const listFit = (one: NamedCallout, width_in: number, kit: Kit): Fit =>
  kit.fit({ block: listBlock(one, kit), sizes_pt: [LIST_PT], width_in: width_in - DISC - 0.1 });

/** Numbers at the places, and their texts under the chart. */
export function drawNumbered(sketch: Sketch, all: readonly NamedCallout[], list: BoxIn, room: BoxIn, obstacles: Obstacles): void {
  const { kit } = sketch;
  const columns = listColumns(all, list.w);
  const per = Math.ceil(all.length / columns);
  const w = columnWidth(list.w, columns);
  // Numbers cover neither each other nor the list.
  const taken: Bounds[] = [{ left: list.x, right: list.x + list.w, top: list.y, bottom: list.y + list.h }];
  let y = 0;
  for (const [k, one] of all.entries()) {
    if (k % per === 0) y = list.y + 0.14;
    const x = list.x + Math.floor(k / per) * (w + 0.3);
    drawDisc(sketch, `key-${k + 1}`, k, [x + DISC / 2, y + DISC / 2]);
    const h = rowHeight(one, w, kit);
    const box = { x: x + DISC + 0.1, y: y + (DISC - kit.text.pitchIn(LIST_PT)) / 2, w: w - DISC - 0.1, h: h - 0.04 };
    sketch.block(`key-words-${k + 1}`, box, { block: listBlock(one, kit), size_pt: LIST_PT }, { role: 'caption', host: `key-${k + 1}` });
    y += h;
    const spot = discSpot(one.anchor, room, { ...obstacles, words: [...obstacles.words, ...taken] });
    taken.push(aroundDisc(spot));
    drawDisc(sketch, `number-${k + 1}`, k, spot);
  }
}

/** Spots in growing distance, for several numbers at one place. */
const spotsAround = ([x, y]: Spot): readonly Spot[] =>
  [1, 1.6, 2.2, 3, 4].flatMap((far) =>
    Array.from({ length: 12 }, (_, i): Spot => {
      const turn = (i * Math.PI) / 6;
      return [x + Math.cos(turn) * far * DISC, y + Math.sin(turn) * far * DISC];
    }),
  );

const aroundDisc = ([x, y]: Spot): Bounds => ({ left: x - DISC / 2, right: x + DISC / 2, top: y - DISC / 2, bottom: y + DISC / 2 });

function drawDisc(sketch: Sketch, id: string, k: number, [x, y]: Spot): void {
  const box = { x: x - DISC / 2, y: y - DISC / 2, w: DISC, h: DISC };
  // The outline makes the disc visible on a mark of its own colour.
  sketch.ellipse(id, box, { fill: 'accent1', stroke: shape.stroke('canvas', 1.25) }, { role: 'chip', layer: 'label' });
  const color = sketch.kit.on('accent1');
  sketch.cell(`${id}-word`, [run(`${k + 1}`)], box, LIST_PT, {
    bold: true,
    color,
    align: 'center',
    wrap: false,
    role: 'caption',
    host: id,
  });
}

/** Beside the tip where it is free, else on the mark below it. */
function discSpot({ tip: [x, y], end, grows }: Anchor, room: BoxIn, obstacles: Obstacles): Spot {
  const far = DISC / 2 + 0.02;
  const beyond: Spot = grows === 'up' ? [x, y - far] : grows === 'down' ? [x, y + far] : grows === 'right' ? [x + far, y] : [x - far, y];
  const farther: Spot = [beyond[0] + Math.sign(beyond[0] - x) * 0.08, beyond[1] + Math.sign(beyond[1] - y) * 0.08];
  const spots: readonly Spot[] = [beyond, farther, [x + far * 2.4, y - 0.06], [x - far * 2.4, y - 0.06], [x, y - far * 3]];
  const isInside = ({ left, right, top, bottom }: Bounds): boolean =>
    left >= room.x && right <= room.x + room.w && top >= room.y && bottom <= room.y + room.h;
  const inside = [...spots, end].filter((spot) => isInside(aroundDisc(spot)));
  const clear = inside.find((spot) => isClear(aroundDisc(spot), obstacles, 0.02));
  if (clear !== undefined) return clear;
  const back = DISC / 2 + 0.06;
  const onMark: Spot =
    grows === 'up'
      ? [end[0], end[1] + back]
      : grows === 'down'
        ? [end[0], end[1] - back]
        : grows === 'right'
          ? [end[0] - back, end[1]]
          : [end[0] + back, end[1]];
  const upright = grows === 'up' || grows === 'down';
  const beside = (by: number): Spot => (upright ? [onMark[0] + by, onMark[1]] : [onMark[0], onMark[1] + by]);
  const overNoWords = [
    end,
    onMark,
    beside(DISC),
    beside(-DISC),
    beside(DISC * 1.5),
    beside(-DISC * 1.5),
    ...inside,
    ...spotsAround(end),
  ].find((spot) => isInside(aroundDisc(spot)) && obstacles.words.every((w) => !meet(aroundDisc(spot), w, 0.02)));
  return overNoWords ?? inside[0] ?? end;
}
