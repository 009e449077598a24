/** Where a text of the slide stands in the brief: word by word, whatever signs and letter cases stand between. */
import type { Span } from '../finding.ts';
import type { Brief } from './brief.ts';
import { isSpacedLetter, wordsOf } from './words.ts';

/** Every place where the words of a text follow one another in the brief. */
export function placesOf(text: string, { words }: Brief): Span[] {
  const wanted = wordsOf(text).map(({ key }) => key);
  const [first] = wanted;
  if (first === undefined) return [];
  return words.flatMap((word, i) => {
    if (word.key !== first || !wanted.every((key, j) => words[i + j]?.key === key)) return [];
    return [{ start: word.start, end: words[i + wanted.length - 1]?.end ?? word.end }];
  });
}

/** Words of one stem: `prevista` and `previsto`, `sale` and `sales`. */
const isKin = (a: string, b: string): boolean => {
  if (a === b) return true;
  if (/\d/.test(a)) return false;
  const least = Math.max(4, Math.max(a.length, b.length) - 2);
  return a.length >= 5 && b.length >= 4 && a.slice(0, least) === b.slice(0, least);
};

/** Every place where words of the same stems follow one another. */
export function inflectedPlacesOf(text: string, { words }: Brief): Span[] {
  const wanted = wordsOf(text).map(({ key }) => key);
  const [first] = wanted;
  if (first === undefined) return [];
  return words.flatMap((word, i) => {
    if (!isKin(word.key, first) || !wanted.every((key, j) => isKin(words[i + j]?.key ?? '', key))) return [];
    return [{ start: word.start, end: words[i + wanted.length - 1]?.end ?? word.end }];
  });
}

/** Words between two words of a text that may have been left out of it. */
const SKIPPED = 8;

/** The places of a text that leaves out words of the brief, in the brief's order. */
export function scatteredPlacesOf(text: string, { words }: Brief): Span[] {
  const wanted = wordsOf(text).map(({ key }) => key);
  const [first] = wanted;
  if (first === undefined) return [];
  return words.flatMap((word, i) => {
    if (word.key !== first) return [];
    let at = i;
    for (const key of wanted.slice(1)) {
      const next = words.findIndex((w, j) => j > at && j <= at + SKIPPED && w.key === key);
      if (next < 0) return [];
      at = next;
    }
    return [{ start: word.start, end: words[at]?.end ?? word.end }];
  });
}

/** Where a text stands with an end inside a word: "Marí" in "María", "fit" in "fit-out". */
export function cutPlaceOf(text: string, brief: Brief): Span | undefined {
  const lower = brief.folded.toLowerCase();
  const wanted = text.toLowerCase();
  const at = lower.indexOf(wanted);
  return at < 0 ? undefined : { start: at, end: at + wanted.length };
}

/** Whether a place begins or ends inside a word that a hyphen joins. */
export function isInCompound({ start, end }: Span, { folded }: Brief): boolean {
  const at = (i: number): string => folded[i] ?? ' ';
  const behind = at(end) === '-' && isSpacedLetter(at(end + 1)) && isSpacedLetter(at(end - 1));
  const before = at(start - 1) === '-' && isSpacedLetter(at(start - 2)) && isSpacedLetter(at(start));
  return behind || before;
}
