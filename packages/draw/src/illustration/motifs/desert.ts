import type { PointXY } from '@deckwright/core/geometry';
import { mix } from '../../themes/index.ts';
import { defineMotif, type Stage } from '../define-motif.ts';
import { haze, hill } from '../marks/land.ts';
import { Pen } from '../pen.ts';

export const desert = defineMotif({
  name: 'desert',
  shows: 'Dunes with sharp crests, lit on one side',
  kind: 'ground',
  draw: (stage) => {
    const { art, horizon, floor, busy, h, size } = stage;
    art.called('far dunes');
    hill(stage, 'far dunes', { y: horizon - 3, rise: 3, slow: 1.4 }, sand(stage, 0.08));
    haze(stage, horizon + 3, 9, 0.45);
    const rows = busy ? 3 : 5;
    for (let i = 0; i < rows; i++) {
      const t = i / (rows - 1);
      dune(
        stage,
        i,
        horizon + (busy ? (floor - horizon) * 0.55 : h - horizon - 8) * t ** 1.2,
        (15 + 7 * t) * size * (busy ? 0.6 : 1),
        0.18 + 0.74 * t,
      );
    }
  },
});

const sand = ({ colors, wish }: Stage, near: number): Stage['colors']['lit'] => {
  if (wish.season === 'winter' || wish.weather === 'snow') return colors.land(near);
  const l = colors.dark ? 0.46 - 0.22 * near : 0.88 - 0.3 * near;
  return colors.far(colors.tone('warm', l, 0.55 + 0.25 * near), 0.45 * (1 - near));
};

/** A dune: its crest winds down toward the viewer and parts the lit slope from the shaded one. */
function dune(stage: Stage, index: number, base: number, rise: number, near: number): void {
  const { art, w, h, colors, light, calm, x } = stage;
  const chance = stage.random(`dune${index}`);
  const spread = w * chance.between(0.55, 0.8);
  const low = calm === 'left' ? x : w * chance.between(0.2, 0.85);
  const top = index === 1 ? x + chance.between(-6, 6) : low;
  const line: PointXY[] = [
    [-1, 1],
    [-0.6, 0.72],
    [-0.25, 0.24],
    [0, 0],
    [0.3, 0.32],
    [0.65, 0.8],
    [1, 1],
  ].map(([dx = 0, dy = 0]) => [top + dx * spread, base + 3 - rise * (1 - dy)]);
  const [first, last] = [line[0] ?? [0, h], line.at(-1) ?? [w, h]];
  const bright = sand(stage, near);
  const dark = mix(mix(bright, colors.tone('base', colors.dark ? 0.16 : 0.42, 0.6), 0.42), colors.deep, 0.1);
  art.called('dune');
  art.fill(new Pen().m(0, h).l(0, first[1]).through(line).l(w, last[1]).l(w, h).z(), {
    run: 'down',
    stops: [
      { at: 0, color: mix(bright, colors.sun, 0.25) },
      { at: 1, color: bright },
    ],
  });
  const crest: PointXY[] = [
    [0, 0],
    [0.1, 0.2],
    [0.05, 0.42],
    [0.2, 0.68],
    [0.18, 1],
  ].map(([dx = 0, dy = 0]) => [top - light * dx * spread * 0.8, base + 3 - rise + dy * (h + 1 - (base + 3 - rise))]);
  const away = line.filter(([px]) => (px - top) * light < 0);
  const outward = light < 0 ? away : [...away].reverse();
  const end = outward.at(-1) ?? [top, base];
  art.called('shaded slope');
  art.fill(
    new Pen()
      .through([[top, base + 3 - rise], ...outward])
      .l(end[0], h)
      .l(crest.at(-1)?.[0] ?? top, h)
      .through([...crest].reverse())
      .z(),
    {
      run: 'down',
      stops: [
        { at: 0, color: dark },
        { at: Math.min(1, rise / (h - base + rise)), color: mix(dark, bright, 0.55) },
        { at: 1, color: mix(dark, bright, 0.75) },
      ],
    },
  );
}
