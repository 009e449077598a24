/** Which items of a list a sentence names: by their labels, by words that only one label has, or as the largest or smallest of all. */
import { numberStyle } from './numbers.ts';
import superlatives from './superlatives.json' with { type: 'json' };
import { countsStated, numbersStated } from './title-claims.ts';

/** An item of a list: its label, and the numbers by which a superlative finds it. */
export interface NamableItem {
  readonly label: string;
  /** One number is its size; several are its course over time. */
  readonly values: readonly number[];
}

export interface Naming {
  /** Ascending indices into the list. */
  readonly items: readonly number[];
  /** Those of them that the sentence has by a whole label, or by its first word and another. */
  readonly whole: readonly number[];
  /** How sure it is: a whole label is 3, a part of one 2, a superlative 1. */
  readonly rank: 1 | 2 | 3;
  /** Where the name begins in the sentence. */
  readonly at: number;
  /** Few enough to stand out: about a third of the list, one, or a pair of whole names of four. */
  readonly isFew: boolean;
}

/** Names of at most so many letters are compared with their capitals: US and us are two words. */
const SHORT = 3;
/** A word of so many letters may have an ending of one or two letters more. */
const INFLECTED = 5;
/** Words of fewer letters are no evidence on their own. */
const LEAST_WORD = 4;
/** A word of so many letters may stand within a compound. */
const COMPOUND = 8;
/** Share of the letters of a label that words of its own need, unless its first word is one of them and long. */
const OWN_SHARE = 0.6;
/** Names that stand so close in a sentence are named together, characters: "X and Y". */
const TOGETHER = 5;
/** So close they may be, and one alone would be half of what is said: "X and the Y". */
const PERHAPS_TOGETHER = 9;
/** Two whole names of four are set apart, three of six are half of all. */
const PAIR = 2;
/** A count and what it counts: "two of the adverse scenarios". */
const COUNTED_WITHIN = 4;
/** Fewer items have no middle between their ends. */
const FEWEST_WITH_ENDS = 4;
/** A superlative that begins later is not of the items. */
const AT_THE_START = 8;
/** Words of a sentence, so that they are no names: a and I. */
const NO_LETTER_NAMES = 'AI';

/**
 * The items that a sentence names. Undefined where it names none.
 * @param locale BCP 47 tag of the sentence
 */
export function itemsNamed(sentence: string, items: readonly NamableItem[], locale: string): Naming | undefined {
  if (items.length < 2 || sentence === '') return undefined;
  const isFew = (found: readonly number[], isWhole: boolean): boolean =>
    found.length <= Math.max(1, isWhole ? Math.ceil(items.length / 3) : Math.round(items.length / 3)) ||
    (isWhole && found.length === PAIR && items.length >= 2 * PAIR);
  const words = wordsIn(locale);
  const isClaimed = ({ from }: Found): boolean => !isAside(sentence.slice(0, from), words);
  const whole = byLabel(sentence, items).filter(isClaimed);
  const inPart = byOwnWords(sentence, items).filter(isClaimed);
  // A part of a label beside the item's own number is as good as its name: "raw materials cost 38".
  const figures = numbersStated(sentence, numberStyle(locale).decimal);
  const isStated = ({ item }: Found): boolean => {
    const { values } = items[item] as NamableItem;
    return values.length === 1 && figures.some((one) => one === Math.abs(values[0] as number));
  };
  const stated = inPart.filter(isStated);
  const counted = byCount(sentence, items, locale);
  if (counted !== undefined) return counted;
  // Beside a whole name, the first word of another label and a second one are its name: "Lithium price moves it more than capex".
  const sure =
    whole.length > 0
      ? [...whole, ...stated, ...inPart.filter(({ isLed }) => isLed)]
      : [...inPart.filter(({ isMost }) => isMost), ...stated];
  const gapOf = (a: Found, b: Found): number => {
    const [first, second] = a.from < b.from ? [a, b] : [b, a];
    // Words that follow each other are one name: "sanctions screening".
    return sentence.slice(first.to, second.from) === ' ' ? Number.POSITIVE_INFINITY : second.from - first.to;
  };
  const within = (gap: number): readonly Found[] => inPart.filter((one) => sure.some((other) => gapOf(one, other) <= gap));
  const found = [...sure, ...within(TOGETHER)];
  const isHalf = within(PERHAPS_TOGETHER).some(({ item }) => !found.some((one) => one.item === item));
  if (found.length === 0) {
    const proven = bySuperlative(sentence, items, words);
    if (proven !== undefined) return { items: [proven.item], whole: [], rank: 1, at: proven.from, isFew: true };
    const ends = provenEnds(items) ? words.ends.flatMap((phrase) => placesOf(sentence, phrase).map(([from]) => from)) : [];
    return ends.length === 0 ? undefined : { items: [0, items.length - 1], whole: [], rank: 1, at: Math.min(...ends), isFew: true };
  }
  const named = [...new Set(found.map(({ item }) => item))].sort((a, b) => a - b);
  return {
    items: named,
    whole: [...whole, ...inPart.filter(({ isLed }) => isLed)].map(({ item }) => item),
    rank: whole.length > 0 ? 3 : 2,
    at: Math.min(...found.map(({ from }) => from)),
    isFew: !isHalf && isFew(named, whole.length > 0),
  };
}

