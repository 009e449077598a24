/** Files of languages: each has all that the grammar asks for, and a word of a language does one thing. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { lexiconOf, WORD_CLASSES, type WordClass } from '../src/index.ts';

const FOLDER = new URL('../src/lexicon/', import.meta.url);
const WHOLE = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'] as const;
const BEGUN = ['zh', 'ja', 'ko', 'ar'] as const;
const DIMENSIONS = ['money', 'share', 'points', 'multiple', 'time', 'length', 'mass', 'energy', 'power', 'volume', 'area', 'data', 'count'];

/** Up to five words, in lower case, without blanks at their ends; the last may be a stem. */
const phrase = z.string().regex(/^[^\s*]+(?: [^\s*]+){0,4}\*?$/u);
const small = phrase.refine((word) => word === word.toLowerCase(), 'is looked up in lower case');
const alike = (words: readonly string[]): boolean => new Set(words).size === words.length;
const words = z.array(small).min(1).refine(alike, 'holds a word twice');
/** Of forms: `*x` ends a word too. */
const cues = z.array(z.string().regex(/^\*?[^\s*]+(?: [^\s*]+)*\*?$/u)).min(1).refine(alike, 'holds a phrase twice'); // biome-ignore format: a shape a line
const form = z.strictObject({ names: cues, words: cues, needs: z.string().min(10), sample: z.string().includes('[') });
const shape = z.strictObject({
  language: z.string().length(2),
  classes: z.partialRecord(z.enum(WORD_CLASSES), words),
  own: words.optional(),
  months: z.array(words).length(12),
  weekdays: z.array(words).length(7),
  scales: z.record(small, z.number().min(1e3)),
  units: z.record(phrase, z.enum(DIMENSIONS)),
  currencies: z.record(small, z.string().regex(/^[A-Z]{3}$/u)).optional(),
  abbreviations: words.or(z.tuple([])),
  numbers: z.record(small, z.number()),
  roles: z.record(z.string(), words),
  forms: z.record(z.string(), form.or(z.strictObject({ names: cues }))),
  phrases: z.record(z.string(), z.string()),
  faults: z.record(z.string(), z.string()),
});

const read = (language: string): z.infer<typeof shape> =>
  shape.parse(JSON.parse(readFileSync(new URL(`${language}.json`, FOLDER), 'utf8')), { error: (issue) => `${language}: ${issue.code}` });

/** Words that do two things in every sentence; what they do in one is told by what stands around them. */
const TWO_THINGS: Readonly<Record<string, readonly string[]>> = {
  en: ['on', 'present', 'about', 'some', 'spending', 'want', 'we want', 'planned', 'gives'],
  de: ['von', 'der', 'des', 'vom', 'zu', 'um', 'am', 'je', 'als', 'ist', 'über', 'ausgaben'],
  fr: ['par', 'chaque', 'pour', 'non', 'prévu', 'prévue', 'moyenne', 'dépenses'],
  es: ['por', 'unos', 'unas', 'no', 'baja', 'estimado', 'media', 'después', 'o', 'a', 'gastos'],
  it: ['media', 'dopo', 'previsto', 'o', 'spese'],
  pt: ['às', 'uns', 'umas', 'não', 'média', 'depois', 'o', 'despesas'],
  nl: ['niet', 'boven', 'gemiddeld', 'beste', 'voor', 'gepland', 'uitgaven'],
  pl: ['z', 'nie', 'dzięki', 'działania', 'efekty', 'o', 'w', 'wydatki'],
};
/** What a language does not say in a word of its own. */
const UNSAID: Readonly<Record<string, readonly WordClass[]>> = {
  fr: ['oclock'],
  es: ['oclock'],
  it: ['oclock'],
  pt: ['oclock'],
  pl: ['oclock'],
};
/** Of words that have another class too. */
const AGAIN: readonly WordClass[] = ['how_likely', 'how_bad', 'plus', 'minus'];
/** Between people: their words stand in frames and mails as well as in a class of their own. */
const TALK: readonly WordClass[] = [
  'frame',
  'greeting',
  'farewell',
  'speaker',
  'forbid',
  'mail',
  'polite',
  'order',
  'shown',
  'withheld',
  'drawing',
  'visual',
  'oclock',
];

