/** What other folders may use to translate texts: languages, and the translator of the settings. */
import type { Config } from '../config/index.ts';
import { createChatTranslator, type Translator } from './chat-translator.ts';

export {
  createChatTranslator,
  type Translator,
  TranslatorError,
  type TranslatorFault,
  type TranslatorSettings,
} from './chat-translator.ts';
export { isLanguageCode, LANGUAGE_CODES, type Language, type LanguageCode, languageOf } from './languages.ts';
export type { GlossaryTerm, TextAbout, TranslateWish } from './prompt.ts';

export type TranslatorConfig = Partial<Pick<Config, 'translate_url' | 'translate_key' | 'translate_model'>>;

/** Null where the settings name none. */
export function translatorOf({ translate_url: url, translate_key: key, translate_model: model }: TranslatorConfig): Translator | null {
  if (url === undefined || model === undefined) return null;
  return createChatTranslator({ url, model, ...(key !== undefined && { key }) });
}
