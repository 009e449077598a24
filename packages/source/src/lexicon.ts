/**
 * Words by language: the only place of this product that knows any. A language is one file that a native speaker can proofread; what a
 * language does not have is looked up in English.
 */
import { hasOwnFile, ownFile } from '#own-file';

/** What a word or a phrase of up to five words does in a sentence. */
export const WORD_CLASSES = [
  // Joints of a sentence.
  'and', 'or', 'of', 'to', 'from', 'at', 'by', 'per', 'for', 'in', 'with', 'versus', 'than', 'the', 'then', 'each', 'is', 'has', 'not', 'but', 'because', 'who', 'frame',
  // What a value does.
  'rise', 'fall', 'stand', 'goes', 'gives', 'merely', 'begin', 'end', 'add', 'take', 'plus', 'minus', 'cost', 'about', 'more', 'less', 'total', 'rest', 'thereof', 'between', 'times', 'divided',
  // What a value is.
  'actual', 'target', 'before', 'after', 'forecast', 'budget', 'average', 'low', 'base', 'high', 'best', 'worst', 'change', 'share', 'score',
  // Scales and states.
  'very_low', 'medium', 'very_high', 'yes', 'no', 'partly', 'done', 'running', 'planned', 'late', 'at_risk', 'on_track', 'critical', 'vacant', 'red', 'amber', 'green',
  // Axes and roles of parts.
  'likelihood', 'impact', 'how_likely', 'how_bad', 'owner', 'status', 'start', 'finish', 'source', 'title', 'titled', 'subtitle', 'takeaway', 'unit', 'note', 'limit', 'date', 'ask', 'next_step', 'recommended',
  'strength', 'weakness', 'opportunity', 'threat', 'situation', 'problem', 'approach', 'result', 'option', 'advantage', 'drawback', 'sources', 'uses', 'responsible', 'accountable', 'consulted', 'informed',
  // Between whoever writes and whoever makes the slide: begins and ends of messages, their speaker, what is forbidden, ordered, asked politely, looked at, and how it is drawn.
  'greeting', 'farewell', 'speaker', 'forbid', 'mail', 'polite', 'order', 'shown', 'withheld', 'drawing', 'visual', 'oclock',
  // Who is under whom, what leads where.
  'reports_to', 'leads', 'below', 'splits', 'calls', 'draws', 'role_of_person', 'position', 'origin', 'destination', 'progress', 'effort', 'benefit', 'links', 'leads_to', 'depends_on', 'milestone', 'phase', 'step', 'stage', 'level', 'branch',
  // Calendar.
  'month', 'weekday', 'quarter', 'half', 'week', 'year', 'day', 'today',
  // Order and places of parts.
  'ordinal', 'again', 'top', 'bottom', 'centre', 'both', 'across', 'upward', 'bubble', 'primary', 'support', 'question', 'reached', 'aimed', 'client',
] as const; // biome-ignore format: one group a line

export type WordClass = (typeof WORD_CLASSES)[number];

/** By which words a form is asked for, and what a refusal says of it. */
export interface FormWords {
  /** Phrases that ask for it by name; `x*` begins, `*x` ends a word. */
  readonly names?: readonly string[];
  /** Words of its subject. */
  readonly words?: readonly string[];
  /** What a brief must say to become this form. */
  readonly needs?: string;
  /** A clause with blanks that completes a brief. */
  readonly sample?: string;
}

/** One file of `lexicon/`. A word with `*` behind it is a stem. */
export interface LexiconFile {
  readonly language: string;
  readonly classes: Readonly<Partial<Record<WordClass, readonly string[]>>>;
  /** Words that mean something else in English, and are not looked up there: Spanish `red` is a network. */
  readonly own?: readonly string[];
  readonly months?: readonly (readonly string[])[];
  readonly weekdays?: readonly (readonly string[])[];
  readonly scales?: Readonly<Record<string, number>>;
  readonly units?: Readonly<Record<string, string>>;
  readonly currencies?: Readonly<Record<string, string>>;
  readonly abbreviations?: readonly string[];
  readonly numbers?: Readonly<Record<string, number>>;
  readonly roles?: Readonly<Record<string, readonly string[]>>;
  readonly forms?: Readonly<Record<string, FormWords>>;
  readonly phrases?: Readonly<Record<string, string>>;
  /** What a figure or a name of a brief breaks, to follow it in a sentence. */
  readonly faults?: Readonly<Record<string, string>>;
}

