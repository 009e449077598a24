/** What holds for the text of every document. */
import type { DocumentText } from '@deckwright/read/document';
import { expect } from 'vitest';

/** Places follow one another without gaps, from the first character to the last. */
export function expectPlacesCover({ markdown, places }: DocumentText): void {
  let at = 0;
  for (const { start, end } of places) {
    expect(start).toBe(at);
    expect(end).toBeGreaterThan(start);
    at = end;
  }
  expect(at).toBe(markdown.length);
}

/** Words and numbers of Markdown: without its marks and its escapes. */
export const wordsIn = (markdown: string): readonly string[] =>
  markdown
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/<br>/g, ' ')
    .replace(/\\(.)/g, '$1')
    .match(/[\p{L}\p{N}]+(?:[.,'’%-][\p{L}\p{N}]+)*/gu) ?? [];

/** Each of the words is in the text as often as in the list, in the same order, and no other is. */
export function expectWords(document: DocumentText, words: readonly string[]): void {
  expect(wordsIn(document.markdown)).toEqual(words.flatMap((word) => wordsIn(word)));
}

export const placeOf = ({ markdown, places }: DocumentText, words: string): DocumentText['places'][number] | undefined => {
  const at = markdown.indexOf(words);
  return places.find(({ start, end }) => at >= start && at < end);
};
