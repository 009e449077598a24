/** The contract of `convert-pdf`: a PDF in; a .pptx and the report of what became of each element, out. Nothing is fetched. */
import { defineTask } from '@deckwright/core/task';
import type { Loss, PdfAnalysis, PdfLimits } from '@deckwright/read/pdf';

export interface ConvertPdfOrder {
  /** Pages to convert, counted from 1, both ends in. Default: all. A range that goes beyond the last page ends there. */
  readonly pages?: { readonly first: number; readonly last: number };
  /** Refuses with `loss` when anything would be simplified, rasterised omitted, or found to differ. */
  readonly require_no_loss?: boolean;
  /** Looks at the slides that were made, mends what differs from the pages, and reports what still does. Default: true; `require_no_loss` always looks. */
  readonly check?: boolean;
  /** Converts classes other than slides of text and shapes too. Default: they are refused with `class_does_not_convert`. */
  readonly any_class?: boolean;
  /** Puts the mark of test keys onto the slides. */
  readonly mark?: boolean;
  /** Limits other than the usual ones. */
  readonly limits?: Partial<PdfLimits>;
}

export interface ConvertPdfAnswer {
  readonly analysis: PdfAnalysis;
  /** The range that was converted, counted from 1. */
  readonly pages: { readonly first: number; readonly last: number };
  readonly losses: readonly Loss[];
  /** Of each page that was looked at, how much of it its slide shows, 0 to 1. Absent where nothing was looked at. */
  readonly fidelity?: readonly { readonly page: number; readonly fidelity: number }[];
  /** Present for a PDF of ours that nobody changed: it carries the requests of its slides. */
  readonly source?: ConvertedSource;
}

export interface ConvertedSource {
  /** The engine that made the PDF. */
  readonly engine_version: string;
  /** Whether the slides were drawn again from their requests; else they were read from the pages. */
  readonly drawn: boolean;
  /** Why they were not, as the end of a sentence; empty where they were. */
  readonly why: string;
  /** JSON of each converted slide's request, in order; empty where they were not drawn. */
  readonly intents: readonly string[];
  readonly title: string;
}

/** The answer's only file is the .pptx. Refusals are `PdfRefusalCode`. */
export const convertPdfTask = defineTask<ConvertPdfOrder, ConvertPdfAnswer>({
  name: 'convert-pdf',
  limits: { time_ms: 20_000, memory_mib: 1024, output_bytes: 256 * 1024 * 1024 },
  remedy: 'Send fewer pages, or export the PDF again with simpler drawings and smaller pictures.',
});

/** Time for a job that converts many pages: what a task may use when nobody waits for its answer. */
export const CONVERT_JOB_LIMITS = { time_ms: 120_000 } as const;
