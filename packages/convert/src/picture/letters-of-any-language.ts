/**
 * Reads letters of a picture whose language nobody named: in English first, and where its small words are those of another language, or its letters are
 * none of English, in that language too. Lines that are much surer in English stay so: names and foreign words.
 */
import { type Language, writtenLanguage } from '@deckwright/core/written-language';
import type { Ink } from '@deckwright/read/image';
import { type LetterReader, loadTesseract, type ReadWord, readerIn } from './letters.ts';

/** Tesseract's names of the languages that are carried. */
const TRAINED: Readonly<Record<Language, string>> = {
  en: 'eng',
  de: 'deu',
  fr: 'fra',
  es: 'spa',
  it: 'ita',
  pt: 'por',
  nl: 'nld',
  pl: 'pol',
};
/** A word of as many letters that is less sure may be of another language. */
const LEAST_LETTERS = 4;
const DOUBTFUL = 0.8;
/** Lines that all languages are tried on, and how much surer the best must be than English. */
const SAMPLE = 8;
const SURER = 0.06;
/** How much surer a line must be in English to be taken so: English has no marks on letters, and is sure of them without. */
const AHEAD = 0.1;

export async function openReaderOfAnyLanguage(): Promise<LetterReader> {
  const core = await loadTesseract();
  const open = new Map<Language, LetterReader>();
  const readerOf = (language: Language): LetterReader => {
    const reader = open.get(language) ?? readerIn(core, [TRAINED[language]]);
    open.set(language, reader);
    return reader;
  };
  /** Undefined until enough was read to tell. */
  let chosen: Language | undefined;
  return {
    read(lines) {
      const english = readerOf('en').read(lines);
      chosen ??= languageOf(lines, english, readerOf);
      if (chosen === undefined || chosen === 'en') return english;
      const other = readerOf(chosen).read(lines);
      return english.map((line, i) => surer(line, other[i] ?? []));
    },
    close: () => {
      for (const reader of open.values()) reader.close();
    },
  };
}

function languageOf(
  lines: readonly Ink[],
  english: readonly ReadWord[][],
  readerOf: (language: Language) => LetterReader,
): Language | undefined {
  const written = writtenLanguage(english.map((line) => line.map(({ text }) => text).join(' ')).join('\n'));
  if (written !== undefined) return written;
  const doubtful = lines.flatMap((ink, i) => {
    const words = english[i] ?? [];
    return words.some(isDoubtful) ? [{ ink, words }] : [];
  });
  if (doubtful.length === 0) return undefined;
  const sample = doubtful.slice(0, SAMPLE);
  let best: Language = 'en';
  let most = sureness(sample.flatMap(({ words }) => words)) + SURER;
  for (const language of Object.keys(TRAINED) as Language[]) {
    if (language === 'en') continue;
    const sure = sureness(
      readerOf(language)
        .read(sample.map(({ ink }) => ink))
        .flat(),
    );
    if (sure > most) [best, most] = [language, sure];
  }
  return best;
}

const isDoubtful = ({ text, confidence }: ReadWord): boolean =>
  confidence < DOUBTFUL && (text.match(/\p{L}/gu)?.length ?? 0) >= LEAST_LETTERS;

/** Mean confidence of letters, 0 to 1. */
function sureness(words: readonly ReadWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return letters === 0 ? 0 : words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / letters;
}

const surer = (english: ReadWord[], other: ReadWord[]): ReadWord[] => (sureness(english) > sureness(other) + AHEAD ? english : other);
