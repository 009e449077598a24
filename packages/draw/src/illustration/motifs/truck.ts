import { mix } from '../../themes/index.ts';
import { defineMotif } from '../define-motif.ts';
import { road } from '../marks/civic.ts';
import { Local } from '../marks/local.ts';
import { wheel } from '../marks/wheels.ts';

export const truck = defineMotif({
  name: 'truck',
  shows: 'A truck on the road',
  kind: 'subject',
  on: 'hills',
  draw: (stage) => {
    const { art, colors, floor, w } = stage;
    road(stage, floor - 3 * stage.size);
    art.called('guard rail');
    art.rect(0, floor - 7.4 * stage.size, w, 1.2 * stage.size, colors.paleShade);
    for (let px = 3; px < w; px += 11) art.rect(px, floor - 7.4 * stage.size, 0.9, 4.4 * stage.size, colors.body);
    const at = new Local(stage, { y: floor + 4 * stage.size, scale: 0.96 });
    at.shadow(0, 50);
    art.called('trailer');
    at.box(-50, 6.5, 66, 33, {
      run: 'down',
      stops: [
        { at: 0, color: colors.pale },
        { at: 1, color: colors.paleShade },
      ],
    });
    at.box(-50, 37.6, 66, 2, colors.paleShade);
    at.poly(
      [
        [-50, 12],
        [-50, 20],
        [16, 33],
        [16, 25],
      ],
      colors.accent,
    );
    at.poly(
      [
        [-50, 9],
        [-50, 11],
        [16, 24],
        [16, 22],
      ],
      colors.warm,
    );
    at.boxes(
      [
        [-34, 6.5, 0.4, 31],
        [-18, 6.5, 0.4, 31],
        [-2, 6.5, 0.4, 31],
      ],
      { color: colors.body, alpha: 0.35 },
    );
    at.box(-50, 4, 70, 3, colors.deep);
    art.called('cab');
    at.poly(
      [
        [19, 5],
        [19, 36],
        [22, 38.6],
        [34, 38.6],
        [41, 22],
        [42.6, 20],
        [42.6, 5],
      ],
      colors.accent,
    );
    at.poly(
      [
        [19, 34],
        [19, 42.6],
        [30, 40.4],
        [33, 38.4],
        [22, 38.4],
      ],
      colors.accentShade,
    );
    at.poly(
      [
        [28, 22.4],
        [28, 34.5],
        [33.6, 34.5],
        [38.4, 22.4],
      ],
      colors.paneDark,
    );
    at.poly(
      [
        [28, 22.4],
        [28, 34.5],
        [30, 34.5],
        [33, 22.4],
      ],
      mix(colors.paneDark, colors.pane, 0.35),
    );
    at.box(19, 5, 23.6, 5.6, colors.accentShade);
    at.box(40.4, 11.5, 2.4, 3.6, colors.pane);
    at.box(41.2, 4.4, 2.6, 3, colors.deep);
    at.box(29, 18.4, 4, 0.8, colors.deep);
    at.box(39.4, 25, 1.6, 6.5, colors.deep);
    art.called('wheels');
    for (const u of [-43, -32.5, -22, 13.5, 34]) wheel(at, u, 4.6, 4.8);
  },
});
