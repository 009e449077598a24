/** A block of lines as a text shape, whose lines stand where the picture has them. */
import {
  type Emu,
  emuOfPt,
  type Insets,
  type Line,
  type Paragraph,
  type Rgb,
  type Run,
  type Span,
  type TextShape,
} from '@deckwright/draw/scene';
import type { FaceBook } from '@deckwright/draw/typeset';
import type { PictureBlock } from './blocks-of-lines.ts';
import { type Frame, hexOf } from './frame.ts';
import type { SettledBlock } from './settle-blocks.ts';
import { bearingAfter, bearingBefore, type PictureLine, type PictureWord } from './words.ts';

const NO_INSETS: Insets = { l: 0 as Emu, t: 0 as Emu, r: 0 as Emu, b: 0 as Emu };
/** Names that readers have carried families by. */
const NAMES: Readonly<Record<string, string>> = {
  arimo: 'Arial',
  carlito: 'Calibri',
  tinos: 'Times New Roman',
  caladea: 'Cambria',
  gelasio: 'Georgia',
  cousine: 'Courier New',
};
/** Room beside the words, so that a reader whose font is a little wider breaks where the picture does. */
const ROOM = 0.03;
const SMALLEST_PT = 1;
/** Of the size: lines of another font may be so much higher before they are drawn smaller. */
const TALLER = 0.12;
/** Of its width, what a line by itself may need more in another font. */
const FREELY = 0.25;

export function setPictureBlock(block: SettledBlock, id: string, frame: Frame, book: FaceBook, isTitle: boolean): TextShape {
  const lines = block.paragraphs.flat();
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === undefined || last === undefined) throw new RangeError('A block has lines.');
  const size_px = medianOf(lines.map((line) => line.size_px));
  const size_pt = Math.max(SMALLEST_PT, Math.round(size_px * frame.pt_px * 10) / 10);
  const { family, bold } = first;
  const face = book.nearest(family, bold, false);
  const table = book.table(face);
  const natural = (table.ascent + table.descent + table.line_gap) / table.units_per_em;
  const ascent = table.ascent / table.units_per_em;
  const pitch_pt = pitchOf(block) * frame.pt_px || natural * size_pt;
  const above = ascent * size_pt - Math.max(0, natural * size_pt - pitch_pt);
  const isShort = block.spare_px < FREELY * (block.right - block.left);
  // Titles are broken at the width of their box by some readers, whatever the box says; a label that meets something is better small than broken.
  const shrinks = isTitle || isShort || block.paragraphs.some((paragraph) => paragraph.length > 1);
  const pt = (px: number): number => px * frame.pt_px;
  // A reader sets each line in the face itself, which may be wider than the picture's.
  const widest = Math.max(...lines.map((line) => advanceOf(line.text, face, bold, book) * size_pt));
  const least = ROOM * pt(block.right - block.left) + 1 + Math.max(0, widest - pt(block.right - block.left));
  const room = shrinks ? Math.max(least, pt(block.spare_px)) : least;
  const x =
    pt(block.left) -
    (block.align === 'left' ? bearingBefore(first.text) * size_pt : 0) -
    (block.align === 'center' ? room / 2 : block.align === 'right' ? room : 0);
  const y = pt(first.baseline) - above;
  const bottom = pt(last.baseline) + (natural - ascent) * size_pt;
  const set = { frame, x, y, size_pt, family, face, bold };
  const paragraphs: Paragraph[] = block.paragraphs.map((own, i) => {
    const before = i === 0 ? 0 : pt((own[0]?.baseline ?? 0) - (block.paragraphs[i - 1]?.at(-1)?.baseline ?? 0)) - pitch_pt;
    return {
      runs: runsOf(own, set),
      align: block.align,
      leading: pitch_pt / size_pt,
      line_pct: Math.round((pitch_pt / (natural * size_pt)) * 1000) / 10,
      ...(before > 0.3 ? { space_before_pt: Math.round(before * 10) / 10 } : {}),
    };
  });
  const words = lines.map((line) => line.text).join(' ');
  return {
    kind: 'text',
    id,
    name: words.slice(0, 40).trim(),
    role: isTitle ? 'title' : 'body',
    ...(isTitle ? { placeholder: 'title' as const } : {}),
    box: {
      x: emuOfPt(x),
      y: emuOfPt(y),
      w: emuOfPt(Math.max(2, pt(block.right - block.left) + room)),
      h: emuOfPt(Math.max(1, bottom - y + (shrinks ? TALLER * size_pt * lines.length : 0))),
    },
    text: {
      paragraphs,
      anchor: 'top',
      insets: NO_INSETS,
      wrap: shrinks,
      ...(shrinks ? { shrinks } : {}),
      lines: block.paragraphs.flatMap((own, i) => own.map((line) => lineOf(line, i, set, book, ascent))),
    },
  };
}

