/** Readers of letters take a minus for a hyphen, which is half as wide, and pass over the point of a small number. */
import type { Ink } from './ink.ts';
import type { WordOnLine } from './words.ts';

const MINUS = '\u2212';
/** Of the digits' height: a hyphen is below, a minus or en dash above. */
const MINUS_WIDTH = 0.62;
const INK = 128;

/** The words with a minus before digits where the ink is as wide as one. Nothing is equal to a number that begins a word. */
export function withMinus(words: readonly WordOnLine[], ink: Ink): WordOnLine[] {
  return words.map((word) => {
    if (!/^[-=][\d.,]/.test(word.text) || firstStroke(word, ink) < MINUS_WIDTH * heightOfInk(word, ink)) return word;
    return { ...word, text: MINUS + word.text.slice(1) };
  });
}

/** A number of strokes by itself: in faces without serifs a reader takes some of them for other letters. */
const NUMERAL = /^I[Il1|]{1,2}$/;

/** The words of a line that is a Roman two or three. */
export function withNumerals(words: readonly WordOnLine[]): readonly WordOnLine[] {
  const [only, ...others] = words;
  return only !== undefined && others.length === 0 && NUMERAL.test(only.text) ? [{ ...only, text: 'I'.repeat(only.text.length) }] : words;
}

/** Columns of ink before the first gap. */
function firstStroke({ left, right }: WordOnLine, ink: Ink): number {
  let width = 0;
  for (let x = Math.max(0, Math.floor(left) - 2); x < Math.min(ink.width, right + 2); x++) {
    if (hasInk(ink, (at) => at * ink.width + x, ink.height)) width++;
    else if (width > 0) break;
  }
  return width;
}

function heightOfInk({ left, right }: WordOnLine, ink: Ink): number {
  const [from, to] = [Math.max(0, Math.floor(left)), Math.min(ink.width, Math.ceil(right))];
  let height = 0;
  for (let y = 0; y < ink.height; y++) if (hasInk(ink, (at) => y * ink.width + from + at, to - from)) height++;
  return height;
}

function hasInk({ gray }: Ink, at: (i: number) => number, count: number): boolean {
  for (let i = 0; i < count; i++) if ((gray[at(i)] ?? 255) < INK) return true;
  return false;
}

/** Of the digits' height: a point lies below, and is no wider than this. */
const POINT_BELOW = 0.7;
const POINT_WIDE = 0.35;
/** A comma reaches below the digits. */
const COMMA_BELOW = 0.1;

/** The words with the point that stands between their digits: without it, a number is another one. */
export function withPoints(words: readonly WordOnLine[], ink: Ink): WordOnLine[] {
  return words.map((word) => {
    if (!/^\d{2,5}$/.test(word.text)) return word;
    const marks = marksOf(word, ink);
    const [top, bottom] = [Math.min(...marks.map((mark) => mark.top)), mostOf(marks.map((mark) => mark.bottom))];
    const tall = bottom - top;
    const isPoint = (mark: Mark): boolean => mark.top > top + tall * POINT_BELOW && mark.right - mark.left <= tall * POINT_WIDE;
    const at = marks.findIndex(isPoint);
    const point = marks[at];
    if (
      point === undefined ||
      at === 0 ||
      at === marks.length - 1 ||
      marks.length - 1 !== word.text.length ||
      marks.filter(isPoint).length > 1
    )
      return word;
    const sign = point.bottom > bottom + tall * COMMA_BELOW ? ',' : '.';
    return { ...word, text: word.text.slice(0, at) + sign + word.text.slice(at) };
  });
}

/** Of the digits' height: letters of one word stand closer, also beside the narrow 1. */
const SPACE = 0.36;

