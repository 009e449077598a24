/** The two levels between which steps lead, and the names of numbers that are said once of all items. */
import type { NumberToken, PeriodToken, Phrase, Token } from '@deckwright/source';
import { type Item, tokensIn } from './items.ts';
import { compilePattern, isMark, isOf, matchPattern, phraseOf } from './pattern.ts';
import type { ItemRead } from './read-item.ts';
import { type Stretch, splitAt } from './splits.ts';

const FROM_TO = [
  '{what:thing}? @begin|goes|rise|fall? @from|begin|of {a:amount} @in|at? {p:period}? @to|end @at? {b:amount} @in|at? {q:period}?',
].map(compilePattern);

/** `EBITDA from 42.0m in FY24 to 51.5m in FY25`: two levels. */
export function levelsOf(source: string, head: Stretch): { readonly opening: Item; readonly closing: Item } | undefined {
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

/** A number without a sign before the first step, or after the last: where the other end is one too, or a word says so. */
export function isLevel({ values, label }: Item, at: number, reads: readonly ItemRead[], tokens: Stretch): boolean {
  const bare = (read: ItemRead | undefined): boolean => read?.item.values[0]?.sign === undefined && read?.item.values[0]?.value !== 0;
  if (values[0]?.sign !== undefined || (at > 0 && at < reads.length - 1)) return false;
  const words = label === undefined ? [] : tokensIn({ tokens }, label);
  return (
    (bare(reads[0]) && bare(reads.at(-1))) ||
    words.some((t) => isOf(t, 'begin', 'end', 'total', 'before', 'after', 'actual', 'budget') || t.kind === 'period')
  );
}

/** A bare number counts in the scale of the others. */
export function scaledBy(all: readonly NumberToken[]): (value: NumberToken) => number {
  const factor = all.find((v) => v.factor !== 1)?.factor ?? 1;
  return (v) => v.value * (v.factor === 1 ? factor : v.factor);
}

/** The first value and those after it come to the last, and at least one is taken away: steps between two levels, though not all have a sign. */
export function isBridge(values: readonly (NumberToken | undefined)[]): boolean {
  const amounts = values.map((v) => (v === undefined ? Number.NaN : v.value * v.factor));
  const [first = Number.NaN, ...rest] = amounts;
  const last = rest.pop() ?? Number.NaN;
  const scale = Math.max(...amounts.map(Math.abs));
  return rest.length > 1 && rest.some((v) => v < 0) && first > 0 && Math.abs(rest.reduce((n, v) => n + v, first) - last) <= scale * 1e-9;
}

/** Without marks at either end. */
export const trimmedEnds = (tokens: Stretch): Stretch => tokens.filter((t, i) => t.kind !== 'mark' || (i > 0 && i < tokens.length - 1));

/** Periods, and years that stand alone. */
export const timesIn = (head: Stretch): readonly Token[] => head.filter((t) => t.kind === 'period' || (t.kind === 'number' && t.year));

/** Levels without names of their own are named by the two periods of the head: "net income 2023 to 2024: from 8.0m to 9.5m". */
export function namedLevels(levels: { readonly opening: Item; readonly closing: Item }, head: Stretch | undefined) {
  const periods = timesIn(head ?? []);
  const [p, q] = periods;
  if (periods.length !== 2 || p === undefined || q === undefined || levels.opening.label !== undefined) return levels;
  return { opening: { ...levels.opening, label: p }, closing: { ...levels.closing, label: q } };
}

/** Steps from one period to the next, in days at least and at most. */
const STEP: Readonly<Record<string, readonly [number, number]>> = {
  year: [365, 366],
  quarter: [90, 92],
  month: [28, 31],
  week: [7, 7],
  half: [181, 184],
};
const MONTHS_IN: Readonly<Record<string, number>> = { year: 12, half: 6, quarter: 3, month: 1 };

/** Names of the numbers of all items, said once before them: `Jan to Apr`, `(2024, 2025)`, `actual vs target`. */
export function columnsTold(source: string, head: Stretch, count: number): readonly Phrase[] {
  if (count < 2) return [];
  const periods = head.flatMap((t) => (t.kind === 'period' ? [t] : []));
  if (periods.length === count) return periods;
  const times = timesIn(head);
  if (times.length === count) return times;
  const [a, b] = periods;
  if (periods.length === 2 && a !== undefined && b !== undefined && a.grain === b.grain && count > 2) return spelled(a, b, count);
  // `Risks (probability / severity)`: a bracket behind the head names them all; a head without one ends with them.
  const open = head.findLastIndex((t) => isMark(t, '('));
  const inner = open > 0 ? namesIn(source, head.slice(open + 1), LONGEST_NAME) : [];
  if (inner.length === count) return inner;
  const last = namesIn(source, head.slice(0, open > 0 ? open : head.length), 1, count);
  if (last.length === count) return last;
  const parts = splitAt(head, (t) => isMark(t, ',/(') || isOf(t, 'and', 'versus')).map((t) => t.filter((x) => !isMark(x, '()')));
  // "planned / spent in £k", "Low / mid / high growth": one word each, of which one says which side it is.
  for (let at = parts.length - count; at >= 0; at--) {
    const named = parts.slice(at, at + count).map((p, i) => (i > 0 ? p[0] : p.at(-1)));
    const isInner = parts.slice(at, at + count).every((p, i) => p.length === 1 || i === count - 1 || (i === 0 && p.length > 1));
    if (isInner && named.every((t) => t?.kind === 'word') && named.some((t) => isOf(t, ...SIDES))) return named as readonly Phrase[];
  }
  return [];
}

/** Most words of a name within a bracket. */
const LONGEST_NAME = 3;

/** The last names between commas, strokes and "and", without the scale that they are given on: `likelihood, impact from 1 to 5`. */
function namesIn(source: string, stretch: Stretch, most: number, count = stretch.length): readonly Phrase[] {
  const isEnd = (t: Token): boolean => t.kind === 'number' || isMark(t, '()-') || isOf(t, 'each', 'from', 'both');
  const parts = splitAt(stretch, (t) => isMark(t, ',/|;') || isOf(t, 'and', 'versus')).map((t) => {
    const end = t.findIndex(isEnd);
    return end < 0 ? t : t.slice(0, end);
  });
  const last = parts.filter((p) => p.length > 0).slice(-count);
  return last.every((p) => p.length <= most && p.every((t) => t.kind === 'word')) ? last.map((p) => phraseOf(source, p, 0, p.length)) : [];
}

/** Words that name one of several numbers of an item, wherever a brief says them: "compare actual sales with target". */
export const SIDES = ['actual', 'target', 'budget', 'forecast', 'before', 'after', 'low', 'base', 'high', 'best', 'worst', 'average'];

/** The months, quarters or years from one to the other, where they are as many as the numbers. */
function spelled(a: PeriodToken, b: PeriodToken, count: number): readonly Phrase[] {
  const months = MONTHS_IN[a.grain];
  if (months === undefined || STEP[a.grain] === undefined) return [];
  const [from, to] = [a.from, b.from].map((d) => new Date(d * 86_400_000)) as [Date, Date];
  const steps = ((to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth()) / months;
  if (steps !== count - 1) return [];
  const language = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' });
  return Array.from({ length: count }, (_, k) => {
    const day = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + k * months, 1));
    const text =
      a.grain === 'year' ? String(day.getUTCFullYear()) : a.grain === 'month' ? language.format(day) : `Q${day.getUTCMonth() / 3 + 1}`;
    return k === 0 ? a : k === count - 1 ? b : { text, start: a.end, end: a.end };
  });
}
