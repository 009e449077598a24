/** Lines of words as a picture has them: those that became text, and those that were read surely and stay part of a picture for their looks. */
import { EMU_PER_IN, INK_ABOVE, INK_BELOW, type Line, type Shape, type TextBody } from '@deckwright/draw/scene';
import { type Ink, inkOf, type Raster, type SlideOfPicture } from '@deckwright/read/image';
import type { BoxIn, LineOfPicture } from './convert-picture.task.ts';
import type { LetterReader, ReadWord } from './letters.ts';

const SLIDE_IN = 13.333;
/** Words that are not drawn again are read twice, each time this surely: other scripts and drawings read as Latin letters are below it. */
const SURE = 0.75;
const SURE_OF_THREE = 0.5;
const WORDS = 'Words: ';
/** Places that are read again; more are those of a drawing. */
const MOST_PLACES = 80;
/** Of ink; and rows of a line of the smallest letters. */
const DARK = 128;
const LEAST_PX = 7;
/** Of the size: how tall ink is, and how tall where no letter is taller than an x. */
const CAPITALS = 0.67;
const X_HEIGHT = 0.5;
const PT_PER_IN = 72;

/** @param read reads lines of letters; without it only the lines that became text are told */
export function linesOf(
  { deck, elements, not_understood }: Pick<SlideOfPicture, 'deck' | 'elements' | 'not_understood'>,
  raster: Raster,
  read?: LetterReader['read'],
): readonly LineOfPicture[] {
  const shapes = deck.slides.flatMap((slide) => slide.shapes);
  const drawn = shapes.flatMap(placedTexts).flatMap(({ x, y, text }) => text.lines.map((line) => lineIn(x, y, text, line)));
  if (read === undefined) return drawn;
  const named = not_understood.flatMap(({ what, box_in }) => (what.startsWith(WORDS) ? [{ text: what.slice(WORDS.length), box_in }] : []));
  const misread = named.map(({ box_in }) => box_in);
  const crops = elements.flatMap(({ kind, box_in }) => (kind === 'picture' && mayBeWords(box_in) ? [box_in] : []));
  const free = (taken: readonly BoxIn[], box: BoxIn): boolean => !taken.some((other) => shared(other, box) > 0.5);
  const places = [...misread, ...crops.filter((box) => free([...misread, ...drawn.map(({ box_in }) => box_in)], box))];
  const strips = places.slice(0, MOST_PLACES).flatMap((box, place) => stripsOf(raster, box).map((strip) => ({ ...strip, place })));
  const once = read(strips.map(({ ink }) => ink));
  const twice = read(strips.map(({ ink }) => padded(ink, ink.height / 4)));
  const texts = strips.map((_, i) => surely(once[i] ?? [], twice[i] ?? [], named[strips[i]?.place ?? -1]?.text));
  // A word that is broken at the end of a line is not told by half.
  const doubtful = new Set(strips.flatMap(({ place }, i) => (texts[i] === undefined ? [place] : [])));
  const kept = strips.flatMap(({ box_in, place }, i): LineOfPicture[] => {
    const text = texts[i];
    return text === undefined || doubtful.has(place) ? [] : [{ text, bold: false, in_picture: true, ...ofInk(text, box_in) }];
  });
  return [...drawn, ...kept];
}

/** The words, where both readings are sure and the same; less sure ones where they are those of the first reading, too. */
function surely(once: readonly ReadWord[], twice: readonly ReadWord[], named: string | undefined): string | undefined {
  const text = textOf(once);
  const least = text === named ? SURE_OF_THREE : SURE;
  const isSure = [...once, ...twice].every(({ confidence }) => confidence >= least);
  return isSure && text === textOf(twice) && /[\p{L}]{3}|\d{2}/u.test(text) ? text : undefined;
}

const textOf = (words: readonly ReadWord[]): string => words.map(({ text }) => text).join(' ');

