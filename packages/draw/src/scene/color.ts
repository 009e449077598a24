/** Colour, paint and stroke of a scene. A colour is a theme token, so that a deck can be re-themed, or a literal. */

export const TOKENS = [
  'canvas',
  'surface',
  'ink',
  'muted',
  'accent1',
  'accent2',
  'accent3',
  'accent4',
  'accent5',
  'accent6',
  'hlink',
  'folHlink',
  'track',
  'line',
  'neutral',
  'soft1',
  'soft2',
  'soft3',
  'soft4',
  'soft5',
  'soft6',
  'positive',
  'negative',
  'warning',
  'warningText',
  'softPositive',
  'softNegative',
  'softWarning',
] as const;

/** A named colour of the theme. `soft1` is the tint of `accent1`, and so on. */
export type Token = (typeof TOKENS)[number];

/** `#RRGGBB`, upper case. */
export type Rgb = `#${string}`;

export type Color = Token | Rgb;

export const isRgb = (color: Color): color is Rgb => color.startsWith('#');

/**
 * A run of colours. `linear` goes along `angle`, degrees clockwise from the x axis, from edge to edge of the shape's box; `radial` goes
 * from `centre`, shares of the box, to its farthest corner.
 */
export interface Gradient {
  readonly kind: 'linear' | 'radial';
  readonly angle: number;
  readonly centre?: { readonly x: number; readonly y: number };
  /** At least two, `at` rising from 0 to 1. */
  readonly stops: readonly { readonly at: number; readonly color: Color; readonly alpha?: number }[];
}

/** What fills a shape. `hatch` draws thin diagonals of that colour over `color` (plan and forecast fills). */
export interface Fill {
  readonly color: Color;
  /** 0 (clear) to 1 (opaque, the default). */
  readonly alpha?: number;
  readonly hatch?: Color;
  /** Drawn instead of `color`, which is its mean and stands for it where one colour is needed. */
  readonly gradient?: Gradient;
}

export type Dash = 'solid' | 'dash' | 'dot' | 'dashDot' | 'longDash';
export type LineEnd = 'none' | 'triangle' | 'arrow' | 'oval' | 'diamond';

/** How an outline or line is drawn. By default caps are flat and joins are round. */
export interface Stroke {
  readonly color: Color;
  readonly width_pt: number;
  readonly alpha?: number;
  readonly dash?: Dash;
  readonly cap?: 'flat' | 'round' | 'square';
  readonly join?: 'round' | 'miter' | 'bevel';
  /** End at the first point of a line or open path. */
  readonly head?: LineEnd;
  /** End at the last point of a line or open path. */
  readonly tail?: LineEnd;
}
