import { defineMotif } from '../define-motif.ts';
import { Local } from '../marks/local.ts';
import { drawCloud } from '../marks/sky.ts';
import { Pen } from '../pen.ts';

export const rocket = defineMotif({
  name: 'rocket',
  shows: 'A rocket that lifts off on a column of fire',
  kind: 'subject',
  on: 'plain',
  draw: (stage) => {
    const { art, colors, light, floor } = stage;
    const chance = stage.random('launch');
    const at = new Local(stage, { scale: Math.min(1, (floor - 6) / (74 * stage.size)) });
    const foot = 24;
    art.called('gantry');
    const [l, r] = [-25, -18];
    at.boxes(
      [
        [l, 0, 0.9, 52],
        [r, 0, 0.9, 52],
      ],
      colors.shade,
    );
    at.bars(
      Array.from(
        { length: 8 },
        (_, i) =>
          [
            [l + 0.4, i * 6.4],
            [r + 0.4, i * 6.4 + 6.4],
          ] as const,
      ),
      0.6,
      colors.shade,
    );
    at.boxes(
      [
        [l - 1, 51, 9.8, 1.2],
        [r, 44, 9, 0.9],
        [r, 33, 9, 0.9],
      ],
      colors.shade,
    );
    art.called('flame');
    const [, top] = at.at(0, foot);
    const bottom = at.at(0, 0)[1];
    const x = at.at(0, 0)[0];
    at.oval(0, 10, 34, 34, {
      run: 'out',
      stops: [
        { at: 0, color: colors.warm, alpha: 0.75 },
        { at: 0.4, color: colors.warm, alpha: 0.3 },
        { at: 1, color: colors.warm, alpha: 0 },
      ],
    });
    for (const [half, color, end] of [
      [5.4, colors.warm, 1],
      [3.4, colors.pane, 0.84],
      [1.6, colors.pale, 0.6],
    ] as const) {
      const b = top + (bottom - top) * end;
      art.fill(
        new Pen()
          .m(x - half * at.s * 0.7, top)
          .c(x - half * at.s * 1.3, top + 7 * at.s, x - half * at.s * 0.5, b - 5 * at.s, x, b)
          .c(x + half * at.s * 0.5, b - 5 * at.s, x + half * at.s * 1.3, top + 7 * at.s, x + half * at.s * 0.7, top)
          .z(),
        color,
      );
    }
    art.called('smoke');
    for (let i = 0; i < 9; i++) {
      const side = i % 2 === 0 ? 1 : -1;
      const out = 3 + i * 5.2;
      const [px, py] = at.at(side * out, -2.6 + chance.between(-1, 1));
      drawCloud(art, px, py, (30 - i * 1.2) * at.s, chance, {
        top: colors.dark ? colors.lit : colors.pale,
        under: colors.cloudShade,
        alpha: 0.96,
      });
    }
    art.called('rocket');
    const p = (u: number, v: number): [number, number] => at.at(u, v) as [number, number];
    for (const side of [-1, 1]) {
      const fin = side === light ? colors.accent : colors.accentShade;
      at.poly(
        [
          [side * 5.4, foot + 16],
          [side * 11.6, foot + 5],
          [side * 11.6, foot - 3],
          [side * 4, foot + 3],
        ],
        fin,
      );
    }
    at.poly(
      [
        [-3.4, foot + 1],
        [3.4, foot + 1],
        [4.4, foot - 2],
        [-4.4, foot - 2],
      ],
      colors.deep,
    );
    const hull = (k: number): Pen =>
      new Pen()
        .m(...p(0, foot + 48))
        .c(...p(6.6 * k, foot + 40), ...p(8 * k, foot + 24), ...p(5.4 * k, foot))
        .l(...p(0, foot))
        .z();
    art.fill(hull(light), colors.pale);
    art.fill(hull(-light), colors.paleShade);
    const nose = (k: number): Pen =>
      new Pen()
        .m(...p(0, foot + 48))
        .c(...p(2.6 * k, foot + 44.6), ...p(4.4 * k, foot + 40.6), ...p(5.2 * k, foot + 36))
        .l(...p(0, foot + 36))
        .z();
    art.fill(nose(light), colors.accent);
    art.fill(nose(-light), colors.accentShade);
    at.box(-5.9, foot + 7, 11.8, 1.8, colors.accent);
    at.oval(0, foot + 27, 3.4, 3.4, colors.shade);
    at.oval(0, foot + 27, 2.5, 2.5, colors.pane);
    at.poly(
      [
        [-0.9, foot + 14],
        [0.9, foot + 14],
        [1.4, foot - 1],
        [-1.4, foot - 1],
      ],
      colors.accentShade,
    );
  },
});
