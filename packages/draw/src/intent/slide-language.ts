/** The language of a slide: the one that is named, else the one that its texts are written in. */
import { surelyWrittenLanguage } from '@deckwright/core/written-language';
import type { Warning } from '../layout/index.ts';
import { languageOf } from '../typeset/index.ts';
import { LANGUAGE_TAG } from './slide-schema.ts';

export const DEFAULT_LOCALE = 'en-US';
/** Members whose values are names of the product's, or of files. */
const NO_TEXT: ReadonlySet<string> = new Set([
  'form',
  'variant',
  'component',
  'icon',
  'image_src',
  'image_prompt',
  'kind',
  'tone',
  'emphasis',
  'sources',
]);
/** The language is told from so much text at most, in characters. */
const MOST_TEXT = 4_000;
/** Letters of another script are a language where they are most of the text and no fewer. */
const FEWEST_LETTERS = 8;

interface Named {
  readonly locale?: string | undefined;
  readonly language?: unknown;
}

/**
 * BCP 47 tag of a slide's own words, months and numbers.
 * @param content the parts of the request that hold its texts
 */
export function slideLocale({ locale, language }: Named, content: unknown): string {
  if (locale !== undefined) return locale;
  const named = typeof language === 'string' ? language.trim().replaceAll('_', '-') : '';
  const written = writtenIn(textIn(content));
  if (!LANGUAGE_TAG.test(named)) return written ?? DEFAULT_LOCALE;
  // Nothing is translated, so that words in the named language would stand among others.
  return written === undefined || isSameLanguage(written, named) ? withRegion(named) : written;
}

/** Undefined where too few words tell. */
export function writtenIn(text: string): string | undefined {
  const letters = [...text.slice(0, MOST_TEXT)].filter((c) => c.toLowerCase() !== c.toUpperCase() || languageOf(c) !== undefined);
  const others = letters.filter((c) => languageOf(c) !== undefined);
  if (others.length >= FEWEST_LETTERS && others.length * 2 > letters.length) return languageOf(others.join(''));
  const latin = surelyWrittenLanguage(text);
  return latin === undefined ? undefined : withRegion(latin);
}

/** All words of a value, in their order. */
export function textIn(content: unknown): string {
  const texts: string[] = [];
  let length = 0;
  const visit = (value: unknown): void => {
    if (length > MOST_TEXT) return;
    if (typeof value === 'string') {
      texts.push(value);
      length += value.length + 1;
    } else if (value !== null && typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) if (!NO_TEXT.has(key)) visit(inner);
  };
  visit(content);
  return texts.join('\n');
}

const languageOnly = (tag: string): string => tag.trim().toLowerCase().replaceAll('_', '-').split('-')[0] ?? '';
export const isSameLanguage = (a: string, b: string): boolean => languageOnly(a) === languageOnly(b);

export const notTranslated = (language: string): Warning => ({
  code: 'control_without_effect',
  message: `/language changes nothing here: ${JSON.stringify(language)} is not the language of the slide, and nothing is translated.`,
  path: '/language',
  remedy: 'Leave language out; `locale` names the language of the words and numbers that are added.',
});

/** File readers look for the proofing tools of a region: de is written de-DE. */
function withRegion(tag: string): string {
  if (tag.includes('-')) return tag;
  const { region } = new Intl.Locale(tag).maximize();
  return region === undefined ? tag : `${tag}-${region}`;
}
