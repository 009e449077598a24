/** A workbook as Markdown: each sheet a heading, each table with its cells as they are shown. */
import { at, attribute, child, elements, type OpcPackage, type XmlElement } from '../../ooxml/index.ts';
import { within } from '../document-refusal.ts';
import { type Inline, plain } from '../markdown/inline.ts';
import type { MarkdownWriter } from '../markdown/markdown-writer.ts';
import { type OfficeFacts, officeFacts } from '../office/office-facts.ts';
import { cellName, columnName, rangeName } from './cell-address.ts';
import { drawingsOf } from './drawings.ts';
import { NumberFormats } from './number-formats.ts';
import { isOn, readSheet, type Sheet, type SheetCell, stringOf } from './read-sheet.ts';
import { type SheetBlock, tablesOfSheet } from './tables-of-sheet.ts';

/** Cells, rows and columns that a notice names. */
const NAMED = 8;
/** Places of a table to the cells that a document may have. */
const SPARSE = 4;

export function readXlsx(pkg: OpcPackage, writer: MarkdownWriter): OfficeFacts {
  const { root } = pkg.main.xml();
  const file = writer.place.file;
  const partOf = (kind: string): XmlElement | undefined => {
    const found = pkg.relationships(pkg.main.name).find((one) => one.kind === kind)?.part;
    return found === undefined ? undefined : pkg.part(found)?.xml().root;
  };
  const formats = new NumberFormats(partOf('styles'), isOn(attribute(child(root, 'x:workbookPr'), 'date1904')));
  const shared = elements(partOf('sharedStrings'), 'x:si');
  const known = new Map<number, string>();
  const strings = (index: number): string => {
    let words = known.get(index);
    if (words === undefined) {
      words = stringOf(shared[index]);
      known.set(index, words);
    }
    return words;
  };
  let cells = 0;
  const count = (): void => {
    cells++;
    within(cells, writer.limits.cells, 'cells', 'cells');
  };
  const relationships = new Map(pkg.relationships(pkg.main.name).map((one) => [one.id, one]));
  for (const element of elements(child(root, 'x:sheets'), 'x:sheet')) {
    const name = attribute(element, 'name') ?? '';
    writer.at({ file, sheet: name });
    if ((attribute(element, 'state') ?? 'visible') !== 'visible') {
      writer.notice('hidden_sheet', `The sheet "${name}" is hidden and not in the text.`);
      continue;
    }
    const part = pkg.part(relationships.get(attribute(element, 'r:id') ?? '')?.part ?? '');
    if (part === undefined) {
      writer.notice('sheet_left_out', `The sheet "${name}" is not in the file.`);
      continue;
    }
    const sheetRoot = part.xml().root;
    if (sheetRoot.name !== 'x:worksheet') {
      writer.notice('sheet_left_out', `The sheet "${name}" is a chart or a macro, and has no cells.`);
      continue;
    }
    const sheet = readSheet(sheetRoot, { strings, formats, count });
    const drawings = drawingsOf(pkg, part.name, at(sheetRoot, 'x:drawing'), writer);
    if (sheet.cells.length > 0 || drawings.length > 0) writer.heading(1, plain(name));
    sayLeftOut(sheet, name, writer);
    for (const block of tablesOfSheet(sheet)) {
      writer.at({ file, sheet: name, range: rangeName(block.range), heading: name });
      writeBlock(block, writer);
    }
    writer.at({ file, sheet: name, heading: name });
    for (const inline of drawings) writer.paragraph(inline);
    for (const cell of sheet.cells) {
      const { value, text, format } = cell;
      writer.cells.push({ file, sheet: name, cell: cellName(cell), value, text, format });
    }
  }
  return officeFacts(pkg);
}

function writeBlock({ over, columns, rows, hasHead, under }: SheetBlock, writer: MarkdownWriter): void {
  within(rows.length * columns.length, SPARSE * writer.limits.cells, 'places for cells in one table', 'cells');
  const [title, ...lines] = over;
  // Words without a table under them are no heading of one.
  if (title !== undefined) {
    if (rows.length > 0) writer.heading(2, wordsOf(title));
    else writer.paragraph(wordsOf(title));
  }
  for (const line of lines) writer.paragraph(wordsOf(line));
  const width = columns.length;
  const index = new Map(columns.map((column, i) => [column, i]));
  const empty = (): (readonly Inline[])[] => Array.from({ length: width }, () => []);
  // Bold sets rows apart only where others are not.
  const isApart = rows.slice(hasHead ? 1 : 0).some((row) => row.some(({ bold }) => !bold));
  const written = rows.map((row) => {
    const out = empty();
    const bold = isApart && row.every((cell) => cell.bold);
    for (const cell of row)
      out[index.get(cell.column) ?? 0] = wordsOf(cell).map((part) => (part.kind === 'text' && bold ? { ...part, bold } : part));
    return out;
  });
  writer.table(hasHead || width < 2 ? written : [empty(), ...written]);
  for (const line of under) writer.paragraph(wordsOf(line));
}

/** Lines of a cell are broken as they are there. */
const wordsOf = ({ text }: SheetCell): readonly Inline[] =>
  text.split('\n').flatMap((line, i): Inline[] => [...(i === 0 ? [] : [{ kind: 'break' } as const]), { kind: 'text', text: line }]);

function sayLeftOut({ hidden_rows, hidden_columns, without_value }: Sheet, name: string, writer: MarkdownWriter): void {
  const named = (names: readonly string[]): string =>
    names.length > NAMED ? `${names.slice(0, NAMED).join(', ')} and ${names.length - NAMED} more` : names.join(', ');
  if (hidden_rows.length > 0)
    writer.notice('hidden_rows', `Hidden rows of "${name}" are not in the text: ${named(hidden_rows.map((row) => String(row + 1)))}.`);
  if (hidden_columns.length > 0)
    writer.notice('hidden_columns', `Hidden columns of "${name}" are not in the text: ${named(hidden_columns.map(columnName))}.`);
  if (without_value.length > 0)
    writer.notice(
      'formula_without_value',
      `Formulas of "${name}" have no value in the file and are left empty: ${named(without_value.map(cellName))}. Open the workbook, save it and send it again.`,
    );
}
