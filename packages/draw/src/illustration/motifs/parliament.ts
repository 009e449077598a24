import { defineMotif } from '../define-motif.ts';
import { columns, flag, paving, pediment, steps, trees } from '../marks/civic.ts';
import { Local } from '../marks/local.ts';
import { arc, Pen } from '../pen.ts';

export const parliament = defineMotif({
  name: 'parliament',
  shows: 'A parliament with a dome and long wings',
  kind: 'subject',
  on: 'plain',
  draw: (stage) => {
    const { art, colors, light } = stage;
    const at = new Local(stage);
    const chance = stage.random('parliament');
    paving(stage, 1);
    at.shadow(0, 60);
    art.called('wing');
    for (const u of [-60, 18]) {
      at.box(u, 0, 42, 17, {
        run: 'down',
        stops: [
          { at: 0, color: colors.lit },
          { at: 1, color: colors.body },
        ],
      });
      at.windows(chance, u + 2, 3, 38, 11.5, { columns: 9, rows: 2, wide: 0.42, tall: 0.66 });
      at.box(u - 1, 16.4, 44, 2.4, colors.paleShade);
      flag(at, u < 0 ? -56 : 56, 18.6, 14);
    }
    art.called('drum of the dome');
    at.box(-17, 26, 34, 3, colors.paleShade);
    at.box(-15, 29, 30, 9, colors.shade);
    columns(at, -15.5, 15.5, 29, 9, 9, 1.7);
    at.box(-17, 38, 34, 2.2, colors.pale);
    art.called('dome');
    const [cx, cy] = at.at(0, 40.2);
    art.poly(arc(cx, cy, 14.6 * at.s, 180, 360, 24, 15 * at.s), {
      run: 'right',
      stops:
        light < 0
          ? [
              { at: 0, color: colors.accent },
              { at: 0.3, color: colors.accentLit },
              { at: 1, color: colors.accentShade },
            ]
          : [
              { at: 0, color: colors.accentShade },
              { at: 0.7, color: colors.accentLit },
              { at: 1, color: colors.accent },
            ],
    });
    const ribs = new Pen();
    for (const k of [-0.72, -0.4, 0, 0.4, 0.72]) {
      const line = Array.from({ length: 7 }, (_, i) => at.at(14.6 * k * Math.cos((i / 6) * 1.45), 40.2 + 15 * Math.sin((i / 6) * 1.52)));
      ribs
        .through(line.map(([x, y]) => [x - 0.22 * at.s, y]))
        .through([...line].reverse().map(([x, y]) => [x + 0.22 * at.s, y]))
        .z();
    }
    art.fill(ribs, { color: colors.accentShade, alpha: 0.6 });
    at.box(-2.6, 54.4, 5.2, 4, colors.pale);
    at.poly(
      [
        [-3.2, 58.4],
        [0, 63],
        [3.2, 58.4],
      ],
      colors.accentShade,
    );
    art.called('portico');
    steps(at, -20, 20, 4, 1);
    at.box(-20, 4, 40, 18, {
      run: 'down',
      stops: [
        { at: 0, color: colors.deep },
        { at: 1, color: colors.shade },
      ],
    });
    columns(at, -20, 20, 4, 17, 6, 3);
    at.box(-22, 20.6, 44, 2.8, colors.pale);
    pediment(at, -22, 22, 23.4, 9);
    trees(
      at,
      [
        [-66, 14],
        [-48, 10],
        [47, 11],
        [66, 15],
      ],
      -0.6,
    );
  },
});
