/** Reads stretches as a series: items that are all of one type, or none. */
import type { NumberToken, Phrase, Token } from '@deckwright/source';
import { type Item, type ItemType, type Series, tokensIn } from './items.ts';
import { columnsTold, isBridge, isLevel, levelsOf, namedLevels, trimmedEnds } from './levels.ts';
import { compilePattern, isAmount, isMark, isOf, matchPattern, phraseOf } from './pattern.ts';
import { type ItemRead, readItem, trimItem } from './read-item.ts';
import { colonIn, LEVELS, type Stretch } from './splits.ts';

/** What items may be, the most telling first. */
const TYPES: readonly ItemType[] = ['edge', 'range', 'step', 'timed', 'dated', 'rated', 'value', 'labelled', 'text'];
const FIGURED: ReadonlySet<ItemType> = new Set(['edge', 'range', 'step', 'timed', 'value']);

type Read = ReadonlyMap<ItemType, readonly ItemRead[]>;
const ORDERS = ['name first', 'number first'] as const;

/** Words of a label that are all of these classes, or small. */
const isOnly = (label: Phrase | undefined, tokens: Stretch, ...classes: readonly string[]): boolean => {
  if (label === undefined) return false;
  const words = tokensIn({ tokens }, label);
  return (
    words.some((t) => isOf(t, ...classes)) && words.every((t) => isOf(t, ...classes, 'the', 'of', 'at', 'is', 'year', 'month', 'quarter'))
  );
};

interface Drawn {
  /** Where it is another than what was asked. */
  readonly type?: ItemType;
  readonly items: readonly Item[];
  readonly columns: readonly Phrase[];
  readonly opening?: Item;
  readonly closing?: Item;
  readonly total?: Item;
  readonly reference?: Item;
  /** Names of numbers that are said again in each item. */
  readonly repeated?: readonly Phrase[];
}

