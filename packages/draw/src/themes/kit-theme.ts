/** The theme of a brand kit, the same wherever brands are made. */
import type { ThemeFont } from '../scene/index.ts';
import { type BrandKit, twinOf } from './brand-kit.ts';
import { deriveTheme } from './derive-theme.ts';

/** Brand colours for a kit without any: the first accent of our default theme. */
const DEFAULT_COLORS = ['#214D88'] as const;

/** A family of a use, with what is known of the files that were sent of it. */
export interface KitFamily {
  readonly font: ThemeFont;
  /** It has bold letters. */
  readonly bold: boolean;
}

/** @param families without one, a use has Arial, and the body has the family of the headings */
export function themeOfKit(kit: BrandKit, families: { readonly heading?: KitFamily | undefined; readonly body?: KitFamily | undefined }) {
  const { heading, body = heading } = families;
  const fallback = twinOf('Arial').font;
  return deriveTheme({
    id: '',
    name: kit.name ?? kit.slug ?? 'Brand',
    mode: kit.mode ?? 'light',
    colors: kit.colors ?? DEFAULT_COLORS,
    fonts: { heading: heading?.font ?? body?.font ?? fallback, body: body?.font ?? fallback },
    title_bold: kit.title_bold ?? heading?.bold ?? true,
    ...(kit.radius_in === undefined ? {} : { radius_in: kit.radius_in }),
    ...(kit.head_style === undefined ? {} : { head_style: kit.head_style }),
  });
}
