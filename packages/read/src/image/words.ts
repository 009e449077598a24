/** Words that were read on lines, with how they look: size, weight, face, colour and where their baseline is. */
import type { FaceBook } from '@deckwright/draw/typeset';
import { type Ink, inkOf } from './ink.ts';
import { type Channels, channelsAt, colorDistance, type PxBounds, type Raster } from './raster.ts';
import type { TextLine } from './text-lines.ts';

/** A word in pixels of the picture. */
export interface PictureWord extends PxBounds {
  readonly text: string;
  /** 0 to 1. */
  readonly confidence: number;
  readonly color: Channels;
  /** Where it is another weight than its line's. */
  readonly bold?: boolean;
}

export interface PictureLine extends PxBounds {
  readonly words: readonly PictureWord[];
  readonly text: string;
  readonly baseline: number;
  readonly size_px: number;
  readonly bold: boolean;
  /** The carried family that its widths are nearest to: `arimo`. */
  readonly family: string;
  readonly color: Channels;
  readonly confidence: number;
  /** A bullet or an icon stands before it: it begins a paragraph. */
  readonly bulleted?: true;
}

/** What a reader of letters says of a line, in pixels of its ink. */
export interface WordOnLine extends PxBounds {
  readonly text: string;
  readonly confidence: number;
}

/** Families whose widths are tried, sans first: among equals the first is taken. */
const FAMILIES = ['arimo', 'carlito', 'tinos', 'caladea', 'gelasio', 'cousine'] as const;
const SANS: readonly string[] = ['arimo', 'carlito'];
/** One line that fits nothing tells nothing of the others. */
const MOST_OFF = 0.3;
/** Of letters: shorter lines fit several families. */
const ENOUGH_LETTERS = 8;
/** Letters with marks on top reach so far above capitals, in ems. */
const MARKS_ABOVE = 0.2;
const DESCENDER = 0.212;
const COMMA = 0.13;
/** Stem of letters to the size, before fringes. */
const STEMS = { regular: 0.092, bold: 0.142 } as const;
/** A stem of the other weight counts as widths that are off by a twelfth. */
const STEM_WEIGHT = 1.6;
/** Stem to the size that the height tells: regular faces of any family have 0.10 at most, bold ones 0.12 at least. Between, both weights are tried. */
const SURELY_REGULAR = 0.106;
const SURELY_BOLD = 0.12;
/** Stem of a bold word to one of a regular word in the same line, and letters of a word that tell it. */
const OTHER_WEIGHT = 1.35;
const LEAST_OF_WEIGHT = 4;
/** Below it a word may be no word, and its widths tell of no face. */
const WELL_READ = 0.85;
/** Height counts where width contradicts it by more: the face is none that is carried. */
const SIZE_OFF = 0.2;
/** Ink darker than this is letter and no fringe. */
const SOLID = 96;
/** Words of other colours are runs of their own. */
const OTHER_COLOR = 60;

const PADDING_PX = 2;

export interface Reading {
  readonly line: TextLine;
  readonly ink: Ink;
  readonly words: readonly WordOnLine[];
}

/** How a line may look. */
export interface Look {
  readonly family: string;
  readonly bold: boolean;
  readonly size_px: number;
  /** The size that its height tells in the first family: weights of all families are measured by it. */
  readonly nominal_px: number;
  /** How far widths, heights and strokes are from those of the face: 0 for the face itself. */
  readonly off: number;
}

/** All looks of each line, the likeliest first, in the weights that its strokes allow. */
export function looksOf(readings: readonly Reading[], book: FaceBook): readonly (readonly Look[])[] {
  return readings.map((reading) => {
    const measured = { reading, ...measure(reading) };
    const nominal_px = sizeByHeight(measured.text, measured.height, FAMILIES[0], book);
    return FAMILIES.flatMap((family) =>
      weightsOf(measured.stem / nominal_px).map((bold): Look => ({ ...lookOf(measured, family, bold, book), nominal_px })),
    ).toSorted((a, b) => a.off - b.off);
  });
}

