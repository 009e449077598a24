/** The sky of a scene: its run of colours, sun or moon, stars, clouds, weather. */

import type { Rgb } from '../../scene/index.ts';
import { mix } from '../../themes/index.ts';
import type { Art } from '../art.ts';
import type { Stage } from '../define-motif.ts';
import { Pen } from '../pen.ts';
import type { Random } from '../random.ts';

export function drawSky(stage: Stage): void {
  const { art, w, h, colors, horizon } = stage;
  const [top, mid, low] = colors.sky;
  art.called('sky');
  const end = Math.min(1, (horizon + 4) / h);
  art.rect(0, 0, w, h, {
    run: 'down',
    stops: [
      { at: 0, color: top },
      { at: end * 0.55, color: mid },
      { at: end, color: low },
      { at: 1, color: low },
    ],
  });
}

/** What abstract pictures lie on: nearly even, lighter where light comes from. */
export function drawGround({ art, w, h, colors, light }: Stage): void {
  art.called('ground');
  const [near, away] = colors.dark ? [colors.step(0.12), colors.ground] : [colors.ground, colors.step(0.12)];
  art.rect(0, 0, w, h, {
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
}

const isLow = ({ wish }: Stage): boolean => wish.time === 'sunrise' || wish.time === 'sunset';

/** Where the sun or moon stands, and how large. */
export function sunOf(stage: Stage): { readonly x: number; readonly y: number; readonly r: number } {
  const { w, wish, horizon, light, x } = stage;
  const chance = stage.random('sun');
  const cx = Math.min(w * 0.92, Math.max(w * 0.1, x + light * chance.between(0.14, 0.26) * w));
  const cy = isLow(stage) ? horizon - chance.between(3, 12) : horizon * chance.between(0.24, 0.36);
  return { x: cx, y: cy, r: isLow(stage) ? chance.between(9, 12) : wish.time === 'night' ? 5.2 : chance.between(5.5, 7) };
}

/** A glow with a disk in it, low at sunrise and sunset. */
export function drawSun(stage: Stage): void {
  const { art, colors, wish } = stage;
  if (wish.weather === 'rain' || wish.weather === 'storm' || wish.weather === 'fog') return;
  const low = isLow(stage);
  const { x: cx, y: cy, r } = sunOf(stage);
  art.called('glow');
  const strong = low ? 0.75 : wish.time === 'night' ? 0.3 : 0.5;
  const reach = r * (low ? 6 : 4.6);
  art.circle(cx, cy, reach, {
    run: 'out',
    stops: [
      { at: 0, color: colors.glow, alpha: strong },
      { at: 0.35, color: colors.glow, alpha: strong * 0.45 },
      { at: 1, color: colors.glow, alpha: 0 },
    ],
  });
  art.called(wish.time === 'night' ? 'moon' : 'sun');
  art.circle(cx, cy, r, { color: colors.sun, alpha: wish.weather === 'cloudy' ? 0.75 : 1 });
  if (wish.time === 'night') {
    const shade = mix(colors.sun, colors.sky[1], 0.16);
    for (const [dx, dy, k] of [
      [-0.3, -0.25, 0.24],
      [0.32, 0.2, 0.17],
      [-0.1, 0.45, 0.13],
    ] as const) {
      art.circle(cx + dx * r, cy + dy * r, k * r, shade);
    }
  }
}

export function drawStars(stage: Stage, count = 90): void {
  const { art, w, colors, horizon } = stage;
  const chance = stage.random('stars');
  art.called('stars');
  for (const [share, alpha] of [
    [0.6, 0.45],
    [0.3, 0.75],
    [0.1, 1],
  ] as const) {
    const pen = new Pen();
    for (let i = 0; i < count * share; i++) {
      const y = horizon * chance.next() ** 1.3 * 0.9;
      const r = 0.1 + 0.13 * alpha + 0.12 * chance.next() * alpha;
      pen.oval(0.5 + chance.next() * (w - 1), 0.5 + y, r, r);
    }
    art.fill(pen, { color: colors.snow, alpha });
  }
}

/** A cloud with a flat base: lobes on a line, sunlit above. */
export function drawCloud(
  art: Art,
  cx: number,
  base: number,
  width: number,
  chance: Random,
  paint: { top: Rgb; under: Rgb; alpha: number },
): void {
  const lobes = chance.whole(3, 4);
  const pen = new Pen();
  const r0 = width * 0.085;
  pen.round(cx - width / 2, base - 2 * r0, width, 2 * r0, r0);
  for (let i = 0; i < lobes; i++) {
    const t = (i + 0.5) / lobes;
    const r = width * (0.09 + 0.12 * Math.sin(Math.PI * t) * chance.between(0.75, 1.15));
    pen.oval(cx - width * 0.34 + t * width * 0.68, base - r0 - r * 0.55, r, r);
  }
  art.fill(pen, {
    run: 'down',
    stops: [
      { at: 0, color: paint.top, alpha: paint.alpha },
      { at: 1, color: paint.under, alpha: paint.alpha * 0.55 },
    ],
  });
}

export function drawClouds(stage: Stage): void {
  const { art, w, colors, wish, horizon, calm } = stage;
  const { weather, time } = wish;
  const chance = stage.random('clouds');
  const sun = sunOf(stage);
  const grey = weather === 'rain' || weather === 'storm' || weather === 'snow';
  const count = grey ? 7 : weather === 'cloudy' ? 6 : weather === 'fog' ? 0 : time === 'night' ? 1 : chance.whole(2, 3);
  const under = grey ? mix(colors.sky[0], colors.deep, 0.12) : colors.cloudShade;
  const top = grey ? mix(colors.cloud, colors.sky[0], 0.5) : colors.cloud;
  art.called('cloud');
  for (let i = 0; i < count; i++) {
    const left = calm === 'left' && !grey ? 0.36 : 0.04;
    const y = horizon * (grey ? chance.between(0.12, 0.45) : chance.between(0.16, 0.56));
    const size = (grey ? 1.5 : 1) * chance.between(17, 34) * (1 - (0.45 * y) / horizon);
    const wanted = w * (left + (0.96 - left) * ((i + chance.between(0.15, 0.85)) / count));
    // Beside the disk, not before it: half a sun is no sight.
    const room = sun.r + size * 0.55;
    const near = wish.weather === 'clear' && Math.abs(wanted - sun.x) < room && Math.abs(y - sun.y) < sun.r + 8;
    const cx = near ? sun.x + (wanted < sun.x ? -1 : 1) * room : wanted;
    drawCloud(art, cx, y, size, chance, { top, under, alpha: grey ? 0.95 : 0.85 });
  }
}

/** What falls, over everything. */
export function drawWeather(stage: Stage): void {
  const { art, w, h, colors, wish, horizon } = stage;
  const chance = stage.random('weather');
  const pen = new Pen();
  if (wish.weather === 'rain' || wish.weather === 'storm') {
    art.called('rain');
    for (let i = 0; i < (w * h) / 70; i++) {
      const [x, y, l] = [chance.between(0, w), chance.between(0, h), chance.between(2, 4.5)];
      pen.poly([
        [x, y],
        [x + 0.16, y],
        [x - l * 0.28 + 0.16, y + l],
        [x - l * 0.28, y + l],
      ]);
    }
    art.fill(pen, { color: colors.snow, alpha: 0.32 });
    if (wish.weather === 'storm') drawBolt(stage);
  } else if (wish.weather === 'snow') {
    art.called('snow');
    for (let i = 0; i < (w * h) / 75; i++) {
      const r = 0.18 + 0.5 * chance.next() ** 3;
      pen.oval(chance.between(0, w), chance.between(0, h), r, r);
    }
    art.fill(pen, { color: colors.dark ? colors.snow : '#FFFFFF', alpha: 0.85 });
  } else if (wish.weather === 'fog') {
    art.called('fog');
    for (let i = 0; i < 4; i++) {
      const y = horizon - 16 + i * 10 + chance.between(-2, 2);
      const clear = { color: colors.haze, alpha: 0 };
      art.rect(0, y, w, 17, {
        run: 'down',
        stops: [
          { at: 0, ...clear },
          { at: 0.5, color: colors.haze, alpha: 0.62 },
          { at: 1, ...clear },
        ],
      });
    }
  }
}

function drawBolt({ art, w, horizon, colors, light, x }: Stage): void {
  const bx = Math.min(w * 0.9, Math.max(w * 0.1, x + light * w * 0.24));
  const [top, tall] = [horizon * 0.28, horizon * 0.6];
  art.called('lightning');
  art.poly(
    [
      [0.9, 0],
      [-0.6, 0.44],
      [0.5, 0.44],
      [-0.7, 1],
      [2.4, 0.36],
      [1.2, 0.36],
      [2.5, 0],
    ].map(([dx = 0, dy = 0]) => [bx + dx * 2.4, top + dy * tall]),
    { color: colors.sun, alpha: 0.95 },
  );
}
