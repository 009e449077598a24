/** Reads stretches as a series: items that are all of one type, or none. */
import type { NumberToken, Phrase, Token, WordToken } from '@deckwright/source';
import { formulasIn, treeOf } from './formulas.ts';
import { handedIn, handedOver } from './handed.ts';
import { type Item, type ItemType, type Series, tokensIn } from './items.ts';
import { columnsTold, isBridge, isLevel, levelsOf, namedLevels, SIDES, timesIn, trimmedEnds } from './levels.ts';
import { type Drawn, withNotedMarks, withNotedValues, withoutNotedTotal } from './noted.ts';
import { isAmount, isMark, isOf, phraseOf } from './pattern.ts';
import { type ItemRead, readItem, trimItem } from './read-item.ts';
import { colonIn, LEVELS, type Stretch, splitAt } from './splits.ts';
import { underIn } from './under.ts';

/** What items may be, the most telling first. */
const TYPES: readonly ItemType[] = ['edge', 'range', 'zone', 'step', 'timed', 'dated', 'rated', 'value', 'labelled', 'text'];
const FIGURED: ReadonlySet<ItemType> = new Set(['edge', 'range', 'zone', 'step', 'timed', 'value']);

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

/** The same word, or one of the same meaning: "prevista", "previsto". */
function isSame(a: Phrase, b: Phrase, tokens: Stretch): boolean {
  if (a.text.toLowerCase() === b.text.toLowerCase()) return true;
  const [one, other] = [a, b].map((p) => tokensIn({ tokens }, p));
  return one?.length === 1 && other?.length === 1 && isOf(one[0], ...SIDES) && isOf(one[0], ...((other[0] as WordToken).classes ?? []));
}

