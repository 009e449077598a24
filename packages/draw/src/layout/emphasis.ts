/** What of a drawing the title of its slide is about: items of the data, by their pointers, and the data with these marked. */

import { claimedGroup, countedBeyond } from './claimed-group.ts';
import { itemsNamed, type NamableItem, type Naming } from './named-items.ts';
import { numberIn } from './number-in.ts';
import type { TitleClaims } from './title-claims.ts';

/** One item of a list, with the pointers of what belongs to it. */
export interface EmphasisItem {
  readonly label: string;
  /** The item's own pointer first; then those of its numbers in other lists, such as a column's cells. */
  readonly pointers: readonly string[];
  readonly isEmphasised: boolean;
  /** The caller chose a colour for it. */
  readonly hasOwnColor: boolean;
}

/** A list of which some items stand out and the others are quieter. */
export type Emphasis = readonly EmphasisItem[];

/** The parts of a request that a drawing shows, by their pointers. */
export type Shown = readonly { readonly pointer: string; readonly value: unknown }[];

type Members = Readonly<Record<string, unknown>>;

interface Listed extends NamableItem {
  readonly pointers: readonly string[];
  readonly hasOwnColor: boolean;
  /** The caller marked it. */
  readonly isOwn: boolean;
  readonly target: number | undefined;
}

interface List {
  readonly items: readonly Listed[];
  /** Periods and the like, which a sentence mentions more often than it is about them. */
  readonly isOverTime: boolean;
  /** Its items are the columns of the rows of another list: scenarios of figures. */
  readonly isCrossed: boolean;
  /** Items are objects and can be marked; else they are names. */
  readonly isOfObjects: boolean;
}

const LABELS = ['label', 'name', 'title'] as const;
/** Members that are lists of names alone. */
const NAMES: ReadonlySet<string> = new Set([
  'categories',
  'periods',
  'x_labels',
  'y_labels',
  'columns',
  'headers',
  'roles',
  'tracks',
  'lanes',
  'phases',
  'dimensions',
  'stages',
  'series_labels',
]);
/** Members by which a caller sets something apart. */
const OWN: ReadonlySet<string> = new Set([
  'highlight',
  'highlight_segment',
  'highlight_rows',
  'highlight_path',
  'recommended',
  'emphasis',
  'chosen',
  'primary',
]);
/** Those of them that state something: what the title names beside such an item is not recommended with it. */
const STATES: ReadonlySet<string> = new Set(['recommended', 'chosen']);
/** Lines that add others up, and heads. */
const NOT_ITEMS: ReadonlySet<string> = new Set(['total', 'subtotal', 'start', 'end', 'header', 'section']);
/** No name has more characters; longer texts are sentences. */
const LONGEST_NAME = 80;
const DEEPEST = 8;
/** A sentence about a period begins with it, with a short word before it at most. */
const AT_THE_START = 4;
const OVER_TIME: ReadonlySet<string> = new Set(['periods', 'x_labels']);
/** Fewer periods are the two sides of a comparison. */
const FEWEST_PERIODS = 3;

/**
 * The list that the first of the sentences that names something is about. Undefined where none does. Where the caller marked an item, it is
 * the list of that one, with what the title names beside it.
 * @param sentences title and takeaway, in this order
 * @param joins whether the title may add to what the caller marked
 */
export function emphasisOf(sentences: readonly string[], shown: Shown, locale: string, joins = true): Emphasis | undefined {
  if (sentences.every((one) => one === '')) return undefined;
  const lists = shown.flatMap(({ value, pointer }) => listsIn(value, pointer));
  if (shown.some(({ value }) => isMarked(value, OWN)))
    return joins && !shown.some(({ value }) => isMarked(value, STATES)) ? joinedTo(lists, sentences[0] ?? '', locale) : undefined;
  for (const sentence of sentences) {
    const found = lists.flatMap((list): { readonly list: List; readonly naming: Naming }[] => {
      const naming = itemsNamed(sentence, list.items, locale);
      return naming === undefined || (list.isOverTime && naming.at > AT_THE_START) ? [] : [{ list, naming }];
    });
    const [best] = found.toSorted(
      (a, b) =>
        b.naming.rank - a.naming.rank ||
        Number(b.naming.isFew) - Number(a.naming.isFew) ||
        Number(b.list.isOfObjects) - Number(a.list.isOfObjects) ||
        a.naming.at - b.naming.at,
    );
    if (best === undefined) continue;
    const { list, naming } = best;
    return naming.isFew ? list.items.map((one, i) => ({ ...one, isEmphasised: naming.items.includes(i) })) : undefined;
  }
  return undefined;
}

