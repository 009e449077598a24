/** Figures in rows and columns: a pasted table, or lines such as `North: Q1 3, Q2 5`. */
import { datesIn, isDate } from '../document/dates.ts';
import { isPeriod } from '../document/periods.ts';
import { piecesAt, trimmed } from '../document/phrases.ts';
import { cut, type Figure, type Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { labelledRunsOf } from './labelled-runs.ts';
import type { Grid } from './value-runs.ts';
import { gridOfBrackets, gridOfPairs, gridOfRuns, gridOfStrokes } from './value-runs.ts';

/** Many forms look for the same grid. */
const found = new WeakMap<ReadBrief, Map<string, Grid | undefined>>();

/** The first grid of at least `rows` by `columns`; cells that hold no figure are empty. */
export function gridOf(brief: ReadBrief, least: Least = { rows: 2, columns: 2 }): Grid | undefined {
  let known = found.get(brief);
  if (known === undefined) {
    known = new Map();
    found.set(brief, known);
  }
  const key = `${least.rows} ${least.columns}`;
  if (!known.has(key)) {
    const grid = findGrid(brief, least);
    known.set(key, grid !== undefined && isRow(grid) ? undefined : grid);
  }
  return known.get(key);
}

/** "1980s: jan 71 apr 40 jul 62 oct 80": a row of its own, cut at its months; not the columns of the others. */
function isRow({ columns, of }: Grid): boolean {
  const [first, ...rest] = columns.map((c) => c.text);
  if (of === 'table' || first === undefined || rest.length === 0) return false;
  if (!/\d/.test(first) && rest.every((c) => /^\d[\d.,]*\s\p{L}/u.test(c))) return true;
  // "jan 31", "apr 24": another month and another number each; "Q1 24", "Q2 24" and "week 1", "week 2" are columns.
  const told = [first, ...rest].map((c) => /^(\p{L}{3,}\.?)\s(\d{1,3})$/u.exec(c));
  return [1, 2].every((k) => new Set(told.map((t) => t?.[k] ?? '')).size === told.length);
}

interface Least {
  readonly rows: number;
  readonly columns: number;
}

function findGrid(brief: ReadBrief, least: Least): Grid | undefined {
  for (const table of brief.tables) {
    const kept = table.numeric.flatMap((n, k) => (n && (table.head[k]?.text ?? '') !== '' ? [k] : []));
    const rows = table.rows.filter((r) => r.label.text !== '');
    if (kept.length < least.columns || rows.length < least.rows) continue;
    return {
      columns: kept.map((k) => table.head[k] as Piece),
      rows: rows.map((r) => ({ label: r.label, figures: kept.map((k) => r.cells[k]?.figure) })),
      ...(table.corner === undefined ? {} : { corner: table.corner }),
      of: 'table',
    };
  }
  const listed = valuesUnderLead(brief);
  if (listed !== undefined && listed.rows.length >= least.rows && listed.columns.length >= least.columns) return listed;
  const rows: { label: Piece; names: Piece[]; figures: Figure[] }[] = [];
  for (const group of brief.groups) {
    const { lead } = group;
    const cells = group.items.flatMap((item) => {
      const own = item.figures.filter((f) => !f.year);
      const [figure] = own;
      const year = item.figures.find((f) => f.year);
      if (own.length !== 1 || figure === undefined) return [];
      const before = trimmed(cut(item.piece, item.piece.start, figure.start));
      const name = /[\p{L}\d]/u.test(before.text) ? before : trimmed(cut(item.piece, figure.end, item.piece.end));
      return /[\p{L}\d]/u.test(name.text) && name.text.length <= 40
        ? [{ name: year !== undefined && !/\p{L}/u.test(name.text) ? year : name, figure }]
        : [];
    });
    if (cells.length < least.columns || cells.length !== group.items.length) continue;
    let label = lead;
    let names = cells.map((c) => c.name);
    const first = names[0];
    if (first !== undefined) {
      // "EMEA Q1 12, Q2 14": the row's name stands before the first period, behind a colon that leads all rows too.
      const date = datesIn(first).at(-1)?.piece;
      const name = date === undefined ? undefined : trimmed(cut(first, first.start, date.start));
      if (date !== undefined && name !== undefined && date.end === first.end && /\p{L}{2}/u.test(name.text)) {
        label = name;
        names = [date, ...names.slice(1)];
      }
    }
    if (label === undefined || label.text.length > 60) continue;
    rows.push({ label, names, figures: cells.map((c) => c.figure) });
  }
  const [head] = rows;
  if (head === undefined) return elsewhere(brief, least);
  const same = rows.filter(
    (r) => r.names.length === head.names.length && r.names.every((n, i) => n.text.toLowerCase() === head.names[i]?.text.toLowerCase()),
  );
  if (same.length < least.rows) return elsewhere(brief, least);
  return { columns: head.names, rows: same.map((r) => ({ label: r.label, figures: r.figures })), of: 'lines' };
}

const elsewhere = (brief: ReadBrief, least: Least): Grid | undefined =>
  gridOfBrackets(brief, least) ??
  gridOfPairs(brief, least) ??
  gridOfStrokes(brief, least) ??
  gridOfRuns(brief, least) ??
  gridOfLabelled(brief, least);

/** Rows of figures under as many names, however they are parted. */
function gridOfLabelled(brief: ReadBrief, least: Least): Grid | undefined {
  const runs = labelledRunsOf(brief);
  const n = runs?.rows[0]?.figures.length ?? 0;
  if (runs?.columns === undefined || runs.columns.length !== n || n < least.columns || runs.rows.length < least.rows) return undefined;
  return { columns: runs.columns, rows: runs.rows, of: 'lines' };
}

/** `sales 2022, 2023, 2024: Spain 12, 14, 15; Italy 9, 8, 11`: names and their numbers under columns that the lead names. */
function valuesUnderLead(brief: ReadBrief): Grid | undefined {
  const rows: { label: Piece; figures: Figure[] }[] = [];
  let lead: Piece | undefined;
  for (const group of brief.groups) {
    const [first, ...rest] = group.items;
    const own = (first?.figures ?? []).filter((f) => !f.year);
    const [figure] = own;
    if (first === undefined || figure === undefined || own.length !== 1 || rest.length === 0) continue;
    if (rest.some((i) => i.figures.length !== 1 || /\p{L}{2}/u.test(i.piece.text.replace(i.figures[0]?.text ?? '', '')))) continue;
    const label = trimmed(cut(first.piece, first.piece.start, figure.start));
    const name = /\p{L}/u.test(label.text) ? label : group.lead;
    if (name === undefined || name.text.length > 50) continue;
    if (rows.length === 0) lead = name === group.lead ? undefined : group.lead;
    rows.push({ label: name, figures: [figure, ...rest.map((i) => i.figures[0] as Figure)] });
  }
  const count = rows[0]?.figures.length ?? 0;
  if (rows.length < 2 || count < 2 || rows.some((r) => r.figures.length !== count)) return undefined;
  const before = lead ?? brief.groups.findLast((g) => g.piece.end <= (rows[0]?.label.start ?? 0) && g.piece.text.length <= 200)?.piece;
  const dates = before === undefined ? [] : datesIn(before).map((d) => d.piece);
  const words = before === undefined ? [] : piecesAt(before, ',', true).map((p) => trimmed(p));
  const columns = dates.length === count ? dates : words.length === count ? words : undefined;
  return columns === undefined ? undefined : { columns, rows, of: 'lines' };
}

/** Columns that are periods: years, quarters, months. */
export const overTime = (grid: Grid): boolean => grid.columns.filter((c) => isPeriod(c.text) || isDate(c)).length > grid.columns.length / 2;

/** Rows and columns changed about: periods down the side become columns. */
export function turned(grid: Grid): Grid {
  return {
    columns: grid.rows.map((r) => r.label),
    rows: grid.columns.map((label, k) => ({ label, figures: grid.rows.map((r) => r.figures[k]) })),
    ...(grid.corner === undefined ? {} : { corner: grid.corner }),
    of: grid.of,
  };
}
