/** Limits of documents. What is beyond them is refused with `too_large`, apart from pictures, which are left out with a notice. */
import { READ_LIMITS, type ReadLimits } from '../ooxml/index.ts';

export interface DocumentLimits {
  readonly files: number;
  /** Of all files together. */
  readonly bytes: number;
  /** Of the Markdown, UTF-16 units. */
  readonly characters: number;
  /** Cells with a value, of all sheets together. */
  readonly cells: number;
  /** Columns of one table. */
  readonly columns: number;
  readonly slides: number;
  readonly pages: number;
  /** Mails of one file, those that others carry among them. */
  readonly mails: number;
  readonly pictures: number;
  /** Of all pictures together. */
  readonly picture_bytes: number;
  /** Of packages: zip and XML. */
  readonly package: ReadLimits;
}

const MIB = 1024 * 1024;

export const DOCUMENT_LIMITS: DocumentLimits = {
  files: 20,
  bytes: 64 * MIB,
  characters: 4_000_000,
  cells: 200_000,
  columns: 500,
  slides: 500,
  pages: 500,
  mails: 200,
  pictures: 300,
  picture_bytes: 48 * MIB,
  // A long report is one part.
  package: { ...READ_LIMITS, file_bytes: 64 * MIB, xml_bytes: 64 * MIB, xml_nodes: 2_000_000 },
};
