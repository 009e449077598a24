/** The contract of `show`: any deck in, PNGs or one PDF out. */
import { defineTask } from '@deckwright/core/task';
import type { FileLimits } from '@deckwright/read/ooxml';
import type { Approximation } from '@deckwright/read/pptx/scene';

export interface ShowOrder extends FileLimits {
  readonly format: 'png' | 'pdf';
  /** Numbers of slides, from 1. Default: all that are not hidden. */
  readonly slides?: readonly number[];
  /** Width of PNGs. Default: that of a render. */
  readonly width_px?: number;
}

export interface ShowAnswer {
  /** The slides drawn, in order: one PNG each, or the pages of the PDF. */
  readonly slides: readonly number[];
  readonly slides_total: number;
  /** What is drawn differently from the program that made the file. */
  readonly approximations: readonly (Approximation & { readonly slide: number })[];
  /** For a PDF: the standards that it conforms to, and the reasons against others. */
  readonly conformance?: PdfConformance;
}

export interface PdfConformance {
  readonly claims: readonly ('PDF/A-2a' | 'PDF/UA-1')[];
  /** Pictures, charts and diagrams without a description, which PDF/UA-1 requires. */
  readonly undescribed: readonly { readonly slide: number; readonly shape_id: number; readonly name: string; readonly kind: string }[];
}

export const showTask = defineTask<ShowOrder, ShowAnswer>({
  name: 'show',
  limits: { time_ms: 120_000, memory_mib: 1024, output_bytes: 512 * 1024 * 1024 },
  remedy: 'Show fewer slides at a time, or compress their pictures.',
});
