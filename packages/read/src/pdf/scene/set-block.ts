/** A block of paragraphs as a text shape that wraps where the page did. */
import {
  type Box,
  type Emu,
  emuOfPt,
  type Insets,
  type Line,
  type Paragraph,
  type Rgb,
  type Run,
  type Span,
  type TextBody,
  type TextShape,
} from '@deckwright/draw/scene';
import { type FaceBook, type Han, hanOf, languageOf } from '@deckwright/draw/typeset';
import type { PdfParagraph, TextBlock } from '../text/blocks.ts';
import { goesOn, isCut } from '../text/joins.ts';
import type { ListMark } from '../text/lines.ts';
import { type Piece, type TextLine, textOf, turnBack } from '../text/lines.ts';
import type { PdfFace } from './faces.ts';

export interface SetKit {
  readonly book: FaceBook;
  readonly faces: ReadonlyMap<string, PdfFace>;
  /** The language whose forms Han characters have, where the page tells it. */
  readonly han?: Han;
}

export const NO_INSETS: Insets = { l: 0 as Emu, t: 0 as Emu, r: 0 as Emu, b: 0 as Emu };
/** Of raised and lowered letters, in percent of the size, as programs set them. */
const BASELINES = { super: 30, sub: -25 } as const;
const ARIAL: PdfFace = { family: 'Arial', twin: 'arimo', same: true };

interface Measures {
  readonly ascent: number;
  readonly natural: number;
}

const faceOf = (piece: Piece, kit: SetKit): PdfFace => kit.faces.get(piece.font.id) ?? ARIAL;

function measuresOf(line: TextLine, kit: SetKit): Measures {
  const piece = line.pieces.find(({ size_pt }) => size_pt >= line.size_pt - 0.2) ?? line.pieces[0];
  const table = kit.book.table(kit.book.nearest(piece === undefined ? 'arimo' : faceOf(piece, kit).twin, false, false));
  const above = (LINE_SHARE * table.ascent) / (table.ascent + table.descent);
  return { ascent: Math.min(HIGHEST, above), natural: LINE_SHARE };
}

/**
 * As PowerPoint sets lines, measured in PDFs that it wrote: the height of a line over the size of its letters, whatever the face; how much
 * of it stands above the baseline at most; and of the room that a looser line gains, the share above it.
 */
const LINE_SHARE = 1.2;
const HIGHEST = 0.96;
const ABOVE = 0.65;

/** What a line has above and below its baseline. Tighter lines lose room above. */
function sitting({ ascent, natural }: Measures, size: number, pitch: number): { readonly above: number; readonly below: number } {
  const gained = pitch - natural * size;
  return {
    above: ascent * size + (gained > 0 ? ABOVE * gained : gained),
    below: (natural - ascent) * size + (gained > 0 ? (1 - ABOVE) * gained : 0),
  };
}

/** Box and body of a block, in the frame that its angle turns. */
export function setBlock(block: TextBlock, id: string, kit: SetKit): TextShape {
  const lines = block.paragraphs.flatMap((p) => p.lines);
  const first = lines[0] as TextLine;
  const last = lines.at(-1) as TextLine;
  const measures = measuresOf(first, kit);
  const { ascent, natural } = measures;
  const pitch = pitchOf(block.paragraphs[0] as PdfParagraph) ?? natural * first.size_pt;
  const { above } = sitting(measures, first.size_pt, pitch);
  const wraps = block.paragraphs.some((p) => p.lines.length > 1 && !p.code);
  const [left, right] = [block.box.x0, block.box.x1];
  const width = Math.max(right - left + (wraps ? roomOf(block) : 0.03 * (right - left) + 1), 2);
  const extra = width - (right - left);
  const x = block.align === 'center' ? left - extra / 2 : block.align === 'right' ? left - extra : left;
  const top = first.y - above;
  const bottom = last.y + (natural - ascent) * last.size_pt;
  const frame = { x, y: top, w: width, h: Math.max(bottom - top, 1) };
  const body = bodyOf(block, kit, frame, wraps);
  const words = lines.map(textOf).join(' ').trim();
  return {
    kind: 'text',
    id,
    name: words.slice(0, 40).trim(),
    role: 'body',
    box: boxOf(frame, block.angle),
    ...(block.angle === 0 ? {} : { rotation: block.angle }),
    text: body,
  };
}

