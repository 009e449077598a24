/** Draws two charts on one scale: the chart with more inches for a unit is drawn in a smaller box until both scales agree. */
import type { BoxIn, Drawing, Kit } from '../../layout/index.ts';
import { inchesPerUnit, unitsIn } from '../../marks/nested-components.ts';
import { remember } from '../../marks/trial-drawing.ts';
import { walk } from '../../scene/index.ts';

/** Largest difference between the lengths of one unit, which is less than a reader can see. */
const TOLERANCE = 0.002;
const ATTEMPTS = 8;
/** A chart that is smaller than this share of its box is unreadable. */
const LEAST_SHARE = 0.3;

export interface Scaled {
  readonly pointer: string;
  readonly data: unknown;
  readonly box: BoxIn;
  readonly draw: (box: BoxIn) => Drawing;
}

/** The direction of the values of a drawing; undefined for a drawing without lengths or with both directions. */
function alongOf({ shapes }: Drawing): 'x' | 'y' | undefined {
  const found = new Set<'x' | 'y'>();
  for (const { role, datum } of walk(shapes)) if (role === 'mark' && (datum?.along === 'x' || datum?.along === 'y')) found.add(datum.along);
  return found.size === 1 ? [...found][0] : undefined;
}

/** Both drawings on one scale. When that is impossible, both as they were, with a warning that gives the reason. */
export function onOneScale(both: readonly [Scaled, Scaled], pointer: string, kit: Kit): readonly [Drawing, Drawing] {
  const start = remember(kit);
  const [a, b] = [both[0].draw(both[0].box), both[1].draw(both[1].box)];
  const why = hindrance(both, a, b);
  if (why !== undefined) return unshared([a, b], why, pointer, kit);
  const scales = [inchesPerUnit(a.shapes), inchesPerUnit(b.shapes)];
  const [first, second] = scales;
  if (first === undefined || second === undefined) return unshared([a, b], 'one of them has no lengths to compare', pointer, kit);
  if (Math.abs(first - second) <= TOLERANCE * Math.min(first, second)) return [a, b];
  const loose = first > second ? 0 : 1;
  const along = alongOf(loose === 0 ? a : b) as 'x' | 'y';
  const target = Math.min(first, second);
  const share = shareFor(both[loose], target, along, Math.max(first, second), kit);
  start();
  if (share === undefined) {
    const again: [Drawing, Drawing] = [both[0].draw(both[0].box), both[1].draw(both[1].box)];
    return unshared(again, 'the marks of one would be too small to read', pointer, kit);
  }
  const drawn = both.map((one, i) => one.draw(i === loose ? shrunk(one.box, share, along, kit) : one.box));
  return [drawn[0] as Drawing, drawn[1] as Drawing];
}

function hindrance(both: readonly [Scaled, Scaled], a: Drawing, b: Drawing): string | undefined {
  const [left, right] = [unitsIn(both[0].data), unitsIn(both[1].data)];
  if (left.size !== right.size || [...left].some((unit) => !right.has(unit))) return 'their units differ';
  const [x, y] = [alongOf(a), alongOf(b)];
  if (x === undefined || y === undefined) return 'one of them has no lengths to compare';
  return x === y ? undefined : 'one runs across and the other upwards';
}

/** The share of its box at which a chart has the scale, by the secant method, because lengths grow linearly with the box. */
function shareFor(one: Scaled, target: number, along: 'x' | 'y', whole: number, kit: Kit): number | undefined {
  let [high, atHigh] = [1, whole];
  let share = Math.max(LEAST_SHARE, target / whole);
  for (let i = 0; i < ATTEMPTS; i++) {
    const undo = remember(kit);
    const at = inchesPerUnit(one.draw(shrunk(one.box, share, along, kit)).shapes);
    undo();
    if (at === undefined) return undefined;
    if (Math.abs(at - target) <= TOLERANCE * target) return share;
    const slope = (atHigh - at) / (high - share);
    if (!(slope > 0)) return undefined;
    const next = share + (target - at) / slope;
    [high, atHigh] = [share, at];
    if (next < LEAST_SHARE || next > 1 || next === share) return undefined;
    share = next;
  }
  return undefined;
}

/** Columns keep their foot; bars keep their leading side. */
const shrunk = (box: BoxIn, share: number, along: 'x' | 'y', kit: Kit): BoxIn => {
  if (along === 'y') return { ...box, y: box.y + box.h * (1 - share), h: box.h * share };
  const w = box.w * share;
  return { ...box, w, x: kit.direction === 'rtl' ? box.x + box.w - w : box.x };
};

function unshared(drawn: readonly [Drawing, Drawing], why: string, pointer: string, kit: Kit): readonly [Drawing, Drawing] {
  kit.warn('scale_not_shared', `The two exhibits are not on one scale: ${why}.`, {
    path: pointer,
    remedy: 'Send two charts of one form and one unit, of like size, or leave same_scale out.',
  });
  return drawn;
}
