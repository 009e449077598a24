/** The room around a chart that its annotations need, and how a chart is drawn in what is left. */
import type { Bounds } from '@deckwright/core/geometry';
import type { BoxIn, Drawing, Kit } from '../layout/index.ts';
import { type Emu, emuOfIn, inOfEmu, type Shape } from '../scene/index.ts';
import type { ChartPlaces } from './anchors.ts';

/** Room kept free around the chart, inches. */
export interface Room {
  /** Height of the strip for a line over columns. */
  readonly strip: number;
  /** Height of the heads of delta columns, as far as the chart has no room for them, and the width of the columns. */
  readonly head: number;
  readonly end: number;
  readonly top: number;
  readonly right: number;
  readonly foot: number;
}

/** A drawing, and the box in which it kept room free itself. Undefined where it did not. */
export interface DrawnInRoom {
  readonly drawing: Drawing;
  readonly area: BoxIn | undefined;
  /** True where the room beside the marks is at the left. */
  readonly at_left?: boolean;
}

/** A chart with a line above it or figures beside it keeps their room free itself, so that takeaways beside it need not move. */
export function drawInRoom(draw: (box: BoxIn) => Drawing, box: BoxIn, room: Room, reserves: boolean, kit: Kit): DrawnInRoom {
  const { strip, head, end, top, right, foot } = room;
  const own = { ...box, w: box.w - right, h: box.h - foot };
  if (!reserves) return { drawing: draw({ ...own, y: box.y + top, h: own.h - top }), area: undefined };
  const reserved: NonNullable<Kit['reserved']> = { top: strip + head + top, end };
  kit.reserved = reserved;
  try {
    return { drawing: draw(own), area: reserved.area, at_left: reserved.at_left === true };
  } finally {
    kit.reserved = undefined;
  }
}

/** From a panel beside the chart to the content left of it, inches. */
const BESIDE = 0.3;

/** Content to the right of the chart, such as takeaways, moves to make room for arrows between the two. */
export function withRoomAtRight(
  shapes: readonly Shape[],
  { plot }: ChartPlaces,
  room: number,
  box: BoxIn,
): { readonly shapes: readonly Shape[]; readonly right: number } {
  const isBeside = besideChart(shapes, plot.right);
  if (room === 0 || !shapes.some(isBeside)) return { shapes, right: box.x + box.w };
  const moved = shapes.map((s) => (isBeside(s) ? shifted(s, emuOfIn(room)) : s));
  const left = Math.min(...moved.filter((_, i) => isBeside(shapes[i] as Shape)).map((s) => inOfEmu(s.box.x)));
  return { shapes: moved, right: left - BESIDE };
}

/** Content to the right of the chart, outside its group. */
const besideChart =
  (shapes: readonly Shape[], right: number) =>
  (s: Shape): boolean =>
    inOfEmu(s.box.x) > right && shapes.some((c) => c.kind === 'group' && c !== s && c.alt !== undefined);

/** What is left of a box before content to the right of the chart. */
export function beforeBeside(box: BoxIn, shapes: readonly Shape[], { plot }: ChartPlaces, deltas: Bounds | undefined): BoxIn {
  const lefts = shapes.filter(besideChart(shapes, plot.right)).map((s) => inOfEmu(s.box.x) - BESIDE);
  const zone = deltas !== undefined && deltas.left > plot.right ? [deltas.left - BESIDE / 2] : [];
  return { ...box, w: Math.min(box.x + box.w, ...lefts, ...zone) - box.x };
}

function shifted(shape: Shape, by: number): Shape {
  const at = <P extends { readonly x: Emu }>(point: P): P => ({ ...point, x: (point.x + by) as Emu });
  const box = at(shape.box);
  if (shape.kind === 'group') return { ...shape, box, children: shape.children.map((c) => shifted(c, by)) };
  return shape.kind === 'line' ? { ...shape, box, from: at(shape.from), to: at(shape.to) } : { ...shape, box };
}
