/** The report on a brand's colours, token by token, with the limits that a derived theme must meet. */
import { contrastOf } from '@deckwright/core/color';
import type { Rgb, Theme } from '../scene/index.ts';
import { colorDistance, difference, seeColor, VISIONS, type Vision } from './color-vision.ts';
import { textOn } from './define-theme.ts';

/** Least distance of two categories, CIEDE2000. */
export const APART: Readonly<Record<Vision, number>> = { normal: 15, deutan: 10, protan: 10, tritan: 8 };
/** Smaller differences are not reported. */
const UNSEEN = 2;

/** The result for one token. */
export interface TokenReport {
  readonly token: string;
  readonly value: Rgb;
  /** `brand` for a colour of the kit, `derived` from it, `house` for one that every theme has. */
  readonly source: 'brand' | 'derived' | 'house';
  /** The kit's own colour, where the token stands for one. */
  readonly asked?: Rgb;
  /** CIEDE2000 between asked and value. */
  readonly moved?: number;
  /** Least contrast on canvas and surface. */
  readonly contrast: number;
  readonly why: string;
}

export interface BrandNote {
  readonly code: 'colour_adjusted' | 'brand_colours_close' | 'accent_says_negative';
  readonly message: string;
  readonly path: string;
  readonly remedy: string;
}

export interface DeriveReport {
  readonly mode: 'light' | 'dark';
  readonly tokens: readonly TokenReport[];
  /** The closest two categories in each vision, CIEDE2000, and what is wanted. */
  readonly separation: Readonly<Record<Vision, number>>;
  readonly separation_wanted: Readonly<Record<Vision, number>>;
  /** Least contrast of any text on any ground that it may stand on; at least 4.5. */
  readonly text_contrast: { readonly least: number; readonly text: string; readonly ground: string };
  readonly warnings: readonly BrandNote[];
}

/** Why a brand's colour is not drawn as it is. */
export type Reason = 'contrast' | 'separation' | 'context';

/** A brand's colour as a category. */
export interface Placed {
  readonly asked: Rgb;
  readonly value: Rgb;
  /** What had to be done. */
  readonly why: readonly Reason[];
  /** Still closer to one before it than it should be. */
  readonly close: boolean;
}

const WHY: Readonly<Record<string, string>> = {
  canvas: 'The background; white in light themes, else nearly black in the hue of colour 1.',
  surface: 'Cards and bands: next to the background, in the hue of colour 1.',
  ink: 'Text, in the hue of colour 1, at least 7:1.',
  muted: 'Secondary text and axes, in the hue of colour 1.',
  hlink: 'Links: colour 1, at least 4.5:1 as text.',
  folHlink: 'Followed links: category 4, at least 4.5:1 as text.',
  track: 'Beds of bars and zebra stripes: a tint of muted.',
  line: 'Grid lines: a tint of muted.',
  neutral: 'Marks that only give context: a tint of muted.',
  positive: 'Gains look alike in every theme.',
  negative: 'Losses look alike in every theme.',
  warning: 'Warnings look alike in every theme.',
  warningText: 'Warnings as text.',
};

function whyOf(token: string, placed: readonly Placed[], mode: Theme['mode']): string {
  const accent = /^accent([1-6])$/.exec(token)?.[1];
  if (accent !== undefined) {
    const own = placed[Number(accent) - 1];
    if (own === undefined) return 'Chosen to be told from the others by every eye.';
    const ground = mode === 'light' ? 'light' : 'dark';
    const said = [
      ...(own.why.includes('contrast') ? [`the lightness changed until it is a legible mark on a ${ground} ground and carries text`] : []),
      ...(own.why.includes('context') ? ['the lightness changed to tell it from marks that only give context'] : []),
      ...(own.why.includes('separation') ? ['the lightness changed to tell it from the colours before it'] : []),
    ];
    return said.length === 0 ? `Colour ${accent} of the brand as it is.` : `Colour ${accent} of the brand; ${said.join('; ')}.`;
  }
  const soft = /^soft([1-6])$/.exec(token)?.[1];
  if (soft !== undefined) return `A tint of category ${soft}.`;
  if (token.startsWith('soft')) return 'A tint of the colour of meaning, mixed with the background.';
  return WHY[token] ?? 'Derived.';
}

const two = (v: number): number => Math.round(v * 100) / 100;
const one = (v: number): number => Math.round(v * 10) / 10;

