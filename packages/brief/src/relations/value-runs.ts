/** Names with runs of numbers under columns that are named once before them: `2022/2023/2024 – Lisbon 6.1/6.4/6.2 – Porto 6.9/6.6/6.3`. */
import { datesIn } from '../document/dates.ts';
import { figuresWithin } from '../document/figures-within.ts';
import { piecesAt, trimmed } from '../document/phrases.ts';
import { cut, type Figure, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';

export interface Grid {
  readonly columns: readonly Piece[];
  readonly rows: readonly { readonly label: Piece; readonly figures: readonly (Figure | undefined)[] }[];
  readonly corner?: Piece;
  readonly of: 'table' | 'lines';
}

const BETWEEN = /^\s*(?:[,;|/]|\s[–-]\s)?\s*(?:and|und|et|y|e|en|i)?\s*$/u;
/** What ends a clause before a name. */
const CLAUSE = /[.;\n•|]\s|\s(?:[–—-]|\/\/?)\s|\n/gu;
const ROW = /^[\s,;|/.–-]{1,4}(?:(?:and|to|vs\.?|against|und|gegen|et|y|e|en|i|oraz|contre|contra|contro|tegen)\s)?$/iu;
const HEAD_REACH = 400;

/** What stands right before a run and names it. */
function nameOf(brief: ReadBrief, from: number, to: number): Piece | undefined {
  const text = brief.text.slice(from, to);
  const last = [...text.matchAll(CLAUSE)].filter((m) => /\p{L}/u.test(text.slice(m.index + m[0].length))).at(-1);
  let name = trimmed(cut(new Piece(text, from, to), from + (last === undefined ? 0 : last.index + last[0].length), to));
  const colon = name.text.lastIndexOf(': ');
  if (colon >= 0) name = trimmed(cut(name, name.start + colon + 1, name.end));
  const bare = /^[,;.)\s–—-]+/u.exec(name.text)?.[0].length ?? 0;
  name = cut(name, name.start + bare, name.end);
  return /\p{L}/u.test(name.text) && name.text.length <= 50 ? name : undefined;
}

