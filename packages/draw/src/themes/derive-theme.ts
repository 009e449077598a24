/**
 * A whole theme from one to six brand colours (visual language, section 5.3): every token derived, all text legible, categories told
 * apart by every eye as far as the brand's own colours allow. The same colours give the same theme; what changed and why is told.
 */
import { contrastOf } from '@deckwright/core/color';
import type { HeadStyle, Rgb, Theme, ThemeFont } from '../scene/index.ts';
import { modulate, withContrast } from './color-math.ts';
import { colorDistance, difference, fromOklch, type Seen, seeColor, toOklch, VISIONS } from './color-vision.ts';
import { DERIVE, themeOf } from './define-theme.ts';
import { APART, type DeriveReport, type Placed, type Reason, reportOn } from './derive-report.ts';

/** Most colours that a brand brings: one for each category. */
export const MAX_COLORS = 6;

/** Of two categories that follow one another. */
const APART_NEIGHBOURS = 12;
/** A category is a mark on canvas and cards, and carries text. A hair above 3:1 and 4.5:1, so that rounding breaks neither. */
const MARK_ON_CANVAS = 3.05;
const MARK_ON_SURFACE = 3.02;
const TEXT_ON_MARK = 4.55;
const LINK = 4.6;
/** A brand colour may be this much lighter or darker to be told from the ones before it. */
const MAX_SHIFT = 12;
/** Closer to the colour of losses than this, the brand's first colour would say "bad". */
const SAYS_BAD = 15;
/** Nor may it be as red, degrees of hue: a red says "bad" however dark it is. */
const SAYS_RED = 13;
/** Below this chroma it is a brown. */
const STRONG = 0.14;

export interface DeriveRequest {
  readonly id: string;
  readonly name: string;
  readonly mode: 'light' | 'dark';
  /** One to six. */
  readonly colors: readonly Rgb[];
  readonly fonts: { readonly heading: ThemeFont; readonly body: ThemeFont };
  readonly title_bold: boolean;
  readonly radius_in?: number;
  readonly head_style?: HeadStyle;
}

interface Ground {
  readonly light: boolean;
  readonly canvas: Rgb;
  readonly surface: Rgb;
  readonly ink: Rgb;
  readonly muted: Rgb;
}

/** The neutrals, at fixed lightness in the first colour's hue; a grey brand has grey ones. */
function groundOf(mode: 'light' | 'dark', first: Rgb): Ground {
  const { c, h } = toOklch(first);
  const at = (l: number, most: number): Rgb => fromOklch({ l, c: Math.min(c, most), h });
  if (mode === 'light') return { light: true, canvas: '#FFFFFF', surface: at(0.97, 0.008), ink: at(0.22, 0.04), muted: at(0.45, 0.035) };
  const [canvas, ink] = [at(0.17, 0.03), at(0.97, 0.01)];
  // Context marks are a shade of muted half way down: it goes up until they carry text.
  for (let l = 0.79; ; l += 0.01) {
    const muted = at(l, 0.025);
    const ground = { light: false, canvas, surface: at(0.25, 0.035), ink, muted };
    if (l > 0.9 || textContrast(modulate(muted, DERIVE.dark.neutral), ground) >= TEXT_ON_MARK) return ground;
  }
}

/** The best that text can do on a fill: canvas, ink or white. */
const textContrast = (fill: Rgb, { canvas, ink }: Ground): number =>
  Math.max(contrastOf(fill, canvas), contrastOf(fill, ink), contrastOf(fill, '#FFFFFF'));

/** A legible mark on canvas and surface that carries legible text, as its tint does. */
function serves(color: Rgb, ground: Ground): boolean {
  const { light, canvas, surface } = ground;
  if (contrastOf(color, canvas) < MARK_ON_CANVAS || contrastOf(color, surface) < MARK_ON_SURFACE) return false;
  if (textContrast(color, ground) < TEXT_ON_MARK) return false;
  return textContrast(modulate(color, DERIVE[light ? 'light' : 'dark'].soft), ground) >= TEXT_ON_MARK;
}

/** The nearest lightness of the same hue that serves: darker first on white, lighter first on black. */
function serving(color: Rgb, ground: Ground): Rgb {
  if (serves(color, ground)) return color;
  const { l, c, h } = toOklch(color);
  for (let step = 1; step < 90; step++) {
    for (const sign of ground.light ? [-1, 1] : [1, -1]) {
      const tried = fromOklch({ l: Math.min(0.98, Math.max(0.1, l + sign * step * 0.01)), c, h });
      if (serves(tried, ground)) return tried;
    }
  }
  return ground.muted;
}

/** How well a colour is told from those before it: 1 meets every limit, less misses one by that share. */
function apart(color: Seen, before: readonly Seen[]): number {
  let least = 9;
  for (const vision of VISIONS)
    for (const [i, other] of before.entries()) {
      const distance = difference(color[vision], other[vision]);
      least = Math.min(least, distance / APART[vision]);
      if (i === before.length - 1) least = Math.min(least, distance / APART_NEIGHBOURS);
    }
  return least;
}

/** Closer to marks of context than this, a first colour is taken for them: greys alone are. It then goes as far away as it needs to lead. */
const TAKEN_FOR = 9;
const LEADS = 18;

/** The nearest lightness at which a first colour is not taken for context: darker first on white, lighter first on black. */
function standingOut(color: Rgb, ground: Ground): Rgb {
  const context = modulate(ground.muted, DERIVE[ground.light ? 'light' : 'dark'].neutral);
  if (colorDistance(color, context) >= TAKEN_FOR) return color;
  const { l, c, h } = toOklch(color);
  for (let step = 1; step < 60; step++)
    for (const sign of ground.light ? [-1, 1] : [1, -1]) {
      const tried = fromOklch({ l: Math.min(0.98, Math.max(0.1, l + sign * step * 0.01)), c, h });
      if (serves(tried, ground) && colorDistance(tried, context) >= LEADS) return tried;
    }
  return color;
}

