/** POST /v1/tools/pdf-to-pptx: the first pages of a PDF as editable slides, for people without an account. */
import { pdfReport } from '@deckwright/convert/pdf';
import { convertPdfTask } from '@deckwright/convert/pdf/convert-pdf.task';
import { storageUnavailable } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { offerPptx, pptxName, toolFileFields } from '../../../answers/tool-file.ts';
import { defineRoute } from '../../../kit.ts';
import { conversionFields, wishFields } from '../../../schemas/pdf.ts';
import { refuseUnchecked } from '../../../sources/refuse-unchecked.ts';
import { PUBLIC_TASK_ERRORS, runPublic } from '../../../sources/run-public.ts';
import { ONE_PDF, onePdf, PDF_ERRORS, refusePdf } from '../../../sources/take-pdf.ts';

const PAGES = { first: 1, last: 3 } as const;

const PdfConverted = z.looseObject({ ...conversionFields, ...toolFileFields }).meta({ id: 'PdfConverted' });

export const route = defineRoute({
  method: 'post',
  path: '/v1/tools/pdf-to-pptx',
  tag: 'Public tools',
  summary: 'Convert a PDF to slides',
  description:
    'The first three pages as an editable .pptx without a mark, and what became of each element. Only PDFs of the class `slide-vector` are converted; others are a ' +
    '422 that names their class. One PDF as a file of a form; 25 MB. The link works for an hour; then the file is deleted, and nothing else is kept. ' +
    'POST /v1/render/from-pdf converts all pages with a key.',
  auth: 'public',
  limit: { name: 'pdf-to-pptx', limit: 5, per_s: 3600, by: 'address' },
  upload: ONE_PDF,
  body: z.strictObject(wishFields).meta({ id: 'PdfConvertRequest' }),
  answers: { 200: { description: 'The slides.', schema: PdfConverted } },
  errors: [...PDF_ERRORS, ...PUBLIC_TASK_ERRORS, storageUnavailable],
  async handle(call) {
    const { bytes, name } = onePdf(call.parts);
    refuseUnchecked(call.body);
    const { require_no_loss = false, check = true } = call.body;
    const outcome = await runPublic(call, convertPdfTask, { pages: PAGES, require_no_loss, check }, [bytes]);
    if (outcome.outcome !== 'done') throw refusePdf(outcome);
    const [pptx = new Uint8Array()] = outcome.files;
    return jsonReply(200, { ...pdfReport(outcome.answer), ...(await offerPptx(call.kit, pptx, pptxName(name, 'slides'))) });
  },
});
