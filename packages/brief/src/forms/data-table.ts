/** A table as it was pasted. */

import { piecesAt } from '../document/phrases.ts';
import { cut, type Figure, Piece } from '../document/piece.ts';
import type { ReadBrief, Table } from '../document/reading.ts';
import { cellsTold } from '../relations/cells-told.ts';
import { fieldsTold, headIn } from '../relations/fields-told.ts';
import { toldThings } from '../relations/records.ts';
import { type Reading, Word } from '../relations/values.ts';
import { definePattern } from './define-pattern.ts';

const ASKED =
  /\s(?:tables?|tabell?[ea]?n?|tableaux?|tablas?|tabelas?|tabel|tabell?i|tabelki?|list|liste|overview|übersicht|récapitulatif|resumen|riepilogo|resumo|overzicht|zestawienie)\s/u;

/** Rows that stand apart, each of as many fields as the others. */
function rowsOf(brief: ReadBrief): readonly (readonly Piece[])[] {
  const groups = brief.groups.filter((g) => g.items.length >= 2);
  const leads = groups.filter((g) => g.lead !== undefined && g.lead.text.length <= 40);
  // "Van A1: Ford Transit, 2019, 148,000 km": the name before the colon is a field.
  const led =
    groups.length >= 3 && leads.length === groups.length ? groups.map((g) => [g.lead as Piece, ...g.items.map((i) => i.piece)]) : [];
  if (led.length > 0) return led;
  // "Venlo / 55,500 / 46 / 2019. Lille / 31,000 / 24 / 2011.": a sentence a row.
  const stroked = brief.sentences.filter((s) => s.text.length <= 240 && (s.text.match(STROKE) ?? []).length >= 2).map(fieldsOf);
  if (stroked.length >= 3 && stroked.every((r) => r.length === stroked[0]?.length)) return stroked;
  const plain = brief.groups.filter((g) => g.items.length >= 3).map((g) => g.items.map((i) => i.piece));
  const width = plain[0]?.length ?? 0;
  if (plain.length >= 3 && plain.every((r) => r.length === width)) return plain;
  // "Sales – Ms Kern – ext. 210, Purchasing – Mr Abt – ext. 233".
  for (const group of brief.groups) {
    const rows = group.items.map((i) => [...i.piece.text.matchAll(STROKE)].length);
    const strokes = rows[0] ?? 0;
    if (rows.length >= 3 && strokes >= 1 && rows.every((n) => n === strokes)) return group.items.map((i) => fieldsOf(i.piece));
  }
  // "Altaria (lab scales, €38m), Benuto (carpets, 61m)", "Lyon: Mme Faure, bureau 214": a name, and as many things behind each.
  const things = toldThings(brief).filter((t) => t.rest !== undefined);
  const bracketed = brief.groups.map((g) => g.items.flatMap((i) => bracketOf(i.piece))).find((r) => r.length >= 3) ?? [];
  const told =
    things.length >= 3 && things.length >= bracketed.length ? things.map((t) => [t.name, ...piecesAt(t.rest as Piece, ',/')]) : bracketed;
  return told.length >= 3 && told.every((r) => r.length === told[0]?.length && r.length >= 3) ? told : [];
}

function bracketOf(piece: Piece): Piece[][] {
  const held = /^([^()]{2,40}?)\s\(([^()]{3,120})\)$/u.exec(piece.text);
  if (held?.[1] === undefined || held[2] === undefined) return [];
  const inner = cut(piece, piece.end - 1 - held[2].length, piece.end - 1);
  return [[cut(piece, piece.start, piece.start + held[1].length), ...piecesAt(inner, ',/')]];
}

/** The first name without what introduces all rows: "Contacts: Sales – Ms Kern". */
function withoutLead(row: readonly Piece[], at: number): readonly Piece[] {
  const [name, ...rest] = row;
  const colon = at > 0 || name === undefined ? -1 : name.text.indexOf(': ');
  return name === undefined || colon < 0 ? row : [cut(name, name.start + colon + 1, name.end), ...rest];
}

const STROKE = /\s[–—|/-]\s/gu;
function fieldsOf(piece: Piece): Piece[] {
  const out: Piece[] = [];
  let from = piece.start;
  for (const m of piece.text.matchAll(STROKE)) {
    out.push(cut(piece, from, piece.start + m.index));
    from = piece.start + m.index + m[0].length;
  }
  return [...out, cut(piece, from, piece.end)];
}

