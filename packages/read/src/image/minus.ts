/** Readers of letters take a minus for a hyphen, which is half as wide. */
import type { Ink } from './ink.ts';
import type { WordOnLine } from './words.ts';

const HYPHEN = '-';
const MINUS = '\u2212';
/** Of the digits' height: a hyphen is below, a minus or en dash above. */
const MINUS_WIDTH = 0.62;
const INK = 128;

/** The words with a minus before digits where the ink is as wide as one. */
export function withMinus(words: readonly WordOnLine[], ink: Ink): WordOnLine[] {
  return words.map((word) => {
    if (!/^-[\d.,]/.test(word.text) || firstStroke(word, ink) < MINUS_WIDTH * heightOfInk(word, ink)) return word;
    return { ...word, text: word.text.replace(HYPHEN, MINUS) };
  });
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
