/** POST /v1/tools/pdf-analyze: what a PDF is and whether it becomes slides, for people without an account. */
import { analyzePdfTask } from '@deckwright/convert/pdf/analyze-pdf.task';
import { jsonReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { defineRoute } from '../../../kit.ts';
import { PdfAnalysisAnswer } from '../../../schemas/pdf.ts';
import { PUBLIC_TASK_ERRORS, runPublic } from '../../../sources/run-public.ts';
import { ONE_PDF, onePdf, PDF_ERRORS, refusePdf } from '../../../sources/take-pdf.ts';

export const route = defineRoute({
  method: 'post',
  path: '/v1/tools/pdf-analyze',
  tag: 'Public tools',
  summary: 'Analyse a PDF',
  description:
    'Which program made it, how many pages it has, what kind of pages they are, and whether they can be converted to slides. One PDF as a file of a form; 25 MB. ' +
    'No job, nothing is kept, no charge.',
  auth: 'public',
  limit: { name: 'pdf-analyze', limit: 30, per_s: 3600, by: 'address' },
  upload: ONE_PDF,
  body: z.strictObject({}).meta({ id: 'PdfAnalyzeRequest' }),
  answers: { 200: { description: 'What the PDF is.', schema: PdfAnalysisAnswer } },
  errors: [...PDF_ERRORS, ...PUBLIC_TASK_ERRORS],
  async handle(call) {
    const { bytes } = onePdf(call.parts);
    const outcome = await runPublic(call, analyzePdfTask, {}, [bytes]);
    if (outcome.outcome !== 'done') throw refusePdf(outcome);
    return jsonReply(200, { ...outcome.answer, cost: 0 });
  },
});