/** `Lyon, Mme Faure, bureau 214; Lille, M. Delattre, bureau 108`: rows of as many things each. */
function records(brief: ReadBrief): Reading | undefined {
  const rows = rowsOf(brief);
  const width = rows[0]?.length ?? 0;
  if (rows.length < 3 || width < 2 || width > 8 || rows.some((r) => r.length !== width || r.some((p) => p.text.length > 40)))
    return undefined;
  const digits = (r: readonly Piece[] | undefined): number => r?.filter((p) => /\d/.test(p.text)).length ?? 0;
  // A first row of names alone, over rows of numbers, heads the columns.
  const headed = rows.length >= 4 && digits(rows[0]) === 0 && rows.slice(1).every((r) => digits(r) * 2 >= width - 1 && digits(r) > 0);
  const [head, ...below] = rows;
  if (headed && head !== undefined)
    return {
      variant: 'plain_table',
      fit: 1,
      data: {
        columns: head.map((label, k) => ({ key: `c${k}`, label })),
        rows: below.map((r) => Object.fromEntries(r.map((p, k) => [`c${k}`, p]))),
      },
    };
  const asked = ASKED.test(brief.words);
  const start = rows[0]?.[0]?.start ?? 0;
  const back = Math.max(0, start - 300);
  const named = headIn(brief.text.slice(back, start), back, width);
  if (!asked && rows.some((r) => /\d/.test(r[0]?.text ?? ''))) return undefined;
  if (!asked && rows.some((r) => !r.slice(1).some((p) => /\p{L}{2}/u.test(p.text)))) return undefined;
  return {
    variant: 'plain_table',
    fit: 0.9,
    data: {
      columns: Array.from({ length: width }, (_, k) => ({ key: `c${k}`, label: named?.[k] ?? new Word(`${k + 1}`) })),
      rows: rows.map(withoutLead).map((r) => Object.fromEntries(r.map((p, k) => [`c${k}`, p]))),
    },
  };
}

const ACTIONS =
  /\s(?:actions?|to-?dos?|tasks?|open points|who|what|by when|due|as of|look up|reference|register|maßnahmen|aufgaben|offene punkte|wer|bis wann|tâches|qui|quoi|échéance|acciones|tareas|quién|azioni|compiti|chi|entro|ações|tarefas|quem|acties|taken|wie|działania|zadania|kto|termin)\s/u;

/** Rows of numbers under named columns, as they are written. */
function valued(brief: ReadBrief): Reading | undefined {
  const told = cellsTold(brief);
  if (told === undefined || told.rows.length < 3 || told.columns.length < 2 || told.columns.length > 8) return undefined;
  const written = (f: Figure | undefined): Piece | undefined => {
    if (f === undefined) return undefined;
    // Brackets of accountants belong to the number.
    const held = brief.text[f.start - 1] === '(' && brief.text[f.end] === ')';
    return held ? new Piece(brief.text.slice(f.start - 1, f.end + 1), f.start - 1, f.end + 1) : f;
  };
  return {
    variant: 'plain_table',
    fit: 0.75,
    data: {
      columns: [
        { key: 'c0', label: told.corner ?? new Word(' ') },
        ...told.columns.map((label, k) => ({ key: `c${k + 1}`, label, align: 'right' })),
      ],
      rows: told.rows.map((r) =>
        Object.fromEntries([['c0', r.label], ...r.figures.flatMap((f, k) => (f === undefined ? [] : [[`c${k + 1}`, written(f)]]))]),
      ),
    },
  };
}

/** Under a head of its own, words and numbers; else numbers under what names them; else words. */
function told(brief: ReadBrief): Reading | undefined {
  const fields = listed(brief);
  return fields !== undefined && fields.fit > 0.8 ? fields : (valued(brief) ?? fields);
}