/** Of lines in the face of a family that is not carried, widths tell no weight, but strokes do. */
function weightsOf(share: number): readonly boolean[] {
  if (share < SURELY_REGULAR) return [false];
  return share > SURELY_BOLD ? [true] : [false, true];
}

/** Families that fit most words, the best first. Short lines and doubtful ones fit any. */
export function likelyFamilies(readings: readonly Reading[], looks: readonly (readonly Look[])[]): readonly string[] {
  const off = (family: string): number =>
    readings.reduce((sum, { words }, i) => {
      const letters = words.reduce((all, { text, confidence }) => all + (confidence > WELL_READ ? text.length : 0), 0);
      const best = looks[i]?.find((look) => look.family === family)?.off ?? MOST_OFF;
      return sum + (letters < ENOUGH_LETTERS ? 0 : letters) * Math.min(MOST_OFF, best);
    }, 0);
  const votes = new Map(FAMILIES.map((family) => [family as string, off(family)]));
  return [...votes].toSorted((a, b) => a[1] - b[1]).map(([family]) => family);
}

export const lineIn = (reading: Reading, look: Look, raster: Raster): PictureLine => lineOf({ reading, ...measure(reading) }, look, raster);

interface Measured {
  readonly reading: Reading;
  readonly text: string;
  readonly letters: number;
  /** Of the solid ink, in pixels of the ink. */
  readonly top: number;
  readonly bottom: number;
  readonly height: number;
  readonly width: number;
  readonly stem: number;
}

function measure({ ink, words }: Reading): Omit<Measured, 'reading'> {
  const rows = inkRows(ink);
  const text = words.map((word) => word.text).join(' ');
  const columns = inkColumns(ink);
  return {
    text,
    letters: text.length,
    top: rows.from,
    bottom: rows.to,
    height: rows.to - rows.from,
    width: columns.to - columns.from,
    stem: stemOf(ink),
  };
}

interface Extent {
  readonly from: number;
  readonly to: number;
}

function inkRows({ width, height, gray }: Ink): Extent {
  return extent(height, (y) => gray.subarray(y * width, (y + 1) * width).some((value) => value < 255 - SOLID));
}

function inkColumns({ width, height, gray }: Ink): Extent {
  return extent(width, (x) => {
    for (let y = 0; y < height; y++) if ((gray[y * width + x] ?? 255) < 255 - SOLID) return true;
    return false;
  });
}

function extent(length: number, has: (at: number) => boolean): Extent {
  let from = 0;
  while (from < length && !has(from)) from++;
  let to = length;
  while (to > from && !has(to - 1)) to--;
  return { from, to: Math.max(to, from + 1) };
}

/** Median length of stretches of ink in a row, whose fringes count in part: the width of upright strokes. */
function stemOf({ width, height, gray }: Ink, { left = 0, right = width }: Partial<PxBounds> = {}): number {
  const runs: number[] = [];
  const [from, to] = [Math.max(0, Math.floor(left)), Math.min(width, Math.ceil(right) + 1)];
  for (let y = 0; y < height; y++) {
    let run = 0;
    for (let x = from; x < to; x++) {
      const value = (255 - (gray[y * width + x] ?? 255)) / 255;
      if (value > 0.1) run += value;
      else {
        if (run > 0.5) runs.push(run);
        run = 0;
      }
    }
  }
  runs.sort((a, b) => a - b);
  return runs[Math.floor(runs.length / 2)] ?? 0;
}

function lookOf({ text, height, width, stem }: Measured, family: string, bold: boolean, book: FaceBook): Omit<Look, 'nominal_px'> {
  const byHeight = sizeByHeight(text, height, family, book);
  const ems = widthEms(text, family, bold, book);
  const byWidth = ems > 0.1 ? width / ems : byHeight;
  const off = Math.abs(Math.log(byWidth / byHeight));
  const size_px = off < SIZE_OFF ? byWidth : byHeight;
  return { family, bold, size_px, off: off + STEM_WEIGHT * Math.abs(stem / size_px - (bold ? STEMS.bold : STEMS.regular)) };
}

