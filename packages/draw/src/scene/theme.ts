/** A theme as writers need it: every token as a colour, and as a reference into the file's colour scheme where it has one. */
import { type Color, isRgb, type Rgb, type Token } from './color.ts';

export type SchemeName =
  | 'bg1'
  | 'tx1'
  | 'bg2'
  | 'tx2'
  | 'accent1'
  | 'accent2'
  | 'accent3'
  | 'accent4'
  | 'accent5'
  | 'accent6'
  | 'hlink'
  | 'folHlink';

/** A scheme colour with the modifiers that derive the token; each is in thousandths of a percent (ISO 29500-1, 20.1.2.3). */
export interface SchemeColor {
  readonly scheme: SchemeName;
  readonly satMod?: number;
  readonly lumMod?: number;
  readonly lumOff?: number;
}

export interface ThemeFont {
  /** What the file names and readers have: `Arial`. */
  readonly family: string;
  /** The carried face with the same metrics: `arimo`. */
  readonly twin: string;
  /** How much wider than the twin the family may be, where nobody has measured it: 1.06. */
  readonly margin?: number;
}

/** How cards and panels head their content. */
export const HEAD_STYLES = ['rule', 'filled', 'icon_tile'] as const;
export type HeadStyle = (typeof HEAD_STYLES)[number];

export interface Theme {
  readonly id: string;
  /** For people: `Corporate light`. */
  readonly name: string;
  readonly mode: 'light' | 'dark';
  readonly fonts: { readonly heading: ThemeFont; readonly body: ThemeFont; readonly mono: ThemeFont };
  readonly title_bold: boolean;
  readonly radius_in: number;
  /** Heads of cards and panels. Each form has its own where this is absent. */
  readonly head_style?: HeadStyle;
  readonly colors: Readonly<Record<Token, Rgb>>;
  /** Tokens that follow the file's colour scheme; semantic ones do not. */
  readonly scheme: Readonly<Partial<Record<Token, SchemeColor>>>;
  /** The theme part's own twelve, in the file's slots (`dk1` is the canvas of a dark theme). */
  readonly slots: Readonly<
    Record<
      'dk1' | 'lt1' | 'dk2' | 'lt2' | 'accent1' | 'accent2' | 'accent3' | 'accent4' | 'accent5' | 'accent6' | 'hlink' | 'folHlink',
      Rgb
    >
  >;
  /** Colour of totals where the first category would mean "bad". `accent1` when absent. */
  readonly totals?: 'ink';
  /** Exact colours of a brand, offered by name in the colour picker. */
  readonly named?: readonly { readonly name: string; readonly rgb: Rgb }[];
  /** What `bg1`, `tx1`, `bg2`, `tx2` mean in this theme. */
  readonly map: { readonly bg1: 'lt1' | 'dk1'; readonly tx1: 'dk1' | 'lt1'; readonly bg2: 'lt2' | 'dk2'; readonly tx2: 'dk2' | 'lt2' };
}

/** A colour as it looks in this theme. */
export const resolveColor = (theme: Theme, color: Color): Rgb => (isRgb(color) ? color : theme.colors[color]);
