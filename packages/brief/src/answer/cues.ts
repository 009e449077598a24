/** Which forms a brief asks for: by their names, and by words of their subject. */
import { formWordsIn, type Span, type Token } from '@deckwright/source';
import type { Content } from '../grammar/items.ts';
import { isOf } from '../grammar/pattern.ts';

export interface Cues {
  /** Its name stands in what the brief asks for, or in its title. */
  readonly named: boolean;
  /** Its name stands elsewhere. */
  readonly mentioned: boolean;
  /** Different words of its subject. */
  readonly words: number;
  /** One of them stands outside what is listed. */
  readonly told: boolean;
  /** One of them stands over the content, or in what is asked. */
  readonly over: boolean;
  readonly spans: readonly Span[];
}

interface Word {
  readonly lower: string;
  readonly start: number;
  readonly end: number;
}

/** Single words: a phrase of the lexicon is one token of several. */
function wordsOf(tokens: readonly Token[]): readonly Word[] {
  return tokens.flatMap((t) => {
    if (t.kind === 'mark') return [];
    const lower = t.text.toLowerCase().replaceAll('’', "'").replaceAll('_', ' ');
    if (!lower.includes(' ') && !lower.includes('-')) return [{ lower, start: t.start, end: t.end }];
    return lower
      .split(' ')
      .flatMap((part) => part.split('-'))
      .filter((part) => part !== '')
      .map((part) => ({ lower: part, start: t.start, end: t.end }));
  });
}

/** `waterfall*` begins, `*diagramm` ends a word. */
function isWord(word: string, pattern: string): boolean {
  if (pattern.endsWith('*')) return word.startsWith(pattern.slice(0, -1));
  return pattern.startsWith('*') ? word.endsWith(pattern.slice(1)) : word === pattern;
}

interface Phrases {
  /** By the first letter of their first word; those that begin with a star under it. */
  readonly byFirst: ReadonlyMap<string, readonly { readonly form: string; readonly name: boolean; readonly words: readonly string[] }[]>;
}
const known = new Map<string, Phrases>();

function phrasesOf(language: string): Phrases {
  const found = known.get(language);
  if (found !== undefined) return found;
  const byFirst = new Map<string, { form: string; name: boolean; words: readonly string[] }[]>();
  for (const [form, { names = [], words = [] }] of Object.entries(formWordsIn(language)))
    for (const [list, name] of [
      // Programs ask by the name that the product has for it: `form: bar_rank_chart`.
      [[...names, form.replaceAll('_', ' ')], true],
      [words, false],
    ] as const)
      for (const phrase of list) {
        const parts = phrase
          .toLowerCase()
          .split(' ')
          .flatMap((p) => p.split('-'))
          .filter((p) => p !== '');
        const key = parts[0]?.[0] ?? '';
        byFirst.set(key, [...(byFirst.get(key) ?? []), { form, name, words: parts }]);
      }
  const made = { byFirst };
  known.set(language, made);
  return made;
}

const LANGUAGES = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'];
const LONG_NAME = 6;

interface Hit {
  readonly form: string;
  readonly name: boolean;
  readonly phrase: string;
  readonly span: Span;
}

/** `own` says how many of the languages are those of the text: of the others only long names are known. */
function hitsIn(words: readonly Word[], languages: readonly string[], own: number): readonly Hit[] {
  const out: Hit[] = [];
  for (const [i, word] of words.entries())
    for (const language of languages) {
      const { byFirst } = phrasesOf(language);
      const isForeign = !languages.slice(0, own).includes(language);
      for (const { form, name, words: parts } of [...(byFirst.get(word.lower[0] ?? '') ?? []), ...(byFirst.get('*') ?? [])]) {
        if (isForeign && (!name || parts.join(' ').length < LONG_NAME)) continue;
        const isHere =
          parts.length > 0 && i + parts.length <= words.length && parts.every((part, k) => isWord((words[i + k] as Word).lower, part));
        if (!isHere) continue;
        out.push({ form, name, phrase: parts.join(' '), span: { start: word.start, end: (words[i + parts.length - 1] as Word).end } });
      }
    }
  // A longer name says more than the shorter one within it: "stacked bar chart", "gantt chart".
  return out.filter(
    (a) =>
      !out.some(
        (b) =>
          b !== a &&
          b.name &&
          a.form !== b.form &&
          b.span.start <= a.span.start &&
          a.span.end <= b.span.end &&
          b.span.end - b.span.start > a.span.end - a.span.start,
      ),
  );
}

/** By form; a form that nothing speaks for is absent. */
export function cuesIn(content: Content, asked: readonly Token[]): ReadonlyMap<string, Cues> {
  const spoken = [...new Set([content.language, 'en'])];
  // A short text does not tell its language.
  const languages = [...new Set([...spoken, ...LANGUAGES])];
  // "For the board on Monday" says when the slide is needed, and asks for no calendar.
  const isDue = (t: Token): boolean =>
    (t.kind === 'period' || isOf(t, 'weekday', 'month', 'week', 'day', 'today')) &&
    content.talk.some(({ start, end }) => start <= t.start && t.end <= end);
  const tokens = content.tokens.filter((t) => !isDue(t));
  const heard = hitsIn(wordsOf(asked.filter((t) => !isDue(t))), languages, spoken.length);
  const read = hitsIn(wordsOf(tokens), spoken, spoken.length);
  const out = new Map<string, { named: boolean; mentioned: boolean; words: Set<string>; told: boolean; over: boolean; spans: Span[] }>();
  const add = (hit: Hit, isAsked: boolean, inList = false): void => {
    const cues = out.get(hit.form) ?? { named: false, mentioned: false, words: new Set<string>(), told: false, over: false, spans: [] };
    if (hit.name) {
      if (isAsked) cues.named = true;
      else cues.mentioned = true;
    } else {
      cues.words.add(hit.phrase);
      cues.told ||= !inList;
      cues.over ||= isAsked && !inList;
    }
    if (hit.name) cues.spans.push(hit.span);
    out.set(hit.form, cues);
  };
  // What is listed is content, and asks for nothing.
  const items = content.series.flatMap((s) => (s.listed === true ? s.items : []));
  const isListed = ({ start, end }: Span): boolean => items.some((i) => i.start <= start && end <= i.end);
  for (const hit of heard) add(hit, true, isListed(hit.span));
  // `Takeaway: …` says what its line is.
  const isNamed = ({ start, end }: Span): boolean => content.named.some((n) => n.start <= start && end <= n.end);
  for (const hit of read) if (!isNamed(hit.span)) add(hit, false, isListed(hit.span));
  return new Map([...out].map(([form, { words, ...rest }]) => [form, { ...rest, words: words.size }]));
}
