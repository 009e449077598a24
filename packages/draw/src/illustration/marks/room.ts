/** Rooms: a wall, a floor, a window onto the sky, daylight that falls in, a lamp. */
import { mix } from '../../themes/index.ts';
import type { Stage } from '../define-motif.ts';
import { Pen } from '../pen.ts';
import type { Local } from './local.ts';
import { rowOfHouses } from './town.ts';

/** Walls and floor; answers with the height where they meet. */
export function drawRoom(stage: Stage): number {
  const { art, w, h, colors, floor, light } = stage;
  const seam = floor + (h - floor) * 0.2;
  const wall = colors.dark
    ? [colors.tone('base', 0.3, 0.5), colors.tone('base', 0.21, 0.5)]
    : [colors.tone('base', 0.955, 0.12), colors.tone('base', 0.875, 0.25)];
  const [near, away] = wall as [typeof colors.body, typeof colors.body];
  art.called('wall');
  art.rect(0, 0, w, seam, {
    run: 'right',
    stops:
      light < 0
        ? [
            { at: 0, color: near },
            { at: 1, color: away },
          ]
        : [
            { at: 0, color: away },
            { at: 1, color: near },
          ],
  });
  art.called('floor');
  const ground = colors.dark ? colors.tone('base', 0.2, 0.5) : colors.tone('base', 0.77, 0.32);
  art.rect(0, seam, w, h - seam, {
    run: 'down',
    stops: [
      { at: 0, color: mix(ground, colors.deep, 0.14) },
      { at: 1, color: ground },
    ],
  });
  art.rect(0, seam - 1.2, w, 1.2, mix(away, colors.deep, 0.14));
  return seam;
}

/** A window wall onto a far town. */
export function windowWall(stage: Stage, x: number, y: number, w: number, h: number, columns: number): void {
  const { art, colors } = stage;
  const [top, mid, low] = colors.sky;
  art.called('window');
  art.rect(x, y, w, h, {
    run: 'down',
    stops: [
      { at: 0, color: top },
      { at: 0.6, color: mid },
      { at: 1, color: low },
    ],
  });
  rowOfHouses(stage, 'view 1', y + h, h * 0.16, h * 0.42, colors.land(0.04), x + 8, x + w - 9);
  rowOfHouses(stage, 'view 2', y + h, h * 0.08, h * 0.24, colors.land(0.24), x + 8, x + w - 9);
  const frame = new Pen();
  const t = 0.7;
  for (let i = 0; i <= columns; i++) frame.rect(x + (w * i) / columns - t / 2, y - t, t, h + 2 * t);
  frame.rect(x - t / 2, y - t, w + t, t).rect(x - t / 2, y + h, w + t, t * 2);
  art.fill(frame, colors.dark ? colors.shade : colors.pale);
  art.called('daylight');
  const pen = new Pen();
  for (let i = 0; i < columns; i++) {
    const left = x + (w * i) / columns + t;
    pen.poly([
      [left + (w / columns) * 0.15, y + h],
      [left + (w / columns) * 0.45, y],
      [left + (w / columns) * 0.6, y],
      [left + (w / columns) * 0.3, y + h],
    ]);
  }
  art.fill(pen, { color: '#FFFFFF', alpha: colors.dark ? 0.05 : 0.2 });
}

/** A plant in a pot, `v` its foot. */
export function plant(at: Local, u: number, v: number, tall: number): void {
  const { colors, light } = at.stage;
  at.stage.art.called('plant');
  const leaf = colors.leaf(0.75);
  for (const [i, lean] of [-0.62, -0.3, 0, 0.32, 0.6].entries()) {
    const [tx, ty] = [u + lean * tall * 0.62, v + tall * (1 - Math.abs(lean) * 0.52)];
    const root = v + tall * 0.3;
    const wide = tall * 0.085;
    at.blob(
      [
        [u, root],
        [(u + tx) / 2 - wide, (root + ty) / 2 + wide * 0.4],
        [tx, ty],
        [(u + tx) / 2 + wide, (root + ty) / 2 - wide * 0.4],
      ],
      lean * light > 0 ? mix(leaf, colors.pale, 0.22) : mix(leaf, colors.deep, 0.12 * (i % 2)),
    );
  }
  at.poly(
    [
      [u - tall * 0.16, v + tall * 0.34],
      [u + tall * 0.16, v + tall * 0.34],
      [u + tall * 0.11, v],
      [u - tall * 0.11, v],
    ],
    colors.pale,
  );
  at.poly(
    [
      [u, v + tall * 0.34],
      [u - light * tall * 0.16, v + tall * 0.34],
      [u - light * tall * 0.11, v],
      [u, v],
    ],
    colors.paleShade,
  );
}

/** A lamp that hangs from the ceiling with its cone of light. */
export function pendant(at: Local, u: number, v: number): void {
  const { art, colors } = at.stage;
  const [x, y] = at.at(u, v);
  art.called('lamp');
  art.rect(x - 0.15, 0, 0.3, y, colors.shade);
  if (colors.dark)
    at.poly(
      [
        [u - 4.6, v - 2],
        [u + 4.6, v - 2],
        [u + 18, v - 34],
        [u - 18, v - 34],
      ],
      {
        run: 'down',
        stops: [
          { at: 0, color: colors.pane, alpha: 0.3 },
          { at: 1, color: colors.pane, alpha: 0 },
        ],
      },
    );
  at.ring(u, v - 2, 5, 0, 180, 360, colors.accent);
  at.oval(u, v - 2, 5, 0.8, colors.pane);
}
