/** Widths of any part of a paragraph, kerned and plain, each in one look-up. */
import type { Theme } from '../scene/index.ts';
import { type Break, findBreaks } from './breaks.ts';
import { bidiLevels, hasRtl, isRtlParagraph, isTallScript } from './direction.ts';
import type { FaceBook } from './face-book.ts';
import { type Han, isAttached, joinedAt, needsShaping } from './scripts.ts';
import type { Shaper } from './shaper.ts';

/** A run as the measurer needs it; `scale` is its size over the block's. */
export interface MeasuredRun {
  readonly text: string;
  readonly font?: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly scale: number;
}

/** A part of one run in one face. Indexes are UTF-16 units of the paragraph. */
export interface FaceRun {
  readonly start: number;
  readonly end: number;
  readonly face: string;
  readonly run: number;
}

export interface Measured {
  readonly text: string;
  readonly breaks: readonly Break[];
  readonly pieces: readonly FaceRun[];
  /** Set when the paragraph contains right-to-left text. */
  readonly levels?: Uint8Array;
  readonly rtl: boolean;
  readonly tall: boolean;
  /** Factor by which the text may be wider in a reader's face than here: 1 when the metrics of that face are known. */
  readonly margin: number;
  /** One at each index inside a letter with its marks or an emoji; absent when the text may be cut at every index. */
  readonly joined?: Uint8Array;
  /** Width of the hyphen that a soft one becomes at the end of a line, in em; absent when there is none. */
  readonly hyphen?: number;
  /** Characters that no bundled face has; absent when there are none. */
  readonly absent?: readonly string[];
  /** Width up to each index, in em of the block's size. */
  readonly plain: Float64Array;
  readonly kerned: Float64Array;
}

/** Invisible, apart from the end of a line, where a hyphen is seen in its place. */
export const SOFT_HYPHEN = '\u00ad';
const SOFT = 0xad;

/** A part that ends in a soft hyphen ends its line. */
const hyphenAt = ({ hyphen, text }: Measured, end: number): number =>
  hyphen !== undefined && text.charCodeAt(end - 1) === SOFT ? hyphen : 0;

/** A part as it is seen. */
export const seenText = (text: string): string =>
  text.includes(SOFT_HYPHEN)
    ? `${text.slice(0, -1).replaceAll(SOFT_HYPHEN, '')}${text.endsWith(SOFT_HYPHEN) ? '-' : text.slice(-1)}`
    : text;

/** Ink width of a part as it is drawn, in em of the block's size. */
export function kernedWidth(m: Measured, start: number, end: number): number {
  if (end <= start) return 0;
  const at = (a: Float64Array, i: number): number => a[i] as number;
  const kernBefore = at(m.kerned, start + 1) - at(m.kerned, start) - (at(m.plain, start + 1) - at(m.plain, start));
  return at(m.kerned, end) - at(m.kerned, start) - kernBefore + hyphenAt(m, end);
}

/**
 * The larger of the kerned and the plain width, so that a reader without kerning never wraps where we did not. It is larger still when the
 * reader's face is not known.
 */
export function safeWidth(m: Measured, start: number, end: number): number {
  if (end <= start) return 0;
  return Math.max((m.plain[end] as number) - (m.plain[start] as number) + hyphenAt(m, end), kernedWidth(m, start, end)) * m.margin;
}

/**
 * Faces that have no metric twin among the readers' own faces (visual language, section 5.3) are measured 6 % wider. Full-width letters are
 * the same everywhere.
 */
const UNLIKE = /^noto-(?:arabic|thai|emoji)-/;
const marginOf = (pieces: readonly FaceRun[]): number => {
  for (const { face } of pieces) if (UNLIKE.test(face)) return 1.06;
  return 1;
};

/** Text that needs none of the special cases below; nearly all text is of this kind. */
const LATIN = /^[\u0000-\u024f\u2010-\u20cf\u2100-\u22ff]*$/;

const EMOJI_FACE = 'noto-emoji-400';

const isSelector = (c: number): boolean => (c >= 0xfe00 && c <= 0xfe0f) || (c >= 0xe0100 && c <= 0xe01ef);

/** Index before trailing spaces. */
export function trimmedEnd(text: string, start: number, end: number): number {
  let e = end;
  for (; e > start; e--) {
    const c = text.charCodeAt(e - 1);
    if (c !== 0x20 && c !== 0x0a && c !== 0x3000) break;
  }
  return e;
}

/** The most characters whose widths are cached, at some 40 bytes each: texts are measured again within a slide, and labels recur. */
const KEPT_CHARACTERS = 400_000;

/** Measures in `family`-resolved faces; `familyOf` maps a font role to a bundled family. */
export class Measurer {
  readonly #book: FaceBook;
  readonly #cache = new Map<string, Measured>();
  #keptCharacters = 0;
  readonly #ascii = new Map<string, Float64Array>();
  shaper: Shaper | undefined;

