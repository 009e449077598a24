/** Whether a request has what was read in a picture: all of its words, and a number for each mark. */
import { readSlideRequest } from '@deckwright/draw/intent';
import { isAtTheEdge, type PictureIntent, type Seen } from './intent-of-picture.ts';

/** Square inches of photographs and drawings: no form that is looked for has so much of them. */
const MOST_DRAWN = 2;

/** @returns the predicate for one picture */
export function hasWhatWasRead(seen: Seen): (request: PictureIntent) => boolean {
  const words = wordsOf(seen.elements.flatMap((one) => (one.text === undefined || isAtTheEdge(one) ? [] : [one.text])));
  const marks = seen.charts.reduce((sum, { series }) => sum + series.reduce((all, { points }) => all + points.length, 0), 0);
  const drawn = seen.elements.reduce((sum, { kind, box_in: [, , w, h] }) => sum + (kind === 'picture' ? w * h : 0), 0);
  return (request) => {
    if (drawn > MOST_DRAWN || !readSlideRequest(request).ok) return false;
    const members = membersOf(request);
    const isWhole = without(words, wordsOf(members.map(String))).length === 0;
    return isWhole && members.filter((one) => typeof one === 'number').length >= marks;
  };
}

/** Texts and numbers, however deep. */
function membersOf(value: unknown): (string | number)[] {
  if (typeof value === 'string' || typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(membersOf) : [];
}

/** As they are compared: numbers as their digits, words without the signs around them. */
export const wordsOf = (texts: readonly string[]): string[] =>
  texts
    .join(' ')
    .replaceAll(/(?<=\d),(?=\d{3})/g, '')
    .replaceAll(/[\u2212\u2013]/g, '-')
    .toLowerCase()
    .split(/[^\p{L}\p{N}.-]+/u)
    .map((word) => word.replaceAll(/^(?:-(?!\d)|\.)+|[.-]+$/g, ''))
    .filter((word) => word !== '');

/** The first words that are not among the others, each counted once. */
function without(words: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return words.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
