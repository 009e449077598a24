/** The contract of `analyze-pdf`: a PDF in; what it is and whether it can be converted, out. Nothing is kept and nothing is fetched. */
import { defineTask } from '@deckwright/core/task';
import type { PdfAnalysis, PdfLimits } from '@deckwright/read/pdf';

export interface AnalyzePdfOrder {
  /** Limits other than the usual ones. */
  readonly limits?: Partial<PdfLimits>;
}

/** Refusals are `not_a_pdf`, `corrupted`, `encrypted`, `empty` and `too_large` (`PdfRefusalCode`). */
export const analyzePdfTask = defineTask<AnalyzePdfOrder, PdfAnalysis>({
  name: 'analyze-pdf',
  limits: { time_ms: 10_000, memory_mib: 768, output_bytes: 1024 * 1024 },
  remedy: 'Send fewer pages, or export the PDF again with simpler drawings and smaller pictures.',
});
