/** Ground shapes: profiles by seeded noise, hills, ranges, haze between them, trees. */
import type { PointXY } from '@deckwright/core/geometry';
import type { Rgb } from '../../scene/index.ts';
import { mix } from '../../themes/index.ts';
import type { Art, Paint } from '../art.ts';
import type { Stage } from '../define-motif.ts';
import { Pen } from '../pen.ts';
import type { Random } from '../random.ts';

/** A rolling line from edge to edge: a few slow waves, -1 to 1. */
export function rolling(chance: Random, slow = 1): (t: number) => number {
  const waves = [1, 2.1, 3.7].map((k, i) => ({
    k: k * slow * chance.between(0.8, 1.2),
    at: chance.between(0, 6.28),
    a: [0.62, 0.28, 0.1][i] ?? 0,
  }));
  return (t) => waves.reduce((sum, { k, at, a }) => sum + a * Math.sin(k * t * 2 * Math.PI + at), 0);
}

/** Fills from a smooth line down to the bottom. */
export function fillBelow(art: Art, points: readonly PointXY[], bottom: number, paint: Paint): void {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return;
  art.fill(new Pen().through(points).l(last[0], bottom).l(first[0], bottom).z(), paint);
}

export interface Hill {
  readonly y: number;
  readonly rise: number;
  readonly slow?: number;
}

/** A hill across the picture; answers with its height at any place. */
export function hill(stage: Stage, use: string, { y, rise, slow = 1 }: Hill, paint: Paint): (x: number) => number {
  const { art, w, h } = stage;
  const roll = rolling(stage.random(use), (slow * w) / 175);
  const at = (x: number): number => y - rise * roll(x / w);
  const parts = Math.max(8, Math.round(w / 9));
  fillBelow(
    art,
    Array.from({ length: parts + 1 }, (_, i): PointXY => [(w * i) / parts, at((w * i) / parts)]),
    h,
    paint,
  );
  return at;
}

/** The colour of a hill: lighter where light grazes its crest. */
export const slope = (stage: Stage, near: number): Paint => {
  const own = stage.colors.land(near);
  return {
    run: 'down',
    stops: [
      { at: 0, color: mix(own, stage.colors.dark ? stage.colors.haze : stage.colors.sun, 0.1 + 0.1 * (1 - near)) },
      { at: 1, color: mix(own, stage.colors.deep, 0.1 * near) },
    ],
  };
};

export interface Peak {
  readonly x: number;
  readonly y: number;
  /** Half of the foot's width. */
  readonly reach: number;
}

/** A mountain of facets: a sunlit and a shaded side along a broken ridge, snow on top where it is high. */
export function mountain(stage: Stage, chance: Random, { x, y, reach }: Peak, base: number, near: number, snow: boolean): void {
  const { art, colors, light } = stage;
  const tall = base - y;
  const own = colors.land(near);
  const sunny = mix(own, colors.dark ? colors.haze : colors.snow, colors.dark ? 0.28 : 0.26);
  const shaded = mix(own, colors.deep, 0.1 + 0.16 * near);
  const flank = (side: number): PointXY[] => {
    const out: PointXY[] = [];
    const parts = 6;
    for (let i = 1; i < parts; i++) {
      const t = i / parts;
      const wobble = chance.between(-0.05, 0.05) + (i % 2 === 0 ? 0.025 : -0.025);
      out.push([x + side * reach * t, y + tall * Math.min(0.98, Math.max(0.06, t ** 0.92 + wobble))]);
    }
    return [...out, [x + side * reach, base]];
  };
  const [left, right] = [flank(-1), flank(1)];
  // The ridge runs down toward the viewer, away from the light.
  const ridge: PointXY[] = Array.from({ length: 5 }, (_, i): PointXY => {
    const t = (i + 1) / 5;
    return [x + -light * reach * 0.24 * t + (i % 2 === 0 ? 1 : -1) * reach * 0.055 * chance.between(0.6, 1.3), y + tall * t];
  });
  const [bright, dull] = light < 0 ? [left, right] : [right, left];
  art.poly([[x, y], ...dull, ...[...ridge].reverse()], {
    run: 'down',
    stops: [
      { at: 0, color: shaded },
      { at: 1, color: colors.far(shaded, 0.5 * (1.15 - near)) },
    ],
  });
  art.poly([[x, y], ...bright, ...[...ridge].reverse()], {
    run: 'down',
    stops: [
      { at: 0, color: sunny },
      { at: 1, color: colors.far(sunny, 0.5 * (1.15 - near)) },
    ],
  });
  if (!snow) return;
  const cap = (side: PointXY[], color: Rgb): void => {
    const depth = y + tall * 0.3;
    const edge = along([[x, y], ...side], depth);
    const mid = along([[x, y], ...ridge], depth * 0.5 + (y + tall * 0.34) * 0.5);
    const teeth: PointXY[] = [];
    const steps = 5;
    for (let i = 0; i <= steps; i++) {
      const t = i / steps;
      const down = i === 0 || i === steps ? 0 : (i % 2 === 0 ? -0.09 : 0.07) * tall * chance.between(0.6, 1.1);
      teeth.push([edge[0] + (mid[0] - edge[0]) * t, edge[1] + (mid[1] - edge[1]) * t + down]);
    }
    art.poly([[x, y], ...above([...side], edge[1]), ...teeth, ...[...above(ridge, mid[1])].reverse()], color);
  };
  const shadow = mix(colors.snow, own, 0.45);
  cap(dull, colors.far(shadow, 0.35 * (1 - near)));
  cap(bright, colors.far(colors.snow, 0.35 * (1 - near)));
}

