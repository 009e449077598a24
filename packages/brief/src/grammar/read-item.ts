/** Reads one stretch of tokens as an item of each type that it can be, whole. */
import type { NumberToken, PeriodToken, Phrase, Span, Token } from '@deckwright/source';
import type { Item, ItemType } from './items.ts';
import { type Captured, compilePattern, isAmount, isMark, isOf, matchPattern, phraseOf, withoutType } from './pattern.ts';
import patterns from './patterns.json' with { type: 'json' };

const ORDER = ['edge', 'range', 'zone', 'step', 'timed', 'dated', 'rated', 'value', 'labelled', 'text'] as const;
const compiled = ORDER.map((type) => ({ type, patterns: patterns[type].map(compilePattern) }));

/** An item with what its pattern took besides: words that name its numbers and marks. */
export interface ItemRead {
  readonly item: Item;
  readonly columns: readonly (Phrase | undefined)[];
  /** A noun behind the number, which is a unit where all items have it. */
  readonly noun?: Phrase;
  /** Its name stands before its number, or behind it: items of a series are alike in it. */
  readonly order: 'name first' | 'number first';
  /** Words of its pattern that say nothing of their own. */
  readonly joints: readonly Span[];
}

export interface Trimmed {
  readonly tokens: readonly Token[];
  readonly notes: readonly Phrase[];
  /** Tokens of each note. */
  readonly noted: readonly (readonly Token[])[];
}

/** Without brackets, which belong to the item and are no part of its pattern, and without marks at either end. */
export function trimItem(source: string, tokens: readonly Token[]): Trimmed {
  const out: Token[] = [];
  const noted: (readonly Token[])[] = [];
  let depth = 0;
  let opened = 0;
  for (const [i, token] of tokens.entries()) {
    if (isMark(token, '(')) {
      if (depth++ === 0) opened = i + 1;
    } else if (isMark(token, ')') && depth > 0) {
      if (--depth === 0 && i > opened) noted.push(tokens.slice(opened, i));
    } else if (depth === 0) out.push(token);
  }
  // A bracket that nothing closes is a mark like any other: the item is read without it.
  if (depth > 0) out.push(...tokens.slice(opened).filter((t) => !isMark(t, '()')));
  let [from, to] = [0, out.length];
  while (from < to && (isMark(out[from], ',;.!\n|') || isOf(out[from], 'and'))) from++;
  while (to > from && isMark(out[to - 1], ',;.!\n|-:')) to--;
  return { tokens: out.slice(from, to), notes: noted.map((n) => phraseOf(source, n, 0, n.length)), noted };
}

/** A year as the period that it is. */
export const asPeriod = (token: NumberToken): PeriodToken => {
  const day = Date.UTC(token.value, 0, 1) / 86_400_000;
  const { text, start, end } = token;
  return {
    kind: 'period',
    grain: 'year',
    from: day,
    to: Date.UTC(token.value, 11, 31) / 86_400_000,
    year_named: true,
    fiscal: false,
    text,
    start,
    end,
  };
};

/** A year that stands alone is a period. */
const withYears = (tokens: readonly Token[]): readonly Token[] => tokens.map((t) => (t.kind === 'number' && t.year ? asPeriod(t) : t));

/** The value with the sign that its verb gives it: "costs took 3.8". */
function directed(value: NumberToken, captured: Captured): NumberToken {
  const dir = captured.words.get('dir');
  if (dir === undefined) return value;
  return isOf(dir, 'take', 'fall') ? { ...value, value: -Math.abs(value.value), sign: '-' } : { ...value, sign: '+' };
}

/** Both ends of a zone; one that is open below begins at nothing, one that is open above has only its lower end. */
function zoneOf({ values, words }: Captured): readonly NumberToken[] {
  const ends = values.map(({ token: { bound: _bound, ...rest } }) => rest);
  const [only, ...more] = ends;
  if (only === undefined || more.length > 0 || words.has('open') || values[0]?.token.bound === 'more') return ends;
  const none = { text: '', start: only.start, end: only.start };
  return [{ ...only, ...none, value: 0, digits: none }, only];
}

function itemOf(source: string, type: ItemType, captured: Captured, trimmed: Trimmed, tokens: readonly Token[]): ItemRead {
  const [first, last] = [tokens[0], tokens.at(-1)] as [Token, Token];
  const { things } = captured;
  const change = things.get('change');
  // What is said behind a mark stands as it is, with its brackets.
  const told = type === 'rated' ? things.get('text') : undefined;
  const within = trimmed.notes.filter((n) => told !== undefined && n.start > told.start);
  const bracketed = trimmed.notes.filter((n) => !within.includes(n));
  const close = source.indexOf(')', within.at(-1)?.end ?? source.length) + 1;
  const whole = told === undefined || close <= told.end ? told : { ...told, text: source.slice(told.start, close), end: close };
  const notes = change === undefined ? bracketed : [change, ...bracketed];
  const end = Math.max(last.end, ...trimmed.notes.map((n) => n.end));
  const named = type === 'rated' ? captured.marks : captured.values;
  const plan = captured.words.get('plan');
  // "Target is 4.5 btw" counts nothing.
  const counted = things.get('noun');
  const talk =
    counted === undefined ? [] : tokens.filter((t) => t.start >= counted.start && t.end <= counted.end && isOf(t, 'speaker', 'polite'));
  const noun = talk.length === 0 ? counted : undefined;
  const start = Math.min(first.start, ...trimmed.notes.map((n) => n.start));
  const bracket = source.indexOf(')', end) + 1;
  const stop = end > last.end && bracket > end ? bracket : end;
  const item: Item = {
    type,
    ...(source.slice(start, stop).includes('\n') ? {} : { whole: { text: withoutType(source.slice(start, stop)), start, end: stop } }),
    ...pick('label', things.get('label')),
    ...pick('text', whole ?? things.get('text')),
    ...pick('from', things.get('from')),
    ...pick('to', things.get('to')),
    values: type === 'zone' ? zoneOf(captured) : captured.values.map(({ token }) => directed(token, captured)),
    periods:
      plan === undefined ? captured.periods : captured.periods.map((p) => ({ ...p, text: `${plan.text} ${p.text}`, start: plan.start })),
    marks: plan === undefined ? captured.marks.map(({ token }) => token) : [plan],
    notes,
    ...pick('size', captured.size ?? sizeIn(trimmed.noted)),
    items: [],
    start,
    end,
  };
  const [number, name] = [captured.values[0]?.token ?? captured.periods[0], item.label ?? item.text];
  const order = number !== undefined && name !== undefined && number.start < name.start ? 'number first' : 'name first';
  return {
    item,
    columns: named.map(({ name }) => name),
    order,
    joints: [...captured.joints, ...talk],
    ...(noun === undefined ? {} : { noun }),
  };
}

