/** Whether figures count one thing: what they may share an axis by, and which of a series does not belong. */
import { lexiconOf, type NumberToken, type Phrase, type Span } from '@deckwright/source';
import { type Content, type Series, tokensIn } from '../grammar/items.ts';
import { SIDES } from '../grammar/levels.ts';
import { isOf } from '../grammar/pattern.ts';

/** Columns and names of labels as classes of words. */
export const hasClass = (content: Content, phrase: Span | undefined, ...classes: string[]): boolean =>
  phrase !== undefined && tokensIn(content, phrase).some((t) => isOf(t, ...classes));

export const isTime = (content: Content, phrase: Phrase): boolean =>
  tokensIn(content, phrase).some(
    (t) => t.kind === 'period' || (t.kind === 'number' && t.year) || isOf(t, 'before', 'after', 'month', 'weekday'),
  );

/** The kind of what a number counts: numbers of one kind share an axis. */
const kindOf = (v: NumberToken): string =>
  v.dimension === 'count'
    ? nounOf(v)
    : v.dimension === 'money'
      ? currencyIn(v.unit)
      : v.dimension === 'share'
        ? v.dimension
        : `${v.dimension} ${v.unit}`;
/** `EUR` of `€m`, `EUR k` and `Mio. €`; money where none is known. */
const currencyIn = (unit: string): string => {
  const { currencies } = lexiconOf('en');
  return [...unit.toLowerCase().split(' '), ...unit].map((part) => currencies.get(part)).find((c) => c !== undefined) ?? 'money';
};
const nounOf = (v: NumberToken): string => (v.factor === 1 ? v.unit.toLowerCase() : '');

/** Times the largest number that has a unit. */
const TOWERING = 8;

/** Numbers on one axis: of one kind, where a bare one may leave out what the others name. */
export function onOneAxis(values: readonly NumberToken[]): boolean {
  const kinds = new Set(values.map(kindOf));
  if (kinds.size <= 1) return true;
  kinds.delete('');
  // "staff 71 %, buildings 12, transport 8": the first number says of what all are.
  const [first] = values;
  if (kinds.size !== 1 || first === undefined) return false;
  // "sales $12 million, customers 300": a bare number that towers above those with a unit counts something else.
  const most = (of: readonly NumberToken[]): number => Math.max(0, ...of.map((v) => Math.abs(v.value)));
  const bare = values.filter((v) => kindOf(v) === '');
  if (most(bare) > TOWERING * most(values.filter((v) => !bare.includes(v)))) return false;
  return !kinds.has('share') || (kindOf(first) !== '' && values.every((v) => Math.abs(v.value) <= 100));
}

/** Times the middle figure of one column that that of another is. */
const TOWERS = 10;

/** One column towers above another, or only one is written to the decimal. */
function towers(columns: readonly (readonly NumberToken[])[]): boolean {
  const middles = columns.map((c) => c.map((v) => Math.abs(v.value * v.factor)).sort((a, b) => a - b)[c.length >> 1] ?? 0);
  const whole = columns.some((c) => c.every((v) => Number.isInteger(v.value)));
  const exact = columns.some((c) => c.every((v) => !Number.isInteger(v.value)));
  return Math.max(...middles) > TOWERS * Math.min(...middles) || (whole && exact);
}

/**
 * The column or the item of a series that counts something else than the others: `cost £4.8m, jobs 40`. Sides of one measure, such as years or
 * actual and budget, may leave out its unit; of items the first says what all count, or the last: "12, 14 and 15 million".
 */
export function oddOne(s: Series, content: Content): Span | undefined {
  const { items, columns } = s;
  const isNamed = (v: NumberToken): boolean => v.dimension !== 'count' || v.factor !== 1;
  const named = items.map((i) => i.values.some(isNamed));
  const isOfAll = named.indexOf(true) === named.length - 1 && items.every((i) => (i.label?.start ?? 0) <= (i.values[0]?.start ?? 0));
  if (named.includes(true) && named[0] === false && !isOfAll) return s;
  const isSide = (c: Phrase, ...more: string[]): boolean => isTime(content, c) || hasClass(content, c, ...SIDES, ...more);
  if (columns.length < 2 || columns.every((c) => isSide(c))) return undefined;
  const values = columns.map((_, k) => items.flatMap((i) => i.values[k] ?? []));
  const bare = values.map((of) => of.every((v) => v.unit === ''));
  if (bare.includes(true) && bare.includes(false)) return columns.find((c, k) => bare[k] === true && !isSide(c)) ?? s;
  return !columns.every((c) => isSide(c, 'change')) && towers(values) ? s : undefined;
}
