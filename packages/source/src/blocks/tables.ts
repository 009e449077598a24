/** Tables as people write them: pipes with and without a rule, tabs, columns parted by blanks, lines with semicolons or commas. */
import type { Block, Line, Span } from '../document.ts';
import type { ScanContext } from '../tokens/context.ts';
import { scan } from '../tokens/scan-line.ts';
import { isEmpty, type TextLine } from './lines.ts';
import { nameOf, writtenOf } from './written.ts';

export interface FoundTable {
  readonly before?: Block;
  readonly block: Block;
  /** Index behind its last line. */
  readonly next: number;
}

const RULE = /^[|+:\s─━═=-]*-{2,}[|+:\s─━═=-]*$/u;
/** Longest cell, in characters, of a table without pipes: what is longer is prose. */
const LONGEST_CELL = 80;
const MOST_COLUMNS = 400;

/** A name as programs write it: `avg_age_yrs`. */
const SNAKE = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/u;

type Cells = readonly Span[];

/** Places of a sign outside quotes, brackets not counted. */
function* signsIn(text: string, { start, end }: Span, sign: string): Generator<number> {
  let quoted = false;
  for (let at = start; at < end; at++) {
    const c = text.charAt(at);
    if (c === '\\') at++;
    else if (c === '"') quoted = !quoted;
    else if (c === sign && !quoted) yield at;
  }
}

function trimmed(text: string, start: number, end: number): Span {
  let [from, to] = [start, end];
  while (from < to && text.charCodeAt(from) <= 32) from++;
  while (to > from && text.charCodeAt(to - 1) <= 32) to--;
  // A cell of CSV in its quotes.
  if (to - from >= 2 && text.charAt(from) === '"' && text.charAt(to - 1) === '"') return { start: from + 1, end: to - 1 };
  return { start: from, end: to };
}

function splitAt(text: string, line: Span, sign: string): Cells {
  const out: Span[] = [];
  let from = line.start;
  for (const at of signsIn(text, line, sign)) {
    out.push(trimmed(text, from, at));
    from = at + 1;
  }
  out.push(trimmed(text, from, line.end));
  return out;
}

function pipeCells(text: string, line: TextLine): Cells {
  const start = text.charAt(line.start) === '|' ? line.start + 1 : line.start;
  // Without one before its first cell a bar at the end stands before an empty cell.
  const isFramed = start > line.start && line.end > start && text.charAt(line.end - 1) === '|' && text.charAt(line.end - 2) !== '\\';
  const end = isFramed ? line.end - 1 : line.end;
  return splitAt(text, { start, end }, '|');
}

function gapCells(text: string, line: TextLine): Cells {
  const out: Span[] = [];
  let from = line.start;
  for (let at = line.start; at < line.end; at++) {
    if (text.charAt(at) !== ' ' || text.charAt(at + 1) !== ' ') continue;
    out.push(trimmed(text, from, at));
    while (text.charAt(at + 1) === ' ') at++;
    from = at + 1;
  }
  out.push(trimmed(text, from, line.end));
  return out;
}

/** A figure as a cell of its own. */
const FIGURE = /^[-+−–(]?[€$£]?\d(?:[\d.,]*\d)?[%)kKmM]?$/u;

function wordsIn(text: string, { start, end }: Span): Cells {
  const words: Span[] = [];
  for (let at = start; at < end; at++) {
    const from = at;
    while (at < end && text.charCodeAt(at) > 32) at++;
    if (at > from) words.push({ start: from, end: at });
  }
  return words;
}

/** `Orders 910 1,020 1,110`: a name and the figures behind it, one blank apart. */
function figureRow(text: string, words: Cells): Cells {
  const first = words.findIndex((w) => FIGURE.test(text.slice(w.start, w.end)));
  const figures = words.slice(first);
  const [name] = words;
  const last = words[first - 1];
  const isRow = name !== undefined && last !== undefined && figures.length > 1;
  return isRow && figures.every((w) => FIGURE.test(text.slice(w.start, w.end))) && !text.slice(name.start, last.end).includes('  ')
    ? [{ start: name.start, end: last.end }, ...figures]
    : [];
}

