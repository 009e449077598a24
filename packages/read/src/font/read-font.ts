/**
 * Reads an uploaded font and writes it again as a font of ours: outlines, advances and kerning, measured as they will be drawn. Scripts whose
 * letters join are left to the carried faces, because their shaping tables are not copied.
 */
import { encodeFaceTable } from '@deckwright/draw/typeset';
import * as hb from 'harfbuzzjs';
import { FontFault } from './font-fault.ts';
import { type Embedding, embeddingOf, type FontTables, type LineMetrics, lineMetrics, openFont, styleOf } from './font-tables.ts';
import { Pen } from './outlines.ts';
import { type NewGlyph, writeTrueType } from './write-truetype.ts';

export interface TakenFont {
  /** The family of the font; empty when it has none. */
  readonly family: string;
  readonly weight: number;
  readonly bold: boolean;
  readonly italic: boolean;
  /** One of the weights of a variable font. */
  readonly variable: boolean;
  readonly embedding: Exclude<Embedding['use'], 'restricted'>;
  /** Number of characters. */
  readonly characters: number;
  /** Width of the sentence below, relative to Arial. */
  readonly width: number;
  /** TrueType, ours. */
  readonly file: Uint8Array;
  /** See `typeset/metrics-table.ts`. */
  readonly metrics: Uint8Array;
}

const MAX_CHARACTERS = 12_000;
/** Characters that a font must have. */
const NEEDED = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;-()%&/+';
/** The sentence for comparing widths, and its width in Arial, ems. */
const SAMPLE = 'Revenue grew 12.5% to $1,240 million in fiscal 2026';
const SAMPLE_IN_ARIAL = 23.24;

/** Characters in scripts that are set letter by letter. */
function stands(c: number): boolean {
  if (c < 0x20 || (c >= 0x7f && c < 0xa0) || c > 0x2fa1f) return false;
  // Hebrew to Myanmar, Khmer and Mongolian, Balinese and on, presentation forms, surrogates, private use, emoji.
  if ((c >= 0x590 && c <= 0x109f) || (c >= 0x1780 && c <= 0x18af) || (c >= 0x1900 && c <= 0x1cff)) return false;
  if ((c >= 0xa840 && c <= 0xabff) || (c >= 0xd800 && c <= 0xf8ff) || (c >= 0xfb1d && c <= 0xfeff) || (c >= 0x10000 && c < 0x20000))
    return false;
  return !/[\p{M}\p{Cf}]/u.test(String.fromCodePoint(c));
}

/** Characters whose pairs are kerned: those of business text in European languages. */
const KERNED: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x391, 0x3c9],
  [0x410, 0x44f],
  [0x2010, 0x2026],
  [0x20ac, 0x20ac],
  [0x2212, 0x2212],
];

function isKerned(c: number): boolean {
  return KERNED.some(([from, to]) => c >= from && c <= to);
}

/** Weights of slides, which are taken from a variable font. */
const WEIGHTS = [400, 700] as const;
/** A variable font without heavier weights has no bold face. */
const MIN_BOLD = 600;

/**
 * The faces of a file: one, or the regular and the bold one of a variable font.
 * @throws FontFault for a font that cannot be used, among them those whose licence forbids what a PDF needs: its outlines, cut down to what is
 * used, inside the file; any other error ends the process that reads it
 */
export function readFont(bytes: Uint8Array): readonly TakenFont[] {
  const tables = openFont(bytes);
  const { use, no_outlines } = embeddingOf(tables);
  if (use === 'restricted' || no_outlines !== undefined)
    throw new FontFault('font_embedding_forbidden', `The font says that ${no_outlines}.`);
  return takeFaces(bytes, tables, use, whole);
}

/** Which of a font's characters are taken. @throws FontFault when it lacks too much */
interface Choice {
  of(characters: readonly number[]): readonly number[];
  /** Whether its pairs are kerned. */
  kerns(character: number): boolean;
  check(glyphs: ReadonlyMap<number, NewGlyph>): void;
}

