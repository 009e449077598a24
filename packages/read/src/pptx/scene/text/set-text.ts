/** Sets foreign text into a frame: lines with their baselines, for drawing and for measuring overflow. */
import { type Line, ptOfEmu } from '@deckwright/draw/scene';
import { type ForeignBullet, type ForeignText, type Spacing, UNKNOWN } from '../../model/index.ts';
import { breakForeignLines, type ForeignLine } from './break-lines.ts';
import { bulletLook } from './bullets.ts';
import { drawnFamily } from './faces.ts';
import type { TextKit } from './kit.ts';
import { type PreparedParagraph, prepareParagraph } from './prepare.ts';
import { type BulletPlace, type Inks, lineOf } from './spans.ts';

export interface SetLine {
  readonly paragraph: number;
  /** Index of the line in its paragraph. */
  readonly index: number;
  readonly text: string;
  /** Points from the top of the text; the column's when there are several. */
  readonly top_pt: number;
  readonly height_pt: number;
  readonly baseline_pt: number;
  /** Points from the left edge of the frame. */
  readonly x_pt: number;
  readonly width_pt: number;
  readonly column: number;
}

export interface SetText {
  readonly lines: readonly SetLine[];
  /** Points of the widest line with its indent, and of all lines with the space between them. */
  readonly width_pt: number;
  readonly height_pt: number;
}

interface Placed extends SetLine {
  readonly source: ForeignLine;
  readonly prepared: PreparedParagraph;
  readonly bullet: BulletPlace | undefined;
  /** Free points that a justified line spreads over its spaces. */
  readonly spread_pt: number;
}

/** Where the text's frame is: EMU, insets already taken off. */
export interface Frame {
  readonly w: number;
  readonly h: number;
}

/** Lines of `text` in a frame; nothing is cut where it does not fit. */
export const setForeignText = (text: ForeignText, frame: Frame, kit: TextKit): SetText => place(text, frame, kit);

/** The same lines ready to draw, relative to the frame's top-left corner. */
export function drawnLines(text: ForeignText, frame: Frame, kit: TextKit, inks: Inks): Line[] {
  const set = place(text, frame, kit);
  const free = ptOfEmu(frame.h) - set.height_pt;
  const top = text.anchor === 'top' ? 0 : text.anchor === 'bottom' ? free : free / 2;
  const columns = columnsOf(text, frame);
  const left = text.anchor_center ? Math.max(0, (columns.width_pt - set.width_pt) / 2) - set.lefts_pt : 0;
  return set.lines.flatMap((line) =>
    lineOf(
      {
        prepared: line.prepared,
        source: line.source,
        paragraph: line.paragraph,
        x_pt: line.x_pt + left,
        baseline_pt: line.baseline_pt + top,
        spread_pt: line.spread_pt,
        bullet: line.bullet && { ...line.bullet, x_pt: line.bullet.x_pt + left },
      },
      kit,
      inks,
    ),
  );
}

interface PlacedText extends SetText {
  readonly lines: readonly Placed[];
  /** Left edge of the leftmost line. */
  readonly lefts_pt: number;
}

/** Limit of characters; a longer text is hostile, because no slide can show it. */
const MAX_PARAGRAPHS = 3_000;
/**
 * Height of a line over the size of its font, whatever the face, and what a percentage of spacing counts in: measured in PDFs that
 * PowerPoint wrote, Calibri and Segoe UI alike. The face says how much of it stands above the baseline, up to a bound.
 */
const LINE_SHARE = 1.2;
const HIGHEST = 0.96;

