/** Positions of the numbers of a small chart: at every point, clear of the line and of each other, or in a row below it. */
import type { Bounds } from '@deckwright/core/geometry';

export interface PanelPoint {
  /** Middle of the point, inches. */
  readonly x: number;
  readonly y: number;
  /** Width of its number, inches. */
  readonly w: number;
}

export interface PanelRoom {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The position of a line across the panel. No number may overlap it. */
  readonly baseline: number;
  /** Height of a number. */
  readonly h: number;
  /** True when there is an area below the line, because a number on its edge is hard to read. */
  readonly filled: boolean;
}

/** Between two numbers. */
export const AIR = 0.05;
/** From the middle of a dot to its number. */
const OFF = 0.07;
/** A line that climbs by this within half the width of a number pushes the number too far from its point. */
const STEEP = 0.08;
/** A number that is further than this from its preferred place seems to belong to another point. */
const FAR = 0.16;

/** Whether numbers of these widths fit side by side, each centred on its own point. */
export const standApart = (points: readonly PanelPoint[]): boolean =>
  points.every((p, i) => i === 0 || p.x - p.w / 2 >= (points[i - 1] as PanelPoint).x + (points[i - 1] as PanelPoint).w / 2 + AIR);

const meets = (a: Bounds, b: Bounds): boolean =>
  a.left < b.right + AIR && b.left < a.right + AIR && a.top < b.bottom + 0.01 && b.top < a.bottom + 0.01;

/** Whether a stretch of line passes through a box. */
function crosses(a: PanelPoint, b: PanelPoint, box: Bounds): boolean {
  if (b.x <= box.left || a.x >= box.right) return false;
  const level = (x: number): number => (b.x === a.x ? a.y : a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x));
  const [p, q] = [level(Math.max(a.x, box.left)), level(Math.min(b.x, box.right))];
  return Math.max(p, q) > box.top - 0.015 && Math.min(p, q) < box.bottom + 0.015;
}

/**
 * Centres of the numbers, from the left. A number is above its point, or below where the line turns up there or climbs away from it, or on
 * the other side where that is not free. Undefined where a number finds no place.
 */
export function placeOnLine(points: readonly PanelPoint[], room: PanelRoom): readonly (readonly [number, number])[] | undefined {
  const placed: Bounds[] = [];
  const out: (readonly [number, number])[] = [];
  for (const [i, p] of points.entries()) {
    const half = p.w / 2;
    const near = [points[i - 1], points[i + 1]].filter((q) => q !== undefined);
    const about = Math.min(Math.max(p.x, room.left + half), room.right - half);
    const rectAt = ([x, y]: readonly [number, number]): Bounds => ({
      left: x - half,
      right: x + half,
      top: y - room.h / 2,
      bottom: y + room.h / 2,
    });
    const reachAt = (x: number): number[] =>
      near.map((q) => p.y + (q.y - p.y) * Math.min(1, (half + Math.abs(x - p.x)) / Math.max(Math.abs(q.x - p.x), 0.01)));
    const above = [about, Math.min(p.y, ...reachAt(about)) - OFF - room.h / 2] as const;
    // On an area the number stays within its edges.
    const inside = room.filled && near.length === 1 ? p.x + ((near[0]?.x ?? p.x) > p.x ? half : -half) : about;
    const below = [inside, Math.max(p.y, ...reachAt(inside)) + OFF + room.h / 2] as const;
    const isValley = near.length === 2 && near.every((q) => q.y < p.y - 0.02);
    const isSteep = p.y - Math.min(p.y, ...reachAt(about)) > STEEP;
    const spot = (isValley || (isSteep && !room.filled) ? [below, above] : [above, below]).find((at) => {
      const rect = rectAt(at);
      return (
        rect.top >= room.top - 1e-6 &&
        rect.bottom <= room.bottom + 1e-6 &&
        !(rect.top < room.baseline && rect.bottom > room.baseline) &&
        Math.abs(at[1] - p.y) <= OFF + room.h / 2 + FAR &&
        placed.every((other) => !meets(rect, other)) &&
        points.every((q, k) => k === 0 || !crosses(points[k - 1] as PanelPoint, q, rect)) &&
        points.every((q) => q === p || !meets(rect, { left: q.x - 0.03, right: q.x + 0.03, top: q.y - 0.04, bottom: q.y + 0.04 }))
      );
    });
    if (spot === undefined) return undefined;
    placed.push(rectAt(spot));
    out.push(spot);
  }
  return out;
}
