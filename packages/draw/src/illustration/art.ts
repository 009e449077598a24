/**
 * The sheet that motifs draw on. Its shorter side is 100 units long; what passes its edges is cut away, and gradients keep their place when the
 * shape that they fill is cut.
 */
import { type PathSegment, type PointXY, ringsOfPath } from '@deckwright/core/geometry';
import { EMU_PER_PT, type Emu, type Fill, type Gradient, type PathStep, type Rgb, type Shape } from '../scene/index.ts';
import { mix } from '../themes/index.ts';
import { clipLine, clipRing } from './clip.ts';
import { Pen } from './pen.ts';

export interface Stop {
  readonly at: number;
  readonly color: Rgb;
  readonly alpha?: number;
}

/** One colour, or a run of them down, to the right, or outward from the middle of a shape. */
export type Paint =
  | Rgb
  | { readonly color: Rgb; readonly alpha: number }
  | { readonly run: 'down' | 'right' | 'out'; readonly stops: readonly Stop[] };

interface Extent {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Chords of a curve that is cut. */
const CHORDS = 10;
/** A pixel at 96 to the inch. */
export const EMU_PER_PX = 9525;

export class Art {
  readonly w: number;
  readonly h: number;
  readonly #emu: number;
  readonly #shapes: Shape[] = [];
  #name = 'sky';

  constructor(width_px: number, height_px: number) {
    const unit_px = Math.min(width_px, height_px) / 100;
    this.w = width_px / unit_px;
    this.h = height_px / unit_px;
    this.#emu = unit_px * EMU_PER_PX;
  }

  get shapes(): readonly Shape[] {
    return this.#shapes;
  }

  /** What the next shapes are, for the list of shapes that people see. */
  called(name: string): void {
    this.#name = name;
  }

  rect(x: number, y: number, w: number, h: number, paint: Paint): void {
    const [left, top] = [Math.max(0, x), Math.max(0, y)];
    const [right, bottom] = [Math.min(this.w, x + w), Math.min(this.h, y + h)];
    if (!(right - left > 0.01 && bottom - top > 0.01)) return;
    const seen = { x: left, y: top, w: right - left, h: bottom - top };
    this.#shapes.push({ kind: 'rect', ...this.#named(seen), fill: fillOf(paint, { x, y, w, h }, seen) });
  }

  oval(cx: number, cy: number, rx: number, ry: number, paint: Paint): void {
    const box = { x: cx - rx, y: cy - ry, w: 2 * rx, h: 2 * ry };
    if (!this.#holds(box)) this.fill(new Pen().oval(cx, cy, rx, ry), paint);
    else if (rx > 0.005 && ry > 0.005) this.#shapes.push({ kind: 'ellipse', ...this.#named(box), fill: fillOf(paint, box, box) });
  }

  circle(cx: number, cy: number, r: number, paint: Paint): void {
    this.oval(cx, cy, r, r, paint);
  }

  poly(points: readonly PointXY[], paint: Paint): void {
    this.fill(new Pen().poly(points), paint);
  }

  /** Any outline, of one part or many. `even_odd` makes holes of parts in parts. */
  fill(pen: Pen, paint: Paint, even_odd = false): void {
    const box = extentOf(pen.steps);
    if (box === undefined) return;
    let steps: readonly PathSegment[] = pen.steps;
    let seen = box;
    if (!this.#holds(box)) {
      const cut = new Pen();
      for (const ring of ringsOfPath(pen.steps, CHORDS, (x, y) => [x, y])) {
        const kept = clipRing(ring, this.w, this.h);
        if (kept.length > 0) cut.poly(kept);
      }
      const rest = extentOf(cut.steps);
      if (rest === undefined) return;
      [steps, seen] = [cut.steps, rest];
    }
    if (!(seen.w > 0.01 && seen.h > 0.01)) return;
    const named = this.#named(seen);
    this.#shapes.push({
      kind: 'path',
      ...named,
      steps: this.#placed(steps, named.box),
      fill: fillOf(paint, box, seen),
      ...(even_odd ? { even_odd } : {}),
    });
  }

