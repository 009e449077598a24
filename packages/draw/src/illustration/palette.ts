/** The colours of a picture: hues from the theme, lightness from the time of day, all set in OKLCH so that equal steps look equal. */
import type { Rgb, Theme } from '../scene/index.ts';
import { fromOklch, mix, toOklch } from '../themes/index.ts';
import type { Season, Time, Weather } from './wish.ts';

export interface Palette {
  /** Whether the sky is darker than what stands before it. */
  readonly dark: boolean;
  /** From the top of the sky to the horizon. */
  readonly sky: readonly [Rgb, Rgb, Rgb];
  readonly haze: Rgb;
  readonly sun: Rgb;
  readonly glow: Rgb;
  readonly cloud: Rgb;
  readonly cloudShade: Rgb;
  /** The ground from far (0) to near (1). */
  readonly land: (near: number) => Rgb;
  readonly snow: Rgb;
  readonly water: readonly [Rgb, Rgb];
  readonly leaf: (near: number) => Rgb;
  /** What people built: main, sunlit and shaded face, the deepest detail, the palest one. */
  readonly body: Rgb;
  readonly lit: Rgb;
  readonly shade: Rgb;
  readonly deep: Rgb;
  readonly pale: Rgb;
  readonly paleShade: Rgb;
  /** The marks that draw the eye, each with its shaded face. */
  readonly accent: Rgb;
  readonly accentShade: Rgb;
  readonly accentLit: Rgb;
  readonly warm: Rgb;
  readonly warmShade: Rgb;
  /** Panes: lit ones at night, mirrors of the sky by day. */
  readonly pane: Rgb;
  readonly paneDark: Rgb;
  /** Calm ground for abstract pictures, and its steps toward the main hue. */
  readonly ground: Rgb;
  readonly step: (strength: number) => Rgb;
  /** A colour as it looks through air: 0 is near, 1 is lost in haze. */
  readonly far: (color: Rgb, distance: number) => Rgb;
  /** Any lightness of a hue of the theme. */
  readonly tone: (of: Hue, l: number, chroma?: number) => Rgb;
}

export type Hue = 'base' | 'second' | 'warm';

interface Source {
  readonly c: number;
  readonly h: number;
}

/** From one colour to another the way a sky goes: over violet and rose, because straight lines from blue to amber pass through grey. */
function over(a: Rgb, b: Rgb, k: number): Rgb {
  const [x, y] = [toOklch(a), toOklch(b)];
  if (apart(x.h, y.h) < 90) return mix(a, b, k);
  const turn = (((y.h - x.h) % 360) + 360) % 360;
  const through = (330 - x.h + 360) % 360 <= turn ? turn : turn - 360;
  return fromOklch({ l: x.l + (y.l - x.l) * k, c: (x.c + (y.c - x.c) * k) * (1 - 0.5 * k * (1 - k)), h: (x.h + through * k + 360) % 360 });
}

const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

/** Hues of colour words. */
const HUES: Readonly<Record<string, Source>> = {
  red: { c: 0.17, h: 27 },
  orange: { c: 0.15, h: 55 },
  yellow: { c: 0.14, h: 90 },
  green: { c: 0.12, h: 150 },
  teal: { c: 0.1, h: 190 },
  blue: { c: 0.13, h: 255 },
  purple: { c: 0.14, h: 300 },
  pink: { c: 0.15, h: 355 },
  brown: { c: 0.06, h: 60 },
  grey: { c: 0.012, h: 255 },
};

const AMBER: Source = { c: 0.13, h: 72 };
/** Where sunlight lies on the circle of hues, and how far from there a colour still looks like it. */
const SUN_HUE = 72;
const SUN_REACH = 34;

const isMuddy = ({ h }: Source): boolean => h > 40 && h < 125;

/** The theme's hues, changed by the colours that were named. */
function hues(theme: Theme, colors: readonly string[]): Readonly<Record<Hue, Source>> {
  const accents = ([1, 2, 3, 4, 5, 6] as const).map((i) => toOklch(theme.colors[`accent${i}`]));
  const named = colors.flatMap((word) => HUES[word] ?? []);
  const lively = accents.filter(({ c }) => c > 0.05);
  const first = accents[0] ?? AMBER;
  // A dark yellow is mud, so a dark theme of that hue lends its sky another one and keeps its own for the marks.
  const lead = (theme.mode === 'dark' && isMuddy(first) ? lively.find((accent) => !isMuddy(accent)) : undefined) ?? first;
  const base = named[0] ?? { c: Math.min(0.16, lead.c), h: lead.h };
  const others = lead === first ? lively : [first, ...lively];
  const second = named[1] ?? others.find(({ h }) => apart(h, base.h) > 35) ?? { c: base.c * 0.7, h: base.h };
  const warm = lively.filter(({ h }) => apart(h, SUN_HUE) < SUN_REACH).sort((a, b) => apart(a.h, SUN_HUE) - apart(b.h, SUN_HUE))[0];
  const seen = ({ c, h }: Source): Source => ({ c: Math.min(0.16, c), h });
  return { base: seen(base), second: seen(second), warm: seen(warm ?? AMBER) };
}