test('every file of the folder has the shape of a lexicon', () => {
  const files = readdirSync(FOLDER).filter((name) => /^[a-z]{2}\.json$/u.test(name));
  expect(files.map((name) => name.slice(0, 2)).sort()).toEqual([...WHOLE, ...BEGUN].sort());
  for (const language of [...WHOLE, ...BEGUN]) expect(read(language).language).toBe(language);
});

test.each(WHOLE)('%s has words of every class', (language) => {
  const { words: known, stems, phrases } = lexiconOf(language);
  const said = new Set([...known.values(), ...stems.values(), ...[...phrases.values()].flat().map((p) => p.classes)].flat());
  const own = new Set(Object.keys(read(language).classes));
  // Of what people say to each other a lexicon is made of two files.
  const missing = WORD_CLASSES.filter((c) => !(own.has(c) || (TALK.includes(c) && said.has(c))) && UNSAID[language]?.includes(c) !== true);
  expect(missing).toEqual([]);
});

test.each(WHOLE)('%s has no word in two classes but those that are known to do two things', (language) => {
  const classes = new Map<string, WordClass[]>();
  // Words of a scale stand once more under its axis, and signs among words of steps.
  for (const [cls, list] of Object.entries(read(language).classes) as [WordClass, string[]][])
    if ((!TALK.includes(cls) || cls === 'frame') && !AGAIN.includes(cls))
      for (const word of list) classes.set(word, [...(classes.get(word) ?? []), cls]);
  const twice = [...classes].filter(([word, all]) => all.length > 1 && TWO_THINGS[language]?.includes(word) !== true);
  expect(twice).toEqual([]);
});

test.each(WHOLE)('%s names all 54 forms, no two of them alike', (language) => {
  const { forms, phrases, faults } = read(language);
  const english = read('en');
  expect(Object.keys(forms)).toEqual(Object.keys(english.forms));
  expect(Object.keys(forms)).toHaveLength(54);
  expect([Object.keys(phrases), Object.keys(faults)]).toEqual([Object.keys(english.phrases), Object.keys(english.faults)]);
  const names = Object.entries(forms).flatMap(([of, said]) => said.names.map((name) => ({ name, of })));
  expect(names.filter((a) => names.some((b) => b.name === a.name && b.of !== a.of))).toEqual([]);
  for (const said of Object.values(forms)) expect(said, 'words, needs and sample').toHaveProperty('sample');
});

test('samples of all languages have the blanks of the English one', () => {
  const blanks = (text: string): string[] => [...new Set(text.match(/\[[^\]]+\]/gu))].sort();
  const english = read('en').forms;
  const other = WHOLE.flatMap((language) =>
    Object.entries(read(language).forms).flatMap(([of, said]) => {
      const [own, theirs] = [said, english[of]].map((x) => blanks(x !== undefined && 'sample' in x ? String(x.sample) : ''));
      return own?.every((blank) => KNOWN_BLANKS.includes(blank)) && theirs !== undefined && own.length > 0
        ? []
        : [`${language} ${of}: ${own}`];
    }),
  );
  expect(other).toEqual([]);
});
const KNOWN_BLANKS =
  '[name] [text] [question] [step] [number] [month] [year] [day] [unit] [low or high] [red, amber or green] [+ or -]'.match(
    /\[[^\]]+\]/gu,
  ) as string[];

test('a word that means something else in a language is not looked up in English', () => {
  expect(lexiconOf('es').words.get('red')).toBeUndefined();
  expect(lexiconOf('fr').words.get('pays')).toBeUndefined();
  expect(lexiconOf('de').words.get('note')).toEqual(['score']);
  expect(lexiconOf('pt').words.get('no')).toEqual(['in']);
});
