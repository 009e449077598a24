/** The words of a brief that ask for a form: by its name, by its subject, in the request or elsewhere. */

import { coverOf } from '../document/cover.ts';
import type { Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { COURTESY } from '../document/voice.ts';
import type { Pattern } from '../forms/define-pattern.ts';
import { all as patterns } from '../forms/register.generated.ts';
import { namesRunTogether } from '../model/lexicon.ts';
import { meantBy, slipsOf } from './misspelt.ts';

/** 2 in the request, 1 elsewhere, 0 nowhere. */
export type Heard = 0 | 1 | 2;

export interface Cues {
  readonly name: Heard;
  readonly strong: Heard;
  readonly weak: Heard;
  /** Phrases of its subject that stand in the request. */
  readonly phrases: number;
}

export const NO_CUES: Cues = { name: 0, strong: 0, weak: 0, phrases: 0 };

const NOT =
  /\s(?:not|no|without|never|kein|keine|keinen|nicht|ohne|pas|sans|sin|non|senza|não|sem|geen|niet|zonder|nie|bez)\s(?:\S+\s){0,3}$/u;

/** A cue that is not denied: "not a bar chart" asks for none. */
function meant(words: string, cue: string): boolean {
  const sought = ` ${cue} `;
  for (let at = words.indexOf(sought); at >= 0; at = words.indexOf(sought, at + 1))
    if (!NOT.test(words.slice(Math.max(0, at - 40), at + 1))) return true;
  return false;
}

/** The words of a brief and of its request, as cues are looked up in them. */
interface Said {
  readonly first: string;
  readonly firstTokens: readonly string[];
  readonly all: string;
  readonly allTokens: readonly string[];
  /** Every word of both: most cues are ruled out by their first one. */
  readonly known: ReadonlySet<string>;
}

/** One cue of one form. */
interface Entry {
  readonly form: string;
  readonly kind: 'name' | 'strong' | 'weak';
  readonly cue: string;
}

/** Letters by which cues that are parts of words are found. */
const PART = 3;

/** All cues by their first word, or by the letters that a word begins or ends with: a brief has few words, and the forms have thousands. */
interface CueIndex {
  readonly byWord: ReadonlyMap<string, readonly Entry[]>;
  readonly byHead: ReadonlyMap<string, readonly Entry[]>;
  readonly byTail: ReadonlyMap<string, readonly Entry[]>;
  /** Parts too short for either. */
  readonly always: readonly Entry[];
}

let index: CueIndex | undefined;

function indexed(): CueIndex {
  const [byWord, byHead, byTail] = [new Map<string, Entry[]>(), new Map<string, Entry[]>(), new Map<string, Entry[]>()];
  const always: Entry[] = [];
  const put = (map: Map<string, Entry[]>, key: string, entry: Entry): void => {
    const known = map.get(key);
    if (known === undefined) map.set(key, [entry]);
    else known.push(entry);
  };
  for (const { form, names = [], strong, weak = [] } of patterns) {
    const lists = { name: [...names, ...namesRunTogether(form)], strong, weak } as const;
    for (const kind of ['name', 'strong', 'weak'] as const) {
      for (const cue of lists[kind]) {
        const entry: Entry = { form, kind, cue };
        const bare = cue.replaceAll('*', '');
        if (bare === cue) put(byWord, cue.slice(0, `${cue} `.indexOf(' ')), entry);
        else if (bare.length < PART) always.push(entry);
        else if (cue.startsWith('*')) put(byTail, bare.slice(-PART), entry);
        else put(byHead, bare.slice(0, PART), entry);
      }
    }
  }
  return { byWord, byHead, byTail, always };
}

/** Cues that may stand among the words. */
function cuesAmong(words: ReadonlySet<string>): ReadonlySet<Entry> {
  index ??= indexed();
  const found = new Set(index.always);
  for (const word of words) {
    for (const entry of index.byWord.get(word) ?? []) found.add(entry);
    for (const entry of index.byHead.get(word.slice(0, PART)) ?? []) found.add(entry);
    for (const entry of index.byTail.get(word.slice(-PART)) ?? []) found.add(entry);
  }
  return found;
}

/** Whether a cue stands in the words, and whether already in the request. */
function cueAt(said: Said, cue: string): Heard {
  if (cue.startsWith('*') || cue.endsWith('*')) {
    const bare = cue.replaceAll('*', '');
    const hits = (token: string): boolean => (cue.startsWith('*') ? token.endsWith(bare) : token.startsWith(bare));
    return said.firstTokens.some(hits) ? 2 : said.allTokens.some(hits) ? 1 : 0;
  }
  return meant(said.first, cue) ? 2 : meant(said.all, cue) ? 1 : 0;
}

/** With "one-pager" as "one pager" too: cues are written without hyphens. */
const apart = (words: string): string => (/[-/]/.test(words) ? `${words}${words.trim().replace(/[\s/-]+/g, ' ')} ` : words);

export const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%+&/-]+/gu, ' ')
    .trim()} `;

/** Words of one who asks for a slide, wherever they stand. */
const ASKS =
  /(?<!\p{L})(?:please|pls|plz|slide|show|draw|plot|picture|laid out|lay it out|as an?|make|put|need|want|would like|would be (?:nice|great)|should (?:be|look)|chart|diagram|visual\p{L}*|bitte|folie|zeig\p{L}*|darstell\p{L}*|als|brauche|möchte|s'il vous plaît|diapositive|montre\p{L}*|présent\p{L}*|comme|por favor|diapositiva|muestra|mostrar|como|per favore|mostra\p{L}*|come|slajd|pokaż|proszę|jako|dia|graag|toon|alsjeblieft)(?!\p{L})/iu;

/** The first two sentences and those that ask, outside lists and tables. */
function requestOf(brief: ReadBrief): readonly Piece[] {
  const content = [
    ...brief.lines.filter((l) => l.mark === 'bullet' || l.mark === 'number').map((l) => l.whole),
    ...brief.tables.map((t) => t.piece),
  ];
  const covered = coverOf(brief.text.length, content);
  const open = brief.sentences.filter((s) => !covered(s) && !COURTESY.test(s.text));
  const asked = open.filter((s, i) => i < 2 || (i < 60 && s.text.length <= 240 && ASKS.test(s.text)));
  return asked.length === 0 && brief.lines.filter((l) => l.mark !== 'none').length < 2 ? brief.sentences.slice(0, 2) : asked;
}

const SLIPS = slipsOf(patterns.flatMap((p) => p.names ?? []));

/** What a brief says of each form. */
export function cuesIn(brief: ReadBrief): (pattern: Pattern) => Cues {
  // The request: the first two sentences, so that a greeting before it does not hide it; lists and tables are content.
  const first = apart(
    wordsOf(
      requestOf(brief)
        .map((s) => s.text)
        .join(' '),
    ),
  );
  const firstTokens = first.trim().split(' ');
  const said: Said = { first, firstTokens, all: brief.words, allTokens: brief.tokens, known: new Set([...firstTokens, ...brief.tokens]) };
  const slipped = meantBy(firstTokens.slice(0, 60), SLIPS);
  const heard = new Map<string, { name: Heard; strong: Heard; weak: Heard; phrases: number }>();
  for (const { form, kind, cue } of cuesAmong(said.known)) {
    const at = cueAt(said, cue);
    if (at === 0) continue;
    let of = heard.get(form);
    if (of === undefined) {
      of = { ...NO_CUES };
      heard.set(form, of);
    }
    if (at > of[kind]) of[kind] = at;
    if (kind === 'strong' && at === 2) of.phrases++;
  }
  return ({ form, names }) => {
    const cues = heard.get(form) ?? NO_CUES;
    return cues.name === 0 && names?.some((n) => slipped.has(n)) === true ? { ...cues, name: 2 } : cues;
  };
}