/** A row of figures, or the words over one that name its columns. */
function figureCells(text: string, line: Span): Cells {
  const words = wordsIn(text, line);
  if (words.some((w) => FIGURE.test(text.slice(w.start, w.end)))) return figureRow(text, words);
  const next = text.indexOf('\n', line.end);
  if (next < 0) return [];
  const after = text.indexOf('\n', next + 1);
  const end = after < 0 ? text.length : after;
  const below = figureRow(text, wordsIn(text, { start: next + 1, end })).length;
  return below > 2 && below - words.length <= 1 && below >= words.length && FIGURE.test(lastWord(text, end)) ? words : [];
}

/** The characters between the last blank and `end`. */
const lastWord = (text: string, end: number): string => text.slice(0, end).trimEnd().slice(-24).split(' ').at(-1) ?? '';

/** `Cerro Alto / 310 / 1.12`: with blanks around. */
function slashCells(text: string, line: TextLine): Cells {
  const out: Span[] = [];
  let from = line.start;
  for (const at of signsIn(text, line, '/')) {
    if (text.charAt(at - 1) !== ' ' || text.charAt(at + 1) !== ' ') continue;
    out.push(trimmed(text, from, at));
    from = at + 1;
  }
  out.push(trimmed(text, from, line.end));
  return out;
}

const isRule = (text: string, line: TextLine): boolean => line.end - line.start >= 2 && RULE.test(text.slice(line.start, line.end));

interface Notation {
  readonly cells: (text: string, line: TextLine) => Cells;
  /** Fewest lines, and fewest columns, that are no accident. */
  readonly lines: number;
  readonly columns: number;
  /** Lines may have other numbers of cells than the first. */
  readonly isRagged: boolean;
  readonly isProse: boolean;
}

const NOTATIONS: readonly Notation[] = [
  { cells: pipeCells, lines: 2, columns: 2, isRagged: true, isProse: true },
  // A tab at the beginning is an empty cell.
  { cells: (text, line) => splitAt(text, { start: line.indent > 0 && text.charAt(line.start - 1) === '\t' ? line.start - 1 : line.start, end: line.end }, '\t'), lines: 2, columns: 2, isRagged: true, isProse: true },
  { cells: figureCells, lines: 3, columns: 3, isRagged: false, isProse: false },
  { cells: gapCells, lines: 2, columns: 2, isRagged: false, isProse: true },
  { cells: (text, line) => splitAt(text, line, ';'), lines: 2, columns: 2, isRagged: false, isProse: false },
  { cells: (text, line) => splitAt(text, line, ','), lines: 3, columns: 2, isRagged: false, isProse: false },
  { cells: slashCells, lines: 3, columns: 3, isRagged: false, isProse: false },
]; // biome-ignore format: one notation a line

/** A table that begins at line `i`, undefined where none does. */
export function tableAt(text: string, lines: readonly TextLine[], i: number, context: ScanContext): FoundTable | undefined {
  const found = rowsAt(text, lines, i);
  if (found === undefined) return undefined;
  const keyed = keyedRows(text, found.rows);
  if (keyed !== undefined) return { block: blockOf(text, { ...found, rows: keyed, headed: true }, context), next: found.next };
  // A row of one cell above all others is what the table is called.
  const [top, ...below] = found.rows;
  const [title] = top?.filter((c) => c.end > c.start) ?? [];
  if (title !== undefined && !found.headed && below.length > 1 && isAlone(top) && !isAlone(below[0])) {
    const line = scan(writtenOf(text, title.start, title.end), context);
    const before: Block = { kind: 'paragraph', start: line.start, end: line.end, sentences: [line] };
    return {
      before,
      block: blockOf(text, { ...found, rows: below, start: below[0]?.[0]?.start ?? found.start }, context),
      next: found.next,
    };
  }
  // `Our references: Client | Year | Value`: what announces the table stands before its first head.
  const [[first, ...heads] = [], ...rest] = found.rows;
  const cut = first === undefined ? -1 : text.slice(first.start, first.end).indexOf(': ');
  if (first === undefined || cut < 0 || rest.some(([r]) => r !== undefined && text.slice(r.start, r.end).includes(': ')))
    return { block: blockOf(text, found, context), next: found.next };
  const line = scan(writtenOf(text, first.start, first.start + cut), context);
  const rows = [[{ start: first.start + cut + 2, end: first.end }, ...heads], ...rest];
  const before: Block = { kind: 'paragraph', start: line.start, end: line.end, sentences: [line] };
  return { before, block: blockOf(text, { ...found, rows, start: first.start + cut + 2 }, context), next: found.next };
}