/** The items that the caller marked together with those that the title names beside one of them. Undefined where it names no more. */
function joinedTo(lists: readonly List[], title: string, locale: string): Emphasis | undefined {
  for (const { items, isCrossed } of lists) {
    const marked = items.flatMap(({ isOwn }, i) => (isOwn ? [i] : []));
    const naming = itemsNamed(title, items, locale);
    if (naming === undefined || naming.rank < 3 || !naming.isFew || naming.whole.every((i) => marked.includes(i))) continue;
    if (marked.length > 0 ? !naming.whole.some((i) => marked.includes(i)) : !isCrossed) continue;
    return items.map((one, i) => ({ ...one, isEmphasised: marked.includes(i) || naming.whole.includes(i) }));
  }
  return undefined;
}

/** One list of a drawing of which the title names some items: the pointers of these, and of the others. */
export interface NamedPointers {
  readonly named: readonly string[];
  readonly others: readonly string[];
}

/** What the title names in every list of a drawing, few or many, marked by the caller or not. */
export function namedPointers(title: string, shown: Shown, locale: string): readonly NamedPointers[] {
  if (title === '') return [];
  return shown
    .flatMap(({ value, pointer }) => listsIn(value, pointer))
    .flatMap(({ items }): NamedPointers[] => {
      const naming = itemsNamed(title, items, locale);
      if (naming === undefined) return [];
      const pointersOf = (isNamed: boolean): readonly string[] =>
        items.flatMap(({ pointers }, i) => (naming.items.includes(i) === isNamed ? pointers : []));
      // A superlative is about its item, and leaves open what a figure beside it is of.
      return [{ named: pointersOf(true), others: naming.rank > 1 ? pointersOf(false) : [] }];
    });
}

/** Several items of a list that come to a figure of the title together. */
export interface SummedItems {
  readonly labels: readonly string[];
  /** The item's own pointer, for each of them. */
  readonly pointers: readonly string[];
  readonly sum: number;
  readonly total: number;
  /** Of the total, in percent, where the title states a share. */
  readonly share: number | undefined;
  readonly decimals: 0 | 1;
  /** The list, in which these are to be set apart, where the caller set nothing apart and they are not most of it. */
  readonly emphasis: Emphasis | undefined;
}

/** The items of every list of a drawing that the title adds up. */
export function summedItems(claims: TitleClaims, shown: Shown, locale: string): readonly SummedItems[] {
  const isOwn = shown.some(({ value }) => isMarked(value, OWN));
  return shown.flatMap(({ value, pointer }) => {
    const unit: unknown = value === null || typeof value !== 'object' ? undefined : Reflect.get(value, 'unit');
    return listsIn(value, pointer).flatMap(({ items, isOverTime }): SummedItems[] => {
      if (isOverTime || items.length === 0) return [];
      const values = items.map((one) => (one.values.length === 1 ? one.values[0] : undefined));
      const measured = items.map((one, i) => ({ value: values[i], isMarked: one.isOwn }));
      const named = itemsNamed(claims.title, items, locale);
      const whole = named !== undefined && named.rank > 1 ? named.items : [];
      const group = claimedGroup(claims, measured, whole, typeof unit === 'string' ? unit : '');
      if (group === undefined || group.items.length < 2) return [];
      const isIn = (i: number): boolean => group.items.includes(i);
      const own = items.filter((_, i) => isIn(i));
      return [
        {
          labels: own.map(({ label }) => label),
          pointers: own.map(({ pointers }) => pointers[0] ?? ''),
          sum: group.sum,
          total: values.reduce<number>((a, b) => a + (b ?? 0), 0),
          share: group.share,
          decimals: group.decimals,
          emphasis: isOwn || own.length * 2 > items.length ? undefined : items.map((one, i) => ({ ...one, isEmphasised: isIn(i) })),
        },
      ];
    });
  });
}

