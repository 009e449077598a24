import type { Rgb } from '../../scene/index.ts';
import { mix } from '../../themes/index.ts';
import { defineMotif } from '../define-motif.ts';
import { road, trees } from '../marks/civic.ts';
import { Local } from '../marks/local.ts';
import { wheel } from '../marks/wheels.ts';
import { Pen } from '../pen.ts';

/** A saloon from the side, which drives to the right. */
function car(at: Local, u: number, face: Rgb, dark: Rgb): void {
  const { art, colors } = at.stage;
  at.shadow(u + 24, 25);
  art.called('car');
  const p = (du: number, v: number): [number, number] => at.at(u + du, v) as [number, number];
  const body = new Pen()
    .m(...p(0.6, 5))
    .c(...p(0, 9), ...p(0.6, 12.4), ...p(2.4, 13.2))
    .c(...p(7, 14), ...p(9, 18.6), ...p(16, 19.6))
    .c(...p(22, 20.2), ...p(27, 19.8), ...p(30, 18.4))
    .c(...p(33, 16.6), ...p(35, 14.6), ...p(37.6, 13.4))
    .c(...p(42, 12.9), ...p(46.6, 12), ...p(47.6, 8.6))
    .c(...p(48, 7), ...p(48, 5), ...p(47, 4))
    .l(...p(2, 4))
    .z();
  art.fill(body, {
    run: 'down',
    stops: [
      { at: 0, color: mix(face, colors.pale, 0.18) },
      { at: 0.55, color: face },
      { at: 1, color: dark },
    ],
  });
  at.poly(
    [
      [u + 9.4, 13.6],
      [u + 13, 17.6],
      [u + 20.6, 18.2],
      [u + 20.6, 13.6],
    ],
    colors.paneDark,
  );
  at.poly(
    [
      [u + 22, 13.6],
      [u + 22, 18.2],
      [u + 28.4, 17.4],
      [u + 33, 13.6],
    ],
    colors.paneDark,
  );
  at.poly(
    [
      [u + 24, 13.6],
      [u + 27, 17.6],
      [u + 28.4, 17.4],
      [u + 26.4, 13.6],
    ],
    mix(colors.paneDark, colors.pane, 0.4),
  );
  at.boxes([[u + 21, 5.4, 0.35, 8]], { color: dark, alpha: 0.9 });
  at.boxes(
    [
      [u + 17.6, 11.4, 2.2, 0.5],
      [u + 29.4, 11.4, 2.2, 0.5],
    ],
    dark,
  );
  at.poly(
    [
      [u + 44.4, 10.6],
      [u + 47.2, 9.6],
      [u + 47.6, 8.4],
      [u + 44.6, 9],
    ],
    colors.pane,
  );
  at.box(u + 0.4, 9.6, 1.6, 2, colors.warm);
  at.box(u + 2, 3.8, 45, 1, colors.deep);
  wheel(at, u + 10, 4.4, 4.3);
  wheel(at, u + 38, 4.4, 4.3);
}

export const cars = defineMotif({
  name: 'cars',
  shows: 'Electric cars at their charging posts',
  kind: 'subject',
  on: 'skyline',
  draw: (stage) => {
    const { art, colors, floor } = stage;
    const at = new Local(stage, { y: floor + 2 });
    art.called('verge');
    art.rect(0, floor - 6 * stage.size, stage.w, stage.h, {
      run: 'down',
      stops: [
        { at: 0, color: colors.land(0.7) },
        { at: 1, color: colors.land(0.9) },
      ],
    });
    road(stage, floor - 2.4 * stage.size);
    trees(
      at,
      [
        [-58, 26],
        [-46, 20],
        [58, 28],
        [48, 21],
      ],
      7,
      0.75,
    );
    art.called('roof of cells');
    at.poly(
      [
        [-44, 41],
        [-40, 45],
        [44, 49],
        [44, 46.4],
      ],
      colors.shade,
    );
    at.poly(
      [
        [-44, 41],
        [44, 46.4],
        [44, 45],
        [-44, 39.6],
      ],
      colors.deep,
    );
    at.boxes(
      [
        [-34, 5, 1.8, 36],
        [32, 5, 1.8, 40],
      ],
      colors.body,
    );
    for (const u of [-7, 40]) {
      art.called('charging post');
      at.round(u, 5, 6, 20, 1.6, colors.pale, 'top');
      at.box(u + 1, 17.6, 4, 4.6, colors.paneDark);
      at.poly(
        [
          [u + 3.3, 16],
          [u + 1.6, 12.4],
          [u + 2.9, 12.4],
          [u + 2.5, 9.6],
          [u + 4.4, 13.4],
          [u + 3.1, 13.4],
        ],
        colors.accent,
      );
      at.box(u, 5, 6, 1, colors.shade);
    }
    car(at, -58, colors.accent, colors.accentShade);
    car(at, 0, mix(colors.pale, colors.paleShade, 0.3), colors.paleShade);
  },
});
