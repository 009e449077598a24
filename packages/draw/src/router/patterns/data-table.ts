/** A table as it was pasted. */
import { definePattern, type Reading, Word } from '../pattern.ts';
import type { ReadBrief } from '../reading.ts';

/** `Lyon, Mme Faure, bureau 214; Lille, M. Delattre, bureau 108`: rows of as many things each. */
function records(brief: ReadBrief): Reading | undefined {
  const rows = brief.groups.filter((g) => g.items.length >= 3).map((g) => g.items.map((i) => i.piece));
  const width = rows[0]?.length ?? 0;
  if (rows.length < 3 || width > 8 || rows.some((r) => r.length !== width || r.some((p) => p.text.length > 40))) return undefined;
  if (rows.some((r) => /\d/.test(r[0]?.text ?? '') || !r.slice(1).some((p) => /\p{L}{2}/u.test(p.text)))) return undefined;
  return {
    variant: 'plain_table',
    fit: 0.9,
    data: {
      columns: Array.from({ length: width }, (_, k) => ({ key: `c${k}`, label: new Word(`${k + 1}`) })),
      rows: rows.map((r) => Object.fromEntries(r.map((p, k) => [`c${k}`, p]))),
    },
  };
}

export const dataTable = definePattern({
  form: 'data_table',
  names: [
    'as a table',
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
  sample: 'Table:\n| Line | Riders | Late |\n| 1 | 12,400 | 6.1% |\n| 2 | 10,250 | 4.8% |',
  read(brief) {
    const [table] = brief.tables;
    if (table === undefined) return records(brief);
    if (table === undefined || table.rows.length < 1) return undefined;
    const width = table.rows.reduce((m, r) => Math.max(m, r.cells.length), 0);
    if (width < 1 || width > 11) return undefined;
    const key = (k: number): string => `c${k}`;
    const columns = [table.corner, ...Array.from({ length: width }, (_, k) => table.head[k])].map((label, k) => ({
      key: key(k),
      label: label !== undefined && label.text !== '' ? label : new Word(table.head.length === 0 ? `${k + 1}` : ' '),
      ...(k > 0 && table.numeric[k - 1] ? { align: 'right' } : {}),
    }));
    const rows = table.rows.map((r) =>
      Object.fromEntries([[key(0), r.label], ...r.cells.flatMap((c, k) => (c.piece.text === '' ? [] : [[key(k + 1), c.piece]]))]),
    );
    return { variant: 'plain_table', fit: table.head.length === 0 ? 0.6 : 0.75, data: { columns, rows } };
  },
});
