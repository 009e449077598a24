/** The language that a caller asks for, against the one that the text is written in: nothing is translated. */

/** Read word by word; others are read as English. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'] as const;

const COMMON: Readonly<Record<(typeof LANGUAGES)[number], string>> = {
  en: 'the and of to in for with from is are was by at show our then than this that',
  de: 'der die das und von mit für im den dem ist sind auf nach wir unsere eine zeige bis bei',
  fr: 'le la les et des du pour avec est sont une dans nous notre au aux sur par montrez puis',
  es: 'el los las y del para con es son una nuestro nuestra por muestra luego según al como',
  it: 'il gli i e di del della per con è sono una nostro nostra mostra poi dal nel',
  pt: 'o os as e do da dos das para com é são uma nosso nossa por mostre depois ao no na',
  nl: 'de het een en van voor met is zijn wij onze naar toon daarna op bij uit',
  pl: 'i w z na do od dla jest są nasz nasze przez pokaż oraz potem się po',
};
const sets = LANGUAGES.map((language) => ({ language, words: new Set(COMMON[language].split(' ')) }));

/** The language with the most common words; undefined where no language has two. */
function written(text: string): (typeof LANGUAGES)[number] | undefined {
  const tokens = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  let best: (typeof LANGUAGES)[number] | undefined;
  let most = 1;
  for (const { language, words } of sets) {
    let n = 0;
    for (const token of tokens) if (words.has(token)) n++;
    if (n > most) {
      most = n;
      best = language;
    }
  }
  return best;
}

export interface AskedLanguage {
  /** How the text is to be read, where the text itself leaves it open. */
  readonly locale?: string;
  readonly warning?: { readonly code: string; readonly message: string; readonly path: string; readonly remedy: string };
}

/** `asked` is an ISO 639-1 code or a tag that begins with one. */
export function askedLanguage(text: string, asked: string | undefined): AskedLanguage {
  const code = asked?.trim().toLowerCase().split(/[-_]/)[0] ?? '';
  if (code === '') return {};
  const own = written(text);
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
