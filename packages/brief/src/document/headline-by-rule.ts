/** A sentence that the figures of a table prove: a rise or fall, a plan against what came of it, the lowest and highest, the largest. In doubt there is none. */
import { type Line, lexiconFile, type NumberToken, phraseIn, plainWords, unitNamedIn, type WordClass } from '@deckwright/source';
import type { PageKit } from './page-kit.ts';
import { isStrongRow, isTotalRow } from './table-rows.ts';
import type { TableUnit } from './units.ts';

/** Longer sentences are no headline. */
const LONGEST = 110;
const FEWEST_ROWS = 2;
/** Rows from which the ends of a range say something. */
const FEWEST_RANGED = 4;

/** The one figure of a cell; undefined where it has none, several, or a bound such as "about". */
function figureOf(cell: Line | undefined): NumberToken | undefined {
  const numbers = cell?.tokens.filter((t): t is NumberToken => t.kind === 'number') ?? [];
  const [only] = numbers;
  if (only === undefined || numbers.length > 1 || only.bound !== undefined || only.sign === '±') return undefined;
  return cell?.tokens.length === 1 ? only : undefined;
}

const worth = ({ value, factor, sign }: NumberToken): number => (sign === '-' ? -Math.abs(value) : value) * factor;

interface Measure {
  readonly column: number;
  readonly name: string;
  /** By row. */
  readonly figures: readonly NumberToken[];
}

/**
 * @param isWhole false for some rows of a table, of which only what their sum was planned to be says something
 * @param around lines over the table, the heading first, that may name the unit of its figures
 */
export function headlineByRule(table: TableUnit, around: readonly string[], isWhole: boolean, kit: PageKit): string | undefined {
  const [heading = ''] = around;
  const { head, rows } = table;
  const { language } = kit;
  if (rows.length < FEWEST_ROWS || head.length < 2) return undefined;
  const sums = rows.filter((row) => isTotalRow(row) || isStrongRow(row, kit.source));
  const body = rows.filter((row) => !sums.includes(row));
  const measures = head.flatMap((cell, column): readonly Measure[] => {
    const figures = body.flatMap((row) => figureOf(row[column]) ?? []);
    const isOne = new Set(figures.map((f) => f.unit)).size === 1;
    return column > 0 && cell.text !== '' && figures.length === body.length && isOne ? [{ column, name: cell.text, figures }] : [];
  });
  const [measure] = measures;
  if (measure === undefined) return undefined;
  const corner = head[0]?.text ?? '';
  const named = [corner, ...around].map((text) => unitNamedIn(text, language)).find((unit) => unit !== undefined);
  /** Figures without a unit of their own are said with the one over them. */
  const withUnit = (name: string, column: number): string => {
    const own = figureOf(body[0]?.[column])?.unit !== '' || unitNamedIn(said(head, column), language) !== undefined;
    return own || named === undefined || name.includes(named) ? name : `${name} (${named})`;
  };
  const said = (row: readonly Line[] | undefined, column: number): string => row?.[column]?.text ?? '';
  const phrase: Phrase = (code, values) => {
    if (lexiconFile(language)?.phrases?.[code] === undefined || Object.values(values).includes('')) return undefined;
    const text = phraseIn(language, code, values);
    return text.length > LONGEST || text === heading ? undefined : text;
  };
  if (isInOrder(body.map(([first]) => first))) {
    if (!isWhole) return undefined;
    const named = measures.find(({ column, name }) => hasSubject(head[column], language) && isNamedIn(name, heading, language));
    if (measures.length > 1 && named === undefined) {
      const shown =
        measures.filter(({ column }) => hasSubject(head[column], language)).findLast((m) => m.figures[0]?.dimension !== 'share') ?? measure;
      if (!hasSubject(head[shown.column], language)) return undefined;
      return ranged({ ...shown, name: withUnit(shown.name, shown.column) }, body, said, phrase);
    }
    const shown = named ?? measure;
    const [from, to] = [shown.figures[0], shown.figures.at(-1)] as [NumberToken, NumberToken];
    if (worth(from) === worth(to) || !hasSubject(head[shown.column], language)) return undefined;
    const [begin, end] = [body[0], body.at(-1)];
    const isRise = worth(to) > worth(from);
    // What went beyond either end in between is no course from the first to the last.
    const [low, high] = [Math.min(worth(from), worth(to)), Math.max(worth(from), worth(to))];
    const hasTurned = shown.figures.some((f) => worth(f) < low || worth(f) > high);
    if (hasTurned) return ranged({ ...shown, name: withUnit(shown.name, shown.column) }, body, said, phrase);
    return phrase(isRise ? 'rose' : 'fell', {
      name: withUnit(shown.name, shown.column), from: said(begin, shown.column), start: said(begin, 0), to: said(end, shown.column), end: said(end, 0),
    }); // biome-ignore format: the values of a sentence
  }
  const last = rows.at(-1);
  const whole = last !== undefined && sums.includes(last) ? last : undefined;
  const versus = whole === undefined ? undefined : againstOf(head, whole);
  if (whole !== undefined && versus !== undefined) {
    const name = whole.find((cell) => cell.text !== '')?.text ?? '';
    const [value, other] = [said(whole, versus.is), said(whole, versus.was)];
    return phrase('against', {
      name: withUnit(name, versus.is),
      value,
      measure: said(head, versus.is),
      other,
      versus: said(head, versus.was),
    });
  }
  if (!isWhole || head.length !== 2 || sums.length > (whole === undefined ? 0 : 1) || !hasSubject(head[measure.column], language))
    return undefined;
  const values = measure.figures.map(worth);
  const most = Math.max(...values);
  const at = values.indexOf(most);
  if (most <= 0 || values.lastIndexOf(most) !== at) return undefined;
  const top = { name: withUnit(measure.name, measure.column), top: said(body[at], 0), value: said(body[at], 1) };
  if (whole === undefined) return phrase('largest', top);
  // A part of the sum is only said of a sum of parts.
  return isSumOf(figureOf(whole[1]), values) ? phrase('largest_of', { ...top, total: said(whole, 1) }) : undefined;
}

