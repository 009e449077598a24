/** The format of a file: by its bytes, and for texts by its name. */
import { latin1Text } from '#plain-text';
import { DocumentRefusal } from './document-refusal.ts';

export type DocumentFormat = 'office' | 'pdf' | 'html' | 'mail' | 'csv' | 'markdown';

const TEXTS: Readonly<Record<string, DocumentFormat>> = {
  html: 'html',
  htm: 'html',
  xhtml: 'html',
  eml: 'mail',
  csv: 'csv',
  tsv: 'csv',
  tab: 'csv',
  md: 'markdown',
  markdown: 'markdown',
  txt: 'markdown',
  text: 'markdown',
};

/** What their bytes show, so that a text with such a name is none of them. */
const PACKAGED: ReadonlySet<string> = new Set(['pdf', 'docx', 'docm', 'xlsx', 'xlsm', 'pptx', 'pptm', 'potx', 'ppsx']);

/** Of programs that are read by their newer formats alone. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
/** As UTF-16, a character a byte. */
const ENCRYPTED = [...'EncryptedPackage'].join('\0');

/** @throws DocumentRefusal for what is of none */
export function recogniseFormat(name: string, bytes: Uint8Array): DocumentFormat {
  if (bytes.length === 0) throw new DocumentRefusal('empty', `${name} is empty.`);
  if (begins(bytes, OLE)) {
    if (latin1Text(bytes).includes(ENCRYPTED)) throw new DocumentRefusal('encrypted', `${name} is protected by a password.`);
    throw new DocumentRefusal('legacy_format', `${name} is in a binary format of Office 97-2003 (.doc, .xls, .ppt).`);
  }
  if (begins(bytes, [0x50, 0x4b])) return 'office';
  // Bytes may stand before the mark of a PDF.
  if (latin1Text(bytes.subarray(0, 1024)).includes('%PDF-')) return 'pdf';
  if (latin1Text(bytes.subarray(0, 5)) === '{\\rtf') throw new DocumentRefusal('legacy_format', `${name} is a text of RTF.`);
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const head = latin1Text(bytes.subarray(0, 512));
  if (/^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html|head|body)[\s>]/i.test(head)) return 'html';
  if (PACKAGED.has(extension))
    throw new DocumentRefusal('damaged', `${name} does not begin as a file of its kind does: it is cut off, damaged, or something else.`);
  const byName = TEXTS[extension];
  if (byName !== undefined) return byName;
  if (/^(?:From|Return-Path|Received|Date|Subject|Message-ID|MIME-Version|Delivered-To): [^\n]+\r?\n[A-Z][A-Za-z-]+:/.test(head))
    return 'mail';
  // Texts without a name that says more; what is no text is refused where it is decoded.
  return 'markdown';
}

const begins = (bytes: Uint8Array, head: readonly number[]): boolean => head.every((byte, i) => bytes[i] === byte);