/** The box whose turn about its own middle stands where the turned frame stands. */
function boxOf(frame: { x: number; y: number; w: number; h: number }, angle: number): Box {
  const [cx, cy] = turnBack(frame.x + frame.w / 2, frame.y + frame.h / 2, -angle);
  return {
    x: emuOfPt(cx - frame.w / 2),
    y: emuOfPt(cy - frame.h / 2),
    w: emuOfPt(frame.w),
    h: emuOfPt(frame.h),
  };
}

/** Room to the right so that each line holds its words, and the first word of the next finds none. */
function roomOf(block: TextBlock): number {
  // Justified lines are as wide as their box.
  if (block.paragraphs.some(({ justified }) => justified)) return 0;
  let room = 0.03 * (block.box.x1 - block.box.x0);
  for (const { lines } of block.paragraphs)
    for (const [i, line] of lines.entries()) {
      const word = lines[i + 1]?.words[0];
      if (word === undefined) continue;
      const free = block.box.x1 - block.box.x0 - (line.x1 - (block.align === 'left' ? block.box.x0 : line.x0));
      room = Math.min(room, Math.max(0.2, (word.x1 - word.x0 + 0.25 * line.size_pt - free) * 0.6));
    }
  return room;
}

function pitchOf({ lines, code }: PdfParagraph): number | undefined {
  // Blank lines of a listing are lines too.
  if (code && lines.length > 1) return Math.min(...lines.slice(1).map((line, i) => line.y - (lines[i] as TextLine).y));
  const [a, b] = [lines[0], lines.at(-1)];
  return a !== undefined && b !== undefined && lines.length > 1 ? (b.y - a.y) / (lines.length - 1) : undefined;
}

/** Paragraphs and lines of a block within a frame. */
export function bodyOf(block: TextBlock, kit: SetKit, frame: { x: number; y: number; w: number }, wraps: boolean): TextBody {
  const paragraphs: Paragraph[] = [];
  const lines: Line[] = [];
  const common = block.paragraphs.map(pitchOf).find((p) => p !== undefined);
  let previous: { readonly line: TextLine; readonly below: number } | undefined;
  for (const [index, paragraph] of block.paragraphs.entries()) {
    const first = paragraph.lines[0] as TextLine;
    const measures = measuresOf(first, kit);
    const { natural, ascent } = measures;
    const gap = previous === undefined ? Number.POSITIVE_INFINITY : first.y - previous.line.y;
    // Lines of their own may stand tighter than the face sets them.
    const pitch = pitchOf(paragraph) ?? Math.min(common ?? Number.POSITIVE_INFINITY, natural * first.size_pt, gap);
    const { above, below } = sitting(measures, first.size_pt, pitch);
    const before = previous === undefined ? 0 : gap - previous.below - above;
    paragraphs.push({
      runs: runsOf(paragraph, kit, block, frame),
      align: block.align,
      leading: pitch / first.size_pt,
      line_pct: Math.round((pitch / (natural * first.size_pt)) * 1000) / 10,
      ...(before > 0.3 ? { space_before_pt: Math.round(before * 10) / 10 } : {}),
      ...(paragraph.mark === undefined ? {} : listOf(paragraph, paragraph.mark, block)),
      ...(paragraph.justified ? { justified: true } : {}),
      ...(block.rtl ? { rtl: true } : {}),
    });
    for (const line of paragraph.lines) lines.push({ ...lineOf(line, index, frame, kit, ascent), ...drawnMark(line, frame, kit) });
    previous = { line: paragraph.lines.at(-1) as TextLine, below };
  }
  return { paragraphs: inColumns(paragraphs), anchor: 'top', insets: NO_INSETS, wrap: wraps, lines };
}

/** Sizes of the letters by which numbers of one level stand apart, because their ends do not. */
const SAME_COLUMN = 0.4;

/** Numbers that end in one column, and the texts behind them that begin nearly in one, have one indent for each level. */
function inColumns(paragraphs: readonly Paragraph[]): Paragraph[] {
  return paragraphs.map((one) => {
    if (one.bullet?.kind !== 'number') return one;
    const size = emuOfPt(SAME_COLUMN * (one.runs[0]?.size_pt ?? 12));
    const own = paragraphs.filter(
      ({ bullet, level, indent = 0 }) =>
        bullet?.kind === 'number' && level === one.level && Math.abs(indent - (one.indent ?? 0)) <= Math.min(size, emuOfPt(3)),
    );
    const hangs = own.map(({ hang = 0 }) => hang);
    const [least, most] = [Math.min(...hangs), Math.max(...hangs)];
    if (own.length < 2 || most - least > size) return one;
    const indent = own[0]?.indent ?? one.indent ?? 0;
    return { ...one, indent: indent as Emu, hang: Math.min(most, indent) as Emu };
  });
}

