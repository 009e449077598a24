/** Fills the template of a variant with what was bound to its needs. Numbers are drawn as values, words as they are written. */
import { type NumberToken, type Phrase, phraseIn, type Span } from '@deckwright/source';
import type { Grid, Item, Part, Series } from '../grammar/items.ts';
import { FILTERS } from './filters.ts';
import type { FormVariant } from './form-spec.ts';
import { type Bound, hasClass, isGrid, isList, isSeries, type Joined, memberOf, pick, type Thing, writtenNumber } from './members.ts';
import { onOneScale, type Scale } from './one-scale.ts';
import { type PeriodAxis, periodAxis } from './period-axis.ts';

export type { Bound, BoundTo } from './members.ts';

/** Where a value of the intent was taken from. */
export interface Taken extends Phrase {
  /** JSON Pointer. */
  readonly path: string;
}
/** A number that is drawn as a value. */
export interface Drawn {
  readonly path: string;
  readonly token: NumberToken;
  /** As it stands in the intent: on the scale of its axis. */
  readonly value: number;
}
export interface Filled {
  readonly content: Record<string, unknown>;
  readonly extracted: readonly Taken[];
  readonly counts: readonly Drawn[];
  /** What stands for a value without being drawn: a level, a day, a heading that says which field it is. */
  readonly used: readonly Span[];
  /** Words that are not of the source. */
  readonly added: readonly string[];
  /** A name that the form needs and nobody gave. */
  readonly incomplete: boolean;
}

interface Scope {
  readonly thing: Thing;
  readonly place: number;
  /** Heads of the columns that its values, marks and cells stand in. */
  readonly heads: readonly Phrase[];
  /** The template that is filled for each, for one that fills itself again. */
  readonly as: unknown;
  readonly outer?: Scope;
}

type Template = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Template => value !== null && typeof value === 'object' && !Array.isArray(value);
const refersTo = (template: unknown): boolean =>
  typeof template === 'string'
    ? template.startsWith('$')
    : Array.isArray(template)
      ? template.some(refersTo)
      : isRecord(template) && ('$each' in template || Object.values(template).some(refersTo));

/** `$main.opening.label|written ?? $phrase.start`, taken apart. */
interface Reference {
  readonly path: readonly string[];
  readonly filter: string | undefined;
}
const referenceIn = (written: string): Reference => {
  const [path = '', filter] = written.slice(1).split('|');
  return { path: path.split('.'), filter };
};

/** Words of a scale of five levels. */
const FIVE = ['very_low', 'very_high', 'critical'] as const;
/** Levels in digits are taken to be of five. */
const DIGITS = '12345';

class Filler {
  readonly extracted: Taken[] = [];
  readonly counts: Drawn[] = [];
  readonly used: Span[] = [];
  readonly added: string[] = [];
  incomplete = false;
  private taken = 0;
  private readonly bound: Bound;
  private readonly language: string;
  private readonly scales: ReadonlyMap<NumberToken, Scale>;
  private readonly axis: PeriodAxis;
  private readonly levels: 3 | 5;
  private readonly told: readonly string[];
  constructor(variant: FormVariant, bound: Bound, language: string) {
    this.bound = bound;
    this.language = language;
    this.told = cellsTold(variant.intent);
    this.scales = scalesOf(variant, bound);
    this.levels = wordsIn(bound).some((w) => FIVE.some((cls) => hasClass(w, cls, language)) || DIGITS.includes(w.text.trim() || ' '))
      ? 5
      : 3;
    this.axis = periodAxis(Object.values(bound).flatMap(itemsIn), language);
  }

