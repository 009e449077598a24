/** The words of requests for several slides, `lexicon/cuts.json`, in eight languages at once: a prompt may mix them. */
import { ownFile } from '#own-file';

export type CutWords =
  | 'slide'
  | 'slides'
  | 'many'
  | 'decks'
  | 'one_slide'
  | 'each'
  | 'articles'
  | 'further'
  | 'about'
  | 'and'
  | 'first'
  | 'next'
  | 'board'
  | 'engineers'
  | 'small'
  | 'keep_off'
  | 'never_shown'
  | 'confidential'
  | 'omit'
  | 'corrects'
  | 'withdraws'
  | 'sections'
  | 'connectors'
  | 'checks';

let file: Readonly<Record<CutWords, readonly string[]>> | undefined;

const words = (name: CutWords): readonly string[] => {
  file ??= JSON.parse(ownFile('lexicon', 'cuts.json')) as Readonly<Record<CutWords, readonly string[]>>;
  return file[name];
};

/** One of the words, the longest first, as a piece of an expression. None of them has a character that means something there. */
export const anyOf = (...names: readonly CutWords[]): string =>
  `(?:${names
    .flatMap(words)
    .sort((a, b) => b.length - a.length)
    .join('|')})`;

export const isIn = (name: CutWords, word: string): boolean => words(name).includes(word.toLowerCase());