  constructor(book: FaceBook) {
    this.#book = book;
  }

  /**
   * @param han language whose forms Han characters take
   * @param rtl direction of the paragraph when the caller sets it; that of its first letter otherwise
   */
  paragraph(runs: readonly MeasuredRun[], familyOf: (font: string | undefined) => string, han: Han = 'zh-CN', rtl?: boolean): Measured {
    let key = `${han === 'zh-CN' ? '' : han}${rtl === undefined ? '' : rtl ? '\u200f' : '\u200e'}`;
    for (const run of runs) key += `${this.#styleKey(run, familyOf)}${run.scale === 1 ? '' : run.scale}\u0000${run.text}\u0000`;
    let measured = this.#cache.get(key);
    if (measured === undefined) {
      if (this.#keptCharacters > KEPT_CHARACTERS) {
        this.#cache.clear();
        this.#keptCharacters = 0;
      }
      measured = this.#measure(runs, familyOf, han, rtl);
      this.#cache.set(key, measured);
      // An empty paragraph takes a cache entry too.
      this.#keptCharacters += measured.text.length + 20;
    }
    return measured;
  }

  /** A short key for the family and style of a run. */
  #styleKey(run: MeasuredRun, familyOf: (font: string | undefined) => string): string {
    const family = familyOf(run.font);
    return run.bold === true ? (run.italic === true ? `${family}!i` : `${family}!`) : run.italic === true ? `${family}i` : family;
  }

  #measure(runs: readonly MeasuredRun[], familyOf: (font: string | undefined) => string, han: Han, said: boolean | undefined): Measured {
    const text = runs.length === 1 ? (runs[0] as MeasuredRun).text : runs.map((r) => r.text).join('');
    const n = text.length;
    const advances = new Float64Array(n + 1);
    const kerned = new Float64Array(n + 1);
    const pieces: FaceRun[] = [];
    const absent: string[] = [];
    const latin = LATIN.test(text);
    const complex = !latin && needsShaping(text);
    const rtlText = complex && hasRtl(text);
    let hyphen = 0;
    let at = 0;
    for (const [index, run] of runs.entries()) {
      const own = this.#book.nearest(familyOf(run.font), run.bold === true, run.italic === true);
      const from = at;
      const end = from + run.text.length;
      let face = own;
      let pieceStart = from;
      let table = this.#book.table(own);
      let scale = run.scale / table.units_per_em;
      const direct = this.#asciiOf(own);
      let previous = -1;
      for (let i = from; i < end; i++) {
        const unit = text.charCodeAt(i);
        if (unit === SOFT) {
          advances[i + 1] = advances[i] as number;
          kerned[i + 1] = kerned[i] as number;
          hyphen = Math.max(hyphen, (direct[0x2d] as number) * scale);
          continue;
        }
        let c = unit;
        let wide = 1;
        let advance: number;
        if (unit < 128 && face === own) {
          advance = direct[unit] as number;
        } else {
          if (unit >= 0xd800 && unit < 0xdc00 && i + 1 < end) {
            c = text.codePointAt(i) ?? unit;
            if (c > 0xffff) wide = 2;
          }
          // The space of an emoji face is as wide as its pictures, so another face draws it.
          const stays = c === 0x20 && face !== own && face !== EMOJI_FACE && this.#book.table(face).advance(c) >= 0;
          const attached = complex && isAttached(c);
          if (attached && i > from) {
            // When the face of a letter lacks its mark, both move to a face that has both.
            let base = i - 1;
            while (base > from && isAttached(text.codePointAt(base) ?? 0)) base--;
            if (base > from && (text.charCodeAt(base) & 0xfc00) === 0xdc00) base--;
            const moved = this.#book.faceForMark(text.codePointAt(base) ?? 0, c, face, run.bold === true, han);
            if (moved !== undefined && moved !== face && base >= pieceStart) {
              if (base > pieceStart) pieces.push({ start: pieceStart, end: base, face, run: index });
              face = moved;
              pieceStart = base;
              table = this.#book.table(face);
              scale = run.scale / table.units_per_em;
            }
          }
          const merges = previous === 0x200d && c > 0x2000 && this.#book.table(face).advance(c) >= 0;
          const next = stays || merges ? face : this.#book.faceFor(c, own, run.bold === true, face, han);
          if (next !== face) {
            if (i > pieceStart) pieces.push({ start: pieceStart, end: i, face, run: index });
            face = next;
            pieceStart = i;
            table = this.#book.table(face);
            scale = run.scale / table.units_per_em;
            previous = -1;
          }
          advance = table.advance(c);
          if (advance < 0) {
            advance = 0;
            if (!attached || (/\p{M}/u.test(String.fromCodePoint(c)) && !isSelector(c)))
              if (c >= 0x20 && !this.#composes(text, i, wide, face)) absent.push(String.fromCodePoint(c));
          }
        }
        const kern = previous >= 0 ? table.kern(previous, c) : 0;
        advances[i + 1] = (advances[i] as number) + advance * scale;
        kerned[i + 1] = (kerned[i] as number) + (advance + kern) * scale;
        if (wide === 2) {
          advances[i + 2] = advances[i + 1] as number;
          kerned[i + 2] = kerned[i + 1] as number;
          i++;
        }
        previous = c;
      }
      if (end > pieceStart) pieces.push({ start: pieceStart, end, face, run: index });
      at = end;
    }
    const rtl = said ?? (rtlText && isRtlParagraph(text));
    const levels = rtlText || rtl ? bidiLevels(text, rtl) : undefined;
    if (complex && this.shaper !== undefined) this.#shape(text, pieces, runs, levels, advances, kerned);
    return {
      text,
      breaks: findBreaks(text),
      pieces,
      rtl,
      margin: latin ? 1 : marginOf(pieces),
      tall: !latin && isTallScript(text),
      plain: advances,
      kerned,
      ...(hyphen > 0 ? { hyphen } : {}),
      ...(absent.length > 0 ? { absent } : {}),
      ...(levels === undefined ? {} : { levels }),
      ...(complex || (!latin && /[\ud800-\udbff]/.test(text)) ? { joined: joinedAt(text) } : {}),
    };
  }

  /**
   * In such scripts the shaper measures clusters as the writers will draw them, because widths do not add up: joined letters are narrower
   * than single letters, marks add no width to their letter, and an emoji sequence is one picture.
   */
  #shape(
    text: string,
    pieces: readonly FaceRun[],
    runs: readonly MeasuredRun[],
    levels: Uint8Array | undefined,
    plain: Float64Array,
    kerned: Float64Array,
  ): void {
    const shaper = this.shaper as Shaper;
    const plainOf = new Float64Array(text.length);
    const kernedOf = new Float64Array(text.length);
    for (let i = 0; i < text.length; i++) {
      plainOf[i] = (plain[i + 1] as number) - (plain[i] as number);
      kernedOf[i] = (kerned[i + 1] as number) - (kerned[i] as number);
    }
    for (const piece of pieces) {
      const scale = (runs[piece.run] as MeasuredRun).scale / shaper.unitsPerEm(piece.face);
      for (let a = piece.start; a < piece.end; ) {
        let z = a + 1;
        while (z < piece.end && levels?.[z] === levels?.[a]) z++;
        const words = text.slice(a, z);
        const rtl = (levels?.[a] ?? 0) % 2 === 1;
        if (rtl || needsShaping(words)) {
          for (const [advances, kern] of [
            [plainOf, false],
            [kernedOf, true],
          ] as const) {
            // Right-to-left text is joined by the rules of its font, and kerning is one of them.
            if (!kern && rtl) continue;
            advances.fill(0, a, z);
            for (const glyph of shaper.shape(piece.face, words, { rtl, kern })) {
              const i = a + glyph.cluster;
              advances[i] = (advances[i] as number) + glyph.x_advance * scale;
            }
          }
          if (rtl) plainOf.set(kernedOf.subarray(a, z), a);
        }
        a = z;
      }
    }
    for (let i = 0; i < text.length; i++) {
      plain[i + 1] = (plain[i] as number) + (plainOf[i] as number);
      kerned[i + 1] = (kerned[i] as number) + (kernedOf[i] as number);
    }
  }

  /** True when `face` has the composed form of the mark at `at` and the letter before it, so that nothing is missing. */
  #composes(text: string, at: number, wide: number, face: string): boolean {
    if (at === 0) return false;
    const composed = text.slice(at - 1, at + wide).normalize('NFC');
    return composed.length === 1 && this.#book.table(face).advance(composed.charCodeAt(0)) >= 0;
  }

  #asciiOf(face: string): Float64Array {
    let direct = this.#ascii.get(face);
    if (direct === undefined) {
      const table = this.#book.table(face);
      direct = Float64Array.from({ length: 128 }, (_, c) => Math.max(0, table.advance(c)));
      this.#ascii.set(face, direct);
    }
    return direct;
  }
}

/** Reference families: built-in body faces are never wider than Arial, titles never wider than the wider of Arial and Georgia. */
export const REFERENCE_BODY = 'arimo';
export const REFERENCE_HEADING = ['arimo', 'gelasio'] as const;

export type FamilyOf = (font: string | undefined) => string;

/** Fonts of a theme, in the shape that the measurer needs. */
export const themeFamilies =
  (book: FaceBook, theme: Theme): FamilyOf =>
  (font) =>
    book.family(theme, font);
