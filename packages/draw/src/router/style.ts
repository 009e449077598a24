/** Asks about the look: adjectives are mapped onto the built-in themes; brands, colours, fonts and motion are named as not supported. */
import { Piece } from './piece.ts';

export interface StyleAsk {
  /** The words that asked, as they stand. */
  readonly asked: readonly string[];
  readonly theme_id?: string;
  readonly unsupported: readonly string[];
  readonly spans: readonly Piece[];
}

type Family = 'corporate' | 'technical' | 'minimal' | 'editorial';
type Mode = 'dark' | 'light';

/** Word by word in the eight languages; `-` at the end takes any ending. English ones stand before a noun only. */
const FAMILIES: Readonly<Record<Family, string>> = {
  corporate:
    'corporate formal business businesslike professional conservative boardroom seriös- förmlich- geschäftlich- professionell- konservativ- sobre formel formelle professionnel- sérieux sérieuse corporativ- profesional- profissional- séria sério serio seria aziendal- formale professionale zakelijk- formeel formele professionele korporacyjn- formaln- biznesow- profesjonaln-',
  technical:
    'technical engineering techy tech scientific technisch- wissenschaftlich- technique scientifique técnic- científic- tecnic- scientific- wetenschappelijk- techniczn- naukow-',
  minimal:
    'minimal minimalist minimalistic clean simple plain uncluttered modern contemporary sleek schlicht- minimalistisch- reduziert- einfach- épuré- minimaliste moderne minimalista sencill- limpi- modern- simples limp- semplice pulit- essenziale eenvoudig- strak- minimalistyczn- prosty prosta proste prostym nowoczesn-',
  editorial:
    'elegant- editorial- magazine classy sophisticated refined stylish edel- stilvoll- élégant- raffiné- sofisticad- refinad- raffinat- stijlvol- elegancki- wyrafinowan-',
};
const MODES: Readonly<Record<Mode, string>> = {
  dark: 'dark dunkel dunkl- sombre foncé foncée oscur- scur- escur- donker- ciemn-',
  light: 'light bright hell helle helles hellen hellem heller clair claire claro clara chiar- licht lichte jasn-',
};
/** Colours of a ground that name a mode. */
const GROUNDS: Readonly<Record<Mode, string>> = {
  dark: 'black schwarz- noir noire negro nero preto zwart- czarn-',
  light: 'white weiß- weiss- blanc blanche blanco bianco branco wit witte biał-',
};
const UNSUPPORTED =
  'neon 3d animated gradient glitter glossy cartoon handwritten comic vintage retro pop playful funny colourful colorful bunt- verspielt- coloré- ludique colorid- divertid- colorat- giocos- kleurrijk- speels- kolorow- red blue green yellow orange purple pink teal rot- blau- grün- gelb- rouge bleu- vert jaune roj- azul verde amarill- rosso blu giallo amarel- vermelh- rood rode blauw- groen- czerwon- niebiesk- zielon-';

/** Those that in English stand before a slide, never after it. */
const ENGLISH = new Set(
  'corporate formal business businesslike professional conservative technical engineering tech scientific minimal clean simple plain modern elegant editorial magazine dark light bright'.split(
    ' ',
  ),
);

interface Words {
  readonly whole: ReadonlySet<string>;
  readonly stems: readonly string[];
}
const wordsOf = (list: string): Words => ({
  whole: new Set(list.split(' ').filter((w) => !w.endsWith('-'))),
  stems: list
    .split(' ')
    .filter((w) => w.endsWith('-'))
    .map((w) => w.slice(0, -1)),
});
const has = ({ whole, stems }: Words, word: string): boolean =>
  whole.has(word) || stems.some((s) => word.startsWith(s) && word.length <= s.length + 4);
const tableOf = <K extends string>(lists: Readonly<Record<K, string>>): readonly (readonly [K, Words])[] =>
  (Object.keys(lists) as K[]).map((key) => [key, wordsOf(lists[key])]);
const families = tableOf(FAMILIES);
const modes = tableOf(MODES);
const grounds = tableOf(GROUNDS);
const unsupportedWords = wordsOf(UNSUPPORTED);

const LOOKS =
  'theme style look looks feel design mode layout scheme tone aesthetic thema stil optik modus gestaltung thème apparence présentation tema estilo aspecto diseño stile aspetto aparência visual stijl uitstraling ontwerp motyw motywie styl stylu wygląd';
