/** What is read as letters and is none: pieces of edges and strokes, icons, ticks, swatches and radio buttons before words. */
import { SURE } from './check-lines.ts';
import type { Ink } from './ink.ts';
import { channelsAt, colorDistance, type PxBounds, type Raster } from './raster.ts';
import type { Reading, WordOnLine } from './words.ts';

/** Pixels from the letter to the ring around it, which is ground all round: the ink of marks goes on there. */
const RING_PX = 2;
/** Of the ink's contrast, and of the ring. */
const OTHER = 0.4;
const LEAST_CONTRAST = 25;
const SURE_FIGURE = 0.85;
const MOST_OTHER = { stroke: 0.02, letter: 0.1 } as const;
/** Strokes by themselves look like them. */
const LIKE_STROKE = /^[1Iil|!'.,]{1,2}$/;
/** No word has one letter behind a mark of quotation. */
const NO_WORD = /^[\u201c\u201d"'\u2018\u2019\u201e\u00ab\u00bb|~_^*]\p{L}$/u;

/** Whether a letter or two are a piece of what goes on beside them. A figure that is read surely may stand on its bar. */
export function isStray(raster: Raster, line: PxBounds, ink: Ink, words: readonly WordOnLine[]): boolean {
  const letters = words.map(({ text }) => text.replaceAll(/\s+/g, '')).join('');
  if (/^[02-9]$/.test(letters) && words.every(({ confidence }) => confidence > SURE_FIGURE)) return false;
  if (letters.length > 2 || (letters.length === 2 && /\p{N}/u.test(letters))) return false;
  if (NO_WORD.test(letters)) return true;
  const least = Math.max(LEAST_CONTRAST, OTHER * colorDistance(ink.color, ink.ground));
  const ring = ringOf(raster, line);
  const other = ring.filter((color) => colorDistance(color, ink.ground) > least).length;
  return other > Math.max(1, (LIKE_STROKE.test(letters) ? MOST_OTHER.stroke : MOST_OTHER.letter) * ring.length);
}

function ringOf(raster: Raster, { left, top, right, bottom }: PxBounds) {
  const [x0, y0] = [Math.max(0, left - RING_PX - 1), Math.max(0, top - RING_PX - 1)];
  const [x1, y1] = [Math.min(raster.width - 1, right + RING_PX), Math.min(raster.height - 1, bottom + RING_PX)];
  const rows = [y0, y1].flatMap((y) => Array.from({ length: x1 - x0 + 1 }, (_, i) => channelsAt(raster, x0 + i, y)));
  const columns = [x0, x1].flatMap((x) => Array.from({ length: Math.max(0, y1 - y0 - 1) }, (_, i) => channelsAt(raster, x, y0 + 1 + i)));
  return [...rows, ...columns];
}

/** Icons before words are read as signs that no line begins with, and radio buttons as letters in brackets. */
const ICON = /^(?:[&@®©°¢#*=~<>?!»«]|\(?[©®@°¢&]+\)?|\([O0oQeE]\))$/;
const PLUS = '+';
/** Letters that a square or a disk is read as. */
const MAYBE_SOLID = /^[\p{L}\p{N}]$/u;
/** Of its box: a disk has 0.78, and letters that are as wide as high 0.6 at most. */
const SOLID = 0.74;
const SQUARISH = 1.5;
const DOT_FILLED = 0.6;

function isSquarish(box: PxBounds): boolean {
  const ratio = (box.right - box.left) / (box.bottom - box.top);
  return ratio < SQUARISH && ratio > 1 / SQUARISH;
}

/** What a rule beside words is read as, where it is doubtful; a bracket by itself is one in any case. */
const STROKE = /^[|!/\\~_.,:;'"\u2014\u2013-]$/;
const BRACKET = /^[\])}[({]$/;

/** The reading without a stroke after its words. */
export function withoutStroke({ line, ink, words }: Reading): Reading {
  const [last, before] = [words.at(-1), words.at(-2)];
  if (last === undefined || before === undefined) return { line, ink, words };
  if (!BRACKET.test(last.text) && !(STROKE.test(last.text) && last.confidence < SURE)) return { line, ink, words };
  return cut({ line, ink, words: words.slice(0, -1) }, 0, Math.min(ink.width, Math.ceil(before.right) + EDGE_PX));
}

/** The reading without an icon, a tick or a swatch before its words; a dot before them is a bullet. */
export function withoutIcon({ line, ink, words }: Reading): Reading {
  const [first, second, ...rest] = words;
  if (first === undefined || second === undefined || !isIcon(ink, first)) return { line, ink, words };
  const box = inkBoxOf(ink, first);
  if (box !== undefined && isDot(ink, box)) return { line, ink, words: [{ ...first, text: DOT }, second, ...rest] };
  const marked = { ...line, bulleted: true as const };
  return cut({ line: marked, ink, words: [second, ...rest] }, Math.max(0, Math.floor(second.left) - EDGE_PX), ink.width);
}

const EDGE_PX = 2;
const DOT = '\u2022';
/** Of the line: a dot is lower than letters. */
const DOT_HIGH = 0.4;

const isDot = (ink: Ink, box: PxBounds): boolean =>
  box.bottom - box.top < ink.height * DOT_HIGH && isSquarish(box) && shareOf(ink, box) > DOT_FILLED;

/** Columns of a reading; places of words count from the first of them. */
function cut({ line, ink, words }: Reading, from: number, to: number): Reading {
  const width = to - from;
  const gray = new Uint8Array(width * ink.height);
  for (let y = 0; y < ink.height; y++) gray.set(ink.gray.subarray(y * ink.width + from, y * ink.width + to), y * width);
  const moved = words.map((word) => ({ ...word, left: word.left - from, right: word.right - from }));
  const right = line.right - (ink.width - to);
  return { line: { ...line, left: line.left + from, right }, ink: { ...ink, width, gray }, words: moved };
}

function isIcon(ink: Ink, word: WordOnLine): boolean {
  if (ICON.test(word.text)) return true;
  if (word.text === PLUS) return !isCross(ink, word);
  const box = MAYBE_SOLID.test(word.text) ? inkBoxOf(ink, word) : undefined;
  if (box === undefined) return false;
  return isSquarish(box) && shareOf(ink, box) > SOLID;
}

/** Of the box: a stroke lies right across the middle both ways, and nothing lies in the corners, as of no tick and of no bullet. */
const CROSS = { across: 0.8, middle: 0.2, corner: 0.3, filled: 0.15 } as const;

function isCross(ink: Ink, word: WordOnLine): boolean {
  const box = inkBoxOf(ink, word);
  if (box === undefined) return false;
  const [w, h] = [box.right - box.left, box.bottom - box.top];
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const [half, low] = [Math.max(1, w * CROSS.middle), Math.max(1, h * CROSS.middle)];
  const row = spanned(ink, { left: box.left, right: box.right, top: Math.round(y - low), bottom: Math.round(y + low) }, false);
  const column = spanned(ink, { left: Math.round(x - half), right: Math.round(x + half), top: box.top, bottom: box.bottom }, true);
  const corners = [box.left, box.right - w * CROSS.corner].flatMap((left) =>
    [box.top, box.bottom - h * CROSS.corner].map((top) =>
      shareOf(ink, {
        left: Math.round(left),
        right: Math.round(left + w * CROSS.corner),
        top: Math.round(top),
        bottom: Math.round(top + h * CROSS.corner),
      }),
    ),
  );
  return row >= CROSS.across && column >= CROSS.across && corners.every((share) => share <= CROSS.filled);
}

const DARK = 128;

const isDark = ({ width, gray }: Ink, x: number, y: number): boolean => (gray[y * width + x] ?? 255) < DARK;

/** Around the dark pixels of a word. */
function inkBoxOf(ink: Ink, word: PxBounds): PxBounds | undefined {
  let [left, top, right, bottom] = [ink.width, ink.height, 0, 0];
  for (let y = 0; y < ink.height; y++)
    for (let x = Math.max(0, Math.floor(word.left)); x < Math.min(ink.width, Math.ceil(word.right)); x++) {
      if (!isDark(ink, x, y)) continue;
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
    }
  return right > left ? { left, top, right, bottom } : undefined;
}

function shareOf(ink: Ink, { left, top, right, bottom }: PxBounds): number {
  let dark = 0;
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) if (isDark(ink, x, y)) dark++;
  return dark / Math.max(1, (right - left) * (bottom - top));
}

/** Of the columns of a box, or of its rows, those that have ink. */
function spanned(ink: Ink, { left, top, right, bottom }: PxBounds, turned: boolean): number {
  const [from, to, start, end] = turned ? [top, bottom, left, right] : [left, right, top, bottom];
  let filled = 0;
  for (let along = from; along < to; along++) {
    for (let across = start; across < end; across++)
      if (turned ? isDark(ink, across, along) : isDark(ink, along, across)) {
        filled++;
        break;
      }
  }
  return filled / Math.max(1, to - from);
}
