/** Resolved paint: theme colours, colour maps and transforms are applied. */

/** A value that cannot be resolved from the file. It is never guessed, and it lowers the coverage. */
export const UNKNOWN = 'unknown';
export type Unknown = typeof UNKNOWN;

/** sRGB, `#RRGGBB` in upper case, and opacity from 0 to 1. */
export interface Rgba {
  readonly rgb: `#${string}`;
  readonly alpha: number;
}

export interface GradientStop {
  /** 0 to 1 along the gradient. */
  readonly at: number;
  readonly color: Rgba | Unknown;
}

export type Paint =
  | { readonly kind: 'none' }
  | { readonly kind: 'solid'; readonly color: Rgba | Unknown }
  | {
      readonly kind: 'gradient';
      readonly stops: readonly GradientStop[];
      /** Degrees clockwise from the x axis for `linear`; the others run from `focus` outwards. */
      readonly shape: 'linear' | 'circle' | 'rect' | 'shape';
      readonly angle: number;
      /** Shares of the box, 0 to 1. */
      readonly focus?: { readonly l: number; readonly t: number; readonly r: number; readonly b: number };
    }
  | { readonly kind: 'pattern'; readonly preset: string; readonly foreground: Rgba | Unknown; readonly background: Rgba | Unknown }
  | { readonly kind: 'picture'; readonly picture: Picture }
  /** A fill that cannot be resolved. */
  | { readonly kind: Unknown };

/** A picture of the package, as it is shown. */
export interface Picture {
  /** Part name of the bytes; undefined when it is linked from outside the file or missing. */
  readonly part?: string;
  /** Vector twin (SVG) of the part, where the file has one. */
  readonly vector_part?: string;
  /** Shares of the picture that are cropped on each side; a negative share adds room. */
  readonly crop: { readonly l: number; readonly t: number; readonly r: number; readonly b: number };
  readonly tiled: boolean;
  /** How its tiles lie; only when tiled. */
  readonly tile?: Tile;
  /** 0 to 1. */
  readonly alpha: number;
  /** The colours that its darkest and lightest pixels become (ISO 29500-1, 20.1.8.23). */
  readonly duotone?: readonly [Rgba, Rgba];
  /** DrawingML's names of colour effects (`duotone`, `grayscl`, `lum`, …), in the order of the file. */
  readonly changes?: readonly string[];
}

export interface Outline {
  readonly paint: Paint;
  /** EMU. */
  readonly width: number;
  /** DrawingML's name of the preset dash: `solid`, `dash`, `sysDot`, … */
  readonly dash: string;
  readonly cap: 'flat' | 'round' | 'square';
  readonly join: 'round' | 'miter' | 'bevel';
  /** DrawingML's names of line ends: `none`, `triangle`, `arrow`, `stealth`, `diamond`, `oval`. */
  readonly head: string;
  readonly tail: string;
}

export const NO_PAINT: Paint = { kind: 'none' };

/** `a:tile` (ISO 29500-1, 20.1.8.58). */
export interface Tile {
  /** EMU from where `align` puts the first tile. */
  readonly x: number;
  readonly y: number;
  /** Of the picture's own size. */
  readonly scale_x: number;
  readonly scale_y: number;
  /** Every other tile is mirrored. */
  readonly flip: 'none' | 'x' | 'y' | 'xy';
  readonly align: 'tl' | 't' | 'tr' | 'l' | 'ctr' | 'r' | 'bl' | 'b' | 'br';
}
