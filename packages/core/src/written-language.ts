/** The language that a text is written in, from its small words, its letters and its endings. */

/** Read word by word; others are read as English. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Small words and words of business that a language has for itself, or shares with one other. */
const WORDS: Readonly<Record<Language, string>> = {
  en: 'the and of with from to our by for is are was were we show this that in on at an it its as our per then how what why which please slide year month cost costs revenue sales team plan',
  de: 'der die das und von auf mit für im ist sind wir unsere unser nach zeige den dem des ein eine einen zum zur bei bis vom als auch nicht wird werden pro je folie bitte umsatz kunden jahr monat woche entwicklung kosten mio mrd kennzahlen werk leitung prozent bericht über gegenüber',
  fr: 'le la les et des du avec pour est sont nous notre nos par au aux sur une un dans que qui puis montrez diapositive merci ventes chiffre étapes année mois évolution clients de en ce cette ordre jour comment coût coûts',
  es: 'el los las y del con para es son nuestro nuestra por una un que como según luego muestra ventas clientes año mes evolución etapas ingresos de en proceso desde hasta sobre qué cómo ayer ya costes gráfico diapositiva',
  it: 'il gli i e di con per è sono nostro nostra dal della delle dei del alla una un che poi mostra voglio vendite clienti anno mese ricavi fasi andamento rischi quale come più ciao diapositiva costi nel tra',
  pt: 'o os as e do da dos das com para são nosso nossa uma um por em ao na no nas mostre depois vendas clientes ano mês receita evolução não até slide custos razões diretor tem têm três geral lojas',
  nl: 'het een en van met voor is zijn wij onze naar toon op de bij uit daarna dan maar ook niet omzet klanten jaar maand kosten ontwikkeling per graag dia vergelijk',
  pl: 'i z do na w od dla jest są nasz nasze przez pokaż oraz potem się po nie to za przy że ze mln mld zł sprzedaż klienci rok roku miesiąc przychód koszty wskaźniki wycena piramida według od góry slajd proszę',
};
const LISTS = LANGUAGES.map((language) => ({ language, words: new Set(WORDS[language].split(' ')) }));
/** Small words that several languages share, and others that sentences have and briefs seldom: evidence where the languages are compared. */
const MORE_WORDS: Readonly<Record<Language, string>> = {
  en: 'has have had be been not no than but more most less only all who where when into before after until most their he she they',
  de: 'hat haben sie er es sich so an in am aus um wo wenn dass mehr aber nur noch keine kein seit vor durch über unter zwischen dann ihre seine',
  fr: 'il elle on se ne pas plus mais ou où sans sous entre leur leurs son sa ses il y chez depuis a ont',
  es: 'la de un se su sus lo más pero sin no al entre donde ha han tres dos cuatro ni sobre quien cada',
  it: 'la le un in da non ma si più tra anche ha hanno lo i al ai alle se senza dove ogni',
  pt: 'de que um mais mas se sem entre a ao às pela pelo foi há dois já cada',
  nl: 'de en in aan als dan te die dat wordt worden meer maar door over onder na tot om geen',
  pl: 'a o ze we jak są ma nie tylko już bez przed pod nad więcej ale gdy',
};
const FULL_LISTS = LANGUAGES.map((language) => ({ language, words: new Set(`${WORDS[language]} ${MORE_WORDS[language]}`.split(' ')) }));

/** Letters and endings that one language has; none is English. */
const MARKS: readonly { readonly language: Language; readonly mark: RegExp }[] = [
  { language: 'de', mark: /ß|\p{L}ü|ä|(?:ung|ungen|keit|schaft|lich|ieren)$/u },
  { language: 'fr', mark: /œ|ê|ô|û|ï|^[dlqnsjm]['’]|(?:eux|aux|ière|é|ée|és|ées)$/u },
  { language: 'es', mark: /ñ|(?:ción|ciones|idad|miento)$/u },
  { language: 'it', mark: /(?:zione|zioni|ità|mento|ggio|glia|à|ù|ò)$|^(?:dell|nell|all|sull|un)['’]/u },
  { language: 'pt', mark: /ã|õ|(?:ção|ções|idade|agem)$/u },
  { language: 'nl', mark: /ij|(?:heid|aar|oor|eel)$|^(?:ge\p{L}+d)$/u },
  { language: 'pl', mark: /[ąęłśżźćń]|(?:owy|owa|ność|anie|ów)$/u },
];
/** Of a word that only says a label: `A`, `I`, `R`. */
const shout = (token: string): boolean => token.length === 1 && token === token.toUpperCase();

interface Scored {
  readonly language: Language;
  readonly points: number;
}

/** Points of each language for the first 4,000 characters, most first, and the number of words that were looked at. */
function scored(
  text: string,
  lists: typeof LISTS,
  isOfName: (raw: string, at: number) => boolean = () => false,
): { readonly ranking: readonly Scored[]; readonly words: number } {
  const score = new Map<Language, number>();
  let words = 0;
  const add = (language: Language, points: number): void => void score.set(language, (score.get(language) ?? 0) + points);
  for (const { 0: raw, index } of text.slice(0, 4_000).matchAll(/(?<![\p{L}-])\p{L}+(?:['’]\p{L}+)?(?!-\p{L})|\p{L}{2,}/gu)) {
    if (shout(raw)) continue;
    words += 1;
    const token = raw.toLowerCase();
    if (isOfName(raw, index)) continue;
    for (const { language, words } of lists) if (words.has(token)) add(language, token.length > 2 ? 1.5 : 1);
    for (const { language, mark } of MARKS) if (mark.test(token)) add(language, 0.7);
  }
  const ranking = LANGUAGES.map((language): Scored => ({ language, points: score.get(language) ?? 0 })).toSorted(
    (a, b) => b.points - a.points,
  );
  return { ranking, words };
}

/** Undefined where hardly a word tells. `text` may be of any length; its first 4,000 characters speak for it. */
export function writtenLanguage(text: string): Language | undefined {
  const [best] = scored(text, LISTS).ranking;
  return best !== undefined && best.points > 0.9 ? best.language : undefined;
}

/** Fewer words are no sentence. */
const FEWEST_WORDS = 5;
/** Two small words, or one and two endings. */
const SURE_POINTS = 2.4;
/** Share of the words that are small words or have endings of the language, in points for a word. */
const SURE_SHARE = 0.12;
/** Names and borrowed words give another language at most this share of the points. */
const OTHER_SHARE = 0.75;

/** As `writtenLanguage`, where enough words tell the same. */
export function surelyWrittenLanguage(text: string): Language | undefined {
  // Small words with a capital inside a sentence are parts of names: El Prado.
  const isOfName = (raw: string, at: number): boolean =>
    raw[0] !== raw[0]?.toLowerCase() && at > 0 && !'\n¿¡'.includes(text[at - 1] ?? '') && raw.length <= 3;
  const { ranking, words } = scored(text, FULL_LISTS, isOfName);
  const [best, next] = ranking;
  if (best === undefined || words < FEWEST_WORDS || best.points < Math.max(SURE_POINTS, SURE_SHARE * words)) return undefined;
  return (next?.points ?? 0) <= OTHER_SHARE * best.points ? best.language : undefined;
}
