/** Two small themes for the tests, light and dark, with the tokens that follow the colour scheme and those that do not. */
import type { Rgb, SchemeColor, Theme, Token } from '@deckwright/draw/scene';

const SOFT = ['soft1', 'soft2', 'soft3', 'soft4', 'soft5', 'soft6'] as const;
const ACCENTS = ['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'] as const;

interface Palette {
  readonly canvas: Rgb;
  readonly surface: Rgb;
  readonly ink: Rgb;
  readonly muted: Rgb;
  readonly accents: readonly [Rgb, Rgb, Rgb, Rgb, Rgb, Rgb];
  readonly soft: Rgb;
  readonly positive: Rgb;
  readonly negative: Rgb;
  readonly warning: Rgb;
  readonly warningText: Rgb;
  readonly hlink: Rgb;
  readonly folHlink: Rgb;
}

function theme(id: string, name: string, mode: 'light' | 'dark', heading: string, p: Palette): Theme {
  const light = mode === 'light';
  const tx2 = (lumMod: number, lumOff: number): SchemeColor => ({ scheme: 'tx2', satMod: 100_000, lumMod, lumOff: light ? lumOff : 0 });
  const colors: Record<Token, Rgb> = {
    canvas: p.canvas,
    surface: p.surface,
    ink: p.ink,
    muted: p.muted,
    accent1: p.accents[0],
    accent2: p.accents[1],
    accent3: p.accents[2],
    accent4: p.accents[3],
    accent5: p.accents[4],
    accent6: p.accents[5],
    hlink: p.hlink,
    folHlink: p.folHlink,
    track: p.surface,
    line: p.muted,
    neutral: p.muted,
    soft1: p.soft,
    soft2: p.soft,
    soft3: p.soft,
    soft4: p.soft,
    soft5: p.soft,
    soft6: p.soft,
    positive: p.positive,
    negative: p.negative,
    warning: p.warning,
    warningText: p.warningText,
    softPositive: p.soft,
    softNegative: p.soft,
    softWarning: p.soft,
  };
  const scheme: Partial<Record<Token, SchemeColor>> = {
    canvas: { scheme: 'bg1' },
    surface: { scheme: 'bg2' },
    ink: { scheme: 'tx1' },
    muted: { scheme: 'tx2' },
    hlink: { scheme: 'hlink' },
    folHlink: { scheme: 'folHlink' },
    track: tx2(light ? 10_000 : 25_000, 90_000),
    line: tx2(light ? 20_000 : 40_000, 80_000),
    neutral: tx2(light ? 70_000 : 63_000, 30_000),
  };
  ACCENTS.forEach((accent, at) => {
    scheme[accent] = { scheme: accent };
    const soft = SOFT[at];
    if (soft)
      scheme[soft] = light
        ? { scheme: accent, satMod: 70_000, lumMod: 40_000, lumOff: 60_000 }
        : { scheme: accent, satMod: 65_000, lumMod: 45_000, lumOff: 0 };
  });
  const [accent1, accent2, accent3, accent4, accent5, accent6] = p.accents;
  const shared = { accent1, accent2, accent3, accent4, accent5, accent6, hlink: p.hlink, folHlink: p.folHlink };
  return {
    id,
    name,
    mode,
    fonts: {
      heading: { family: heading, twin: 'arimo' },
      body: { family: 'Arial', twin: 'arimo' },
      mono: { family: 'Courier New', twin: 'cousine' },
    },
    title_bold: heading === 'Arial',
    radius_in: 0.06,
    colors,
    scheme,
    slots: light
      ? { dk1: p.ink, lt1: p.canvas, dk2: p.muted, lt2: p.surface, ...shared }
      : { dk1: p.canvas, lt1: p.ink, dk2: p.surface, lt2: p.muted, ...shared },
    map: light ? { bg1: 'lt1', tx1: 'dk1', bg2: 'lt2', tx2: 'dk2' } : { bg1: 'dk1', tx1: 'lt1', bg2: 'dk2', tx2: 'lt2' },
  };
}

export const LIGHT = theme('corporate_light', 'Corporate light', 'light', 'Arial', {
  canvas: '#FFFFFF',
  surface: '#F2F5F9',
  ink: '#0B1F3A',
  muted: '#4A5B73',
  accents: ['#214D88', '#219D92', '#BF800D', '#7C5DB5', '#6F8FB4', '#8B495C'],
  soft: '#A6B8CF',
  positive: '#00796B',
  negative: '#C62828',
  warning: '#C77700',
  warningText: '#8F5600',
  hlink: '#214D88',
  folHlink: '#7C5DB5',
});

export const DARK = theme('editorial_dark', 'Editorial dark', 'dark', 'Georgia', {
  canvas: '#1D1A17',
  surface: '#2B2621',
  ink: '#F6F0E6',
  muted: '#BCB1A1',
  accents: ['#E7B761', '#8BC9E7', '#CE8DAB', '#9CBB93', '#D98053', '#EADFC7'],
  soft: '#6B5A3A',
  positive: '#5CC9A0',
  negative: '#F47C6A',
  warning: '#FFD166',
  warningText: '#FFD166',
  hlink: '#8BC9E7',
  folHlink: '#CE8DAB',
});