export function reportOn(theme: Theme, placed: readonly Placed[], says_bad: boolean): DeriveReport {
  const { canvas, surface } = theme.colors;
  const tokens = Object.entries(theme.colors).map(([token, value]): TokenReport => {
    const accent = /^accent([1-6])$/.exec(token)?.[1];
    const own = accent === undefined ? undefined : placed[Number(accent) - 1];
    const house = /^(?:soft)?(?:positive|negative|warning)/i.test(token);
    return {
      token,
      value,
      source: own !== undefined ? 'brand' : house ? 'house' : 'derived',
      ...(own === undefined ? {} : { asked: own.asked, moved: one(colorDistance(own.asked, value)) }),
      contrast: two(Math.min(contrastOf(value, canvas), contrastOf(value, surface))),
      why: whyOf(token, placed, theme.mode),
    };
  });
  return {
    mode: theme.mode,
    tokens,
    ...separationOf(theme),
    text_contrast: leastText(theme),
    warnings: notesOn(placed, says_bad),
  };
}

function notesOn(placed: readonly Placed[], says_bad: boolean): readonly BrandNote[] {
  const notes: BrandNote[] = [];
  for (const [i, { asked, value, why, close }] of placed.entries()) {
    const path = `/colors/${i}`;
    if (why.length > 0 && colorDistance(asked, value) > UNSEEN)
      notes.push({
        code: 'colour_adjusted',
        message: `${asked} is drawn as ${value}: ${why.includes('contrast') ? 'as it is, it would be too faint or carry no legible text' : `as it is, it would be taken for ${why.includes('context') ? 'the grey of context' : 'a colour before it'}`}.`,
        path,
        remedy: `Nothing need be done; the exact colour is among the file's own colours. Send ${value} to be told nothing.`,
      });
    if (close)
      notes.push({
        code: 'brand_colours_close',
        message: `${value} is hard to tell from a colour before it, at least for some eyes.`,
        path,
        remedy: 'Send colours that differ more in lightness, or fewer of them.',
      });
  }
  if (says_bad)
    notes.push({
      code: 'accent_says_negative',
      message: 'The first colour is close to the one of losses; the totals of bridges are drawn in ink instead.',
      path: '/colors/0',
      remedy: 'Nothing need be done; put another colour first if totals should have it.',
    });
  return notes;
}

/** The closest two categories of a theme in each vision, CIEDE2000, and what is wanted. */
export function separationOf(theme: Theme): Pick<DeriveReport, 'separation' | 'separation_wanted'> {
  const seen = [1, 2, 3, 4, 5, 6].map((i) => seeColor(theme.colors[`accent${i}` as 'accent1']));
  const closest = (vision: Vision): number => {
    let least = Number.POSITIVE_INFINITY;
    for (const [i, a] of seen.entries()) for (const b of seen.slice(i + 1)) least = Math.min(least, difference(a[vision], b[vision]));
    return one(least);
  };
  return {
    separation: Object.fromEntries(VISIONS.map((vision) => [vision, closest(vision)])) as Record<Vision, number>,
    separation_wanted: APART,
  };
}

/** The least contrast of any text that drawing may set: ink and muted on the grounds, the text colour on every fill, coloured text. */
export function leastText(theme: Theme): DeriveReport['text_contrast'] {
  const { colors } = theme;
  let least: DeriveReport['text_contrast'] = { least: 21, text: '', ground: '' };
  const take = (ratio: number, text: string, on: string): void => {
    if (ratio < least.least) least = { least: ratio, text, ground: on };
  };
  for (const on of ['canvas', 'surface', 'track'] as const)
    for (const text of ['ink', 'muted'] as const) take(contrastOf(colors[text], colors[on]), text, on);
  for (const on of ['canvas', 'surface'] as const)
    for (const text of ['positive', 'negative', 'warningText', 'hlink', 'folHlink'] as const)
      take(contrastOf(colors[text], colors[on]), text, on);
  for (const [token, fill] of Object.entries(colors)) {
    if (!/^(?:accent|soft|neutral|positive|negative|warning$)/.test(token)) continue;
    const text = textOn(theme, fill);
    take(contrastOf(text === 'canvas' ? colors.canvas : text === 'ink' ? colors.ink : '#FFFFFF', fill), text, token);
  }
  return { ...least, least: Math.floor(least.least * 100) / 100 };
}
