/** Themes by id, with the aliases that existing payloads carry. */
import type { Theme } from '../scene/index.ts';
import { all } from './register.generated.ts';

export { type Brand, type BrandBook, type BrandLogo, type BrandTemplate, OWN_FAMILY } from './brand.ts';
export { type BrandKit, brandKitSchema, readBrandId, SAID_BY_TEMPLATE, twinOf } from './brand-kit.ts';
export { mix, modulate, toOklab, withContrast } from './color-math.ts';
export { colorDistance, fromOklch, toOklch } from './color-vision.ts';
export { DERIVE, defineTheme, FAMILIES, textOn, themeOf } from './define-theme.ts';
export { type BrandNote, type DeriveReport, leastText, separationOf, type TokenReport } from './derive-report.ts';
export { deriveTheme } from './derive-theme.ts';
export { type KitFamily, themeOfKit } from './kit-theme.ts';

export const DEFAULT_THEME = 'corporate-light';

/** Ids of an earlier catalogue, and the theme of ours that stands in. */
const ALIASES: Readonly<Record<string, string>> = {
  'slideforge-standard': 'corporate-light',
  'consulting-blue': 'corporate-light',
  'corporate-formal': 'corporate-light',
  'consulting-dark': 'corporate-dark',
  'consulting-light': 'minimal-light',
  'investor-pitch': 'technical-light',
};

export const themes: readonly Theme[] = all;

/** `-` and `_` are alike. Undefined for an unknown id; `mapped` when an alias was used. */
export function findTheme(id: string): { readonly theme: Theme; readonly mapped: boolean } | undefined {
  const key = id.toLowerCase().replaceAll('_', '-');
  const target = ALIASES[key] ?? key;
  const theme = themes.find((candidate) => candidate.id === target);
  return theme && { theme, mapped: target !== key };
}
