/** Fills the template of a form from what it is bound to; every leaf keeps the characters that it was taken from. */
import type { NumberToken, PeriodToken, Phrase, Span, WordToken } from '@deckwright/source';
import type { Grid, Item, Part, Series } from '../grammar/items.ts';
import { type Bound, type BoundTo, isSeries } from '../prove/laws.ts';
import { FILTERS } from './filters.ts';
import type { FormVariant } from './form-spec.ts';
import { type OneScale, oneScale } from './one-scale.ts';

export interface Taken extends Phrase {
  /** JSON Pointer into the intent. */
  readonly path: string;
}

export interface Filled {
  readonly content: Record<string, unknown>;
  readonly extracted: readonly Taken[];
  /** Numbers that are drawn as values. */
  readonly counts: readonly { readonly path: string; readonly token: NumberToken }[];
  /** A name that the form needs and nobody gave. */
  readonly incomplete: boolean;
  /** What was taken and does not stand on the slide as it was written: levels, dates, marks. */
  readonly used: readonly Span[];
}

type Token = NumberToken | PeriodToken | WordToken;
type Leaf = Phrase | Token;
interface Column {
  readonly label: Phrase | undefined;
  readonly down: readonly (NumberToken | undefined)[];
}
/** What `$` paths are looked up in, the innermost first. */
interface Scope {
  readonly bound: Bound;
  readonly scale: OneScale;
  readonly each?: Item | Part | Column | readonly Phrase[] | Phrase;
  readonly index: number;
}

const isToken = (value: unknown): value is Token => typeof value === 'object' && value !== null && 'kind' in value;
const isNumber = (value: unknown): value is NumberToken => isToken(value) && value.kind === 'number';

/** Columns of numbers; of one without a name, the head names it. */
function columnsOf(series: Series): readonly Column[] {
  const width = Math.max(0, ...series.items.map((i) => i.values.length));
  return Array.from({ length: width }, (_, k) => ({
    label: series.columns[k] ?? (width === 1 ? series.head : undefined),
    down: series.items.map((i) => i.values[k]),
  }));
}

const itemsOf = (bound: BoundTo | undefined): readonly unknown[] =>
  bound === undefined ? [] : isSeries(bound) ? bound.items : 'rows' in bound ? (bound as Grid).rows : (bound as readonly unknown[]);

/** Members of an item, by the names that templates use. */
function ofItem(item: Item, name: string, at: number): unknown {
  switch (name) {
    case 'label':
      return item.label ?? item.text ?? item.from;
    case 'text':
      return item.text;
    case 'value':
      return item.values[0];
    case 'values':
      return item.values[at];
    case 'period':
      return item.periods[at];
    case 'mark':
      return item.marks[at];
    case 'from':
      return item.from;
    case 'to':
      return item.to;
    case 'note':
      return item.notes[at];
    case 'items':
      return item.items;
    case 'cells':
      return item.values;
    default:
      return undefined;
  }
}

function ofSeries(series: Series, names: readonly string[], scale: OneScale): unknown {
  const [name = '', ...rest] = names;
  const nth = Number(name);
  if (Number.isInteger(nth) && name !== '') return ofItem(series.items[nth] as Item, rest[0] ?? 'label', Number(rest[1] ?? 0));
  const level = name === 'opening' || name === 'closing' || name === 'total' || name === 'reference' ? series[name] : undefined;
  if (level !== undefined) return ofItem(level, rest[0] ?? 'label', Number(rest[1] ?? 0));
  switch (name) {
    case 'head':
      return series.head;
    case 'corner':
      return series.corner;
    case 'unit':
      return scale.unit;
    case 'items':
      return series.items;
    case 'columns':
      return rest.length > 0 ? columnsOf(series)[Number(rest[0])]?.label : columnsOf(series);
    case 'labels':
      return series.items.map((i) => i.label ?? i.periods[0] ?? i.text);
    default:
      return undefined;
  }
}

function ofGrid(grid: Grid, names: readonly string[]): unknown {
  const [name = ''] = names;
  return name === 'head' ? grid.title : name === 'columns' ? grid.head : name === 'rows' ? grid.rows : undefined;
}

function ofPart(part: Part, name: string): unknown {
  switch (name) {
    case 'head':
    case 'label':
      return part.head;
    case 'items':
      return part.series[0]?.items ?? part.sentences;
    case 'text':
      return part.series[0]?.items.length === 1 ? (part.series[0].items[0]?.text ?? part.sentences[0]) : part.sentences[0];
    case 'values':
      return part.series[0]?.items.map((i) => i.values[0]);
    case 'sentences':
      return part.sentences;
    default:
      return undefined;
  }
}

/** What a path such as `$main.columns` or `$label` leads to. */
function lookUp(path: string, { bound, each, index, scale }: Scope): unknown {
  const [first = '', ...rest] = path.split('.');
  if (first === 'index') return index + 1;
  const own = bound[first];
  if (own !== undefined) return isSeries(own) ? (rest.length === 0 ? own.items : ofSeries(own, rest, scale)) : 'rows' in own ? ofGrid(own as Grid, rest) : rest.length === 0 ? own : (own as readonly unknown[])[Number(rest[0])];
  if (each === undefined) return undefined;
  if (Array.isArray(each)) return first === 'cell' ? each[Number(rest[0] ?? 0)] : first === 'cells' ? each : undefined;
  if ('down' in each) return first === 'down' ? each.down : first === 'label' ? each.label : undefined;
  if ('type' in each) return ofItem(each, first, Number(rest[0] ?? 0));
  if ('head' in each) return ofPart(each, first);
  return first === 'text' || first === 'label' ? each : undefined;
}