function place(text: ForeignText, frame: Frame, kit: TextKit): PlacedText {
  const columns = columnsOf(text, frame);
  const lines: Placed[] = [];
  let y = 0;
  let column = 0;
  let tallest = 0;
  let width = 0;
  let lefts = Number.POSITIVE_INFINITY;
  const height_pt = ptOfEmu(frame.h);
  // An empty paragraph is as high as its neighbours' face.
  let family = drawnFamily(faceOf(text), kit.book).family;
  for (const [index, paragraph] of text.paragraphs.slice(0, MAX_PARAGRAPHS).entries()) {
    const prepared = prepareParagraph(paragraph, text, kit, family);
    family = prepared.empty_family;
    const left = Math.max(0, ptOfEmu(paragraph.margin_left));
    const hang = left + ptOfEmu(paragraph.indent);
    const far = paragraph.rtl ? 'left' : 'right';
    const bullet = bulletOf(prepared, paragraph.bullet, Math.max(0, hang), left, kit);
    const measure = {
      first_pt: bullet ? bullet.text_pt : Math.max(0, hang),
      others_pt: left,
      right_pt: columns.width_pt - ptOfEmu(paragraph.margin_right),
      wrap: text.wrap,
    };
    const broken = breakForeignLines(prepared, measure);
    const first = figuresOf(prepared, broken[0] as ForeignLine, kit);
    if (index > 0) y += spaceOf(paragraph.before, first.size_pt);
    for (const [i, line] of broken.entries()) {
      const figures = figuresOf(prepared, line, kit);
      const pitch = pitchOf(figures, paragraph.line, text.line_reduction);
      if (columns.count > 1 && column < columns.count - 1 && y > 0 && y + pitch.height_pt > height_pt) {
        column++;
        y = 0;
      }
      const free = measure.right_pt - line.from_pt - line.width_pt;
      const justified = paragraph.align === 'justify' && !line.hard && free > 0;
      const shift = paragraph.align === 'center' ? free / 2 : paragraph.align === far ? free : 0;
      const base = column * (columns.width_pt + columns.gap_pt);
      const along = line.from_pt + shift;
      // Indents and bullets of right-to-left paragraphs are measured from the right edge.
      const mirrored = (from: number, width: number): number => base + (paragraph.rtl ? columns.width_pt - from - width : from);
      const x = mirrored(along, justified ? line.width_pt + free : line.width_pt);
      lines.push({
        paragraph: index,
        index: i,
        text: prepared.measured.text.slice(line.start, line.end),
        top_pt: y,
        height_pt: pitch.height_pt,
        baseline_pt: y + pitch.ascent_pt,
        x_pt: x,
        width_pt: line.width_pt,
        column,
        source: line,
        prepared,
        // A centred line takes its bullet along.
        bullet: i === 0 && bullet ? { ...bullet, x_pt: mirrored(shift + bullet.x_pt, bullet.width_pt) } : undefined,
        spread_pt: justified ? free : 0,
      });
      y += pitch.height_pt;
      tallest = Math.max(tallest, y);
      width = Math.max(width, line.width_pt + (paragraph.align === 'left' ? line.from_pt : 0));
      lefts = Math.min(lefts, x);
    }
    const last = broken.at(-1) as ForeignLine;
    if (index < text.paragraphs.length - 1) y += spaceOf(paragraph.after, figuresOf(prepared, last, kit).size_pt);
  }
  return { lines, width_pt: width, height_pt: tallest, lefts_pt: Number.isFinite(lefts) ? lefts : 0 };
}

function faceOf({ paragraphs }: ForeignText): string {
  const face = paragraphs.find(({ runs }) => runs.length > 0)?.runs[0]?.face;
  return face === undefined || face === UNKNOWN ? 'Calibri' : face;
}

const spaceOf = (space: Spacing, size_pt: number): number => Math.max(0, 'pt' in space ? space.pt : space.pct * size_pt * LINE_SHARE);

function columnsOf(text: ForeignText, frame: Frame): { readonly count: number; readonly width_pt: number; readonly gap_pt: number } {
  const count = Math.min(16, Math.max(1, Math.round(text.columns)));
  const gap_pt = count > 1 ? ptOfEmu(text.column_gap) : 0;
  return { count, gap_pt, width_pt: Math.max(1, (ptOfEmu(frame.w) - gap_pt * (count - 1)) / count) };
}