/** Names of numbers that all items have: `budget 120, actual 131`. The words before them belong to the label. */
function namedColumns(reads: readonly ItemRead[], tokens: Stretch): readonly Phrase[] | undefined {
  const [first] = reads;
  if (first === undefined || first.columns.length < 2 || reads.some((r) => r.columns.length !== first.columns.length)) return undefined;
  const names = first.columns;
  if (names.some((n) => n === undefined)) return [];
  const same = reads.every((r) => r.columns.every((c, k) => c === undefined || isSame(c, names[k] as Phrase, tokens)));
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
    // Steps stand between two levels, and before one that they are held against stand ranges.
    const isLevel = type === 'step' ? i === 0 || i === reads.length - 1 : type === 'range' && i > 1 && i === reads.length - 1;
    return own ?? (isLevel ? r.get('value')?.find((x) => x.order === 'name first' && x.item.values.length === 1) : undefined);
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
function withWholeNames(source: string, reads: readonly ItemRead[], tokens: Stretch): readonly ItemRead[] {
  const firsts = new Set(reads.map((r) => r.columns[0]?.text.toLowerCase()));
  // A name that only the first item says is of all: "a: likelihood high, impact low; b: low, low".
  const [sole, ...others] = reads;
  const isBehind = source.slice(sole?.item.label?.end, sole?.columns[0]?.start).trim() === '';
  const isOfAll = firsts.size === 2 && !isBehind && others.every((r) => r.columns[0] === undefined);
  const isOne = others.length === 0 && isBehind;
  const name = sole?.columns[0];
  const isAlike = firsts.size <= 1 || reads.every(({ columns: [c] }) => c !== undefined && name !== undefined && isSame(c, name, tokens));
  if ((isAlike && !isOne) || isOfAll || reads.some((r) => r.item.label === undefined)) return reads;
  return reads.map((r) => {
    const [name, ...rest] = r.columns;
    const { label } = r.item;
    if (name === undefined || label === undefined || name.start < label.end) return r;
    const whole = { text: source.slice(label.start, name.end), start: label.start, end: name.end };
    return { ...r, columns: [undefined, ...rest], item: { ...r.item, label: whole } };
  });
}

/** Zones one after the other, each from a lower end to a higher one; the last may be open. */
const isScale = (zones: readonly (readonly NumberToken[])[]): boolean =>
  zones.some((z) => z.length === 1 || z[0]?.text === '' || zones.length > 2) &&
  zones.every(([low, high], i) => {
    const next = zones[i + 1]?.[0];
    return (
      low !== undefined &&
      (high === undefined ? next === undefined : low.value < high.value && (next === undefined || high.value <= next.value))
    );
  });

/** "45m goes from the fund to teaching, 10m to estates": what leads on from where the one before it does. */
function carriedOn(reads: readonly ItemRead[]): readonly ItemRead[] {
  let from = reads[0]?.item.from;
  return reads.map((r) => {
    from = r.item.from ?? from;
    return from === undefined ? r : { ...r, item: { ...r.item, from } };
  });
}

function drawnOf(source: string, type: ItemType, given: readonly ItemRead[], tokens: Stretch): Drawn | undefined {
  const chosen = type === 'edge' ? carriedOn(given) : given;
  if (type === 'edge' && chosen[0]?.item.from === undefined) return undefined;
  const last = chosen.at(-1)?.item;
  const isLone = type === 'value' && chosen.length > 3 && last?.values.length === 1 && chosen[0]?.item.values.length === 2;
  if (last !== undefined && (isLone || (type === 'range' && last.type === 'value'))) {
    const drawn = drawnOf(source, type, chosen.slice(0, -1), tokens);
    return drawn === undefined ? undefined : { ...drawn, reference: last };
  }
  const named = withNouns(chosen);
  const nouned = named === undefined ? undefined : withWholeNames(source, named, tokens);
  if (nouned === undefined) return undefined;
  const counts = new Set(nouned.map((r) => r.item.values.length));
  // "Italy from 66 to 63" moves, and has no low end.
  const isRange = type !== 'range' || nouned.every(({ item: { values: [a, b] } }) => (a?.value ?? 0) * (a?.factor ?? 1) <= (b?.value ?? 0) * (b?.factor ?? 1)); // biome-ignore format: a line
  if (!isRange) return undefined;
  if (type === 'zone' && !isScale(nouned.map((r) => r.item.values))) return undefined;
  if (type !== 'edge' && type !== 'zone' && counts.size > 1) return undefined;
  const marked = nouned.map((r) => r.item.marks.length);
  // What is expected stands last.
  if (marked.some((n, i) => i > 0 && (type === 'timed' ? n < (marked[i - 1] as number) : n !== marked[i - 1]))) return undefined;
  const columns = namedColumns(nouned, tokens);
  // Words between numbers that say something else in each item are left nowhere.
  if (columns === undefined && nouned.some((r) => r.columns.length > 1 && r.columns.some((c) => c !== undefined))) return undefined;
  const drawn = partRoles(type, nouned, tokens);
  const again = columns === undefined ? [] : nouned.flatMap((r) => r.columns.flatMap((c) => c ?? []));
  return drawn === undefined ? undefined : { ...drawn, columns: columns ?? [], joints: [...nouned.flatMap((r) => r.joints), ...again] };
}

/** Words of what others are held against. */
const HELD = ['base', 'target', 'average', 'budget', 'forecast'];

/** A base, a target or an average that a clause or brackets name besides: `NPV (base 210)`, `the DCF, base value 310m`. */
export function referenceIn(source: string, tokens: Stretch): Item | undefined {
  const { tokens: bare, noted } = trimItem(source, tokens);
  const pieces = [...splitAt(bare, (t) => isMark(t, ',;-')), ...noted].filter(
    (p) => p.length < tokens.length && p.some((t) => isOf(t, ...HELD)),
  );
  const found = pieces.flatMap((p) => readItem(source, p).get('value') ?? []).filter(({ item }) => item.values.length === 1);
  return found.length === 1 ? found[0]?.item : undefined;
}

export interface SeriesAsk {
  readonly head?: Stretch;
  /** Written with numbers, or as a row of steps. */
  readonly ordered?: boolean;
  /** A list whose marks say that its lines are items: texts too are a series. */
  readonly listed?: boolean;
  /** It is looked for among the others: `71 to 100` may be a range or a score. */
  readonly not?: ItemType;
}

/** `1. Results, 2. Outlook`: a row that counts itself. */
const isCounted = ([first, second]: Stretch, i: number): boolean =>
  first?.kind === 'number' && first.value === i + 1 && first.unit === '' && isMark(second, '.)');

/** The last that leads back to the first: "learn, and then scan again". */
function isReturn(last: Stretch, first: Stretch): boolean {
  const words = last.filter((t) => t.kind === 'word' && !isOf(t, 'and', 'then', 'the', 'to', 'again'));
  const isNamed = words.some((w) => first.some((f) => f.kind === 'word' && f.lower === (w as WordToken).lower));
  return last.some((t) => isOf(t, 'again')) && (isNamed || words.length < 2);
}

/** The stretches, each an item, as one series. */
export function seriesOf(
  source: string,
  all: readonly Stretch[],
  { head, ordered: marked = false, listed = false, not }: SeriesAsk,
): Series | undefined {
  if (all.length === 0) return undefined;
  const back = all.at(-1) as Stretch;
  const isRound = all.length > 3 && isReturn(back, all[0] as Stretch);
  const given = isRound ? all.slice(0, -1) : all;
  const counted = given.length > 1 && given.every(isCounted);
  // "First …, then …, finally …": a row of steps.
  const told = given.filter((t) => isOf(t[0], 'then')).length;
  const isTold = told > 0 && told >= (given.length - 1) / 2;
  // `Phase 1 – Bids`, `Step 2: sign`.
  const isStaged =
    given.length > 2 && given.every((t, i) => isOf(t[0], 'phase', 'step') && t[1]?.kind === 'number' && t[1].value === i + 1);
  const ordered = marked || isTold || isStaged;
  const stretches = counted
    ? given.map((t) => t.slice(2))
    : isTold
      ? given.map((t) => (isOf(t[0], 'then') && t.length > 1 ? t.slice(1) : t))
      : given;
  const joints = [...(counted || isTold ? given.flatMap((t) => t[0] ?? []) : []), ...(isRound ? back : [])];
  // Where each goes from one to another, the first is no level of the others.
  const [begun, next] = stretches.length > 2 ? stretches.slice(0, 2).map((t) => levelsOf(source, trimmedEnds(t))) : [];
  const opening = next === undefined ? begun : undefined;
  const rows = opening === undefined ? stretches : stretches.slice(1);
  const rated = rows.length > 1 ? withNotedMarks(source, rows) : undefined;
  const reads = rows.map((tokens, i) => {
    const read = readItem(source, tokens);
    const own = rated?.[i];
    return own === undefined ? read : new Map([...read, ['rated', [own]] as const]);
  });
  const tokens = stretches.flat();
  for (const type of TYPES.filter((t) => t !== not)) {
    if (type === 'text' && !listed && stretches.length < 2) return undefined;
    const found = allOf(source, type, reads, tokens, head !== undefined || listed);
    if (found === undefined) continue;
    const drawn = type === 'value' || type === 'timed' ? withoutNotedTotal(withNotedValues(source, found, tokens), tokens) : found;
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
    // "2023 to 2024: North 40 to 61": from one period to the next, and no low end.
    const times = type === 'range' && head !== undefined ? timesIn(head) : [];
    const [first, last] = [stretches[0]?.[0], all.at(-1)?.at(-1)] as [Token, Token];
    const held = head === undefined ? undefined : referenceIn(source, head);
    return {
      type,
      ...(held === undefined ? {} : { reference: held }),
      ...drawn,
      ...(times.length === 2 ? { type: 'value' as const } : {}),
      ...(isRound ? { closing: { ...(drawn.items[0] as Item), items: [] } } : {}),
      columns: times.length === 2 ? times : columns,
      ...(levels ?? {}),
      ordered,
      ...(listed ? { listed } : {}),
      joints: [...joints, ...(drawn.joints ?? [])],
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
  if (isLike(first)) return undefined;
  for (let at = first.length - 1; at > 0; at--) {
    const [before, here] = [first[at - 1], first[at]];
    const opens =
      isOf(before, 'is', 'has', 'of', 'with', 'from', 'by', 'at', 'in', 'total') ||
      isMark(before, '-:') ||
      (type === 'timed' && here?.kind === 'period');
    if (opens && isLike(first.slice(at)) && !first.slice(0, at).some((t) => isMark(t, '>'))) {
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
  const at = colonIn(sentence);
  const over =
    handedOver(handedIn(source, sentence.slice(at + 1)) ?? [], sentence) ?? treeOf(formulasIn(source, sentence.slice(at + 1)) ?? []);
  const told = over ?? underIn(source, [sentence.slice(at + 1)])?.series;
  if (told !== undefined) return at > 0 ? { ...told, head: phraseOf(source, sentence, 0, at), start: (sentence[0] as Token).start } : told;
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
  b === undefined ||
  TYPES.indexOf(a.type) < TYPES.indexOf(b.type) ||
  (a.type === b.type && a.items.length > b.items.length && !isOfSeveral(b));

/** Items of several marks each, which a comma within them does not part: "flood likelihood low, impact high". */
const isOfSeveral = ({ type, items: [first] }: Series): boolean => type === 'rated' && (first?.marks.length ?? 0) > 1;

function within(source: string, body: Stretch, head: Stretch | undefined): Series | undefined {
  let best: Series | undefined;
  for (const { split, ordered, typed, spare, forked, dashed } of LEVELS) {
    const stretches = split(body);
    if (stretches.length < 2 || (spare === true && best !== undefined && FIGURED.has(best.type))) continue;
    // What stronger marks part is not parted by weaker ones first: "permit Jan-Feb, demolition Mar".
    if (dashed === true && stretches.some((t) => t.some((x) => isMark(x, ',;')))) continue;
    if (forked === true) {
      const isFork =
        stretches.length === 2 &&
        (best === undefined || best.type === 'text') &&
        body.some((t) => isOf(t, 'or')) &&
        stretches.every((s) => s.some((t) => isMark(t, '(')));
      const fork = isFork ? seriesOf(source, stretches, { ...(head === undefined ? {} : { head }), listed: true }) : undefined;
      if (fork?.type === 'text') return { ...fork, listed: false, forked };
      continue;
    }
    const opened = head === undefined ? openedBy(source, stretches) : undefined;
    const [named, ...behind] = stretches;
    const whole =
      opened === undefined
        ? seriesOf(source, stretches, { ...(head === undefined ? {} : { head }), ordered })
        : seriesOf(source, [opened.first, ...stretches.slice(1)], { head: opened.head, ordered });
    // "Power price in €/MWh, 2021 74, 2022 216": a name without a figure before a comma.
    const isNamed = named !== undefined && head === undefined && behind.length > 1 && !named.some(isAmount);
    const told = isNamed && whole?.type !== 'timed' ? seriesOf(source, behind, { head: named, ordered }) : undefined;
    const series = told !== undefined && FIGURED.has(told.type) ? told : whole;
    if (series === undefined || (typed === true && (series.type === 'text' || series.type === 'labelled'))) continue;
    // Commas of a sentence without a head part no list of texts, nor does a sole "and".
    const isList =
      series.type !== 'text' ||
      series.closing !== undefined ||
      (ordered
        ? stretches.length > 2
        : head !== undefined && stretches.every((s) => s.length <= MOST_WORDS) && body.some((t) => isMark(t, ',;|/\n')));
    if (isList && isBetter(series, best)) best = series;
  }
  return best;
}
