/** Outlines of shapes, worked out for the shape's own size. */

/** EMU from the top-left corner of the unturned box. Arcs are already curves. */
export type OutlineStep =
  | { readonly op: 'M' | 'L'; readonly x: number; readonly y: number }
  | {
      readonly op: 'C';
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly x: number;
      readonly y: number;
    }
  | { readonly op: 'Z' };

export interface OutlinePath {
  readonly steps: readonly OutlineStep[];
  /** How the path takes the shape's fill; `none` is drawn as a line only. */
  readonly fill: 'norm' | 'none' | 'lighten' | 'lightenLess' | 'darken' | 'darkenLess';
  readonly stroked: boolean;
}

export interface Geometry {
  /** DrawingML's name of the preset, or `custom`. */
  readonly preset: string;
  readonly paths: readonly OutlinePath[];
  /** Where text goes, EMU from the top-left corner of the unturned box. */
  readonly text_box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  /** Fills its whole box with its fill, so that it hides what lies behind (`rect`). */
  readonly fills_box: boolean;
}
