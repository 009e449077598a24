/** Glyphs of a page to lines: stretches of one baseline that are read without a break, with their words and looks. */
import type { FontFacts } from '../page/fonts.ts';
import type { GlyphMark, PdfColor } from '../page/marks.ts';

/** Characters of one look. */
export interface Piece {
  text: string;
  readonly font: FontFacts;
  readonly size_pt: number;
  readonly color: PdfColor;
  readonly alpha: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly link?: string;
  /** Along the line. */
  x0: number;
  x1: number;
}

export interface TextLine {
  readonly pieces: Piece[];
  /** Along the line, in a frame that is turned by `angle`: x to the right, y down. */
  x0: number;
  x1: number;
  readonly y: number;
  /** Degrees clockwise. */
  readonly angle: number;
  readonly size_pt: number;
  /** Where each word begins and ends. */
  readonly words: { readonly x0: number; x1: number; text: string }[];
  order: number;
  rtl: boolean;
}

/** Shares of the size: a gap this wide is a space. */
const SPACE = 0.18;
/** One this wide ends the line, though a space is painted in it, and one this wide where none is: justified words stand nearer. */
const COLUMN = 1.6;
const BARE_COLUMN = 1;
const SAME_BASELINE = 0.25;

export const textOf = (line: TextLine): string => line.pieces.map(({ text }) => text).join('');

const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const LIGATURES: Readonly<Record<string, string>> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl', ﬅ: 'st', ﬆ: 'st' };

/**
 * @param glyphs in solid colours
 * @param linkAt the address at a point of the page
 */
export function linesOf(glyphs: readonly GlyphMark[], linkAt: (x: number, y: number) => string | undefined): TextLine[] {
  const byAngle = new Map<number, Placed[]>();
  for (const glyph of glyphs) {
    const angle = (Math.round((Math.atan2(glyph.along[1], glyph.along[0]) * 180) / Math.PI) + 360) % 360;
    const turned = turnBack(glyph.x, glyph.y, angle);
    const placed: Placed = { glyph, x: turned[0], y: turned[1], w: glyph.advance };
    const list = byAngle.get(angle);
    if (list === undefined) byAngle.set(angle, [placed]);
    else list.push(placed);
  }
  return [...byAngle].flatMap(([angle, placed]) => linesAlong(withoutDoubles(placed), angle, linkAt));
}

interface Placed {
  readonly glyph: GlyphMark;
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

export function turnBack(x: number, y: number, angle: number): readonly [number, number] {
  if (angle === 0) return [x, y];
  const a = (-angle * Math.PI) / 180;
  return [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)];
}

/** Some writers make letters bold by printing them twice, and shadows by printing them beside. */
function withoutDoubles(placed: readonly Placed[]): readonly Placed[] {
  const seen = new Map<string, Placed[]>();
  return placed.filter((one) => {
    if (one.glyph.text.trim() === '') return true;
    const key = `${one.glyph.text} ${Math.round(one.x / 4)} ${Math.round(one.y / 4)}`;
    const near = seen.get(key) ?? [];
    const by = one.glyph.size_pt * 0.06;
    if (near.some((other) => Math.abs(other.x - one.x) < by && Math.abs(other.y - one.y) < by)) return false;
    seen.set(key, [...near, one]);
    return true;
  });
}

function linesAlong(placed: readonly Placed[], angle: number, linkAt: (x: number, y: number) => string | undefined): TextLine[] {
  const rows: { y: number; size: number; glyphs: Placed[] }[] = [];
  const sorted = [...placed].sort((a, b) => a.y - b.y || a.x - b.x);
  for (const one of sorted) {
    const row = rows.findLast((r) => Math.abs(r.y - one.y) < SAME_BASELINE * Math.min(r.size, one.glyph.size_pt) || isRaised(r, one));
    if (row === undefined) rows.push({ y: one.y, size: one.glyph.size_pt, glyphs: [one] });
    else {
      row.glyphs.push(one);
      if (one.glyph.size_pt > row.size * 1.15 && one.glyph.text.trim() !== '') {
        row.size = one.glyph.size_pt;
        row.y = one.y;
      }
    }
  }
  return rows.flatMap((row) => cut(row.glyphs, row.y, angle, linkAt));
}

/** Superscripts and subscripts belong to the line beside them. */
function isRaised(row: { readonly y: number; readonly size: number; readonly glyphs: readonly Placed[] }, one: Placed): boolean {
  const [small, large] = [Math.min(row.size, one.glyph.size_pt), Math.max(row.size, one.glyph.size_pt)];
  if (small > 0.8 * large || Math.abs(row.y - one.y) > 0.45 * large) return false;
  return row.glyphs.some((g) => Math.abs(g.x + g.w - one.x) < 0.3 * large || Math.abs(one.x + one.w - g.x) < 0.3 * large);
}

