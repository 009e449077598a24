/** A built-in theme from its few chosen colours: every other token is derived here, once, and so is its place in the colour scheme. */
import { contrastOf } from '@deckwright/core/color';
import type { Rgb, SchemeColor, Theme, ThemeFont, Token } from '../scene/index.ts';
import { mix, modulate } from './color-math.ts';

export interface ThemeSpec extends ThemeColors {
  readonly heading: keyof typeof FAMILIES;
  readonly body: keyof typeof FAMILIES;
}

/** A theme without its fonts. */
export interface ThemeColors {
  readonly id: string;
  readonly name: string;
  readonly mode: 'light' | 'dark';
  readonly title_bold: boolean;
  readonly radius_in: number;
  readonly canvas: Rgb;
  readonly surface: Rgb;
  readonly ink: Rgb;
  readonly muted: Rgb;
  readonly accents: readonly [Rgb, Rgb, Rgb, Rgb, Rgb, Rgb];
  readonly positive: Rgb;
  readonly negative: Rgb;
  readonly warning: Rgb;
  readonly warningText: Rgb;
  readonly hlink: Rgb;
  readonly folHlink: Rgb;
}

/** Common font families, each with the open font of the same metrics that is part of the product. */
export const FAMILIES = {
  Arial: 'arimo',
  Calibri: 'carlito',
  Georgia: 'gelasio',
  Cambria: 'caladea',
  'Courier New': 'cousine',
} as const;

/** How the tints of a theme come from muted and the accents, as modifiers of the file's own colour scheme. */
export const DERIVE = {
  light: {
    track: { lumMod: 10_000, lumOff: 90_000 },
    line: { lumMod: 20_000, lumOff: 80_000 },
    neutral: { lumMod: 70_000, lumOff: 30_000 },
    soft: { satMod: 70_000, lumMod: 40_000, lumOff: 60_000 },
  },
  dark: {
    track: { lumMod: 25_000 },
    line: { lumMod: 40_000 },
    neutral: { lumMod: 63_000 },
    soft: { satMod: 65_000, lumMod: 45_000 },
  },
} as const;

/** How much of a semantic colour its soft fill keeps; the rest is canvas. */
const SOFT_SEMANTIC_CANVAS = 0.55;

const font = (family: keyof typeof FAMILIES): ThemeFont => ({ family, twin: FAMILIES[family] });

export const defineTheme = (spec: ThemeSpec): Theme => themeOf(spec, { heading: font(spec.heading), body: font(spec.body) });

/** A theme from its chosen colours and any fonts. */
export function themeOf(spec: ThemeColors, fonts: { readonly heading: ThemeFont; readonly body: ThemeFont }): Theme {
  const derive = DERIVE[spec.mode];
  const scheme: Partial<Record<Token, SchemeColor>> = {
    canvas: { scheme: 'bg1' },
    ink: { scheme: 'tx1' },
    surface: { scheme: 'bg2' },
    muted: { scheme: 'tx2' },
    hlink: { scheme: 'hlink' },
    folHlink: { scheme: 'folHlink' },
    track: { scheme: 'tx2', ...derive.track },
    line: { scheme: 'tx2', ...derive.line },
    neutral: { scheme: 'tx2', ...derive.neutral },
  };
  const colors: Partial<Record<Token, Rgb>> = {
    canvas: spec.canvas,
    surface: spec.surface,
    ink: spec.ink,
    muted: spec.muted,
    hlink: spec.hlink,
    folHlink: spec.folHlink,
    track: modulate(spec.muted, derive.track),
    line: modulate(spec.muted, derive.line),
    neutral: modulate(spec.muted, derive.neutral),
    positive: spec.positive,
    negative: spec.negative,
    warning: spec.warning,
    warningText: spec.warningText,
    softPositive: mix(spec.positive, spec.canvas, SOFT_SEMANTIC_CANVAS),
    softNegative: mix(spec.negative, spec.canvas, SOFT_SEMANTIC_CANVAS),
    softWarning: mix(spec.warning, spec.canvas, SOFT_SEMANTIC_CANVAS),
  };
  for (const [i, accent] of spec.accents.entries()) {
    const slot = `accent${i + 1}` as 'accent1';
    colors[slot] = accent;
    scheme[slot] = { scheme: slot };
    colors[`soft${i + 1}` as 'soft1'] = modulate(accent, derive.soft);
    scheme[`soft${i + 1}` as 'soft1'] = { scheme: slot, ...derive.soft };
  }
  const dark = spec.mode === 'dark';
  const [accent1, accent2, accent3, accent4, accent5, accent6] = spec.accents;
  return {
    id: spec.id,
    name: spec.name,
    mode: spec.mode,
    fonts: { ...fonts, mono: font('Courier New') },
    title_bold: spec.title_bold,
    radius_in: spec.radius_in,
    colors: colors as Record<Token, Rgb>,
    scheme,
    slots: {
      dk1: dark ? spec.canvas : spec.ink,
      lt1: dark ? spec.ink : spec.canvas,
      dk2: dark ? spec.surface : spec.muted,
      lt2: dark ? spec.muted : spec.surface,
      accent1,
      accent2,
      accent3,
      accent4,
      accent5,
      accent6,
      hlink: spec.hlink,
      folHlink: spec.folHlink,
    },
    map: dark ? { bg1: 'dk1', tx1: 'lt1', bg2: 'dk2', tx2: 'lt2' } : { bg1: 'lt1', tx1: 'dk1', bg2: 'lt2', tx2: 'dk2' },
  };
}

/** Text colour on a fill: canvas, ink or white, whichever first reaches 4.5; the best one where none does. */
export function textOn(theme: Theme, fill: Rgb): 'canvas' | 'ink' | '#FFFFFF' {
  const onCanvas = contrastOf(theme.colors.canvas, fill);
  const onInk = contrastOf(theme.colors.ink, fill);
  if (onCanvas >= 4.5) return 'canvas';
  if (onInk >= 4.5) return 'ink';
  // Accents of dark themes lie between canvas and ink, so only white is legible on them.
  const onWhite = contrastOf(WHITE, fill);
  if (onWhite > Math.max(onCanvas, onInk)) return WHITE;
  return onCanvas >= onInk ? 'canvas' : 'ink';
}

const WHITE = '#FFFFFF';