export function widthEms(text: string, family: string, bold: boolean, book: FaceBook): number {
  const table = book.table(book.nearest(family, bold, false));
  let units = 0;
  for (const letter of text) {
    const advance = table.advance(letter.codePointAt(0) ?? 32);
    units += advance < 0 ? table.units_per_em * 0.6 : advance;
  }
  return units / table.units_per_em - bearingBefore(text) - bearingAfter(text);
}

/** Before the ink of the first letter, in ems: little before slanted strokes, much before upright ones. */
export function bearingBefore(text: string): number {
  if (/^[TVWYAXZvwxyj]/.test(text)) return 0.015;
  return /^[BDEFHIKLMNPRbhiklmnpr|]/.test(text) ? 0.075 : 0.045;
}

/** After the ink of the last letter, in ems. */
export function bearingAfter(text: string): number {
  if (/[TVWYAXFLPrvwxyktf]$/.test(text)) return 0.015;
  return /[HIMNUdhilmnu|]$/.test(text) ? 0.07 : 0.045;
}

const TALL = /[\p{Lu}\p{N}bdfhklßtij()[\]{}|/\\$%&!?"'#@€£“”„‘’*]/u;
const MARKED = /[\u00c0-\u00c5\u00c8-\u00cf\u00d2-\u00d6\u00d9-\u00dd]/u;
const DEEP = /[gjpqy()[\]{}|$Qçß@]/u;
const COMMAS = /[,;„]/u;

/** Ink above and below the baseline, in ems. */
function reachOf(text: string, family: string, book: FaceBook): { readonly above: number; readonly below: number } {
  const table = book.table(book.nearest(family, false, false));
  const above = (TALL.test(text) ? table.cap_height : table.x_height) / table.units_per_em + (MARKED.test(text) ? MARKS_ABOVE : 0);
  return { above: above + 0.01, below: DEEP.test(text) ? DESCENDER : COMMAS.test(text) ? COMMA : 0.01 };
}

function sizeByHeight(text: string, height: number, family: string, book: FaceBook): number {
  const { above, below } = reachOf(text, family, book);
  return height / (above + below);
}

function lineOf(one: Measured, { size_px, nominal_px, family, bold }: Look, raster: Raster): PictureLine {
  const { line, ink, words } = one.reading;
  const [left, top] = [Math.max(0, line.left - PADDING_PX), Math.max(0, line.top - PADDING_PX)];
  const color = colorOf(raster, ink, { left, top, right: left + ink.width, bottom: top + ink.height }, left, top);
  const placed = words.map((word): PictureWord => {
    const box = { left: left + word.left, right: left + word.right, top: top + word.top, bottom: top + word.bottom };
    const own = colorOf(raster, ink, box, left, top);
    const isOther = words.length > 1 && word.text.length >= LEAST_OF_WEIGHT && isOtherWeight(stemOf(ink, word), one.stem, nominal_px, bold);
    return {
      ...box,
      text: word.text,
      confidence: word.confidence,
      color: colorDistance(own, color) > OTHER_COLOR ? own : color,
      ...(isOther ? { bold: !bold } : {}),
    };
  });
  const below = DEEP.test(one.text) ? DESCENDER : COMMAS.test(one.text) ? COMMA : 0.01;
  return {
    left: line.left,
    top: line.top,
    right: line.right,
    bottom: line.bottom,
    words: placed,
    text: one.text,
    baseline: top + one.bottom - below * size_px,
    size_px,
    bold,
    family,
    color,
    ...(line.bulleted === true ? { bulleted: true } : {}),
    confidence: words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / Math.max(1, one.text.replaceAll(' ', '').length),
  };
}

/** A word in bold among regular ones, or the other way round: strokes of both weights and their ratio say so. */
function isOtherWeight(stem: number, ofLine: number, nominal_px: number, bold: boolean): boolean {
  return bold
    ? stem < SURELY_REGULAR * nominal_px && stem * OTHER_WEIGHT < ofLine
    : stem > SURELY_BOLD * nominal_px && stem > ofLine * OTHER_WEIGHT;
}

/** Mean of the solid pixels. */
function colorOf(raster: Raster, ink: Ink, box: PxBounds, left: number, top: number): Channels {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  const [x0, x1] = [Math.max(0, Math.floor(box.left - left)), Math.min(ink.width, Math.ceil(box.right - left))];
  const [y0, y1] = [Math.max(0, Math.floor(box.top - top)), Math.min(ink.height, Math.ceil(box.bottom - top))];
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) {
      if ((ink.gray[y * ink.width + x] ?? 255) > SOLID_GRAY) continue;
      const color = channelsAt(raster, left + x, top + y);
      for (const c of [0, 1, 2] as const) sum[c] += color[c];
      count++;
    }
  return count === 0 ? ink.color : [sum[0] / count, sum[1] / count, sum[2] / count];
}