const BACKGROUNDS = 'background hintergrund fond fondo sfondo fundo achtergrond tło tle tłem';
const SLIDES = 'slide slides folie folien diapositive diapositives diapo diapositiva diapositivas diapositive dia slajd slajdu slajdzie';
const looks = new Set(LOOKS.split(' '));
const backgrounds = new Set(BACKGROUNDS.split(' '));
const slides = new Set(SLIDES.split(' '));
/** May stand between an adjective and its noun. */
const BETWEEN = new Set(
  'and und et y e en i oraz but aber very rather sehr très muy molto muito zeer bardzo looking themed styled colour color'.split(' '),
);
const MAKE = new Set('make keep have want render draw mach halte fais rends hazlo fai faça maak'.split(' '));

const BRANDS =
  'McKinsey|BCG|Bain|Deloitte|KPMG|PwC|Accenture|Apple|Google|Microsoft|Amazon|Netflix|Tesla|IBM|SAP|Airbnb|Spotify|Nike|Uber|Stripe|SlideForge|TED|Goldman Sachs|Morgan Stanley|The Economist|Financial Times|Siemens|BMW|Mercedes|Coca-Cola|Ikea';
const BRAND = new RegExp(
  [
    // "in McKinsey style", "McKinsey-style", "SlideForge colours"
    `(?<![\\p{L}\\p{N}])(?!(?:Gantt|Kanban|Scrum|Swot|SWOT|RACI|Pareto|Mekko|Marimekko|Sankey|Funnel|Agenda|Waterfall|KPI|Our|The|In|A|An|And|With|Use|Make|Please|Unsere?n?|Notre|Nuestr[oa]|Nostr[oa]|Noss[oa]|Onze|Nasz)(?![\\p{L}]))\\p{Lu}[\\p{L}\\p{N}&.]{1,24}(?:\\s\\p{Lu}[\\p{L}\\p{N}&]{1,24})?(?:['’]s)?[\\s-](?:style|look|colours?|colors?|branding|palette|brand|template|stil|farben|design)(?![\\p{L}])`,
    // "like Apple", "im Stil von Apple", "à la McKinsey"
    `(?:[Ll]ike|[Ww]ie|[Cc]omme|[Cc]omo|[Cc]ome|[Zz]oals|[Jj]ak|[Ss]til von|[Ss]tyle of|[Ss]tyle de|[Ee]stilo de|[Ss]tile di|[Ss]tijl van|[Ss]tylu|à la|a la)\\s(?:${BRANDS})(?![\\p{L}])`,
    // "our brand", "brand colours", "house style"
    `(?:[Oo]ur|[Mm]y|[Tt]he|[Cc]ompany|[Cc]lient(?:['’]s)?)\\s(?:company\\s|corporate\\s)?(?:brand(?:ing)?(?:\\s(?:colou?rs?|guidelines?|style|fonts?|kit|template))?|house\\s(?:style|colou?rs)|company\\scolou?rs|colou?r\\spalette|corporate\\s(?:identity|design)|CI|template)(?![\\p{L}])`,
    `(?:brand|company|corporate|house)\\scolou?rs(?![\\p{L}])`,
    `[Uu]nser(?:e[mnr]?)?\\s(?:CI|CD|Corporate\\sDesign|Marken?design|Hausfarben|Markenfarben|Firmenfarben|Vorlage|Marke)(?![\\p{L}])`,
    `[Nn]otre\\s(?:charte(?:\\sgraphique)?|marque|modèle)|[Nn]os\\scouleurs|[Nn]uestr[oa]s?\\s(?:marca|colores|plantilla)|[Nn]ostr[aoi]\\s(?:marchio|brand|colori|modello)|[Nn]oss[ao]s?\\s(?:marca|cores|modelo)|[Oo]nze\\s(?:huisstijl|merkkleuren|sjabloon)|[Nn]asz(?:a|ą|e|ej|ych|ym)\\s(?:mark\\p{L}+|kolor\\p{L}+|szablon\\p{L}*|identyfikacj\\p{L}+)`,
  ].join('|'),
  'gu',
);
const FONT =
  /(?<![\p{L}])(?:in|with|use|using|mit|avec|con|com|met|z)\s(?:\p{Lu}[\p{L}]+\s){1,3}(?:fonts?|typeface|schrift\p{L}*|police|fuente|carattere|fonte|lettertype|czcionk\p{L}+)(?![\p{L}])|(?<![\p{L}])Comic\sSans(?![\p{L}])/gu;
