/** Places of a subject: from its middle to the right, from the ground upward, in hundredths of the width that it may take. */
import type { PointXY } from '@deckwright/core/geometry';
import type { Rgb } from '../../scene/index.ts';
import { mix } from '../../themes/index.ts';
import type { Paint } from '../art.ts';
import type { Stage } from '../define-motif.ts';
import { arc, bar, Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { type Panes, panes } from './town.ts';

export class Local {
  readonly stage: Stage;
  readonly s: number;
  readonly #x: number;
  readonly #y: number;

  constructor(
    stage: Stage,
    { x = stage.x, y = stage.floor, scale = 1 }: { readonly x?: number; readonly y?: number; readonly scale?: number } = {},
  ) {
    this.stage = stage;
    this.s = stage.size * scale;
    this.#x = x;
    this.#y = y;
  }

  at(u: number, v: number): PointXY {
    return [this.#x + u * this.s, this.#y - v * this.s];
  }

  /** By its left and lower edge. */
  box(u: number, v: number, w: number, h: number, paint: Paint): void {
    const [x, y] = this.at(u, v + h);
    this.stage.art.rect(x, y, w * this.s, h * this.s, paint);
  }

  round(u: number, v: number, w: number, h: number, r: number, paint: Paint, only?: 'top'): void {
    const [x, y] = this.at(u, v + h);
    this.stage.art.fill(new Pen().round(x, y, w * this.s, h * this.s, r * this.s, only), paint);
  }

  poly(points: readonly PointXY[], paint: Paint): void {
    this.stage.art.poly(this.all(points), paint);
  }

  all(points: readonly PointXY[]): PointXY[] {
    return points.map(([u, v]) => this.at(u, v));
  }

  /** Smooth through the points, closed. */
  blob(points: readonly PointXY[], paint: Paint): void {
    this.stage.art.fill(new Pen().through(this.all(points)).z(), paint);
  }

  oval(u: number, v: number, rx: number, ry: number, paint: Paint): void {
    const [x, y] = this.at(u, v);
    this.stage.art.oval(x, y, rx * this.s, ry * this.s, paint);
  }

  bar(from: PointXY, to: PointXY, width: number, paint: Paint, end = width): void {
    this.stage.art.poly(bar(this.at(...from), this.at(...to), width * this.s, end * this.s), paint);
  }

  /** Many bars of one width as one shape. */
  bars(lines: readonly (readonly [PointXY, PointXY])[], width: number, paint: Paint): void {
    const pen = new Pen();
    for (const [from, to] of lines) pen.poly(bar(this.at(...from), this.at(...to), width * this.s));
    this.stage.art.fill(pen, paint);
  }

  /** Many boxes as one shape. */
  boxes(list: readonly (readonly [u: number, v: number, w: number, h: number])[], paint: Paint): void {
    const pen = new Pen();
    for (const [u, v, w, h] of list) {
      const [x, y] = this.at(u, v + h);
      pen.rect(x, y, w * this.s, h * this.s);
    }
    this.stage.art.fill(pen, paint);
  }

  /** The piece of a ring; degrees clockwise from the right, as on the picture. */
  ring(u: number, v: number, outer: number, inner: number, from: number, to: number, paint: Paint): void {
    const [x, y] = this.at(u, v);
    const parts = Math.max(4, Math.round(Math.abs(to - from) / 10));
    this.stage.art.poly([...arc(x, y, outer * this.s, from, to, parts), ...arc(x, y, inner * this.s, to, from, parts)], paint);
  }

  windows(chance: Random, u: number, v: number, w: number, h: number, grid: Panes, distance = 0): void {
    const [x, y] = this.at(u, v + h);
    panes(this.stage, chance, x, y, w * this.s, h * this.s, grid, distance);
  }

  /** An upright cylinder, shaded around. */
  drum(u: number, v: number, w: number, h: number, face: Rgb, cap?: Rgb): void {
    const { colors, light } = this.stage;
    const dark = mix(face, colors.deep, 0.42);
    const bright = mix(face, colors.pale, 0.22);
    const stops = light < 0 ? [face, bright, dark] : [dark, bright, face];
    this.box(u, v, w, h, {
      run: 'right',
      stops: stops.map((color, i) => ({ at: i === 0 ? 0 : i === 2 ? 1 : light < 0 ? 0.28 : 0.72, color })),
    });
    if (cap !== undefined) this.oval(u + w / 2, v + h, w / 2, w * 0.1, cap);
  }

  /** Soft shadow on the ground. */
  shadow(u: number, half: number, v = 0): void {
    const { colors, light } = this.stage;
    this.stage.art.called('shadow');
    this.oval(u - light * half * 0.1, v, half * 1.1, Math.max(0.7, half * 0.045), { color: colors.deep, alpha: 0.3 });
  }
}

/** Front and side of a thing in the light of the scene: which of two colours the left part has. */
export const lit = <T>({ light }: Stage, bright: T, dark: T): readonly [left: T, right: T] => (light < 0 ? [bright, dark] : [dark, bright]);