function cut(glyphs: readonly Placed[], y: number, angle: number, linkAt: (x: number, y: number) => string | undefined): TextLine[] {
  const sorted = glyphs.map((g, i) => ({ g, i })).sort((a, b) => a.g.x - b.g.x || a.i - b.i);
  const lines: { line: TextLine; glyphs: Placed[] }[] = [];
  let spaced = false;
  for (const { g } of sorted) {
    const current = lines.at(-1);
    if (g.glyph.text.trim() === '') {
      // A space that is painted far from everything says nothing.
      if (current !== undefined && g.x - current.line.x1 < g.glyph.size_pt * 0.6) spaced = true;
      continue;
    }
    const gap = current === undefined ? 0 : g.x - current.line.x1;
    const size = current === undefined ? g.glyph.size_pt : Math.max(g.glyph.size_pt, current.line.size_pt);
    if (current === undefined || gap > (spaced ? COLUMN : BARE_COLUMN) * size || gap < -2 * size) {
      lines.push({ line: emptyLine(g, y, angle), glyphs: [g] });
      spaced = false;
    } else current.glyphs.push(g);
    const { line } = lines.at(-1) as { line: TextLine };
    const parted = current?.line === line && (spaced || gap > SPACE * Math.min(size, g.glyph.size_pt));
    append(line, g, parted, linkAt);
    spaced = false;
  }
  return lines.map(({ line }) => inReadingOrder(line));
}

const emptyLine = (g: Placed, y: number, angle: number): TextLine => ({
  pieces: [],
  x0: g.x,
  x1: g.x,
  y,
  angle,
  size_pt: g.glyph.size_pt,
  words: [],
  order: g.glyph.order,
  rtl: false,
});

function append(line: TextLine, { glyph, x, w }: Placed, parted: boolean, linkAt: (x: number, y: number) => string | undefined): void {
  const text = asSeen(
    glyph.text
      .replaceAll(/[ﬀ-ﬆ]/g, (c) => LIGATURES[c] ?? c)
      .replaceAll('\u00ad', '-')
      .replaceAll(/[\u200b\ufeff]/g, ''),
  );
  const color = glyph.paint.kind === 'solid' ? glyph.paint.color : '#000000';
  const link = linkAt(glyph.x + w / 2, glyph.y - glyph.size_pt * 0.3);
  const last = line.pieces.at(-1);
  const size_pt = Math.round(glyph.size_pt * 10) / 10;
  const italic = glyph.font.italic || glyph.oblique;
  const bold = glyph.font.bold || glyph.thickened === true;
  const same =
    last !== undefined &&
    last.font === glyph.font &&
    Math.abs(last.size_pt - size_pt) < 0.15 &&
    last.color === color &&
    last.italic === italic &&
    last.bold === bold &&
    last.link === link;
  if (parted && last !== undefined) last.text += ' ';
  if (same) {
    last.text += text;
    last.x1 = Math.max(last.x1, x + w);
  } else
    line.pieces.push({
      text,
      font: glyph.font,
      size_pt,
      color,
      alpha: glyph.alpha,
      bold,
      italic,
      x0: x,
      x1: x + w,
      ...(link === undefined ? {} : { link }),
    });
  const word = line.words.at(-1);
  if (word === undefined || parted) line.words.push({ x0: x, x1: x + w, text });
  else {
    word.x1 = Math.max(word.x1, x + w);
    word.text += text;
  }
  line.x1 = Math.max(line.x1, x + w);
  line.order = Math.max(line.order, glyph.order);
  if (glyph.size_pt > line.size_pt) Object.assign(line, { size_pt: glyph.size_pt });
}

/** Right-to-left letters stand on the page as they are seen; words are kept as they are read. */
function inReadingOrder(line: TextLine): TextLine {
  const text = textOf(line);
  if (!RTL.test(text)) return line;
  const letters = [...text].filter((c) => /\p{L}/u.test(c));
  line.rtl = letters.filter((c) => RTL.test(c)).length * 2 >= letters.length;
  if (!line.rtl) return line;
  const read = line.pieces.map((piece) => ({ ...piece, text: reversed(piece.text) })).reverse();
  line.pieces.splice(0, line.pieces.length, ...read);
  line.words.reverse();
  return line;
}

/** A glyph of several letters that are read from right to left, in the order in which lines collect what is seen. */
const asSeen = (text: string): string => (text.length > 1 && RTL.test(text) ? [...text].reverse().join('') : text);

/** Turns a line round, and numbers and Latin words in it back. */
const reversed = (text: string): string =>
  [...text]
    .reverse()
    .join('')
    .replaceAll(/[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}.,:/%-]*/gu, (word) => [...word].reverse().join(''))
    .replaceAll(/[()[\]{}<>]/g, (c) => '()[]{}<>'['()[]{}<>'.indexOf(c) ^ 1] ?? c);