const SOLID_GRAY = 40;

/** How much the ink of one place is that of another picture: 1 for the same, below 0.5 for other letters. */
export function inkLikeness(a: Raster, b: Raster, box: PxBounds): number {
  return sharedInk(inkOf(a, box), inkOf(b, box));
}

/** As above, of two lines of one size. */
export function sharedInk(one: Ink, other: Ink): number {
  if (one.width !== other.width || one.height !== other.height) return 0;
  // Likeness has one summit, so that the best column is looked for in the best row.
  const rows = [-1, 0, 1].map((dy) => shared(one, other, 0, dy));
  const dy = rows.indexOf(Math.max(...rows)) - 1;
  return Math.max(...[-2, -1, 0, 1, 2].map((dx) => shared(one, other, dx, dy)));
}

export const isSans = (family: string): boolean => SANS.includes(family);

/** Of the rows between the highest and the lowest solid ink. */
const BANDS = 48;

/** How much the ink of two lines is the same from top to bottom, however wide their letters are: serifs are ink at the baseline and at the top. */
export function rowLikeness(one: Ink, other: Ink): number {
  const [a, b] = [bandsOf(one), bandsOf(other)];
  return 1 - a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / 2;
}

function bandsOf(ink: Ink): number[] {
  const { from, to } = inkRows(ink);
  const bands = new Array<number>(BANDS).fill(0);
  let all = 0;
  for (let y = from; y < to; y++) {
    let sum = 0;
    for (let x = 0; x < ink.width; x++) sum += 255 - (ink.gray[y * ink.width + x] ?? 255);
    all += sum;
    // A row lies in several bands, or a band in several rows.
    const [start, end] = [((y - from) / (to - from)) * BANDS, ((y + 1 - from) / (to - from)) * BANDS];
    for (let band = Math.floor(start); band < Math.min(BANDS, end); band++)
      bands[band] = (bands[band] ?? 0) + (sum * (Math.min(end, band + 1) - Math.max(start, band))) / (end - start);
  }
  return bands.map((sum) => sum / Math.max(1, all));
}

/** Shared ink over the mean of both (Dice), the other one moved. */
function shared(one: Ink, other: Ink, dx: number, dy: number): number {
  let [both, all] = [0, 0];
  const { width, height } = one;
  for (let y = 0; y < height; y++) {
    const oy = y + dy;
    if (oy < 0 || oy >= height) continue;
    for (let x = Math.max(0, -dx); x < Math.min(width, width - dx); x++) {
      const a = 255 - (one.gray[y * width + x] ?? 255);
      const b = 255 - (other.gray[oy * width + x + dx] ?? 255);
      both += Math.min(a, b);
      all += a + b;
    }
  }
  return all === 0 ? 0 : (2 * both) / all;
}