/** The items that share a word behind their count: "the two adverse scenarios" of which exactly two labels have it. */
function byCount(sentence: string, items: readonly NamableItem[], locale: string): Naming | undefined {
  const labels = items.map(({ label }) => wordsOf(folded(label)));
  for (const { value, from, to } of countsStated(sentence, locale))
    for (const word of wordsOf(folded(sentence.slice(to))).slice(0, COUNTED_WITHIN)) {
      if (lengthOf(word) < LEAST_WORD) continue;
      const named = labels.flatMap((own, i) => (own.some((one) => isSameWord(one, word)) ? [i] : []));
      if (named.length === value && value > 1 && value * 2 <= items.length)
        return { items: named, whole: named, rank: 3, at: from, isFew: true };
    }
  return undefined;
}

type SentenceWords = (typeof superlatives)['en'];

function wordsIn(locale: string): SentenceWords {
  const language = locale.toLowerCase().split('-')[0] ?? 'en';
  const lists: Readonly<Record<string, SentenceWords>> = superlatives;
  return lists[language] ?? superlatives.en;
}

/**
 * Whether a name that follows these words is denied, or only says what something is divided by or begins with: not higher fees, sales by
 * region, 2 % of letters, from order to delivery.
 */
function isAside(before: string, { aside, only, of, from }: SentenceWords): boolean {
  const all = wordsOf(folded(before));
  const closing = all.at(-1) ?? '';
  if (all.length === 1 && (from as readonly string[]).includes(closing)) return true;
  if ((of as readonly string[]).includes(closing) && before.trimEnd().slice(0, -closing.length).trimEnd().endsWith('%')) return true;
  const clause = before.slice(Math.max(...[...',;:.–—'].map((mark) => before.lastIndexOf(mark))) + 1);
  const [second, last] = wordsOf(folded(clause)).slice(-2);
  const [word = '', earlier] = last === undefined ? [second] : [last, second];
  if (aside.includes(word)) return true;
  return earlier !== undefined && aside.includes(earlier) && !only.includes(word);
}

interface Found {
  readonly item: number;
  readonly from: number;
  readonly to: number;
}

/** Labels that stand in the sentence. A label within a longer one does not count: North in North Sea. */
function byLabel(sentence: string, items: readonly NamableItem[]): readonly Found[] {
  const found = items.flatMap(({ label }, item) => {
    // A label that several items have names none of them.
    if (items.some((other, i) => i !== item && other.label === label)) return [];
    return formsOf(label).flatMap((words) => placesOf(sentence, words).map(([from, to]): Found => ({ item, from, to })));
  });
  return found.filter(
    (one) =>
      !found.some(
        (other) => other.item !== one.item && other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from,
      ),
  );
}