interface Setting {
  readonly frame: Frame;
  readonly x: number;
  readonly y: number;
  readonly size_pt: number;
  readonly family: string;
  readonly face: string;
  readonly bold: boolean;
}

/** Baseline to baseline, in pixels; 0 for one line. */
function pitchOf({ paragraphs }: PictureBlock): number {
  const lines = paragraphs.find((paragraph) => paragraph.length > 1) ?? paragraphs.flat();
  const [first, last] = [lines[0], lines.at(-1)];
  return first === undefined || last === undefined || lines.length < 2 ? 0 : (last.baseline - first.baseline) / (lines.length - 1);
}

function runsOf(lines: readonly PictureLine[], { size_pt, family, bold }: Setting): Run[] {
  const runs: Run[] = [];
  for (const [i, word] of lines.flatMap(({ words }) => words).entries()) {
    const color = hexOf(word.color);
    const text = i === 0 ? word.text : ` ${word.text}`;
    const last = runs.at(-1);
    const isBold = word.bold ?? bold;
    if (last?.color === color && (last.bold ?? false) === isBold) runs[runs.length - 1] = { ...last, text: last.text + text };
    else runs.push({ text, size_pt, color, font: NAMES[family] ?? 'Arial', ...(isBold ? { bold: true } : {}) });
  }
  return runs;
}

/** Words of one colour and weight that follow one another; each begins where the picture has it. */
function lineOf(line: PictureLine, paragraph: number, set: Setting, book: FaceBook, ascent: number): Line {
  const { frame, x, y, size_pt } = set;
  const pt = (px: number): number => px * frame.pt_px;
  const spans: Span[] = [];
  const left = pt(line.left) - x - bearingBefore(line.text) * size_pt;
  const parts = stretches(line.words, set.bold).flatMap(({ text, color, bold }) => {
    const face = bold === set.bold ? set.face : book.nearest(set.family, bold, false);
    return byFace(text, face, bold, book).map((part) => ({ ...part, color }));
  });
  const natural = parts.reduce((sum, { ems }) => sum + ems, 0) * size_pt;
  const scale = (pt(line.right - line.left) + (bearingBefore(line.text) + bearingAfter(line.text)) * size_pt) / Math.max(0.1, natural);
  let at = left;
  for (const { text, face, ems, color } of parts) {
    const w = ems * size_pt * scale;
    spans.push({ text, face, size_pt, color, x: emuOfPt(at), w: emuOfPt(w) });
    at += w;
  }
  return {
    spans,
    baseline: emuOfPt(pt(line.baseline) - y),
    x: emuOfPt(left),
    w: emuOfPt(pt(line.right - line.left)),
    ascent: emuOfPt(ascent * size_pt),
    descent: emuOfPt(0.25 * size_pt),
    paragraph,
  };
}

function stretches(
  words: readonly PictureWord[],
  ofLine: boolean,
): { readonly text: string; readonly color: Rgb; readonly bold: boolean }[] {
  const out: { text: string; color: Rgb; bold: boolean }[] = [];
  for (const [i, { text, color, bold = ofLine }] of words.entries()) {
    const hex = hexOf(color);
    const last = out.at(-1);
    const own = i === 0 ? text : ` ${text}`;
    if (last?.color === hex && last.bold === bold) last.text += own;
    else out.push({ text: own, color: hex, bold });
  }
  return out;
}

function byFace(text: string, own: string, bold: boolean, book: FaceBook): { text: string; readonly face: string; ems: number }[] {
  const parts: { text: string; readonly face: string; ems: number }[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 32;
    const face = book.faceFor(code, own, bold, parts.at(-1)?.face ?? own);
    const table = book.table(face);
    const ems = Math.max(0, table.advance(code)) / table.units_per_em;
    const last = parts.at(-1);
    if (last?.face === face) {
      last.text += letter;
      last.ems += ems;
    } else parts.push({ text: letter, face, ems });
  }
  return parts;
}

const advanceOf = (text: string, face: string, bold: boolean, book: FaceBook): number =>
  byFace(text, face, bold, book).reduce((sum, { ems }) => sum + ems, 0);

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