/** A font that a brand sets everything in. */
const whole: Choice = {
  of: (characters) => characters,
  kerns: isKerned,
  check(glyphs) {
    const missing = [...NEEDED].filter((c) => (glyphs.get(c.codePointAt(0) ?? 0)?.advance ?? 0) <= 0);
    if (missing.length > 0)
      throw new FontFault(
        'font_lacks_letters',
        `The font has no ${missing
          .slice(0, 8)
          .map((c) => JSON.stringify(c))
          .join(', ')}${missing.length > 8 ? ` and ${missing.length - 8} more` : ''}.`,
      );
    if ([...'AHOxn08'].some((c) => (glyphs.get(c.codePointAt(0) ?? 0)?.outline.length ?? 0) === 0))
      throw new FontFault('font_not_drawable', 'The letters of the font have no outlines.');
  },
};

/** A font that a document brought for its own words. */
export interface DocumentFont extends Pick<TakenFont, 'file' | 'metrics'> {
  /** Why a PDF may not hold a part of it; undefined when it may. */
  readonly no_outlines?: string;
}

/**
 * A font that lies in a document, for measuring and showing that document's words; it may lack all other letters.
 * @param characters that the document uses; other letters of European languages are taken as well
 * @param bold the weight that is taken from a variable font
 * @throws FontFault for a font that cannot be used
 */
export function readDocumentFont(bytes: Uint8Array, characters: ReadonlySet<number>, bold: boolean): DocumentFont {
  const tables = openFont(bytes);
  const { use, no_outlines } = embeddingOf(tables);
  if (use === 'restricted') throw new FontFault('font_embedding_forbidden', `The font says that ${no_outlines}.`);
  const taken = takeFaces(bytes, tables, use, {
    of: (all) => all.filter((c) => characters.has(c) || isKerned(c)),
    // Every pair is shaped, and most of a document's pairs are of these.
    kerns: (c) => c < 0x7f || (characters.has(c) && isKerned(c)),
    check(glyphs) {
      if (![...glyphs.values()].some(({ outline }) => outline.length > 0))
        throw new FontFault('font_not_drawable', 'The font has no letters with outlines that are set one by one.');
    },
  });
  const face = taken.find((one) => one.bold === bold) ?? taken[0];
  if (face === undefined) throw new FontFault('font_unreadable', 'The font has no face.');
  return { file: face.file, metrics: face.metrics, ...(no_outlines === undefined ? {} : { no_outlines }) };
}

function takeFaces(bytes: Uint8Array, tables: FontTables, embedding: TakenFont['embedding'], choice: Choice): readonly TakenFont[] {
  const style = styleOf(tables);
  const lines = lineMetrics(tables);
  // A copy, because a slice of a Node buffer shares the memory around it.
  const face = new hb.Face(new hb.Blob(Uint8Array.from(bytes).buffer));
  const axis = tables.table('fvar') === undefined ? undefined : face.getAxisInfos()['wght'];
  const weights = axis === undefined ? [undefined] : WEIGHTS.filter((weight) => weight < MIN_BOLD || axis.max >= MIN_BOLD);
  return weights.map((weight) => {
    const font = new hb.Font(face);
    if (weight === undefined || axis === undefined)
      return takeFace(font, lines, { ...style, embedding, variable: tables.table('fvar') !== undefined }, choice);
    font.setVariations([new hb.Variation('wght', Math.min(Math.max(weight, axis.min), axis.max))]);
    return takeFace(font, lines, { ...style, weight, bold: weight >= MIN_BOLD, embedding, variable: true }, choice);
  });
}

type Said = Pick<TakenFont, 'family' | 'weight' | 'bold' | 'italic' | 'variable' | 'embedding'>;

