/** What is told of a conversion: which pages, what kind of PDF, and what became of its elements. */
import type { ConvertPdfAnswer } from './convert-pdf.task.ts';

type Loss = ConvertPdfAnswer['losses'][number];

/** Entries of the report in an answer; further ones are counted. */
const LISTED = 1000;

export interface PdfReport {
  readonly class: ConvertPdfAnswer['analysis']['class'];
  readonly confidence: number;
  readonly reasons: readonly string[];
  readonly producer: string;
  readonly creator: string;
  readonly pages_total: number;
  /** Counted from 1, both ends in. */
  readonly pages: { readonly first: number; readonly last: number };
  readonly slides_total: number;
  /** Elements of each kind. */
  readonly loss_summary: Readonly<Record<Loss['kind'], number>>;
  readonly loss: readonly Loss[];
  readonly loss_more: number;
  /** Of each page that was looked at after the conversion; 1 is all of it. */
  readonly fidelity?: readonly { readonly page: number; readonly fidelity: number }[];
  /** Whether slides were drawn from the requests that a PDF of ours carries, or read from its pages. */
  readonly drawn_from: 'requests' | 'pages';
  /** Why a PDF of ours was read from its pages all the same. */
  readonly drawn_from_why?: string;
}

export function pdfReport({ analysis, pages, losses, fidelity, source }: ConvertPdfAnswer, listed = LISTED): PdfReport {
  const loss_summary = { kept: 0, simplified: 0, rasterised: 0, omitted: 0, differs: 0 };
  for (const { kind, count = 1 } of losses) loss_summary[kind] += count;
  // Where not all fit, what was lost matters more than what was kept.
  const wanted = losses.length > listed ? [...losses].sort((a, b) => Number(a.kind === 'kept') - Number(b.kind === 'kept')) : losses;
  const { class: kind, confidence, reasons, producer, creator } = analysis;
  return {
    class: kind,
    confidence,
    reasons,
    producer,
    creator,
    pages_total: analysis.pages,
    pages,
    slides_total: pages.last - pages.first + 1,
    loss_summary,
    loss: wanted.slice(0, listed),
    loss_more: Math.max(0, losses.length - listed),
    ...(fidelity && { fidelity }),
    drawn_from: source?.drawn === true ? 'requests' : 'pages',
    ...(source?.drawn === false && { drawn_from_why: `The PDF carries the requests of its slides, but ${source.why}.` }),
  };
}
