/** Tables pasted into a brief: columns parted by pipes, tabs, semicolons, commas or runs of blanks. */
import { MOST_COLUMNS } from '../input/delimited.ts';
import type { TextLine } from './lines.ts';
import { isPeriod } from './periods.ts';
import { cut, Figure, Piece } from './piece.ts';
import { readFigures } from './read-figures.ts';

export interface Cell {
  readonly piece: Piece;
  /** Its number; a lone year counts. */
  readonly figure?: Figure;
  readonly figures: readonly Figure[];
}

export interface TableRow {
  readonly label: Piece;
  /** What stands right of the label. */
  readonly cells: readonly Cell[];
  readonly piece: Piece;
}

export interface Table {
  readonly piece: Piece;
  /** Over the column of labels. */
  readonly corner?: Piece;
  /** Over the other columns; empty where the table has no header. */
  readonly head: readonly Piece[];
  readonly rows: readonly TableRow[];
  /** Of the columns right of the label: whether every filled cell is a number. */
  readonly numeric: readonly boolean[];
}

type Kind = 'pipe' | 'tab' | 'blanks' | 'dash' | 'numbers' | 'semicolon' | 'comma';
/** A comma between the digits of one number. */
const THOUSANDS = /(?<![\d,])\d{1,3},(?=\d{3}(?!\d))|(?<=,\d{3}),(?=\d{3}(?!\d))/g;
const RULER = /^[|\s:+=_-]+$/;

const NUMBER = "[(+−–-]?[$€£¥]?[+−–-]?\\d[\\d.,'’]*\\s?(?:%|pp|[kmb]n?|[$€£¥])?\\)?";
const NUMBERS = new RegExp(`^(?:${NUMBER}\\s+)+${NUMBER}$`, 'iu');
/** `Bath 120 135 128 150`: a name and numbers, nothing between them but blanks. */
const NAMED_NUMBERS = new RegExp(`^(?=[^\\d]*\\p{L})([^:]{1,40}?):?((?:\\s+${NUMBER}){2,16})$`, 'iu');

function cutLine(line: Piece, kind: Kind): Piece[] {
  if (kind === 'numbers') {
    const match = line.text.length > 200 ? null : NAMED_NUMBERS.exec(line.text);
    if (match?.[1] === undefined || match[2] === undefined) return [];
    const label = cut(line, line.start, line.start + match[1].length);
    // `Internet: 410, 436, 455`: commas between numbers are none of theirs.
    const tokens = tokensOf(cut(line, line.end - match[2].length, line.end));
    return [label, ...tokens.map((t) => (t.text.endsWith(',') ? cut(t, t.start, t.end - 1) : t))];
  }
  const marks = { pipe: /\|/g, tab: /\t/g, blanks: /\s{2,}/g, dash: /\s[–—-]\s/g, semicolon: /;/g, comma: /,/g };
  const out: Piece[] = [];
  let from = line.start;
  for (const match of line.text.matchAll(marks[kind])) {
    out.push(cut(line, from, line.start + match.index));
    from = line.start + match.index + match[0].length;
  }
  out.push(cut(line, from, line.end));
  if (kind === 'pipe' && line.text.startsWith('|')) out.shift();
  if (kind === 'pipe' && line.text.endsWith('|')) out.pop();
  return out;
}

const HOURS = /^(?:[01]?\d|2[0-4])(?:[:.]\d\d)?\s?[-–—]\s?(?:[01]?\d|2[0-4])(?:[:.]\d\d)?\s?(?:h|uhr)?$/iu;

