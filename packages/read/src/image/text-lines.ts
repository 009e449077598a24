/** Lines of text as boxes: blobs of one height side by side, with the dots, accents and marks that belong to them. */
import type { Blob } from './blobs.ts';
import { heightOf, overlap, type PxBounds, type Raster, union, widthOf } from './raster.ts';

export interface TextLine extends PxBounds {
  /** How many blobs it is made of. */
  readonly blobs: number;
  /** A small mark stands before it, at the height of its letters. */
  readonly bulleted?: true;
}

/** Gap between blobs of a line, in heights of the taller one. A space is 0.28 em, a low letter 0.52 em and a capital 0.72 em high, so words join and columns do not. */
const GAP_HEIGHTS = 0.78;
/** Lower lines are specks: 9 pt at 1,920 pixels a slide has capitals of 13 pixels. */
const MIN_LINE_PX = 8;
const MAX_HEIGHT_SHARE = 0.25;
/** Longer to its width than any letter, or a dash of small type: a rule, or the coloured edge of a card. */
const STROKE_RATIO = 10;

/** Ink to its box: slanted lines, curves and outlines have less than the thinnest letter of display type. */
const SPARSE_PX = 48;
const SPARSE = 0.12;
/** Of the longer side, the ink along both sides: strokes of letters are wider, those of connectors are not. */
const THIN = 0.035;

/** @param marks triangles, dots and other solid shapes, which are no letters where they stand before or after words */
export function textLines(blobs: readonly Blob[], raster: Raster, marks: readonly PxBounds[] = []): TextLine[] {
  const dashes = dashesOf(blobs);
  const candidates = blobs
    .filter((blob) => !dashes.has(blob))
    .filter((blob) => isLetterLike(blob, raster) && !(heightOf(blob) >= LARGE_MARK_PX && (isMark(blob, marks) || holdsWords(blob, blobs))))
    .toSorted((a, b) => a.left - b.left);
  const parents = candidates.map((_, i) => i);
  const rootOf = (i: number): number => {
    let at = i;
    while (parents[at] !== at) {
      parents[at] = parents[parents[at] ?? at] ?? at;
      at = parents[at] ?? at;
    }
    return at;
  };
  const reach = Math.max(0, ...candidates.map(heightOf)) * GAP_HEIGHTS + 2;
  for (const [i, a] of candidates.entries()) {
    for (let j = i + 1; j < candidates.length; j++) {
      const b = candidates[j];
      if (b === undefined || b.left - a.right > reach) break;
      if (belongTogether(a, b)) parents[rootOf(i)] = rootOf(j);
    }
  }
  const lines = new Map<number, Blob[]>();
  for (const [i, blob] of candidates.entries()) {
    const line = lines.get(rootOf(i)) ?? [];
    lines.set(rootOf(i), line);
    line.push(blob);
  }
  return [...lines.values()]
    .map((own) => withoutMarks(own, marks))
    .flatMap(byRow)
    .flatMap(bySize)
    .flatMap((own): TextLine[] => (own.length === 0 ? [] : [{ ...around(own), blobs: own.length }]))
    .filter((line) => heightOf(line) >= MIN_LINE_PX)
    .toSorted((a, b) => a.top - b.top || a.left - b.left);
}

/** Of the line's height: bullets are lower than its letters, and stand before them, not far. */
const BULLET = { from: 0.12, to: 0.62, near: 0.15, far: 2.4 } as const;
/** Of its box: dots and squares fill more than strokes do. */
const BULLET_FILLED = 0.55;

/** The lines, each with whether a bullet stands before it. */
export function withBullets(lines: readonly TextLine[], blobs: readonly Blob[]): readonly TextLine[] {
  const small = blobs.filter((blob) => {
    const [w, h] = [widthOf(blob), heightOf(blob)];
    return Math.max(w, h) < 1.6 * Math.min(w, h) && blob.area >= BULLET_FILLED * w * h;
  });
  return lines.map((line) => {
    const tall = heightOf(line);
    const isBulleted = small.some((blob) => {
      const [gap, high] = [line.left - blob.right, heightOf(blob)];
      const middle = (blob.top + blob.bottom) / 2;
      const isNear = gap > tall * BULLET.near && gap < tall * BULLET.far && high > tall * BULLET.from && high < tall * BULLET.to;
      // A stop ends what stands before it.
      const ends = lines.some(
        (other) =>
          other !== line &&
          overlap(other.top, other.bottom, blob.top, blob.bottom) > 0 &&
          other.left < blob.left &&
          other.right >= blob.left - tall,
      );
      return isNear && middle > line.top + tall * 0.2 && middle < line.bottom - tall * 0.2 && !ends;
    });
    return isBulleted ? { ...line, bulleted: true } : line;
  });
}

