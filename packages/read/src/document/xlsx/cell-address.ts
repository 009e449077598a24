/** Addresses of cells (ISO 29500-1, 18.18.7): rows and columns from 0. */

export interface Address {
  readonly row: number;
  readonly column: number;
}

export interface Range {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

const ROWS = 1_048_576;
export const COLUMNS = 16_384;

/** Undefined for what is no address of a sheet. */
export function addressOf(text: string): Address | undefined {
  const found = /^\$?([A-Z]{1,3})\$?([1-9]\d{0,6})$/.exec(text);
  if (found === null) return undefined;
  const [, letters = '', digits = ''] = found;
  let column = 0;
  for (const letter of letters) column = column * 26 + (letter.charCodeAt(0) - 64);
  const row = Number(digits) - 1;
  return row < ROWS && column <= COLUMNS ? { row, column: column - 1 } : undefined;
}

export function rangeOf(text: string): Range | undefined {
  const [first = '', last = first] = text.split(':');
  const [from, to] = [addressOf(first), addressOf(last)];
  if (from === undefined || to === undefined || to.row < from.row || to.column < from.column) return undefined;
  return { top: from.row, left: from.column, bottom: to.row, right: to.column };
}

export function columnName(column: number): string {
  const before = Math.floor(column / 26);
  return (before === 0 ? '' : columnName(before - 1)) + String.fromCharCode(65 + (column % 26));
}

export const cellName = ({ row, column }: Address): string => `${columnName(column)}${row + 1}`;

export const rangeName = ({ top, left, bottom, right }: Range): string =>
  top === bottom && left === right
    ? cellName({ row: top, column: left })
    : `${cellName({ row: top, column: left })}:${cellName({ row: bottom, column: right })}`;
