/** The language that a caller asks for, against the one that the text is written in: nothing is translated. */

import { LANGUAGES, writtenLanguage } from '@deckwright/core/written-language';
import type { AskedLanguage } from '@deckwright/draw/intent';

/** `asked` is an ISO 639-1 code or a tag that begins with one. */
export function askedLanguage(text: string, asked: string | undefined): AskedLanguage {
  const code = asked?.trim().toLowerCase().replaceAll('_', '-').split('-')[0] ?? '';
  if (code === '') return {};
  const own = writtenLanguage(text);
  if (own === code) return {};
  if (own === undefined && LANGUAGES.some((l) => l === code)) return { locale: asked?.trim().replaceAll('_', '-') ?? code };
  return {
    warning: {
      code: 'not_translated',
      message: `The text stays as it is written; ${JSON.stringify(asked)} was asked for, and nothing is translated.`,
      path: '/language',
      remedy: `Write it in that language; briefs are read in ${LANGUAGES.join(', ')}.`,
    },
  };
}