const files = new Map<string, LexiconFile | undefined>();

/** The file of a language, read once; undefined where there is none. */
export function lexiconFile(language: string): LexiconFile | undefined {
  if (!files.has(language)) {
    const isThere = LANGUAGE_CODES.includes(language) && hasOwnFile('lexicon', `${language}.json`);
    files.set(language, isThere ? (JSON.parse(ownFile('lexicon', `${language}.json`)) as LexiconFile) : undefined);
  }
  return files.get(language);
}

export const LANGUAGE_CODES: readonly string[] = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'zh', 'ja', 'ko', 'ar'];

/** Words of a scale that name its axis themselves: "unlikely", "severe". */
const AXIS_OF: Readonly<Record<string, WordClass>> = { how_likely: 'likelihood', how_bad: 'impact' };

/** Words that have one meaning in one language and another in the next are not looked up in English. */
const JOINTS: ReadonlySet<WordClass> = new Set([
  'and',
  'or',
  'of',
  'to',
  'from',
  'at',
  'by',
  'per',
  'for',
  'in',
  'with',
  'than',
  'the',
  'then',
  'each',
  'is',
  'has',
  'not',
  'but',
  'because',
  'who',
  'frame',
]);

interface LexiconPhrase {
  /** Words behind the first, in lower case; the last may be a stem. */
  readonly rest: readonly string[];
  readonly classes: readonly WordClass[];
}

/** The words of a language, and of English where it has none, made ready to be looked up. All keys are in lower case but those of units. */
export interface Lexicon {
  readonly language: string;
  readonly words: ReadonlyMap<string, readonly WordClass[]>;
  readonly stems: ReadonlyMap<string, readonly WordClass[]>;
  /** By their first word, the longest first. */
  readonly phrases: ReadonlyMap<string, readonly LexiconPhrase[]>;
  /** 0 to 11. */
  readonly months: ReadonlyMap<string, number>;
  /** 0 is Monday. */
  readonly weekdays: ReadonlyMap<string, number>;
  readonly scales: ReadonlyMap<string, number>;
  readonly units: ReadonlyMap<string, string>;
  readonly currencies: ReadonlyMap<string, string>;
  readonly abbreviations: ReadonlySet<string>;
  readonly numbers: ReadonlyMap<string, number>;
  readonly roles: ReadonlyMap<string, string>;
}

/** Words between people. They go into the files of languages. */
let spoken: Readonly<Record<string, LexiconFile>> | undefined;
function talkOf(language: string): LexiconFile | undefined {
  spoken ??= JSON.parse(ownFile('lexicon', 'talk.json')) as Readonly<Record<string, LexiconFile>>;
  return spoken[language];
}

const lexicons = new Map<string, Lexicon>();

/** Words of a language, English behind them; a language without a file is English. */
export function lexiconOf(language: string): Lexicon {
  const known = lexicons.get(language);
  if (known !== undefined) return known;
  const own = lexiconFile(language);
  const made = makeLexicon(
    language,
    [own, talkOf(language)].filter((f) => f !== undefined),
    language === 'en' ? undefined : lexiconFile('en'),
  );
  lexicons.set(language, made);
  return made;
}

/** Parts of a phrase as the scanner parts them: words, and dots that are no part of one. */
const partsOf = (phrase: string): readonly string[] =>
  phrase
    .toLowerCase()
    .split(' ')
    .filter((w) => w !== '');