function placeBrand(colors: readonly Rgb[], ground: Ground): readonly Placed[] {
  const placed: Placed[] = [];
  const seen: Seen[] = [];
  for (const asked of colors) {
    const start = serving(asked, ground);
    const why: Reason[] = start === asked ? [] : ['contrast'];
    let value = start;
    let best = apart(seeColor(start), seen);
    if (best < 1) {
      const { l, c, h } = toOklch(start);
      for (let step = -MAX_SHIFT; step <= MAX_SHIFT; step++) {
        const tried = fromOklch({ l: Math.min(0.98, Math.max(0.12, l + step * 0.01)), c, h });
        if (!serves(tried, ground)) continue;
        const score = apart(seeColor(tried), seen) - Math.abs(step) * 0.002;
        if (score <= best) continue;
        best = score;
        value = tried;
      }
      if (value !== start) why.push('separation');
    }
    if (placed.length === 0) {
      const leading = standingOut(value, ground);
      if (leading !== value) why.push('context');
      value = leading;
    }
    placed.push({ asked, value, why, close: best < 0.995 });
    seen.push(seeColor(value));
  }
  return placed;
}

/** The rest of the six, from a fixed grid: whichever is told apart best, and of those that are, the one nearest to middle lightness. */
function fillAccents(own: readonly Rgb[], ground: Ground): readonly Rgb[] {
  const turn = toOklch(own[0] ?? ground.ink).h;
  const [from, middle] = ground.light ? [0.34, 0.52] : [0.58, 0.75];
  interface Candidate {
    readonly color: Rgb;
    readonly seen: Seen;
    readonly off: number;
    /** How well it is told from all that were chosen so far. */
    least: number;
    /** The same, as the neighbour of the last one. */
    beside: number;
  }
  const grid: Candidate[] = [];
  for (const c of [0.13, 0.1, 0.07, 0.04])
    for (let i = 0; i < 13; i++)
      for (let h = 0; h < 360; h += 15) {
        const l = from + i * 0.03;
        const color = fromOklch({ l, c, h: (turn + h) % 360 });
        if (serves(color, ground)) grid.push({ color, seen: seeColor(color), off: Math.abs(l - middle), least: 9, beside: 9 });
      }
  const compare = (chosen: Seen): void => {
    for (const candidate of grid) {
      let closest = 9;
      let neighbour = 9;
      for (const vision of VISIONS) {
        const distance = difference(candidate.seen[vision], chosen[vision]);
        closest = Math.min(closest, distance / APART[vision]);
        neighbour = Math.min(neighbour, distance / APART_NEIGHBOURS);
      }
      candidate.least = Math.min(candidate.least, closest);
      candidate.beside = neighbour;
    }
  };
  const accents = [...own];
  if (own.length < MAX_COLORS) for (const color of own) compare(seeColor(color));
  while (accents.length < MAX_COLORS) {
    let best: Candidate | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const candidate of grid) {
      const score = Math.min(candidate.least, candidate.beside, 1.12) - candidate.off * 0.35;
      if (score <= most + 1e-9) continue;
      most = score;
      best = candidate;
    }
    if (best === undefined) throw new Error('the grid of colours is empty');
    accents.push(best.color);
    compare(best.seen);
  }
  return accents;
}

/** Semantic colours are ours in every theme: good and bad look alike everywhere. */
const HOUSE = {
  light: { positive: '#00796B', negative: '#C62828', warning: '#C77700', warningText: '#8A5200' },
  dark: { positive: '#3FC8A4', negative: '#FF7A6B', warning: '#FFD166', warningText: '#FFD166' },
} as const;

/** Derives a theme. @throws RangeError for no colours or more than six: whoever reads a kit has checked */
export function deriveTheme(request: DeriveRequest): { readonly theme: Theme; readonly report: DeriveReport } {
  const { mode, colors } = request;
  const [first] = colors;
  if (first === undefined || colors.length > MAX_COLORS) throw new RangeError(`a brand has one to ${MAX_COLORS} colours`);
  const ground = groundOf(mode, first);
  const placed = placeBrand(colors, ground);
  const accents = fillAccents(
    placed.map(({ value }) => value),
    ground,
  ) as unknown as readonly [Rgb, Rgb, Rgb, Rgb, Rgb, Rgb];
  const house = HOUSE[mode];
  const link = (color: Rgb): Rgb => withContrast(withContrast(color, ground.canvas, LINK), ground.surface, LINK);
  const says_bad = saysBad(accents[0], house.negative);
  const { light: _light, ...neutrals } = ground;
  const theme: Theme = {
    ...themeOf(
      {
        id: request.id,
        name: request.name,
        mode,
        title_bold: request.title_bold,
        radius_in: request.radius_in ?? 0.04,
        ...neutrals,
        accents,
        ...house,
        hlink: link(accents[0]),
        folHlink: link(accents[3]),
      },
      request.fonts,
    ),
    ...(request.head_style === undefined ? {} : { head_style: request.head_style }),
    ...(says_bad ? { totals: 'ink' as const } : {}),
    named: colors.map((rgb, i) => ({ name: `Brand ${i + 1}`, rgb })),
  };
  return { theme, report: reportOn(theme, placed, says_bad) };
}

function saysBad(accent: Rgb, negative: Rgb): boolean {
  const [own, bad] = [toOklch(accent), toOklch(negative)];
  const apart = Math.abs(((own.h - bad.h + 540) % 360) - 180);
  return colorDistance(accent, negative) < SAYS_BAD || (own.c >= STRONG && apart <= SAYS_RED);
}
