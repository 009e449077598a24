/** Lines of a name and its figures: `Kitchen: Q1 42, Q2 44; Bath: Q1 31, Q2 33`, `Poland - us 121, rivals 149`. */

import { isPeriod } from '../document/periods.ts';
import { piecesAt, trimmed } from '../document/phrases.ts';
import { cut, type Figure, type Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import type { Grid } from './value-runs.ts';

interface Row {
  readonly label: Piece;
  readonly cells: readonly { readonly name: Piece; readonly figure: Figure }[];
}

const MARK = /:\s|\s[–—-]\s|\s\(/gu;

/** The row's name and the name of its first figure. */
function opening(before: Piece): { label: Piece; name: Piece } | undefined {
  const marks = [...before.text.matchAll(MARK)];
  const last = marks.at(-1);
  if (last !== undefined) {
    const name = trimmed(cut(before, before.start + last.index + last[0].length, before.end));
    const previous = marks.at(-2);
    const from = previous === undefined ? before.start : before.start + previous.index + previous[0].length;
    const label = trimmed(cut(before, from, before.start + last.index));
    if (/[\p{L}\d]/u.test(name.text)) {
      // "Sparklines: Austria 2021 812": the mark belongs to the request, and the row's name follows it.
      const inner = withoutMark(name);
      if (inner !== undefined && marks.length === 1) return inner;
      return { label, name };
    }
    return undefined;
  }
  return withoutMark(trimmed(before));
}

function withoutMark(p: Piece): { label: Piece; name: Piece } | undefined {
  const at = p.text.lastIndexOf(' ') + 1;
  const tail = cut(p, p.start + at, p.end);
  if (at === 0 || !isPeriod(tail.text)) return undefined;
  return { label: trimmed(cut(p, p.start, p.start + at)), name: tail };
}

function rowOf(part: Piece, figures: readonly Figure[]): Row | undefined {
  const cells: { name: Piece; figure: Figure }[] = [];
  let label: Piece | undefined;
  for (const item of piecesAt(part, ',')) {
    const own = figures.filter((f) => f.start >= item.start && f.end <= item.end);
    const counted = own.filter((f) => !f.year);
    const figure = counted.at(-1);
    if (counted.length !== 1 || figure === undefined) return undefined;
    const before = cut(item, item.start, figure.start);
    if (cells.length === 0) {
      const found = opening(before);
      if (found === undefined) return undefined;
      label = found.label;
      cells.push({ name: found.name, figure });
    } else cells.push({ name: trimmed(before), figure });
  }
  return label !== undefined && /[\p{L}\d]/u.test(label.text) && label.text.length <= 60 ? { label, cells } : undefined;
}

/** Rows that all name the same columns in the same order. */
export function gridOfLines(brief: ReadBrief, least = { rows: 2, columns: 2 }): Grid | undefined {
  const rows: Row[] = [];
  let at = 0;
  for (const line of brief.lines)
    for (const part of piecesAt(line.piece, ';')) {
      const bare = /[.)]$/.test(part.text) ? cut(part, part.start, part.end - 1) : part;
      const own: Figure[] = [];
      while ((brief.figures[at]?.start ?? Number.POSITIVE_INFINITY) < bare.start) at++;
      for (; (brief.figures[at]?.start ?? Number.POSITIVE_INFINITY) < bare.end; at++) own.push(brief.figures[at] as Figure);
      const row = own.length >= least.columns && own.length <= 60 ? rowOf(bare, own) : undefined;
      if (row !== undefined && row.cells.length >= least.columns) rows.push(row);
    }
  const first = rows[0];
  if (first === undefined || rows.length < least.rows) return undefined;
  const columns = first.cells.map((c) => c.name);
  const same = rows.every(
    (r) => r.cells.length === columns.length && r.cells.every((c, k) => c.name.text.toLowerCase() === columns[k]?.text.toLowerCase()),
  );
  return same ? { columns, rows: rows.map((r) => ({ label: r.label, figures: r.cells.map((c) => c.figure) })), of: 'lines' } : undefined;
}
