/** Glyphs of one show operator, each where it stands on the page. */

import { applyTo, type Matrix, multiply, scaleOf } from '@deckwright/core/matrix';
import { type LibraryFont, letterOf } from './fonts.ts';
import type { GlyphMark, PdfPaint } from './marks.ts';
import type { GraphicsState, TextPlace } from './state.ts';

/** The fields of the library's glyph that are used. */
export interface LibraryGlyph {
  readonly unicode?: string;
  readonly originalCharCode?: number;
  readonly width?: number;
  readonly isSpace?: boolean;
  readonly fontChar?: string;
  readonly operatorListId?: string;
  readonly vmetric?: readonly number[] | null;
}

const FONT_MATRIX = [0.001, 0, 0, 0.001, 0, 0] as const;
const INVISIBLE_MODES = new Set([3, 7]);
/** Of the size: a line around the letters that makes them bold. */
const THICK = 0.015;
/** Sine of the slant above which upright letters count as slanted. */
const SLANT = 0.1;

export interface ShownGlyph {
  readonly mark: GlyphMark;
  readonly glyph: LibraryGlyph;
  /** From the glyph's own units (1 for the size of the font) to the page. */
  readonly matrix: Matrix;
}

/** Moves `place` behind the last glyph. */
export function* showGlyphs(
  glyphs: readonly (LibraryGlyph | number | null)[],
  state: GraphicsState,
  place: TextPlace,
  next: () => number,
  show: number,
): Generator<ShownGlyph> {
  const { font, library_font, size } = state;
  if (font === undefined || size === 0) return;
  const vertical = font.vertical;
  const unit = fontMatrixOf(library_font)[0] ?? 0.001;
  for (const glyph of glyphs) {
    if (typeof glyph === 'number' || glyph === null) {
      const by = (-(glyph ?? 0) * size) / 1000;
      place.matrix = multiply(place.matrix, vertical ? [1, 0, 0, 1, 0, by] : [1, 0, 0, 1, by * state.h_scale, 0]);
      continue;
    }
    const width = glyph.width ?? 0;
    const spacing = (glyph.isSpace === true ? state.word_spacing : 0) + state.char_spacing;
    const m = multiply(state.ctm, multiply(place.matrix, [state.h_scale * size, 0, 0, size, 0, state.rise]));
    const own = width * unit * size;
    const down = vertical ? (glyph.vmetric?.[0] ?? -1000) * unit * size : 0;
    const mark = glyphMark(
      glyph,
      m,
      state,
      vertical ? Math.abs(down) : own * state.h_scale,
      multiply(state.ctm, place.matrix),
      next(),
      show,
    );
    if (mark !== undefined) yield { mark, glyph, matrix: m };
    const step = vertical ? ([1, 0, 0, 1, 0, down - spacing] as const) : ([1, 0, 0, 1, (own + spacing) * state.h_scale, 0] as const);
    place.matrix = multiply(place.matrix, step);
  }
}

export const fontMatrixOf = (font: LibraryFont | undefined): readonly number[] => {
  const matrix = font?.fontMatrix;
  return matrix !== undefined && matrix.length === 6 ? matrix : FONT_MATRIX;
};

function glyphMark(
  glyph: LibraryGlyph,
  m: Matrix,
  state: GraphicsState,
  advance: number,
  text: Matrix,
  order: number,
  show: number,
): GlyphMark | undefined {
  const { font } = state;
  const across = Math.hypot(m[0], m[1]);
  const up = Math.hypot(m[2], m[3]);
  if (font === undefined || !(across > 0 && up > 0) || !Number.isFinite(across + up + m[4] + m[5])) return undefined;
  const [x, y] = applyTo(m, 0, 0);
  const along = [m[0] / across, m[1] / across] as const;
  // The height is measured at right angles to the line, so that slanted letters are not taken for larger ones.
  const high = Math.abs(m[0] * m[3] - m[1] * m[2]) / across;
  const lean = (m[0] * m[2] + m[1] * m[3]) / (across * up);
  // Letters whose matrix mirrors them are read as if it did not.
  const size_pt = font.type3 ? sizeOfType3(high, fontMatrixOf(state.library_font)[3] ?? 0.001) : high;
  const letters =
    letterOf(glyph.unicode ?? '', glyph.originalCharCode, state.library_font, font) ?? (glyph.isSpace === true ? ' ' : undefined);
  const mode = state.render_mode % 4;
  const thick = mode === 2 && samePaint(state.fill, state.stroke);
  return {
    kind: 'glyph',
    order,
    show,
    clip: state.clip,
    alpha: state.fill_alpha * state.group_alpha,
    ...(state.blend === undefined ? {} : { blend: state.blend }),
    ...(state.group === undefined ? {} : { group: state.group }),
    text: letters ?? '',
    ...(letters === undefined ? { unnamed: true } : {}),
    font,
    size_pt,
    paint: mode === 1 ? state.stroke : state.fill,
    ...(mode === 1 || (mode === 2 && !thick) ? { outlined: true } : {}),
    ...(thick && state.line_width * scaleOf(state.ctm) > THICK * high ? { thickened: true } : {}),
    x,
    y,
    along,
    advance: advance * Math.hypot(text[0], text[1]),
    invisible: INVISIBLE_MODES.has(state.render_mode),
    stretch: across / high,
    vertical: font.vertical,
    oblique: Math.abs(lean) > SLANT,
  };
}

const samePaint = (a: PdfPaint, b: PdfPaint): boolean => a === b || (a.kind === 'solid' && b.kind === 'solid' && a.color === b.color);

/** Units to an em that fonts are designed in. */
const USUAL_UNITS = { least: 500, most: 4_100 };

/**
 * Of letters of a Type 3 font, points. A font in usual units has the size of its text operator, whatever its units are. Others have units of their own: a
 * thousand of them are taken for an em, unless that cannot be the size of letters.
 */
function sizeOfType3(by_operator: number, unit: number): number {
  const units = 1 / Math.abs(unit);
  if (units >= USUAL_UNITS.least && units <= USUAL_UNITS.most && isSize(by_operator)) return by_operator;
  const by_matrix = by_operator * Math.abs(unit) * 1000;
  return isSize(by_matrix) ? by_matrix : by_operator;
}

const isSize = (size_pt: number): boolean => size_pt >= 2 && size_pt <= 400;