function takeFace(font: hb.Font, lines: LineMetrics, style: Said, choice: Choice): TakenFont {
  const all = [...font.face.collectUnicodes().slice(0, 200_000)].filter(stands).sort((a, b) => a - b);
  const characters = choice.of(all);
  if (characters.length > MAX_CHARACTERS)
    throw new FontFault('font_too_large', `The font has ${characters.length} characters; at most ${MAX_CHARACTERS} are taken.`);
  const glyphs = drawAll(font, characters, lines.units_per_em);
  const advances = new Map(glyphs.map(({ codepoint, advance }) => [codepoint, advance]));
  const drawn = new Map(glyphs.map((glyph) => [glyph.codepoint, glyph]));
  choice.check(drawn);
  const kerns = kernsOf(font, advances, choice);
  const heightOf = (letter: string): number =>
    Math.max(0, ...(drawn.get(letter.codePointAt(0) ?? 0)?.outline ?? []).flat().map(({ y }) => y));
  const measured = { ...lines, cap_height: heightOf('H'), x_height: heightOf('x') };
  return {
    ...style,
    characters: glyphs.length,
    width:
      Math.round(
        ([...SAMPLE].reduce((sum, c) => sum + (advances.get(c.codePointAt(0) ?? 0) ?? 0), 0) / lines.units_per_em / SAMPLE_IN_ARIAL) * 1000,
      ) / 1000,
    file: writeTrueType({
      ...measured,
      family: style.family === '' ? 'Unnamed' : style.family,
      weight: style.bold ? 700 : 400,
      italic: style.italic,
      glyphs,
      kerns,
    }),
    metrics: encodeFaceTable({ ...measured, advances, kerns }),
  };
}

/** Every character that can be drawn. A character with a faulty outline is left out, and another face draws it. */
function drawAll(font: hb.Font, characters: readonly number[], em: number): readonly NewGlyph[] {
  const pen = new Pen(em);
  const funcs = new hb.DrawFuncs();
  funcs.setMoveToFunc((x, y) => pen.move(x, y));
  funcs.setLineToFunc((x, y) => pen.line(x, y));
  funcs.setQuadraticToFunc((cx, cy, x, y) => pen.quadratic(cx, cy, x, y));
  funcs.setCubicToFunc((ax, ay, bx, by, x, y) => pen.cubic(ax, ay, bx, by, x, y));
  funcs.setClosePathFunc(() => pen.close());
  const glyphs: NewGlyph[] = [];
  for (const codepoint of characters) {
    const gid = font.glyph(codepoint);
    if (gid === undefined) continue;
    const advance = font.glyphHAdvance(gid);
    font.drawGlyph(gid, funcs);
    const outline = pen.take();
    if (outline === undefined || !(advance >= 0 && advance <= 4 * em)) continue;
    glyphs.push({ codepoint, advance, outline });
  }
  return glyphs;
}

/** Kerning of each pair. One line is shaped for each left letter: the left letter before every right one, with an unknown letter between pairs. */
function kernsOf(font: hb.Font, advances: ReadonlyMap<number, number>, choice: Choice): ReadonlyMap<number, number> {
  const kerns = new Map<number, number>();
  const kerned = KERNED.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i)).filter(
    (c) => advances.has(c) && choice.kerns(c),
  );
  const buffer = new hb.Buffer();
  const features = ['liga', 'clig', 'calt'].map((tag) => new hb.Feature(tag, 0));
  const max_kern = Math.max(...advances.values()) / 2;
  for (const left of kerned) {
    buffer.reset();
    buffer.addCodePoints(kerned.flatMap((right) => [left, right, 0xffff]));
    buffer.guessSegmentProperties();
    hb.shape(font, buffer, features);
    const infos = buffer.getGlyphInfos();
    const positions = buffer.getGlyphPositions();
    const unkerned = advances.get(left) ?? 0;
    for (const [i, { cluster }] of infos.entries()) {
      if (cluster % 3 !== 0) continue;
      const right = kerned[cluster / 3];
      const kern = Math.round((positions[i]?.xAdvance ?? unkerned) - unkerned);
      if (right !== undefined && kern !== 0 && Math.abs(kern) < max_kern) kerns.set(left * 65_536 + right, kern);
    }
  }
  return kerns;
}