/** A label as it may stand in a sentence: whole, what is before its colon, bracket or comma, the short name in its brackets, its initials. */
function formsOf(label: string): readonly string[] {
  const whole = label.trim();
  const cut = [...whole].findIndex((c) => ':(（：,;—–·'.includes(c));
  const lead = cut > 0 ? [...whole].slice(0, cut).join('').trim() : '';
  const open = whole.indexOf('(');
  const close = whole.indexOf(')', open);
  const inner = open >= 0 && close > open ? whole.slice(open + 1, close).trim() : '';
  const initials = wordsOf(whole)
    .map((word) => word[0] ?? '')
    .filter((c) => c !== c.toLowerCase())
    .join('');
  return [
    ...new Set([
      ...[whole, lead].filter(isName),
      ...(lengthOf(lead) === 1 && lead !== lead.toLowerCase() && !NO_LETTER_NAMES.includes(lead) ? [lead] : []),
      ...(inner !== '' && lengthOf(inner) <= 5 && inner === inner.toUpperCase() && isName(inner) ? [inner] : []),
      ...(initials.length >= 2 && initials.length <= SHORT ? [initials] : []),
    ]),
  ];
}

/** A number alone is no name, unless it is long enough to be a year. */
function isName(text: string): boolean {
  const letters = [...text].filter(isLetter);
  const isDense = letters.some(isUnspaced);
  if (letters.length > 0) return letters.length >= 2;
  return !isDense && lengthOf(text) >= 4;
}

const lengthOf = (text: string): number => [...text].length;
const isLetter = (c: string | undefined): boolean => c !== undefined && /\p{L}|\p{M}/u.test(c);
const isInWord = (c: string | undefined): boolean => c !== undefined && /[\p{L}\p{M}\p{N}]/u.test(c);
/** Scripts that are written without spaces, or with endings that stand at the word. */
const isUnspaced = (c: string | undefined): boolean =>
  c !== undefined && /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Khmer}ー]/u.test(c);

const folded = (text: string): string => text.normalize('NFC').replaceAll('’', "'").replaceAll('\u00a0', ' ').toLowerCase();
/** A name may be joined in a sentence: the late-grid case. */
const unjoined = (text: string): string => folded(text).replaceAll('-', ' ');

/** Where words stand in a sentence, not within others. Endings of at most two letters may follow a long word. */
function placesOf(sentence: string, words: string): readonly (readonly [from: number, to: number])[] {
  const exact = lengthOf(words) <= SHORT;
  const [text, wanted] = exact ? [sentence.normalize('NFC'), words.normalize('NFC')] : [unjoined(sentence), unjoined(words)];
  const places: (readonly [number, number])[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    const before = text[at - 1];
    if (isInWord(before) && isInWord(wanted[0]) && !isUnspaced(wanted[0])) continue;
    const last = wanted[wanted.length - 1];
    let to = end;
    while (!isUnspaced(last) && isInWord(text[to])) to += 1;
    if (to - end > endingOf(wordsOf(wanted).at(-1) ?? '', exact)) continue;
    if (to > end && !isLetter(text[end])) continue;
    places.push([at, end]);
  }
  return places;
}

/** Letters that may follow a word as its ending. */
const endingOf = (word: string, exact: boolean): number => (!exact && lengthOf(word) >= INFLECTED ? 2 : 0);

function wordsOf(text: string): readonly string[] {
  const words: string[] = [];
  let word = '';
  for (const c of text) {
    if (isInWord(c) || (c === '-' && word !== '')) word += c;
    else if (word !== '') {
      words.push(word);
      word = '';
    }
  }
  return word === '' ? words : [...words, word];
}