/** Columns named before the first row: dates, or as many words between commas as there are numbers in a row. */
export function headOf(brief: ReadBrief, until: number, n: number): Piece[] | undefined {
  const from = Math.max(0, until - HEAD_REACH);
  const before = new Piece(brief.text.slice(from, until), from, until);
  const dates = datesIn(before).map((d) => d.piece);
  // A row of dates, not dates of a story.
  for (let i = dates.length - n; i >= 0; i--) {
    const row = dates.slice(i, i + n);
    if (row.every((d, k) => k === 0 || ROW.test(brief.text.slice((row[k - 1] as Piece).end, d.start)))) return row;
  }
  // "Best case / expected / worst case for the settlement: payment 3m / 8m / 20m".
  const colon = before.text.lastIndexOf(':');
  if (colon > 0) {
    const opens = Math.max(before.text.lastIndexOf('. ', colon), before.text.lastIndexOf('\n', colon));
    const lead = cut(before, from + opens + 1, from + colon);
    const parts = lead.text.length <= 160 ? piecesAt(lead, lead.text.includes('/') ? '/' : ',', true) : [];
    const last = parts.at(-1);
    const names = [
      ...parts.slice(0, -1),
      ...(last === undefined
        ? []
        : [
            cut(
              last,
              last.start,
              last.start + (/\s(?:for|of|in|für|bei|pour|de|para|per|di|voor|dla)\s/iu.exec(last.text)?.index ?? last.text.length),
            ),
          ]),
    ].map((p) => trimmed(p));
    if (names.length === n && names.every((w) => /\p{L}/u.test(w.text) && w.text.length <= 30)) return names;
  }
  // The last list before the rows, in brackets or behind a colon.
  for (const part of before.text.matchAll(/[:(]\s?([^:()\n]{3,200})/gu)) {
    const start = from + part.index + part[0].length - (part[1]?.length ?? 0);
    const words = piecesAt(cut(before, start, start + (part[1]?.length ?? 0)), ',/', true).map((p) => trimmed(p));
    if (words.length === n && words.every((w) => /\p{L}/u.test(w.text) && w.text.length <= 30 && !/\d/.test(w.text))) return words;
  }
  return undefined;
}

/** `Columns are month 0, month 1, month 2 and month 3`: named behind the rows. */
const NAMES_COLUMNS =
  /(?<!\p{L})(?:columns?|cols|spalten|colonnes|columnas|colonne|colunas|kolommen|kolumny)\s?(?:are|is|:|=|sind|sont|son|sono|são|zijn|to)\s?([^.\n]{5,240})/iu;

function headBehind(brief: ReadBrief, n: number): Piece[] | undefined {
  const found = NAMES_COLUMNS.exec(brief.text);
  if (found?.[1] === undefined) return undefined;
  const start = found.index + found[0].length - found[1].length;
  const list = piecesAt(new Piece(found[1], start, start + found[1].length), ',', true).map((p) => trimmed(p));
  const last = list.at(-1);
  // Words behind the last name say more of all of them.
  const first = list[0]?.text.split(/\s/).length ?? 1;
  const cutLast = last === undefined ? undefined : new RegExp(`^(?:\\S+\\s?){1,${Math.min(4, first)}}`, 'u').exec(last.text)?.[0].length;
  return list.length === n && last !== undefined && cutLast !== undefined
    ? [...list.slice(0, -1), trimmed(cut(last, last.start, last.start + cutLast))]
    : undefined;
}

const BRACKETED = /([^(),;.:\n]{2,50})\s?\(([^()\n]{5,300})\)/gu;

/** `North (network 12, hardware 5), South (network 7, hardware 14)`: the same names in each bracket. */
export function gridOfBrackets(brief: ReadBrief, least = { rows: 2, columns: 2 }): Grid | undefined {
  const rows: { label: Piece; names: Piece[]; figures: Figure[] }[] = [];
  let at = 0;
  for (const match of brief.text.matchAll(BRACKETED)) {
    const [whole, before = '', inner = ''] = match;
    const from = match.index + whole.length - 1 - inner.length;
    while ((brief.figures[at]?.end ?? Number.POSITIVE_INFINITY) <= from) at++;
    const names: Piece[] = [];
    const figures: Figure[] = [];
    let k = at;
    for (const part of piecesAt(new Piece(inner, from, from + inner.length), ',', true)) {
      while ((brief.figures[k]?.start ?? Number.POSITIVE_INFINITY) < part.start) k++;
      const figure = brief.figures[k];
      if (figure === undefined || figure.end > part.end || (brief.figures[k + 1]?.start ?? Number.POSITIVE_INFINITY) < part.end) break;
      const ahead = trimmed(cut(part, part.start, figure.start));
      const name = /[\p{L}\d]/u.test(ahead.text) ? ahead : trimmed(cut(part, figure.end, part.end));
      if (!/[\p{L}\d]/u.test(name.text)) break;
      names.push(name);
      figures.push(figure);
    }
    const label = trimmed(new Piece(before, match.index, match.index + before.length));
    if (names.length >= least.columns && /\p{L}/u.test(label.text))
      rows.push({ label: trimmed(cut(label, label.start, label.end)), names, figures });
  }
  const [first] = rows;
  if (first === undefined || rows.length < least.rows) return undefined;
  const same = rows.every(
    (r) => r.names.length === first.names.length && r.names.every((n, i) => n.text.toLowerCase() === first.names[i]?.text.toLowerCase()),
  );
  return same ? { columns: first.names, rows: rows.map((r) => ({ label: r.label, figures: r.figures })), of: 'lines' } : undefined;
}

/** Names, each with a run of at least `columns` numbers. Linear: every character between two runs is looked at once. */
export function rowsOfRuns(brief: ReadBrief, columns: number): { label: Piece; figures: Figure[] }[] {
  const rows: { label: Piece; figures: Figure[] }[] = [];
  const { figures } = brief;
  let end = 0;
  for (let i = 0; i < figures.length; ) {
    let k = i + 1;
    while (k < figures.length && k - i < 24) {
      const joint = brief.text.slice((figures[k - 1] as Figure).end, (figures[k] as Figure).start);
      if (joint.length > 8 || !BETWEEN.test(joint)) break;
      k++;
    }
    const run = figures.slice(i, k);
    const first = run[0] as Figure;
    if (run.length >= Math.max(2, columns) && !run.every((f) => f.year)) {
      const label = nameOf(brief, Math.max(end, first.start - 200), first.start);
      if (label !== undefined) rows.push({ label, figures: run });
    }
    end = (run.at(-1) as Figure).end;
    i = k;
  }
  return rows;
}

/** Rows of equally many numbers under columns named once. */
export function gridOfRuns(brief: ReadBrief, least = { rows: 2, columns: 2 }): Grid | undefined {
  const rows = rowsOfRuns(brief, least.columns);
  const n = rows[0]?.figures.length ?? 0;
  const first = rows[0];
  if (first === undefined || rows.length < least.rows || rows.some((r) => r.figures.length !== n)) return undefined;
  const columns = headOf(brief, first.figures[0]?.start ?? 0, n) ?? headBehind(brief, n);
  return columns === undefined || columns.some((c) => c.start <= first.label.end && c.end >= first.label.start)
    ? undefined
    : { columns, rows, of: 'lines' };
}

/** `Product A North 12 South 8, Product B North 3 South 5`: the last words before the first number that all rows share name its column. */
export function gridOfPairs(brief: ReadBrief, least = { rows: 2, columns: 2 }): Grid | undefined {
  const rows: { head: Piece; names: Piece[]; figures: Figure[] }[] = [];
  for (const line of brief.lines)
    for (const part of piecesAt(line.piece, ',;')) {
      if (part.text.length > 300) continue;
      const figures = figuresWithin(brief, part).filter((f) => !f.year);
      const [first] = figures;
      if (first === undefined || figures.length < Math.max(2, least.columns) || figures.length > 12) continue;
      const names = figures.slice(1).map((f, i) => trimmed(cut(part, (figures[i] as Figure).end, f.start)));
      if (names.some((n) => !/\p{L}/u.test(n.text) || n.text.length > 30)) continue;
      const before = cut(part, part.start, first.start);
      const colon = before.text.lastIndexOf(': ');
      rows.push({ head: colon < 0 ? before : cut(before, before.start + colon + 1, before.end), names, figures });
    }
  const [first] = rows;
  if (first === undefined || rows.length < least.rows) return undefined;
  const alike = (a: Piece | undefined, b: Piece | undefined): boolean => a?.text.toLowerCase() === b?.text.toLowerCase();
  if (!rows.every((r) => r.names.length === first.names.length && r.names.every((n, i) => alike(n, first.names[i])))) return undefined;
  const words = rows.map((r) => r.head.text.split(' '));
  let shared = 0;
  const [one = []] = words;
  while (shared < 3 && words.every((w) => w.length > shared + 1 && w.at(-1 - shared)?.toLowerCase() === one.at(-1 - shared)?.toLowerCase()))
    shared++;
  if (shared === 0) return undefined;
  const split = rows.map((r, i) => r.head.end - (words[i] ?? []).slice(-shared).join(' ').length);
  const name = trimmed(cut(first.head, split[0] as number, first.head.end));
  const labels = rows.map((r, i) => trimmed(cut(r.head, r.head.start, split[i] as number)));
  if (labels.some((l) => !/[\p{L}\d]/u.test(l.text))) return undefined;
  return { columns: [name, ...first.names], rows: rows.map((r, i) => ({ label: labels[i] as Piece, figures: r.figures })), of: 'lines' };
}

/** `under 30 - 210 men, 260 women; 30-39 - 340 men, 310 women`: a name, a stroke, numbers with their names behind. */
export function gridOfStrokes(brief: ReadBrief, least = { rows: 2, columns: 2 }): Grid | undefined {
  const rows: { label: Piece; names: Piece[]; figures: Figure[] }[] = [];
  for (const line of brief.lines)
    for (const part of piecesAt(line.piece, ';')) {
      if (part.text.length > 300) continue;
      const stroke = /\s[–—-]\s(?=[\d$€£])/u.exec(part.text);
      if (stroke === null) continue;
      const items = piecesAt(cut(part, part.start + stroke.index + stroke[0].length, part.end), ',', true);
      const read = items.flatMap((item) => {
        const [figure, more] = figuresWithin(brief, item);
        const name = figure === undefined || more !== undefined ? undefined : trimmed(cut(item, figure.end, item.end));
        return figure === undefined || name === undefined || figure.start > item.start || !/\p{L}/u.test(name.text)
          ? []
          : [{ figure, name }];
      });
      const before = cut(part, part.start, part.start + stroke.index);
      const colon = before.text.lastIndexOf(': ');
      const label = trimmed(colon < 0 ? before : cut(before, before.start + colon + 1, before.end));
      if (read.length !== items.length || read.length < least.columns || !/[\p{L}\d]/u.test(label.text) || label.text.length > 50) continue;
      rows.push({ label, names: read.map((r) => r.name), figures: read.map((r) => r.figure) });
    }
  const [first] = rows;
  if (first === undefined || rows.length < least.rows) return undefined;
  const same = rows.every(
    (r) => r.names.length === first.names.length && r.names.every((n, i) => n.text.toLowerCase() === first.names[i]?.text.toLowerCase()),
  );
  return same ? { columns: first.names, rows: rows.map((r) => ({ label: r.label, figures: r.figures })), of: 'lines' } : undefined;
}
