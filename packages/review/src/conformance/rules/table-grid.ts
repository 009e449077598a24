/** Rows of tables whose cells do not fill the grid (ISO 29500-1, 21.1.3.13 to 21.1.3.18). */
import { append, child, elements, insertAfter, type XmlElement } from '@deckwright/read/ooxml';
import { defineRule } from './define-rule.ts';

const MAX_COLUMNS = 1_000;
/** An empty cell shows what an absent one would: nothing. */
const EMPTY_CELL = 'txBody><a:bodyPr/><a:lstStyle/><a:p/></';

export const tableGrid = defineRule({
  code: 'table_grid',
  severity: 'error',
  what: 'A row of a table has fewer or more cells than the grid has columns, or a merged cell reaches beyond the table.',
  remedy: 'Give each row a cell for every column.',
  ofElement({ of, element }, report) {
    if (element.name !== 'a:tbl') return;
    const columns = elements(child(element, 'a:tblGrid'), 'a:gridCol').length;
    if (columns === 0 || columns > MAX_COLUMNS) return;
    const rows = elements(element, 'a:tr');
    for (const [i, row] of rows.entries()) {
      const cells = elements(row, 'a:tc');
      if (cells.length !== columns) {
        report({
          part: of.part.name,
          element: row,
          message: `Row ${i + 1} of a table has ${cells.length} cells; the grid has ${columns} columns.`,
          mend: () => {
            if (cells.length > columns) return undefined;
            const prefix = row.sourceName.slice(0, row.sourceName.indexOf(':') + 1);
            const cell = `<a:tc><a:${EMPTY_CELL}a:txBody><a:tcPr/></a:tc>`.replaceAll('a:', prefix).repeat(columns - cells.length);
            const last = cells.at(-1);
            return [last === undefined ? append(of.document, row, cell) : insertAfter(last, cell)];
          },
        });
        continue;
      }
      for (const [at, cell] of cells.entries()) {
        const across = spanOf(cell, 'gridSpan');
        const down = spanOf(cell, 'rowSpan');
        if (at + across <= columns && i + down <= rows.length) continue;
        report({ part: of.part.name, element: cell, message: `A merged cell in row ${i + 1} of a table reaches beyond the table.` });
      }
    }
  },
});

const spanOf = (cell: XmlElement, name: string): number => Math.max(1, Number(cell.attributes.get(name) ?? '1') || 1);
