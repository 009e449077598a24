/** Arrows between discs. One that would cross another, or run over a disc, bows around it where it can. */
import { type BoxIn, shape } from '../../layout/index.ts';
import type { Shape } from '../../scene/index.ts';

type Point = readonly [x: number, y: number];

export interface ArrowIn {
  readonly id: string;
  readonly name: string;
  readonly from: BoxIn;
  readonly to: BoxIn;
}

/** Distance between the middle of the arrow and the straight line, as a share of its length. The first is straight. */
const BOWS = [0, 0.15, -0.15, 0.3, -0.3, 0.45, -0.45, 0.6, -0.6] as const;
/** A crossing is worse than any bow. */
const CLASH = 10;
const SAMPLES = 16;
const CLEAR = 0.02;

const middle = (b: BoxIn): Point => [b.x + b.w / 2, b.y + b.h / 2];

interface Route {
  readonly points: readonly Point[];
  /** Absent for a straight arrow. */
  readonly control?: Point;
}

/** `discs` are all discs, which an arrow avoids except its own two. `within` holds the bows. */
export function drawArrows(arrows: readonly ArrowIn[], discs: readonly BoxIn[], within: BoxIn): Shape[] {
  const lengthOf = ({ from, to }: ArrowIn): number => Math.hypot(middle(to)[0] - middle(from)[0], middle(to)[1] - middle(from)[1]);
  const long = arrows.filter((one) => lengthOf(one) >= one.from.w + 0.1);
  const byLength = [...long].sort((a, b) => lengthOf(a) - lengthOf(b));
  // Which arrow keeps straight and which goes around it depends on the order, so several orders are tried.
  const plans = [byLength, byLength.toReversed(), long, long.toReversed()].map((order) => routed(order, discs, within));
  const { routes } = plans.reduce((least, plan) => (plan.cost < least.cost - 1e-9 ? plan : least));
  return long.flatMap((arrow) => {
    const route = routes.get(arrow);
    return route === undefined ? [] : [drawn(arrow, route)];
  });
}

/** Routes in this order, each with the fewest clashes, and the least bow among those. */
function routed(
  order: readonly ArrowIn[],
  discs: readonly BoxIn[],
  within: BoxIn,
): { readonly routes: ReadonlyMap<ArrowIn, Route>; readonly cost: number } {
  const routes = new Map<ArrowIn, Route>();
  let total = 0;
  for (const arrow of order) {
    const others = discs.filter((disc) => disc !== arrow.from && disc !== arrow.to);
    let best: { route: Route; cost: number } | undefined;
    for (const bow of BOWS) {
      const route = routeOf(arrow, bow);
      if (route === undefined || ![...route.points, ...handlesOf(route)].every((point) => isIn(point, within))) continue;
      const cost = clashes(route, [...routes.values()], others) * CLASH + Math.abs(bow);
      if (best === undefined || cost < best.cost) best = { route, cost };
    }
    if (best === undefined) continue;
    routes.set(arrow, best.route);
    total += best.cost;
  }
  return { routes, cost: total };
}

/** Control points of a bow as a cubic curve, which is how it is drawn. */
function handlesOf({ points, control }: Route): readonly Point[] {
  if (control === undefined) return [];
  return [points[0] as Point, points.at(-1) as Point].map((p) => [
    p[0] + ((control[0] - p[0]) * 2) / 3,
    p[1] + ((control[1] - p[1]) * 2) / 3,
  ]);
}

const isIn = ([x, y]: Point, { x: left, y: top, w, h }: BoxIn): boolean => x >= left && x <= left + w && y >= top && y <= top + h;

/** A quadratic curve between the edges of both discs. */
function routeOf({ from, to }: ArrowIn, bow: number): Route | undefined {
  const [a, b] = [middle(from), middle(to)];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const control: Point = [(a[0] + b[0]) / 2 - dy * bow * 2, (a[1] + b[1]) / 2 + dx * bow * 2];
  const start = edge(a, control, from.w);
  const end = edge(b, control, to.w);
  if (start === undefined || end === undefined) return undefined;
  const at = (t: number): Point => [
    (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * control[0] + t ** 2 * end[0],
    (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * control[1] + t ** 2 * end[1],
  ];
  if (bow === 0) return { points: [start, end] };
  return { points: Array.from({ length: SAMPLES + 1 }, (_, i) => at(i / SAMPLES)), control };
}

/** The point on the edge of a disc in the direction of another point. */
function edge(centre: Point, towards: Point, size: number): Point | undefined {
  const length = Math.hypot(towards[0] - centre[0], towards[1] - centre[1]);
  if (length < size / 2) return undefined;
  const share = (size / 2 + CLEAR) / length;
  return [centre[0] + (towards[0] - centre[0]) * share, centre[1] + (towards[1] - centre[1]) * share];
}

function clashes({ points }: Route, routes: readonly Route[], discs: readonly BoxIn[]): number {
  const parts = points.slice(1).map((p, i) => [points[i] as Point, p] as const);
  const crossings = routes.filter((other) =>
    parts.some(([a, b]) => other.points.slice(1).some((d, k) => cross(a, b, other.points[k] as Point, d))),
  ).length;
  const over = discs.filter((disc) => parts.some(([a, b]) => distance(middle(disc), a, b) < disc.w / 2 + CLEAR)).length;
  return crossings + over;
}

const turn = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
const cross = (a: Point, b: Point, c: Point, d: Point): boolean => turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;

function distance(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const share = Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(p[0] - a[0] - share * dx, p[1] - a[1] - share * dy);
}

function drawn({ id, name }: ArrowIn, route: Route): Shape {
  const stroke = shape.stroke('ink', 1, { tail: 'triangle' });
  const start = route.points[0] as Point;
  const end = route.points.at(-1) as Point;
  const named = { id, name, role: 'connector' as const };
  const [first, second] = handlesOf(route);
  if (first === undefined || second === undefined) return shape.line(named, start, end, stroke);
  return shape.path(
    named,
    [
      ['M', ...start],
      ['C', ...first, ...second, ...end],
    ],
    { stroke },
  );
}
