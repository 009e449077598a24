/** The work of `analyze-pdf`. */
import { defineWork } from '@deckwright/core/task';
import { analyzePdf, type PdfAnalysis } from '@deckwright/read/pdf';
import type { AnalyzePdfOrder } from './analyze-pdf.task.ts';
import { fileKit } from './file-kit.ts';

export const work = defineWork<AnalyzePdfOrder, PdfAnalysis>(async ({ limits = {} }, [file = new Uint8Array()]) => ({
  answer: await analyzePdf(file, limits, fileKit()),
}));
