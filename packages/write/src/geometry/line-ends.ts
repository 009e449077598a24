/** Arrow heads and other line ends, sized as PowerPoint's medium ones, and how far the line stops short of them. */
import type { LineEnd, Stroke } from '@deckwright/draw/scene';
import { ellipseOutline, isOpen, type Outline, type PtPoint, type Segment } from './outline.ts';

/** One end, ready to paint in the stroke's colour: filled, or (an open arrow) stroked with the line's own width. */
export interface EndMark {
  readonly outline: Outline;
  readonly paint: 'fill' | 'stroke';
}

export interface EndedOutline {
  readonly outline: Outline;
  readonly marks: readonly EndMark[];
}

/** PowerPoint draws ends of lines thinner than this as if they had this width. */
const THINNEST_PT = 2;
/** Length and breadth of a medium end, in line widths. */
const MEDIUM = 3;
const MEDIUM_ARROW = 3.5;

/** Adds the ends that `stroke` asks for and shortens an open outline so that it does not show through them. */
export function withLineEnds(outline: Outline, stroke: Stroke): EndedOutline {
  const head = stroke.head ?? 'none';
  const tail = stroke.tail ?? 'none';
  if ((head === 'none' && tail === 'none') || !isOpen(outline)) return { outline, marks: [] };
  const marks: EndMark[] = [];
  let line = outline;
  if (tail !== 'none') {
    const placed = placeEnd(line, tail, stroke.width_pt);
    marks.push(placed.mark);
    line = placed.outline;
  }
  if (head !== 'none') {
    const placed = placeEnd(reversed(line), head, stroke.width_pt);
    marks.push(placed.mark);
    line = reversed(placed.outline);
  }
  return { outline: line, marks };
}

/** Puts an end on the last point. */
function placeEnd(outline: Outline, end: Exclude<LineEnd, 'none'>, width_pt: number): { outline: Outline; mark: EndMark } {
  const tip = endPoint(outline.at(-1)!);
  const before = lastDirectionFrom(outline);
  const run = Math.hypot(tip.x - before.x, tip.y - before.y) || 1;
  const ux = (tip.x - before.x) / run;
  const uy = (tip.y - before.y) / run;
  const size = Math.max(width_pt, THINNEST_PT) * (end === 'arrow' ? MEDIUM_ARROW : MEDIUM);
  /** `along` points back from the tip, `across` points to its right. */
  const at = (along: number, across: number): PtPoint => ({ x: tip.x - ux * along - uy * across, y: tip.y - uy * along + ux * across });
  const shortened = (by: number): Outline => moveEnd(outline, -ux * Math.min(by, run), -uy * Math.min(by, run));

  switch (end) {
    case 'triangle':
      return { outline: shortened(size * 0.9), mark: { outline: polygon([tip, at(size, size / 2), at(size, -size / 2)]), paint: 'fill' } };
    case 'arrow': {
      // A stroked point reaches past its corner; drawn back by half a width, it ends where the line was to end.
      const back = width_pt / 2;
      const chevron = [at(size + back, size / 2), at(back, 0), at(size + back, -size / 2)];
      return { outline: shortened(back), mark: { outline: polyline(chevron), paint: 'stroke' } };
    }
    case 'oval': {
      const disc = ellipseOutline({ x: tip.x - size / 2, y: tip.y - size / 2, w: size, h: size });
      return { outline, mark: { outline: disc, paint: 'fill' } };
    }
    case 'diamond': {
      const half = size / 2;
      return { outline, mark: { outline: polygon([at(-half, 0), at(0, half), at(half, 0), at(0, -half)]), paint: 'fill' } };
    }
  }
}

const polyline = (points: readonly PtPoint[]): Outline => points.map(({ x, y }, i): Segment => ({ op: i === 0 ? 'M' : 'L', x, y }));

const polygon = (points: readonly PtPoint[]): Outline => [...polyline(points), { op: 'Z' }];

function endPoint(segment: Segment): PtPoint {
  return segment.op === 'Z' ? { x: 0, y: 0 } : segment;
}

/** The point from which the outline runs straight into its last point: a curve's last handle, else the point before. */
function lastDirectionFrom(outline: Outline): PtPoint {
  const last = outline.at(-1)!;
  const tip = endPoint(last);
  const candidates =
    last.op === 'C'
      ? [
          { x: last.x2, y: last.y2 },
          { x: last.x1, y: last.y1 },
        ]
      : [];
  for (let i = outline.length - 2; i >= 0; i--) candidates.push(endPoint(outline[i]!));
  return candidates.find((point) => Math.hypot(point.x - tip.x, point.y - tip.y) > 1e-6) ?? tip;
}

function moveEnd(outline: Outline, dx: number, dy: number): Outline {
  const last = outline.at(-1)!;
  if (last.op === 'Z') return outline;
  const moved: Segment =
    last.op === 'C'
      ? { ...last, x2: last.x2 + dx, y2: last.y2 + dy, x: last.x + dx, y: last.y + dy }
      : { ...last, x: last.x + dx, y: last.y + dy };
  return [...outline.slice(0, -1), moved];
}

/** The same open outline drawn from its other end. */
function reversed(outline: Outline): Outline {
  const out: Segment[] = [];
  for (let i = outline.length - 1; i >= 0; i--) {
    const segment = outline[i]!;
    const before = i > 0 ? outline[i - 1]! : undefined;
    if (segment.op === 'Z') return outline;
    if (out.length === 0) out.push({ op: 'M', x: segment.x, y: segment.y });
    if (before === undefined) break;
    const to = endPoint(before);
    if (segment.op === 'C') {
      out.push({ op: 'C', x1: segment.x2, y1: segment.y2, x2: segment.x1, y2: segment.y1, x: to.x, y: to.y });
    } else out.push({ op: segment.op === 'M' ? 'M' : 'L', x: to.x, y: to.y });
  }
  return out;
}
