import type { PointXY } from '@deckwright/core/geometry';
import { mix } from '../../themes/index.ts';
import { defineMotif, type Stage } from '../define-motif.ts';
import { tree } from '../marks/land.ts';
import { lamp } from '../marks/town.ts';
import { Pen } from '../pen.ts';

export const street = defineMotif({
  name: 'street',
  shows: 'A street of houses that runs to its vanishing point',
  kind: 'subject',
  on: 'skyline',
  keeps_ground: true,
  draw: (stage) => {
    const { art, w, h, colors, x, horizon } = stage;
    const vy = horizon + 1;
    const [left, right] = [stage.random('left street'), stage.random('right street')];
    art.called('ground');
    art.rect(0, vy, w, h - vy, mix(colors.paleShade, colors.land(0.6), 0.5));
    art.called('road');
    art.poly(
      [
        [x - 1, vy],
        [x + 1, vy],
        [x + w * 0.36, h + 1],
        [x - w * 0.36, h + 1],
      ],
      {
        run: 'down',
        stops: [
          { at: 0, color: colors.far(colors.shade, 0.6) },
          { at: 1, color: colors.deep },
        ],
      },
    );
    const dashes = new Pen();
    for (let i = 0; i < 8; i++) {
      const [a, b] = [i / 8, (i + 0.5) / 8].map((t) => vy + (h - vy) * t ** 2.2) as [number, number];
      const half = (y: number): number => 0.9 * ((y - vy) / (h - vy));
      dashes.poly([
        [x - half(a), a],
        [x + half(a), a],
        [x + half(b), b],
        [x - half(b), b],
      ]);
    }
    art.fill(dashes, { color: colors.pale, alpha: 0.8 });
    for (const [side, chance] of [
      [-1, left],
      [1, right],
    ] as const) {
      let depth = 0.16;
      while (depth < 3) {
        const next = depth * chance.between(1.28, 1.5);
        house(stage, side, depth, next, chance.between(34, 60), chance.whole(0, 3), vy);
        depth = next;
      }
    }
    for (const k of [0.28, 0.5, 0.9]) {
      for (const side of [-1, 1] as const) {
        const px = x + side * w * 0.24 * k * 1.9;
        if (px < 2 || px > w - 2) continue;
        const y = vy + (h - vy) * k;
        if (side === stage.light) lamp(stage, px, y, 42 * k * stage.size, side === 1 ? -1 : 1);
        else tree(stage, px, y, 30 * k * stage.size, 0.5 + 0.4 * k);
      }
    }
  },
});

/** The front of a house in perspective, from one depth to the next. */
function house(stage: Stage, side: -1 | 1, near0: number, near1: number, tall: number, look: number, vy: number): void {
  const { art, w, h, x, colors, size } = stage;
  const px = (k: number): number => x + side * w * 0.3 * k * 1.75;
  const ground = (k: number): number => vy + (h - vy) * k * 0.92;
  const top = (k: number): number => vy - tall * size * k * 1.25;
  const far = Math.max(0, 0.55 - near1 * 0.5);
  const base = [colors.lit, colors.pale, colors.body, colors.accent][look] ?? colors.lit;
  const face = colors.far(side === stage.light ? mix(base, colors.deep, 0.24) : base, far);
  art.called('house');
  art.poly(
    [
      [px(near0), ground(near0)],
      [px(near0), top(near0)],
      [px(near1), top(near1)],
      [px(near1), ground(near1)],
    ],
    {
      run: 'down',
      stops: [
        { at: 0, color: face },
        { at: 1, color: mix(face, colors.deep, 0.12) },
      ],
    },
  );
  const at = (u: number, v: number): PointXY => {
    const k = near0 + (near1 - near0) * u;
    return [px(k), ground(k) + (top(k) - ground(k)) * v];
  };
  const [panes, shops] = [new Pen(), new Pen()];
  const rows = 4;
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < 4; c++) {
      const [u0, u1, v0, v1] = [(c + 0.25) / 4, (c + 0.75) / 4, 0.3 + (r * 0.66) / rows, 0.3 + ((r + 0.62) * 0.66) / rows];
      panes.poly([at(u0, v0), at(u0, v1), at(u1, v1), at(u1, v0)]);
    }
  }
  shops.poly([at(0.06, 0.02), at(0.06, 0.19), at(0.94, 0.19), at(0.94, 0.02)]);
  art.called('windows');
  art.fill(panes, { color: colors.far(colors.dark ? colors.pane : colors.paneDark, far), alpha: colors.dark ? 0.85 : 0.6 });
  art.fill(shops, colors.far(colors.pane, far));
  art.poly([at(0, 0.2), at(0, 0.24), at(1, 0.24), at(1, 0.2)], colors.far(look % 2 === 0 ? colors.accentShade : colors.warm, far));
}
