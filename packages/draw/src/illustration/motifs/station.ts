import { mix } from '../../themes/index.ts';
import { defineMotif } from '../define-motif.ts';
import { Local } from '../marks/local.ts';
import { railCar } from '../marks/rail-car.ts';
import { arc, Pen } from '../pen.ts';

export const station = defineMotif({
  name: 'station',
  shows: 'A station hall of arches with a train at the platform',
  kind: 'subject',
  on: 'skyline',
  draw: (stage) => {
    const { art, w, h, colors, floor } = stage;
    const at = new Local(stage);
    art.called('hall');
    for (const [u, r, far] of [
      [-34, 25, 0.16],
      [34, 25, 0.16],
      [0, 36, 0],
    ] as const) {
      const [cx, cy] = at.at(u, 6);
      art.poly([...arc(cx, cy, r * at.s, 180, 360, 28), [cx + r * at.s, floor], [cx - r * at.s, floor]], colors.far(colors.body, far));
      art.poly([...arc(cx, cy, (r - 2.4) * at.s, 180, 360, 28), [cx + (r - 2.4) * at.s, floor], [cx - (r - 2.4) * at.s, floor]], {
        run: 'down',
        stops: [
          { at: 0, color: colors.far(colors.pane, far) },
          { at: 1, color: colors.far(mix(colors.pane, colors.sky[1], 0.6), far) },
        ],
      });
      const ribs = new Pen();
      for (let i = 1; i < 12; i++) {
        const a = Math.PI * (i / 12);
        const px = cx - Math.cos(a) * (r - 2) * at.s;
        ribs.rect(px - 0.22 * at.s, cy - Math.sin(a) * (r - 2) * at.s, 0.44 * at.s, Math.sin(a) * (r - 2) * at.s + floor - cy);
      }
      for (const k of [0.3, 0.6, 0.85]) {
        const half = Math.sqrt(1 - k * k) * (r - 2) * at.s;
        ribs.rect(cx - half, cy - k * (r - 2) * at.s, 2 * half, 0.5 * at.s);
      }
      art.fill(ribs, { color: colors.far(colors.shade, far), alpha: 0.75 });
    }
    art.called('clock');
    at.oval(0, 30, 5, 5, colors.deep);
    at.oval(0, 30, 4.2, 4.2, colors.pale);
    at.bars(
      [
        [
          [0, 30],
          [0, 33],
        ],
        [
          [0, 30],
          [2.2, 30.8],
        ],
      ],
      0.55,
      colors.deep,
    );
    art.called('platform');
    art.rect(0, floor - 0.4, w, h - floor + 0.4, {
      run: 'down',
      stops: [
        { at: 0, color: colors.shade },
        { at: 1, color: colors.deep },
      ],
    });
    art.rect(0, floor - 1.4, w, 1.6, colors.paleShade);
    const low = new Local(stage, { y: floor + (h - floor) * 0.42 });
    art.called('train');
    for (const u of [-118, -75, -32]) railCar(low, u, 42, false);
    railCar(low, 11, 46, true);
    art.called('edge of the platform');
    const edge = floor + (h - floor) * 0.52;
    art.rect(0, edge, w, h - edge, {
      run: 'down',
      stops: [
        { at: 0, color: mix(colors.paleShade, colors.body, 0.35) },
        { at: 1, color: mix(colors.paleShade, colors.body, 0.6) },
      ],
    });
    art.rect(0, edge, w, 1, colors.warm);
  },
});