const around = (blobs: readonly PxBounds[]): PxBounds => {
  const { left, top, right, bottom } = blobs.reduce(union);
  return { left, top, right, bottom };
};

/** Of a line's height: a stop is lower, and so is the dot of a letter. */
const MARK_HEIGHT = 0.3;

/** Fringes of marks reach so far. */
const MARK_FRINGE_PX = 3;
/** A larger one is no bullet and no stop: what stands above it or in it would join it. */
const LARGE_MARK_PX = 60;

const isMark = (blob: Blob, marks: readonly PxBounds[]): boolean =>
  marks.some(
    (mark) =>
      Math.abs(mark.left - blob.left) <= MARK_FRINGE_PX &&
      Math.abs(mark.right - blob.right) <= MARK_FRINGE_PX &&
      Math.abs(mark.top - blob.top) <= MARK_FRINGE_PX &&
      Math.abs(mark.bottom - blob.bottom) <= MARK_FRINGE_PX,
  );

/** Dashes of one line: so many of one size, in one row or column. */
const LEAST_DASHES = 6;
const DASH_PX = { thick: 5, long: 40, off: 1.5 } as const;

/** Dashes of rules, which stand in one row or column and are alike; an upright one is read as a 1. */
function dashesOf(blobs: readonly Blob[]): ReadonlySet<Blob> {
  const found = new Set<Blob>();
  for (const turned of [false, true]) {
    const long = (blob: Blob): number => (turned ? widthOf(blob) : heightOf(blob));
    const lines = new Map<number, Blob[]>();
    for (const blob of blobs) {
      const thick = turned ? heightOf(blob) : widthOf(blob);
      if (thick > DASH_PX.thick || long(blob) > DASH_PX.long || long(blob) < 1.5 * thick || blob.area < thick * long(blob) * 0.6) continue;
      const key = turned ? blob.top + blob.bottom : blob.left + blob.right;
      lines.set(key, [...(lines.get(key) ?? []), blob]);
    }
    for (const own of lines.values()) {
      const middle = own.map(long).toSorted((a, b) => a - b)[own.length >> 1] ?? 0;
      const alike = own.filter((blob) => Math.abs(long(blob) - middle) <= DASH_PX.off);
      if (alike.length >= LEAST_DASHES) for (const blob of own) found.add(blob);
    }
  }
  return found;
}

/** Of its height: letters of words that stand in a frame, or between connectors. */
const HELD_HEIGHT = { from: 0.08, to: 0.5 } as const;
const HELD_LETTERS = 4;

/** In the box of a letter stands no word. */
function holdsWords(blob: Blob, blobs: readonly Blob[]): boolean {
  const tall = heightOf(blob);
  const held = blobs.filter(
    (one) =>
      one.left >= blob.left &&
      one.right <= blob.right &&
      one.top >= blob.top &&
      one.bottom <= blob.bottom &&
      heightOf(one) >= Math.max(MIN_LINE_PX, tall * HELD_HEIGHT.from) &&
      heightOf(one) <= tall * HELD_HEIGHT.to,
  );
  return held.length >= HELD_LETTERS;
}

function withoutMarks(blobs: readonly Blob[], marks: readonly PxBounds[]): readonly Blob[] {
  const letters = blobs.filter((blob) => !isMark(blob, marks));
  const tall = Math.max(0, ...letters.map(heightOf));
  const [left, right] = [Math.min(...letters.map((one) => one.left)), Math.max(...letters.map((one) => one.right))];
  return blobs.filter((blob) => {
    const isBeside = blob.right <= left || blob.left >= right;
    return letters.includes(blob) || !(isBeside && heightOf(blob) >= tall * MARK_HEIGHT);
  });
}

/** Of the tallest: the bodies of letters are higher, dots and accents lower. */
const BODY = 0.5;

