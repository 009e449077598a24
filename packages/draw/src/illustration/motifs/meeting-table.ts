import { mix } from '../../themes/index.ts';
import { defineMotif } from '../define-motif.ts';
import { Local } from '../marks/local.ts';
import { drawRoom, pendant, plant, windowWall } from '../marks/room.ts';

export const meetingTable = defineMotif({
  name: 'meeting-table',
  shows: 'A meeting room with a long table and a view',
  kind: 'inside',
  draw: (stage) => {
    const { art, colors, floor, w, calm } = stage;
    const seam = drawRoom(stage);
    const at = new Local(stage, { scale: Math.min(1, (floor - 6) / (66 * stage.size)) });
    const low = calm === 'left' ? w * 0.4 : w * 0.03;
    const [, top] = at.at(0, 64);
    windowWall(stage, low, top, w * 0.97 - low, seam - top - 6 * at.s, 5);
    for (const u of [-26, 0, 26]) pendant(at, u, 56);
    plant(at, 56, -3, 24);
    const chair = (u: number, v: number, k: number, dark: boolean): void => {
      const face = dark ? colors.accentShade : colors.accent;
      at.round(u - 5 * k, v + 6 * k, 10 * k, 13 * k, 2.6 * k, face);
      at.round(u - 5.6 * k, v + 4 * k, 11.2 * k, 3 * k, 1.4 * k, mix(face, colors.deep, 0.25));
      at.boxes(
        [
          [u - 0.6 * k, v - 1, 1.2 * k, 5.4 * k],
          [u - 5 * k, v - 1.6, 10 * k, 1 * k],
        ],
        colors.deep,
      );
    };
    art.called('chairs');
    for (const u of [-36, -18, 0, 18, 36]) chair(u, 9, 0.9, true);
    art.called('table');
    at.oval(0, -2, 54, 4.4, { color: colors.deep, alpha: 0.28 });
    at.poly(
      [
        [-32, 14],
        [-26, -2],
        [-20, -2],
        [-22, 14],
      ],
      colors.shade,
    );
    at.poly(
      [
        [32, 14],
        [26, -2],
        [20, -2],
        [22, 14],
      ],
      colors.shade,
    );
    at.poly(
      [
        [-42, 20],
        [42, 20],
        [56, 12],
        [-56, 12],
      ],
      {
        run: 'down',
        stops: [
          { at: 0, color: colors.paleShade },
          { at: 1, color: colors.pale },
        ],
      },
    );
    at.poly(
      [
        [-56, 12],
        [56, 12],
        [55.4, 9.6],
        [-55.4, 9.6],
      ],
      mix(colors.paleShade, colors.body, 0.35),
    );
    art.called('on the table');
    for (const u of [-30, -8, 14, 34]) {
      at.poly(
        [
          [u - 4, 15],
          [u + 4, 15],
          [u + 4.6, 13.4],
          [u - 4.6, 13.4],
        ],
        colors.body,
      );
      at.poly(
        [
          [u - 4, 15],
          [u - 3.4, 20.4],
          [u + 3.4, 20.4],
          [u + 4, 15],
        ],
        colors.deep,
      );
    }
    at.boxes(
      [
        [-19.4, 15, 2, 3],
        [3, 16, 2, 3],
        [24, 15, 2, 3],
      ],
      { color: colors.pane, alpha: 0.9 },
    );
    art.called('near chairs');
    for (const u of [-40, -14, 14, 40]) chair(u, -8, 1.15, false);
  },
});