/** Of several cells only the first holds something. */
const isAlone = (row: Cells | undefined): boolean =>
  row !== undefined && row.length > 1 && row.every((c, k) => (k === 0) === c.end > c.start);

/** `Plan: Basic | Price: 19` in every row: the names before the colons are the head. */
function keyedRows(text: string, rows: readonly Cells[]): readonly Cells[] | undefined {
  const parted = rows.map((row) =>
    row.map((cell) => {
      const at = text.slice(cell.start, cell.end).indexOf(': ');
      return {
        key: trimmed(text, cell.start, cell.start + Math.max(0, at)),
        value: trimmed(text, cell.start + at + 2, cell.end),
        isKeyed: at > 0,
      };
    }),
  );
  const [first] = parted;
  const nameOf = ({ start, end }: Span): string => text.slice(start, end).toLowerCase();
  const isAlike =
    first !== undefined &&
    parted.length > 1 &&
    parted.every(
      (row) => row.length === first.length && row.every((c, i) => c.isKeyed && nameOf(c.key) === nameOf(first[i]?.key ?? c.value)),
    );
  return isAlike ? [first.map(({ key }) => key), ...parted.map((row) => row.map(({ value }) => value))] : undefined;
}

/** Whether one does, without reading its cells. */
export const beginsTable = (text: string, lines: readonly TextLine[], i: number): boolean => rowsAt(text, lines, i) !== undefined;

function rowsAt(text: string, lines: readonly TextLine[], i: number): Rows | undefined {
  for (const notation of NOTATIONS) {
    const found = readTable(text, lines, i, notation);
    if (found !== undefined) return found;
  }
  return undefined;
}

interface Rows {
  readonly rows: readonly Cells[];
  /** Rows above a rule. */
  readonly headed: boolean;
  readonly next: number;
  readonly start: number;
  readonly end: number;
}

function readTable(
  text: string,
  lines: readonly TextLine[],
  i: number,
  { cells, lines: fewest, columns, isRagged, isProse }: Notation,
): Rows | undefined {
  const rows: Cells[] = [];
  let headed = false;
  let next = i;
  let end = i;
  for (; next < lines.length; next++) {
    const line = lines[next] as TextLine;
    if (isEmpty(line)) break;
    if (isRule(text, line)) {
      // A rule alone is none of a table yet.
      if (rows.length === 0 && next > i) break;
      headed ||= rows.length === 1;
      end = next;
      continue;
    }
    const own = cells(text, line);
    // A head may leave its corner out: the next row tells how many columns there are.
    const width = (rows[1] ?? rows[0])?.length;
    const fits =
      width === undefined || own.length === width || (isRagged && own.length > 1) || (rows.length === 1 && own.length === width + 1);
    if (own.length < columns || own.length > MOST_COLUMNS || !fits) break;
    if (!isProse && own.some((c) => c.end - c.start > LONGEST_CELL || isSentence(text, c))) break;
    rows.push(own);
    end = next;
  }
  // Bars at the end of all lines are none.
  if (rows.every((row) => row.length > 2 && row.at(-1)?.start === row.at(-1)?.end))
    for (const [k, row] of rows.entries()) rows[k] = row.slice(0, -1);
  if (rows.length < fewest && !(headed && rows.length > 0)) return undefined;
  if (!isProse && !isData(text, rows)) return undefined;
  return { rows, headed, next: end + 1, start: (lines[i] as TextLine).start, end: (lines[end] as TextLine).end };
}

