/** Outlines in points from the slide's top-left corner, y downwards: what every writer of fixed pages fills and strokes. */
import type { PathSegment, Point, Rect } from '@deckwright/core/geometry';
import type { Box, Emu, PathStep } from '@deckwright/draw/scene';
import { ptOfEmu } from '@deckwright/draw/scene';

export type PtPoint = Point;

export type PtBox = Rect;

export type Segment = PathSegment;

export type Outline = readonly Segment[];

/** Distance of a cubic's handles that draws a quarter circle of radius 1 with the least error (4/3 tan(pi/8)). */
const KAPPA = 0.5522847498;

export const ptBox = (box: Box): PtBox => ({ x: ptOfEmu(box.x), y: ptOfEmu(box.y), w: ptOfEmu(box.w), h: ptOfEmu(box.h) });

export const rectOutline = ({ x, y, w, h }: PtBox): Outline => [
  { op: 'M', x, y },
  { op: 'L', x: x + w, y },
  { op: 'L', x: x + w, y: y + h },
  { op: 'L', x, y: y + h },
  { op: 'Z' },
];

/** A rectangle with round corners; a radius over half the shorter side becomes that half, as in DrawingML's `roundRect`. */
export function roundedRectOutline(box: PtBox, radius: number): Outline {
  const r = Math.min(radius, box.w / 2, box.h / 2);
  if (!(r > 0)) return rectOutline(box);
  const { x, y } = box;
  const right = x + box.w;
  const bottom = y + box.h;
  const k = r * (1 - KAPPA);
  return [
    { op: 'M', x: x + r, y },
    { op: 'L', x: right - r, y },
    { op: 'C', x1: right - k, y1: y, x2: right, y2: y + k, x: right, y: y + r },
    { op: 'L', x: right, y: bottom - r },
    { op: 'C', x1: right, y1: bottom - k, x2: right - k, y2: bottom, x: right - r, y: bottom },
    { op: 'L', x: x + r, y: bottom },
    { op: 'C', x1: x + k, y1: bottom, x2: x, y2: bottom - k, x, y: bottom - r },
    { op: 'L', x, y: y + r },
    { op: 'C', x1: x, y1: y + k, x2: x + k, y2: y, x: x + r, y },
    { op: 'Z' },
  ];
}

/** The ellipse inside a box, clockwise from its top. */
export function ellipseOutline({ x, y, w, h }: PtBox): Outline {
  const cx = x + w / 2;
  const cy = y + h / 2;
  const dx = (w / 2) * KAPPA;
  const dy = (h / 2) * KAPPA;
  return [
    { op: 'M', x: cx, y },
    { op: 'C', x1: cx + dx, y1: y, x2: x + w, y2: cy - dy, x: x + w, y: cy },
    { op: 'C', x1: x + w, y1: cy + dy, x2: cx + dx, y2: y + h, x: cx, y: y + h },
    { op: 'C', x1: cx - dx, y1: y + h, x2: x, y2: cy + dy, x, y: cy },
    { op: 'C', x1: x, y1: cy - dy, x2: cx - dx, y2: y, x: cx, y },
    { op: 'Z' },
  ];
}

/** The steps of a path shape, moved from its corner to the slide. */
export function pathOutline(steps: readonly PathStep[], box: Box): Outline {
  const x = (emu: Emu): number => ptOfEmu(box.x + emu);
  const y = (emu: Emu): number => ptOfEmu(box.y + emu);
  return steps.map((step): Segment => {
    if (step.op === 'Z') return step;
    if (step.op === 'C') {
      return { op: 'C', x1: x(step.x1), y1: y(step.y1), x2: x(step.x2), y2: y(step.y2), x: x(step.x), y: y(step.y) };
    }
    return { op: step.op, x: x(step.x), y: y(step.y) };
  });
}

/** True when the last part of the outline is not closed: such an outline has ends. */
export const isOpen = (outline: Outline): boolean => outline.length > 1 && outline.at(-1)?.op !== 'Z';