interface Light {
  /** Lightness and chroma of the sky, top to horizon. */
  readonly sky: readonly [l: number, c: number][];
  /** How much of the horizon is sunlight. */
  readonly warmth: number;
  readonly land: readonly [far: number, near: number];
  readonly faces: readonly [body: number, lit: number, shade: number, deep: number, pale: number];
  readonly water: readonly [number, number];
  readonly dark: boolean;
}

const LIGHTS: Readonly<Record<'light' | 'dark', Readonly<Record<Time, Light>>>> = {
  light: {
    day: {
      sky: [
        [0.83, 0.5],
        [0.91, 0.28],
        [0.965, 0.12],
      ],
      warmth: 0.1,
      land: [0.84, 0.33],
      faces: [0.5, 0.66, 0.38, 0.25, 0.97],
      water: [0.88, 0.6],
      dark: false,
    },
    sunrise: {
      sky: [
        [0.74, 0.55],
        [0.87, 0.42],
        [0.94, 0.6],
      ],
      warmth: 0.75,
      land: [0.79, 0.28],
      faces: [0.45, 0.64, 0.33, 0.21, 0.95],
      water: [0.86, 0.5],
      dark: false,
    },
    sunset: {
      sky: [
        [0.5, 0.8],
        [0.68, 0.62],
        [0.87, 0.85],
      ],
      warmth: 0.95,
      land: [0.62, 0.2],
      faces: [0.36, 0.55, 0.26, 0.16, 0.9],
      water: [0.74, 0.34],
      dark: false,
    },
    night: {
      sky: [
        [0.21, 0.6],
        [0.3, 0.7],
        [0.45, 0.62],
      ],
      warmth: 0.12,
      land: [0.4, 0.13],
      faces: [0.32, 0.44, 0.23, 0.13, 0.86],
      water: [0.38, 0.2],
      dark: true,
    },
  },
  dark: {
    day: {
      sky: [
        [0.27, 0.5],
        [0.38, 0.6],
        [0.53, 0.55],
      ],
      warmth: 0.12,
      land: [0.47, 0.17],
      faces: [0.45, 0.6, 0.32, 0.15, 0.92],
      water: [0.46, 0.26],
      dark: true,
    },
    sunrise: {
      sky: [
        [0.27, 0.55],
        [0.42, 0.6],
        [0.66, 0.85],
      ],
      warmth: 0.85,
      land: [0.49, 0.15],
      faces: [0.4, 0.58, 0.29, 0.14, 0.9],
      water: [0.55, 0.25],
      dark: true,
    },
    sunset: {
      sky: [
        [0.22, 0.6],
        [0.37, 0.7],
        [0.62, 0.95],
      ],
      warmth: 1,
      land: [0.43, 0.13],
      faces: [0.36, 0.54, 0.25, 0.13, 0.88],
      water: [0.5, 0.21],
      dark: true,
    },
    night: {
      sky: [
        [0.15, 0.45],
        [0.22, 0.6],
        [0.36, 0.6],
      ],
      warmth: 0.06,
      land: [0.31, 0.1],
      faces: [0.29, 0.41, 0.2, 0.1, 0.84],
      water: [0.31, 0.15],
      dark: true,
    },
  },
};

export interface Mood {
  readonly time: Time;
  readonly weather: Weather;
  readonly season: Season | undefined;
  readonly colors: readonly string[];
  /** Below 0 is quiet, above is vivid. */
  readonly strength: number;
}

