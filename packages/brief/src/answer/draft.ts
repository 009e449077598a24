/** The nearest form, filled with what a brief says, and its open places marked: nothing is made up in their place. */
import type { OpenPlace } from '@deckwright/draw/intent';
import type { NumberToken, PeriodToken, Phrase, WordToken } from '@deckwright/source';
import type { Content, Item, ItemType, Series } from '../grammar/items.ts';
import type { Bound, BoundTo } from '../prove/laws.ts';
import { fillVariant } from '../spec/fill.ts';
import type { FormVariant, Need } from '../spec/form-spec.ts';
import { bindVariant, seriesAlike } from './bind.ts';
import type { Choice } from './choose.ts';

type Blank = '[name]' | '[text]' | '[number]' | '[month]' | '[low, medium or high]';

export interface Draft {
  readonly variant: string;
  readonly content: Record<string, unknown>;
  readonly extracted: ReturnType<typeof fillVariant>['extracted'];
  readonly open: readonly OpenPlace[];
}

/** Before every character of a brief: what stands there came from nowhere. */
const NOWHERE = { start: -1, end: -1 } as const;
const blank = (text: Blank): Phrase => ({ text, ...NOWHERE });
const NUMBER: NumberToken = {
  kind: 'number',
  value: Number.NaN,
  factor: 1,
  unit: '',
  dimension: 'count',
  digits: blank('[number]'),
  year: false,
  ...blank('[number]'),
};
const PERIOD: PeriodToken = { kind: 'period', grain: 'month', from: 0, to: 0, year_named: false, fiscal: false, ...blank('[month]') };
const MARK: WordToken = { kind: 'word', lower: '', classes: [], capital: false, ...blank('[low, medium or high]') };
const FEWEST = 3;

const times = <T>(n: number, one: T): readonly T[] => Array.from({ length: n }, () => one);
/** Numbers that an item of a type has at least. */
const LEAST: Readonly<Partial<Record<ItemType, number>>> = { value: 1, timed: 1, step: 1, range: 2, placed: 2 };

/** An item with all that its type has, taken where it is there. */
function completed(type: ItemType, need: Need, from: Partial<Item>): Item {
  const named = from.label ?? from.text ?? from.from ?? blank('[name]');
  const wanted = need.values?.[0] ?? LEAST[type] ?? 0;
  const values = from.values ?? [];
  return {
    type,
    label: named,
    ...(type === 'labelled' || type === 'text' || type === 'dated' || type === 'person'
      ? { text: from.label === undefined ? (from.text ?? blank('[text]')) : (from.text ?? blank('[text]')) }
      : {}),
    ...(type === 'edge' ? { from: from.from ?? named, to: from.to ?? blank('[name]') } : {}),
    values: [...values.slice(0, Math.max(wanted, 0)), ...times(Math.max(0, wanted - values.length), NUMBER)],
    periods: type === 'timed' || type === 'dated' ? (from.periods?.length ? from.periods : [PERIOD]) : [],
    marks: [...(from.marks ?? []), ...times(Math.max(0, (need.marks?.[0] ?? 0) - (from.marks?.length ?? 0)), MARK)],
    notes: from.notes ?? [],
    items: from.items ?? [],
    ...NOWHERE,
  };
}

function completedSeries(need: Need, alike: Series | undefined): Series {
  const type = (need.of.find((t) => isItemType(t)) ?? 'text') as ItemType;
  const given: readonly Partial<Item>[] = alike?.items ?? [];
  const count = Math.max(need.min, given.length === 0 ? FEWEST : given.length);
  const items = Array.from({ length: Math.min(count, need.max) }, (_, i) => completed(type, need, given[i] ?? {}));
  return {
    type,
    items,
    ordered: alike?.ordered ?? false,
    joints: alike?.joints ?? [],
    columns: [],
    ...(alike?.head === undefined ? {} : { head: alike.head }),
    ...NOWHERE,
  };
}

/** Marks every place that holds a blank. */
function openIn(value: unknown, path: string, open: OpenPlace[]): unknown {
  if (typeof value === 'number' && Number.isNaN(value)) {
    open.push({ path, blank: '[number]' });
    return '[number]';
  }
  if (typeof value === 'string') {
    if (value.startsWith('[') && value.endsWith(']')) open.push({ path, blank: value as Blank });
    return value;
  }
  if (Array.isArray(value)) return value.map((v, i) => openIn(v, `${path}/${i}`, open));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, openIn(v, `${path}/${k}`, open)]));
}

/** What a draft can leave open: an item's places. */
const isItemType = (t: Need['of'][number]): boolean => t !== 'grid' && t !== 'sentence' && t !== 'claim' && t !== 'title';

/** The draft of a form whose content is not all there; undefined where its content is no series. */
export function draftOf(content: Content, { spec }: Choice): Draft | undefined {
  const usable = spec.variants.filter((v: FormVariant) =>
    Object.values(v.takes).every((n) => n.parts === undefined && n.of.some((t) => isItemType(t))),
  );
  if (usable.length === 0) return undefined;
  const nearest = usable
    .map((variant: FormVariant) => bindVariant(variant, content))
    .reduce((m, b) => (b.missing.length < m.missing.length ? b : m));
  const { variant } = nearest;
  const bound: Record<string, BoundTo> = { ...nearest.bound };
  for (const name of nearest.missing) {
    const need = variant.takes[name] as Need;
    if (need.parts !== undefined || !need.of.some(isItemType)) return undefined;
    bound[name] = completedSeries(need, seriesAlike(need, content));
  }
  const filled = fillVariant(variant, bound as Bound, content.language);
  const open: OpenPlace[] = [];
  const whole = openIn(filled.content, '', open) as Record<string, unknown>;
  return { variant: variant.variant, content: whole, extracted: filled.extracted.filter((e) => e.start >= 0), open };
}
