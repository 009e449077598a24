/** Languages that a deck can be translated into: code, name for the translator, and the tag that programs write beside words. */

export interface Language {
  readonly name: string;
  /** BCP 47. */
  readonly tag: string;
}

const NAMES = {
  en: ['English', 'en-US'],
  de: ['German', 'de-DE'],
  fr: ['French', 'fr-FR'],
  es: ['Spanish', 'es-ES'],
  it: ['Italian', 'it-IT'],
  pt: ['Portuguese', 'pt-PT'],
  nl: ['Dutch', 'nl-NL'],
  sv: ['Swedish', 'sv-SE'],
  da: ['Danish', 'da-DK'],
  no: ['Norwegian', 'nb-NO'],
  fi: ['Finnish', 'fi-FI'],
  is: ['Icelandic', 'is-IS'],
  pl: ['Polish', 'pl-PL'],
  cs: ['Czech', 'cs-CZ'],
  sk: ['Slovak', 'sk-SK'],
  hu: ['Hungarian', 'hu-HU'],
  ro: ['Romanian', 'ro-RO'],
  hr: ['Croatian', 'hr-HR'],
  sl: ['Slovenian', 'sl-SI'],
  et: ['Estonian', 'et-EE'],
  lt: ['Lithuanian', 'lt-LT'],
  lv: ['Latvian', 'lv-LV'],
  ru: ['Russian', 'ru-RU'],
  uk: ['Ukrainian', 'uk-UA'],
  bg: ['Bulgarian', 'bg-BG'],
  sr: ['Serbian', 'sr-Cyrl-RS'],
  tr: ['Turkish', 'tr-TR'],
  ca: ['Catalan', 'ca-ES'],
  gl: ['Galician', 'gl-ES'],
  id: ['Indonesian', 'id-ID'],
  vi: ['Vietnamese', 'vi-VN'],
  el: ['Greek', 'el-GR'],
} as const satisfies Readonly<Record<string, readonly [name: string, tag: string]>>;

export type LanguageCode = keyof typeof NAMES;

/** All of them, in the order in which documentation lists them. */
export const LANGUAGE_CODES = Object.keys(NAMES) as readonly LanguageCode[];

export const languageOf = (code: LanguageCode): Language => ({ name: NAMES[code][0], tag: NAMES[code][1] });

export const isLanguageCode = (code: string): code is LanguageCode => Object.hasOwn(NAMES, code);