function makeLexicon(language: string, own: readonly LexiconFile[], english: LexiconFile | undefined): Lexicon {
  const words = new Map<string, WordClass[]>();
  const stems = new Map<string, WordClass[]>();
  const phrases = new Map<string, { rest: readonly string[]; classes: WordClass[] }[]>();
  const add = (to: Map<string, WordClass[]>, key: string, cls: WordClass): void => {
    const has = to.get(key);
    if (has === undefined) to.set(key, [cls]);
    else if (!has.includes(cls)) has.push(cls);
  };
  const addPhrase = (parts: readonly string[], cls: WordClass): void => {
    const [first = '', ...rest] = parts;
    const has = phrases.get(first) ?? [];
    const same = has.find((p) => p.rest.join(' ') === rest.join(' '));
    if (same === undefined) has.push({ rest, classes: [cls] });
    else if (!same.classes.includes(cls)) same.classes.push(cls);
    phrases.set(first, has);
  };
  const ownWords = new Set(own.flatMap((file) => file.own ?? []));
  for (const [file, foreign] of [...own.map((f) => [f, false] as const), ...(english === undefined ? [] : [[english, true] as const])])
    for (const [name, list] of Object.entries(file.classes)) {
      const cls = AXIS_OF[name] ?? (name as WordClass);
      if (foreign && JOINTS.has(cls)) continue;
      for (const written of list ?? []) {
        const parts = partsOf(written);
        if (!foreign) ownWords.add(written.toLowerCase());
        else if (ownWords.has(written.toLowerCase())) continue;
        if (parts.length > 1) addPhrase(parts, cls);
        else if (written.endsWith('*')) add(stems, written.slice(0, -1).toLowerCase(), cls);
        else add(words, written.toLowerCase(), cls);
      }
    }
  for (const list of phrases.values()) list.sort((a, b) => b.rest.length - a.rest.length);
  const all = [...(english === undefined ? [] : [english]), ...own];
  const table = <V>(of: (file: LexiconFile) => Readonly<Record<string, V>> | undefined, exact = false): Map<string, V> =>
    new Map(all.flatMap((file) => Object.entries(of(file) ?? {}).map(([k, v]) => [exact ? k : k.toLowerCase(), v] as const)));
  const names = (of: (file: LexiconFile) => readonly (readonly string[])[] | undefined): Map<string, number> =>
    new Map(all.flatMap((file) => (of(file) ?? []).flatMap((list, i) => list.map((n) => [n.toLowerCase().replace('.', ''), i] as const))));
  return {
    language, words, stems, phrases,
    months: names((f) => f.months),
    weekdays: names((f) => f.weekdays),
    scales: table((f) => f.scales),
    units: table((f) => f.units, true),
    currencies: table((f) => f.currencies),
    abbreviations: new Set(all.flatMap((f) => f.abbreviations ?? []).map((a) => a.toLowerCase())),
    numbers: table((f) => f.numbers),
    roles: new Map(all.flatMap((f) => Object.entries(f.roles ?? {}).flatMap(([role, list]) => list.map((n) => [n.toLowerCase(), role] as const)))),
  }; // biome-ignore format: one table a line
}

const SHORTEST_STEM = 3;

/** What the lexicon says of one word in lower case. */
export function classesOf(lexicon: Lexicon, lower: string): readonly WordClass[] {
  const exact = lexicon.words.get(lower);
  if (exact !== undefined) return exact;
  for (let n = Math.min(lower.length, 24); n >= SHORTEST_STEM; n--) {
    const found = lexicon.stems.get(lower.slice(0, n));
    if (found !== undefined) return found;
  }
  return [];
}

/** The words of forms in one language. */
export const formWordsIn = (language: string): Readonly<Record<string, FormWords>> => lexiconFile(language)?.forms ?? {};

const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{([a-z_]+)\}/gu, (place, name: string) => (name in values ? String(values[name]) : place));

/** A sentence in a language, or in English where it has none, with its places filled: `{form}`. */
export const phraseIn = (language: string, code: string, values: Readonly<Record<string, string | number>> = {}): string =>
  filled(lexiconFile(language)?.phrases?.[code] ?? lexiconFile('en')?.phrases?.[code] ?? code, values);

/** What a figure or a name breaks, as the rest of a sentence about it. */
export const faultIn = (language: string, code: string, values: Readonly<Record<string, string | number>> = {}): string =>
  filled(lexiconFile(language)?.faults?.[code] ?? lexiconFile('en')?.faults?.[code] ?? code, values);
