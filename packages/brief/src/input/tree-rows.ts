/** Rows of values as lines of a table, however they came. */
import type { Rewriter } from './rewritten.ts';
import { isNumber, type Said, textOf } from './tree.ts';

export type Cells = readonly Said[];

/** Where the head stands, if it has one. Two columns of words as a list of names and what is said of them. */
export function writeRows(
  out: Rewriter,
  rows: readonly Cells[],
  headed: boolean,
): { readonly start: number; readonly end: number } | undefined {
  const texts = rows.map((r) => r.map(textOf));
  const width = texts.reduce((m, r) => Math.max(m, r.length), 0);
  const said = texts.every((r) => r.length === 2 && r.every((c) => c.trim() !== ''));
  if (!headed && width === 2 && said && texts.every((r) => !isNumber(r[1] ?? '') || isNumber(r[0] ?? ''))) {
    for (const [name, value] of rows) {
      out
        .line()
        .put('- ')
        .write(...inLine(name ?? []))
        .put(': ')
        .write(...inLine(value ?? []));
    }
    out.line();
    return undefined;
  }
  // Tabs, as sheets part columns; a cell that is empty at an end shows between bars alone.
  const open = texts.some(
    (r, i) => r.some((c) => c.includes('\t')) || (i > 0 && (r[0] ?? '').trim() === '') || (r[width - 1] ?? '').trim() === '',
  );
  const bars = open && !texts.some((r) => r.some((c) => c.includes('|')));
  const start = out.length;
  let end = start;
  for (const [i, row] of rows.entries()) {
    out.line();
    if (bars) out.put('| ');
    for (let k = 0; k < width; k++) {
      if (k > 0) out.put(bars ? ' | ' : '\t');
      out.write(...inLine(row[k] ?? []));
    }
    if (bars) out.put(' |');
    if (i === 0) end = out.length;
    out.line();
  }
  return headed ? { start, end } : undefined;
}

/** Line ends and tabs within a value as blanks. */
export const inLine = (said: Said): Said =>
  said.map((p) => (/[\n\r\t]/.test(p.text) ? { ...p, text: p.text.replace(/[\n\r\t]/g, ' ') } : p));
