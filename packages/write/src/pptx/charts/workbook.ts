/** The workbook inside a chart: one sheet of one table (ISO 29500-1, 12.3), the same bytes for the same numbers. */
import { escapeXml, OFFICE_RELATIONSHIPS, XML_HEAD } from '../xml.ts';
import { pack, writeZip } from '../zip.ts';
import { type ChartTable, letters, SHEET } from './table.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const WORKBOOK_TYPE = `${SPREADSHEET}.sheet`;

const TYPES =
  `${XML_HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
  `<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/>` +
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SPREADSHEET}.worksheet+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${SPREADSHEET}.styles+xml"/>` +
  `<Override PartName="/xl/sharedStrings.xml" ContentType="${SPREADSHEET}.sharedStrings+xml"/></Types>`;

const ROOT =
  `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships">` +
  `<Relationship Id="rId1" Type="${OFFICE_RELATIONSHIPS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

const LINKS =
  `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE_RELATIONSHIPS}/worksheet" Target="worksheets/sheet1.xml"/>` +
  `<Relationship Id="rId2" Type="${OFFICE_RELATIONSHIPS}/styles" Target="styles.xml"/>` +
  `<Relationship Id="rId3" Type="${OFFICE_RELATIONSHIPS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`;

const WORKBOOK = `${XML_HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE_RELATIONSHIPS}"><sheets><sheet name="${SHEET}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

/** First id of a format of one's own (ISO 29500-1, 18.8.30). */
const OWN_FORMAT = 164;

/** The least that a workbook's styles may be: one font, the two fills that every reader expects, one border, the general format and one more. */
const styles = (code: string | undefined): string =>
  `${XML_HEAD}<styleSheet xmlns="${MAIN}">${code === undefined ? '' : `<numFmts count="1"><numFmt numFmtId="${OWN_FORMAT}" formatCode="${escapeXml(code)}"/></numFmts>`}<fonts count="1"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts>` +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="${code === undefined ? 1 : 2}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>` +
  `${code === undefined ? '' : `<xf numFmtId="${OWN_FORMAT}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`}</cellXfs>` +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

/** A cell holds at most this many characters (Excel's own limit). */
const MAX_CHARACTERS = 32_767;

export function workbook(table: ChartTable): Uint8Array {
  const strings = new Map<string, number>();
  let uses = 0;
  const text = (at: string, words: string): string => {
    if (words === '') return '';
    const text = words.slice(0, MAX_CHARACTERS);
    const index = strings.get(text) ?? strings.size;
    strings.set(text, index);
    uses++;
    return `<c r="${at}" t="s"><v>${index}</v></c>`;
  };
  const code = table.columns.find((column) => column.code !== undefined)?.code;
  let rows = `<row r="1">${text('A1', table.heading)}`;
  for (const [k, { name }] of table.columns.entries()) rows += text(`${letters(k + 1)}1`, name);
  rows += '</row>';
  for (const [i, name] of table.rows.entries()) {
    const r = i + 2;
    rows += `<row r="${r}">${text(`A${r}`, name)}`;
    for (const [k, { values, code: own }] of table.columns.entries()) {
      const value = values[i];
      if (value !== undefined) rows += `<c r="${letters(k + 1)}${r}"${own === undefined ? '' : ' s="1"'}><v>${value}</v></c>`;
    }
    rows += '</row>';
  }
  const end = `${letters(table.columns.length)}${table.rows.length + 1}`;
  const widest = Math.min(60, Math.max(10, ...table.rows.map((name) => name.length + 2)));
  // A date that is wider than its cell is printed as signs.
  const dates = code === undefined ? '' : '<col min="2" max="2" width="12" customWidth="1"/>';
  const sheet =
    `${XML_HEAD}<worksheet xmlns="${MAIN}"><dimension ref="A1:${end}"/><sheetViews><sheetView workbookViewId="0"/></sheetViews><sheetFormatPr defaultRowHeight="15"/>` +
    `<cols><col min="1" max="1" width="${widest}" customWidth="1"/>${dates}</cols><sheetData>${rows}</sheetData></worksheet>`;
  let shared = `${XML_HEAD}<sst xmlns="${MAIN}" count="${uses}" uniqueCount="${strings.size}">`;
  // Only where it is needed: the schema does not have the attribute, but every reader knows it.
  for (const words of strings.keys())
    shared += `<si><t${words.trim() === words ? '' : ' xml:space="preserve"'}>${escapeXml(words)}</t></si>`;
  return writeZip([
    { name: '[Content_Types].xml', packed: pack(TYPES) },
    { name: '_rels/.rels', packed: pack(ROOT) },
    { name: 'xl/workbook.xml', packed: pack(WORKBOOK) },
    { name: 'xl/_rels/workbook.xml.rels', packed: pack(LINKS) },
    { name: 'xl/worksheets/sheet1.xml', packed: pack(sheet) },
    { name: 'xl/styles.xml', packed: pack(styles(code)) },
    { name: 'xl/sharedStrings.xml', packed: pack(`${shared}</sst>`) },
  ]);
}