export function paletteOf(theme: Theme, { time, weather, season, colors, strength }: Mood): Palette {
  const of = hues(theme, colors);
  const light = LIGHTS[theme.mode][time];
  const dull = { clear: 1, cloudy: 0.75, fog: 0.6, rain: 0.6, storm: 0.6, snow: 0.6 }[weather];
  const vivid = (1 + 0.3 * strength) * dull;
  const tone = (name: Hue, l: number, chroma = 1): Rgb => fromOklch({ l, c: of[name].c * chroma * vivid, h: of[name].h });
  const dim = weather === 'storm' ? -0.1 : weather === 'rain' ? -0.04 : 0;
  const [top, mid, low] = light.sky.map(([l, c]) => tone('base', l + dim, c)) as [Rgb, Rgb, Rgb];
  const [, , [lowL, lowC]] = light.sky as [[number, number], [number, number], [number, number]];
  const ember = tone('warm', lowL + dim * 0.5, lowC);
  const sky: [Rgb, Rgb, Rgb] = [
    top,
    over(mid, tone('warm', light.sky[1]?.[0] ?? 0.8, lowC * 0.6), light.warmth * 0.5),
    over(low, ember, light.warmth),
  ];
  const haze = over(sky[1], sky[2], 0.5);
  const far = (color: Rgb, distance: number): Rgb => mix(color, haze, Math.min(1, Math.max(0, distance)));
  const [farL, nearL] = light.land;
  const winter = season === 'winter' || weather === 'snow';
  const nearHue: Hue = season === 'autumn' ? 'warm' : 'second';
  /** The base hue turned toward another, so far as the two stay neighbours. */
  const turned = (l: number, chroma: number, toward: Hue, share: number): Rgb => {
    const [from, to] = [of.base, of[toward]];
    const way = ((to.h - from.h + 540) % 360) - 180;
    const c = (from.c + (to.c - from.c) * share) * chroma * vivid;
    return fromOklch({ l, c, h: (from.h + Math.max(-75, Math.min(75, way)) * share + 360) % 360 });
  };
  const land = (near: number): Rgb => {
    const l = farL + (nearL - farL) * near;
    // The far is of the sky's hue, and what is near has its own.
    const bare = turned(l, 0.6 + 0.3 * near, nearHue, (0.1 + 0.6 * near) * (season === undefined ? 0.7 : 1));
    const snow = tone('base', light.dark ? 0.62 - 0.08 * near : 0.93 - 0.06 * near, 0.16);
    return far(winter ? mix(bare, snow, light.dark ? 0.6 : 0.85) : bare, 0.5 * (1 - near));
  };
  const leafHue: Hue = season === 'autumn' ? 'warm' : of.base.h > 110 && of.base.h < 190 ? 'base' : 'second';
  const leaf = (near: number): Rgb => {
    const l = (farL + nearL) / 2 + 0.04 - near * (farL - nearL) * 0.36;
    return far(season === 'autumn' ? tone('warm', l, 0.85) : turned(l, 0.9, leafHue, 0.75), 0.55 * (1 - near));
  };
  const [body, lit, shade, deep, pale] = light.faces;
  const warmed = (color: Rgb, share: number): Rgb =>
    mix(color, tone('warm', Math.min(0.95, toOklch(color).l + 0.03), 0.9), share * light.warmth);
  // A yellow is itself only when it is light.
  const accentL = time === 'night' ? 0.54 : light.dark ? 0.66 : isMuddy(of.second) ? 0.72 : 0.6;
  const ground = light.dark ? tone('base', time === 'night' ? 0.17 : 0.22, 0.45) : tone('base', 0.965, 0.08);
  return {
    dark: light.dark,
    sky,
    haze,
    sun:
      time === 'night'
        ? tone('base', 0.94, 0.1)
        : time === 'day'
          ? tone('warm', light.dark ? 0.88 : 0.9, 0.55)
          : tone('warm', light.dark ? 0.93 : 0.89, 0.75),
    glow: time === 'night' ? tone('base', 0.7, 0.4) : tone('warm', light.dark ? 0.75 : 0.93, 0.75),
    cloud: light.dark ? mix(sky[1], tone('base', 0.75, 0.3), 0.35) : mix('#FFFFFF', sky[2], time === 'day' ? 0.05 : 0.35),
    cloudShade: light.dark ? mix(sky[1], tone('base', 0.6, 0.35), 0.25) : mix(sky[1], '#FFFFFF', 0.45),
    land,
    snow: light.dark ? tone('base', 0.82, 0.14) : mix('#FFFFFF', sky[2], 0.18),
    water: [mix(tone('base', light.water[0], 0.5), sky[2], 0.45), tone('base', light.water[1], 0.8)],
    leaf,
    body: tone('base', body, 0.85),
    lit: warmed(tone('base', lit, 0.6), 0.28),
    shade: tone('base', shade, 0.85),
    deep: tone('base', deep, 0.7),
    pale: warmed(tone('base', pale, 0.1), 0.2),
    paleShade: tone('base', pale - 0.13, 0.22),
    accent: tone('second', accentL, 1),
    accentShade: tone('second', accentL - 0.14, 1),
    accentLit: tone('second', accentL + 0.13, 0.85),
    warm: tone('warm', light.dark ? 0.78 : 0.74, 1),
    warmShade: tone('warm', light.dark ? 0.63 : 0.6, 1),
    pane: time === 'night' || time === 'sunset' ? tone('warm', 0.87, 0.75) : light.dark ? tone('base', 0.82, 0.35) : tone('base', 0.9, 0.3),
    paneDark: tone('base', light.dark ? deep + 0.08 : deep + 0.1, 0.7),
    ground,
    step: (s) => (light.dark ? tone('base', 0.22 + 0.5 * s, 0.45 + 0.55 * s) : tone('base', 0.965 - 0.56 * s, 0.08 + 0.92 * s)),
    far,
    tone,
  };
}
