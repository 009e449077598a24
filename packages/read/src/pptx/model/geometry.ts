/** Outlines of shapes, worked out for the shape's own size. */
import type { PathSegment, Rect } from '@deckwright/core/geometry';

/** EMU from the top-left corner of the unturned box. Arcs are already curves. */
export type OutlineStep = PathSegment;

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
  readonly text_box: Rect;
  /** Fills its whole box with its fill, so that it hides what lies behind (`rect`). */
  readonly fills_box: boolean;
}
