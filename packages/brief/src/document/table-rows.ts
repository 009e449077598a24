/** Rows of a table that are set apart: sums by what they are called, and rows that the document sets in bold. */
import type { Line, NumberToken } from '@deckwright/source';

/** Words of a name that says that its row is a sum. */
const MOST_WORDS = 3;

export function isTotalRow(row: readonly Line[]): boolean {
  const name = row.find((cell) => cell.text !== '');
  return (
    name !== undefined && name.tokens.length <= MOST_WORDS && name.tokens.some((t) => t.kind === 'word' && t.classes.includes('total'))
  );
}

/** Every cell that has words is bold as a whole. */
export function isStrongRow(row: readonly Line[], source: string): boolean {
  const cells = row.filter((cell) => cell.text !== '');
  return cells.length > 0 && cells.every(({ start }) => source.startsWith('**', start) || source.startsWith('**', start - 2));
}

/** Rows of one part of a table. */
const FEWEST_OF_GROUP = 2;

/** Rows before which a table may be parted: those that name what stands under them, and have no figure. */
export const groupStarts = (rows: readonly (readonly Line[])[]): readonly number[] =>
  rows.flatMap((row, i) => {
    const isName = (row[0]?.text ?? '') !== '' && row.length > 1 && row.slice(1).every(({ text }) => text === '');
    return isName && i >= FEWEST_OF_GROUP && rows.length - i > FEWEST_OF_GROUP ? [i] : [];
  });

/** Times from which measures over them are a table that may be parted by measure. */
const FEWEST_TIMES = 6;
const FEWEST_MEASURES = 2;

const isTime = (cell: Line | undefined): boolean =>
  cell?.tokens.length === 1 && cell.tokens.every((t) => t.kind === 'period' || (t.kind === 'number' && t.year));

/** Where the measures of a table of times stand: in its rows or its columns; undefined for other tables. */
export function measuresOf({
  head,
  rows,
}: {
  readonly head: readonly Line[];
  readonly rows: readonly (readonly Line[])[];
}): 'rows' | 'columns' | undefined {
  const times = { rows: head.slice(1).filter(isTime).length, columns: rows.filter(([name]) => isTime(name)).length };
  if (times.rows >= FEWEST_TIMES && times.rows >= head.length - 2) return rows.length >= FEWEST_MEASURES ? 'rows' : undefined;
  return times.columns >= FEWEST_TIMES && times.columns >= rows.length - 1 && head.length > FEWEST_MEASURES ? 'columns' : undefined;
}

export interface Series {
  readonly head: readonly Line[];
  readonly rows: readonly (readonly Line[])[];
  /** What is of no time, such as the year as a whole: `FY25: 799,690`. */
  readonly rest: readonly string[];
}

/** One measure over times as a row each, wherever its table has the times. */
export function seriesOf({ head, rows }: Pick<Series, 'head' | 'rows'>): Series | undefined {
  const [only, ...others] = rows;
  const [corner, ...times] = head;
  const isAcross = others.length === 0 && only !== undefined && times.filter(isTime).length >= FEWEST_TIMES;
  const pairs = isAcross ? times.map((time, i): readonly Line[] => [time, only[i + 1] ?? time]) : head.length === 2 ? rows : [];
  const timed = pairs.filter(([time]) => isTime(time));
  if (timed.length < FEWEST_TIMES || corner === undefined) return undefined;
  const measure = isAcross ? only[0] : head[1];
  if (measure === undefined) return undefined;
  const rest = pairs.filter((pair) => !timed.includes(pair)).map(([name, value]) => `${name?.text ?? ''}: ${value?.text ?? ''}`);
  return { head: [corner, measure], rows: timed, rest };
}

/** Rows beside a sum: two and their sum compare nothing. */
const FEWEST_PARTS = 3;

/** A table without the sum in its last row, which is said in words instead: `Total: 5,345`; undefined where there is none. */
export function withoutSum({ head, rows }: Pick<Series, 'head' | 'rows'>): Series | undefined {
  const last = rows.at(-1);
  if (last === undefined || rows.length <= FEWEST_PARTS || !isTotalRow(last)) return undefined;
  const [name, ...sums] = last.map(({ text }, i) => ({ text, measure: head[i]?.text ?? '' }));
  const figures = sums.filter(({ text }) => text !== '');
  const said = figures.map(({ text, measure }) => (figures.length > 1 && measure !== '' ? `${measure} ${text}` : text)).join(', ');
  return { head, rows: rows.slice(0, -1), rest: [`${name?.text ?? ''}: ${said}`] };
}

const amountIn = (cell: Line | undefined): number | undefined => {
  const numbers = cell?.tokens.filter((t): t is NumberToken => t.kind === 'number') ?? [];
  const [only, ...more] = numbers;
  return only === undefined || more.length > 0 ? undefined : (only.sign === '-' ? -Math.abs(only.value) : only.value) * only.factor;
};

/** Columns in which a row is the sum or difference of the two above it: in one alone that may be chance. */
const FEWEST_SUMMED = 2;

/** Rows that are sums of others, by name, by weight or by their figures: such a table is a statement to be read down, and compares no equals. */
export function hasSums(rows: readonly (readonly Line[])[], source: string): boolean {
  const isSum = (row: readonly Line[], i: number): boolean => {
    if (isTotalRow(row) || isStrongRow(row, source)) return true;
    const [a, b] = [rows[i - 2], rows[i - 1]];
    const columns = row.slice(1).map((cell, k) => [cell, a?.[k + 1], b?.[k + 1]].map(amountIn));
    const figures = columns.filter((all): all is [number, number, number] => all.every((one) => one !== undefined));
    const near = (x: number, y: number): boolean => Math.abs(x - y) < 1e-6 * Math.max(1, Math.abs(x));
    const both = [1, -1].some((sign) => figures.every(([sum, x, y]) => near(sum, x + sign * y)));
    return figures.length >= FEWEST_SUMMED && figures.length === columns.length && both;
  };
  return rows.some(isSum);
}
