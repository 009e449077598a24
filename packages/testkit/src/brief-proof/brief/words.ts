/** Words of a text with their places; scripts that set no spaces give one word a character. */
import type { Span } from '../finding.ts';
import { fold } from './fold.ts';

export interface Word extends Span {
  /** In lower case, without signs. */
  readonly key: string;
  readonly text: string;
}

/** Han, kana, Hangul and Thai: their words are not told apart by spaces, so each character counts. */
const WORD =
  /\d+(?:[.,']\d+)+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}])[\p{L}\p{M}\p{N}])+/gu;

export function wordsOf(text: string): Word[] {
  return [...fold(text).matchAll(WORD)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    key: match[0].toLowerCase(),
    text: text.slice(match.index, match.index + match[0].length),
  }));
}

export const isLetter = (character: string): boolean => /[\p{L}\p{M}]/u.test(character);
/** A letter of a script that sets spaces between words. */
export const isSpacedLetter = (character: string): boolean =>
  isLetter(character) && !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(character);
