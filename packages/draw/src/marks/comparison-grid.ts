/**
 * The content of a comparison: the kind of every cell and column, numbers formatted along the direction of comparison, and the highlighted
 * column.
 */
import { capacityExceeded, DASH, type Kit } from '../layout/index.ts';

export const MAX_COLUMNS = 10;
export const SOFT_COLUMNS = 6;

type Value = string | number | boolean;
export interface GridIn {
  readonly headers: readonly (string | number)[];
  readonly rows: readonly (readonly Value[])[];
}

const CHECK = new Set(['✓', '✔', '☑', '✅', 'check']);
const CROSS = new Set(['✗', '✘', '✕', '✖', '❌', 'cross']);
const NONE = new Set(['', '-', DASH, '—', '−', 'dash']);
/** Text that reads as one number, so it is aligned like one. */
const NUMERIC = /^[^\d\s]{0,3}\s?\d[\d.,\u00a0\u202f]*(?:\s?[%€$£¥x×]|\s?pp)?$/;

export type Kind = 'check' | 'cross' | 'none' | 'number' | 'text' | 'blank';

export interface Cell {
  readonly kind: Kind;
  readonly text: string;
  readonly path: string;
  readonly bind: 'verbatim' | 'formatted' | 'derived';
  /** For numbers: the text from the decimal sign on, to the right of the alignment line. */
  readonly tail: string;
}

/** The alignment of a column: words (and figures among them) at the leading edge, figures at the trailing edge, marks in the middle. */
export type ColumnKind = 'text' | 'number' | 'mark';

export interface Grid {
  readonly headers: readonly { readonly text: string; readonly path: string }[];
  readonly rows: readonly (readonly Cell[])[];
  readonly kinds: readonly ColumnKind[];
  /** The one column that the title names. */
  readonly named?: number;
}

export const isMark = (kind: Kind): boolean => kind === 'check' || kind === 'cross';

/** Cells with their kinds and columns with theirs. Decimals are shared along the direction in which the numbers compare. */
export function readGrid(p: GridIn, pointer: string, kit: Kit): Grid {
  const width = Math.max(p.headers.length, ...p.rows.map((r) => r.length));
  if (width > MAX_COLUMNS)
    throw capacityExceeded(
      `comparison_table holds at most ${MAX_COLUMNS} columns; ${width} were sent.`,
      'Send the options as two tables, or swap rows and columns.',
      { component: 'comparison_table', count: width, limit: MAX_COLUMNS },
    );
  if (width > SOFT_COLUMNS)
    kit.warn('over_soft_limit', `${width} columns are more than the ${SOFT_COLUMNS} that comparison_table shows comfortably.`, {
      path: pointer,
      remedy: 'Split the table, or leave out the options that are out of the running.',
    });
  const expected = p.headers.length === 0 ? width : p.headers.length;
  const uneven = p.rows.findIndex((r) => r.length !== expected);
  if (uneven >= 0)
    kit.warn(
      'length_mismatch',
      `Row ${uneven + 1} has ${p.rows[uneven]?.length} cells for ${expected} headers; what is missing stays blank.`,
      {
        path: `${pointer}/rows/${uneven}`,
        remedy: 'Send one cell for every header.',
      },
    );

  const kindsOf = p.rows.map((row) => Array.from({ length: width }, (_, j) => kindOf(row[j], j)));
  const columns = Array.from({ length: width }, (_, j) => new Set(kindsOf.map((row) => row[j] as Kind)));
  const data = columns.slice(1);
  // When one column mixes kinds, rows are criteria, each in a unit of its own. Otherwise each column is one measure.
  const mixes = (kinds: ReadonlySet<Kind>): boolean =>
    Number(kinds.has('text')) + Number(kinds.has('number')) + Number(kinds.has('check') || kinds.has('cross')) > 1;
  const byRow = data.some(mixes);
  const anyText = data.some((kinds) => kinds.has('text'));
  const kindOfColumn = (kinds: ReadonlySet<Kind>): ColumnKind => {
    if (byRow) return anyText ? 'text' : 'mark';
    return kinds.has('text') ? 'text' : kinds.has('number') ? 'number' : 'mark';
  };
  const kinds = columns.map((set, j): ColumnKind => (j === 0 ? 'text' : kindOfColumn(set)));

  const decimals = decimalsFor(p.rows, byRow, width, kit);
  const rows = p.rows.map((row, i) =>
    Array.from({ length: width }, (_, j) =>
      cellOf(row[j], (kindsOf[i] as Kind[])[j] as Kind, `${pointer}/rows/${i}/${j}`, decimals(i, j), kit),
    ),
  );
  const headers = Array.from({ length: width }, (_, j) => ({ text: String(p.headers[j] ?? ''), path: `${pointer}/headers/${j}` }));
  const named = headers.findIndex(({ path }, j) => j > 0 && kit.isEmphasised(path));
  return { headers, rows, kinds, ...(named < 0 ? {} : { named }) };
}

function decimalsFor(rows: GridIn['rows'], byRow: boolean, width: number, kit: Kit): (i: number, j: number) => number {
  const numbers = (cells: readonly (Value | undefined)[]): number[] => cells.filter((v) => typeof v === 'number');
  if (byRow) {
    const each = rows.map((row) => kit.decimals(numbers(row.slice(1))));
    return (i, j) => (j === 0 ? kit.decimals(numbers([rows[i]?.[0]])) : (each[i] ?? 0));
  }
  const each = Array.from({ length: width }, (_, j) => kit.decimals(numbers(rows.map((row) => row[j]))));
  return (_, j) => each[j] ?? 0;
}

function kindOf(value: Value | undefined, j: number): Kind {
  if (value === undefined) return 'blank';
  if (typeof value === 'boolean') return value ? 'check' : 'cross';
  if (typeof value === 'number') return 'number';
  if (j === 0) return value === '' ? 'blank' : 'text';
  const word = value.trim().toLowerCase();
  if (CHECK.has(word)) return 'check';
  if (CROSS.has(word)) return 'cross';
  if (NONE.has(word)) return 'none';
  return NUMERIC.test(value) ? 'number' : 'text';
}

function cellOf(value: Value | undefined, kind: Kind, path: string, decimals: number, kit: Kit): Cell {
  const bind = typeof value === 'string' ? 'verbatim' : 'formatted';
  const at = (text: string, tail = ''): Cell => ({ kind, text, path, bind, tail });
  switch (kind) {
    case 'blank':
      return at('');
    case 'check':
      return at('✓');
    case 'cross':
      return at('✗');
    case 'none':
      return value === '' ? { ...at(DASH), path: '', bind: 'derived' } : at(DASH);
    case 'number': {
      const text = typeof value === 'number' ? kit.value(value, { decimals }) : String(value);
      const sign = text.lastIndexOf(kit.numbers.decimal);
      const tail = /[^\d]*$/.exec(text)?.[0] ?? '';
      return at(text, sign >= 0 ? text.slice(sign) : tail);
    }
    default:
      return at(String(value));
  }
}
