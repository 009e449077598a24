/** Reads files of any format as one document, in the order in which they were sent. */
import { OFFICE_FILE, officeKind, openPackage } from '../ooxml/index.ts';
import type { PdfFileKit } from '../pdf/index.ts';
import { DOCUMENT_LIMITS, type DocumentLimits } from './document-limits.ts';
import { DocumentRefusal, documentRefusal, within } from './document-refusal.ts';
import type { DocumentFile, DocumentText } from './document-text.ts';
import { readDocx } from './docx/read-docx.ts';
import { MarkdownWriter } from './markdown/markdown-writer.ts';
import { readPdfDocument } from './pdf/read-pdf.ts';
import { readPptx } from './pptx/read-pptx.ts';
import { recogniseFormat } from './recognise-format.ts';
import { decodeText } from './text/decode-text.ts';
import { readCsv } from './text/read-csv.ts';
import { readMarkdown } from './text/read-markdown.ts';
import { readXlsx } from './xlsx/read-xlsx.ts';

/** What reading takes from the process that it runs in. */
export type DocumentKit = PdfFileKit;

/** What a file says of itself. */
export interface FileFacts {
  readonly title?: string;
  readonly author?: string;
  readonly date?: string;
}

/** @throws DocumentRefusal */
export async function readDocument(
  files: readonly DocumentFile[],
  limits: Partial<DocumentLimits>,
  kit: DocumentKit,
): Promise<DocumentText> {
  const all = { ...DOCUMENT_LIMITS, ...limits };
  if (files.length === 0) throw new DocumentRefusal('empty', 'There is no file.');
  within(files.length, all.files, 'files', 'files');
  within(
    files.reduce((sum, { bytes }) => sum + bytes.length, 0),
    all.bytes,
    'bytes',
    'bytes',
  );
  const writer = new MarkdownWriter(all);
  let facts: FileFacts = {};
  for (const file of files) {
    writer.at({ file: file.name });
    try {
      facts = { ...(await readFile(file, writer, kit)), ...facts };
    } catch (error) {
      throw documentRefusal(error) ?? error;
    }
  }
  const { markdown, places } = writer.finish();
  if (markdown === '') throw new DocumentRefusal('no_text', 'The document has no text.');
  const { pictures, cells, notices } = writer;
  return { markdown, places, pictures, cells, ...facts, notices };
}

async function readFile({ name, bytes }: DocumentFile, writer: MarkdownWriter, kit: DocumentKit): Promise<FileFacts> {
  const format = recogniseFormat(name, bytes);
  if (format === 'office') return readOffice(bytes, writer);
  if (format === 'pdf') return readPdfDocument(bytes, writer, kit);
  const { text, isGuessed } = decodeText(bytes, name);
  if (isGuessed) writer.notice('encoding_guessed', 'The text is no UTF-8 and is read as Windows-1252.');
  if (format === 'csv') return readCsv(text, writer);
  return readMarkdown(text, writer);
}

async function readOffice(bytes: Uint8Array, writer: MarkdownWriter): Promise<FileFacts> {
  const pkg = await openPackage(bytes, writer.limits.package, OFFICE_FILE);
  const kind = officeKind(pkg.main.contentType);
  if (kind === 'document') return readDocx(pkg, writer);
  return kind === 'workbook' ? readXlsx(pkg, writer) : readPptx(pkg, writer);
}
