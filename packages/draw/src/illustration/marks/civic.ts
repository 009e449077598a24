/** What public buildings share: columns, steps, pediments, paving, flags, rows of street trees. */
import { mix } from '../../themes/index.ts';
import type { Stage } from '../define-motif.ts';
import { tree } from './land.ts';
import type { Local } from './local.ts';

/** A forecourt from the feet of a building to the bottom of the picture. */
export function paving(stage: Stage, lift = 0): void {
  const { art, w, h, colors, floor } = stage;
  art.called('forecourt');
  const top = floor - lift;
  art.rect(0, top, w, h - top, {
    run: 'down',
    stops: [
      { at: 0, color: mix(colors.land(0.5), colors.paleShade, 0.4) },
      { at: 1, color: mix(colors.land(0.9), colors.paleShade, 0.14) },
    ],
  });
}

/** A street with a kerb and a broken line. */
export function road(stage: Stage, from = stage.floor + 3, to = stage.h): void {
  const { art, w, colors } = stage;
  art.called('road');
  art.rect(0, from, w, to - from, {
    run: 'down',
    stops: [
      { at: 0, color: mix(colors.shade, colors.haze, 0.25) },
      { at: 1, color: colors.deep },
    ],
  });
  art.rect(0, from - 0.5, w, 0.8, colors.paleShade);
  const mid = from + (to - from) * 0.4;
  for (let px = -3; px < w; px += 15)
    art.poly(
      [
        [px + 1, mid],
        [px + 8, mid],
        [px + 7, mid + 1],
        [px - 0.4, mid + 1],
      ],
      { color: colors.pale, alpha: 0.7 },
    );
}

export function columns(at: Local, from: number, to: number, v: number, tall: number, count: number, wide: number): void {
  const { colors } = at.stage;
  const step = (to - from - wide) / (count - 1);
  for (let i = 0; i < count; i++) {
    const u = from + i * step;
    at.drum(u, v, wide, tall, colors.pale);
    at.boxes(
      [
        [u - wide * 0.2, v + tall - 0.9, wide * 1.4, 0.9],
        [u - wide * 0.2, v, wide * 1.4, 0.8],
      ],
      colors.paleShade,
    );
  }
}

/** Steps that widen toward the viewer. */
export function steps(at: Local, from: number, to: number, count: number, rise: number): void {
  const { colors } = at.stage;
  for (let i = 0; i < count; i++) {
    const over = (count - i) * 1.5;
    at.box(from - over, i * rise, to - from + 2 * over, rise, i % 2 === 0 ? colors.paleShade : mix(colors.paleShade, colors.pale, 0.6));
  }
}

/** A gable front with a shaded field. */
export function pediment(at: Local, from: number, to: number, v: number, rise: number): void {
  const { colors } = at.stage;
  const mid = (from + to) / 2;
  at.poly(
    [
      [from - 1.5, v],
      [mid, v + rise],
      [to + 1.5, v],
    ],
    colors.pale,
  );
  at.poly(
    [
      [from + 3.6, v + 1],
      [mid, v + rise - 1.6],
      [to - 3.6, v + 1],
    ],
    colors.paleShade,
  );
}

export function flag(at: Local, u: number, v: number, tall: number): void {
  const { colors, light } = at.stage;
  at.box(u - 0.25, v, 0.5, tall, colors.shade);
  const side = -light;
  at.poly(
    [
      [u, v + tall],
      [u + side * 4, v + tall - 0.5],
      [u + side * 8, v + tall],
      [u + side * 8, v + tall - 4.6],
      [u + side * 4, v + tall - 5.1],
      [u, v + tall - 4.6],
    ],
    colors.accent,
  );
  at.poly(
    [
      [u + side * 4, v + tall - 0.5],
      [u + side * 8, v + tall],
      [u + side * 8, v + tall - 4.6],
      [u + side * 4, v + tall - 5.1],
    ],
    colors.accentShade,
  );
}

/** Trees at places beside the subject. */
export function trees(at: Local, places: readonly (readonly [u: number, tall: number])[], v = 0, near = 0.85): void {
  at.stage.art.called('tree');
  for (const [u, tall] of places) {
    const [x, y] = at.at(u, v);
    tree(at.stage, x, y, tall * at.s, near);
  }
}
