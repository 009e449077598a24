/**
 * Reads files of any format as one document, in the order in which they were sent. The reader of a format is loaded for a file that has it: a process
 * that reads one file spends most of its time on loading.
 */
import { OFFICE_FILE, officeKind, openPackage } from '../ooxml/index.ts';
import type { PdfFileKit } from '../pdf/index.ts';
import { DOCUMENT_LIMITS, type DocumentLimits } from './document-limits.ts';
import { DocumentRefusal, documentRefusal, within } from './document-refusal.ts';
import type { DocumentFile, DocumentText } from './document-text.ts';
import { MarkdownWriter } from './markdown/markdown-writer.ts';
import { type DocumentFormat, recogniseFormat } from './recognise-format.ts';
import { decodeText } from './text/decode-text.ts';

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
  for (const group of groupsOf(files)) {
    try {
      facts = { ...(await readGroup(group, writer, kit)), ...facts };
    } catch (error) {
      throw documentRefusal(error) ?? error;
    }
  }
  const { markdown, places } = writer.finish();
  if (markdown === '') throw new DocumentRefusal('no_text', 'The document has no text.');
  const { pictures, cells, notices } = writer;
  return { markdown, places, pictures, cells, ...facts, notices };
}

interface Group {
  readonly format: DocumentFormat;
  /** One file, or mails that follow one another. */
  readonly files: readonly DocumentFile[];
}

function groupsOf(files: readonly DocumentFile[]): readonly Group[] {
  const out: { format: DocumentFormat; files: DocumentFile[] }[] = [];
  for (const file of files) {
    const format = recogniseFormat(file.name, file.bytes);
    const last = out.at(-1);
    if (format === 'mail' && last?.format === 'mail') last.files.push(file);
    else out.push({ format, files: [file] });
  }
  return out;
}

async function readGroup({ format, files }: Group, writer: MarkdownWriter, kit: DocumentKit): Promise<FileFacts> {
  const [file] = files;
  if (file === undefined) return {};
  const { name, bytes } = file;
  writer.at({ file: name });
  if (format === 'mail') return (await import('./mail/read-mail.ts')).readMails(files, writer);
  if (format === 'office') return readOffice(bytes, writer);
  if (format === 'pdf') return (await import('./pdf/read-pdf.ts')).readPdfDocument(bytes, writer, kit);
  const { text, isGuessed } = decodeText(bytes, name);
  if (isGuessed) writer.notice('encoding_guessed', 'The text is no UTF-8 and is read as Windows-1252.');
  if (format === 'csv') return (await import('./text/read-csv.ts')).readCsv(text, writer);
  if (format === 'html') return (await import('./html/read-html.ts')).readHtml(text, writer);
  const { readTextThread } = await import('./mail/read-text-thread.ts');
  return readTextThread(text, writer) ?? (await import('./text/read-markdown.ts')).readMarkdown(text, writer);
}

async function readOffice(bytes: Uint8Array, writer: MarkdownWriter): Promise<FileFacts> {
  const pkg = await openPackage(bytes, writer.limits.package, OFFICE_FILE);
  const kind = officeKind(pkg.main.contentType);
  if (kind === 'document') return (await import('./docx/read-docx.ts')).readDocx(pkg, writer);
  return kind === 'workbook'
    ? (await import('./xlsx/read-xlsx.ts')).readXlsx(pkg, writer)
    : (await import('./pptx/read-pptx.ts')).readPptx(pkg, writer);
}
