/** Rows and columns of words, by where they stand. */
import type { KnownLine } from './paragraphs-of-picture.ts';

export interface TableOfWords {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const LEAST_ROWS = 3;
const LEAST_COLUMNS = 2;
const MOST_COLUMNS = 10;
/** Of the rows: those that have a cell in most columns. */
const FILLED = 0.6;

/** Paragraphs of one height are a row; none where they have no common columns, or where words stand beside them. */
export function tableOfWords(paragraphs: readonly KnownLine[]): TableOfWords | undefined {
  const rows: KnownLine[][] = [];
  for (const one of paragraphs.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const last = rows.at(-1);
    const isSame = last?.some((other) => Math.abs(middleOf(other) - middleOf(one)) < 0.4 * Math.min(one.box_in[3], other.box_in[3]));
    if (last !== undefined && isSame === true) last.push(one);
    else rows.push([one]);
  }
  const columns = columnsOf(paragraphs);
  if (rows.length < LEAST_ROWS || columns.length < LEAST_COLUMNS || columns.length > MOST_COLUMNS) return undefined;
  const cells = rows.map((row) =>
    columns.map(([from, to]) =>
      row
        .filter(({ box_in: [x, , w] }) => x + w / 2 >= from && x + w / 2 <= to)
        .toSorted((a, b) => a.box_in[0] - b.box_in[0])
        .map(({ text }) => text)
        .join(' '),
    ),
  );
  const filled = cells.filter((row) => row.filter((cell) => cell !== '').length >= FILLED * columns.length);
  const [headers, ...body] = cells;
  return headers === undefined || filled.length < FILLED * cells.length ? undefined : { headers, rows: body };
}

const middleOf = ({ box_in: [, y, , h] }: KnownLine): number => y + h / 2;

/** Spans across that no paragraph crosses. */
function columnsOf(paragraphs: readonly KnownLine[]): (readonly [number, number])[] {
  const spans: [number, number][] = [];
  for (const { box_in } of paragraphs.toSorted((a, b) => a.box_in[0] - b.box_in[0])) {
    const last = spans.at(-1);
    if (last === undefined || box_in[0] > last[1]) spans.push([box_in[0], box_in[0] + box_in[2]]);
    else last[1] = Math.max(last[1], box_in[0] + box_in[2]);
  }
  return spans;
}
