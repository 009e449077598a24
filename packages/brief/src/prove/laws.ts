/** What must be true of the series that a form is filled with. Each law names what breaks it, or nothing. */
import type { NumberToken, PeriodToken, Phrase, Span, Token } from '@deckwright/source';
import { type Content, type Item, type Part, type Series, tokensIn } from '../grammar/items.ts';
import { scaledBy } from '../grammar/levels.ts';
import { isOf } from '../grammar/pattern.ts';
import type { Bound, BoundTo } from '../spec/fill.ts';
import type { FormVariant } from '../spec/form-spec.ts';

import { hasClass, isTime, oddOne, onOneAxis } from './one-axis.ts';

export type { Bound, BoundTo } from '../spec/fill.ts';

export type LawName = FormVariant['laws'][number];

export interface Fault extends Span {
  readonly law: LawName;
  readonly values?: Readonly<Record<string, string | number>>;
}

export const isSeries = (bound: BoundTo | undefined): bound is Series => bound !== undefined && 'items' in bound;
const seriesIn = (bound: Bound): readonly Series[] =>
  Object.values(bound).flatMap((b) =>
    isSeries(b)
      ? [b]
      : Array.isArray(b)
        ? (b as readonly (Part | Phrase)[]).flatMap((p) => ('series' in p ? p.series.slice(0, 1) : []))
        : [],
  );
const levels = (s: Series): readonly Item[] => [s.opening, s.closing, s.total, s.reference].flatMap((x) => x ?? []);
const YEAR_GRAINS: ReadonlySet<string> = new Set(['day', 'week', 'month', 'quarter', 'half']);
/** A period that names no year has that of the last before it that does. */
function withYears(periods: readonly (PeriodToken | undefined)[]): readonly (PeriodToken | undefined)[] {
  const yearOf = (day: number): number => new Date(day * DAY).getUTCFullYear();
  let year = 0;
  return periods.map((p) => {
    if (p?.year_named) year = yearOf(p.from);
    if (p === undefined || p.year_named || !YEAR_GRAINS.has(p.grain)) return p;
    const [from, to] = [p.from, p.to].map((day) => new Date(day * DAY).setUTCFullYear(year + yearOf(day)) / DAY) as [number, number];
    return { ...p, from, to };
  });
}
const inOrder = (a: PeriodToken, b: PeriodToken): number => a.from - b.from || a.to - b.to;

/** Half of the last written digit. */
const rounding = (v: NumberToken): number => {
  const point = Math.max(v.digits.text.lastIndexOf('.'), v.digits.text.lastIndexOf(','));
  const places = String(v.value).includes('.') ? v.digits.text.length - point - 1 : 0;
  return 0.5 * 10 ** -places;
};
const amount = (v: NumberToken): number => v.value * v.factor;

function sumsOf(s: Series): Fault | undefined {
  const { opening, closing } = s;
  const [from, to] = [opening?.values[0], closing?.values[0]];
  const steps = s.items.flatMap((i) => i.values[0] ?? []);
  if (from === undefined || to === undefined) return undefined;
  const all = [from, to, ...steps];
  const factor = all.find((v) => v.factor !== 1)?.factor ?? 1;
  const scaled = scaledBy(all);
  const sum = steps.reduce((n, v) => n + scaled(v), scaled(from));
  const slack = all.reduce((n, v) => n + rounding(v) * (v.factor === 1 ? factor : v.factor), 0);
  return Math.abs(sum - scaled(to)) <= slack * 1.001
    ? undefined
    : { law: 'bridge_sums', start: to.start, end: to.end, values: { sum: Number((sum / factor).toPrecision(12)) } };
}

const DAY = 86_400_000;

/** Numbers that scores are given out of. */
const SCALE_ENDS: readonly number[] = [3, 4, 5, 6, 7, 10, 20, 50, 100, 200, 500, 1000];

type Law = (bound: Bound, content: Content) => Fault | undefined;
const at = (law: LawName, span: Span): Fault => ({ law, start: span.start, end: span.end });

/** The first series that breaks a law. */
const each =
  (law: LawName, breaks: (s: Series, content: Content) => Span | undefined): Law =>
  (bound, content) => {
    for (const s of seriesIn(bound)) {
      const span = breaks(s, content);
      if (span !== undefined) return at(law, span);
    }
    return undefined;
  };

