/**
 * Patterns over tokens: `{label:thing} @is? {values:amounts}` matches a stretch of tokens as a whole, or not at all. Elements: `{name:kind}`
 * takes what it matches, `@a|b` is a word of one of these classes, `'x'` is a mark (`':-='` one of several); `?` behind an element makes it
 * optional. Kinds: `thing` (a name), `end` (a name of few words without a verb or a joint), `name` (one that may hold numbers of its own: `LBO at 20 % IRR`), `text` (any words), `amount` (one number), `bounded` (one under which or above which: `below 40`), `signed` (one with a written sign), `amounts` (numbers with their names between),
 * `period`, `hour` (a time of day), `marks` (words of closed classes with the names of their axes between), `change` (how far a value moved or what it is held
 * against, up to the end: `up 18%`), and `@class`. The shortest name that lets the rest match is taken.
 * Work is bounded by tokens times elements times tokens: a failure at one place is remembered.
 */
import type { NumberToken, PeriodToken, Phrase, Token, WordClass, WordToken } from '@deckwright/source';

export interface Named<T> {
  readonly name?: Phrase;
  readonly token: T;
}

export interface Captured {
  readonly things: ReadonlyMap<string, Phrase>;
  readonly values: readonly Named<NumberToken>[];
  readonly periods: readonly PeriodToken[];
  readonly marks: readonly Named<WordToken>[];
  /** Words of classes that were taken, by the name of their element. */
  readonly words: ReadonlyMap<string, WordToken>;
  readonly size?: NumberToken;
  /** Those that only join the others: "went down to". */
  readonly joints: readonly Token[];
}

type Kind =
  | 'thing'
  | 'end'
  | 'name'
  | 'text'
  | 'amount'
  | 'bounded'
  | 'signed'
  | 'amounts'
  | 'period'
  | 'hour'
  | 'marks'
  | 'change'
  | 'class';
interface Element {
  readonly kind: Kind | 'mark';
  readonly name?: string;
  readonly classes: readonly string[];
  /** Marks that it matches, one character each. */
  readonly marks: string;
  readonly optional: boolean;
}
export type Pattern = readonly Element[];

const KINDS: ReadonlySet<string> = new Set([
  'thing', 'end', 'name', 'text', 'amount', 'bounded', 'signed', 'amounts', 'period', 'hour', 'marks', 'change',
]); // biome-ignore format: a list

export function compilePattern(source: string): Pattern {
  return source.split(' ').map((written): Element => {
    const optional = written.endsWith('?');
    const bare = optional ? written.slice(0, -1) : written;
    const rest = { classes: [], marks: '', optional };
    if (bare.startsWith("'")) return { ...rest, kind: 'mark', marks: bare.slice(1, -1) };
    if (bare.startsWith('@')) return { ...rest, kind: 'class', classes: bare.slice(1).split('|') };
    const [name = '', kind = ''] = bare.slice(1, -1).split(':');
    if (kind.startsWith('@')) return { ...rest, kind: 'class', name, classes: kind.slice(1).split('|') };
    if (!bare.startsWith('{') || !KINDS.has(kind)) throw new Error(`Pattern "${source}": no element "${written}".`);
    return { ...rest, kind: kind as Kind, name };
  });
}

export function isOf(token: Token | undefined, ...classes: readonly string[]): token is WordToken {
  if (token?.kind !== 'word') return false;
  for (const own of token.classes) if (classes.includes(own)) return true;
  return false;
}
export const isMark = (token: Token | undefined, marks: string): boolean => token?.kind === 'mark' && marks.includes(token.mark);

/** Marks of type of Markdown. */
const TYPE = '*_`';
/** What may stand for something else in a text: escapes, and marks of type. */
const UNDONE = `\\&${TYPE}`;

/** Without pairs of marks that set type, which are no words: `**62 %** sold`. */
export const withoutType = (text: string): string => text.replaceAll('**', '').replaceAll('`', '');

/** The words of a stretch of tokens, as they are meant. */
export function phraseOf(source: string, tokens: readonly Token[], from: number, to: number): Phrase {
  const own = tokens.slice(from, to);
  const [first, last] = [own[0], own.at(-1)] as [Token, Token];
  const sent = source.slice(first.start, last.end);
  // Where something was undone within, the texts of its tokens are what was meant: `Caf\u00e9`, `R&amp;D`.
  const between = (t: Token, i: number): string =>
    i === 0 ? '' : [...source.slice((own[i - 1] as Token).end, t.start)].filter((c) => !TYPE.includes(c)).join('');
  const slice = [...sent].some((c) => UNDONE.includes(c)) ? own.map((t, i) => `${between(t, i)}${t.text}`).join('') : sent;
  const text = slice.includes('\n')
    ? slice
        .split('\n')
        .map((s) => s.trim())
        .join(' ')
    : slice;
  return { text, start: first.start, end: last.end };
}

