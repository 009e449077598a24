import type { PointXY } from '@deckwright/core/geometry';
import type { Rgb } from '../../scene/index.ts';
import { defineMotif, type Stage } from '../define-motif.ts';
import { bar, Pen } from '../pen.ts';

/** A lattice tower; answers with the ends of its arms. */
function pylon({ art }: Stage, x: number, base: number, tall: number, color: Rgb): PointXY[] {
  const at = (u: number, v: number): PointXY => [x + u * tall, base - v * tall];
  const pen = new Pen();
  const line = (a: PointXY, b: PointXY, width: number): void => {
    pen.poly(bar(a, b, width * tall));
  };
  const half = (v: number): number => (v < 0.62 ? 0.13 - 0.16 * v : Math.max(0.012, 0.031 - 0.05 * (v - 0.62)));
  const levels = [0, 0.2, 0.37, 0.5, 0.62, 0.72, 0.82, 0.92];
  for (let i = 0; i + 1 < levels.length; i++) {
    const [a, b] = [levels[i], levels[i + 1]] as [number, number];
    line(at(-half(a), a), at(-half(b), b), 0.016);
    line(at(half(a), a), at(half(b), b), 0.016);
    line(at(-half(a), a), at(half(b), b), 0.008);
    line(at(half(a), a), at(-half(b), b), 0.008);
  }
  line(at(-0.012, 0.92), at(0, 1), 0.012);
  line(at(0.012, 0.92), at(0, 1), 0.012);
  const ends: PointXY[] = [];
  for (const [v, reach] of [
    [0.62, 0.2],
    [0.74, 0.25],
    [0.86, 0.18],
  ] as const) {
    for (const side of [-1, 1]) {
      const end = at(side * reach, v + 0.01);
      line(at(side * half(v), v), end, 0.012);
      line(at(side * half(v + 0.055), v + 0.055), end, 0.01);
      const hang: PointXY = [end[0], end[1] + 0.035 * tall];
      line(end, hang, 0.012);
      ends.push(hang);
    }
  }
  art.called('pylon');
  art.fill(pen, color);
  return ends;
}

export const powerLines = defineMotif({
  name: 'power-lines',
  shows: 'Pylons that carry lines into the distance',
  kind: 'subject',
  on: 'hills',
  draw: (stage) => {
    const { art, x, w, floor, horizon, size, colors, calm } = stage;
    const lean = calm === 'left' ? 1 : stage.light;
    const near = Math.min(62 * size, floor - 4);
    const rows = [0, 0.34, 0.6, 0.8, 0.94].map((t) => ({
      t,
      at: x - lean * 10 * size + lean * w * 0.46 * t ** 0.75,
      base: floor + 1 - (floor - horizon + 1) * t,
      tall: near * (1 - t) ** 0.9 + 3 * size,
    }));
    let before: readonly PointXY[] | undefined;
    for (const { t, at, base, tall } of [...rows].reverse()) {
      const color = colors.far(colors.dark ? colors.lit : colors.deep, 0.62 * t);
      const ends = pylon(stage, at, base, tall, color);
      if (before !== undefined) wires(stage, before, ends, 0.16 + 0.2 * (1 - t), color);
      before = ends;
    }
    // Toward the viewer, out of the picture.
    if (before === undefined || calm === 'left') return;
    art.called('line');
    wires(
      stage,
      before,
      before.map(([px, py]) => [px - lean * w, py - 12 * size] as const),
      0.4,
      colors.deep,
    );
  },
});

function wires({ art }: Stage, from: readonly PointXY[], to: readonly PointXY[], width: number, color: Rgb): void {
  art.called('line');
  for (const [i, [ax, ay]] of from.entries()) {
    const [bx, by] = to[i] ?? [ax, ay];
    const sag = Math.abs(bx - ax) * 0.1;
    art.stroke(
      new Pen().m(ax, ay).c(ax + (bx - ax) / 3, ay + (by - ay) / 3 + sag, ax + ((bx - ax) * 2) / 3, ay + ((by - ay) * 2) / 3 + sag, bx, by),
      width,
      color,
      0.8,
    );
  }
}
