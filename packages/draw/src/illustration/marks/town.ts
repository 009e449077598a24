/** What towns are made of: blocks with two faces, grids of windows, roofs, rows of far houses. */
import type { PointXY } from '@deckwright/core/geometry';
import type { Rgb } from '../../scene/index.ts';
import { mix } from '../../themes/index.ts';
import type { Paint } from '../art.ts';
import type { Stage } from '../define-motif.ts';
import { Pen } from '../pen.ts';
import type { Random } from '../random.ts';

export interface Panes {
  readonly columns: number;
  readonly rows: number;
  /** Share of a cell that is glass. */
  readonly wide?: number;
  readonly tall?: number;
}

/** A grid of windows in a box as two shapes, those with light and those without. */
export function panes(
  stage: Stage,
  chance: Random,
  x: number,
  y: number,
  w: number,
  h: number,
  { columns, rows, wide = 0.56, tall = 0.55 }: Panes,
  distance = 0,
): void {
  const { art, colors } = stage;
  const [bright, dull] = [new Pen(), new Pen()];
  const [cw, ch] = [w / columns, h / rows];
  const share = colors.dark ? 0.42 : 0.6;
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const pen = chance.chance(share) ? bright : dull;
      pen.rect(x + (c + (1 - wide) / 2) * cw, y + (r + (1 - tall) / 2) * ch, cw * wide, ch * tall);
    }
  }
  art.called('windows');
  art.fill(dull, { color: colors.far(colors.paneDark, distance), alpha: 0.6 });
  art.fill(bright, { color: colors.far(colors.pane, distance * 0.8), alpha: 0.92 });
}

export interface Block {
  readonly x: number;
  readonly base: number;
  readonly w: number;
  readonly tall: number;
  /** 0 is near, 1 is lost in haze. */
  readonly distance?: number;
  readonly face?: Rgb;
  readonly shadow?: Rgb;
  /** Share of the width that the side away from the light takes. */
  readonly side?: number;
  readonly windows?: Panes;
}

/** A box-shaped house: the front in the light, the side in shade. `x` is its left edge. */
export function block(stage: Stage, chance: Random, { x, base, w, tall, distance = 0, face, shadow, side = 0.28, windows }: Block): void {
  const { art, colors, light } = stage;
  const front = colors.far(face ?? colors.lit, distance);
  const dark = colors.far(shadow ?? (face === undefined ? colors.body : mix(face, colors.deep, 0.3)), distance);
  const sw = w * side;
  const fx = light < 0 ? x : x + sw;
  art.called('building');
  art.rect(fx, base - tall, w - sw, tall, fadeDown(stage, front));
  if (sw > 0) art.rect(light < 0 ? x + w - sw : x, base - tall, sw, tall, fadeDown(stage, dark));
  if (windows === undefined) return;
  const pad = Math.min(w, tall) * 0.07;
  panes(stage, chance, fx + pad, base - tall + pad * 1.4, w - sw - 2 * pad, tall - pad * 2.6, windows, distance);
}

/** Buildings get a little of the air at their feet. */
export const fadeDown = ({ colors }: Stage, color: Rgb, share = 0.22): Paint => ({
  run: 'down',
  stops: [
    { at: 0, color },
    { at: 1, color: colors.far(color, share) },
  ],
});

/** A far row of houses as one outline. */
export function rowOfHouses(
  stage: Stage,
  use: string,
  base: number,
  low: number,
  high: number,
  paint: Paint,
  from = 0,
  to = stage.w,
): void {
  const chance = stage.random(use);
  const pen = new Pen();
  let x = from - chance.between(0, 4);
  pen.m(x, base);
  while (x < to) {
    const width = chance.between(3.2, 7.5);
    const top = base - chance.between(low, high) * (chance.chance(0.22) ? 1.3 : 1);
    const look = chance.next();
    pen.l(x, top);
    if (look < 0.18)
      pen
        .l(x + width * 0.3, top)
        .l(x + width * 0.3, top - 1.8)
        .l(x + width * 0.7, top - 1.8)
        .l(x + width * 0.7, top);
    else if (look < 0.28)
      pen
        .l(x + width * 0.48, top)
        .l(x + width * 0.5, top - 5)
        .l(x + width * 0.52, top);
    else if (look < 0.42) pen.l(x + width, top + width * 0.35);
    pen.l(x + width, look >= 0.28 && look < 0.42 ? top + width * 0.35 : top);
    x += width;
    if (chance.chance(0.25)) {
      pen.l(x, base - low * 0.4).l(x + 1.2, base - low * 0.4);
      x += 1.2;
    }
  }
  pen.l(x, base).z();
  stage.art.called('far buildings');
  stage.art.fill(pen, paint);
}

/** A street lamp. */
export function lamp({ art, colors }: Stage, x: number, base: number, tall: number, side: -1 | 1): void {
  const t = tall * 0.018;
  art.rect(x - t, base - tall, 2 * t, tall, colors.deep);
  art.poly(
    [
      [x, base - tall],
      [x + side * tall * 0.2, base - tall - t],
      [x + side * tall * 0.2, base - tall + t],
      [x, base - tall + 2 * t],
    ] as PointXY[],
    colors.deep,
  );
  if (colors.dark)
    art.circle(x + side * tall * 0.18, base - tall + 2 * t, tall * 0.3, {
      run: 'out',
      stops: [
        { at: 0, color: colors.pane, alpha: 0.55 },
        { at: 1, color: colors.pane, alpha: 0 },
      ],
    });
  art.oval(x + side * tall * 0.18, base - tall + t * 1.4, tall * 0.05, t * 1.2, colors.pane);
}