/** Classes of words that say how much, how far or when: of closed sets. */
const CLOSED: readonly WordClass[] = [
  'very_low', 'low', 'medium', 'high', 'very_high', 'yes', 'no', 'partly', 'done', 'running', 'planned', 'late', 'at_risk', 'on_track', 'critical',
  'red', 'amber', 'green', 'responsible', 'accountable', 'consulted', 'informed',
]; // biome-ignore format: one group a line
/** Classes that name the axis of such a word. */
const AXES: readonly WordClass[] = ['likelihood', 'impact', 'status', 'owner', 'start', 'finish', 'score'];
/** Letters of a RACI, which are words of the language too where they stand elsewhere. */
const LETTERS: Readonly<Record<string, WordClass>> = { R: 'responsible', A: 'accountable', C: 'consulted', I: 'informed' };

/** A word of a closed class; a lone capital of a RACI as what it stands for. */
export function closedIn(token: Token | undefined): WordToken | undefined {
  if (token?.kind !== 'word') return undefined;
  if (token.classes.some((c) => CLOSED.includes(c))) return token;
  const cls = LETTERS[token.text.replace('.', '')];
  return cls === undefined ? undefined : { ...token, classes: [cls] };
}
export const isClosed = (token: Token | undefined): token is WordToken => isOf(token, ...CLOSED);
/** Words that name one of two numbers of an item. */
const PLANS = ['actual', 'target', 'budget', 'forecast'];
const LONGEST_NAME = 14;
const LONGEST_END = 6;
/** Words that no name at the end of an edge has. */
const BREAKS = ['and', 'or', 'to', 'from', 'goes', 'calls', 'draws', 'has', 'is', 'who', 'but', 'not', 'then', 'because', 'by', 'each'];
/** Words between two numbers that name the second. */
const LONGEST_INNER = 4;

export const isAmount = (token: Token | undefined): token is NumberToken => token?.kind === 'number' && !token.year;
/** A number that can be part of a name: `Line 3`, `Plan B 2`. */
const isBare = (token: NumberToken): boolean =>
  token.unit === '' && token.sign === undefined && token.bound === undefined && token.factor === 1 && Number.isInteger(token.value);

const INNER_MARKS = '-/&".+±';

/** May the token stand within a name? */
function inName(token: Token | undefined, first: boolean): boolean {
  if (token === undefined) return false;
  if (token.kind === 'mark') return !first && INNER_MARKS.includes(token.mark);
  if (token.kind === 'number') return isBare(token) && (!first || token.year);
  return !isOf(token, 'versus');
}

/** A number that ends a name which says so: `WACC 7% to 9%: 355 to 274`, `volume ±10% gives 168 / 252`. */
const closesName = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === 'number' &&
  ((tokens[at] as NumberToken).year ||
    isMark(tokens[at + 1], ':=') ||
    isOf(tokens[at + 1], 'gives', 'is') ||
    (isAmount(tokens[at + 1]) && isMark(tokens[at + 2], '/')));

interface Found {
  readonly end: number;
  readonly values?: readonly Named<NumberToken>[];
  readonly marks?: readonly Named<WordToken>[];
}

