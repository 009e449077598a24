/** Limits of what is read of a PDF. Beyond them the file is refused with `too_large`, or the report names what was left out. */

export interface PdfLimits {
  /** Of the file, bytes. More is refused. */
  readonly bytes: number;
  /** Pages that are converted. More are refused, unless a range is asked for. */
  readonly pages: number;
  /** Pages that an analysis looks at, spread over the file. */
  readonly analysed_pages: number;
  /** Time of a processor for one page, from its first operator to its slide. More is refused. */
  readonly page_ms: number;
  /** Drawing operators of one page, those of its forms, patterns and drawn letters among them. More are refused. */
  readonly operators: number;
  /** Glyphs, outlines and pictures that one page paints. More are refused. */
  readonly marks: number;
  /** Characters of one page. More are refused. */
  readonly characters: number;
  /** Points of all outlines of one page. More are refused. */
  readonly points: number;
  /** Forms within forms, and drawn letters within drawn letters. More are refused. */
  readonly depth: number;
  /** Pixels of one picture. A larger one is omitted and named. */
  readonly image_px: number;
  /** Pixels of all pictures together, over all pages that are converted. More are refused. */
  readonly all_image_px: number;
  /** Marks of all pages that are converted. More are refused. */
  readonly all_marks: number;
  /** Shapes of one slide. Further ones are omitted and named. */
  readonly shapes: number;
  /** Of the .pptx, bytes. More is refused. */
  readonly pptx_bytes: number;
}

export const PDF_LIMITS: PdfLimits = {
  bytes: 64 * 1024 * 1024,
  pages: 300,
  analysed_pages: 12,
  page_ms: 8_000,
  operators: 400_000,
  marks: 200_000,
  characters: 60_000,
  points: 2_000_000,
  depth: 60,
  image_px: 40_000_000,
  all_image_px: 400_000_000,
  all_marks: 3_000_000,
  shapes: 4_000,
  pptx_bytes: 200 * 1024 * 1024,
};