function listOf(
  { lines }: PdfParagraph,
  { text, number, color, x0, x1, size_pct }: ListMark,
  block: TextBlock,
): Pick<Paragraph, 'bullet' | 'indent' | 'hang' | 'level'> {
  const line = lines[0] as TextLine;
  const next = lines[1] ?? line;
  // Lines behind the first may go back to where the mark stands.
  const [indent, hang] = block.rtl
    ? [block.box.x1 - Math.max(line.x1, next.x1), x1 - Math.max(line.x1, next.x1)]
    : [Math.min(line.x0, next.x0) - block.box.x0, Math.min(line.x0, next.x0) - x0];
  const sign = number ? text : (SIGNS[text] ?? text);
  return {
    bullet: { kind: number ? 'number' : 'char', color: color as Rgb, text: sign, ...(size_pct === undefined ? {} : { size_pct }) },
    indent: emuOfPt(Math.max(0, indent)),
    hang: emuOfPt(Math.max(0, Math.min(hang, indent))),
    ...levelOf(line, block),
  };
}

/** By the places of the marks of its box; the first is 0 and is not named. */
function levelOf(line: TextLine, block: TextBlock): { level?: number } {
  // Deeper levels may have smaller letters.
  const size = block.paragraphs[0]?.lines[0]?.size_pt ?? line.size_pt;
  const placeOf = ({ mark }: TextLine): number => Math.round(((block.rtl ? -(mark?.x1 ?? 0) : (mark?.x0 ?? 0)) / size) * 2);
  const marked = block.paragraphs.flatMap(({ lines: [first] }) => (first?.mark === undefined ? [] : [placeOf(first)]));
  const places = [...new Set(marked)].sort((a, b) => a - b).filter((place, i, all) => i === 0 || place - (all[i - 1] ?? 0) > 1);
  const level = places.filter((place) => place < placeOf(line) - 1).length;
  return level === 0 ? {} : { level: Math.min(level, 8) };
}

/** Bullets of symbol fonts as characters that every font has. */
const SIGNS: Readonly<Record<string, string>> = {
  '\u{f0b7}': '•',
  '\u{f0a7}': '▪',
  '\u{f0d8}': '➢',
  '\u{f076}': '❖',
  '\u{f0fc}': '✓',
  '\u{f0a8}': '□',
};

const letterWidth = (line: TextLine): number => {
  const letters = line.pieces.reduce((sum, { text }) => sum + text.length, 0);
  return Math.max(0.1, (line.x1 - line.x0) / Math.max(1, textOf(line).trimEnd().length || letters));
};

function runsOf({ lines, code, justified }: PdfParagraph, kit: SetKit, block: TextBlock, frame: { x: number; w: number }): Run[] {
  const pitch = Math.min(...lines.slice(1).map((line, i) => line.y - (lines[i] as TextLine).y));
  const runs: Run[] = [];
  const add = (piece: Piece, text: string, size_pt: number): void => {
    const { family } = faceOf(piece, kit);
    const run: Run = {
      text,
      size_pt: piece.raised === undefined ? piece.size_pt : size_pt,
      color: (piece.clear?.color ?? piece.color) as Rgb,
      ...(piece.clear === undefined ? {} : { alpha: Math.round(piece.clear.alpha * 1000) / 1000 }),
      font: family,
      ...tagged(text, kit),
      ...(piece.bold ? { bold: true } : {}),
      ...(piece.italic ? { italic: true } : {}),
      ...(piece.link === undefined ? {} : { link: piece.link }),
      ...(piece.raised === undefined || text.trim() === '' ? {} : { baseline_pct: BASELINES[piece.raised] }),
    };
    const last = runs.at(-1);
    const same =
      last !== undefined &&
      ['size_pt', 'color', 'alpha', 'font', 'bold', 'italic', 'link', 'lang', 'baseline_pct'].every(
        (key) => last[key as 'bold'] === run[key as 'bold'],
      );
    if (same) runs[runs.length - 1] = { ...last, text: last.text + text };
    else runs.push(run);
  };
  for (const [i, line] of lines.entries()) {
    const next = lines[i + 1];
    const cut = next !== undefined && !code && isCut(line, next, justified === true);
    const [before] = line.pieces;
    if (code && before !== undefined)
      add(before, ' '.repeat(Math.max(0, Math.round((line.x0 - block.box.x0) / letterWidth(line)))), line.size_pt);
    for (const [at, piece] of line.pieces.entries()) {
      let text = piece.text;
      if (runs.length === 0) text = text.trimStart();
      if (at === line.pieces.length - 1) text = text.trimEnd().slice(0, cut ? -1 : undefined);
      if (text !== '') add(piece, text, line.size_pt);
    }
    const last = line.pieces.at(-1);
    if (next === undefined || last === undefined || cut) continue;
    if (code) add(last, '\n'.repeat(Math.max(1, Math.round((next.y - line.y) / pitch))), line.size_pt);
    else if (!goesOn(textOf(line).trimEnd(), textOf(next).trimStart()))
      add(last, fits(line, next, block, frame) ? '\n' : ' ', line.size_pt);
  }
  return runs;
}

