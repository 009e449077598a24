/** Reads stretches as a series: items that are all of one type, or none. */
import type { NumberToken, Phrase, Token } from '@deckwright/source';
import type { Item, ItemType, Series } from './items.ts';
import { compilePattern, isMark, isOf, matchPattern, phraseOf } from './pattern.ts';
import { type ItemRead, readItem } from './read-item.ts';

/** What items may be, the most telling first. */
const TYPES: readonly ItemType[] = ['edge', 'range', 'step', 'timed', 'dated', 'rated', 'value', 'labelled', 'text'];
const FIGURED: ReadonlySet<ItemType> = new Set(['edge', 'range', 'step', 'timed', 'value']);

type Stretch = readonly Token[];
type Read = ReadonlyMap<ItemType, ItemRead>;

/** Parts of a stretch between separators that stand outside brackets and quotes. */
function splitAt(tokens: Stretch, isSeparator: (token: Token) => boolean): Stretch[] {
  const out: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (isMark(token, '(')) depth++;
    else if (isMark(token, ')')) depth = Math.max(0, depth - 1);
    if (depth === 0 && isSeparator(token)) out.push([]);
    else out.at(-1)?.push(token);
  }
  return out.filter((part) => part.some((t) => t.kind !== 'mark'));
}

/** Of commas, the last of which may be an "and". */
function splitAtCommas(tokens: Stretch): Stretch[] {
  const parts = splitAt(tokens, (t) => isMark(t, ','));
  const last = parts.at(-1);
  if (last === undefined) return parts;
  const ends = splitAt(last, (t) => isOf(t, 'and'));
  return ends.length === 2 ? [...parts.slice(0, -1), ...ends] : parts;
}

const LEVELS: readonly { readonly split: (tokens: Stretch) => Stretch[]; readonly ordered: boolean }[] = [
  { split: (t) => splitAt(t, (x) => isMark(x, '\n')), ordered: false },
  { split: (t) => splitAt(t, (x) => isMark(x, ';')), ordered: false },
  { split: (t) => splitAt(t, (x) => isMark(x, '|')), ordered: false },
  { split: splitAtCommas, ordered: false },
  { split: (t) => splitAt(t, (x) => isMark(x, '/')), ordered: false },
  { split: (t) => splitAt(t, (x) => isMark(x, '>') || isOf(x, 'then')), ordered: true },
];

/** Position of the colon that parts a head from its items; -1 where there is none. */
export function colonIn(tokens: Stretch): number {
  let depth = 0;
  for (const [i, token] of tokens.entries()) {
    if (isMark(token, '(')) depth++;
    else if (isMark(token, ')')) depth--;
    else if (depth === 0 && isMark(token, ':') && i > 0 && i < tokens.length - 1) return i;
  }
  return -1;
}

const FROM_TO = [
  "{what:thing}? @begin|goes|rise|fall? @from|begin {a:amount} @in|at? {p:period}? @to|end @at? {b:amount} @in|at? {q:period}?",
].map(compilePattern);

/** `EBITDA from 42.0m in FY24 to 51.5m in FY25`: two levels. */
function levelsOf(source: string, head: Stretch): { readonly opening: Item; readonly closing: Item } | undefined {
  for (const pattern of FROM_TO) {
    const found = matchPattern(source, head, pattern);
    const [a, b] = found?.values ?? [];
    if (found === undefined || a === undefined || b === undefined) continue;
    const [p, q] = found.periods;
    const what = found.things.get('what');
    const level = (value: NumberToken, period: Phrase | undefined): Item => ({
      type: 'value',
      ...(period === undefined ? (what === undefined ? {} : { label: what }) : { label: period }),
      values: [value],
      periods: [],
      marks: [],
      notes: [],
      items: [],
      start: value.start,
      end: value.end,
    });
    return { opening: level(a.token, p), closing: level(b.token, q) };
  }
  return undefined;
}