interface Figures {
  readonly ascent_pt: number;
  readonly natural_pt: number;
  readonly size_pt: number;
}

/** The tallest of the line's own runs. */
function figuresOf(p: PreparedParagraph, line: ForeignLine, kit: TextKit): Figures {
  let ascent = 0;
  let descent = 0;
  let size = 0;
  const take = (family: string, bold: boolean, size_pt: number): void => {
    const table = kit.book.table(kit.book.nearest(family, bold, false));
    const above = Math.min(HIGHEST, (LINE_SHARE * table.ascent) / (table.ascent + table.descent));
    ascent = Math.max(ascent, above * size_pt);
    descent = Math.max(descent, (LINE_SHARE - above) * size_pt);
    size = Math.max(size, size_pt);
  };
  for (const piece of p.measured.pieces) {
    if (piece.end <= line.start || piece.start >= line.end) continue;
    const run = p.runs[piece.run];
    if (run) take(run.family, run.source.bold, run.line_size_pt);
  }
  if (size === 0) take(p.empty_family, false, emptySize(p, line));
  return { ascent_pt: ascent, natural_pt: ascent + descent, size_pt: size };
}

/** Size of a line without letters: that of the run that it stands in, or what the paragraph's end says. */
function emptySize(p: PreparedParagraph, line: ForeignLine): number {
  const at = p.measured.pieces.find((piece) => piece.start <= line.start && piece.end > line.start);
  return (at && p.runs[at.run]?.line_size_pt) ?? p.empty_size_pt;
}

/** Of the room that a looser line gains, the share above it, the first line of a text too; measured like `LINE_SHARE`. */
const ABOVE = 0.65;

/** Tighter lines lose room above. */
function pitchOf(figures: Figures, line: Spacing, reduction: number): { readonly height_pt: number; readonly ascent_pt: number } {
  const { natural_pt, ascent_pt } = figures;
  const pitch_pt = 'pt' in line ? line.pt : natural_pt * Math.max(0.1, line.pct - reduction);
  const height = Math.max(0.1, Number.isFinite(pitch_pt) ? pitch_pt : natural_pt);
  const gained = height - natural_pt;
  return { height_pt: height, ascent_pt: ascent_pt + (gained > 0 && 'pct' in line ? gained * ABOVE : gained) };
}

function bulletOf(
  p: PreparedParagraph,
  bullet: ForeignBullet | undefined,
  x_pt: number,
  left_pt: number,
  kit: TextKit,
): BulletPlace | undefined {
  const first = p.runs[0];
  if (bullet === undefined || first === undefined || p.measured.text.trim() === '') return undefined;
  const size_pt = first.line_size_pt * Math.min(4, Math.max(0.1, bullet.size_pct === undefined ? 1 : bullet.size_pct / 100));
  const set = bulletText(bullet, first.family, size_pt, first.source.bold, kit);
  // With a hanging indent the text begins at the margin; without, where the bullet ends.
  const ends = x_pt + set.width_pt;
  const text_pt = ends <= left_pt + 0.5 ? left_pt : ends + size_pt * 0.15;
  return { ...set, x_pt, text_pt, size_pt, ...(bullet.paint === undefined ? {} : { paint: bullet.paint }) };
}

function bulletText(
  bullet: ForeignBullet,
  family: string,
  size_pt: number,
  bold: boolean,
  kit: TextKit,
): Pick<BulletPlace, 'text' | 'face' | 'width_pt'> {
  const { text, family: own } = bulletLook(bullet, family, kit.book);
  const m = kit.measurer.paragraph(
    [{ text, font: own, bold: bullet.kind === 'number' && bold, scale: size_pt }],
    (font) => font ?? 'arimo',
  );
  return { text, face: m.pieces[0]?.face ?? kit.book.nearest(own, false, false), width_pt: m.plain[text.length] ?? 0 };
}
