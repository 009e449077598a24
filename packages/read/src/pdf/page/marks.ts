/** What a page draws, in painting order: the hand-over from the interpreter of its operators to those who make shapes of it. */

import type { PathSegment } from '@deckwright/core/geometry';
import type { Matrix } from '@deckwright/core/matrix';
import type { Pixels } from '@deckwright/core/png';
import type { FontFacts } from './fonts.ts';
import type { Rect } from './matrix.ts';

export type Segment = PathSegment<number>;

/** Glyphs that clip what is painted until the state is restored. The marks of the page hold the same objects. */
export interface LetterClip {
  glyphs: readonly GlyphMark[];
}

/** `#RRGGBB`, upper case. */
export type PdfColor = `#${string}`;

export interface PdfGradient {
  readonly kind: 'linear' | 'radial';
  /** Page points. Of a radial one, the centres. */
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly radii?: readonly [number, number];
  readonly stops: readonly { readonly at: number; readonly color: PdfColor }[];
}

export type PdfPaint =
  | { readonly kind: 'solid'; readonly color: PdfColor }
  | { readonly kind: 'gradient'; readonly gradient: PdfGradient }
  /** A pattern or mesh, by the one colour that stands for it. */
  | { readonly kind: 'pattern'; readonly color: PdfColor; readonly what: string }
  | { readonly kind: 'none' };

export interface Clip {
  readonly box: Rect;
  /** The outline, where it is no upright rectangle. */
  readonly outline?: readonly Segment[];
  readonly even_odd?: boolean;
  readonly letters?: LetterClip;
}

interface MarkBase {
  /** Painting order on the page. */
  readonly order: number;
  readonly clip: Clip;
  readonly alpha: number;
  readonly blend?: string;
  /** The innermost transparency group. Its marks belong together. */
  readonly group?: number;
}

/** One glyph, upright or turned. */
export interface GlyphMark extends MarkBase {
  readonly kind: 'glyph';
  /** The operator that shows it, counted on its page: its glyphs are one run. */
  readonly show: number;
  readonly text: string;
  /** The file says it in place of what is drawn, so that a mirrored sign is the one that is read. */
  readonly said?: true;
  readonly font: FontFacts;
  /** As it is seen on the page, points. */
  readonly size_pt: number;
  readonly paint: PdfPaint;
  /** Its own colour, where `paint` has that which it has on its ground because what is behind it shows through. */
  readonly seen_through?: PdfColor;
  /** Its origin, on the baseline, and the unit vector along which the line runs. */
  readonly x: number;
  readonly y: number;
  readonly along: readonly [number, number];
  /** To the next glyph's origin without further spacing. */
  readonly advance: number;
  /** Render mode 3 or 7: nothing is drawn, unless something is painted through the letters. */
  readonly invisible: boolean;
  /** Drawn with a line around them that text of a slide does not have. */
  readonly outlined?: true;
  /** Made bold by a line in their own colour. */
  readonly thickened?: true;
  /** Width over height of the letters, where they are stretched. */
  readonly stretch: number;
  readonly vertical: boolean;
  /** Slanted by its matrix. */
  readonly oblique: boolean;
  /** The file does not say which letter it is, and it has no outline to draw instead; `text` is empty. */
  readonly unnamed?: true;
}

export interface PathMark extends MarkBase {
  readonly kind: 'path';
  readonly segments: readonly Segment[];
  readonly box: Rect;
  readonly fill?: PdfPaint;
  readonly even_odd?: boolean;
  readonly stroke?: PdfStroke;
  /** It is the outline of glyphs that no text can show, on one baseline. */
  readonly of_glyphs?: { readonly count: number; readonly size_pt: number; readonly y: number };
}

export interface PdfStroke {
  readonly paint: PdfPaint;
  readonly alpha: number;
  readonly width_pt: number;
  readonly cap: 0 | 1 | 2;
  readonly join: 0 | 1 | 2;
  readonly dash: readonly number[];
}

/** Pixels as the library decodes them. */
export type PdfPixels = Pixels;

export interface ImageMark extends MarkBase {
  readonly kind: 'image';
  /** The unit square, y up, to the page. */
  readonly matrix: Matrix;
  readonly box: Rect;
  /** Undefined where it was too large or damaged. */
  readonly pixels: PdfPixels | undefined;
  /** The same picture has the same key on all pages. */
  readonly key: string;
}

export type Mark = GlyphMark | PathMark | ImageMark;

export interface PageMarks {
  readonly width_pt: number;
  readonly height_pt: number;
  readonly marks: readonly Mark[];
  /** What was met and cannot be taken over, with its count. */
  readonly simplified: ReadonlyMap<string, number>;
  readonly operators: number;
}
