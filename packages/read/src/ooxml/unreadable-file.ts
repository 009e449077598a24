/** The error for a file that cannot be read: a stable code, a sentence for its sender, and a remedy. */

import { RefusedFile } from '@deckwright/core/task';

/** `too_large` is HTTP 413; every other code is 400 or 422. */
export type UnreadableCode =
  | 'empty'
  | 'too_large'
  | 'not_zip'
  | 'html'
  | 'pdf'
  | 'image'
  | 'legacy_ppt'
  | 'encrypted'
  | 'truncated'
  | 'zip_damaged'
  | 'zip_suspicious'
  | 'not_presentation'
  | 'package_damaged'
  | 'xml_malformed'
  | 'xml_doctype'
  | 'xml_too_complex'
  | 'xml_encoding';

const REMEDIES: Readonly<Record<UnreadableCode, string>> = {
  empty: 'Send the file again; it arrived with no content.',
  too_large: 'Split the deck, or compress its pictures in PowerPoint, and send it again.',
  not_zip: 'Save the deck as .pptx in PowerPoint and send that file.',
  html: 'The address gave a web page, perhaps a sign-in page; send the .pptx itself.',
  pdf: 'Send the .pptx, or use the PDF tools for a PDF.',
  image: 'Send a .pptx; a picture alone is no deck.',
  legacy_ppt: 'Open the file in PowerPoint and save it as .pptx.',
  encrypted: 'Remove the password in PowerPoint (File, Info, Protect Presentation) and send the file again.',
  truncated: 'The file is cut off; copy or download it again.',
  zip_damaged: 'Open the file in PowerPoint, let it repair the file, and save a copy.',
  zip_suspicious: 'Open the file in PowerPoint and save a copy; a file saved there has none of this.',
  not_presentation: 'Send a PowerPoint presentation, template or show (.pptx, .pptm, .potx, .ppsx).',
  package_damaged: 'Open the file in PowerPoint, let it repair the file, and save a copy.',
  xml_malformed: 'Open the file in PowerPoint, let it repair the file, and save a copy.',
  xml_doctype: 'Remove the document type declaration; PowerPoint writes none.',
  xml_too_complex: 'Simplify the slide, or split the deck.',
  xml_encoding: 'Open the file in PowerPoint and save a copy, which will be in UTF-8.',
};

/** Thrown in this folder for a fault of the file; any other error is a fault of ours. */
export class UnreadableFile extends RefusedFile {
  override readonly name = 'UnreadableFile';
  declare readonly code: UnreadableCode;

  /** @param sentence what is wrong, where, and the limit where there is one */
  constructor(code: UnreadableCode, sentence: string, part?: string) {
    super(code, sentence, REMEDIES[code], part);
  }
}
