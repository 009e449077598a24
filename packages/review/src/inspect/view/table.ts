/** The places of a table's cells after its rows have grown with their text. */
import type { ForeignCell, ForeignTable, SlideBox } from '@deckwright/read/pptx';
import { extent, grownRows, type TextKit } from '@deckwright/read/pptx/scene/text';

export interface GrownTable {
  /** Around all rows, before rotation. */
  readonly box: SlideBox;
  readonly cells: readonly { readonly cell: ForeignCell; readonly box: SlideBox }[];
  /** EMU that the rows grew by. */
  readonly grown: number;
}

const MAX_CELLS = 4000;

/** @param doubt as of `setForeignText` */
export function growTable(table: ForeignTable, box: SlideBox, setting: TextKit, doubt = 0): GrownTable {
  const { columns } = table;
  const rows = grownRows(table, setting, doubt);
  const height = extent(rows, 0, rows.length);
  return {
    box: { x: box.x, y: box.y, w: columns.length > 0 ? extent(columns, 0, columns.length) : box.w, h: rows.length > 0 ? height : box.h },
    grown: height - extent(table.rows, 0, table.rows.length),
    cells: table.cells.slice(0, MAX_CELLS).map((cell) => ({
      cell,
      box: {
        x: box.x + before(columns, cell.column),
        y: box.y + before(rows, cell.row),
        w: extent(columns, cell.column, cell.column_span),
        h: extent(rows, cell.row, cell.row_span),
      },
    })),
  };
}

const before = (sizes: readonly number[], index: number): number => (index === 0 ? 0 : extent(sizes, 0, index));
