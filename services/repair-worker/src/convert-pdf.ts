/** Converts the PDF of one job and stores the deck: the handler of `convert_pdf`. */

import { CONVERT_JOB_LIMITS, pdfReport } from '@deckwright/convert/pdf';
import { convertPdfTask } from '@deckwright/convert/pdf/convert-pdf.task';
import { complete, failed, fileProblem, type HandlerDeps, readSources, storePptx } from '@deckwright/isolate/worker';
import { prices } from '@deckwright/platform/billing';
import type { JobHandler } from '@deckwright/platform/jobs';
import { z } from 'zod';

/** What a gateway, perhaps of another version, asked for. */
const Request = z.looseObject({
  convert: z.looseObject({
    pages: z.object({ first: z.int(), last: z.int() }).optional(),
    require_no_loss: z.boolean().optional(),
    any_class: z.boolean().optional(),
    check: z.boolean().optional(),
  }),
});

export function createConvertPdf(deps: HandlerDeps): JobHandler {
  return async (job, kit) => {
    const [pdf] = (await readSources(deps, job)) ?? [];
    if (pdf === undefined) return failed(fileProblem.gone);
    const { pages, require_no_loss, any_class, check } = Request.parse(JSON.parse(job.request_text)).convert;
    await kit.fault('mid_render');
    const order = {
      ...(pages !== undefined && { pages }),
      ...(require_no_loss === true && { require_no_loss }),
      ...(any_class === true && { any_class }),
      ...(check === false && { check }),
      ...(job.mode === 'test' && { mark: true }),
    };
    const outcome = await deps.isolate.run(convertPdfTask, order, [pdf], { signal: kit.signal, limits: CONVERT_JOB_LIMITS });
    if (outcome.outcome !== 'done') return failed(fileProblem.ofPdf(outcome));
    kit.progress({ done: 1, total: 2, stage: 'storing' });
    const [pptx = new Uint8Array()] = outcome.files;
    const files = await storePptx(deps, pptx, kit.signal);
    await kit.fault('after_put');
    const report = pdfReport(outcome.answer);
    const cents = report.slides_total * prices.pdf_page.cents;
    return complete({ status: 'complete', ...report, price: cents / 100 }, files, cents);
  };
}
