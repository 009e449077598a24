import { mix } from '../../themes/index.ts';
import { defineMotif } from '../define-motif.ts';
import { paving, trees } from '../marks/civic.ts';
import { Local } from '../marks/local.ts';
import { Pen } from '../pen.ts';

export const officeTower = defineMotif({
  name: 'office-tower',
  shows: 'Towers of glass seen across a square',
  kind: 'subject',
  on: 'skyline',
  draw: (stage) => {
    const { art, colors, light, floor } = stage;
    const at = new Local(stage, { scale: Math.min(1, (floor - 5) / (88 * stage.size)) });
    paving(stage, 1);
    const towers = [
      { u: -45, w: 26, tall: 42, slant: 0, face: colors.lit, far: 0.26 },
      { u: 22, w: 28, tall: 50, slant: -5, face: colors.body, far: 0.2 },
      { u: -18, w: 32, tall: 68, slant: 9, face: colors.body, far: 0 },
    ];
    for (const { u, w, tall, slant, face, far } of towers) {
      at.shadow(u + w / 2, w * 0.62);
      art.called('tower');
      const sky = colors.dark ? colors.lit : mix(colors.sky[0], colors.lit, 0.4);
      const split = u + w * (light < 0 ? 0.66 : 0.34);
      const roof = (p: number): number => tall + (slant * (p - u)) / w;
      const part = (a: number, b: number, bright: boolean): void => {
        const own = bright ? mix(face, sky, 0.55) : mix(face, colors.deep, 0.28);
        at.poly(
          [
            [a, 0],
            [a, roof(a)],
            [b, roof(b)],
            [b, 0],
          ],
          {
            run: 'down',
            stops: [
              { at: 0, color: colors.far(bright ? mix(own, colors.pale, 0.35) : own, far) },
              { at: 0.5, color: colors.far(own, far) },
              { at: 1, color: colors.far(mix(own, colors.deep, bright ? 0.1 : 0.25), far) },
            ],
          },
        );
      };
      part(u, split, light < 0);
      part(split, u + w, light > 0);
      const lines = new Pen();
      const add = (
        a: readonly [number, number],
        b: readonly [number, number],
        c: readonly [number, number],
        d: readonly [number, number],
      ): void => {
        lines.poly([at.at(...a), at.at(...b), at.at(...c), at.at(...d)]);
      };
      for (let v = 7; v < tall + Math.min(0, slant) - 1; v += 2.9) add([u, v], [u + w, v], [u + w, v + 0.36], [u, v + 0.36]);
      for (let k = 1; k < 9; k++) {
        const p = u + (w * k) / 9;
        add([p - 0.16, 5], [p - 0.16, roof(p)], [p + 0.16, roof(p)], [p + 0.16, 5]);
      }
      art.called('floors');
      art.fill(lines, { color: colors.far(colors.shade, far), alpha: 0.4 });
      art.called('mirror of the sky');
      at.poly(
        [
          [u + w * 0.08, tall * 0.24],
          [u + w * 0.08, tall * 0.52],
          [split - 1, tall * 0.86],
          [split - 1, tall * 0.6],
        ].map(([p = 0, v = 0]) => [p, v] as const),
        { color: colors.pale, alpha: light < 0 ? 0.2 : 0.08 },
      );
      if (colors.dark || stage.wish.time === 'sunset') {
        const chance = stage.random(`rooms${u}`);
        const rooms = Array.from(
          { length: 60 },
          () => [u + (w * chance.whole(0, 8)) / 9 + 0.5, 7.6 + 2.9 * chance.whole(0, Math.floor((tall - 14) / 2.9)), w / 9 - 1, 2] as const,
        );
        art.called('lit rooms');
        at.boxes(rooms, { color: colors.far(colors.pane, far), alpha: 0.85 });
      }
      at.box(u, 0, w, 5.4, colors.far(colors.deep, far));
      at.box(u + 1, 0.4, w - 2, 4, colors.far(colors.pane, far));
      at.boxes(
        [1, 2, 3, 4, 5].map((k) => [u + (w * k) / 6 - 0.2, 0, 0.4, 5] as const),
        colors.far(colors.deep, far),
      );
    }
    art.called('canopy');
    at.box(-22, 5.4, 40, 1.5, colors.accent);
    art.called('mast');
    at.bar([12, 76.2], [12, 84], 0.5, colors.shade);
    trees(
      at,
      [
        [-52, 14],
        [-26, 9],
        [20, 10],
        [53, 15],
      ],
      -0.6,
    );
  },
});