  /** A line of a width, where the line is the thing: contours, cables. */
  stroke(pen: Pen, width: number, color: Rgb, alpha = 1): void {
    const box = extentOf(pen.steps);
    if (box === undefined) return;
    let steps: readonly PathSegment[] = pen.steps;
    if (!this.#holds(box)) {
      const cut = new Pen();
      for (const ring of ringsOfPath(pen.steps, CHORDS, (x, y) => [x, y]))
        for (const piece of clipLine(ring, this.w, this.h)) cut.poly(piece, false);
      steps = cut.steps;
    }
    const seen = extentOf(steps);
    if (seen === undefined) return;
    const named = this.#named(seen);
    const width_pt = (width * this.#emu) / EMU_PER_PT;
    this.#shapes.push({
      kind: 'path',
      ...named,
      steps: this.#placed(steps, named.box),
      stroke: { color, width_pt, cap: 'round', join: 'round', ...(alpha < 1 ? { alpha } : {}) },
    });
  }

  #holds({ x, y, w, h }: Extent): boolean {
    return x >= -0.001 && y >= -0.001 && x + w <= this.w + 0.001 && y + h <= this.h + 0.001;
  }

  #named({ x, y, w, h }: Extent) {
    const [left, top] = [this.#toEmu(x), this.#toEmu(y)];
    const box = { x: left, y: top, w: (this.#toEmu(x + w) - left) as Emu, h: (this.#toEmu(y + h) - top) as Emu };
    return { id: `art/${this.#shapes.length + 1}`, name: this.#name, role: 'decoration' as const, box };
  }

  #toEmu(units: number): Emu {
    return Math.round(units * this.#emu) as Emu;
  }

  #placed(steps: readonly PathSegment[], box: { readonly x: Emu; readonly y: Emu }): PathStep[] {
    const px = (x: number): Emu => (this.#toEmu(x) - box.x) as Emu;
    const py = (y: number): Emu => (this.#toEmu(y) - box.y) as Emu;
    return steps.map((s): PathStep => {
      if (s.op === 'Z') return s;
      if (s.op === 'C') return { op: 'C', x1: px(s.x1), y1: py(s.y1), x2: px(s.x2), y2: py(s.y2), x: px(s.x), y: py(s.y) };
      return { op: s.op, x: px(s.x), y: py(s.y) };
    });
  }
}

/** The box around all points of an outline, which for curves are the ends and what pulls them. */
function extentOf(steps: readonly PathSegment[]): Extent | undefined {
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const take = (x: number, y: number): void => {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  };
  for (const s of steps) {
    if (s.op === 'Z') continue;
    if (s.op === 'C') {
      take(s.x1, s.y1);
      take(s.x2, s.y2);
    }
    take(s.x, s.y);
  }
  return left > right ? undefined : { x: left, y: top, w: right - left, h: bottom - top };
}

function fillOf(paint: Paint, whole: Extent, seen: Extent): Fill {
  if (typeof paint === 'string') return { color: paint };
  if ('color' in paint) return paint.alpha < 1 ? { color: paint.color, alpha: paint.alpha } : { color: paint.color };
  const { run, stops } = paint;
  const middle = stopAt(stops, 0.5);
  const [kind, angle] = run === 'out' ? (['radial', 0] as const) : (['linear', run === 'down' ? 90 : 0] as const);
  if (run !== 'out') {
    const [from, size, start, length] = run === 'down' ? [whole.y, whole.h, seen.y, seen.h] : [whole.x, whole.w, seen.x, seen.w];
    const gradient: Gradient = { kind, angle, stops: window(stops, (start - from) / size, (start + length - from) / size) };
    return { color: middle.color, gradient };
  }
  // Outward ends at the middle of the sides, while that of a scene ends in the corners.
  const centre = { x: (whole.x + whole.w / 2 - seen.x) / seen.w, y: (whole.y + whole.h / 2 - seen.y) / seen.h };
  const reach = Math.hypot(Math.max(centre.x, 1 - centre.x) * seen.w, Math.max(centre.y, 1 - centre.y) * seen.h);
  return { color: middle.color, gradient: { kind, angle, centre, stops: window(stops, 0, reach / (Math.max(whole.w, whole.h) / 2)) } };
}

/** The colour of a run at a place of it. */
function stopAt(stops: readonly Stop[], at: number): Stop {
  const [first, last] = [stops[0], stops.at(-1)];
  if (first === undefined || last === undefined) throw new RangeError('a run of colours needs two');
  if (at <= first.at) return { ...first, at };
  for (let i = 1; i < stops.length; i++) {
    const [a, b] = [stops[i - 1], stops[i]] as [Stop, Stop];
    if (at > b.at) continue;
    const k = b.at === a.at ? 1 : (at - a.at) / (b.at - a.at);
    const alpha = (a.alpha ?? 1) * (1 - k) + (b.alpha ?? 1) * k;
    return { at, color: mix(a.color, b.color, k), ...(alpha < 1 ? { alpha } : {}) };
  }
  return { ...last, at };
}

/** The part of a run from `low` to `high` as a run of its own. */
function window(stops: readonly Stop[], low: number, high: number): Stop[] {
  const inner = stops.filter(({ at }) => at > low + 1e-6 && at < high - 1e-6);
  return [stopAt(stops, low), ...inner, stopAt(stops, high)].map(({ at, color, alpha }) => {
    const share = Math.round(Math.min(1, Math.max(0, (at - low) / (high - low))) * 10_000) / 10_000;
    return alpha === undefined ? { at: share, color } : { at: share, color, alpha: Math.round(alpha * 1000) / 1000 };
  });
}
