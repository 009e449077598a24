/** Sets foreign text into a frame: lines with their baselines. What is drawn and what is inspected stand on the same lines. */
import { type Line, ptOfEmu } from '@deckwright/draw/scene';
import { type ForeignBullet, type ForeignText, type Spacing, UNKNOWN } from '../../model/index.ts';
import { breakForeignLines, type CutWord, type ForeignLine, widestCut } from './break-lines.ts';
import { bulletLook } from './bullets.ts';
import { drawnFamily } from './faces.ts';
import type { TextKit } from './kit.ts';
import { type PreparedParagraph, prepareParagraph } from './prepare.ts';
import { type BulletPlace, type Inks, type LineToDraw, lineOf } from './spans.ts';

export interface SetLine extends LineToDraw {
  /** Index of the line in its paragraph. */
  readonly index: number;
  readonly text: string;
  /** Points from the top of the text; the column's when there are several. `baseline_pt` counts from there too. */
  readonly top_pt: number;
  /** To the top of the next line. */
  readonly height_pt: number;
  /** The room that its largest letters need above and below the baseline, with the line a single one. */
  readonly ascent_pt: number;
  readonly descent_pt: number;
  /** Size of its largest run, autofit included. */
  readonly size_pt: number;
  readonly width_pt: number;
  readonly column: number;
}

export interface SetText {
  readonly lines: readonly SetLine[];
  /** Points of the widest line with its indent, and of all lines with the space between them. */
  readonly width_pt: number;
  readonly height_pt: number;
  /** Where its anchors put the text: what is added to the places of lines, points from the frame's corner. */
  readonly left_pt: number;
  readonly top_pt: number;
  /** Uncertainty of widths, as a share, because a face or a size is not known; 0 where both are. */
  readonly tolerance: number;
  /** Every size is known. */
  readonly sized: boolean;
  /** The widest word that is wider than its line. */
  readonly cut?: CutWord;
}

/** Where the text's frame is: EMU, insets already taken off. */
export interface Frame {
  readonly w: number;
  readonly h: number;
}

/** The same lines ready to draw, relative to the frame's top-left corner. */
export function drawnLines(text: ForeignText, frame: Frame, kit: TextKit, inks: Inks): Line[] {
  const { lines, left_pt, top_pt } = setForeignText(text, frame, kit);
  return lines.flatMap((line) =>
    lineOf(
      {
        ...line,
        x_pt: line.x_pt + left_pt,
        baseline_pt: line.baseline_pt + top_pt,
        bullet: line.bullet && { ...line.bullet, x_pt: line.bullet.x_pt + left_pt },
      },
      kit,
      inks,
    ),
  );
}

/** Limits; a longer text is hostile, because no slide can show it. */
const MAX_PARAGRAPHS = 3_000;
const MAX_CHARACTERS = 200_000;
/**
 * Height of a line over the size of its font, whatever the face, and what a percentage of spacing counts in: measured in PDFs that
 * PowerPoint wrote, Calibri and Segoe UI alike. The face says how much of it stands above the baseline, up to a bound.
 */
const LINE_SHARE = 1.2;
const HIGHEST = 0.96;

/**
 * Lines of `text` in a frame; nothing is cut where it does not fit.
 * @param doubt share of the tolerance that is taken off widths, for asking whether a text surely overflows; 0 for the best guess
 */
export function setForeignText(text: ForeignText, frame: Frame, kit: TextKit, doubt = 0): SetText {
  const columns = columnsOf(text, frame);
  const lines: SetLine[] = [];
  let characters = 0;
  let tolerance = 0;
  let sized = true;
  let cut: CutWord | undefined;
  let y = 0;
  let column = 0;
  let tallest = 0;
  let width = 0;
  let lefts = Number.POSITIVE_INFINITY;
  const height_pt = ptOfEmu(frame.h);
  // An empty paragraph is as high as its neighbours' face.
  let family = drawnFamily(faceOf(text), kit.book).family;
  for (const [index, paragraph] of text.paragraphs.slice(0, MAX_PARAGRAPHS).entries()) {
    characters += paragraph.runs.reduce((sum, run) => sum + run.text.length, 0);
    if (characters > MAX_CHARACTERS) break;
    const prepared = prepareParagraph(paragraph, text, kit, family, doubt);
    family = prepared.empty_family;
    tolerance = Math.max(tolerance, prepared.tolerance);
    sized &&= prepared.sized;
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
    const wide = widestCut(prepared, measure);
    if (wide !== undefined && wide.width_pt > (cut?.width_pt ?? 0)) cut = wide;
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
        ascent_pt: figures.ascent_pt,
        descent_pt: figures.natural_pt - figures.ascent_pt,
        size_pt: figures.size_pt,
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
  const free = height_pt - tallest;
  return {
    lines,
    width_pt: width,
    height_pt: tallest,
    left_pt: text.anchor_center && lines.length > 0 ? Math.max(0, (columns.width_pt - width) / 2) - lefts : 0,
    top_pt: text.anchor === 'top' ? 0 : text.anchor === 'bottom' ? free : free / 2,
    tolerance,
    sized,
    ...(cut === undefined ? {} : { cut }),
  };
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
