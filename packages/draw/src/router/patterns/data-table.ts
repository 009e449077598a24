/** A table as it was pasted. */
import { definePattern, Word } from '../pattern.ts';

export const dataTable = definePattern({
  form: 'data_table',
  names: [
    'as a table',
    'in a table',
    'table of',
    'data table',
    'table slide',
    'simple table',
    'put this table',
    'this table',
    'following table',
    'als tabelle',
    'tabelle mit',
    'en tableau',
    'tableau de',
    'como tabla',
    'tabla de',
    'come tabella',
    'tabella con',
    'como tabela',
    'tabela de',
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
