/** The words of looks, `lexicon/looks.json`: adjectives by theme family in eight languages, the nouns they stand beside, the words that ask. */
import { ownFile } from '#own-file';

export type Family = 'corporate' | 'technical' | 'minimal' | 'editorial';
export type Mode = 'dark' | 'light';
export type Noun = 'look' | 'weak' | 'background' | 'slide';

/** Word by word in the eight languages; `-` at the end takes any ending of up to four letters. */
interface LooksFile {
  readonly families: Readonly<Record<Family, readonly string[]>>;
  readonly modes: Readonly<Record<Mode, readonly string[]>>;
  /** Colours of a ground that name a mode. */
  readonly grounds: Readonly<Record<Mode, readonly string[]>>;
  readonly unsupported: readonly string[];
  /** English adjectives, which stand before a slide and never after it. */
  readonly english: readonly string[];
  /** Nouns whose adjective is a look. */
  readonly looks: readonly string[];
  /** Nouns that may as well be content ("a modern design"): they need a word that asks. */
  readonly weak: readonly string[];
  readonly backgrounds: readonly string[];
  readonly slides: readonly string[];
  /** May stand between an adjective and its noun. */
  readonly between: readonly string[];
  /** With a pronoun behind: "make it dark". */
  readonly make: readonly string[];
  readonly pronouns: readonly string[];
  /** Words that ask for a look, before it or behind it. */
  readonly asks: readonly string[];
  /** May stand around the words of an ask. */
  readonly fillers: readonly string[];
}

interface Words {
  readonly whole: ReadonlySet<string>;
  readonly stems: readonly string[];
}

const LONGEST_ENDING = 4;
const wordsOf = (list: readonly string[]): Words => ({
  whole: new Set(list.filter((w) => !w.endsWith('-'))),
  stems: list.filter((w) => w.endsWith('-')).map((w) => w.slice(0, -1)),
});
export const has = ({ whole, stems }: Words, word: string): boolean =>
  whole.has(word) || stems.some((s) => word.startsWith(s) && word.length <= s.length + LONGEST_ENDING);

export interface LookWords {
  readonly families: readonly (readonly [Family, Words])[];
  readonly modes: readonly (readonly [Mode, Words])[];
  readonly grounds: readonly (readonly [Mode, Words])[];
  readonly unsupported: Words;
  readonly english: ReadonlySet<string>;
  readonly between: ReadonlySet<string>;
  readonly make: ReadonlySet<string>;
  readonly pronouns: ReadonlySet<string>;
  readonly asks: ReadonlySet<string>;
  readonly fillers: ReadonlySet<string>;
  readonly nouns: ReadonlyMap<string, Noun>;
}

let known: LookWords | undefined;

/** Read once. */
export function lookWords(): LookWords {
  if (known !== undefined) return known;
  const file = JSON.parse(ownFile('lexicon', 'looks.json')) as LooksFile;
  const table = <K extends string>(lists: Readonly<Record<K, readonly string[]>>): readonly (readonly [K, Words])[] =>
    (Object.keys(lists) as K[]).map((key) => [key, wordsOf(lists[key])]);
  const nouns = new Map<string, Noun>();
  for (const [noun, list] of [
    ['slide', file.slides],
    ['weak', file.weak],
    ['look', file.looks],
    ['background', file.backgrounds],
  ] as const)
    for (const word of list) nouns.set(word, noun);
  known = {
    families: table(file.families),
    modes: table(file.modes),
    grounds: table(file.grounds),
    unsupported: wordsOf(file.unsupported),
    english: new Set(file.english),
    between: new Set(file.between),
    make: new Set(file.make),
    pronouns: new Set(file.pronouns),
    asks: new Set(file.asks),
    fillers: new Set(file.fillers),
    nouns,
  };
  return known;
}
