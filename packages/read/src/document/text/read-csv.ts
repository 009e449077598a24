/** Values separated by commas, semicolons or tabs as a table. */
import papaparse from 'papaparse';
import type { DocumentLimits } from '../document-limits.ts';
import { within } from '../document-refusal.ts';
import { plain } from '../markdown/inline.ts';
import type { MarkdownWriter } from '../markdown/markdown-writer.ts';

export function readCsv(text: string, writer: MarkdownWriter): Record<string, never> {
  const { limits } = writer;
  const { data, errors } = papaparse.parse<string[]>(text, { skipEmptyLines: 'greedy', preview: mostRows(limits) + 1 });
  within(data.length, mostRows(limits), 'rows', 'cells');
  within(
    data.reduce((sum, row) => sum + row.length, 0),
    limits.cells,
    'cells',
    'cells',
  );
  if (errors.some(({ type }) => type === 'Quotes'))
    writer.notice('csv_quotes', 'A quotation mark of the file is not closed; the row is read as far as it goes.');
  writer.table(data.map((row) => row.map((cell) => plain(cell))));
  return {};
}

const mostRows = ({ cells }: DocumentLimits): number => cells;
