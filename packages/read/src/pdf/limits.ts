/** Limits of what is read of a PDF. Beyond them the file is refused, or the report names what was left out. */

export interface PdfLimits {
  /** Of the file, bytes. More is refused. */
  readonly bytes: number;
  /** Pages that are converted. More are refused, unless a range is asked for. */
  readonly pages: number;
  /** Pages that an analysis looks at, spread over the file. */
  readonly analysed_pages: number;
  /** Drawing operators of one page. More are refused. */
  readonly operators: number;
  /** Pixels of one picture. A larger one is omitted and named. */
  readonly image_px: number;
  /** Pixels of all pictures together. */
  readonly all_image_px: number;
  /** Shapes of one slide. A page with more becomes a picture of its drawing. */
  readonly shapes: number;
  /** Characters of one page. More are refused. */
  readonly characters: number;
}

export const PDF_LIMITS: PdfLimits = {
  bytes: 64 * 1024 * 1024,
  pages: 300,
  analysed_pages: 12,
  operators: 400_000,
  image_px: 40_000_000,
  all_image_px: 160_000_000,
  shapes: 4_000,
  characters: 60_000,
};
