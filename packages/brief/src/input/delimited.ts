/** Rows of exports and sheets within a text: quotes undone, empty cells and numbers of rows told apart, names of columns as words. */
import { Rewriter, type Rewritten } from './rewritten.ts';
import { isNumber, type Range, type Said, textOf } from './tree.ts';
import { isNumbering, isTicket, wordsOfKey } from './tree-keys.ts';
import { type Cells, writeRows } from './tree-rows.ts';

/** More than any slide holds: a form that is given too many columns names its limit, which a text that is no table could not. */
export const MOST_COLUMNS = 60;

type Mark = '\t' | ';' | ',' | '|';
/** The line under the titles of columns, and the frame of a table drawn with signs. */
const RULER = /^[ \t]*[|+]?[ \t:|+=-]*[-=]{2}[ \t:|+=-]*$/;

interface Row {
  readonly start: number;
  readonly end: number;
  readonly cells: readonly Said[];
  readonly quoted: boolean;
}

/** Cells of a line; a quoted one keeps its marks, and two quotes within it are one. */
function rowOf(text: string, from: number, to: number, mark: Mark): Row {
  let [start, end] = [from, to];
  if (mark === '|') {
    const raw = text.slice(from, to);
    if (/^\s*\|/.test(raw)) start += raw.indexOf('|') + 1;
    if (/\|\s*$/.test(raw) && raw.lastIndexOf('|') + from >= start) end = from + raw.lastIndexOf('|');
  }
  const cells: Said[] = [];
  let quoted = false;
  let at = start;
  for (;;) {
    let first = at;
    while (first < end && text[first] === ' ') first++;
    if (text[first] === '"' && mark !== '|') {
      const parts: { text: string; start: number; end: number }[] = [];
      let open = first + 1;
      let i = open;
      for (; i < end; i++) {
        if (text[i] !== '"') continue;
        if (text[i + 1] !== '"') break;
        parts.push({ text: text.slice(open, i), start: open, end: i }, { text: '"', start: i, end: i + 2 });
        i++;
        open = i + 1;
      }
      const next = /^\s*/.exec(text.slice(i + 1, Math.min(end, i + 8)))?.[0].length ?? 0;
      if (i < end && (i + 1 + next >= end || text[i + 1 + next] === mark)) {
        parts.push({ text: text.slice(open, i), start: open, end: i });
        cells.push(parts.filter((p) => p.text !== ''));
        quoted = true;
        at = i + 1 + next;
        if (at >= end) break;
        at++;
        continue;
      }
    }
    const found = text.indexOf(mark, at);
    const until = found < 0 || found > end ? end : found;
    const own = text.slice(at, until);
    const lead = own.length - own.trimStart().length;
    cells.push(own.trim() === '' ? [] : [{ text: own.trim(), start: at + lead, end: at + lead + own.trim().length }]);
    if (until >= end) break;
    at = until + 1;
  }
  return { start, end, cells, quoted };
}

const filled = (row: Row): number => row.cells.filter((c) => textOf(c) !== '').length;
const isMachineName = (said: Said): boolean => /^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$|^[a-z]+[A-Z]/.test(textOf(said));

/** Of lines below each other, those of one mark and one width. */
function tableOf(rows: readonly Row[], mark: Mark): { readonly lines: readonly Row[]; readonly titles: readonly Row[] } | undefined {
  const trimmedEnd = rows.map((r): Row => {
    let n = r.cells.length;
    while (n > 0 && textOf(r.cells[n - 1] ?? []) === '') n--;
    return { ...r, cells: r.cells.slice(0, n) };
  });
  const width = trimmedEnd.reduce((m, r) => Math.max(m, r.cells.length), 0);
  if (width < 2 || width > MOST_COLUMNS) return undefined;
  // A sheet's title stands in its first cell, and nothing beside it.
  const first = trimmedEnd.findIndex((r) => filled(r) >= 2);
  const [titles, lines] = [
    trimmedEnd.slice(0, Math.max(0, first)).filter((r) => filled(r) === 1),
    trimmedEnd.slice(Math.max(0, first)).filter((r) => filled(r) > 0),
  ];
  if (lines.length < 2) return undefined;
  const same = lines.every((r) => r.cells.length === width || mark === '\t');
  return same ? { lines, titles } : undefined;
}