class Filler {
  readonly extracted: Taken[] = [];
  readonly counts: { path: string; token: NumberToken }[] = [];
  readonly used: Span[] = [];
  incomplete = false;
  private readonly language: string;
  constructor(language: string) {
    this.language = language;
  }

  private leaf(value: unknown, path: string, scope: Scope): unknown {
    if (Array.isArray(value)) return value.map((v, i) => this.leaf(v, `${path}/${i}`, scope) ?? null);
    if (isNumber(value)) {
      this.counts.push({ path, token: value });
      this.extracted.push({ path, text: value.text, start: value.start, end: value.end });
      return scope.scale.of(value);
    }
    if (typeof value === 'object' && value !== null && 'type' in value) return this.leaf((value as Item).label ?? (value as Item).text, path, scope);
    if (typeof value === 'object' && value !== null && 'down' in value) {
      const { label } = value as Column;
      this.incomplete ||= label === undefined || label.text === '';
      return label === undefined ? '' : this.leaf(label, path, scope);
    }
    if (typeof value === 'object' && value !== null && 'text' in value) {
      const { text, start, end } = value as Leaf;
      if (end > start || text === '[name]' || text === '[text]') this.extracted.push({ path, text, start, end });
      return text;
    }
    return value;
  }

  private path(written: string, path: string, scope: Scope): unknown {
    const [name = '', ...filters] = written.slice(1).split('|');
    const found = lookUp(name, scope);
    if (found === undefined) return undefined;
    if (filters.length === 0) return this.leaf(found, path, scope);
    let value: unknown = found;
    for (const filter of filters) {
      const apply = FILTERS[filter];
      if (apply === undefined) throw new Error(`No filter ${filter} for "${written}".`);
      value = Array.isArray(value) && filter !== 'count' ? value.map((v) => apply(v, this.language)) : apply(value, this.language);
    }
    for (const one of Array.isArray(found) ? found : [found]) if (typeof one === 'object' && one !== null && 'start' in one) this.take(one as Leaf, value, path);
    return Array.isArray(value) ? value.map((v) => v ?? null) : value;
  }

  /** A text that a filter made is drawn where it holds the words that it was made of. */
  private take(from: Leaf, value: unknown, path: string): void {
    if (typeof value === 'string' && from.text !== '' && value === from.text) this.extracted.push({ path, text: from.text, start: from.start, end: from.end });
    else this.used.push({ start: from.start, end: from.end });
  }

  fill(template: unknown, path: string, scope: Scope): unknown {
    if (typeof template === 'string') return template.startsWith('$') ? this.path(template, path, scope) : template;
    if (Array.isArray(template)) {
      const out: unknown[] = [];
      for (const one of template) {
        const spread = typeof one === 'object' && one !== null && '$each' in one;
        const value = this.fill(one, spread ? path : `${path}/${out.length}`, spread ? { ...scope, index: out.length } : scope);
        if (Array.isArray(value) && spread) out.push(...value);
        else if (value !== undefined && !isHollow(value)) out.push(value);
      }
      return out;
    }
    if (template === null || typeof template !== 'object') return template;
    if ('$each' in template) return this.each(template as { readonly $each: string; readonly $as: unknown }, path, scope);
    const out: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(template)) {
      const filled = this.fill(value, `${path}/${key}`, scope);
      if (filled !== undefined && !(Array.isArray(filled) && filled.length === 0)) out[key] = filled;
    }
    return out;
  }

  private each({ $each, $as }: { readonly $each: string; readonly $as: unknown }, path: string, scope: Scope): unknown {
    const own = scope.bound[$each];
    const list = own === undefined ? lookUp($each, scope) : itemsOf(own);
    // In a list that goes on, places count from what stands before.
    const from = scope.index;
    return (Array.isArray(list) ? list : []).map((each, i) => this.fill($as, `${path}/${from + i}`, { ...scope, each, index: i }));
  }
}

/** Of an element of a list that everything is absent of: a level that nobody named. */
const isHollow = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).every((k) => k === 'kind');

const valuesOf = (bound: Bound): readonly NumberToken[] =>
  Object.values(bound).flatMap((b) => {
    const all = isSeries(b) ? [b] : Array.isArray(b) ? (b as readonly (Part | Phrase)[]).flatMap((p) => ('series' in p ? p.series : [])) : [];
    return all.flatMap((s) => [...s.items, ...[s.opening, s.closing, s.total, s.reference].flatMap((x) => x ?? [])].flatMap((i) => i.values));
  });

export function fillVariant(variant: FormVariant, bound: Bound, language: string): Filled {
  const filler = new Filler(language);
  const scope: Scope = { bound, scale: oneScale(valuesOf(bound)), index: 0 };
  const content = filler.fill(variant.intent, '', scope) as Record<string, unknown>;
  return { content, extracted: filler.extracted, counts: filler.counts, used: filler.used, incomplete: filler.incomplete };
}