/** The first word of the next line would find room here, so that only a break holds it there. */
function fits(line: TextLine, next: TextLine, block: TextBlock, frame: { x: number; w: number }): boolean {
  const word = next.words[0];
  if (word === undefined) return false;
  const used = block.align === 'left' ? line.x1 - frame.x : line.x1 - line.x0;
  return used + 0.2 * line.size_pt + (word.x1 - word.x0) < frame.w;
}

function lineOf(line: TextLine, paragraph: number, frame: { x: number; y: number }, kit: SetKit, ascent: number): Line {
  const spans: Span[] = [];
  for (const piece of line.rtl ? [...line.pieces].reverse() : line.pieces) {
    const stretches = stretchesOf(piece, kit);
    const scale = (piece.x1 - piece.x0) / (stretches.reduce((sum, { w }) => sum + w, 0) || 1);
    let x = piece.x0;
    for (const { text, face, w } of line.rtl ? [...stretches].reverse() : stretches) {
      spans.push({
        text,
        face,
        size_pt: piece.size_pt,
        color: piece.color as Rgb,
        x: emuOfPt(x - frame.x),
        w: emuOfPt(w * scale),
        ...(line.rtl ? { rtl: true } : {}),
        ...(piece.link === undefined ? {} : { link: piece.link }),
      });
      x += w * scale;
    }
  }
  return {
    spans,
    baseline: emuOfPt(line.y - frame.y),
    x: emuOfPt(line.x0 - frame.x),
    w: emuOfPt(line.x1 - line.x0),
    ascent: emuOfPt(ascent * line.size_pt),
    descent: emuOfPt(0.25 * line.size_pt),
    paragraph,
  };
}

function drawnMark({ mark, size_pt, pieces: [piece] }: TextLine, frame: { x: number }, kit: SetKit): Pick<Line, 'bullet'> {
  if (mark === undefined || piece === undefined) return {};
  const text = mark.number ? mark.text : (SIGNS[mark.text] ?? mark.text);
  const own = kit.book.nearest(faceOf(piece, kit).twin, piece.bold, piece.italic);
  const face = kit.book.faceFor(text.codePointAt(0) ?? 32, own, piece.bold, own, kit.han ?? 'zh-CN');
  return {
    bullet: {
      x: emuOfPt(mark.x0 - frame.x),
      size: emuOfPt((size_pt * (mark.size_pct ?? 100)) / 100),
      color: mark.color as Rgb,
      text,
      face,
    },
  };
}

/** A piece by the carried faces that have its letters, with their widths in points. */
function stretchesOf(piece: Piece, { book, ...kit }: SetKit): { text: string; readonly face: string; w: number }[] {
  const own = book.nearest(faceOf(piece, { book, ...kit }).twin, piece.bold, piece.italic);
  const han = hanOf(piece.text, kit.han ?? 'zh-CN');
  const out: { text: string; readonly face: string; w: number }[] = [];
  for (const letter of piece.text) {
    const code = letter.codePointAt(0) ?? 32;
    const face = book.faceFor(code, own, piece.bold, out.at(-1)?.face ?? own, han);
    const table = book.table(face);
    const w = (Math.max(0, table.advance(code)) / table.units_per_em) * piece.size_pt;
    const last = out.at(-1);
    if (last?.face === face) {
      last.text += letter;
      last.w += w;
    } else out.push({ text: letter, face, w });
  }
  return out;
}

/** Scripts choose their face by their language. */
function tagged(text: string, { han }: SetKit): Pick<Run, 'lang'> {
  const lang = languageOf(text, '', hanOf(text, han ?? ''));
  return lang === undefined ? {} : { lang };
}
