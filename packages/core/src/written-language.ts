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

/** Undefined where hardly a word tells. `text` may be of any length; its first 4,000 characters speak for it. */
export function writtenLanguage(text: string): Language | undefined {
  const score = new Map<Language, number>();
  const add = (language: Language, points: number): void => void score.set(language, (score.get(language) ?? 0) + points);
  for (const [raw] of text.slice(0, 4_000).matchAll(/(?<![\p{L}-])\p{L}+(?:['’]\p{L}+)?(?!-\p{L})|\p{L}{2,}/gu)) {
    if (shout(raw)) continue;
    const token = raw.toLowerCase();
    for (const { language, words } of LISTS) if (words.has(token)) add(language, token.length > 2 ? 1.5 : 1);
    for (const { language, mark } of MARKS) if (mark.test(token)) add(language, 0.7);
  }
  let best: Language | undefined;
  let most = 0.9;
  for (const language of LANGUAGES) {
    const points = score.get(language) ?? 0;
    if (points > most) {
      most = points;
      best = language;
    }
  }
  return best;
}
