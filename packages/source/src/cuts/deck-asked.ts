/** What a text asks for: one slide, several, or a deck; and for whom. */
import type { Span } from '../document.ts';
import { markedSlides } from './cut-prompt.ts';
import { anyOf, isIn } from './cut-words.ts';

/** Beyond the request nobody says what is to be made. */
const REQUEST = 300;
/** Words before the deck in its request: "Could you please make us". */
const MOST_BEFORE = 9;

let made: Readonly<Record<'counted' | 'deck' | 'names' | 'one', RegExp>> | undefined;

function expressions(): NonNullable<typeof made> {
  made ??= {
    // `a 10-slide deck`, `zehn Folien`, `5 slides`.
    counted: new RegExp(`(?<![\\p{L}\\p{N}])(?:[2-9]|[1-3]\\d|${anyOf('many')})[\\s-]${anyOf('slides', 'slide')}(?![\\p{L}])`, 'iu'),
    // `a deck about …`: a deck is what is to be made, and not where its one slide goes.
    deck: new RegExp(`(?<![\\p{L}])${anyOf('articles')}\\s(?:\\p{L}+[\\s-]){0,2}?${anyOf('decks')}\\s${anyOf('about')}(?![\\p{L}])`, 'iu'),
    names: new RegExp(`(?<![\\p{L}])${anyOf('decks', 'slides')}(?![\\p{L}])`, 'iu'),
    one: new RegExp(`(?<![\\p{L}])${anyOf('one_slide')}(?![\\p{L}])(?!\\s${anyOf('each')}(?![\\p{L}]))`, 'iu'),
  };
  return made;
}

/** It speaks of a deck or of slides. */
export const namesDeck = (text: string): boolean => expressions().names.test(text);

/** It says that one slide is wanted. */
export const asksForOne = (text: string): boolean => expressions().one.test(text);

/** Only words stand before it, and few. */
const isOpening = (before: string): boolean => {
  const words = before.split(' ').filter((w) => w !== '');
  return words.length <= MOST_BEFORE && !before.includes('\n') && words.every((w) => !'.:;!?'.includes(w.at(-1) ?? ' '));
};

/** What says that more than one slide is wanted, in one of the sentences that ask; undefined where nothing does. */
export function deckAsked(text: string, asking: readonly Span[]): Span | undefined {
  const { counted, deck } = expressions();
  for (const { start, end } of asking) {
    if (start > REQUEST) continue;
    const sentence = text.slice(start, end);
    const at = counted.exec(sentence)?.index ?? deck.exec(sentence)?.index;
    if (at !== undefined && isOpening(sentence.slice(0, at))) return { start, end };
  }
  const [first, second] = markedSlides(text)?.parts ?? [];
  return first === undefined || second === undefined ? undefined : { start: first.start, end: second.end };
}

/** How an audience measures a slide; undefined where it is neither a board nor engineers. */
export function audienceIn(text: string): 'executive' | 'technical' | undefined {
  const words = text.split(' ');
  if (words.some((w) => isIn('board', w))) return 'executive';
  return words.some((w) => isIn('engineers', w)) ? 'technical' : undefined;
}

const SHORTEST = 3;

/** Words that a focus names. */
export const focusWords = (focus: string): readonly string[] =>
  focus
    .toLowerCase()
    .split(' ')
    .filter((w) => w.length >= SHORTEST && !isIn('small', w));
