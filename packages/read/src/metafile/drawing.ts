/** What a metafile draws, in painting order: the hand-over from its records to those who make shapes of it. */
import type { PathSegment, Rect } from '@deckwright/core/geometry';
import type { Matrix } from '@deckwright/core/matrix';

/** `#RRGGBB`, upper case. */
export type Ink = `#${string}`;

export type Steps = readonly PathSegment[];

/** An outline that cuts what is painted. */
export interface Clip {
  readonly steps: Steps;
  readonly even_odd: boolean;
}

export interface Fill {
  readonly color: Ink;
  /** 0 (clear) to 1 (opaque). */
  readonly alpha: number;
  /** Colour of lines over `color`. */
  readonly hatch?: Ink;
  /** From edge to edge of the outline, along this angle, degrees clockwise from the x axis. */
  readonly gradient?: { readonly angle: number; readonly from: Ink; readonly to: Ink };
}

export interface Stroke {
  readonly color: Ink;
  readonly alpha: number;
  /** Of the device; 0 is as thin as can be seen. */
  readonly width: number;
  readonly dash: 'solid' | 'dash' | 'dot' | 'dashDot';
  readonly cap: 'flat' | 'round' | 'square';
  readonly join: 'round' | 'miter' | 'bevel';
}

interface MarkBase {
  readonly clips: readonly Clip[];
}

export interface PathMark extends MarkBase {
  readonly kind: 'path';
  readonly steps: Steps;
  readonly even_odd: boolean;
  readonly fill?: Fill;
  readonly stroke?: Stroke;
}

export interface TextMark extends MarkBase {
  readonly kind: 'text';
  readonly text: string;
  /** The point of reference. */
  readonly x: number;
  readonly y: number;
  /** Of the line, degrees clockwise. */
  readonly angle: number;
  /** Height of the letters' square, or with `cell` from ascender to descender. */
  readonly size: number;
  readonly cell: boolean;
  /** What of the line stands at the point of reference. */
  readonly align: 'left' | 'center' | 'right';
  readonly stands: 'baseline' | 'top' | 'bottom';
  /** Where each UTF-16 unit begins along the line, and where the last one ends. */
  readonly offsets?: readonly number[];
  readonly family: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly strike: boolean;
  readonly color: Ink;
  readonly behind?: Ink;
}

export interface ImageMark extends MarkBase {
  readonly kind: 'image';
  readonly png: Uint8Array;
  readonly width_px: number;
  readonly height_px: number;
  /** From the unit square, y downwards, to the device. */
  readonly matrix: Matrix;
}

export type Mark = PathMark | TextMark | ImageMark;

export interface MetafileDrawing {
  readonly format: 'EMF' | 'WMF';
  /** The part of the device that is the picture. */
  readonly frame: Rect;
  readonly marks: readonly Mark[];
  /** Kinds of records that are not drawn, with their numbers. */
  readonly left_out: ReadonlyMap<string, number>;
}