const mayBeWords = ([, , w, h]: BoxIn): boolean => w > h / 2 && w > 0.25 && h > 0.12 && h < 2 && w * h < 8;

/** Of the smaller, the part that both have. */
function shared(a: BoxIn, b: BoxIn): number {
  const w = Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0]);
  const h = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1]);
  return w <= 0 || h <= 0 ? 0 : (w * h) / Math.min(a[2] * a[3], b[2] * b[3]);
}

interface Strip {
  readonly ink: Ink;
  readonly box_in: BoxIn;
}

/** Rows of ink in a place, each by itself. */
function stripsOf(raster: Raster, [x, y, w, h]: BoxIn): readonly Strip[] {
  const px = raster.width / SLIDE_IN;
  const bounds = { left: Math.round(x * px), top: Math.round(y * px), right: Math.round((x + w) * px), bottom: Math.round((y + h) * px) };
  const { width, height, gray, ...look } = inkOf(raster, bounds);
  const strips: Strip[] = [];
  let from = -1;
  for (let row = 0; row <= height; row++) {
    const hasInk = row < height && gray.subarray(row * width, (row + 1) * width).some((value) => value < DARK);
    if (hasInk && from < 0) from = row;
    if (hasInk || from < 0) continue;
    const high = row - from;
    if (high >= LEAST_PX && high < width * 2) {
      const ink = padded({ ...look, width, height: high, gray: gray.subarray(from * width, row * width) }, 3);
      strips.push({ ink, box_in: [x, bounds.top / px + (from - 2) / px, w, high / px] });
    }
    from = -1;
  }
  return strips;
}

/** With so much more ground above and below it. */
function padded(ink: Ink, by: number): Ink {
  const rows = Math.round(by);
  const gray = new Uint8Array(ink.width * (ink.height + 2 * rows)).fill(255);
  gray.set(ink.gray, rows * ink.width);
  return { ...ink, height: ink.height + 2 * rows, gray };
}

interface PlacedText {
  readonly x: number;
  readonly y: number;
  readonly text: TextBody;
}

/** A text box, and cells of a table, whose lines count from the cell. */
function placedTexts(shape: Shape): PlacedText[] {
  if (shape.kind === 'text') return [{ x: shape.box.x, y: shape.box.y, text: shape.text }];
  if (shape.kind !== 'table') return [];
  const before = (lengths: readonly number[], at: number): number => lengths.slice(0, at).reduce((sum, length) => sum + length, 0);
  return shape.cells.flatMap((row, i) =>
    row.map(({ text }, k) => ({ x: shape.box.x + before(shape.columns, k), y: shape.box.y + before(shape.rows, i), text })),
  );
}

/** From the ascender to the descender, whatever letters the line has. */
function lineIn(left: number, up: number, { paragraphs }: TextBody, { spans, x, w, baseline, paragraph }: Line): LineOfPicture {
  const size_pt = spans[0]?.size_pt ?? 0;
  const size_in = size_pt / PT_PER_IN;
  const top = (up + baseline) / EMU_PER_IN - INK_ABOVE * size_in;
  return {
    text: spans.map((span) => span.text).join(''),
    box_in: [(left + x) / EMU_PER_IN, top, w / EMU_PER_IN, (INK_ABOVE + INK_BELOW) * size_in],
    size_pt,
    bold: paragraphs[paragraph]?.runs[0]?.bold === true,
  };
}

function ofInk(text: string, [x, y, w, h]: BoxIn): Pick<LineOfPicture, 'box_in' | 'size_pt'> {
  const above = /[\p{Lu}\p{N}bdfhklt]/u.test(text) ? CAPITALS : X_HEIGHT;
  const below = /[gjpqy,;]/.test(text) ? INK_BELOW : 0;
  const size_in = h / (above + below);
  const top = y + above * size_in - INK_ABOVE * size_in;
  return { box_in: [x, top, w, (INK_ABOVE + INK_BELOW) * size_in], size_pt: Math.round(size_in * PT_PER_IN * 10) / 10 };
}