const isSentence = (text: string, { start, end }: Span): boolean =>
  end - start > 12 && '.?!'.includes(text.charAt(end - 1)) && text.slice(start, end).includes(' ');

/** Lines parted by semicolons or commas are a table where all have as many, and a column holds figures or all cells are short. */
function isData(text: string, rows: readonly Cells[]): boolean {
  // `Base: volume 1.8 Mt, price 412`: labelled lines.
  if (rows.slice(1).some(([first]) => first !== undefined && text.slice(first.start, first.end).includes(': '))) return false;
  // `Portal - green, 80 % done`: items with a dash of their own.
  if (rows.every(([first]) => first !== undefined && /\s[-–]\s/u.test(text.slice(first.start, first.end)))) return false;
  const figures = rows.slice(1).every((row) => row.slice(1).some((c) => /^[^\p{L}]*\d/u.test(text.slice(c.start, c.end))));
  const blankless = rows.every((row) => row.slice(1).every((c) => text.charAt(c.start - 1) !== ' '));
  const isList =
    rows.length > 2 &&
    (rows[0] as Cells).length > 2 &&
    rows.every((row) => row.every((c) => c.end > c.start && c.end - c.start <= 30 && !/\d/u.test(text.slice(c.start, c.end))));
  return (
    isList ||
    (figures && rows.every((row) => !/\d/u.test(text.slice(row[0]?.start, row[0]?.end)) || row.length > 2 || blankless)) ||
    (blankless && (rows[0] as Cells).length > 1 && rows.length > 2)
  );
}

function blockOf(text: string, { rows, headed, start, end }: Rows, context: ScanContext): Block {
  const columns = Math.max(...rows.map((r) => r.length));
  const read = rows.map((row, k) => {
    const lines = row.map(({ start: from, end: to }) => {
      const isName = k === 0 && SNAKE.test(text.slice(from, to));
      // A head may be a line that announces its rows: `Mine / output / cost:`.
      const stop = k === 0 && text.charAt(to - 1) === ':' ? to - 1 : to;
      return scan(isName ? nameOf(text, from, to) : writtenOf(text, from, stop), context);
    });
    // The corner of a head may be left out.
    const lack = columns - lines.length;
    const at = row.at(-1)?.end ?? start;
    const empty = Array.from({ length: lack }, () => ({ text: '', start: at, end: at, tokens: [] }));
    const isHead = k === 0 && lack === 1 && !lines.some((l) => hasAmount(l)) && rows.slice(1).every((r) => r.length === columns);
    return isHead
      ? [...empty.map(() => ({ text: '', start: row[0]?.start ?? start, end: row[0]?.start ?? start, tokens: [] })), ...lines]
      : [...lines, ...empty];
  });
  const [first, ...rest] = read as readonly Line[][] as unknown as [readonly Line[], ...(readonly Line[])[]];
  const isHead = headed || (rest.length > 0 && looksLikeHead(first, rest));
  return { kind: 'table', start, end, rows: isHead ? rest : read, ...(isHead ? { head: first } : {}) };
}

const hasAmount = (line: Line | undefined): boolean => line?.tokens.some((t) => t.kind === 'number' && !t.year) ?? false;
const isYears = (line: Line): boolean => line.tokens.some((t) => t.kind === 'period' || (t.kind === 'number' && t.year));

/** A first row without figures over rows with figures, or of names over columns of words. */
export function looksLikeHead(first: readonly Line[], rest: readonly (readonly Line[])[]): boolean {
  if (first.slice(1).every((c) => c.text === '')) return false;
  if (first.some((cell) => hasAmount(cell) && !isYears(cell))) return false;
  if (rest.some((row) => row.slice(1).some(hasAmount))) return true;
  if (rest.some((row) => row.slice(1).some(isYears))) return !first.slice(1).some(isYears);
  // `Name; Quote` over names and sentences.
  const isOver = first.every((c) => c.tokens.length === 1) && rest.every((row) => (row[1]?.tokens.length ?? 0) > 2);
  return (first.length > 2 || isOver) && rest.length > 1 && first.every((c) => c.text.length < 40);
}
