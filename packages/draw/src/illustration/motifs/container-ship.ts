import { mix } from '../../themes/index.ts';
import { defineMotif } from '../define-motif.ts';
import { Local } from '../marks/local.ts';
import { Pen } from '../pen.ts';

export const containerShip = defineMotif({
  name: 'container-ship',
  shows: 'A laden container ship at sea',
  kind: 'subject',
  on: 'sea',
  draw: (stage) => {
    const { art, colors } = stage;
    const at = new Local(stage, { y: stage.floor + 1, scale: 1.02 });
    const chance = stage.random('cargo');
    art.called('bridge of the ship');
    at.box(-41, 11, 9, 25, colors.pale);
    at.box(-32.5, 11, 2, 25, colors.paleShade);
    at.box(-44, 33, 16, 3.6, colors.pale);
    at.boxes(
      [0, 1, 2, 3, 4, 5].map((i) => [-43 + i * 2.4, 34, 1.7, 1.5] as const),
      colors.paneDark,
    );
    at.boxes(
      [15, 19, 23, 27].flatMap((v) => [-39.5, -36.5].map((u) => [u, v, 1.6, 1.5] as const)),
      colors.paneDark,
    );
    at.box(-38, 36.6, 0.6, 6, colors.body);
    at.box(-35.6, 36.6, 0.5, 3.6, colors.body);
    art.called('funnel');
    at.poly(
      [
        [-47.5, 11],
        [-47.5, 27],
        [-43, 28],
        [-43, 11],
      ],
      colors.accent,
    );
    at.box(-47.5, 22, 4.5, 2.4, colors.accentShade);
    art.called('containers');
    const paints = [colors.accent, colors.warm, colors.lit, colors.paleShade, colors.accentShade, colors.body];
    const byPaint = paints.map(() => [] as [number, number, number, number][]);
    const seams: [number, number, number, number][] = [];
    for (let c = 0; c < 11; c++) {
      const u = -29 + c * 6.5;
      const rows = Math.max(2, 5 - Math.abs(Math.round((c - 4.5) / 2.4)) + chance.whole(0, 1));
      for (let r = 0; r < rows; r++) {
        byPaint[chance.whole(0, paints.length - 1)]?.push([u, 11.5 + r * 3.4, 6.2, 3.1]);
        for (let k = 1; k < 5; k++) seams.push([u + k * 1.24, 11.9 + r * 3.4, 0.22, 2.3]);
      }
    }
    for (const [i, boxes] of byPaint.entries()) at.boxes(boxes, paints[i] ?? colors.body);
    at.boxes(seams, { color: colors.deep, alpha: 0.22 });
    art.called('hull');
    const hull = new Pen();
    const from = at.at(-50, 12);
    hull
      .m(...from)
      .l(...at.at(45, 12))
      .l(...at.at(54, 15.4))
      .c(...at.at(51.5, 8), ...at.at(48, 3), ...at.at(45.5, 0))
      .l(...at.at(-46.5, 0))
      .c(...at.at(-49, 3), ...at.at(-50, 7), ...from)
      .z();
    art.fill(hull, {
      run: 'down',
      stops: [
        { at: 0, color: mix(colors.body, colors.deep, 0.15) },
        { at: 1, color: colors.deep },
      ],
    });
    at.poly(
      [
        [-47.9, 3],
        [47.6, 3],
        [45.5, 0],
        [-46.5, 0],
      ],
      colors.accentShade,
    );
    at.bars(
      [
        [
          [-49.6, 10.6],
          [46, 10.6],
        ],
      ],
      0.5,
      { color: colors.pale, alpha: 0.85 },
    );
    at.boxes(
      [
        [38, 12, 0.5, 7],
        [36, 16.5, 4.5, 0.4],
      ],
      colors.body,
    );
    art.called('wake');
    at.blob(
      [
        [-60, -0.8],
        [-45, 0.9],
        [0, 0.2],
        [44, 1.1],
        [50, 0.2],
        [46, -1.2],
        [0, -1.4],
      ],
      { color: colors.snow, alpha: 0.6 },
    );
    art.called('mirror image');
    at.box(-46, -9, 92, 8, {
      run: 'down',
      stops: [
        { at: 0, color: colors.deep, alpha: 0.32 },
        { at: 1, color: colors.deep, alpha: 0 },
      ],
    });
  },
});
