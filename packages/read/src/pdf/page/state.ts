/** The graphics state of a page (ISO 32000-1, 8.4), as much of it as shapes can show. */

import { IDENTITY, type Matrix } from '@deckwright/core/matrix';
import type { FontFacts, LibraryFont } from './fonts.ts';
import type { Clip, PdfPaint } from './marks.ts';
import type { SoftMask } from './soft-mask.ts';

export interface GraphicsState {
  ctm: Matrix;
  clip: Clip;
  fill: PdfPaint;
  stroke: PdfPaint;
  fill_alpha: number;
  stroke_alpha: number;
  /** Of the groups around. */
  group_alpha: number;
  group: number | undefined;
  blend: string | undefined;
  mask: SoftMask | undefined;
  line_width: number;
  cap: 0 | 1 | 2;
  join: 0 | 1 | 2;
  dash: readonly number[];
  font: FontFacts | undefined;
  library_font: LibraryFont | undefined;
  size: number;
  char_spacing: number;
  word_spacing: number;
  h_scale: number;
  leading: number;
  rise: number;
  render_mode: number;
}

export const BLACK_PAINT: PdfPaint = { kind: 'solid', color: '#000000' };

export const startState = (ctm: Matrix, width: number, height: number): GraphicsState => ({
  ctm,
  clip: { box: { x0: 0, y0: 0, x1: width, y1: height } },
  fill: BLACK_PAINT,
  stroke: BLACK_PAINT,
  fill_alpha: 1,
  stroke_alpha: 1,
  group_alpha: 1,
  group: undefined,
  blend: undefined,
  mask: undefined,
  line_width: 1,
  cap: 0,
  join: 0,
  dash: [],
  font: undefined,
  library_font: undefined,
  size: 0,
  char_spacing: 0,
  word_spacing: 0,
  h_scale: 1,
  leading: 0,
  rise: 0,
  render_mode: 0,
});

/** Where text goes on within one text object. */
export interface TextPlace {
  matrix: Matrix;
  line: Matrix;
}

export const startText = (): TextPlace => ({ matrix: IDENTITY, line: IDENTITY });
