/** What an analysis of a PDF answers. */

/**
 * What a PDF is made of, as somebody who wants slides sees it: slides of text and shapes, slides that are pictures, running text, scanned
 * paper, a form to fill in, a drawing, one large sheet, pages of several kinds, or no marks at all.
 */
export const PDF_CLASSES = ['slide-vector', 'slide-raster', 'document', 'scan', 'form', 'drawing', 'poster', 'mixed', 'empty'] as const;

export type PdfClass = (typeof PDF_CLASSES)[number];

/** A page is never `mixed`. */
export interface PageClass {
  /** Counted from 1. */
  readonly page: number;
  readonly class: PdfClass;
}

export interface PdfAnalysis {
  /** Empty where the file does not say. */
  readonly producer: string;
  readonly creator: string;
  readonly title: string;
  readonly pages: number;
  /** Width and height of the first page as it is shown, points. */
  readonly page_size_pt: readonly [width: number, height: number];
  /** The file is encrypted and opens without a password. */
  readonly encrypted: boolean;
  readonly class: PdfClass;
  /** 0 to 1. */
  readonly confidence: number;
  /** Sentences, the strongest first. */
  readonly reasons: readonly string[];
  /** A PDF of ours that nobody changed: slides come from the requests that it carries, one for each page. */
  readonly carries_requests: boolean;
  /** Whether the file is converted to slides. */
  readonly can_extract: boolean;
  /** Of the pages that were looked at: the first ones and some of the others. */
  readonly page_classes: readonly PageClass[];
}