  fill(template: unknown, path: string, scope: Scope | undefined): unknown {
    if (typeof template === 'string') return template.startsWith('$') ? this.reference(template, path, scope) : template;
    if (Array.isArray(template)) return this.list(template, path, 0, scope);
    if (!isRecord(template)) return template;
    if ('$each' in template) return this.each(template, path, 0, scope);
    const before = this.taken;
    const out: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(template)) {
      const filled = this.fill(value, `${path}/${key}`, scope);
      if (filled !== undefined) out[key] = filled;
    }
    // What takes from the content and finds nothing there is left out whole.
    return refersTo(template) && this.taken === before && path !== '' ? undefined : out;
  }

  /** A list; what is itself a list stands in it item by item. */
  private list(templates: readonly unknown[], path: string, from: number, scope: Scope | undefined): readonly unknown[] | undefined {
    const out: unknown[] = [];
    for (const template of templates) {
      const at = from + out.length;
      const found =
        isRecord(template) && '$each' in template ? this.each(template, path, at, scope) : this.fillAt(template, path, at, scope);
      if (Array.isArray(found)) out.push(...found);
      else if (found !== undefined) out.push(found);
    }
    return out.length === 0 && templates.some(refersTo) ? undefined : out;
  }

  /** One of a list; a list of the content begins at its place. */
  private fillAt(template: unknown, path: string, at: number, scope: Scope | undefined): unknown {
    if (typeof template !== 'string' || !template.startsWith('$')) return this.fill(template, `${path}/${at}`, scope);
    return this.reference(template, `${path}/${at}`, scope, { path, at });
  }

  private each(template: Template, path: string, at: number, scope: Scope | undefined): readonly unknown[] | undefined {
    const things = this.thingsIn(String(template.$each), scope);
    const as = template.$as ?? scope?.as;
    const out: unknown[] = [];
    for (const [place, thing] of things.list.entries()) {
      const inner: Scope = {
        thing,
        place,
        heads: things.heads,
        as,
        ...(scope === undefined ? {} : { outer: scope }),
      };
      const here = at + out.length;
      // What is a list for each is one list of all.
      if (isRecord(as) && '$each' in as) out.push(...(this.each(as, path, here, inner) ?? []));
      else if (Array.isArray(as) && template.$spread === true) out.push(...(this.list(as, path, here, inner) ?? []));
      else {
        const found = this.fill(as, `${path}/${here}`, inner);
        if (found !== undefined) out.push(found);
      }
    }
    return out.length === 0 ? undefined : out;
  }

  private thingsIn(name: string, scope: Scope | undefined): { readonly list: readonly Thing[]; readonly heads: readonly Phrase[] } {
    const found = this.find(name.split('.'), scope);
    if (found === undefined) return { list: [], heads: [] };
    if (isList(found)) return { list: found, heads: scope?.heads ?? [] };
    if (isSeries(found)) return { list: found.items, heads: found.columns };
    if (isGrid(found)) return { list: found.rows.map((cells) => ({ cells, of: found, told: this.told })), heads: found.head };
    return { list: [], heads: [] };
  }

  private find(path: readonly string[], scope: Scope | undefined): Thing | undefined {
    const [first = '', ...rest] = path;
    if (first === 'outer') return this.find(rest, scope?.outer);
    const own = scope === undefined ? undefined : memberOf(scope.thing, first, rest[0], scope.heads, this.language);
    if (own !== undefined) return this.walk(own.found, path.slice(own.took), scope?.heads ?? []);
    const bound = this.bound[first] as Thing | undefined;
    return this.walk(bound, rest, bound !== undefined && !isList(bound) && isSeries(bound) ? bound.columns : []);
  }

  private walk(from: Thing | undefined, path: readonly string[], heads: readonly Phrase[]): Thing | undefined {
    let [thing, at] = [from, 0];
    while (thing !== undefined && at < path.length) {
      const found = memberOf(
        thing,
        path[at] as string,
        path[at + 1],
        isSeries(thing as Series) ? (thing as Series).columns : heads,
        this.language,
      );
      if (found === undefined) return undefined;
      thing = found.found;
      at += found.took;
    }
    return thing;
  }

  private reference(
    written: string,
    path: string,
    scope: Scope | undefined,
    within?: { readonly path: string; readonly at: number },
  ): unknown {
    for (const choice of written.split('??').map((c) => c.trim())) {
      if (!choice.startsWith('$')) {
        this.taken++;
        return choice;
      }
      const found = this.taking(referenceIn(choice), path, scope, within);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  private taking(
    { path: names, filter }: Reference,
    path: string,
    scope: Scope | undefined,
    within?: { readonly path: string; readonly at: number },
  ): unknown {
    const [first = '', second = ''] = names;
    if (first === 'index' || first === 'place') return scope === undefined ? undefined : scope.place + (first === 'index' ? 1 : 0);
    if (first === 'outer' && (second === 'index' || second === 'place'))
      return this.taking({ path: names.slice(1), filter }, path, scope?.outer);
    if (first === 'phrase') return this.phrase(second);
    if (first === 'periods' && scope === undefined) return this.axis.names.map((n, i) => this.draw(n, undefined, `${path}/${i}`, scope));
    if (names.at(-1) === 'levels') return this.levels;
    if (names.at(-1) === 'unit' || names.at(-2) === 'unit') return this.unit(names, scope);
    const thing = this.find(names, scope);
    const of = scope?.thing;
    if (first === 'text' && of !== undefined && 'values' in of && 'text' in of && of.text === '') this.incomplete = true;
    if (thing === undefined) return undefined;
    if (!isList(thing)) return this.draw(thing, filter, path, scope);
    const out: unknown[] = [];
    for (const one of thing) {
      const found = isList(one)
        ? one.map((o, k) => this.draw(o, filter, `${path}/${out.length}/${k}`, scope))
        : this.draw(one, filter, within === undefined ? `${path}/${out.length}` : `${within.path}/${within.at + out.length}`, scope);
      if (found !== undefined) out.push(found);
    }
    // A list of which one is nothing of the kind is none: what stands beside it would move to its place.
    return out.length === 0 || (filter !== undefined && out.length < thing.length) ? undefined : out;
  }

  /** A word that the form cannot do without. */
  private phrase(name: string): string | undefined {
    const found = phraseIn(this.language, name);
    if (found === name) return undefined;
    this.added.push(found);
    return found;
  }

  /** `main.unit`, `main.unit.1` of a column, `unit` of an item. */
  private unit(names: readonly string[], scope: Scope | undefined): string | undefined {
    const at = names.lastIndexOf('unit');
    const of = at === 0 ? scope?.thing : this.find(names.slice(0, at), scope);
    if (of === undefined) return undefined;
    const items = isList(of) ? of : isSeries(of) ? [...of.items, ...levelsOf(of)] : [of];
    const heads = isList(of) || !isSeries(of) ? (scope?.heads ?? []) : of.columns;
    const tokens = items.flatMap((i) => pick(valuesIn(i), names[at + 1], heads, this.language) ?? []);
    return names[at - 1] === 'size' ? tokens[0]?.unit : this.scales.get(tokens[0] as NumberToken)?.unit;
  }

  /** A thing of the content as it stands in the intent, with where it came from. */
  private draw(thing: Thing, filter: string | undefined, path: string, scope: Scope | undefined): unknown {
    if (filter !== undefined && filter !== 'written') return this.filtered(thing, filter, path, scope);
    if ('of' in thing && 'text' in thing) return this.joined(thing as Joined, path);
    if (!('text' in thing) || typeof thing.text !== 'string') return undefined;
    const { text, start, end } = thing as Phrase;
    const token = thing as NumberToken;
    this.take(path, { text, start, end });
    if (token.kind !== 'number') return text;
    if (filter === 'written') return writtenNumber(token);
    const value = this.scales.get(token)?.valueOf(token) ?? token.value;
    this.counts.push({ path, token, value });
    return value;
  }

  private joined({ text, of }: Joined, path: string): string {
    for (const { text: part, start, end } of of) this.take(path, { text: part, start, end });
    return text;
  }

  private take(path: string, { text, start, end }: Phrase): void {
    this.taken++;
    if (text !== '' && (start >= 0 || text.startsWith('['))) this.extracted.push({ path, text, start, end });
  }

  private filtered(thing: Thing, filter: string, path: string, scope: Scope | undefined): unknown {
    const apply = FILTERS[filter];
    if (apply === undefined) throw new Error(`No filter is called ${filter}.`);
    const found = apply(thing as Phrase, { language: this.language, levels: this.levels, axis: this.axis });
    if (found === undefined) return undefined;
    this.taken++;
    this.used.push({ start: (thing as Phrase).start, end: (thing as Phrase).end });
    return typeof found === 'object' ? this.draw(found, undefined, path, scope) : found;
  }
}

/** `owner` of every `$cell.owner` in a template. */
const cellsTold = (template: unknown): readonly string[] =>
  typeof template === 'string'
    ? template.split('??').flatMap((one) => (one.trim().startsWith('$cell.') ? [referenceIn(one.trim()).path[1] as string] : []))
    : template !== null && typeof template === 'object'
      ? Object.values(template).flatMap(cellsTold)
      : [];

const levelsOf = (s: Series): readonly Item[] => [s.opening, s.closing, s.total, s.reference].flatMap((x) => x ?? []);
const valuesIn = (thing: Thing): readonly NumberToken[] =>
  'values' in thing ? (thing.values as readonly NumberToken[]) : 'value' in thing ? [thing as NumberToken] : [];

const withNested = (item: Item): readonly Item[] => [item, ...item.items.flatMap(withNested)];

/** Items of whatever a need is bound to. */
function itemsIn(bound: Bound[string] | undefined): readonly Item[] {
  if (bound === undefined) return [];
  if (isList(bound as Thing))
    return (bound as readonly (Part | Phrase)[]).flatMap((p) => ('series' in p ? p.series.slice(0, 1).flatMap(itemsIn) : []));
  return isSeries(bound as Thing) ? [...(bound as Series).items, ...levelsOf(bound as Series)].flatMap(withNested) : [];
}

/** Marks of items, and cells of tables. */
const wordsIn = (bound: Bound): readonly Phrase[] =>
  Object.values(bound).flatMap((b): readonly Phrase[] => [
    ...itemsIn(b).flatMap((i) => i.marks),
    ...(isGrid(b as Thing) ? (b as Grid).rows.flat() : []),
  ]);

/** The scale of each number: all of a variant share one, but where a need has one a column, or one an item. */
function scalesOf({ takes }: FormVariant, bound: Bound): ReadonlyMap<NumberToken, Scale> {
  const axes = new Map<string, NumberToken[]>();
  for (const [name, { axis }] of Object.entries(takes))
    for (const [i, item] of itemsIn(bound[name]).entries())
      for (const [k, value] of item.values.entries()) {
        const key = axis === 'column' ? `${name} ${k}` : axis === 'item' ? `${name} ${i}` : '';
        axes.set(key, [...(axes.get(key) ?? []), value]);
      }
  const out = new Map<NumberToken, Scale>();
  for (const tokens of axes.values()) {
    const scale = onOneScale(tokens);
    if (scale !== undefined) for (const token of tokens) out.set(token, scale);
  }
  return out;
}

/** Heads that say what a need or a column is, and need not be drawn: `Strengths:`, `actual vs target`, `Region` over names of regions. */
function headsSaid({ takes }: FormVariant, bound: Bound, language: string): readonly Span[] {
  return Object.entries(takes).flatMap(([name, need]): Span[] => {
    const to = bound[name];
    if (to === undefined || isList(to as Thing)) return [];
    const series = to as Series;
    const head =
      need.head === undefined || series.head === undefined || !hasClass(series.head as Phrase, need.head, language) ? [] : [series.head];
    const columns =
      need.columns === undefined ? [] : (series.columns ?? []).filter((c) => need.columns?.some((cls) => hasClass(c, cls, language)));
    // Of a table whose columns have a meaning of their own, no head is drawn.
    const corner = isGrid(to as Thing) ? (to as Grid).head.slice(0, need.columns === undefined ? 1 : undefined) : (series.corner ?? []);
    return [head, columns, corner].flat() as Span[];
  });
}

/** The intent of a variant beside form, variant and titles. */
export function fillVariant(variant: FormVariant, bound: Bound, language: string): Filled {
  const filler = new Filler(variant, bound, language);
  const content = filler.fill(variant.intent, '', undefined) as Record<string, unknown>;
  const { extracted, counts, added, incomplete } = filler;
  return { content, extracted, counts, added, incomplete, used: [...filler.used, ...headsSaid(variant, bound, language)] };
}