/** Where an element that begins at `from` may end, in the order in which it is tried. */
function* endsOf(source: string, tokens: readonly Token[], from: number, element: Element): Generator<Found> {
  const token = tokens[from];
  if (token === undefined) return;
  switch (element.kind) {
    case 'mark':
      if (isMark(token, element.marks)) yield { end: from + 1 };
      return;
    case 'class':
      if (isOf(token, ...element.classes)) yield { end: from + 1 };
      return;
    case 'period':
      if (token.kind === 'period') yield { end: from + 1 };
      return;
    case 'hour':
      if (token.kind === 'period' && token.grain === 'hour') yield { end: from + 1 };
      return;
    case 'amount':
      if (isAmount(token)) yield { end: from + 1, values: [{ token }] };
      return;
    case 'bounded':
      if (isAmount(token) && (token.bound === 'more' || token.bound === 'less')) yield { end: from + 1, values: [{ token }] };
      return;
    case 'signed':
      if (isAmount(token) && (token.sign === '+' || token.sign === '-')) yield { end: from + 1, values: [{ token }] };
      return;
    case 'end':
    case 'thing': {
      let worded = false;
      let numbers = 0;
      let related = false;
      for (let at = from; at < tokens.length && at - from < LONGEST_NAME && inName(tokens[at], at === from); at++) {
        const one = tokens[at] as Token;
        if (element.kind === 'end' && (at - from >= LONGEST_END || isOf(one, ...BREAKS))) return;
        // A number counts no plan: "actual 40 plan 61".
        if (one.kind === 'number' && element.name === 'noun' && isOf(token, ...PLANS)) return;
        worded ||= one.kind === 'word' || one.kind === 'period';
        // A number that something is said of is no part of a name: "rating is 710 out", "yellow 580 to".
        if (one.kind === 'number' && !one.year) numbers++;
        related ||= isOf(one, 'is', 'to', 'from', 'of', 'than', 'more', 'less', 'at', 'between');
        const isNext = isOf(one, 'and') && isAmount(tokens[at + 1]) && at + 2 === tokens.length;
        if (numbers > 1 || (numbers > 0 && (related || isNext || isOf(one, ...PLANS)))) return;
        // A name ends with a word or its number, not with a mark.
        // "78 of 100": a number that is held against the next is no part of a name.
        const held = one.kind === 'number' && !one.year && isOf(tokens[at + 1], 'of', 'from', 'to') && isAmount(tokens[at + 2]);
        if (worded && one.kind !== 'mark' && !held) yield { end: at + 1 };
      }
      return;
    }
    case 'change':
      if (
        (isOf(token, 'rise', 'fall', 'from', 'versus', 'target', 'change') || (isAmount(token) && token.sign !== undefined)) &&
        tokens.slice(from).some(isAmount) &&
        !tokens.slice(from).some((t) => isMark(t, ':,;'))
      )
        yield { end: tokens.length };
      return;
    case 'name': {
      for (let at = from; at < tokens.length && at - from < LONGEST_NAME; at++) {
        const one = tokens[at] as Token;
        if (one.kind === 'mark' && (at === from || !INNER_MARKS.includes(one.mark))) return;
        // What something is said of ends before it: "the index stands at 62 on a scale".
        if (isOf(one, 'is') && isAmount(tokens[at + 1])) return;
        // "Spain went from 54 to 46" is no range.
        if ((one.kind === 'word' && !isOf(one, 'goes', 'rise', 'fall')) || closesName(tokens, at)) yield { end: at + 1 };
      }
      return;
    }
    case 'text':
      if ((token.kind !== 'mark' || token.mark === '"') && tokens.slice(from).some((t) => t.kind === 'word' || t.kind === 'period'))
        yield { end: tokens.length };
      return;
    case 'amounts': {
      const found = [...amountsFrom(source, tokens, from)];
      for (let n = found.length; n >= 2; n--) yield { end: (found[n - 1] as { end: number }).end, values: found.slice(0, n) };
      return;
    }
    case 'marks': {
      const found = [...marksFrom(source, tokens, from)];
      for (let n = found.length; n >= 1; n--) yield { end: (found[n - 1] as { end: number }).end, marks: found.slice(0, n) };
      return;
    }
  }
}

/** What words do that name no number. */
const SMALL: readonly WordClass[] = ['is', 'to', 'from', 'of', 'at', 'the', 'with', 'in', 'mail', 'frame'];
const isJoint = (token: Token | undefined): boolean =>
  isMark(token, ',/|;->') || isOf(token, 'and', 'versus', 'to', 'with', 'of', 'from', 'at', 'then');

/** Three numbers or more with nothing between: a row of a table without marks. */
const isRow = (tokens: readonly Token[], at: number): boolean => {
  let [from, to] = [at, at];
  while (isAmount(tokens[from - 1])) from--;
  while (isAmount(tokens[to])) to++;
  return to - from > 2;
};

