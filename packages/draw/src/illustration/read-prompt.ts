/** Reads a prompt by the lexicon: which motif, light, weather, season, mood, colours and counts its words name. */
import { autoIcon, findIcon } from '../layout/index.ts';
import lexicon from './lexicon.json' with { type: 'json' };
import type { Season, Time, Weather, Wish } from './wish.ts';

const KINDS = ['motif', 'time', 'weather', 'season', 'mood', 'color', 'number', 'icon'] as const;
type Kind = (typeof KINDS)[number];
type Tag = readonly [kind: Kind, name: string];

/** Lower case without marks, so that `Éolienne` and `eolienne` are one word. */
const plainOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[’']/g, ' ');

const wordsOf = (text: string): string[] => plainOf(text).match(/[\p{L}\p{N}]+(?:[-&][\p{L}\p{N}]+)*/gu) ?? [];

/** Endings fall as long as five letters stay: one stem for the cases and numbers of a word. */
const stemOf = (word: string): string => (word.length > 5 ? word.replace(/(?<=^.{5,})[aeiouynms]+$/u, '') : word);

interface Book {
  readonly exact: ReadonlyMap<string, readonly Tag[]>;
  readonly stems: ReadonlyMap<string, readonly Tag[]>;
}

const books = new Map<string, Book>();

/** Words of all languages; those of `language` stand above the others where one word means two things. */
function bookOf(language: string): Book {
  const known = books.get(language);
  if (known !== undefined) return known;
  const [exact, stems] = [new Map<string, Tag[]>(), new Map<string, Tag[]>()];
  const add = (map: Map<string, Tag[]>, key: string, [kind, name]: Tag): void => {
    const tags = map.get(key) ?? [];
    // One word may say a motif and a time of day, and not two motifs.
    if (tags.some((tag) => tag[0] === kind)) return;
    map.set(key, [...tags, [kind, name]]);
  };
  for (const own of [true, false]) {
    for (const kind of KINDS) {
      for (const [name, byLanguage] of Object.entries(lexicon[kind])) {
        for (const [spoken, phrases] of Object.entries(byLanguage as Readonly<Record<string, readonly string[]>>)) {
          if ((spoken === language) !== own) continue;
          for (const phrase of phrases) {
            const key = wordsOf(phrase).join(' ');
            add(exact, key, [kind, name]);
            if (!key.includes(' ') && kind !== 'number') add(stems, stemOf(key), [kind, name]);
          }
        }
      }
    }
  }
  const book = { exact, stems };
  books.set(language, book);
  return book;
}

const small = new Set(Object.values(lexicon.small_words).flat().map(plainOf));
const LONGEST_PHRASE = 4;
/** So long are words that may be made of two, as in German. */
const COMPOUND = 9;

/** What one word or phrase means. */
function tagsOf(book: Book, key: string): readonly Tag[] {
  const exact = book.exact.get(key) ?? (key.endsWith('s') ? book.exact.get(key.slice(0, -1)) : undefined);
  if (exact !== undefined || key.includes(' ')) return exact ?? [];
  if (small.has(key)) return [];
  const byStem = book.stems.get(stemOf(key));
  if (byStem !== undefined) return byStem;
  if (key.length < COMPOUND) return [];
  // The last part of a compound says what it is: `Hafenstadt` is a town.
  for (let from = 3; from <= key.length - 5; from++) {
    const tags = (book.exact.get(key.slice(from)) ?? []).filter(([kind]) => kind === 'motif');
    if (tags.length > 0) return tags;
  }
  return [];
}

/** The numbers that a prompt may ask for. */
const MOST = 12;

export function readPrompt(prompt: string, language: string, motifs: ReadonlySet<string>): Wish {
  const book = bookOf(language.slice(0, 2).toLowerCase());
  const words = wordsOf(prompt);
  const found: Record<Kind, string[]> = { motif: [], time: [], weather: [], season: [], mood: [], color: [], number: [], icon: [] };
  const names = words.map((): string[] => []);
  let number: { readonly value: number; readonly at: number } | undefined;
  let count: number | undefined;
  for (let i = 0; i < words.length; ) {
    let length = Math.min(LONGEST_PHRASE, words.length - i);
    let tags: readonly Tag[] = [];
    for (; length > 0; length--) {
      tags = tagsOf(book, words.slice(i, i + length).join(' ')).filter(([kind, name]) => kind !== 'motif' || motifs.has(name));
      if (tags.length > 0) break;
    }
    const word = words[i] ?? '';
    if (length === 0) {
      length = 1;
      const digits = /^\d{1,2}$/.test(word) ? Number(word) : 0;
      if (digits >= 1 && digits <= MOST) number = { value: digits, at: i };
      else {
        const icon = small.has(word) || word.length < 3 ? undefined : (autoIcon(word) ?? (findIcon(word) === undefined ? undefined : word));
        if (icon !== undefined) {
          found.icon.push(icon);
          names[i]?.push(`icon:${icon}`);
        }
      }
    }
    for (const [kind, name] of tags) {
      if (kind === 'number') number = { value: Number(name), at: i };
      else if (!found[kind].includes(name)) found[kind].push(name);
      if (kind === 'number') continue;
      for (let k = i; k < i + length; k++) names[k]?.push(`${kind}:${name}`);
      // The number counts what follows it, with one word between at most.
      if (kind !== 'motif' || number === undefined || i - number.at > 2) continue;
      count ??= number.value;
      names[number.at]?.push(`motif:${name}`);
      number = undefined;
    }
    i += length;
  }
  return {
    motifs: found.motif,
    time: (found.time[0] as Time | undefined) ?? 'day',
    weather: (found.weather[0] as Weather | undefined) ?? 'clear',
    season: found.season[0] as Season | undefined,
    colors: found.color,
    strength: found.mood.includes('vivid') ? 1 : found.mood.includes('quiet') ? -1 : 0,
    count,
    icons: found.icon,
    abstract: found.mood.includes('abstract'),
    terms: words.flatMap((word, at) => (small.has(word) ? [] : [{ word, names: names[at] ?? [] }])),
  };
}
