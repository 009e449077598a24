/** Widths of a paragraph: of every stretch of it, in one look-up, kerned and plain. */
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

/** A stretch of one run in one face. Indexes are UTF-16 units of the paragraph. */
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
  /** Set when the paragraph holds right-to-left text. */
  readonly levels?: Uint8Array;
  readonly rtl: boolean;
  readonly tall: boolean;
  /** How much wider the text may be in a reader's face than here: 1 where its metrics are known. */
  readonly margin: number;
  /** One for each index inside a letter with its marks or an emoji; absent when every index may be cut at. */
  readonly joined?: Uint8Array;
  /** Characters that no carried face has; absent for none. */
  readonly absent?: readonly string[];
  /** Width up to each index, in em of the block's size. */
  readonly plain: Float64Array;
  readonly kerned: Float64Array;
}

/** Ink width of a stretch as it is drawn, in em of the block's size. */
export function kernedWidth(m: Measured, start: number, end: number): number {
  if (end <= start) return 0;
  const at = (a: Float64Array, i: number): number => a[i] as number;
  const kernBefore = at(m.kerned, start + 1) - at(m.kerned, start) - (at(m.plain, start + 1) - at(m.plain, start));
  return at(m.kerned, end) - at(m.kerned, start) - kernBefore;
}

/**
 * The wider of kerned and plain, so that a reader that does not kern never wraps where we did not, and more where the reader's face
 * is not known.
 */
export function safeWidth(m: Measured, start: number, end: number): number {
  if (end <= start) return 0;
  return Math.max((m.plain[end] as number) - (m.plain[start] as number), kernedWidth(m, start, end)) * m.margin;
}

/** Faces without a metric twin among the readers' own (visual language, section 5.3): measured with 6 % more. Full-width letters are alike everywhere. */
const UNLIKE = /^noto-(?:arabic|thai|emoji)-/;
const marginOf = (pieces: readonly FaceRun[]): number => {
  for (const { face } of pieces) if (UNLIKE.test(face)) return 1.06;
  return 1;
};

/** Text that needs none of the care below, which is nearly all. */
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

/** Characters whose widths are kept, some 40 bytes each: what was measured is asked for again within the slide, and labels recur. */
const KEPT_CHARACTERS = 400_000;

/** Measures in `family`-resolved faces; `familyOf` maps a font role to a carried family. */
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
   * @param han whose forms Han characters take
   * @param rtl direction of the paragraph where its maker says it; that of its first letter otherwise
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
      // An empty paragraph is an entry too.
      this.#keptCharacters += measured.text.length + 20;
    }
    return measured;
  }

  /** Family and style of a run, short. */
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
          // The space of an emoji face is as wide as its pictures.
          const stays = c === 0x20 && face !== own && face !== EMOJI_FACE && this.#book.table(face).advance(c) >= 0;
          const attached = complex && isAttached(c);
          if (attached && i > from) {
            // A mark that its letter's face lacks takes the letter along to a face that has both.
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
      ...(absent.length > 0 ? { absent } : {}),
      ...(levels === undefined ? {} : { levels }),
      ...(complex || (!latin && /[\ud800-\udbff]/.test(text)) ? { joined: joinedAt(text) } : {}),
    };
  }

  /**
   * Joined letters are narrower than the letters alone, marks have no width on their letter, an emoji sequence is one picture: widths
   * of pieces of such scripts come from the shaper, cluster by cluster, as the writers will draw them.
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
            // What runs right to left is joined by its font's own rules, which kerning is part of.
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

  /** True when the mark at `at` and the letter before it have a composed form that `face` has: then nothing is missing. */
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

/** Fonts of a theme, as the measurer asks for them. */
export const themeFamilies =
  (book: FaceBook, theme: Theme): FamilyOf =>
  (font) =>
    book.family(theme, font);