/** What of a row of values is a level, a sum or a target, and what is an item. */
function partRoles(type: ItemType, reads: readonly ItemRead[], tokens: Stretch): Drawn | undefined {
  if (type === 'value' && isBridge(reads.map((r) => (r.item.values.length === 1 ? r.item.values[0] : undefined)))) {
    const [opening, ...steps] = reads.map((r) => r.item);
    const closing = steps.pop();
    if (opening !== undefined && closing !== undefined)
      return { type: 'step', items: steps.map((i) => ({ ...i, type: 'step' as const })), columns: [], opening, closing };
  }
  const items: Item[] = [];
  const roles: { opening?: Item; closing?: Item; total?: Item; reference?: Item } = {};
  for (const [i, { item }] of reads.entries()) {
    if (isOnly(item.label, tokens, 'total') && roles.total === undefined) roles.total = item;
    else if (isOnly(item.label, tokens, 'target', 'average', 'budget', 'forecast') && roles.reference === undefined && reads.length > 2)
      roles.reference = item;
    else if (type === 'step' && isLevel(item, i, reads, tokens)) roles[i === 0 ? 'opening' : 'closing'] = item;
    else items.push(item);
  }
  if (type === 'step' && items.some((x) => x.values[0]?.sign === undefined && x.values[0]?.value !== 0)) return undefined;
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

/** One reading of each stretch, all of one type; with their names on one side, unless each is surely an item of its own. */
function alike(type: ItemType, reads: readonly Read[], order: ItemRead['order'] | 'either'): readonly ItemRead[] | undefined {
  const isIn = (read: ItemRead): boolean => order === 'either' || read.order === order;
  const chosen = reads.map((r, i) => {
    const own = r.get(type)?.find(isIn);
    // Steps stand between two levels, which are values.
    return (
      own ?? (type === 'step' && (i === 0 || i === reads.length - 1) ? r.get('value')?.find((x) => x.order === 'name first') : undefined)
    );
  });
  return chosen.some((c) => c === undefined) ? undefined : (chosen as readonly ItemRead[]);
}

/** The stretches as items of one type; undefined where they are of none. Behind a head they are items whatever their order. */
function allOf(source: string, type: ItemType, reads: readonly Read[], tokens: Stretch, isHeaded: boolean): Drawn | undefined {
  for (const order of isHeaded ? ([...ORDERS, 'either'] as const) : ORDERS) {
    const chosen = alike(type, reads, order);
    const drawn = chosen === undefined ? undefined : drawnOf(source, type, chosen, tokens);
    if (drawn !== undefined) return drawn;
  }
  return undefined;
}

/** Words before the first number that differ from item to item are of its name: "clinker substitution 120 kt". */
function withWholeNames(source: string, reads: readonly ItemRead[]): readonly ItemRead[] {
  const firsts = new Set(reads.map((r) => r.columns[0]?.text.toLowerCase()));
  if (firsts.size <= 1 || reads.some((r) => r.item.label === undefined)) return reads;
  return reads.map((r) => {
    const [name, ...rest] = r.columns;
    const { label } = r.item;
    if (name === undefined || label === undefined || name.start < label.end) return r;
    const whole = { text: source.slice(label.start, name.end), start: label.start, end: name.end };
    return { ...r, columns: [undefined, ...rest], item: { ...r.item, label: whole } };
  });
}

function drawnOf(source: string, type: ItemType, chosen: readonly ItemRead[], tokens: Stretch): Drawn | undefined {
  const named = withNouns(chosen);
  const nouned = named === undefined ? undefined : withWholeNames(source, named);
  if (nouned === undefined) return undefined;
  const counts = new Set(nouned.map((r) => r.item.values.length));
  if (type !== 'edge' && counts.size > 1) return undefined;
  if (new Set(nouned.map((r) => r.item.marks.length)).size > 1) return undefined;
  const columns = namedColumns(nouned);
  // Words between numbers that say something else in each item are left nowhere.
  if (columns === undefined && nouned.some((r) => r.columns.length > 1 && r.columns.some((c) => c !== undefined))) return undefined;
  const drawn = partRoles(type, nouned, tokens);
  if (drawn === undefined) return undefined;
  const repeated = columns === undefined || columns.length === 0 ? [] : nouned.slice(1).flatMap((r) => r.columns.flatMap((c) => c ?? []));
  return { ...drawn, columns: columns ?? [], repeated };
}

/** What a bracket holds where it is a number with its name and nothing else: `target 85 %`. */
function notedValue(
  source: string,
  note: Phrase,
  tokens: Stretch,
): { readonly name: string; readonly phrase?: Phrase; readonly value: NumberToken } | undefined {
  const inside = tokensIn({ tokens }, note).filter((t) => !isMark(t, ':='));
  const value = inside.at(-1);
  const words = inside.slice(0, -1);
  if (!isAmount(value) || words.length > 3 || words.some((t) => t.kind !== 'word' && t.kind !== 'period')) return undefined;
  const named = words.filter((t) => !isOf(t, 'is', 'at', 'the', 'of', 'versus', 'to', 'from'));
  return {
    name: named.map((t) => t.text.toLowerCase()).join(' '),
    ...(named.length === 0 ? {} : { phrase: phraseOf(source, named, 0, named.length) }),
    value,
  };
}

/** Brackets of one kind in all items are numbers of their own: `81 % (target 85 %)`. */
function withNotedValues(source: string, drawn: Drawn, tokens: Stretch): Drawn {
  const noted = drawn.items.map((i) =>
    i.notes.length === 1 && i.values.length === 1 ? notedValue(source, i.notes[0] as Phrase, tokens) : undefined,
  );
  const [first] = noted;
  if (first === undefined || noted.some((n) => n === undefined || (n.name !== first.name && n.name !== ''))) return drawn;
  // A change beside its value is said of it, and is no second value.
  if (noted.some((n) => n?.value.sign !== undefined)) return drawn;
  const none = (drawn.items[0] as Item).values[0] as NumberToken;
  const columns = first.phrase === undefined ? [] : [{ text: '', start: none.start, end: none.start }, first.phrase];
  return {
    ...drawn,
    columns,
    items: drawn.items.map((item, i) => ({ ...item, notes: [], values: [...item.values, (noted[i] as { value: NumberToken }).value] })),
  };
}

/** Brackets that hold words of closed classes are what their items are rated: `heavy rain (high, medium)`. */
function withNotedMarks(source: string, stretches: readonly Stretch[]): readonly ItemRead[] | undefined {
  const reads = stretches.map((tokens) => {
    const { noted, tokens: bare } = trimItem(source, tokens);
    const [note] = noted;
    const [first, last] = [bare[0], bare.at(-1)];
    if (noted.length !== 1 || note === undefined || first === undefined || last === undefined || bare.some((t) => t.kind === 'number'))
      return undefined;
    const found = matchPattern(source, note, MARKS);
    const label = phraseOf(source, bare, 0, bare.length);
    const end = note.at(-1)?.end ?? last.end;
    if (found === undefined) return undefined;
    const item: Item = {
      type: 'rated',
      label,
      values: [],
      periods: [],
      marks: found.marks.map((m) => m.token),
      notes: [],
      items: [],
      start: first.start,
      end,
    };
    return { item, columns: found.marks.map((m) => m.name), order: 'name first' as const };
  });
  return reads.some((r) => r === undefined) ? undefined : (reads as readonly ItemRead[]);
}
const MARKS = compilePattern('{marks:marks}');

export interface SeriesAsk {
  readonly head?: Stretch;
  /** Written with numbers, or as a row of steps. */
  readonly ordered?: boolean;
  /** A list whose marks say that its lines are items: texts too are a series. */
  readonly listed?: boolean;
}

/** `1. Results, 2. Outlook`: a row that counts itself. */
const isCounted = ([first, second]: Stretch, i: number): boolean =>
  first?.kind === 'number' && first.value === i + 1 && first.unit === '' && isMark(second, '.)');

/** The stretches, each an item, as one series. */
export function seriesOf(
  source: string,
  given: readonly Stretch[],
  { head, ordered: marked = false, listed = false }: SeriesAsk,
): Series | undefined {
  if (given.length === 0) return undefined;
  const counted = given.length > 1 && given.every(isCounted);
  // "First …, then …, finally …": a row of steps.
  const told = given.filter((t) => isOf(t[0], 'then')).length;
  const isTold = told > 0 && told >= (given.length - 1) / 2;
  const ordered = marked || isTold;
  const stretches = counted
    ? given.map((t) => t.slice(2))
    : isTold
      ? given.map((t) => (isOf(t[0], 'then') && t.length > 1 ? t.slice(1) : t))
      : given;
  const joints = counted || isTold ? given.flatMap((t) => t[0] ?? []) : [];
  const opening = stretches.length > 2 ? levelsOf(source, trimmedEnds(stretches[0] as Stretch)) : undefined;
  const rows = opening === undefined ? stretches : stretches.slice(1);
  const rated = rows.length > 1 ? withNotedMarks(source, rows) : undefined;
  const reads = rows.map((tokens, i) => {
    const read = readItem(source, tokens);
    const own = rated?.[i];
    return own === undefined ? read : new Map([...read, ['rated', [own]] as const]);
  });
  const all = stretches.flat();
  for (const type of TYPES) {
    if (type === 'text' && !listed && stretches.length < 2) return undefined;
    const found = allOf(source, type, reads, all, head !== undefined || listed);
    if (found === undefined) continue;
    const drawn = type === 'value' || type === 'timed' ? withNotedValues(source, found, all) : found;
    const columns =
      drawn.columns.length === 0 && head !== undefined
        ? columnsTold(source, head, Math.max(drawn.items[0]?.values.length ?? 0, drawn.items[0]?.marks.length ?? 0))
        : drawn.columns;
    const levels =
      type !== 'step'
        ? undefined
        : opening !== undefined
          ? namedLevels(opening, head)
          : head === undefined
            ? undefined
            : levelsOf(source, head);
    if (opening !== undefined && levels === undefined) continue;
    const [first, last] = [stretches[0]?.[0], stretches.at(-1)?.at(-1)] as [Token, Token];
    const { repeated = [], ...own } = drawn;
    return {
      type,
      ...own,
      columns,
      ...(levels ?? {}),
      ordered,
      ...(listed ? { listed } : {}),
      joints: [...joints, ...repeated],
      ...(head === undefined || head.length === 0 ? {} : { head: phraseOf(source, head, 0, head.length) }),
      start: head?.[0]?.start ?? first.start,
      end: last.end,
    };
  }
  return undefined;
}

/** Words of the first item of a sentence, with what opens it, beyond which they are looked at. */
const LONGEST_OPENED = 4;

/** Words that open the first item of a sentence and are none of its own: "we have 12,000 visitors, 3,400 sign-ups". */
function openedBy(source: string, stretches: readonly Stretch[]): { readonly head: Stretch; readonly first: Stretch } | undefined {
  const [first, ...rest] = stretches;
  if (first === undefined || rest.length === 0) return undefined;
  const others = rest.map((tokens) => readItem(source, tokens));
  const [type, order] =
    TYPES.filter((t) => FIGURED.has(t))
      .flatMap((t) => ORDERS.map((o) => [t, o] as const))
      .find(([t, o]) => alike(t, others, o) !== undefined) ?? [];
  if (type === undefined || order === undefined) return undefined;
  const isLike = (tokens: Stretch): boolean =>
    readItem(source, tokens)
      .get(type)
      ?.some((r) => r.order === order && (r.item.label?.text.split(' ').length ?? 0) <= LONGEST_OPENED) ?? false;
  if (isLike(first) && type !== 'timed') return undefined;
  for (let at = first.length - 1; at > 0; at--) {
    const [before, here] = [first[at - 1], first[at]];
    const opens =
      isOf(before, 'is', 'has', 'of', 'with', 'from', 'by', 'at', 'in', 'total') ||
      isMark(before, '-:') ||
      (type === 'timed' && here?.kind === 'period');
    if (opens && isLike(first.slice(at))) {
      const end = isMark(before, '-:') ? at - 1 : at;
      return { head: first.slice(0, end), first: first.slice(at) };
    }
  }
  return undefined;
}

/** Most words of an item in a series of texts between commas. */
const MOST_WORDS = 14;

/** A dash with blanks around it, which parts; without them it joins. */
const isApart = (source: string, token: Token): boolean =>
  isMark(token, '-') && source[token.start - 1] === ' ' && source[token.end] === ' ';

/** One sentence or line as a series; undefined where it is of none. */
export function readSeries(source: string, sentence: Stretch): Series | undefined {
  // `Plant A: budget 120, actual 131; Plant B: …`: each item has a colon of its own.
  for (const { split } of LEVELS.slice(0, 2)) {
    const stretches = split(sentence);
    if (stretches.length < 2 || !stretches.every((t) => colonIn(t) > 0)) continue;
    const series = seriesOf(source, stretches, {});
    if (series !== undefined && series.type !== 'text' && series.type !== 'labelled') return series;
  }
  const colon = colonIn(sentence);
  const dash = colon < 0 ? sentence.findIndex((t, i) => i > 0 && i < sentence.length - 1 && isApart(source, t)) : -1;
  const cut = colon >= 0 ? colon : -1;
  const head = cut > 0 ? sentence.slice(0, cut) : undefined;
  const body = cut > 0 ? sentence.slice(cut + 1) : sentence;
  const found = within(source, body, head);
  if (found !== undefined || dash < 0) return found;
  return within(source, sentence.slice(dash + 1), sentence.slice(0, dash));
}

/** The more telling type first, then the more items. */
const isBetter = (a: Series, b: Series | undefined): boolean =>
  b === undefined || TYPES.indexOf(a.type) < TYPES.indexOf(b.type) || (a.type === b.type && a.items.length > b.items.length);

function within(source: string, body: Stretch, head: Stretch | undefined): Series | undefined {
  let best: Series | undefined;
  for (const { split, ordered, typed } of LEVELS) {
    const stretches = split(body);
    if (stretches.length < 2) continue;
    const opened = head === undefined ? openedBy(source, stretches) : undefined;
    const series =
      opened === undefined
        ? seriesOf(source, stretches, { ...(head === undefined ? {} : { head }), ordered })
        : seriesOf(source, [opened.first, ...stretches.slice(1)], { head: opened.head, ordered });
    if (series === undefined || (typed === true && (series.type === 'text' || series.type === 'labelled'))) continue;
    // Commas of a sentence without a head part no list of texts, nor does a sole "and".
    const isList =
      series.type !== 'text' ||
      (ordered
        ? stretches.length > 2
        : head !== undefined && stretches.every((s) => s.length <= MOST_WORDS) && body.some((t) => isMark(t, ',;|/\n')));
    if (isList && isBetter(series, best)) best = series;
  }
  return best;
}
