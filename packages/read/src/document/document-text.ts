/** A document as one text in GitHub Markdown, with where each part of it comes from. */

/** Where something stands in the files that were sent. */
export interface Origin {
  /** Name of the file, as it was sent. */
  readonly file: string;
  /** Of a PDF, and of a Word document that says where its pages end; from 1. */
  readonly page?: number;
  /** From 1, in the order of the presentation. */
  readonly slide?: number;
  /** Speaker notes of the slide, which it does not show. */
  readonly notes?: true;
  /** Name of the sheet, and its cells: `B2:F9`. */
  readonly sheet?: string;
  readonly range?: string;
  /** Of a thread: number of the mail in the order of time, the oldest is 1. */
  readonly mail?: number;
  /** Words of the nearest heading above, or of the heading itself. */
  readonly heading?: string;
}

/** Characters of the Markdown in UTF-16 units, end exclusive. Places follow one another and cover all of it. */
export interface Place extends Origin {
  readonly start: number;
  readonly end: number;
}

export interface DocumentPicture {
  /** `picture:1`: its address in the Markdown, `![alternative text](picture:1)`. */
  readonly id: string;
  readonly media_type: string;
  readonly bytes: Uint8Array;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Empty where the document has none. */
  readonly alt: string;
}

/** A cell of a workbook that has a value: what a later state of the workbook can be compared with. */
export interface DocumentCell {
  readonly file: string;
  readonly sheet: string;
  /** `B2`. */
  readonly cell: string;
  /** As it is stored: days of dates are serials of the workbook. */
  readonly value: number | string | boolean;
  /** As the workbook shows it. */
  readonly text: string;
  /** Format code: `0.0%`; `General` where it has none. */
  readonly format: string;
}

/** Something of the document that is not in the text, or not as it stands there. */
export interface DocumentNotice {
  readonly code: string;
  readonly message: string;
  readonly place: Origin;
}

export interface DocumentText {
  readonly markdown: string;
  readonly places: readonly Place[];
  readonly pictures: readonly DocumentPicture[];
  readonly cells: readonly DocumentCell[];
  /** Of the first file that has one. */
  readonly title?: string;
  readonly author?: string;
  /** Day of the last change, or of its making: `2026-03-31`. */
  readonly date?: string;
  readonly notices: readonly DocumentNotice[];
}

/** A file that was sent. */
export interface DocumentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}
