/** Sixteen brands: one to three colours, some that clash, some hardly colours, light and dark. */
import type { Rgb } from '../../src/scene/index.ts';

export interface SampleKit {
  readonly slug: string;
  readonly mode: 'light' | 'dark';
  readonly colors: readonly Rgb[];
  readonly heading: string;
  readonly body: string;
}

const kit = (slug: string, mode: SampleKit['mode'], colors: readonly Rgb[], heading = 'Arial', body = heading): SampleKit => ({
  slug,
  mode,
  colors,
  heading,
  body,
});

export const KITS: readonly SampleKit[] = [
  kit('one-navy', 'light', ['#0A2540']),
  kit('one-orange', 'dark', ['#FF6A00']),
  kit('one-yellow', 'light', ['#FFE600'], 'Calibri'),
  kit('one-black', 'dark', ['#000000']),
  kit('one-grey', 'light', ['#8C8C8C'], 'Georgia', 'Arial'),
  kit('red-blue', 'light', ['#E4002B', '#003DA5']),
  kit('red-green', 'dark', ['#D50032', '#00843D'], 'Calibri'),
  kit('green-red-amber', 'light', ['#00A651', '#ED1C24', '#FFC20E']),
  kit('two-pinks', 'light', ['#E6007E', '#FF4FA3'], 'Georgia', 'Calibri'),
  kit('two-blues', 'dark', ['#005EB8', '#0072CE']),
  kit('lime-magenta', 'light', ['#C6FF00', '#FF00FF'], 'Calibri'),
  kit('cyan-yellow-magenta', 'dark', ['#00FFFF', '#FFFF00', '#FF00FF']),
  kit('purple-orange', 'light', ['#4D148C', '#FF6600']),
  kit('brown-cream', 'light', ['#4B2E2A', '#F3E9D2', '#B5651D'], 'Cambria', 'Calibri'),
  kit('teal-violet-gold', 'dark', ['#008C95', '#7A3E9D', '#EAAA00'], 'Georgia', 'Arial'),
  kit('white-navy-red', 'light', ['#FFFFFF', '#001F5B', '#C8102E']),
];
