/** The error for a PDF that is not converted: a stable code, a sentence for its sender, and a remedy. */
import { RefusedFile } from '@deckwright/core/task';

/** `too_large` is HTTP 413; `not_a_pdf`, `corrupted` and `empty` are 400; the others are 422. */
export type PdfRefusalCode = 'not_a_pdf' | 'corrupted' | 'encrypted' | 'empty' | 'too_large' | 'class_does_not_convert' | 'loss';

const REMEDIES: Readonly<Record<PdfRefusalCode, string>> = {
  not_a_pdf: 'Send the PDF itself; a .pptx goes to inspect or repair, and a picture can be uploaded as an asset.',
  corrupted: 'Open the file in a PDF viewer, print or export it as a new PDF, and send that one.',
  encrypted: 'Save a copy without a password in the program that made the PDF, and send the copy.',
  empty: 'Send a PDF with at least one page.',
  too_large: 'Send fewer pages, or export the PDF with smaller pictures.',
  class_does_not_convert:
    'Send slides that were exported as PDF from a presentation program, or convert it all the same with `any_class` (`--any-class`).',
  loss: 'Send the request again without require_no_loss, and read in the report what changes.',
};

/** Thrown in this folder for a fault of the file; any other error is a fault of ours. */
export class PdfRefusal extends RefusedFile {
  override readonly name = 'PdfRefusal';
  declare readonly code: PdfRefusalCode;

  /** @param sentence what is wrong, where, and the limit where there is one; @param remedy a nearer one than that of the code */
  constructor(code: PdfRefusalCode, sentence: string, remedy = REMEDIES[code]) {
    super(code, sentence, remedy);
  }
}