/** Numbers one after the other, each with the words before it that name it: `budget 120, actual 131`, `120 vs 110`. */
function* amountsFrom(source: string, tokens: readonly Token[], from: number): Generator<Named<NumberToken> & { readonly end: number }> {
  let at = from;
  let first = true;
  while (at < tokens.length) {
    let start = at;
    if (!first && isJoint(tokens[start])) start++;
    let name = start;
    while (
      name - start < LONGEST_INNER &&
      (tokens[name]?.kind === 'word' || tokens[name]?.kind === 'period') &&
      !isOf(tokens[name], 'and', 'versus')
    )
      name++;
    const named = name > start ? phraseOf(source, tokens, start, name) : undefined;
    if (isMark(tokens[name], ':=') && name > start) name++;
    const token = tokens[name];
    // Two numbers with nothing between: the first is part of a name.
    if (!isAmount(token) || (!first && name === at && !isRow(tokens, at))) return;
    at = name + 1;
    first = false;
    const worth =
      named !== undefined &&
      tokens
        .slice(start, name)
        .some((t) => t.kind === 'period' || (t.kind === 'word' && (t.classes.length === 0 || t.classes.some((c) => !SMALL.includes(c)))));
    // `60% hardware, 30% software`: names behind.
    let behind = at;
    while (behind - at < LONGEST_INNER && tokens[behind]?.kind === 'word' && !isJoint(tokens[behind])) behind++;
    const closes = !worth && behind > at && (behind === tokens.length || isMark(tokens[behind], ',/|;') || isOf(tokens[behind], 'and'));
    const after = closes ? phraseOf(source, tokens, at, behind) : undefined;
    if (closes) at = behind;
    const said = worth ? named : after;
    yield { ...(said === undefined ? {} : { name: said }), token, end: at };
  }
}

/** Words of closed classes one after the other, each with the name of its axis before or behind it: `likelihood high, low impact`. */
function* marksFrom(source: string, tokens: readonly Token[], from: number): Generator<Named<WordToken> & { readonly end: number }> {
  let at = from;
  let first = true;
  while (at < tokens.length) {
    let start = at;
    while (!first && (isJoint(tokens[start]) || isOf(tokens[start], 'but', 'is'))) start++;
    let name: Phrase | undefined;
    let word = start;
    // `total cost: medium`: any name with a colon, an axis without one.
    let named = word;
    while (named - word < LONGEST_INNER && tokens[named]?.kind === 'word' && !isOf(tokens[named], ...CLOSED)) named++;
    const isNamed = named > word && isMark(tokens[named], ':=') && closedIn(tokens[named + 1]) !== undefined;
    if (isNamed) {
      name = phraseOf(source, tokens, word, named);
      word = named + 1;
    } else if (isOf(tokens[word], ...AXES) && closedIn(tokens[word]) === undefined) {
      name = phraseOf(source, tokens, word, word + 1);
      word++;
      if (isMark(tokens[word], ':=') || isOf(tokens[word], 'is')) word++;
    }
    const token = closedIn(tokens[word]);
    if (token === undefined) return;
    at = word + 1;
    if (name === undefined && isOf(tokens[at], ...AXES) && closedIn(tokens[at]) === undefined) {
      name = phraseOf(source, tokens, at, at + 1);
      at++;
    }
    first = false;
    yield { ...(name === undefined ? {} : { name }), token, end: at };
  }
}

/** Matches all tokens, or gives undefined. `source` is the text that their offsets count in. */
export function matchPattern(source: string, tokens: readonly Token[], pattern: Pattern): Captured | undefined {
  const dead = new Set<number>();
  const path: { element: Element; from: number; found: Found }[] = [];
  const step = (element: number, at: number): boolean => {
    const key = element * (tokens.length + 1) + at;
    if (dead.has(key)) return false;
    const here = pattern[element];
    if (here === undefined) return at === tokens.length;
    for (const found of endsOf(source, tokens, at, here)) {
      path.push({ element: here, from: at, found });
      if (step(element + 1, found.end)) return true;
      path.pop();
    }
    if (here.optional && step(element + 1, at)) return true;
    dead.add(key);
    return false;
  };
  if (!step(0, 0)) return undefined;
  const things = new Map<string, Phrase>();
  const words = new Map<string, WordToken>();
  const values: Named<NumberToken>[] = [];
  const periods: PeriodToken[] = [];
  const marks: Named<WordToken>[] = [];
  const joints: Token[] = [];
  let size: NumberToken | undefined;
  for (const { element, from, found } of path) {
    if (element.kind === 'class' && (element.name === undefined || element.name === 'dir')) joints.push(tokens[from] as Token);
    if (element.name === undefined) continue;
    if (element.name === 'size') size = found.values?.[0]?.token;
    else values.push(...(found.values ?? []));
    marks.push(...(found.marks ?? []));
    const token = tokens[from];
    if (token?.kind === 'period' && (element.kind === 'period' || element.kind === 'hour')) periods.push(token);
    else if (token?.kind === 'word' && element.kind === 'class') words.set(element.name, token);
    if (
      element.kind === 'thing' ||
      element.kind === 'end' ||
      element.kind === 'name' ||
      element.kind === 'text' ||
      element.kind === 'change'
    )
      things.set(element.name, phraseOf(source, tokens, from, found.end));
  }
  return { things, values, periods, marks, words, joints, ...(size === undefined ? {} : { size }) };
}
