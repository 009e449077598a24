/** Letters that a file says in place of those that it draws: the ActualText of marked content (ISO 32000-1, 14.9.4). */
import type { GlyphMark, Mark } from './marks.ts';

/** A file that says far more than it draws is not believed. */
export const MOST_A_GLYPH = 12;
const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** What is read, without what only steers a reader; undefined where that is nothing. */
export function actualTextOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.replaceAll(/[\p{Cc}\u200b\ufeff]+/gu, ' ');
  return text.trim() === '' ? undefined : text;
}

/** Gives the glyphs of `marks` from `start` on the letters of `says`; other marks stay. */
export function sayLetters(marks: Mark[], start: number, says: string): void {
  const drawn = marks.slice(start);
  const glyphs = drawn.filter((mark): mark is GlyphMark => mark.kind === 'glyph');
  if (glyphs.length === 0 || says.length > MOST_A_GLYPH * glyphs.length) return;
  // A place where a word may be parted is seen only where a hyphen is drawn.
  const text = /[-\u2010\u00ad]/.test(glyphs.at(-1)?.text ?? '') ? says : says.replaceAll('\u00ad', '');
  if (text === '') {
    marks.splice(start, drawn.length, ...drawn.filter(({ kind }) => kind !== 'glyph'));
    return;
  }
  const plain = (value: string): string => value.replaceAll(/\s+/g, '');
  if (plain(glyphs.map((glyph) => glyph.text).join('')) === plain(text)) return;
  const others = drawn.filter(({ kind }) => kind !== 'glyph');
  const said = shared(inReadingOrder(glyphs, text), letterUnits(text, glyphs.length));
  marks.splice(start, drawn.length, ...[...others, ...said].sort((a, b) => a.order - b.order));
}

/** Right-to-left text is drawn from either end. */
function inReadingOrder(glyphs: readonly GlyphMark[], text: string): readonly GlyphMark[] {
  if (!RTL.test(text)) return glyphs;
  const along = ({ x, y, along: [dx, dy] }: GlyphMark): number => x * dx + y * dy;
  const first = glyphs[0] as GlyphMark;
  const oneLine = glyphs.every((glyph) => Math.abs(glyph.y - first.y) < first.size_pt / 2 && glyph.along[0] === first.along[0]);
  return oneLine ? [...glyphs].sort((a, b) => along(b) - along(a)) : glyphs;
}

/** Code points where each has its glyph, else what a reader takes for one letter. */
function letterUnits(text: string, glyphs: number): readonly string[] {
  const points = [...text];
  if (points.length === glyphs) return points;
  return Array.from(new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);
}

/** Shares letters and glyphs out evenly: a glyph may stand for several letters, and a letter for several glyphs. */
function shared(glyphs: readonly GlyphMark[], units: readonly string[]): GlyphMark[] {
  const parts = Math.min(glyphs.length, units.length);
  const cut = <T>(list: readonly T[], part: number): readonly T[] =>
    list.slice(Math.floor((part * list.length) / parts), Math.floor(((part + 1) * list.length) / parts));
  return Array.from({ length: parts }, (_, part) => joined(cut(glyphs, part), cut(units, part).join('')));
}

/** One mark as wide as all that stand on its line. */
function joined(glyphs: readonly GlyphMark[], text: string): GlyphMark {
  const first = glyphs[0] as GlyphMark;
  const along = ({ x, y }: GlyphMark): number => x * first.along[0] + y * first.along[1];
  const row = glyphs.filter(({ x, y }) => Math.abs((x - first.x) * first.along[1] - (y - first.y) * first.along[0]) < first.size_pt / 2);
  const start = row.reduce((least, glyph) => (along(glyph) < along(least) ? glyph : least), first);
  const end = Math.max(...row.map((glyph) => along(glyph) + glyph.advance));
  const { unnamed: _, ...named } = first;
  return { ...named, text, said: true, x: start.x, y: start.y, advance: end - along(start) };
}