/** Words of a label that are all of these classes, or small. */
const isOnly = (label: Phrase | undefined, tokens: Stretch, ...classes: readonly string[]): boolean => {
  if (label === undefined) return false;
  const words = tokens.filter((t) => t.start >= label.start && t.end <= label.end);
  return words.some((t) => isOf(t, ...classes)) && words.every((t) => isOf(t, ...classes, 'the', 'of', 'at', 'is', 'year', 'month', 'quarter'));
};

interface Drawn {
  readonly items: readonly Item[];
  readonly columns: readonly Phrase[];
  readonly opening?: Item;
  readonly closing?: Item;
  readonly total?: Item;
  readonly reference?: Item;
}

/** What of a row of values is a level, a sum or a target, and what is an item. */
function partRoles(type: ItemType, reads: readonly ItemRead[], tokens: Stretch): Drawn | undefined {
  const items: Item[] = [];
  const roles: { opening?: Item; closing?: Item; total?: Item; reference?: Item } = {};
  for (const [i, { item }] of reads.entries()) {
    if (isOnly(item.label, tokens, 'total') && roles.total === undefined) roles.total = item;
    else if (isOnly(item.label, tokens, 'target', 'average', 'budget', 'forecast') && roles.reference === undefined && reads.length > 2) roles.reference = item;
    else if (type === 'step' && item.values[0]?.sign === undefined && i === 0) roles.opening = item;
    else if (type === 'step' && item.values[0]?.sign === undefined && i === reads.length - 1) roles.closing = item;
    else items.push(item);
  }
  if (type === 'step' && items.some((x) => x.values[0]?.sign === undefined)) return undefined;
  return items.length === 0 ? undefined : { items, columns: [], ...roles };
}

/** Names of numbers that all items have: `budget 120, actual 131`. The words before them belong to the label. */
function namedColumns(reads: readonly ItemRead[]): readonly Phrase[] | undefined {
  const [first] = reads;
  if (first === undefined || first.columns.length < 2 || reads.some((r) => r.columns.length !== first.columns.length)) return undefined;
  const names = first.columns;
  if (names.some((n) => n === undefined)) return [];
  const same = reads.every((r) => r.columns.every((c, k) => c === undefined || c.text.toLowerCase() === names[k]?.text.toLowerCase()));
  return same ? (names as readonly Phrase[]) : undefined;
}

/** The noun behind the numbers becomes their unit where all have it. */
function withNouns(reads: readonly ItemRead[]): readonly ItemRead[] | undefined {
  const nouns = new Set(reads.map((r) => r.noun?.text.toLowerCase() ?? ''));
  if (nouns.size === 1 && nouns.has('')) return reads;
  // The last may leave it out, and so may all but the first.
  nouns.delete('');
  if (nouns.size !== 1) return undefined;
  return reads.map((r) => {
    const [value] = r.item.values;
    if (r.noun === undefined || value === undefined || r.noun.text.split(' ').length > 2) return r;
    const unit = value.unit === '' ? r.noun.text : `${value.unit} ${r.noun.text}`;
    return { ...r, item: { ...r.item, values: [{ ...value, unit, text: `${value.text} ${r.noun.text}`, end: r.noun.end }] } };
  });
}

/** The stretches as items of one type; undefined where they are of none. */
function allOf(type: ItemType, reads: readonly Read[], tokens: Stretch): Drawn | undefined {
  // Steps stand between two levels, which are values.
  const chosen = reads.map((r, i) => {
    const own = r.get(type);
    if (own !== undefined || type !== 'step' || (i > 0 && i < reads.length - 1)) return own;
    return r.get('value');
  });
  if (chosen.some((c) => c === undefined)) return undefined;
  const nouned = withNouns(chosen as readonly ItemRead[]);
  if (nouned === undefined) return undefined;
  const counts = new Set(nouned.map((r) => r.item.values.length));
  if (type !== 'edge' && counts.size > 1) return undefined;
  if (new Set(nouned.map((r) => r.item.marks.length)).size > 1) return undefined;
  const columns = namedColumns(nouned);
  const drawn = partRoles(type, nouned, tokens);
  return drawn === undefined ? undefined : { ...drawn, columns: columns ?? [] };
}

