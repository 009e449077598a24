/** Widths of a paragraph: of every stretch of it, in one look-up, kerned and plain. */
import type { Theme } from '../scene/index.ts';
import { type Break, findBreaks } from './breaks.ts';
import { bidiLevels, hasRtl, isRtlParagraph, isTallScript } from './direction.ts';
import type { FaceBook } from './face-book.ts';
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
export interface Piece {
  readonly start: number;
  readonly end: number;
  readonly face: string;
  readonly run: number;
}

export interface Measured {
  readonly text: string;
  readonly breaks: readonly Break[];
  readonly pieces: readonly Piece[];
  /** Set when the paragraph holds right-to-left text. */
  readonly levels?: Uint8Array;
  readonly rtl: boolean;
  readonly tall: boolean;
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

/** The wider of kerned and plain, so that a reader that does not kern never wraps where we did not. */
export function safeWidth(m: Measured, start: number, end: number): number {
  if (end <= start) return 0;
  return Math.max((m.plain[end] as number) - (m.plain[start] as number), kernedWidth(m, start, end));
}

/** Index before trailing spaces. */
export function trimmedEnd(text: string, start: number, end: number): number {
  let e = end;
  for (; e > start; e--) {
    const c = text.charCodeAt(e - 1);
    if (c !== 0x20 && c !== 0x0a && c !== 0x3000) break;
  }
  return e;
}

/** Measures in `family`-resolved faces; `familyOf` maps a font role to a carried family. */
export class Measurer {
  readonly #book: FaceBook;
  readonly #cache = new Map<string, Measured>();
  readonly #ascii = new Map<string, Float64Array>();
  shaper: Shaper | undefined;

  constructor(book: FaceBook) {
    this.#book = book;
  }

  paragraph(runs: readonly MeasuredRun[], familyOf: (font: string | undefined) => string): Measured {
    let key = '';
    for (const run of runs) key += `${this.#styleKey(run, familyOf)}${run.scale === 1 ? '' : run.scale}\u0000${run.text}\u0000`;
    let measured = this.#cache.get(key);
    if (measured === undefined) {
      if (this.#cache.size > 4000) this.#cache.clear();
      measured = this.#measure(runs, familyOf);
      this.#cache.set(key, measured);
    }
    return measured;
  }

  /** Family and style of a run, short. */
  #styleKey(run: MeasuredRun, familyOf: (font: string | undefined) => string): string {
    const family = familyOf(run.font);
    return run.bold === true ? (run.italic === true ? `${family}!i` : `${family}!`) : run.italic === true ? `${family}i` : family;
  }

  #measure(runs: readonly MeasuredRun[], familyOf: (font: string | undefined) => string): Measured {
    const text = runs.length === 1 ? (runs[0] as MeasuredRun).text : runs.map((r) => r.text).join('');
    const n = text.length;
    const plain = new Float64Array(n + 1);
    const kerned = new Float64Array(n + 1);
    const pieces: Piece[] = [];
    const absent: string[] = [];
    const rtlText = hasRtl(text);
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
          const stays = c === 0x20 && face !== own && this.#book.table(face).advance(c) >= 0;
          const next = stays ? face : this.#book.faceFor(c, own, run.bold === true, face);
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
            if (!this.#book.has(c, own)) absent.push(String.fromCodePoint(c));
          }
        }
        const kern = previous >= 0 ? table.kern(previous, c) : 0;
        plain[i + 1] = (plain[i] as number) + advance * scale;
        kerned[i + 1] = (kerned[i] as number) + (advance + kern) * scale;
        if (wide === 2) {
          plain[i + 2] = plain[i + 1] as number;
          kerned[i + 2] = kerned[i + 1] as number;
          i++;
        }
        previous = c;
      }
      if (end > pieceStart) pieces.push({ start: pieceStart, end, face, run: index });
      at = end;
    }
    const rtl = rtlText && isRtlParagraph(text);
    if (rtlText && this.shaper !== undefined) this.#shapeRtl(text, pieces, runs, plain, kerned);
    return {
      text,
      breaks: findBreaks(text),
      pieces,
      rtl,
      tall: n > 0 && !/^[\u0000-\u024f\u2000-\u22ff]*$/.test(text) && isTallScript(text),
      plain,
      kerned,
      ...(absent.length > 0 ? { absent } : {}),
      ...(rtlText ? { levels: bidiLevels(text, rtl) } : {}),
    };
  }

  /** Joined letters are narrower than the letters alone: widths of right-to-left pieces come from the shaper, cluster by cluster. */
  #shapeRtl(text: string, pieces: readonly Piece[], runs: readonly MeasuredRun[], plain: Float64Array, kerned: Float64Array): void {
    const advances = new Float64Array(text.length);
    for (let i = 0; i < text.length; i++) advances[i] = (plain[i + 1] as number) - (plain[i] as number);
    for (const piece of pieces) {
      const words = text.slice(piece.start, piece.end);
      if (!hasRtl(words)) continue;
      const scale = (runs[piece.run] as MeasuredRun).scale / (this.shaper as Shaper).unitsPerEm(piece.face);
      advances.fill(0, piece.start, piece.end);
      for (const glyph of (this.shaper as Shaper).shape(piece.face, words, { rtl: true })) {
        const i = piece.start + glyph.cluster;
        advances[i] = (advances[i] as number) + glyph.x_advance * scale;
      }
    }
    for (let i = 0; i < text.length; i++) {
      plain[i + 1] = (plain[i] as number) + (advances[i] as number);
      kerned[i + 1] = plain[i + 1] as number;
    }
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
