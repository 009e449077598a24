/** POST /v1/render/from-pdf: a whole PDF as editable slides. */
import { analyzePdfTask } from '@deckwright/convert/pdf/analyze-pdf.task';
import { holdFor, prices } from '@deckwright/platform/billing';
import { acceptDeckJob } from '../../../answers/accept-deck-job.ts';
import { signedUrl } from '../../../answers/job-answer.ts';
import { PAID_JOB_ERRORS } from '../../../answers/paid-job-errors.ts';
import { renderAnswer } from '../../../answers/render-answer.ts';
import { defineRoute } from '../../../kit.ts';
import { FromPdfAnswer, FromPdfBody } from '../../../schemas/pdf.ts';
import { RenderQueued } from '../../../schemas/render-response.ts';
import { refuseUnchecked } from '../../../sources/refuse-unchecked.ts';
import { ISOLATE_ERRORS, runIsolated } from '../../../sources/run-isolated.ts';
import { jsonBytesFor } from '../../../sources/source-fields.ts';
import { ONE_PDF, PDF_BYTES, PDF_SOURCE_ERRORS, refusePdf, takePdf } from '../../../sources/take-pdf.ts';
import { refuseFields } from '../../../sources/take-source.ts';

const MAX_PAGES = 300;

export const route = defineRoute({
  method: 'post',
  path: '/v1/render/from-pdf',
  tag: 'Decks',
  summary: 'Convert a PDF to slides',
  description:
    'All pages, or a range of them, as an editable .pptx: text in paragraphs, shapes as shapes, pictures as pictures. The answer says of each element whether it was ' +
    'kept, simplified, rasterised or left out, and why, and what was found to differ on the slides that were made. Exactly one of `pdf_url`, `pdf_base64` and a file of a form; 25 MB, 300 pages. PDFs that are not slides are ' +
    'refused with 422, unless `any_class` is true. Costs $0.01 a converted page, nothing when the conversion fails.',
  auth: 'key',
  scope: 'repair',
  limit: { name: 'from-pdf', limit: 60, per_s: 3600, by: 'account' },
  idempotent: 'by_handler',
  upload: ONE_PDF,
  body_bytes: jsonBytesFor(PDF_BYTES),
  body: FromPdfBody,
  answers: {
    200: { description: 'The slides.', schema: FromPdfAnswer },
    202: { description: 'Accepted; read the job for the outcome.', schema: RenderQueued, headers: { Location: 'The job.' } },
  },
  errors: [...PDF_SOURCE_ERRORS, ...ISOLATE_ERRORS, ...PAID_JOB_ERRORS],
  async handle(call) {
    const { body, kit, principal } = call;
    refuseUnchecked(body);
    const source = await takePdf(call, body);
    // A file that cannot be read never becomes a job, and the hold is what it costs at most.
    const analysis = await call.timing.measure('plan', () => runIsolated(call, analyzePdfTask, {}, [source.bytes], refusePdf));
    const { pages: total, can_extract, class: kind, reasons } = analysis.answer;
    const pages = rangeOf(body.pages, total);
    if (!can_extract && body.any_class !== true)
      throw refusePdf({
        outcome: 'unreadable',
        code: 'class_does_not_convert',
        message: `The PDF is of the class ${kind}. ${reasons[0] ?? ''}`.trim(),
        remedy: 'Send slides that were exported as PDF from a presentation program, or ask for `any_class`.',
      });
    const count = pages.last - pages.first + 1;
    const convert = {
      pages,
      ...(body.require_no_loss === true && { require_no_loss: true }),
      ...(body.any_class === true && { any_class: true }),
      ...(body.check === false && { check: false }),
    };
    return acceptDeckJob(call, {
      job_type: 'conversion',
      name: body.name?.trim() || null,
      sources: [source],
      order: { convert },
      slides: count,
      respond_async: call.respond_async || body.wait === 'false',
      hold: holdFor(prices.pdf_page, count, null, principal.mode === 'test' ? 'test_key' : null),
      answer: (job) => ({ ...renderAnswer(job), download_url: signedUrl(job, 'pptx', kit) }),
    });
  },
});

/** @throws ProblemError for pages that the PDF has not, and for too many */
function rangeOf(text: string | undefined, total: number): { readonly first: number; readonly last: number } {
  const [first = 1, last = first] = text === undefined ? [1, total] : text.split('-').map(Number);
  if (first > last) throw refuseFields(`pages ends at ${last}, before it begins at ${first}.`, ['pages'], 'invalid_range');
  if (first > total) throw refuseFields(`pages begins at ${first}; the PDF has ${total}.`, ['pages'], 'too_big');
  const end = Math.min(last, total);
  if (end - first + 1 > MAX_PAGES)
    throw refuseFields(`${end - first + 1} pages are more than the ${MAX_PAGES} of one job. Ask for a range.`, ['pages'], 'too_big');
  return { first, last: end };
}