export interface SeriesAsk {
  readonly head?: Stretch;
  /** Written with numbers, or as a row of steps. */
  readonly ordered?: boolean;
  /** A list whose marks say that its lines are items: texts too are a series. */
  readonly listed?: boolean;
}

/** The stretches, each an item, as one series. */
export function seriesOf(source: string, stretches: readonly Stretch[], { head, ordered = false, listed = false }: SeriesAsk): Series | undefined {
  if (stretches.length === 0) return undefined;
  const reads = stretches.map((tokens) => readItem(source, tokens));
  const all = stretches.flat();
  for (const type of TYPES) {
    if (type === 'text' && !listed && stretches.length < 2) continue;
    const drawn = allOf(type, reads, all);
    if (drawn === undefined) continue;
    const levels = head === undefined || type !== 'step' ? undefined : levelsOf(source, head);
    const [first, last] = [stretches[0]?.[0], stretches.at(-1)?.at(-1)] as [Token, Token];
    return {
      type,
      ...drawn,
      ...(levels ?? {}),
      ordered,
      ...(head === undefined || head.length === 0 ? {} : { head: phraseOf(source, head, 0, head.length) }),
      start: head?.[0]?.start ?? first.start,
      end: last.end,
    };
  }
  return undefined;
}

/** Words that open the first item of a sentence and are none of its own: "we have 12,000 visitors, 3,400 sign-ups". */
function openedBy(source: string, stretches: readonly Stretch[]): { readonly head: Stretch; readonly first: Stretch } | undefined {
  const [first, ...rest] = stretches;
  if (first === undefined || rest.length === 0) return undefined;
  const others = rest.map((tokens) => readItem(source, tokens));
  const type = TYPES.find((t) => FIGURED.has(t) && others.every((r) => r.has(t)));
  if (type === undefined) return undefined;
  for (let at = first.length - 1; at > 0; at--) {
    const [before, here] = [first[at - 1], first[at]];
    const opens = isOf(before, 'is', 'has', 'of', 'with', 'from', 'by', 'at', 'in', 'total') || isMark(before, '-:') || (type === 'timed' && here?.kind === 'period');
    if (opens && readItem(source, first.slice(at)).has(type)) {
      const end = isMark(before, '-:') ? at - 1 : at;
      return { head: first.slice(0, end), first: first.slice(at) };
    }
  }
  return undefined;
}

/** Most words of an item in a series of texts between commas. */
const MOST_WORDS = 14;

/** One sentence or line as a series; undefined where it is of none. */
export function readSeries(source: string, sentence: Stretch): Series | undefined {
  const colon = colonIn(sentence);
  const dash = colon < 0 ? sentence.findIndex((t, i) => i > 0 && i < sentence.length - 1 && isMark(t, '-')) : -1;
  const cut = colon >= 0 ? colon : -1;
  const head = cut > 0 ? sentence.slice(0, cut) : undefined;
  const body = cut > 0 ? sentence.slice(cut + 1) : sentence;
  const found = within(source, body, head);
  if (found !== undefined || dash < 0) return found;
  return within(source, sentence.slice(dash + 1), sentence.slice(0, dash));
}

function within(source: string, body: Stretch, head: Stretch | undefined): Series | undefined {
  let texts: Series | undefined;
  for (const { split, ordered } of LEVELS) {
    const stretches = split(body);
    if (stretches.length < 2) continue;
    const opened = head === undefined ? openedBy(source, stretches) : undefined;
    const series =
      opened === undefined
        ? seriesOf(source, stretches, { ...(head === undefined ? {} : { head }), ordered })
        : seriesOf(source, [opened.first, ...stretches.slice(1)], { head: opened.head, ordered });
    if (series === undefined) continue;
    if (series.type !== 'text') return series;
    // Commas of a sentence without a head part no list.
    const isList = ordered ? stretches.length > 2 : head !== undefined && stretches.every((s) => s.length <= MOST_WORDS);
    // A list of texts has no figures but those of its names.
    if (isList) texts ??= series;
  }
  return texts;
}
