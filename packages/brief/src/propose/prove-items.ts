/**
 * Proves what a model says that a slide shows: each item stands in one sentence or item of a list, in whole words and whole figures with
 * their units, side by side, and nothing of what it was taken from is left out. In doubt it is not proved.
 */
import type { NumberToken, Token } from '@deckwright/source';
import { isOf } from '../grammar/pattern.ts';
import { type Failure, failed } from './ask.ts';
import { placesIn, type SourceLine, type Stretch, tokensOf, wordsOf } from './source-lines.ts';

/**
 * What a form is made of: things with a figure each, all that a text has or some that stand beside it, figures over time, things on days, or
 * things with words.
 */
export type ItemKind = 'figures' | 'key_figures' | 'course' | 'days' | 'words';

export type Member = 'label' | 'value' | 'when' | 'text';
export type SaidItem = Readonly<Record<Member, string>>;

/** An item in the words of the document. */
export interface ProvedItem {
  readonly name: string;
  readonly said: string;
  /** Of what is said of it, where it is one. */
  readonly figure?: NumberToken;
  readonly stretch: Stretch;
}

/** The two members of each kind: what it is called, and what is said of it. */
export const MEMBERS: Readonly<Record<ItemKind, readonly [Member, Member]>> = {
  figures: ['label', 'value'],
  key_figures: ['label', 'value'],
  course: ['when', 'value'],
  days: ['when', 'label'],
  words: ['label', 'text'],
};

const isFigure = (t: Token | undefined): boolean => t?.kind === 'number' && !t.year;
const isTime = (t: Token | undefined): boolean => t?.kind === 'period' || (t?.kind === 'number' && t.year);
/** What joins a name to a figure behind it, a figure to a name behind it, and what happens to its day: "12 of Lyon" is not all of Lyon's. */
const BEHIND = ['is', 'has', 'of', 'at', 'the'] as const;
const BEFORE = ['in', 'at', 'the'] as const;
/** Beside a period, of when it was. */
const OF_TIME = ['in', 'at', 'of', 'the', 'ordinal', 'quarter', 'half', 'month', 'week', 'year', 'before'] as const;
const ON_DAY = ['in', 'at', 'by', 'from', 'is', 'the'] as const;
const isArticle = (t: Token | undefined): boolean => t?.kind === 'word' && isOf(t, 'the');
/** Between two things that are told in a row. */
const parts = (t: Token | undefined): boolean => t !== undefined && ((t.kind === 'mark' && ',;()\n'.includes(t.mark)) || isOf(t, 'and'));
const ends = (t: Token | undefined): boolean => t === undefined || (t.kind === 'mark' && '.!'.includes(t.mark));
const opens = (t: Token | undefined): boolean => t === undefined || (t.kind === 'mark' && t.mark === ':');

export type Proved = { readonly ok: true; readonly items: readonly ProvedItem[] } | { readonly ok: false; readonly failure: Failure };

export function proveItems(kind: ItemKind, items: readonly SaidItem[], lines: readonly SourceLine[], source: string): Proved {
  const out: ProvedItem[] = [];
  for (const item of items) {
    const proved = proveItem(kind, item, lines, source, out);
    if (!('stretch' in proved)) return { ok: false, failure: proved };
    out.push(proved);
  }
  const left = leftOut(kind, out, lines);
  if (left !== undefined) return { ok: false, failure: failed('left_out', left) };
  // As the document tells them.
  return {
    ok: true,
    items: out.toSorted((a, b) => a.stretch.line.line.start - b.stretch.line.line.start || a.stretch.from - b.stretch.from),
  };
}

function proveItem(
  kind: ItemKind,
  item: SaidItem,
  lines: readonly SourceLine[],
  source: string,
  before: readonly ProvedItem[],
): ProvedItem | Failure {
  const [name, said] = MEMBERS[kind];
  let isFound = false;
  for (const line of lines) {
    const names = placesIn(item[name], line, source);
    const others = names.length === 0 ? [] : placesIn(item[said], line, source);
    for (const a of names)
      for (const b of others) {
        isFound = true;
        const stretch = { line, from: Math.min(a.from, b.from), to: Math.max(a.to, b.to) };
        const isApart = a.to <= b.from || b.to <= a.from;
        const isFree = before.every(({ stretch: own }) => own.line !== line || own.to <= stretch.from || stretch.to <= own.from);
        if (!(isApart && isFree && isOfKind(kind, a, b) && isJoined(kind, a, b) && isWhole(kind, stretch))) continue;
        const figure = kind === 'days' || kind === 'words' ? undefined : tokensOf(b).find((t): t is NumberToken => t.kind === 'number');
        return { name: wordsOf(a, source), said: wordsOf(b, source), ...(figure === undefined ? {} : { figure }), stretch };
      }
  }
  return failed(isFound ? 'pair_not_borne' : 'words_not_found', `${item[name]} | ${item[said]}`);
}

