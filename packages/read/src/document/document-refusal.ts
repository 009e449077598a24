/** The error for a document that is not read: a stable code, a sentence for its sender, and a remedy. */
import { RefusedFile } from '@deckwright/core/task';
import { UnreadableFile } from '../ooxml/index.ts';
import { PdfRefusal } from '../pdf/index.ts';
import type { DocumentLimits } from './document-limits.ts';

/** `too_large` is HTTP 413; `empty`, `unknown_format` and `damaged` are 400; the others are 422. */
export type DocumentRefusalCode =
  | 'empty'
  | 'too_large'
  | 'unknown_format'
  | 'legacy_format'
  | 'encrypted'
  | 'damaged'
  | 'suspicious'
  | 'no_text';

const REMEDIES: Readonly<Record<DocumentRefusalCode, string>> = {
  empty: 'Send the file again; it arrived with no content.',
  too_large: 'Send a part of the document, or several requests of one part each.',
  unknown_format: 'Send a .docx, .xlsx, .pptx, .pdf, .html, .md, .txt, .csv or .eml.',
  legacy_format: 'Open the file in its program, save it as .docx, .xlsx or .pptx, and send that one.',
  encrypted: 'Save a copy without a password in the program that made the file, and send the copy.',
  damaged: 'Open the file in its program, let it repair the file, and save a copy.',
  suspicious: 'Open the file in its program and save a copy; a file saved there has none of this.',
  no_text: 'Send a document that has text: a scan has to be recognised first.',
};

/** Thrown in this folder for a fault of the file; any other error is a fault of ours. */
export class DocumentRefusal extends RefusedFile {
  override readonly name = 'DocumentRefusal';
  declare readonly code: DocumentRefusalCode;

  /** @param sentence what is wrong, where, and the limit where there is one; @param remedy a nearer one than that of the code */
  constructor(code: DocumentRefusalCode, sentence: string, remedy = REMEDIES[code], part?: string) {
    super(code, sentence, remedy, part);
  }
}

/** Codes of packages and of PDFs. */
const CODES: Readonly<Record<string, DocumentRefusalCode>> = {
  empty: 'empty',
  too_large: 'too_large',
  xml_too_complex: 'too_large',
  legacy_ppt: 'legacy_format',
  encrypted: 'encrypted',
  zip_suspicious: 'suspicious',
  xml_doctype: 'suspicious',
  not_presentation: 'unknown_format',
  not_zip: 'unknown_format',
  html: 'unknown_format',
  pdf: 'unknown_format',
  image: 'unknown_format',
};

/** The refusal of the file that an error means; undefined where it is a fault of ours. */
export function documentRefusal(error: unknown): DocumentRefusal | undefined {
  if (error instanceof DocumentRefusal) return error;
  if (!(error instanceof UnreadableFile || error instanceof PdfRefusal)) return undefined;
  const code = CODES[error.code] ?? 'damaged';
  return new DocumentRefusal(code, error.message, REMEDIES[code], error.part);
}

/** @throws DocumentRefusal where there are more than `limit` */
export function within(count: number, limit: number, what: string, field: keyof DocumentLimits): void {
  if (count > limit) throw new DocumentRefusal('too_large', `The document has more than ${limit} ${what}, which is the limit (${field}).`);
}
