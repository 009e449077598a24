/** Which face draws which character: the theme's own, or the first carried one that has it. */
import type { Theme } from '../scene/index.ts';
import type { FontSource } from './font-source.ts';
import { decodeFaceTable, type FaceTable } from './metrics-table.ts';

export interface FaceStyle {
  readonly font?: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
}

/** Faces asked in this order for what the theme's own face lacks; each name stands for its weights. */
const FALLBACK = ['symbols', 'noto-jp', 'noto-arabic'] as const;

/** Characters that take the face of what stands before them: joiners, variation selectors, combining marks. */
const ATTACHES = /^[\p{Mn}\p{Cf}]$/u;

export class FaceBook {
  readonly #fonts: FontSource;
  readonly #tables = new Map<string, FaceTable>();
  readonly #carried: ReadonlySet<string>;

  constructor(fonts: FontSource) {
    this.#fonts = fonts;
    this.#carried = new Set(fonts.faces);
  }

  table(face: string): FaceTable {
    let table = this.#tables.get(face);
    if (table === undefined) {
      table = decodeFaceTable(this.#fonts.metrics(face));
      this.#tables.set(face, table);
    }
    return table;
  }

  /** The carried face nearest to a family and style: without its italic the upright, without its bold the regular. */
  nearest(family: string, bold: boolean, italic: boolean): string {
    for (const style of [`${bold ? '700' : '400'}${italic ? 'i' : ''}`, bold ? '700' : '400', '400'])
      if (this.#carried.has(`${family}-${style}`)) return `${family}-${style}`;
    throw new RangeError(`no face of the family ${family} is carried; carried are ${this.#fonts.faces.join(', ')}`);
  }

  /** Family of a font role in a theme. */
  family(theme: Theme, font: string | undefined): string {
    switch (font) {
      case undefined:
      case 'body':
        return theme.fonts.body.twin;
      case 'heading':
        return theme.fonts.heading.twin;
      case 'mono':
        return theme.fonts.mono.twin;
      case 'symbol':
        return 'symbols';
      default:
        return this.#carried.has(`${font}-400`) ? font : theme.fonts.body.twin;
    }
  }

  /** The face that draws `codepoint` when `own` is asked first; `own` itself when nobody has it. */
  faceFor(codepoint: number, own: string, bold: boolean, previous: string): string {
    if (this.table(own).advance(codepoint) >= 0) return own;
    if (ATTACHES.test(String.fromCodePoint(codepoint))) return previous;
    for (const family of FALLBACK) {
      const face = this.nearest(family, bold, false);
      if (this.table(face).advance(codepoint) >= 0) return face;
    }
    return own;
  }

  /** True when some carried face has the character. */
  has(codepoint: number, own: string): boolean {
    const face = this.faceFor(codepoint, own, false, own);
    return this.table(face).advance(codepoint) >= 0 || codepoint < 0x20 || ATTACHES.test(String.fromCodePoint(codepoint));
  }
}
