/** Lines to paragraphs, and paragraphs to boxes. */
import type { Rect } from '../page/matrix.ts';
import { type TextLine, textOf } from './lines.ts';

export interface PdfParagraph {
  readonly lines: TextLine[];
  readonly bullet?: { readonly text: string; readonly number: boolean; readonly x0: number };
}

export interface TextBlock {
  readonly paragraphs: PdfParagraph[];
  readonly align: 'left' | 'center' | 'right';
  readonly box: Rect;
  readonly angle: number;
  readonly order: number;
  readonly rtl: boolean;
}

const BULLET = /^([•▪■◦●○‣⁃∙·►▶➢➤✓✔❖◆◇□–—*\u2212\u{f0a7}\u{f0b7}\u{f0d8}\u{f076}\u{f0fc}\u{f0a8}o-])(?=\s|$)\s*/u;
const NUMBER = /^((?:\d{1,2}|[a-zA-Z])[.)])\s+(?=\S)/;

/** @param containerOf the shape that a line stands in, by its number */
export function blocksOf(lines: readonly TextLine[], containerOf: (line: TextLine) => number): TextBlock[] {
  const joined = joinBullets(lines);
  const sorted = [...joined].sort((a, b) => a.angle - b.angle || a.y - b.y || a.x0 - b.x0);
  const groups: { lines: TextLine[]; container: number }[] = [];
  for (const line of sorted) {
    const container = containerOf(line);
    const fitting = groups
      .filter((g) => g.container === container && continues(g.lines, line))
      .sort((a, b) => overlap(b.lines.at(-1) as TextLine, line) - overlap(a.lines.at(-1) as TextLine, line))[0];
    if (fitting === undefined) groups.push({ lines: [line], container });
    else fitting.lines.push(line);
  }
  return groups.map(({ lines: of }) => blockOf(of));
}

/** A bullet that stands apart goes to the text on its right. */
function joinBullets(lines: readonly TextLine[]): TextLine[] {
  const used = new Set<TextLine>();
  for (const line of lines) {
    const text = textOf(line).trim();
    if (!(BULLET.test(text) && [...text].length === 1) && !/^\d{1,2}[.)]$/.test(text)) continue;
    const right = lines
      .filter((o) => o !== line && !used.has(o) && o.angle === line.angle && Math.abs(o.y - line.y) < line.size_pt * 0.4 && o.x0 >= line.x1)
      .sort((a, b) => a.x0 - b.x0)[0];
    if (right === undefined || right.x0 - line.x1 > 4 * right.size_pt) continue;
    const last = line.pieces.at(-1);
    if (last !== undefined) last.text = `${last.text.trimEnd()} `;
    right.pieces.unshift(...line.pieces);
    right.words.unshift(...line.words);
    right.x0 = line.x0;
    used.add(line);
  }
  return lines.filter((line) => !used.has(line));
}

const overlap = (a: TextLine, b: TextLine): number => Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
const near = (a: number, b: number, by: number): boolean => Math.abs(a - b) < by;

function continues(lines: readonly TextLine[], line: TextLine): boolean {
  const last = lines.at(-1) as TextLine;
  const size = Math.max(last.size_pt, line.size_pt);
  if (last.angle !== line.angle || Math.min(last.size_pt, line.size_pt) < 0.86 * size || last.rtl !== line.rtl) return false;
  const pitch = line.y - last.y;
  const earlier = lines.at(-2);
  const usual = earlier === undefined ? 1.75 * size : Math.max(1.75 * size, Math.min(2.4 * size, (last.y - earlier.y) * 1.35));
  if (pitch < 0.75 * size || pitch > usual || overlap(last, line) < -0.2 * size) return false;
  const by = 0.6 * size;
  const left = near(textStart(last), textStart(line), by) || near(last.x0, line.x0, by) || near(textStart(last), line.x0, by);
  const indented = isListLine(line) || isListLine(lines[0] as TextLine);
  return (
    left || near(middle(last), middle(line), by) || near(last.x1, line.x1, by * 0.7) || (indented && Math.abs(line.x0 - last.x0) < 5 * size)
  );
}

const middle = ({ x0, x1 }: TextLine): number => (x0 + x1) / 2;
export const isListLine = (line: TextLine): boolean => BULLET.test(textOf(line)) || NUMBER.test(textOf(line));

/** Where the words begin, behind a bullet or number. */
export function textStart(line: TextLine): number {
  return isListLine(line) && line.words.length > 1 ? (line.words[1]?.x0 ?? line.x0) : line.x0;
}

function blockOf(lines: readonly TextLine[]): TextBlock {
  const first = lines[0] as TextLine;
  const align = first.rtl ? 'right' : alignOf(lines);
  const right = Math.max(...lines.map(({ x1 }) => x1));
  const paragraphs: PdfParagraph[] = [];
  for (const [i, line] of lines.entries()) {
    const previous = lines[i - 1];
    if (previous === undefined || startsParagraph(previous, line, lines, right, align)) paragraphs.push(paragraphOf(line));
    else paragraphs.at(-1)?.lines.push(line);
  }
  return {
    paragraphs,
    align,
    box: {
      x0: Math.min(...lines.map(({ x0 }) => x0)),
      x1: right,
      y0: first.y - first.size_pt,
      y1: (lines.at(-1)?.y ?? 0) + 0.25 * first.size_pt,
    },
    angle: first.angle,
    order: Math.max(...lines.map(({ order }) => order)),
    rtl: first.rtl,
  };
}

function alignOf(lines: readonly TextLine[]): 'left' | 'center' | 'right' {
  if (lines.length === 1 || lines.some(isListLine)) return 'left';
  const spread = (of: (line: TextLine) => number): number => Math.max(...lines.map(of)) - Math.min(...lines.map(of));
  const [left, centre, right] = [spread(textStart), spread(middle), spread(({ x1 }) => x1)];
  const slack = (lines[0]?.size_pt ?? 10) * 0.25;
  if (left <= slack || left <= Math.min(centre, right)) return 'left';
  return centre <= right ? 'center' : 'right';
}

function startsParagraph(previous: TextLine, line: TextLine, all: readonly TextLine[], right: number, align: string): boolean {
  if (isListLine(line)) return true;
  const size = line.size_pt;
  const pitches = all.slice(1).map((l, i) => l.y - (all[i] as TextLine).y);
  if (line.y - previous.y > Math.min(...pitches) + 0.3 * size) return true;
  if (Math.abs(previous.size_pt - line.size_pt) > 0.08 * size) return true;
  const [a, b] = [previous.pieces.at(-1), line.pieces[0]];
  if (a !== undefined && b !== undefined && a.bold !== b.bold && previous.pieces.every((p) => p.bold === a.bold)) return true;
  if (align === 'left' && isListLine(all[0] as TextLine) && line.x0 < textStart(previous) - size) return true;
  // The next word would have found room.
  const word = line.words[0];
  const free =
    align === 'center' ? 2 * (right - previous.x1) : line.rtl ? previous.x0 - Math.min(...all.map(({ x0 }) => x0)) : right - previous.x1;
  return word !== undefined && free > word.x1 - word.x0 + 0.35 * size + 0.02 * (right - previous.x0);
}

function paragraphOf(line: TextLine): PdfParagraph {
  const text = textOf(line);
  const found = BULLET.exec(text) ?? NUMBER.exec(text);
  if (found === null || line.words.length < 2) return { lines: [line] };
  const number = NUMBER.test(text);
  return { lines: [line], bullet: { text: found[1] ?? '', number, x0: line.x0 } };
}