const pick = <K extends string, P extends Phrase>(key: K, phrase: P | undefined): Partial<Record<K, P>> =>
  (phrase === undefined ? {} : { [key]: phrase }) as Partial<Record<K, P>>;

/** `($180m)`, `(total 120m)`. */
const sizeIn = ([note, ...more]: Trimmed['noted']): NumberToken | undefined => {
  const last = note?.at(-1);
  return more.length === 0 && isAmount(last) && note?.slice(0, -1).every((t) => isOf(t, 'total', 'of', 'the')) ? last : undefined;
};

/** Most tokens of an item that is matched against patterns: what is longer is a text. */
const MOST_TOKENS = 60;
const LONGEST_LABEL = 8;

/** "Of the" of "of the 480 million litres" names nothing. */
const NO_NAME = ['of', 'the', 'to', 'from', 'at', 'by', 'per', 'for', 'in', 'with', 'and', 'or', 'than'];

const labelFits = (read: ItemRead, tokens: readonly Token[]): boolean => {
  const { label } = read.item;
  const named = label === undefined ? [] : tokens.filter((t) => label.start <= t.start && t.end <= label.end && t.kind !== 'mark');
  if (named.length > 0 && named.every((t) => isOf(t, ...NO_NAME))) return false;
  const words = read.item.label?.text.split(' ').length ?? 0;
  return words <= (read.item.type === 'labelled' ? LONGEST_LABEL : LONGEST_LABEL + 4);
};

/** Found once, since splits of all levels ask: by the first token, then by how many there are and where they end. */
const READ = new WeakMap<Token, Map<string, ReadonlyMap<ItemType, readonly ItemRead[]>>>();

export function readItem(source: string, all: readonly Token[]): ReadonlyMap<ItemType, readonly ItemRead[]> {
  const [first] = all;
  if (first === undefined) return new Map();
  const known = READ.get(first) ?? new Map<string, ReadonlyMap<ItemType, readonly ItemRead[]>>();
  const key = `${all.length} ${all.at(-1)?.end}`;
  const found = known.get(key) ?? readWhole(source, all);
  READ.set(first, known.set(key, found));
  return found;
}

/** Every type that the stretch is of, as a whole; of each, one reading with its name first and one with its number first. */
function readWhole(source: string, all: readonly Token[]): ReadonlyMap<ItemType, readonly ItemRead[]> {
  const trimmed = trimItem(source, all);
  const out = new Map<ItemType, ItemRead[]>();
  const tokens = withYears(trimmed.tokens);
  if (tokens.length === 0) return out;
  const amounts = tokens.filter((t) => isAmount(t)).length;
  for (const { type, patterns: of } of compiled) {
    if (tokens.length > MOST_TOKENS && type !== 'text') continue;
    if (amounts === 0 && NEEDS_AMOUNT.has(type)) continue;
    for (const pattern of of) {
      const captured = matchPattern(source, type === 'timed' || type === 'dated' ? tokens : trimmed.tokens, pattern);
      if (captured === undefined) continue;
      const read = itemOf(source, type, captured, trimmed, trimmed.tokens);
      if (!labelFits(read, trimmed.tokens) || isMixed(read.item, captured, trimmed.tokens)) continue;
      const known = out.get(type) ?? [];
      if (known.every((k) => k.order !== read.order)) out.set(type, [...known, read]);
    }
  }
  return out;
}

/** Ends of a range, or a value and its change, that count different things: `insulation 60 kt, -20 EUR/t`. */
function isMixed({ type, values }: Item, { things, size }: Captured, tokens: readonly Token[]): boolean {
  if (size !== undefined && (size.sign !== undefined || size.dimension === 'share' || size.dimension === 'points')) return true;
  const change = things.get('change');
  const [first, last] = [values[0], change === undefined ? values.at(-1) : tokens.find((t) => t.start === change.start)];
  if ((type !== 'range' && change === undefined) || first === undefined || !isAmount(last) || last.unit === '' || first.unit === '')
    return false;
  return last.dimension !== first.dimension && (change === undefined || (last.dimension !== 'share' && last.dimension !== 'points'));
}

const NEEDS_AMOUNT: ReadonlySet<ItemType> = new Set(['range', 'zone', 'step', 'timed', 'value']);