const LAW: Readonly<Record<LawName, Law>> = {
  one_unit: each('one_unit', (s, content) => {
    // Points are steps between shares.
    const isShare = (v: NumberToken): boolean => s.type === 'step' && v.dimension === 'points';
    const values = [...levels(s), ...s.items].flatMap((i) => i.values.map((v) => (isShare(v) ? { ...v, dimension: 'share' as const } : v)));
    // "above 70" is a bound, and no value of its own.
    const bound = values.find((v) => v.bound === 'more' || v.bound === 'less');
    if (bound !== undefined) return bound;
    const odd = oddOne(s, content);
    if (odd !== undefined) return odd;
    return onOneAxis(values) ? undefined : (values.find((v) => !onOneAxis([values[0] as NumberToken, v])) ?? s);
  }),
  same_unit: (bound) => {
    const all = seriesIn(bound).flatMap((s) => [...levels(s), ...s.items]);
    return onOneAxis(all.flatMap((i) => i.values)) ? undefined : at('same_unit', all.at(-1) as Item);
  },
  sized: each('sized', (s) => {
    const sizes = s.items.flatMap((i) => i.size ?? []);
    return sizes.length === s.items.length && onOneAxis(sizes) && new Set(sizes.map((v) => v.factor)).size === 1 ? undefined : s;
  }),
  // The score stands on the scale that its zones make.
  on_scale: (bound) => {
    const [scores, zones] = seriesIn(bound);
    const ends = zones?.items.flatMap((z) => z.values.map((v) => v.value)) ?? [];
    const bad = scores?.items.find(({ values: [score, ...more] }) => {
      const end = more.at(-1);
      const top = end?.value ?? (zones?.items.at(-1)?.values.length === 2 ? Math.max(...ends) : Number.NaN);
      return score === undefined || !(score.value >= Math.min(...ends) && score.value <= top && top >= Math.max(...ends));
    });
    return bad === undefined ? undefined : at('on_scale', bad);
  },
  unit_costs: each('unit_costs', (s) => {
    const [money, volume] = [true, false].map((is) => s.items[0]?.values.find((v) => (v.dimension === 'money') === is));
    return money?.unit.includes('/') === true && volume !== undefined && volume.unit !== '' && volume.dimension !== 'share' ? undefined : s;
  }),
  // A result swings about the base case, which has to be named as such.
  around_base: (bound, content) => {
    const [main, other] = seriesIn(bound);
    const base = other?.items[0] ?? main?.reference;
    const value = base?.values[0];
    if (main === undefined || base === undefined || value === undefined) return { law: 'around_base', start: 0, end: 0 };
    const isNamed = tokensIn(content, base).some((t) => isOf(t, 'base'));
    const [mid, scale] = [amount(value), value.factor];
    const full = (v: NumberToken): number => (v.factor === 1 ? v.value * scale : amount(v));
    const apart = main.items.find(({ values }) => Math.min(...values.map(full)) > mid || Math.max(...values.map(full)) < mid);
    return isNamed && apart === undefined ? undefined : at('around_base', apart ?? base);
  },
  two_units: each('two_units', (s) => {
    const width = s.items[0]?.values.length ?? 0;
    const columns = Array.from({ length: width }, (_, k) => s.items.flatMap((i) => i.values[k] ?? []));
    return columns.every(onOneAxis) ? undefined : s;
  }),
  ascending_time: each('ascending_time', (s) => {
    // A target beside a course has no time of its own.
    if (s.items.every((i) => i.periods.length === 0)) return undefined;
    const periods = withYears(s.items.map((i) => i.periods[0]));
    const bad = periods.findIndex(
      (p, i) => p === undefined || (i > 0 && inOrder(periods[i - 1] as PeriodToken, p) >= (s.type === 'timed' ? 0 : 1)),
    );
    return bad < 0 ? undefined : (s.items[bad] as Item);
  }),
  descending_values: each('descending_values', (s) =>
    s.items.find((item, i) => i > 0 && amount(item.values[0] as NumberToken) > amount(s.items[i - 1]?.values[0] as NumberToken)),
  ),
  distinct_labels: each('distinct_labels', (s) => {
    const seen = new Set<string>();
    return s.items.find(({ label }) => {
      const text = label?.text.toLowerCase();
      if (text === undefined) return false;
      const again = seen.has(text);
      seen.add(text);
      return again;
    });
  }),
  bridge_sums: (bound) =>
    seriesIn(bound)
      .map(sumsOf)
      .find((f) => f !== undefined),
  shares_of_whole: each('shares_of_whole', (s) => {
    const values = s.items.flatMap((i) => i.values[0] ?? []);
    const sum = values.reduce((n, v) => n + v.value, 0);
    const slack = values.reduce((n, v) => n + rounding(v), 0);
    return values.every((v) => v.dimension === 'share') && Math.abs(sum - 100) > slack + 0.5 ? s : undefined;
  }),
  rows_of_whole: each('rows_of_whole', (s) =>
    s.items.find(({ values }) => {
      const slack = values.reduce((n, v) => n + rounding(v), 0);
      return values.some((v) => v.value < 0) || Math.abs(values.reduce((n, v) => n + v.value, 0) - 100) > slack + 0.5;
    }),
  ),
  // The first number of each is its size, and the others are its parts.
  sizes_of_whole: (bound, content) => {
    const parts = seriesIn(bound).map((s) => ({ ...s, items: s.items.map((i) => ({ ...i, values: i.values.slice(1) })) }));
    const [fault] = parts.flatMap((s) => LAW.rows_of_whole({ main: s }, content) ?? []);
    return fault === undefined ? undefined : { ...fault, law: 'sizes_of_whole' };
  },
  // `Clinics ($180m): …`: each says its size beside its name.
  noted_sizes: each('noted_sizes', (s, content) =>
    s.items.find(({ notes: [note, ...more] }) => {
      const [size, ...rest] = note === undefined ? [] : tokensIn(content, note);
      return size?.kind !== 'number' || rest.length > 0 || more.length > 0;
    }),
  ),
  equal_sums: (bound) => {
    const sums = seriesIn(bound).map((s) => s.items.reduce((n, i) => n + amount(i.values[0] as NumberToken), 0));
    const slack = seriesIn(bound).reduce(
      (n, s) => n + s.items.reduce((m, i) => m + rounding(i.values[0] as NumberToken) * (i.values[0]?.factor ?? 1), 0),
      0,
    );
    return sums.length === 2 && Math.abs((sums[0] as number) - (sums[1] as number)) > slack * 1.001
      ? at('equal_sums', seriesIn(bound)[1] as Series)
      : undefined;
  },
  nested_values: each('nested_values', (s) =>
    s.items.find((item, i) => i > 0 && amount(item.values[0] as NumberToken) >= amount(s.items[i - 1]?.values[0] as NumberToken)),
  ),
  no_cycle: each('no_cycle', (s) => {
    const next = new Map<string, string[]>();
    for (const { from, to } of s.items)
      if (from !== undefined && to !== undefined)
        next.set(from.text.toLowerCase(), [...(next.get(from.text.toLowerCase()) ?? []), to.text.toLowerCase()]);
    const state = new Map<string, number>();
    const cyclic = (node: string): boolean => {
      if (state.get(node) === 1) return true;
      if (state.get(node) === 2) return false;
      state.set(node, 1);
      const found = (next.get(node) ?? []).some(cyclic);
      state.set(node, 2);
      return found;
    };
    return [...next.keys()].some(cyclic) ? s : undefined;
  }),
  one_root: each('one_root', (s) => {
    const targets = new Set(s.items.flatMap((i) => (i.to === undefined ? [] : [i.from?.text.toLowerCase()])));
    const roots = new Set(s.items.map((i) => (i.to ?? i.from)?.text.toLowerCase()).filter((t) => !targets.has(t)));
    return roots.size === 1 || s.items.every((i) => i.to === undefined) ? undefined : s;
  }),
  low_below_high: each('low_below_high', (s) =>
    s.items.find((i) => amount(i.values[0] as NumberToken) > amount(i.values.at(-1) as NumberToken)),
  ),
  positive: each('positive', (s) => s.items.find((i) => i.values.some((v) => v.value < 0))),
  signed: each('signed', (s) => (s.items.every((i) => i.values.some((v) => v.sign !== undefined || v.value === 0)) ? undefined : s)),
  two_columns: each('two_columns', (s) => (s.columns.length === 2 ? undefined : s)),
  period_columns: each('period_columns', (s, content) =>
    s.columns.length > 1 && s.columns.every((c) => isTime(content, c)) ? undefined : s,
  ),
  // "Plan 2026" and "Actual 2025" vary by more than a plan.
  same_period: each('same_period', (s, content) => {
    const isPeriod = (t: Token): boolean => t.kind === 'period' || (t.kind === 'number' && t.year);
    const periodOf = (column: Phrase): string =>
      tokensIn(content, column)
        .filter(isPeriod)
        .map((t) => t.text.toLowerCase())
        .join(' ');
    return new Set(s.columns.map(periodOf).filter((period) => period !== '')).size > 1 ? s : undefined;
  }),
  several_units: each('several_units', (s) => (onOneAxis(s.items.flatMap((i) => i.values)) ? s : undefined)),
  moves_second: each('moves_second', (s) =>
    s.items.find(({ values: [now, by] }) => now?.sign !== undefined || (by?.sign === undefined && by?.value !== 0)),
  ),
  // A change that is the difference of its sides is drawn by the form itself.
  change_of_sides: each('change_of_sides', ({ items, total, columns }, content) => {
    const at = (...classes: string[]): number => columns.findIndex((c) => hasClass(content, c, ...classes));
    const [actual, plan, change] = [at('actual'), at('budget', 'target'), at('change')];
    return [...items, ...(total === undefined ? [] : [total])].find(({ values }) => {
      const [a, b, c] = [values[actual], values[plan], values[change]];
      return a === undefined || b === undefined || c === undefined || Math.abs(a.value - b.value - c.value) > 1e-9 * Math.abs(a.value);
    });
  }),
  scale_end: each('scale_end', (s) =>
    s.items.find(
      ({ values: [score, end] }) => score === undefined || end === undefined || !SCALE_ENDS.includes(end.value) || score.value > end.value,
    ),
  ),
  one_month: each('one_month', (s) => {
    const month = ({ from }: PeriodToken): string => new Date(from * DAY).toISOString().slice(0, 7);
    const periods = s.items.flatMap((i) => i.periods);
    return periods.find((p) => month(p) !== month(periods[0] as PeriodToken));
  }),
  question: (bound, content) => {
    const [main, root] = [bound.main, bound.root];
    const series = isSeries(main) ? main : undefined;
    const top = series?.head ?? (Array.isArray(root) ? (root as readonly Phrase[])[0] : undefined) ?? series?.items[0];
    const items = isSeries(main) ? main.items : ((main ?? []) as readonly Span[]);
    if (top === undefined) return undefined;
    const asks = (span: Span): boolean => tokensIn(content, span).some((t) => t.kind === 'mark' && t.mark === '?');
    return asks(top) && (hasClass(content, top, 'question') || items.every(asks)) ? undefined : at('question', top);
  },
  // What has a place of its own, `effort low, value high`, is no quadrant.
  names_of_quadrants: each('names_of_quadrants', (s, content) =>
    s.items.find((i) => tokensIn(content, i).filter((t) => isOf(t, 'low', 'high')).length > 1),
  ),
  quadrants: ({ main }, content) => {
    const heads = isSeries(main) ? main.items.flatMap((i) => i.label ?? []) : ((main ?? []) as readonly Part[]).map((p) => p.head);
    const corners = heads.map((h) => tokensIn(content, h).flatMap((t) => (isOf(t, 'low') ? 'low' : isOf(t, 'high') ? 'high' : [])));
    const odd = corners.findIndex((c, k) => c.length !== 2 || corners.findIndex((o) => o.join() === c.join()) !== k);
    return odd < 0 ? undefined : at('quadrants', heads[odd] ?? (main as Series));
  },
  all_shares: each('all_shares', (s) => s.items.find((i) => i.values.some((v) => v.dimension !== 'share'))),
  same_labels: (bound) => {
    const [first, ...rest] = seriesIn(bound).map((s) => ({
      s,
      key: s.items.map((i) => (i.label ?? i.periods[0])?.text.toLowerCase()).join('|'),
    }));
    const other = rest.find(({ key }) => key !== first?.key);
    return other === undefined ? undefined : at('same_labels', other.s);
  },
  opposite_signs: each('opposite_signs', (s) =>
    s.items.find((i) => !(i.values.some((v) => v.value < 0) && i.values.some((v) => v.value > 0))),
  ),
};

/** What of the laws is broken, the first of them; undefined where all hold. */
export function brokenLaw(laws: readonly LawName[], bound: Bound, content: Content): Fault | undefined {
  for (const law of laws) {
    const fault = LAW[law](bound, content);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
export { hasClass };