/** Words with a number, parted where a space is: `1.3 m`, `Q1 24`. Narrow spaces between digits and letters are passed over. */
export function withSpaces(words: readonly WordOnLine[], ink: Ink): WordOnLine[] {
  return words.flatMap((word) => {
    const letters = [...word.text];
    const marks = /\d/.test(word.text) ? marksOf(word, ink) : [];
    if (marks.length !== letters.length) return [word];
    const tall = Math.max(...marks.map(({ top, bottom }) => bottom - top));
    const parts: WordOnLine[] = [];
    let from = 0;
    for (const [i, mark] of marks.entries()) {
      const next = marks[i + 1];
      if (next !== undefined && next.left - mark.right < SPACE * tall) continue;
      const text = letters.slice(from, i + 1).join('');
      parts.push({
        ...word,
        text,
        left: from === 0 ? word.left : (marks[from]?.left ?? word.left),
        right: next === undefined ? word.right : mark.right,
      });
      from = i + 1;
    }
    return parts;
  });
}

/** Of the digits' height: beside a 1, whose stroke is narrower than its place, the same number goes on so far. */
const BESIDE_ONE = 0.5;

/** Words with numbers whole that were read in two beside a 1, or at their point: `60,51 5`, `21 .7`. */
export function withoutGaps(words: readonly WordOnLine[], ink: Ink): WordOnLine[] {
  const joined: WordOnLine[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last !== undefined && isOneNumber(last, word, ink)) joined[joined.length - 1] = joinedWord(last, word);
    else joined.push(word);
  }
  return joined;
}

const joinedWord = (last: WordOnLine, word: WordOnLine): WordOnLine => ({
  text: last.text + word.text,
  confidence: Math.min(last.confidence, word.confidence),
  left: last.left,
  top: Math.min(last.top, word.top),
  right: word.right,
  bottom: Math.max(last.bottom, word.bottom),
});

/** A number of its own begins with no point; three digits after a space are the next thousand. */
function isOneNumber(last: WordOnLine, word: WordOnLine, ink: Ink): boolean {
  if (!/\d$/.test(last.text) || !/^[.,]?\d/.test(word.text)) return false;
  const isBesideOne = (/1$/.test(last.text) || /^1/.test(word.text)) && !/^\d{3}(?:\D|$)/.test(word.text);
  if (!isBesideOne && !/^[.,]/.test(word.text)) return false;
  const [before, after] = [marksOf(last, ink).at(-1), marksOf(word, ink)[0]];
  if (before === undefined || after === undefined) return false;
  return after.left - before.right < BESIDE_ONE * Math.max(before.bottom - before.top, after.bottom - after.top);
}

/** Of its height: one letter is no wider. */
const ONE_LETTER = 1.2;

/** Readers of letters read a capital that stands alone as two: `Cc`. */
export function withoutDoubles(words: readonly WordOnLine[], ink: Ink): WordOnLine[] {
  return words.map((word) => {
    const [first = '', second = ''] = word.text;
    if (word.text.length !== 2 || first === second || first !== second.toUpperCase()) return word;
    const [mark, ...others] = marksOf(word, ink);
    const isOne = mark !== undefined && others.length === 0 && mark.right - mark.left <= ONE_LETTER * (mark.bottom - mark.top);
    return isOne ? { ...word, text: first } : word;
  });
}

interface Mark {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Stretches of columns with ink. */
function marksOf({ left, right }: WordOnLine, ink: Ink): Mark[] {
  const marks: Mark[] = [];
  let open: Mark | undefined;
  for (let x = Math.max(0, Math.floor(left) - 1); x <= Math.min(ink.width, Math.ceil(right) + 1); x++) {
    let [top, bottom] = [ink.height, 0];
    for (let y = 0; y < ink.height && x < ink.width; y++)
      if ((ink.gray[y * ink.width + x] ?? 255) < INK) [top, bottom] = [Math.min(top, y), y + 1];
    if (bottom > 0)
      open =
        open === undefined
          ? { left: x, right: x + 1, top, bottom }
          : { ...open, right: x + 1, top: Math.min(open.top, top), bottom: Math.max(open.bottom, bottom) };
    else if (open !== undefined) {
      marks.push(open);
      open = undefined;
    }
  }
  return open === undefined ? marks : [...marks, open];
}

/** The value that most have: of bottoms, that of the digits. */
function mostOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}
