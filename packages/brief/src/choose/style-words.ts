/** The words of looks: adjectives by theme family in eight languages, the nouns they stand beside, the words that ask. */

export type Family = 'corporate' | 'technical' | 'minimal' | 'editorial';
export type Mode = 'dark' | 'light';

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
export const ENGLISH = new Set(
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
export const has = ({ whole, stems }: Words, word: string): boolean =>
  whole.has(word) || stems.some((s) => word.startsWith(s) && word.length <= s.length + 4);
const tableOf = <K extends string>(lists: Readonly<Record<K, string>>): readonly (readonly [K, Words])[] =>
  (Object.keys(lists) as K[]).map((key) => [key, wordsOf(lists[key])]);
export const families = tableOf(FAMILIES);
export const modes = tableOf(MODES);
export const grounds = tableOf(GROUNDS);
export const unsupportedWords = wordsOf(UNSUPPORTED);

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Nouns whose adjective is a look. */
const LOOKS = setOf(
  'theme style look looks feel thema stil optik thème tema estilo stile stijl motyw motywie styl stylu background hintergrund fond fondo sfondo fundo achtergrond tło tle tłem',
);
/** Nouns that may as well be content: a modern design. They need a word that asks. */
const WEAK = setOf(
  'design mode layout scheme tone aesthetic visual modus gestaltung apparence présentation aspecto diseño aspetto aparência uitstraling ontwerp wygląd',
);
const BACKGROUNDS = setOf('background hintergrund fond fondo sfondo fundo achtergrond tło tle tłem');
const SLIDES = setOf('slide slides folie folien diapositive diapositives diapo diapositiva diapositivas dia slajd slajdu slajdzie');

export type Noun = 'look' | 'weak' | 'background' | 'slide';
export const nounOf = (word: string): Noun | undefined =>
  BACKGROUNDS.has(word) ? 'background' : LOOKS.has(word) ? 'look' : WEAK.has(word) ? 'weak' : SLIDES.has(word) ? 'slide' : undefined;

/** May stand between an adjective and its noun. */
export const BETWEEN = setOf(
  'and und et y e en i oraz but aber very rather sehr très muy molto muito zeer bardzo looking themed styled colour color',
);
/** With "it" behind: make it dark. */
export const MAKE = setOf('make keep have want render draw mach halte fais rends hazlo fai faça maak');
/** Words that ask for a look, before it or behind it. */
export const ASKS = setOf(
  'in on with use using apply make keep have want please should must go render draw im auf mit bitte mach soll sollte verwende wirken aussehen gehalten dans en avec sur utilisez fais con su usa em com sobre use met op in gebruik w na z ze proszę użyj',
);
/** May stand around the words of an ask. */
export const FILLERS = setOf(
  'a an the it this them all some our be of as for too i we would like ein eine einer einem einen der die das dem den es sein un une des la le les una unos el lo los um uma o os het een de to jest być dla pour für para per voor and und et y e i slide slides folie folien diapositive diapositiva slajd',
);