/** Labels of which the sentence has words that no other label has. `isMost` where these are most of it, or its first word. */
function byOwnWords(
  sentence: string,
  items: readonly NamableItem[],
): readonly (Found & { readonly isMost: boolean; readonly isLed: boolean })[] {
  const all = items.map(({ label }) => wordsOf(folded(label)));
  const text = folded(sentence);
  const said = wordsOf(text);
  return all.flatMap((words, item) => {
    const own = words.filter(
      (word) =>
        lengthOf(word) >= LEAST_WORD &&
        [...word].some(isLetter) &&
        said.some((one) => isSameWord(one, word)) &&
        !all.some((others, i) => i !== item && others.some((other) => isSameWord(other, word))),
    );
    const letters = words.reduce((sum, word) => sum + lengthOf(word), 0);
    const share = own.reduce((sum, word) => sum + lengthOf(word), 0) / Math.max(1, letters);
    // A plural in the sentence is the kind of thing, and the label is one of that kind.
    // The first word of a longer label names it only as a name would: "ticket machine" is no "ticket tray lit".
    const isLed =
      own[0] === words[0] &&
      lengthOf(words[0] ?? '') >= INFLECTED &&
      said.includes(words[0] ?? '') &&
      (words.length <= 2 || own.length > 1);
    if (own.length === 0) return [];
    const from = Math.max(0, Math.min(...own.map((word) => text.indexOf(word.slice(0, LEAST_WORD)))));
    return [{ item, from, to: from + lengthOf(own[0] ?? ''), isMost: share >= OWN_SHARE || isLed, isLed: isLed && own.length > 1 }];
  });
}

/** With an ending more, or as the larger part of a compound. */
function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (long.startsWith(short) && long.length - short.length <= endingOf(short, false)) return true;
  return lengthOf(short) >= COMPOUND && long.endsWith(short);
}

/** The item that the numbers prove to be what the sentence begins with. A superlative of several items is about no single one. */
function bySuperlative(sentence: string, items: readonly NamableItem[], words: SentenceWords): Found | undefined {
  for (const kind of ['max', 'min', 'fast'] as const)
    for (const word of words[kind])
      for (const [from, to] of placesOf(sentence, word)) {
        const before = wordsOf(folded(sentence.slice(0, from)));
        const isOfSeveral = before.some((one) => words.counts.includes(one) || [...one].some((c) => c >= '0' && c <= '9'));
        const item = isOfSeveral || from > AT_THE_START ? undefined : kind === 'fast' ? provenFastest(items) : provenExtreme(items, kind);
        if (item !== undefined) return { item, from, to };
      }
  return undefined;
}

/** Whether the first and the last item are the two largest or the two smallest of four or more, so that "the two ends" is true of them. */
function provenEnds(items: readonly NamableItem[]): boolean {
  const numbers = items.map(({ values }) => (values.length === 1 ? (values[0] as number) : Number.NaN));
  if (numbers.length < FEWEST_WITH_ENDS || numbers.some((n) => !Number.isFinite(n))) return false;
  const inner = numbers.slice(1, -1);
  const outer = [numbers[0] as number, numbers.at(-1) as number];
  return Math.min(...outer) > Math.max(...inner) || Math.max(...outer) < Math.min(...inner);
}

/** Of courses, the last number and the sum have to agree. */
function provenExtreme(items: readonly NamableItem[], kind: 'max' | 'min'): number | undefined {
  if (items.some(({ values }) => values.length === 0 || values.some((v) => !Number.isFinite(v)))) return undefined;
  const sign = kind === 'max' ? 1 : -1;
  const last = first(items.map(({ values }) => sign * (values.at(-1) as number)));
  const total = first(items.map(({ values }) => sign * values.reduce((a, b) => a + b, 0)));
  return last === total ? last : undefined;
}

/** The growth in numbers and in percent have to agree. */
function provenFastest(items: readonly NamableItem[]): number | undefined {
  if (items.some(({ values }) => values.length < 2 || (values[0] as number) <= 0)) return undefined;
  const growth = first(items.map(({ values }) => (values.at(-1) as number) - (values[0] as number)));
  const rate = first(items.map(({ values }) => (values.at(-1) as number) / (values[0] as number)));
  return growth === rate ? growth : undefined;
}

/** Index of the largest number; undefined for a tie. */
function first(numbers: readonly number[]): number | undefined {
  const most = Math.max(...numbers);
  return numbers.filter((n) => n === most).length === 1 ? numbers.indexOf(most) : undefined;
}
