import { mix } from '../../themes/index.ts';
import { defineMotif } from '../define-motif.ts';
import { Local } from '../marks/local.ts';

/** A tower crane, whose jib reaches to the given side. */
function crane(at: Local, u: number, tall: number, side: -1 | 1, far: number): void {
  const { art, colors } = at.stage;
  const [face, dark] = [colors.far(colors.warm, far), colors.far(colors.warmShade, far)];
  art.called('crane');
  at.boxes(
    [
      [u - 1.5, 0, 0.7, tall],
      [u + 0.8, 0, 0.7, tall],
    ],
    face,
  );
  const steps = Math.floor(tall / 3.4);
  at.bars(
    Array.from(
      { length: steps },
      (_, i) =>
        [
          [u - 1.2, i * 3.4],
          [u + 1.2, i * 3.4 + 3.4],
        ] as const,
    ),
    0.4,
    dark,
  );
  const jib = 44 * side;
  at.bars(
    [
      [
        [u - 14 * side, tall],
        [u + jib, tall],
      ],
      [
        [u, tall + 2.6],
        [u + jib * 0.94, tall + 1.6],
      ],
    ],
    0.7,
    face,
  );
  at.bars(
    Array.from(
      { length: 12 },
      (_, i) =>
        [
          [u + (jib * i) / 12.6, tall],
          [u + (jib * (i + 0.5)) / 12.6, tall + 2.4 - i * 0.06],
        ] as const,
    ),
    0.35,
    dark,
  );
  at.bars(
    [
      [
        [u, tall],
        [u, tall + 9],
      ],
      [
        [u, tall + 9],
        [u + jib * 0.62, tall + 2],
      ],
      [
        [u, tall + 9],
        [u - 12 * side, tall + 0.5],
      ],
    ],
    0.5,
    face,
  );
  at.box(side > 0 ? u - 15 : u + 9, tall - 3.4, 6, 4, dark);
  at.box(side > 0 ? u + 1.4 : u - 4.8, tall - 4.2, 3.4, 3.8, colors.far(colors.pale, far));
  const hook = u + jib * 0.7;
  at.boxes([[hook - 0.14, tall - 17, 0.28, 17]], dark);
  at.box(hook - 5, tall - 19, 10, 1.7, colors.far(colors.accentShade, far));
}

export const construction = defineMotif({
  name: 'construction',
  shows: 'A building site with cranes',
  kind: 'subject',
  on: 'skyline',
  draw: (stage) => {
    const { art, colors, floor, calm } = stage;
    const at = new Local(stage, { scale: Math.min(1, (floor - 4) / (76 * stage.size)) });
    const chance = stage.random('site');
    crane(at, calm === 'left' ? 52 : -52, 52, calm === 'left' ? -1 : 1, 0.35);
    at.shadow(0, 46);
    art.called('frame');
    for (const [u, w, floors] of [
      [-34, 34, 7],
      [2, 30, 5],
    ] as const) {
      const tall = 6.6;
      for (let f = 0; f < floors; f++) {
        const v = f * tall;
        const done = f < floors - 3;
        if (done) {
          at.box(u, v, w, tall, {
            run: 'down',
            stops: [
              { at: 0, color: colors.lit },
              { at: 1, color: mix(colors.lit, colors.body, 0.3) },
            ],
          });
          at.windows(chance, u + 1, v + 1, w - 2, tall - 2.2, { columns: 6, rows: 1, wide: 0.72, tall: 0.9 });
        } else {
          at.box(u, v, w, tall, { color: colors.deep, alpha: 0.35 });
          at.boxes(
            [0, 0.25, 0.5, 0.75, 1].map((k) => [u + k * (w - 1.6), v, 1.6, tall] as const),
            colors.paleShade,
          );
        }
        at.box(u - 1.2, v + tall - 1.2, w + 2.4, 1.4, done ? colors.body : colors.pale);
      }
      at.boxes(
        [0, 0.25, 0.5, 0.75, 1].map((k) => [u + k * (w - 1.6) + 0.5, floors * tall, 0.5, 3.4] as const),
        colors.accentShade,
      );
    }
    art.called('scaffold');
    const [su, sw] = [2, 30];
    at.boxes(
      [0, 1, 2, 3, 4, 5].map((k) => [su + sw + 1 + (k % 2) * 4.4, Math.floor(k / 2) * 11, 0.5, 11.4] as const),
      colors.body,
    );
    at.boxes(
      [5, 11, 17, 23, 29].map((v) => [su + sw + 1, v, 5, 0.6] as const),
      colors.warm,
    );
    at.bars(
      [0, 1, 2, 3, 4].map(
        (k) =>
          [
            [su + sw + 1.2, k * 6],
            [su + sw + 5.6, k * 6 + 6],
          ] as const,
      ),
      0.35,
      colors.body,
    );
    crane(at, calm === 'left' ? -38 : 40, 66, calm === 'left' ? 1 : -1, 0);
    art.called('hoarding');
    at.box(-54, 0, 108, 5.6, {
      run: 'down',
      stops: [
        { at: 0, color: colors.accent },
        { at: 1, color: colors.accentShade },
      ],
    });
    at.boxes(
      Array.from({ length: 18 }, (_, i) => [-54 + i * 6, 0, 0.5, 5.6] as const),
      { color: colors.deep, alpha: 0.35 },
    );
    at.box(-54, 5, 108, 0.9, colors.pale);
    at.box(-4, 0, 15, 5.6, colors.deep);
    at.boxes(
      [-3, 0.5, 4, 7.5].map((u) => [u, 0.8, 2.4, 4] as const),
      colors.warm,
    );
  },
});
