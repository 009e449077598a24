/** What the writer of a document says to whoever makes slides of it: what to leave off, and how many there are to be. */
import { LANGUAGE_CODES, lexiconFile } from '../lexicon.ts';
import { anyOf, isIn } from './cut-words.ts';

/** More slides are no count that anybody asks for. */
const MOST = 60;

let made: Readonly<Record<'off' | 'never' | 'secret' | 'counted' | 'corrects' | 'withdraws', RegExp>> | undefined;

function expressions(): NonNullable<typeof made> {
  made ??= {
    // `not for the slides`, `do not put this on the deck`.
    off: new RegExp(
      `(?<![\\p{L}\\p{N}])${anyOf('keep_off')}\\s(?:\\p{L}+\\s){0,3}?${anyOf('slides', 'slide', 'decks')}(?![\\p{L}\\p{N}])`,
      'iu',
    ),
    // `à ne pas projeter`, `delete before sending`: whatever stands beside it.
    never: new RegExp(`(?<![\\p{L}\\p{N}])${anyOf('never_shown')}(?![\\p{L}\\p{N}])`, 'iu'),
    // `Confidential: leave out`.
    secret: new RegExp(`(?<![\\p{L}])${anyOf('confidential')}\\s?[:,;–—-]\\s?(?:\\p{L}+\\s){0,2}?${anyOf('omit')}(?![\\p{L}])`, 'iu'),
    // `Correct that to 4.4`.
    corrects: new RegExp(`(?<![\\p{L}\\p{N}])${anyOf('corrects')}(?![\\p{L}\\p{N}])`, 'iu'),
    // `I withdraw the proposal`, `please forget section 3`.
    withdraws: new RegExp(`(?<![\\p{L}\\p{N}])${anyOf('withdraws')}(?![\\p{L}\\p{N}])`, 'iu'),
    counted: new RegExp(`(?<![\\p{L}\\p{N}])(?:(\\d{1,2})|(${anyOf('many')}))[\\s-]${anyOf('slides', 'slide')}(?![\\p{L}])`, 'iu'),
  };
  return made;
}

/** It says of itself that it is for no slide. */
export function isKeptOff(text: string): boolean {
  const { off, never, secret } = expressions();
  return off.test(text) || never.test(text) || secret.test(text);
}

/** It says that a figure that was written before is another. */
export const correctsEarlier = (text: string): boolean => expressions().corrects.test(text);

/** Where a sentence begins to say that something written before is no longer meant; undefined where it does not. */
export function withdrawsAt(text: string): number | undefined {
  const found = expressions().withdraws.exec(text);
  return found === null ? undefined : found.index;
}

/** A word before the number of a part: `section 3`. */
export const namesSection = (word: string): boolean => isIn('sections', word);

/** It joins a sentence to what is before it, and names nothing. */
export const isConnector = (word: string): boolean => isIn('connectors', word);

/** The name of a row or a column that somebody keeps for himself: `check`, `scratch`. */
export const namesCheck = (name: string): boolean => isIn('checks', name.replace(/[\s:?!.]+$/, ''));

/** How many slides a sentence counts: `8 slides`, `a ten-slide deck`; undefined where it counts none. */
export function slidesCounted(sentence: string): number | undefined {
  const [, digits, word = ''] = expressions().counted.exec(sentence) ?? [];
  const named = LANGUAGE_CODES.map((language) => lexiconFile(language)?.numbers?.[word.toLowerCase()]).find((n) => n !== undefined);
  const count = digits === undefined ? named : Number(digits);
  return count !== undefined && count >= 1 && count <= MOST ? count : undefined;
}
