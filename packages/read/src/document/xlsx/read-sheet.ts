/** The cells of a sheet that are seen, with their texts (ISO 29500-1, 18.3). */
import { at, attribute, child, elements, textOf, type XmlElement } from '../../ooxml/index.ts';
import { type Address, addressOf, COLUMNS, type Range, rangeOf } from './cell-address.ts';
import type { NumberFormats } from './number-formats.ts';

export interface SheetCell extends Address {
  readonly value: number | string | boolean;
  readonly text: string;
  readonly format: string;
  /** Of a number: whether it is shown as a date. */
  readonly isDate: boolean;
  readonly bold: boolean;
}

export interface Sheet {
  /** By rows, and in them by columns. */
  readonly cells: readonly SheetCell[];
  readonly merges: readonly Range[];
  /** From 0; of those only that hold cells. */
  readonly hidden_rows: readonly number[];
  readonly hidden_columns: readonly number[];
  /** Addresses of formulas whose value the file does not have. */
  readonly without_value: readonly Address[];
}

export interface SheetSource {
  readonly strings: (index: number) => string;
  readonly formats: NumberFormats;
  /** Called for each cell that has a value. @throws DocumentRefusal beyond the limit */
  readonly count: () => void;
}

export function readSheet(root: XmlElement, source: SheetSource): Sheet {
  const hiddenColumns = columnsHidden(root);
  const cells: SheetCell[] = [];
  const withoutValue: Address[] = [];
  const rows = new Set<number>();
  const columns = new Set<number>();
  let nextRow = 0;
  for (const row of elements(child(root, 'x:sheetData'), 'x:row')) {
    const own = Number(attribute(row, 'r'));
    const index = Number.isInteger(own) && own > 0 ? own - 1 : nextRow;
    nextRow = index + 1;
    const isHidden = isOn(attribute(row, 'hidden'));
    let nextColumn = 0;
    for (const cell of elements(row, 'x:c')) {
      const place = addressOf(attribute(cell, 'r') ?? '') ?? { row: index, column: nextColumn };
      nextColumn = place.column + 1;
      const read = readCell(cell, place, source);
      if (read === undefined) {
        // A formula may have no words as its value, which is then said to be of text.
        if (child(cell, 'x:f') !== undefined && attribute(cell, 't') !== 'str' && textOf(child(cell, 'x:v')) === '')
          withoutValue.push(place);
        continue;
      }
      source.count();
      if (isHidden) rows.add(place.row);
      else if (hiddenColumns(place.column)) columns.add(place.column);
      else cells.push(read);
    }
  }
  return {
    cells: cells.sort((a, b) => a.row - b.row || a.column - b.column),
    merges: elements(child(root, 'x:mergeCells'), 'x:mergeCell').flatMap((one) => rangeOf(attribute(one, 'ref') ?? '') ?? []),
    hidden_rows: [...rows].sort((a, b) => a - b),
    hidden_columns: [...columns].sort((a, b) => a - b),
    without_value: withoutValue,
  };
}

function columnsHidden(root: XmlElement): (column: number) => boolean {
  const steps = new Int32Array(COLUMNS + 1);
  for (const one of elements(child(root, 'x:cols'), 'x:col')) {
    const [from, to] = [Number(attribute(one, 'min')), Number(attribute(one, 'max'))];
    if (!isOn(attribute(one, 'hidden')) || !(from >= 1 && from <= to && to <= COLUMNS)) continue;
    steps[from - 1] = (steps[from - 1] ?? 0) + 1;
    steps[to] = (steps[to] ?? 0) - 1;
  }
  for (let i = 1; i <= COLUMNS; i++) steps[i] = (steps[i] ?? 0) + (steps[i - 1] ?? 0);
  return (column) => (steps[column] ?? 0) > 0;
}

export const isOn = (value: string | undefined): boolean => value === '1' || value === 'true';

function readCell(cell: XmlElement, place: Address, { strings, formats }: SheetSource): SheetCell | undefined {
  const type = attribute(cell, 't') ?? 'n';
  const stored = child(cell, 'x:v');
  const style = Number(attribute(cell, 's') ?? 0);
  const format = formats.code(style);
  const of = (value: SheetCell['value'], text: string, isDate = false): SheetCell | undefined =>
    text.trim() === '' ? undefined : { ...place, value, text, format, isDate, bold: formats.isBold(style) };
  if (type === 'inlineStr') {
    const words = stringOf(at(cell, 'x:is'));
    return of(words, words);
  }
  if (stored === undefined) return undefined;
  const raw = textOf(stored);
  if (type === 's') {
    const words = strings(Number(raw));
    return of(words, words);
  }
  if (type === 'b') return of(raw === '1' || raw === 'true', raw === '1' || raw === 'true' ? 'TRUE' : 'FALSE');
  if (type === 'str' || type === 'e' || type === 'd') return of(raw, raw);
  const value = Number(raw);
  if (raw.trim() === '' || !Number.isFinite(value)) return of(raw, raw);
  return of(value, formats.text(value, format), formats.isOfDates(format));
}

/** Words of a string (18.4.8): its runs without their readings. */
export const stringOf = (element: XmlElement | undefined): string =>
  elements(element)
    .map((part) => (part.name === 'x:t' ? textOf(part) : part.name === 'x:r' ? textOf(child(part, 'x:t')) : ''))
    .join('')
    .replace(/\r\n?/g, '\n');