/** The items beyond their targets, where the title counts them and the caller set nothing apart. */
export function emphasisBeyond(claims: TitleClaims, shown: Shown): Emphasis | undefined {
  if (shown.some(({ value }) => isMarked(value, OWN))) return undefined;
  for (const { items } of shown.flatMap(({ value, pointer }) => listsIn(value, pointer))) {
    const beyond = countedBeyond(
      claims,
      items.map(({ values, target }) => ({ value: values.length === 1 ? values[0] : undefined, target })),
    );
    if (beyond !== undefined) return items.map((one, i) => ({ ...one, isEmphasised: beyond.includes(i) }));
  }
  return undefined;
}

/** A copy in which the emphasised items have `emphasis: "primary"`, the mark that callers use. What is not an object stays. */
export function withEmphasis<T>(value: T, pointer: string, emphasis: Emphasis): T {
  let marked: unknown = value;
  for (const { isEmphasised, pointers } of emphasis) {
    const own = pointers[0] ?? '';
    if (!isEmphasised || !own.startsWith(`${pointer}/`)) continue;
    marked = markedAt(marked, own.slice(pointer.length + 1).split('/'));
  }
  return marked as T;
}

function markedAt(value: unknown, path: readonly string[]): unknown {
  const [key, ...rest] = path;
  if (value === null || typeof value !== 'object') return value;
  if (key === undefined) return Array.isArray(value) ? value : { ...value, emphasis: 'primary' };
  if (Array.isArray(value)) return value.map((one, i) => (String(i) === key ? markedAt(one, rest) : one));
  return { ...value, [key]: markedAt(Reflect.get(value, key), rest) };
}

/** Whether the caller set something apart by one of the members. */
function isMarked(value: unknown, members: ReadonlySet<string>, depth = 0): boolean {
  if (value === null || typeof value !== 'object' || depth > DEEPEST) return false;
  if (Array.isArray(value)) return value.some((one) => isMarked(one, members, depth + 1));
  return Object.entries(value).some(([key, one]) => {
    if (!members.has(key)) return isMarked(one, members, depth + 1);
    if (Array.isArray(one)) return one.length > 0 && (typeof one[0] !== 'object' || isMarked(one, members, depth + 1));
    return one !== undefined && one !== null && one !== '' && one !== false && one !== 'normal';
  });
}

/** All lists of named items. Lists in the same member of several items are one list: the tasks of all phases. */
function listsIn(value: unknown, pointer: string): readonly List[] {
  const families = new Map<string, { items: Listed[]; isOfObjects: boolean; isOverTime: boolean; isCrossed: boolean }>();
  const visit = (one: unknown, at: string, family: string, member: string, holder: Members | undefined, depth: number): void => {
    if (one === null || typeof one !== 'object' || depth > DEEPEST) return;
    if (!Array.isArray(one)) {
      // A nested drawing looks for itself.
      if (depth > 0 && (typeof Reflect.get(one, 'component') === 'string' || typeof Reflect.get(one, 'form') === 'string')) return;
      for (const [key, inner] of Object.entries(one)) {
        const own = family.endsWith(`/${key}/*`) ? family.slice(0, -2) : `${family}/${key}`;
        visit(inner, `${at}/${key}`, own, key, one as Members, depth + 1);
      }
      return;
    }
    const isOfObjects = one.every((item) => item !== null && typeof item === 'object');
    const items = one.flatMap((item, i) => {
      const label = labelOf(item, member);
      if (label === undefined || isHeadOfCells(member, i, holder)) return [];
      const elsewhere = holder === undefined ? [] : numbersElsewhere(holder, at, member, one.length, i);
      const hasOwnColor = isOfObjects && typeof Reflect.get(item as object, 'color') === 'string';
      const isOwn = isOfObjects && Reflect.get(item as object, 'emphasis') === 'primary';
      const sent: unknown = isOfObjects ? Reflect.get(item as object, 'target') : undefined;
      const target = typeof sent === 'number' ? sent : undefined;
      return [{ label, hasOwnColor, isOwn, target, values: numbersOf(item), pointers: [`${at}/${i}`, ...elsewhere] }];
    });
    const before = families.get(family);
    if (before !== undefined) before.items.push(...items);
    else if (items.length >= (OVER_TIME.has(member) ? FEWEST_PERIODS : 1))
      families.set(family, {
        items,
        isOfObjects,
        isOverTime: OVER_TIME.has(member),
        isCrossed: isOfObjects && items.some(({ pointers }) => pointers.length > 1),
      });
    for (const [i, item] of one.entries()) visit(item, `${at}/${i}`, `${family}/*`, member, undefined, depth + 1);
  };
  visit(value, pointer, '', '', undefined, 0);
  return [...families.values()];
}

