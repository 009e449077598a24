/** Chooses the face for each character: the theme's own, or the first bundled face that has the character. */
import type { Theme } from '../scene/index.ts';
import type { BroughtFamily, FontSource } from './font-source.ts';
import { decodeFaceTable, type FaceTable } from './metrics-table.ts';
import { type Han, isAttached } from './scripts.ts';

/** The first face of the language draws a Han character if it has it; the other faces cover rare characters. */
const ASIAN: Readonly<Record<Han, readonly string[]>> = {
  'ja-JP': ['noto-jp', 'noto-sc', 'noto-kr'],
  'ko-KR': ['noto-kr', 'noto-jp', 'noto-sc'],
  'zh-CN': ['noto-sc', 'noto-jp', 'noto-kr'],
  'zh-TW': ['noto-sc', 'noto-jp', 'noto-kr'],
};
const OTHERS = ['noto-arabic', 'noto-thai', 'noto-emoji'] as const;
const EMOJI = 'noto-emoji';
/** Letters that the metric twin of Arial has and narrower families lack: Greek, Cyrillic, Hebrew, combining marks. */
const inWideLatin = (c: number): boolean => c < 0x600 || (c >= 0x1e00 && c < 0x2000);
const isPictograph = (c: number): boolean => c >= 0x1f000;

const EMOJI_STYLE = 0xfe0f;

/** Families to try, in order, for a character that the theme's own face lacks. */
const fallbacks = (c: number, han: Han): readonly string[] => {
  if (isPictograph(c)) return [EMOJI, 'symbols', ...ASIAN[han]];
  return [...(inWideLatin(c) ? ['arimo'] : []), 'symbols', ...ASIAN[han], ...OTHERS];
};

export class FaceBook {
  readonly #fonts: FontSource;
  readonly #tables = new Map<string, FaceTable>();
  readonly #carried: ReadonlySet<string>;
  /** Faces that were found for characters, by own face, weight and Han forms. */
  readonly #found = new Map<string, Map<number, string>>();

  constructor(fonts: FontSource) {
    this.#fonts = fonts;
    this.#carried = new Set(fonts.faces);
  }

  #has(face: string): boolean {
    return this.#carried.has(face) || this.#fonts.has?.(face) === true;
  }

  table(face: string): FaceTable {
    let table = this.#tables.get(face);
    if (table === undefined) {
      table = decodeFaceTable(this.#fonts.metrics(face));
      this.#tables.set(face, table);
    }
    return table;
  }

  /** The bundled face nearest to a family and style: the upright face when there is no italic, the regular face when there is no bold. */
  nearest(family: string, bold: boolean, italic: boolean): string {
    // A brand may have only a bold face.
    for (const style of [`${bold ? '700' : '400'}${italic ? 'i' : ''}`, bold ? '700' : '400', '400', '700', '400i', '700i'])
      if (this.#has(`${family}-${style}`)) return `${family}-${style}`;
    throw new RangeError(`no face of the family ${family} is carried; carried are ${this.#fonts.faces.join(', ')}`);
  }

  /** What the document that is measured brought under a family's name. */
  brought(name: string): BroughtFamily | undefined {
    return this.#fonts.brought?.(name);
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

  /** The face that draws `codepoint`: `own` when it has the character or no face has it. */
  faceFor(codepoint: number, own: string, bold: boolean, previous: string, han: Han = 'zh-CN'): string {
    if (isAttached(codepoint)) return previous;
    if (this.table(own).advance(codepoint) >= 0) return own;
    const key = `${own}${bold ? '!' : ''}${han}`;
    let found = this.#found.get(key);
    if (found === undefined) {
      found = new Map();
      this.#found.set(key, found);
    }
    let face = found.get(codepoint);
    if (face === undefined) {
      face = this.#fallback(fallbacks(codepoint, han), bold, (table) => table.advance(codepoint) >= 0) ?? own;
      found.set(codepoint, face);
    }
    return face;
  }

  /**
   * A face that has both a letter and its mark, for when `face` draws the letter but lacks the mark.
   * Undefined when the letter may keep its face.
   */
  faceForMark(base: number, mark: number, face: string, bold: boolean, han: Han): string | undefined {
    if (mark === EMOJI_STYLE) {
      const emoji = this.#fallback([EMOJI], bold, (table) => table.advance(base) >= 0);
      return emoji === face ? undefined : emoji;
    }
    if (!/\p{M}/u.test(String.fromCodePoint(mark)) || this.table(face).advance(mark) >= 0) return undefined;
    return this.#fallback(fallbacks(mark, han), bold, (table) => table.advance(mark) >= 0 && table.advance(base) >= 0);
  }

  /** True when a bundled face has the character, or when the character is invisible or drawn with the one before it. */
  has(codepoint: number, own: string): boolean {
    if (codepoint < 0x20 || isAttached(codepoint)) return true;
    const face = this.faceFor(codepoint, own, false, own);
    return this.table(face).advance(codepoint) >= 0;
  }

  /** The package to install for a character that only faces without an installed file have. */
  packageFor(codepoint: number): string | undefined {
    for (const family of fallbacks(codepoint, 'zh-CN')) {
      const face = `${family}-400`;
      const missingPackage = this.#fonts.lacks?.(face);
      if (missingPackage !== undefined && this.#carried.has(face) && this.table(face).advance(codepoint) >= 0) return missingPackage;
    }
    return undefined;
  }

  /** The first face that `has` accepts and whose file is installed. In each family, this weight is tried before the regular one. */
  #fallback(families: readonly string[], bold: boolean, has: (table: FaceTable) => boolean): string | undefined {
    for (const family of families)
      for (const weight of bold ? ['700', '400'] : ['400']) {
        const face = `${family}-${weight}`;
        if (this.#carried.has(face) && has(this.table(face)) && this.#fonts.lacks?.(face) === undefined) return face;
      }
    return undefined;
  }
}