/** Figures that were rounded one by one miss their sum by so much of it. */
const ROUNDED = 0.01;
const isSumOf = (sum: NumberToken | undefined, values: readonly number[]): boolean =>
  sum !== undefined &&
  values.every((value) => value >= 0) &&
  Math.abs(values.reduce((n, value) => n + value, 0) - worth(sum)) <= ROUNDED * worth(sum);

/** A heading such as "Revenue over the years" says which of several measures its table is about. */
function isNamedIn(name: string, heading: string, language: string): boolean {
  const unit = new Set(plainWords(unitNamedIn(name, language) ?? ''));
  const words = plainWords(name).filter((word) => !unit.has(word));
  const said = new Set(plainWords(heading));
  return words.length > 0 && words.every((word) => said.has(word));
}

const STATES: readonly WordClass[] = [
  'actual',
  'target',
  'forecast',
  'budget',
  'total',
  'change',
  'share',
  'before',
  'after',
  'year',
  'quarter',
  'month',
];

/** A year, "budget" or "EUR" alone is of nothing. */
export const hasSubject = (cell: Line | undefined, language: string): boolean =>
  cell !== undefined &&
  unitNamedIn(cell.text, language) !== cell.text &&
  cell.tokens.some((t) => t.kind === 'word' && t.lower.length > 1 && !t.classes.some((c) => STATES.includes(c)));

type Phrase = (code: string, values: Readonly<Record<string, string>>) => string | undefined;

/** The smallest and the largest of a series of times. */
function ranged(
  { column, name, figures }: Measure,
  body: TableUnit['rows'],
  said: (row: readonly Line[] | undefined, column: number) => string,
  phrase: Phrase,
): string | undefined {
  const values = figures.map(worth);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const [lowAt, highAt] = [values.indexOf(low), values.indexOf(high)];
  if (values.length < FEWEST_RANGED || values.lastIndexOf(low) !== lowAt || values.lastIndexOf(high) !== highAt) return undefined;
  return phrase('ranged', {
    name, low: said(body[lowAt], column), bottom: said(body[lowAt], 0), high: said(body[highAt], column), top: said(body[highAt], 0),
  }); // biome-ignore format: the values of a sentence
}

const has = (cell: Line | undefined, classes: readonly WordClass[]): boolean =>
  cell?.tokens.some((t) => t.kind === 'word' && t.classes.some((c) => classes.includes(c))) ?? false;

/** The first column of what came or is expected, and that of the plan, of one unit in this row. */
function againstOf(head: readonly Line[], row: readonly Line[]): { readonly is: number; readonly was: number } | undefined {
  const was = head.findIndex((cell, i) => i > 0 && has(cell, ['budget', 'target']) && !has(cell, ['change', 'share']));
  const is = (classes: readonly WordClass[]): number => head.findIndex((cell, i) => i > 0 && i !== was && has(cell, classes));
  const beside = head.findIndex(
    (cell, i) => i > 0 && i === was - 1 && cell.tokens.length > 0 && cell.tokens.every((t) => t.kind === 'period'),
  );
  const at = [is(['actual']), is(['forecast']), beside].find((i) => i > 0);
  const [value, other] = [at === undefined ? undefined : figureOf(row[at]), figureOf(row[was])];
  return was > 0 && at !== undefined && value !== undefined && other !== undefined && value.unit === other.unit
    ? { is: at, was }
    : undefined;
}

/** Each is of a later time than the one above. */
function isInOrder(cells: readonly (Line | undefined)[]): boolean {
  const times = cells.map((cell) => {
    const [token] = cell?.tokens ?? [];
    if (cell?.tokens.length !== 1 || token === undefined) return undefined;
    return token.kind === 'period' ? token.from : token.kind === 'number' && token.year ? token.value * 366 : undefined;
  });
  return times.every((t, i) => t !== undefined && (i === 0 || t > (times[i - 1] ?? Number.POSITIVE_INFINITY)));
}
