/** The interface to HarfBuzz: shaping for complex scripts and for PDF, and subsetting. */

/** One glyph of a shaped text, in visual order; lengths are in font units. */
export interface ShapedGlyph {
  readonly gid: number;
  /** UTF-16 index of the first character that this glyph represents. */
  readonly cluster: number;
  readonly x_advance: number;
  readonly x_offset: number;
  readonly y_offset: number;
}

export interface ShapeOptions {
  readonly rtl?: boolean;
  /** BCP 47. */
  readonly lang?: string;
  /** Kerning is on unless false. Ligatures are off for Latin, Greek and Cyrillic text; required ligatures of other scripts stay on. */
  readonly kern?: boolean;
}

export interface Shaper {
  shape(face: string, text: string, options?: ShapeOptions): readonly ShapedGlyph[];
  unitsPerEm(face: string): number;
  /** A TrueType file with only these glyphs. Glyph ids are kept and hinting is dropped. The same input gives the same bytes. */
  subset(face: string, gids: Iterable<number>): Uint8Array;
}
