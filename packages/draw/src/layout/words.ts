/** The few words that the product adds to a slide, in all supported languages. */
import words from './words.json' with { type: 'json' };

export type Word = keyof typeof words;

/** Each word by language, so that translations can be proofread side by side. */
const WORDS: Readonly<Record<Word, Readonly<Record<string, string>> & { readonly en: string }>> = words;

/** `locale` is a BCP 47 tag. An unsupported language, and a word that a language lacks, get English. */
export function word(locale: string, name: Word): string {
  const tag = locale.toLowerCase();
  const language = /^zh-(?:hant|tw|hk|mo)/.test(tag) ? 'zh-hant' : (tag.split('-')[0] ?? 'en');
  const translations = WORDS[name];
  return (Object.hasOwn(translations, language) ? translations[language] : undefined) ?? translations.en;
}