/** A value is one whole figure, a time one whole period; neither stands in a name. */
function isOfKind(kind: ItemKind, name: Stretch, said: Stretch): boolean {
  const [first, second] = [tokensOf(name), tokensOf(said)];
  const isOne = (tokens: readonly Token[], is: (t: Token | undefined) => boolean): boolean => tokens.length === 1 && is(tokens[0]);
  const isName = (tokens: readonly Token[]): boolean =>
    tokens.some((t) => t.kind === 'word') && !tokens.some((t) => isFigure(t) || isTime(t));
  switch (kind) {
    case 'figures':
    case 'key_figures':
      return isName(first) && isAmount(second);
    case 'course':
      return isOne(first, isTime) && isOne(second, isFigure);
    case 'days':
      return isOne(first, isTime) && second.some((t) => t.kind === 'word') && !second.some((t) => isTime(t) || parts(t));
    case 'words':
      return isName(first) && second.some((t) => t.kind === 'word');
  }
}

/** Words that a bare figure counts: "412 open complaints". */
const MOST_COUNTED = 3;

/** One whole figure, with the words that it counts. */
const isAmount = ([figure, ...counted]: readonly Token[]): boolean =>
  isFigure(figure) && counted.length <= MOST_COUNTED && counted.every((t) => t.kind === 'word' && t.classes.length === 0);

/** Nothing stands between them but what joins the one to the other. */
function isJoined(kind: ItemKind, name: Stretch, said: Stretch): boolean {
  const between = name.line.line.tokens.slice(Math.min(name.to, said.to), Math.max(name.from, said.from));
  const joints = kind === 'days' ? ON_DAY : name.from < said.from ? BEHIND : BEFORE;
  return between.every((t) => (t.kind === 'mark' ? ':-=('.includes(t.mark) : isOf(t, ...joints)));
}

/**
 * Nothing beside it belongs to it: it begins its line, or stands behind another item, and ends likewise. "Oil and gas had 12" is not said
 * of gas, and "9 m below plan" is not 9 m.
 */
function isWhole(kind: ItemKind, { line: { line }, from, to }: Stretch): boolean {
  const { tokens } = line;
  let left = from - 1;
  while (isArticle(tokens[left])) left--;
  let end = to;
  // When it was is told beside it.
  if (kind === 'key_figures') {
    const after = tokens.slice(to).findIndex((t) => parts(t) || ends(t));
    const time = tokens.slice(to, after < 0 ? undefined : to + after);
    if (time.every((t) => isTime(t) || isOf(t, ...OF_TIME))) end = to + time.length;
  }
  const right = tokens[end]?.kind === 'mark' && ends(tokens[end]) && end === tokens.length - 1 ? undefined : tokens[end];
  if (kind === 'words') return left < 0 && right === undefined;
  const says = (t: Token): boolean => (kind === 'days' ? isTime(t) : isFigure(t));
  const chunk = (step: 1 | -1, at: number): readonly Token[] => {
    const out: Token[] = [];
    for (let i = at + step; i >= 0 && i < tokens.length && !parts(tokens[i]) && !ends(tokens[i]) && !opens(tokens[i]); i += step)
      out.push(tokens[i] as Token);
    return out;
  };
  const skipped = (step: 1 | -1, at: number): number => {
    let i = at;
    while (parts(tokens[i + step])) i += step;
    return i;
  };
  const isBegun = opens(tokens[left]) || left < 0 || (parts(tokens[left]) && chunk(-1, skipped(-1, left)).some(says));
  const isEnded = right === undefined || (parts(right) && (end === tokens.length - 1 || chunk(1, skipped(1, end)).some(says)));
  return isBegun && isEnded;
}

/** A figure of a sentence that items were taken from, or an item of a list, that no item says. */
function leftOut(kind: ItemKind, items: readonly ProvedItem[], lines: readonly SourceLine[]): string | undefined {
  if (kind === 'key_figures') return undefined;
  const used = new Set(items.map(({ stretch }) => stretch.line));
  const lists = new Set([...used].flatMap(({ list }) => list ?? []));
  const counts = (t: Token): boolean => (kind === 'days' ? isTime(t) : kind === 'words' ? false : isFigure(t));
  for (const line of lines) {
    if (!used.has(line) && line.list !== undefined && lists.has(line.list)) return line.line.text;
    if (!used.has(line)) continue;
    const own = items.filter(({ stretch }) => stretch.line === line);
    const missed = line.line.tokens.find((t, i) => counts(t) && !own.some(({ stretch }) => stretch.from <= i && i < stretch.to));
    if (missed !== undefined) return missed.text;
  }
  return undefined;
}
