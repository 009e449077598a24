import { defineMotif } from '../define-motif.ts';
import { haze } from '../marks/land.ts';
import { Local } from '../marks/local.ts';
import { rowOfHouses } from '../marks/town.ts';

/** A gantry crane: two legs, a boom that reaches over the ship, stays. */
function crane(at: Local, u: number, scale: number, distance: number): void {
  const { art, colors } = at.stage;
  const [face, dark] = [colors.far(colors.accent, distance), colors.far(colors.accentShade, distance)];
  const p = (du: number, v: number): readonly [number, number] => [u + du * scale, v * scale];
  art.called('crane');
  at.bars(
    [
      [p(-7, 0), p(-6, 30)],
      [p(7, 0), p(6, 30)],
      [p(-6.6, 11), p(6.6, 11)],
      [p(-6.6, 11), p(6, 26)],
    ],
    1.3 * scale,
    dark,
  );
  at.bars([[p(-14, 30.5), p(31, 30.5)]], 2.2 * scale, face);
  at.bars(
    [
      [p(0, 30), p(0, 47)],
      [p(0, 47), p(29, 31)],
      [p(0, 47), p(15, 31)],
      [p(0, 47), p(-13, 31)],
    ],
    0.7 * scale,
    face,
  );
  at.box(u - 13 * scale, 31 * scale, 8 * scale, 4.4 * scale, dark);
  at.box(u + 17 * scale, 26 * scale, 3.2 * scale, 3.6 * scale, colors.far(colors.pale, distance));
}

export const harbour = defineMotif({
  name: 'harbour',
  shows: 'A container port with gantry cranes and a ship at the quay',
  kind: 'subject',
  on: 'sea',
  draw: (stage) => {
    const { art, w, h, colors, horizon, floor, calm } = stage;
    art.called('far bank');
    rowOfHouses(stage, 'port town', horizon + 1.2, 3, 12, colors.land(0.1));
    haze(stage, horizon + 2, 10, 0.5);
    const at = new Local(stage);
    const chance = stage.random('port');
    const quay = floor - 4 * at.s;
    const far = new Local(stage, { y: horizon + 2.4 });
    for (const u of [-64, -38, 52]) if (calm !== 'left' || u > 0) crane(far, u, 0.55, 0.5);
    const on = new Local(stage, { y: quay });
    crane(on, -22, 1, 0.06);
    crane(on, 22, 1.08, 0);
    art.called('containers');
    const paints = [colors.warm, colors.lit, colors.accent, colors.paleShade, colors.body];
    for (let c = 0; c < 13; c++) {
      const rows = chance.whole(1, 3);
      for (let r = 0; r < rows; r++) {
        const u = -62 + c * 8.4;
        if (calm === 'left' && u < -44) continue;
        on.box(u, r * 3.6, 7.9, 3.4, paints[chance.whole(0, 4)] ?? colors.body);
        on.boxes(
          [1, 2, 3, 4].map((k) => [u + k * 1.58, r * 3.6 + 0.5, 0.24, 2.4] as const),
          { color: colors.deep, alpha: 0.22 },
        );
      }
    }
    art.called('quay');
    art.rect(0, quay, w, 1.2 * at.s, colors.paleShade);
    art.rect(0, quay + 1.2 * at.s, w, 4.4 * at.s, {
      run: 'down',
      stops: [
        { at: 0, color: colors.body },
        { at: 1, color: colors.deep },
      ],
    });
    at.boxes(
      Array.from({ length: 40 }, (_, i) => [-120 + i * 6.2, -1, 0.9, 3.4] as const),
      { color: colors.deep, alpha: 0.5 },
    );
    art.called('mirror image');
    art.rect(0, quay + 5.6 * at.s, w, Math.min(9, h - quay - 5.6 * at.s), {
      run: 'down',
      stops: [
        { at: 0, color: colors.deep, alpha: 0.4 },
        { at: 1, color: colors.deep, alpha: 0 },
      ],
    });
  },
});