/** Accounting brackets that stand without a blank: `(192.1)(205.3)`. */
const CLOSED = /^(?:\(\d[\d.,'’ ]{0,14}\)\s?){2,12}$/u;
const numbersIn = (piece: Piece): Piece[] =>
  CLOSED.test(piece.text)
    ? [...piece.text.matchAll(/\([^()]+\)/g)].map((m) => cut(piece, piece.start + m.index, piece.start + m.index + m[0].length))
    : tokensOf(piece);

/** Pieces between blanks. */
const tokensOf = (piece: Piece): Piece[] =>
  [...piece.text.matchAll(/\S+/g)].map((m) => cut(piece, piece.start + m.index, piece.start + m.index + m[0].length));

const columns = (line: TextLine, kind: Kind): Piece[] => {
  const text = line.whole.text;
  if (kind === 'pipe' && !text.includes('|')) return [];
  if (kind === 'tab' && !text.includes('\t')) return [];
  if (kind === 'blanks' && !/\S\s{2,}\S/.test(text)) return [];
  if (kind === 'dash' && !/\s[–—-]\s.*\s[–—-]\s/.test(text)) return [];
  // `Orders: 2,180 (+5%)` is a figure and its change.
  if (
    kind === 'numbers' &&
    (line.mark !== 'none' || (line.piece.text.includes(':') && (text.match(/\s[(+−–-]?[$€£¥]?\d/g) ?? []).length < 3))
  )
    return [];
  if (kind === 'semicolon' && !text.includes(';')) return [];
  // A blank behind some commas and none within `1,2`: those are decimal.
  if (kind === 'comma' && (!/,\S/.test(text) || (/,\s/.test(text) && /\d,\d/.test(text)))) return [];
  // Nor are columns parted by what only parts thousands: "Nursing 41,320 / 43,905".
  if (kind === 'comma' && (text.match(/,/g)?.length ?? 0) === (text.match(THOUSANDS)?.length ?? 0)) return [];
  // Nor by a decimal comma: "Umsatz: 14,2 Mio. €".
  if (kind === 'comma' && (text.match(/,/g)?.length ?? 0) === (text.match(/(?<![\d,])\d{1,3},\d{1,2}(?![\d,])/g)?.length ?? 0)) return [];
  let cells = cutLine(kind === 'pipe' ? line.whole : line.mark === 'none' ? line.whole : line.piece, kind);
  // Columns that a wide number has closed up: "875  1,020 1,110".
  if (kind === 'blanks')
    cells = cells.flatMap((c) => (c.text.length < 120 && (NUMBERS.test(c.text) || CLOSED.test(c.text)) ? numbersIn(c) : [c]));
  return cells.length >= 2 && cells.length <= MOST_COLUMNS ? cells : [];
};

/** Rows of a kind that stand below each other; a first row may lack the cell over the labels. */
function runFrom(lines: readonly TextLine[], at: number, kind: Kind): Piece[][] {
  const rows: Piece[][] = [];
  for (let i = at; i < lines.length && i - at < 60; i++) {
    const line = lines[i] as TextLine;
    if (RULER.test(line.whole.text) && line.whole.text.length > 2 && rows.length > 0) {
      rows.push([]);
      continue;
    }
    if (i > at && line.opens) break;
    const cells = [...columns(line, kind)];
    if (cells.length === 0) break;
    // An empty last cell leaves nothing but its mark: `Elena Rossi | Managing Partner |`; behind a tab, nothing at all.
    const open = kind === 'pipe' ? !line.whole.text.startsWith('|') && line.whole.text.endsWith('|') : kind === 'tab' && line.indent === 0;
    if (open && cells.length + 1 === rows[0]?.length) cells.push(cut(line.whole, line.whole.end, line.whole.end));
    const width = rows.reduce((m, r) => Math.max(m, r.length), 0);
    // A long name that has closed up with its first number: "Billings 860   890".
    const [name] = cells;
    const closed =
      kind === 'blanks' && cells.length + 1 === width && rows.length > 1
        ? /^\p{L}.*\s(?=[$€£(+−-]?\d[\d.,]*[%)]?$)/u.exec(name?.text ?? '')
        : null;
    if (name !== undefined && closed !== null)
      cells.splice(0, 1, cut(name, name.start, name.start + closed[0].length), cut(name, name.start + closed[0].length, name.end));
    if (rows.length > 0 && cells.length !== width && !(rows.length === 1 && cells.length === width + 1)) break;
    rows.push(cells);
  }
  return rows;
}

const LEAST: Readonly<Record<Kind, number>> = { pipe: 2, tab: 2, blanks: 2, dash: 3, numbers: 2, semicolon: 3, comma: 3 };

export function tablesOf(text: string, lines: readonly TextLine[], within: (p: Piece) => Figure[]): Table[] {
  const out: Table[] = [];
  for (let i = 0; i < lines.length; ) {
    let taken = 1;
    for (const kind of ['pipe', 'tab', 'blanks', 'dash', 'numbers', 'semicolon', 'comma'] as const) {
      const run = runFrom(lines, i, kind);
      const filled = run.filter((r) => r.length > 0);
      if (filled.length < LEAST[kind]) continue;
      // A title in the first cell, nothing beside it: the table begins below.
      if (filled.length > 2 && (filled[0]?.length ?? 0) > 2 && filled[0]?.filter((c) => c.text !== '').length === 1) continue;
      const last = lines[i + run.length - 1] as TextLine;
      const first = (lines[i] as TextLine).whole;
      const before = (kind === 'numbers' || kind === 'blanks') && i > 0 ? (lines[i - 1] as TextLine).piece : undefined;
      const table = tableOf(
        new Piece(text.slice(first.start, last.whole.end), first.start, last.whole.end),
        filled,
        within,
        before,
        kind === 'comma',
        (lines[i] as TextLine).mark === 'number' || (lines[i] as TextLine).mark === 'bullet',
      );
      // Sentences with commas are no table: its cells are short, and numbers fill a column.
      if ((kind === 'comma' || kind === 'semicolon') && !table.numeric.some(Boolean) && !isExported(filled, text)) continue;
      if (kind === 'comma' && filled.flat().some((c) => c.text.length > 40)) continue;
      out.push(table);
      taken = run.length;
      break;
    }
    i += taken;
  }
  return out;
}

/** Rows of three short cells and more with no blank behind a mark: nobody writes sentences like that. */
const isExported = (rows: readonly (readonly Piece[])[], text: string): boolean =>
  rows.length >= 2 &&
  rows.every((r) => r.length >= 3 && r.every((c, k) => c.text.length <= 60 && (k === 0 || !/\s/.test(text[c.start - 1] ?? ' '))));

/** A figure that was read in a cell, where it stands in the brief. */
const shifted = (f: Figure, by: number): Figure =>
  new Figure(new Piece(f.text, f.start + by, f.end + by), { ...f, core: new Piece(f.core.text, f.core.start + by, f.core.end + by) });

/** The last words of the line above that could head the columns: "bookings Q1 Q2 Q3 Q4:". */
function headAbove(line: Piece | undefined, columns: number): Piece[] {
  if (line === undefined) return [];
  const tokens = tokensOf(/[:.]$/.test(line.text) ? cut(line, line.start, line.end - 1) : line).slice(-columns);
  const bare = tokens.map((t) => (/[,;]$/.test(t.text) ? cut(t, t.start, t.end - 1) : t));
  return bare.length === columns && bare.every((t) => /\d/.test(t.text) || /^\p{Lu}/u.test(t.text)) ? bare : [];
}

function tableOf(
  piece: Piece,
  rows: readonly (readonly Piece[])[],
  within: (p: Piece) => Figure[],
  above?: Piece,
  own = false,
  listed = false,
): Table {
  const width = rows.reduce((m, r) => Math.max(m, r.length), 0);
  const read = (p: Piece): Cell => {
    const figures = own ? readFigures(p.text, false).map((f) => shifted(f, p.start)) : within(p);
    const plain = figures.find((f) => !f.year) ?? (figures[0]?.text === p.text ? figures[0] : undefined);
    // Accounting brackets are a minus.
    const figure =
      plain !== undefined && plain.value > 0 && /^\([^()]+\)$/.test(p.text)
        ? new Figure(p, { ...plain, value: -plain.value, signed: true })
        : plain;
    return { piece: p, figures, ...(figure === undefined ? {} : { figure }) };
  };
  const cells = rows.map((r) => r.map(read));
  const [first = [], ...below] = cells;
  const bare = first.slice(first.length === width ? 1 : 0);
  const isNumber = (c: Cell): boolean => c.figure !== undefined && c.piece.text.length - c.figure.text.length <= 12;
  // `Impact (1-5)` and `Q1 27` name a column, and so do hours: `06-10`.
  const names = (c: Cell): boolean =>
    /\p{L}{3}[^\d]*\([^()]*\d[^()]*\)$/u.test(c.piece.text) || isPeriod(c.piece.text) || HOURS.test(c.piece.text);
  const counts = (list: readonly Cell[]): number => list.filter((c) => isNumber(c) && !c.figures.some((f) => f.year) && !names(c)).length;
  // A header holds names or years; where all is text, the first row is the header.
  const numbersBelow = below.some((r) => r.slice(1).some(isNumber));
  const over = headAbove(above, width - 1);
  // What is marked as a thing of a list heads nothing.
  // Nothing over the names, and a name in each row: the first row heads numbers of its own kind, too, `;8-11h;11-15h`.
  const cornerless =
    first[0]?.piece.text === '' &&
    below.length >= 2 &&
    below.every((r) => /\p{L}/u.test(r[0]?.piece.text ?? '')) &&
    bare.every((c) => c.piece.text !== '');
  // `Tender | wk 10 | wk 14` above rows of weeks: a row like the others.
  const alike =
    below.length >= 2 &&
    bare.length >= 2 &&
    below.every((r) => bare.every((c, k) => isPeriod(c.piece.text) && isPeriod(r[k + 1]?.piece.text ?? '')));
  // A rule below the first row says that it heads the others.
  const ruled = below.length >= 2 && /^[^\n]*\n(?=[^\n]*--)[ \t|:+=-]+(?:\n|$)/.test(piece.text);
  const headed =
    !alike &&
    !listed &&
    (ruled ||
      first.length < width ||
      cornerless ||
      (counts(bare) === 0 && (below.length >= 2 || numbersBelow)) ||
      (counts(bare) === 0 && below.length === 1 && width > 2));
  const body = headed ? below : cells;
  const labelled = body.map((r): TableRow => {
    const [label, ...rest] = r;
    const end = r.at(-1)?.piece.end ?? piece.end;
    const start = label?.piece.start ?? piece.start;
    return { label: label?.piece ?? piece, cells: rest, piece: cut(piece, start, end) };
  });
  const numeric = Array.from({ length: width - 1 }, (_, k) => {
    const column = labelled.map((r) => r.cells[k]).filter((c): c is Cell => c !== undefined && /[\p{L}\d]/u.test(c.piece.text));
    return column.length > 0 && column.every(isNumber);
  });
  const corner = headed && first.length === width ? first[0]?.piece : undefined;
  return {
    piece,
    ...(corner === undefined || corner.text === '' ? {} : { corner }),
    head: headed ? bare.map((c) => c.piece) : over,
    rows: labelled.filter((r) => r.label.text !== '' || r.cells.some((c) => c.piece.text !== '')),
    numeric,
  };
}
