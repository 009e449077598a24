/** The door to documents: files of office programs, PDFs, pages, mails and texts as one Markdown with places. */
export { DOCUMENT_LIMITS, type DocumentLimits } from './document-limits.ts';
export { DocumentRefusal, type DocumentRefusalCode } from './document-refusal.ts';
export type {
  DocumentCell,
  DocumentFile,
  DocumentNotice,
  DocumentPicture,
  DocumentText,
  Origin,
  Place,
} from './document-text.ts';
export { type DocumentKit, readDocument } from './read-document.ts';