/** Where lines stand close, the dot of an i joins the letter above it too: bodies of letters tell how many lines there are. */
function byRow(blobs: readonly Blob[]): readonly (readonly Blob[])[] {
  const tallest = Math.max(0, ...blobs.map(heightOf));
  const rows: { top: number; bottom: number; readonly blobs: Blob[] }[] = [];
  for (const blob of blobs.filter((one) => heightOf(one) >= tallest * BODY).toSorted((a, b) => a.top - b.top)) {
    const row = rows.find(({ top, bottom }) => overlap(top, bottom, blob.top, blob.bottom) > heightOf(blob) * 0.3);
    if (row === undefined) rows.push({ top: blob.top, bottom: blob.bottom, blobs: [blob] });
    else {
      row.bottom = Math.max(row.bottom, blob.bottom);
      row.blobs.push(blob);
    }
  }
  if (rows.length < 2) return [blobs];
  for (const blob of blobs.filter((one) => heightOf(one) < tallest * BODY)) {
    // A mark stands over its letter, or between the top and the bottom of its line.
    const away = ({ top, bottom }: { top: number; bottom: number }): number => Math.max(top - blob.bottom, blob.top - bottom, 0);
    rows.toSorted((a, b) => away(a) - away(b))[0]?.blobs.push(blob);
  }
  return rows.map((row) => row.blobs);
}

/** Of letters: a figure is so much taller than its unit that they are read apart. */
const OTHER_SIZE = 1.75;
/** Of the taller one: room between words. */
const WORD_GAP = 0.14;

/** Words of one size each: a reader brings a line to one height, and loses the small words of it. */
function bySize(blobs: readonly Blob[]): readonly (readonly Blob[])[] {
  const words: Blob[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  const tallest = Math.max(0, ...blobs.map(heightOf));
  for (const blob of blobs.toSorted((a, b) => a.left - b.left)) {
    const last = words.at(-1);
    if (last === undefined || blob.left - end > tallest * WORD_GAP) words.push([blob]);
    else last.push(blob);
    end = Math.max(end, blob.right);
  }
  const tall = (word: readonly Blob[]): number => Math.max(...word.map(heightOf));
  // A dash or a dot alone is no word of another size, and neither are the dots of a colon.
  const isSigns = (word: readonly Blob[]): boolean => word.length === 1 || tall(word) < heightOf(around(word)) / 2;
  const lines: Blob[][] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const ratio = last === undefined ? 0 : tall(word) / tall(last);
    const isOther = ratio > OTHER_SIZE || ratio < 1 / OTHER_SIZE;
    if (last === undefined || (isOther && !isSigns(word) && !isSigns(last))) lines.push([...word]);
    else last.push(...word);
  }
  return lines;
}

function isLetterLike(blob: Blob, { width, height }: Raster): boolean {
  const [w, h] = [widthOf(blob), heightOf(blob)];
  if (blob.area < 4 || h > height * MAX_HEIGHT_SHARE || w > width * 0.9) return false;
  if (Math.max(w, h) > SPARSE_PX && (blob.area < w * h * SPARSE || blob.area < (w + h) * Math.max(w, h) * THIN)) return false;
  return !(w > 40 && w > h * STROKE_RATIO) && !(h > 24 && h > w * STROKE_RATIO);
}

/** Of the taller one: how near a minus or dash is, and where between top and bottom its middle lies. */
const DASH_GAP = 0.35;
const DASH_MIDDLE = { from: 0.25, to: 0.8 } as const;

function belongTogether(a: Blob, b: Blob): boolean {
  const [tall, low] = [Math.max(heightOf(a), heightOf(b)), Math.min(heightOf(a), heightOf(b))];
  const across = overlap(a.left, a.right, b.left, b.right);
  const down = overlap(a.top, a.bottom, b.top, b.bottom);
  if (isDash(a, b) || isDash(b, a)) return true;
  if (-across <= tall * GAP_HEIGHTS + 2 && down >= low * 0.3 && low > tall * 0.12) return true;
  // Dots and accents above a letter.
  const narrow = Math.min(widthOf(a), widthOf(b));
  return across > narrow * 0.5 && down < 0 && -down < tall * 0.35 && low < tall * 0.45;
}

/** A minus may be thinner than any part of a letter; without it a number is another number. */
function isDash(dash: Blob, letter: Blob): boolean {
  const tall = heightOf(letter);
  const w = widthOf(dash);
  if (heightOf(dash) > tall * 0.25 || w < 1.5 * heightOf(dash) || w > tall * 1.3 || w < tall * 0.2) return false;
  const middle = ((dash.top + dash.bottom) / 2 - letter.top) / tall;
  const gap = -overlap(dash.left, dash.right, letter.left, letter.right);
  return middle > DASH_MIDDLE.from && middle < DASH_MIDDLE.to && gap >= 0 && gap < tall * DASH_GAP;
}