const above = (line: readonly PointXY[], y: number): PointXY[] => line.filter((p) => p[1] < y - 0.01);

/** Where a falling line is at a height. */
function along(line: readonly PointXY[], y: number): PointXY {
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]] as [PointXY, PointXY];
    if (b[1] >= y) return [a[0] + ((b[0] - a[0]) * (y - a[1])) / Math.max(0.001, b[1] - a[1]), y];
  }
  return line.at(-1) ?? [0, y];
}

/** A band of air that hides the foot of what is behind it. */
export function haze(stage: Stage, y: number, tall: number, alpha = 0.6): void {
  const { art, w, colors } = stage;
  art.called('haze');
  art.rect(0, y - tall, w, tall, {
    run: 'down',
    stops: [
      { at: 0, color: colors.haze, alpha: 0 },
      { at: 1, color: colors.haze, alpha },
    ],
  });
}

/** A fir as tiers, its side away from the light darker. */
export function fir(art: Art, x: number, base: number, tall: number, lit: Rgb, dark: Rgb, light: -1 | 1): void {
  const wide = tall * 0.36;
  const tiers = 3;
  const side = (s: number): PointXY[] => {
    const out: PointXY[] = [[x, base - tall]];
    for (let i = 0; i < tiers; i++) {
      const y = base - tall * (1 - (i + 1) / tiers) * 0.9 - tall * 0.06;
      out.push([x + (s * wide * (0.5 + (0.5 * (i + 1)) / tiers) * (i + 1)) / tiers, y]);
      if (i < tiers - 1) out.push([x + (s * wide * 0.45 * (i + 1)) / tiers, y - tall * 0.03]);
    }
    return [...out, [x, base - tall * 0.06]];
  };
  art.poly(
    [
      [x - tall * 0.025, base],
      [x - tall * 0.025, base - tall * 0.1],
      [x + tall * 0.025, base - tall * 0.1],
      [x + tall * 0.025, base],
    ],
    dark,
  );
  art.poly(side(light), lit);
  art.poly(side(-light), dark);
}

/** A row of firs as one shape: the edge of a wood. */
export function woodEdge(stage: Stage, use: string, at: (x: number) => number, tall: number, color: Rgb, from = 0, to = stage.w): void {
  const chance = stage.random(use);
  const pen = new Pen();
  for (let x = from; x < to; x += tall * chance.between(0.2, 0.42)) {
    const t = tall * chance.between(0.55, 1);
    const [wide, y] = [t * 0.2, at(x) + tall * 0.12];
    pen.poly([
      [x, y - t],
      [x + wide * 0.55, y - t * 0.55],
      [x + wide * 0.4, y - t * 0.55],
      [x + wide, y],
      [x - wide, y],
      [x - wide * 0.4, y - t * 0.55],
      [x - wide * 0.55, y - t * 0.55],
    ]);
  }
  stage.art.fill(pen, color);
}

/** A broadleaf tree: a trunk and a crown of two tones. */
export function tree(stage: Stage, x: number, base: number, tall: number, near = 0.8): void {
  const { art, colors, light, wish } = stage;
  const crown = colors.leaf(near);
  const bare = wish.season === 'winter';
  const trunk = colors.far(colors.deep, 0.6 * (1 - near));
  art.poly(
    [
      [x - tall * 0.035, base],
      [x - tall * 0.02, base - tall * 0.5],
      [x + tall * 0.02, base - tall * 0.5],
      [x + tall * 0.035, base],
    ],
    trunk,
  );
  const [cy, r] = [base - tall * 0.64, tall * 0.3];
  const lit = bare ? colors.far(colors.snow, 0.3) : mix(crown, colors.dark ? colors.haze : colors.sun, 0.3);
  art.fill(
    new Pen()
      .oval(x, cy - r * 0.25, r * 0.82, r * 0.95)
      .oval(x - r * 0.55, cy + r * 0.2, r * 0.62, r * 0.62)
      .oval(x + r * 0.55, cy + r * 0.2, r * 0.62, r * 0.62),
    crown,
  );
  art.fill(
    new Pen().oval(x + light * r * 0.22, cy - r * 0.42, r * 0.5, r * 0.58).oval(x + light * r * 0.62, cy + r * 0.06, r * 0.36, r * 0.36),
    { color: lit, alpha: 0.75 },
  );
}

/** The nearest ground, below the feet of a subject, so that it stands in the scene and not on its edge. */
export function nearSlope(stage: Stage): void {
  const { h, floor, art } = stage;
  art.called('near ground');
  hill(stage, 'near ground', { y: floor + (h - floor) * 0.5, rise: (h - floor) * 0.12, slow: 0.6 }, slope(stage, 0.98));
}
