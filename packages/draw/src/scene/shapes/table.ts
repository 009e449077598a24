import type { Fill, Stroke } from '../color.ts';
import type { TextBody } from '../text.ts';
import type { Emu } from '../units.ts';
import type { ShapeBase } from './base.ts';

export interface TableCell {
  readonly text: TextBody;
  readonly fill?: Fill;
  readonly top?: Stroke;
  readonly bottom?: Stroke;
  readonly left?: Stroke;
  readonly right?: Stroke;
  readonly col_span?: number;
  readonly row_span?: number;
  /** True for a cell that a span covers: it draws nothing. */
  readonly covered?: boolean;
  readonly role?: 'header' | 'cell' | 'value';
}

/** A native table. Lines of a cell's text are relative to that cell's top-left corner. */
export interface TableShape extends ShapeBase {
  readonly kind: 'table';
  readonly columns: readonly Emu[];
  readonly rows: readonly Emu[];
  /** `cells[row][column]`, as many as rows and columns. */
  readonly cells: readonly (readonly TableCell[])[];
  readonly header_row?: boolean;
  readonly header_column?: boolean;
  /** Read from the right: the first column that is read is the last of `columns`, which go from the left. */
  readonly rtl?: boolean;
}