const MOTION =
  /(?<![\p{L}])(?:with|mit|avec|con|com|met|z|add|use)\s(?:(?:some|nice|smooth|slide|fade)\s){0,2}(?:animations?|transitions?|animationen|übergängen?|animaciones|transiciones|animazioni|transizioni|animações|transições|animaties|overgangen|animacjami|przejściami)(?![\p{L}])/giu;

/** What a text asks of the look. An adjective counts beside a word such as theme, style, background or slide. */
export function styleOf(text: string): StyleAsk {
  const found: Piece[] = [];
  const unsupported: Piece[] = [];
  for (const expression of [BRAND, FONT, MOTION])
    for (const match of text.matchAll(expression)) unsupported.push(new Piece(match[0], match.index, match.index + match[0].length));
  const branded = (at: number): boolean => unsupported.some((u) => u.start <= at && at < u.end);

  const tokens = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((m) => ({
    word: m[0].toLowerCase(),
    piece: new Piece(m[0], m.index, m.index + m[0].length),
  }));
  const ground = (word: string): Mode | undefined => grounds.find(([, words]) => has(words, word))?.[0];
  const kindOf = (word: string): { family?: Family; mode?: Mode; unsupported?: true; ground?: Mode } | undefined => {
    const family = families.find(([, words]) => has(words, word))?.[0];
    const mode = modes.find(([, words]) => has(words, word))?.[0];
    const own = ground(word);
    if (family !== undefined || mode !== undefined)
      return { ...(family === undefined ? {} : { family }), ...(mode === undefined ? {} : { mode }) };
    if (own !== undefined) return { ground: own };
    return has(unsupportedWords, word) ? { unsupported: true } : undefined;
  };
  const kinds = tokens.map((t) => kindOf(t.word));
  const passes = (i: number): boolean => kinds[i] !== undefined || BETWEEN.has(tokens[i]?.word ?? '');
  /** The noun that an adjective belongs to, forwards over other adjectives, or just before. */
  const noun = (i: number): 'look' | 'background' | 'slide' | undefined => {
    const which = (word: string): 'look' | 'background' | 'slide' | undefined =>
      looks.has(word) ? 'look' : backgrounds.has(word) ? 'background' : slides.has(word) ? 'slide' : undefined;
    for (let k = i + 1; k <= i + 5 && k < tokens.length; k++) {
      const own = which(tokens[k]?.word ?? '');
      if (own !== undefined) return own;
      if (!passes(k)) break;
    }
    for (let k = i - 1; k >= i - 4 && k >= 0; k--) {
      const before = tokens[k]?.word ?? '';
      const own = which(before);
      // "Slide light rail costs" asks for nothing: in English the adjective stands first.
      if (own === 'slide' && ENGLISH.has(tokens[i]?.word ?? '')) return undefined;
      if (own !== undefined) return own;
      if (/^(?:it|this|es|le|lo|het)$/.test(before) && MAKE.has(tokens[k - 1]?.word ?? '')) return 'look';
      if (!passes(k)) break;
    }
    return undefined;
  };
  let family: Family | undefined;
  let mode: Mode | undefined;
  for (const [i, { piece }] of tokens.entries()) {
    const kind = kinds[i];
    if (kind === undefined || branded(piece.start)) continue;
    const on = noun(i);
    if (on === undefined) continue;
    if (kind.ground !== undefined && on !== 'background') continue;
    if (kind.unsupported === true) {
      // A green slide is an ask; "red background" too.
      unsupported.push(piece);
      continue;
    }
    found.push(piece);
    family ??= kind.family;
    mode ??= kind.mode ?? kind.ground;
  }
  unsupported.sort((a, b) => a.start - b.start);
  const spans = [...found, ...unsupported].sort((a, b) => a.start - b.start);
  return {
    asked: spans.map((p) => p.text),
    unsupported: unsupported.map((p) => p.text),
    spans,
    ...(family === undefined && mode === undefined ? {} : { theme_id: `${family ?? 'corporate'}-${mode ?? 'light'}` }),
  };
}
