/** The tables of a file one by one, each as a text that briefs are read from: what a person chooses from. */
import { OFFICE_FILE, officeKind, openPackage } from '../ooxml/index.ts';
import { DOCUMENT_LIMITS, type DocumentLimits } from './document-limits.ts';
import { DocumentRefusal, documentRefusal } from './document-refusal.ts';
import type { DocumentFile } from './document-text.ts';
import { MarkdownWriter } from './markdown/markdown-writer.ts';
import { recogniseFormat } from './recognise-format.ts';
import { decodeText } from './text/decode-text.ts';
import { readXlsx } from './xlsx/read-xlsx.ts';

export interface TableText {
  /** Of the sheet, and the title over the table; empty for a text file. */
  readonly name: string;
  /** The title and the rows, these with bars; or the text file as it is. */
  readonly text: string;
}

const REMEDY = 'Send a .xlsx, a .csv or a .tsv.';

/** @throws DocumentRefusal for what is neither a workbook nor a text */
export async function readTables({ name, bytes }: DocumentFile, limits: Partial<DocumentLimits> = {}): Promise<readonly TableText[]> {
  const all = { ...DOCUMENT_LIMITS, ...limits };
  if (bytes.length > all.bytes)
    throw new DocumentRefusal(
      'too_large',
      `${name} has ${bytes.length} bytes; the limit is ${all.bytes}.`,
      'Send the sheet that is needed alone.',
    );
  try {
    const format = recogniseFormat(name, bytes);
    if (format === 'csv' || format === 'markdown') return [{ name: '', text: decodeText(bytes, name).text }];
    if (format !== 'office') throw new DocumentRefusal('unknown_format', `${name} is no workbook and no table.`, REMEDY);
    const pkg = await openPackage(bytes, all.package, OFFICE_FILE);
    if (officeKind(pkg.main.contentType) !== 'workbook') throw new DocumentRefusal('unknown_format', `${name} is no workbook.`, REMEDY);
    const writer = new MarkdownWriter(all);
    writer.at({ file: name });
    readXlsx(pkg, writer);
    return tablesIn(writer.finish().markdown);
  } catch (error) {
    throw documentRefusal(error) ?? error;
  }
}

/** Each run of rows with the headings over it: `# sheet`, `## title`. */
function tablesIn(markdown: string): readonly TableText[] {
  const tables: { name: string; text: string }[] = [];
  let sheet = '';
  let title = '';
  let isRow = false;
  for (const line of markdown.split('\n')) {
    const wasRow = isRow;
    isRow = line.startsWith('|');
    const last = tables.at(-1);
    if (isRow && wasRow && last !== undefined) last.text += `\n${line}`;
    else if (isRow)
      tables.push({ name: [sheet, title].filter((one) => one !== '').join(': '), text: title === '' ? line : `${title}\n\n${line}` });
    else if (line.startsWith('# ')) [sheet, title] = [line.slice(2), ''];
    else if (line.startsWith('## ')) title = line.slice(3);
    else if (wasRow) title = '';
  }
  return tables;
}
