/** Native tables: grid, spans, cell margins and borders (ISO 29500-1, 21.1.3). */
import type { TableCell, TableShape } from '@deckwright/draw/scene';
import { placeElement } from '../base/open-base.ts';
import { NO_FILL } from '../paint.ts';
import type { SlideScope } from '../slide-scope.ts';
import { anchorOf, textBody } from '../text.ts';
import { escapeXml, whole } from '../xml.ts';
import { extent, identity, transform } from './frame.ts';

/** "No Style, No Grid", built into PowerPoint: every border and fill is the cell's own. */
const PLAIN_STYLE = '{2D5ABB26-0587-4C30-8999-92F81FD0307C}';

export function writeTable(table_shape: TableShape, scope: SlideScope): string {
  const shape = table_shape.rtl ? fromTheRight(table_shape) : table_shape;
  const grid = new Grid(shape);
  const flags = (shape.rtl ? ' rtl="1"' : '') + (shape.header_row ? ' firstRow="1"' : '') + (shape.header_column ? ' firstCol="1"' : '');
  let table = `<a:tbl><a:tblPr${flags}><a:tableStyleId>${PLAIN_STYLE}</a:tableStyleId></a:tblPr><a:tblGrid>`;
  for (const width of shape.columns) table += `<a:gridCol w="${extent(width)}"/>`;
  table += '</a:tblGrid>';
  for (let row = 0; row < shape.rows.length; row++) {
    table += `<a:tr h="${extent(shape.rows[row] ?? 0)}">`;
    for (let column = 0; column < shape.columns.length; column++) table += cellElement(grid, row, column, scope);
    table += '</a:tr>';
  }
  const own = scope.slide.sheet?.places[shape.id];
  return (
    `<p:graphicFrame><p:nvGraphicFramePr>${identity(shape, scope.nextId())}<p:cNvGraphicFramePr><a:graphicFrameLocks noGrp="1"/></p:cNvGraphicFramePr><p:nvPr${own === undefined ? '/>' : `>${placeElement(own)}</p:nvPr>`}</p:nvGraphicFramePr>` +
    `${transform(shape.box, 0, '', 'p:xfrm')}<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table">${table}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`
  );
}

/** The columns in the order in which they are read, which is how a table that is read from the right is stored (ISO 29500-1, 21.1.3.15). */
function fromTheRight(shape: TableShape): TableShape {
  const count = shape.columns.length;
  const cells = shape.cells.map((row) => {
    const turned: TableCell[] = row.map(({ text }) => ({ text, covered: true }));
    row.forEach((cell, column) => {
      const { left, right, ...rest } = cell;
      const sides = { ...(right === undefined ? {} : { left: right }), ...(left === undefined ? {} : { right: left }) };
      if (cell.covered !== true) turned[count - column - Math.max(1, cell.col_span ?? 1)] = { ...rest, ...sides };
    });
    return turned;
  });
  return { ...shape, columns: [...shape.columns].reverse(), cells };
}

/** A cell that spans, and the rows and columns that it reaches; both ends count. */
interface Span {
  readonly cell: TableCell;
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** Which cell owns each place of the grid. */
class Grid {
  readonly #owners: (Span | undefined)[][];

  constructor({ cells, rows, columns }: TableShape) {
    this.#owners = Array.from({ length: rows.length }, () => []);
    for (let row = 0; row < rows.length; row++) {
      for (let column = 0; column < columns.length; column++) {
        const cell = cells[row]?.[column];
        if (cell === undefined || cell.covered || this.#owners[row]?.[column]) continue;
        const bottom = Math.min(rows.length, row + Math.max(1, cell.row_span ?? 1)) - 1;
        const right = Math.min(columns.length, column + Math.max(1, cell.col_span ?? 1)) - 1;
        const span: Span = { cell, top: row, left: column, bottom, right };
        for (let r = row; r <= bottom; r++) for (let c = column; c <= right; c++) (this.#owners[r] ?? [])[c] = span;
      }
    }
  }

  at(row: number, column: number): Span | undefined {
    return this.#owners[row]?.[column];
  }
}

function cellElement(grid: Grid, row: number, column: number, scope: SlideScope): string {
  const span = grid.at(row, column);
  const borders = bordersOf(grid, row, column, scope);
  if (span === undefined) return `<a:tc>${emptyCell(scope)}<a:tcPr>${borders}${NO_FILL}</a:tcPr></a:tc>`;
  const { cell } = span;
  if (row !== span.top || column !== span.left) {
    const merge = (column !== span.left ? ' hMerge="1"' : '') + (row !== span.top ? ' vMerge="1"' : '');
    const spans = row === span.top ? rowSpan(span) : column === span.left ? columnSpan(span) : '';
    return `<a:tc${spans}${merge}>${emptyCell(scope)}<a:tcPr>${borders}${scope.paint.fill(cell.fill)}</a:tcPr></a:tc>`;
  }
  const { l, t, r, b } = cell.text.insets;
  const margins = `marL="${whole(l)}" marR="${whole(r)}" marT="${whole(t)}" marB="${whole(b)}"`;
  return (
    `<a:tc${rowSpan(span)}${columnSpan(span)}>${textBody('a:txBody', cell.text, scope)}` +
    `<a:tcPr ${margins} anchor="${anchorOf(cell.text)}">${borders}${scope.paint.fill(cell.fill)}</a:tcPr></a:tc>`
  );
}

const rowSpan = ({ top, bottom }: Span): string => (bottom > top ? ` rowSpan="${bottom - top + 1}"` : '');
const columnSpan = ({ left, right }: Span): string => (right > left ? ` gridSpan="${right - left + 1}"` : '');

const emptyCell = (scope: SlideScope): string =>
  `<a:txBody><a:bodyPr/><a:lstStyle/><a:p><a:endParaRPr lang="${escapeXml(scope.slide.lang)}"/></a:p></a:txBody>`;

/**
 * An edge that two cells share is written on both: readers take whichever they meet. Every place of a span carries the
 * edges of the whole span, as PowerPoint writes them, since readers look for them on different places.
 */
function bordersOf(grid: Grid, row: number, column: number, scope: SlideScope): string {
  const span = grid.at(row, column);
  const { top, left, bottom, right } = span ?? { top: row, left: column, bottom: row, right: column };
  const own = span?.cell;
  return (
    scope.paint.line(own?.left ?? grid.at(row, left - 1)?.cell.right, 'a:lnL') +
    scope.paint.line(own?.right ?? grid.at(row, right + 1)?.cell.left, 'a:lnR') +
    scope.paint.line(own?.top ?? grid.at(top - 1, column)?.cell.bottom, 'a:lnT') +
    scope.paint.line(own?.bottom ?? grid.at(bottom + 1, column)?.cell.top, 'a:lnB')
  );
}