/** Whether rows need more than to be cut at their marks: every form reads those as they are. */
function isExport(rows: readonly Row[], lines: readonly Row[], titles: readonly Row[], mark: Mark): boolean {
  const [head = [], ...body] = lines.map((r) => r.cells);
  if (
    mark !== '|' &&
    rows.some((r) => r.quoted) &&
    (mark !== ',' || rows.filter((r) => r.cells.length === head.length).length === rows.length)
  )
    return true;
  if (mark === '\t')
    return titles.length > 0 || rows.some((r) => filled(r) === 0) || rows.every((r) => textOf(r.cells.at(-1) ?? []) === '');
  if (head.length < 2 || body.length === 0) return false;
  if (head.some((h) => isNumber(textOf(h)))) return false;
  return head.some(isMachineName) || (isCounting(head[0] ?? [], body) && head.length > 2 && head.every((h) => !isNumber(textOf(h))));
}

/** A column that numbers the rows, or holds the keys of a register. */
const isCounting = (head: Said, body: readonly Cells[]): boolean =>
  isNumbering(head) || (body.length > 1 && body.every((r) => isTicket(textOf(r[0] ?? []))));

/** Names first: what only counts the rows goes to the end. */
function arranged(lines: readonly Row[], left: Range[]): Cells[] {
  const [head = [], ...body] = lines.map((r) => r.cells);
  const width = lines.reduce((m, r) => Math.max(m, r.cells.length), 0);
  const filledUp = (cells: Cells): Cells => Array.from({ length: width }, (_, k) => cells[k] ?? []);
  const named = head.every((h) => !isNumber(textOf(h)));
  const words = named ? head.map(wordsOfKey) : head;
  const rows = [words, ...body].map(filledUp);
  const isWordy = (k: number): boolean => body.some((r) => r[k] !== undefined && !isNumber(textOf(r[k] ?? [])));
  if (!named || width < 3 || !isCounting(head[0] ?? [], body) || !isWordy(1)) return rows;
  for (const r of body) left.push(...(r[0] ?? []).map(({ start, end }) => ({ start, end })));
  return rows.map((r) => r.slice(1));
}

/** As it is where no line needs it. Linear in its length. */
export function withoutQuotes(source: Rewritten, left: Range[]): Rewritten {
  const { text } = source;
  if (!/["\t|]|(?:^|\n)[\p{L}\p{N}_ #]+[,;]/u.test(text)) return source;
  const out = new Rewriter(source);
  let changed = false;
  let at = 0;
  const lines: { start: number; end: number }[] = [];
  for (let start = 0; start <= text.length; ) {
    const end = text.indexOf('\n', start);
    lines.push({ start, end: end < 0 ? text.length : end });
    if (end < 0) break;
    start = end + 1;
  }
  // Lines that are no table of a mark are not tried again.
  const tried = new Map<Mark, number>();
  for (let i = 0; i < lines.length; ) {
    let taken = 1;
    for (const mark of ['\t', '|', ';', ','] as const) {
      if (i < (tried.get(mark) ?? 0)) continue;
      let n = i;
      const has = (k: number): boolean => {
        const line = lines[k];
        return (
          line !== undefined &&
          (text.slice(line.start, line.end).includes(mark) || (mark === '|' && k > i && RULER.test(text.slice(line.start, line.end))))
        );
      };
      const rows: Row[] = [];
      for (; n < lines.length && has(n); n++) {
        const line = lines[n] as { start: number; end: number };
        if (mark === '|' && RULER.test(text.slice(line.start, line.end))) continue;
        const row = rowOf(text, line.start, line.end, mark);
        // A remark with a comma or two below the rows.
        if (mark !== '\t' && rows[0] !== undefined && row.cells.length !== rows[0].cells.length) break;
        rows.push(row);
      }
      tried.set(mark, n);
      if (rows.length < 2) continue;
      const found = tableOf(rows, mark);
      if (found === undefined || !isExport(rows, found.lines, found.titles, mark)) continue;
      const [first, last] = [lines[i], lines[n - 1]];
      if (first === undefined || last === undefined) continue;
      out.copy(at, first.start);
      for (const title of found.titles)
        out
          .line()
          .write(...title.cells.flat())
          .line();
      const gone: Range[] = [];
      writeRows(out, arranged(found.lines, gone), true);
      for (const g of gone) left.push(...source.spansOf(g.start, g.end).map(({ start, end }) => ({ start, end })));
      at = last.end;
      changed = true;
      taken = n - i;
      break;
    }
    i += taken;
  }
  return changed ? out.copy(at, text.length).done() : source;
}
