/** The places of a table's cells after its rows have grown with their text. */
import { EMU_PER_PT } from '@deckwright/draw/scene';
import type { ForeignCell, ForeignTable, SlideBox } from '@deckwright/read/pptx';
import type { TextSetter } from '../setting/set-text.ts';

export interface GrownTable {
  /** Around all rows, before rotation. */
  readonly box: SlideBox;
  readonly cells: readonly { readonly cell: ForeignCell; readonly box: SlideBox }[];
  /** EMU that the rows grew by. */
  readonly grown: number;
}

const MAX_CELLS = 4000;

const sum = (of: readonly number[], from: number, count: number): number => {
  let total = 0;
  for (let i = from; i < Math.min(of.length, from + count); i++) total += of[i] as number;
  return total;
};

/** @param doubt share of the uncertainty that is subtracted, as in `TextSetter.set` */
export function growTable(table: ForeignTable, box: SlideBox, setter: TextSetter, doubt = 0): GrownTable {
  const cells = table.cells.slice(0, MAX_CELLS);
  const heights = [...table.rows];
  // Cells over several rows come last, because the height that they lack is added to their last row.
  const inOrder = [...cells].sort((a, b) => a.row_span - b.row_span);
  for (const cell of inOrder) {
    if (!/\S/.test(cell.text.paragraphs.map((p) => p.runs.map((r) => r.text).join('')).join(''))) continue;
    if (cell.text.vertical !== 'horz' && cell.text.vertical !== '') continue;
    const { l, t, r, b } = cell.text.insets;
    const width = sum(table.columns, cell.column, cell.column_span) - l - r;
    const set = setter.set(cell.text, width / EMU_PER_PT, 1e6, doubt);
    const needed = set.height * EMU_PER_PT + t + b;
    const last = cell.row + cell.row_span - 1;
    const missing = needed - sum(heights, cell.row, cell.row_span);
    if (missing > 0 && heights[last] !== undefined) heights[last] += missing;
  }
  const width = table.columns.length > 0 ? sum(table.columns, 0, table.columns.length) : box.w;
  const height = sum(heights, 0, heights.length);
  return {
    box: { x: box.x, y: box.y, w: width, h: heights.length > 0 ? height : box.h },
    grown: height - sum(table.rows, 0, table.rows.length),
    cells: cells.map((cell) => ({
      cell,
      box: {
        x: box.x + sum(table.columns, 0, cell.column),
        y: box.y + sum(heights, 0, cell.row),
        w: sum(table.columns, cell.column, cell.column_span),
        h: sum(heights, cell.row, cell.row_span),
      },
    })),
  };
}