/** Rows of words and numbers told one after the other. */
function listed(brief: ReadBrief): Reading | undefined {
  const told = fieldsTold(brief, ASKED.test(brief.words) || ACTIONS.test(brief.words));
  if (told === undefined) return undefined;
  const width = told.rows[0]?.length ?? 0;
  return {
    variant: 'plain_table',
    fit: told.head === undefined ? 0.7 : 0.9,
    data: {
      columns: Array.from({ length: width }, (_, k) => ({ key: `c${k}`, label: told.head?.[k] ?? new Word(`${k + 1}`) })),
      rows: told.rows.map((r) => Object.fromEntries(r.flatMap((p, k) => (p === undefined ? [] : [[`c${k}`, p]])))),
    },
  };
}

/** Columns of different kinds, numbers of several units beside words or times: nothing draws them but a table. */
function isMixed(table: Table): boolean {
  if (table.head.length < 2 || table.rows.length < 2) return false;
  const units = new Set(
    table.numeric.flatMap((n, k) =>
      n ? [[...new Set(table.rows.map((r) => r.cells[k]?.piece.text.replace(/[\d.,\s+−-]+/gu, '') ?? ''))].join('|')] : [],
    ),
  );
  const times = table.numeric.some((_, k) => table.rows.every((r) => /^\d{1,2}[:.]\d\d$/.test(r.cells[k]?.piece.text ?? '')));
  const numbers = table.numeric.filter(Boolean).length;
  return times || (numbers >= 1 && numbers < table.numeric.length && units.size >= 2) || units.size >= 3;
}

export const dataTable = definePattern({
  form: 'data_table',
  names: [
    'as a table',
    'plain table',
    'overview table',
    'in rows and columns',
    'rows and columns',
    'tabular',
    'tabellarisch',
    'tabellenform',
    'in tabellenform',
    'in einer tabelle',
    'sous forme de tableau',
    'dans un tableau',
    'tableau récapitulatif',
    'en una tabla',
    'tabla resumen',
    'en forma de tabla',
    'in una tabella',
    'tabella riassuntiva',
    'numa tabela',
    'tabela resumo',
    'in een tabel',
    'overzichtstabel',
    'tabela z',
    'w formie tabeli',
    'in a table',
    'data table',
    'table slide',
    'simple table',
    'put this table',
    'this table',
    'following table',
    'als tabelle',
    'tabelle mit',
    'en tableau',
    'como tabla',
    'come tabella',
    'tabella con',
    'como tabela',
    'als tabel',
    'tabel met',
    'jako tabela',
    'tabelka',
    'w tabeli',
  ],
  strong: [
    'income statement',
    'profit and loss',
    'balance sheet',
    'cash flow statement',
    'gewinn- und verlustrechnung',
    'bilanz',
    'compte de résultat',
    'conto economico',
    'cuenta de resultados',
    'fact sheet',
    'reference table',
    'actions',
    'action list',
    'action plan',
    'action items',
    'open points',
    'to-dos',
    'todos',
    'maßnahmen',
    'offene punkte',
    'acciones',
    'azioni',
    'ações',
    'acties',
    'działania',
    'table',
    'tabelle',
    'tableau',
    'tabla',
    'tabella',
    'tabela',
    'tabel',
  ],
  figures: false,
  needs: 'rows and columns, parted by | or tabs',
  sample: 'Table:\n| [name] | [name] | [name] |\n| [name] | [number] | [number] |\n| [name] | [number] | [number] |',
  read(brief) {
    const [table] = brief.tables;
    if (table === undefined) return records(brief) ?? told(brief);
    if (table.rows.length < 1) return undefined;
    const width = table.rows.reduce((m, r) => Math.max(m, r.cells.length), 0);
    if (width < 1) return undefined;
    const key = (k: number): string => `c${k}`;
    const columns = [table.corner, ...Array.from({ length: width }, (_, k) => table.head[k])].map((label, k) => ({
      key: key(k),
      label: label !== undefined && label.text !== '' ? label : new Word(table.head.length === 0 ? `${k + 1}` : ' '),
      ...(k > 0 && table.numeric[k - 1] ? { align: 'right' } : {}),
    }));
    const rows = table.rows.map((r) =>
      Object.fromEntries([[key(0), r.label], ...r.cells.flatMap((c, k) => (c.piece.text === '' ? [] : [[key(k + 1), c.piece]]))]),
    );
    return { variant: 'plain_table', fit: table.head.length === 0 ? 0.6 : isMixed(table) ? 1 : 0.75, data: { columns, rows } };
  },
});