function labelOf(item: unknown, member: string): string | undefined {
  if (typeof item === 'string') return NAMES.has(member) && item.length <= LONGEST_NAME ? item : undefined;
  if (item === null || typeof item !== 'object') return undefined;
  if (NOT_ITEMS.has(String(Reflect.get(item, 'kind'))) || NOT_ITEMS.has(String(Reflect.get(item, 'type')))) return undefined;
  const named = Array.isArray(item) ? undefined : LABELS.map((key): unknown => Reflect.get(item, key)).find((one) => one !== undefined);
  // Rows of tables are lists of cells, or cells by the name of their column.
  const label = named ?? (member === 'rows' ? Object.values(item)[0] : undefined);
  return typeof label === 'string' && label !== '' && label.length <= LONGEST_NAME ? label : undefined;
}

/** Whether a name heads a column of a table: it says what the cells are, and no sentence is about it. Rows with labels are compared by their columns. */
function isHeadOfCells(member: string, at: number, holder: Members | undefined): boolean {
  if (member === 'headers') return at === 0;
  return member === 'columns' && isTable(holder?.['rows']);
}

function isTable(rows: unknown): boolean {
  const [first] = Array.isArray(rows) ? (rows as readonly unknown[]) : [];
  return (
    first !== undefined && first !== null && typeof first === 'object' && !Object.hasOwn(first, 'label') && !Object.hasOwn(first, 'values')
  );
}

/** The numbers that a superlative can be about: one `value`, a list of values, or the only number of the item. */
function numbersOf(item: unknown): readonly number[] {
  if (item === null || typeof item !== 'object' || Array.isArray(item)) return [];
  const { value, values, points } = item as Members;
  if (typeof value === 'number') return [value];
  if (typeof value === 'string') {
    const number = numberIn(value);
    return number === undefined ? [] : [number];
  }
  const course = values ?? points;
  if (Array.isArray(course)) return course.every((v) => typeof v === 'number') ? course : [];
  const numbers = Object.values(item).filter((v) => typeof v === 'number');
  return numbers.length === 1 ? numbers : [];
}

/** Pointers of the item's cells in lists beside its own: `/rows/0/cells/2` of the third column. */
function numbersElsewhere(holder: Members, at: string, member: string, n: number, i: number): readonly string[] {
  const base = at.slice(0, at.length - member.length - 1);
  return Object.entries(holder).flatMap(([key, rows]) => {
    if (key === member || !Array.isArray(rows)) return [];
    if (member === 'y_labels') return rows.length === n ? [`${base}/${key}/${i}`] : [];
    return rows.flatMap((row: unknown, r): readonly string[] => {
      if (Array.isArray(row)) return row.length === n ? [`${base}/${key}/${r}/${i}`] : [];
      if (row === null || typeof row !== 'object') return [];
      return Object.entries(row).flatMap(([inner, cells]) =>
        Array.isArray(cells) && cells.length === n ? [`${base}/${key}/${r}/${inner}/${i}`] : [],
      );
    });
  });
}
