/** Lines of words, compared with the picture where they are drawn: they look like it, or are read as the same words there. */
import type { Deck } from '@deckwright/draw/scene';
import { type Draft, deckOf, type PictureKit } from './deck-of-draft.ts';
import { inkOf } from './ink.ts';
import type { Raster } from './raster.ts';
import { withoutLetters } from './restore.ts';
import { medianOf } from './set-block.ts';
import { inkLikeness, type PictureLine, type WordOnLine } from './words.ts';

const PROVED = 0.78;
/** Below it a word is a guess: rightly read words of clean and of compressed slides are above it, noise is below. */
export const SURE = 0.6;
/** Letters: fewer are found in any drawing, so that they must be read again too. */
export const LONG = 4;
/** Dice of ink: the same words in a like face reach it, and other words do not. */
const ALIKE = 0.62;
/** Read again as the same words, a line may be this much less alike: its face is none of ours. */
const ALIKE_IF_READ_AGAIN = 0.45;
/** The same ink: whatever a second reading says, these letters are there. */
const SURELY_ALIKE = 0.95;
/** Long lines that are read again are those words, in whatever face. */
const ALIKE_IF_LONG = 0.25;
const SURELY_WORDS = 8;

interface CheckedLines {
  readonly deck: Deck;
  readonly drawn: Raster;
  /** Words of each line, read on what is drawn; its own where the ink there is the same. */
  readonly again: ReadonlyMap<PictureLine, readonly WordOnLine[]>;
  readonly kept: PictureLine[];
  readonly dropped: PictureLine[];
}

/** Keeps lines whose words look like the picture's where they are drawn, or are read as the same words there. */
export async function checkLines(draft: Draft, kit: PictureKit): Promise<CheckedLines> {
  const deck = deckOf(draft, withoutLetters(draft.raster, draft.lines, draft.noisy), kit);
  const drawn = await kit.draw(deck);
  const likeness = new Map(draft.lines.map((line) => [line, inkLikeness(draft.raster, drawn, line)]));
  // The same ink is read the same, and reading is what takes time.
  const others = draft.lines.filter((line) => (likeness.get(line) ?? 0) < SURELY_ALIKE);
  const read = kit.readLetters(others.map((line) => inkOf(drawn, line)));
  const again = new Map<PictureLine, readonly WordOnLine[]>(draft.lines.map((line) => [line, line.words]));
  for (const [i, line] of others.entries()) again.set(line, read[i] ?? []);
  const compared = draft.lines.map((line) => {
    const text = wordsOf(again.get(line) ?? []);
    return { line, alike: likeness.get(line) ?? 0, off: lettersOff(likeRead(text), likeRead(plain(line.text))) };
  });
  // A face that is not carried is as unlike in all lines; the ones that are read again to the letter tell how much.
  const level = medianOf(
    compared.filter(({ line, off }) => off === 0 && plain(line.text).length >= SURELY_WORDS).map(({ alike }) => alike),
  );
  const isKept = ({ line, alike, off }: (typeof compared)[number]): boolean =>
    alike >= Math.min(SURELY_ALIKE, leastAlike(line, off, level));
  const kept = compared.filter(isKept).map(({ line }) => line);
  return { deck, drawn, again, kept, dropped: draft.lines.filter((line) => !kept.includes(line)) };
}

/** Of a line's letters: with fewer that are others, it is read as the same words. */
const MOST_LETTERS_OFF = 1 / 6;

/** Short lines and doubtful ones must be read again too. */
function leastAlike({ text, words }: PictureLine, off: number, level: number): number {
  const { length } = plain(text);
  if (words.some(({ confidence }) => confidence < SURE)) return off === 0 ? Math.min(PROVED, level || PROVED) : NEVER;
  if (off === 0 || (length >= SURELY_WORDS && off <= length * MOST_LETTERS_OFF))
    return length >= SURELY_WORDS ? ALIKE_IF_LONG : ALIKE_IF_READ_AGAIN;
  return length >= LONG ? ALIKE : NEVER;
}

/** Letters that are one stroke are taken for one another in a second reading too, and a dot before words for any sign. */
const likeRead = (text: string): string =>
  text
    .replace(/^[\u2022\u00b7+*](?=.)/, '')
    .replaceAll(/[I1|!i]/g, 'l')
    .replaceAll('O', '0');

/** How many letters to put in, take out or change (Levenshtein 1966). */
function lettersOff(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++)
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === b[j] ? 0 : 1)));
    row = next;
  }
  return row.at(-1) ?? 0;
}

const NEVER = 2;

const wordsOf = (words: readonly WordOnLine[]): string => plain(words.map((word) => word.text).join(' '));
/** Readers take a minus for a hyphen. */
export const plain = (text: string): string => text.replaceAll(/\s+/g, '').replaceAll('\u2212', '-');
