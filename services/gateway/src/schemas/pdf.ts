/** Bodies and answers about PDFs. */
import { z } from 'zod';
import { chargeFields } from './charge.ts';

const CLASSES = ['slide-vector', 'slide-raster', 'document', 'scan', 'form', 'drawing', 'poster', 'mixed', 'empty'] as const;

const pdfClass = z
  .enum(CLASSES)
  .describe(
    'What the pages are: slides of text and shapes, slides that are pictures, running text, scanned paper, a form, a drawing, one large sheet, several kinds, no marks.',
  );

export const PdfAnalysisAnswer = z
  .looseObject({
    producer: z.string().describe('The program that wrote the file, as it says; may be empty.'),
    creator: z.string().describe('The program in which the pages were made; may be empty.'),
    title: z.string(),
    pages: z.int(),
    page_size_pt: z.array(z.number()).describe('Width and height of the first page, points.'),
    encrypted: z.boolean().describe('It is encrypted and opens without a password.'),
    class: pdfClass,
    confidence: z.number().describe('0 to 1.'),
    reasons: z.array(z.string()).describe('Sentences, the strongest first.'),
    carries_requests: z
      .boolean()
      .describe('It was made here and nobody changed it since: slides are drawn from the requests that it carries, and nothing is lost.'),
    can_extract: z.boolean().describe('Whether it is converted to slides.'),
    page_classes: z.array(z.looseObject({ page: z.int(), class: pdfClass })).describe('Of the pages that were looked at.'),
    cost: z.literal(0),
  })
  .meta({ id: 'PdfAnalysis' });

const Loss = z
  .looseObject({
    page: z.int(),
    element: z.string().describe('`text`, `table`, `shape`, `image`, …'),
    kind: z
      .enum(['kept', 'simplified', 'rasterised', 'omitted', 'differs'])
      .describe(
        'The first four: what the conversion did; `rasterised` is what became a picture of the page. `differs`: what was found on the slide in the end.',
      ),
    what: z.string(),
    why: z.string().describe('Empty for what was kept.'),
    box_in: z.array(z.number()).describe('x, y, width and height on the slide, inches; zeros for a whole page.'),
    count: z.int().optional(),
    found: z
      .string()
      .optional()
      .describe('Of what differs: `missing`, `added`, `doubled`, `altered`, `order`, `cut`, `joined`, `moved`, `size`, `drawn`, `unseen`.'),
  })
  .meta({ id: 'PdfLoss' });

/** What every answer to a conversion says. */
export const conversionFields = {
  class: pdfClass,
  confidence: z.number(),
  reasons: z.array(z.string()),
  producer: z.string(),
  creator: z.string(),
  pages_total: z.int().describe('Of the PDF.'),
  pages: z.looseObject({ first: z.int(), last: z.int() }).describe('Those that were converted, counted from 1.'),
  slides_total: z.int(),
  loss_summary: z
    .looseObject({ kept: z.int(), simplified: z.int(), rasterised: z.int(), omitted: z.int(), differs: z.int() })
    .describe('Elements of each kind.'),
  loss: z.array(Loss).describe('What became of each element; what was kept is counted by page and kind.'),
  loss_more: z.int().describe('Entries that are not listed.'),
  fidelity: z
    .array(z.looseObject({ page: z.int(), fidelity: z.number() }))
    .optional()
    .describe('Of each page that was looked at after the conversion, how much of it its slide shows, 0 to 1. Absent with `check: false`.'),
  drawn_from: z
    .enum(['requests', 'pages'])
    .describe('`requests`: a PDF of ours, whose slides come back as they were made, charts and all. `pages`: what the pages paint.'),
  drawn_from_why: z.string().optional().describe('Why a PDF of ours was read from its pages all the same.'),
};

/** In a form, everything is text. */
export const flag = (what: string) =>
  z
    .union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])
    .optional()
    .describe(what)
    .meta({ type: 'boolean' });

export const wishFields = {
  require_no_loss: flag(
    'Refuses with `loss` where anything would be simplified, rasterised or left out, or is found to differ. Default: false.',
  ),
  check: flag(
    'Looks at the slides that were made, and reports what differs from the pages. Default: true; not to be false beside `require_no_loss`.',
  ),
};

export const FromPdfBody = z
  .strictObject({
    pdf_url: z.string().max(4096).optional().describe('An https:// address on the public internet that answers with the file.'),
    pdf_base64: z.string().optional().describe('The file itself, base64.'),
    pages: z
      .string()
      .regex(/^[1-9]\d{0,4}(?:-[1-9]\d{0,4})?$/, 'must be one page or a range, such as `3` or `2-5`')
      .optional()
      .describe('One page or a range, such as `2-5`. Default: all, 300 at most.'),
    ...wishFields,
    any_class: flag('Converts documents, forms and drawings too, one page to a slide. Default: false, and they are refused.'),
    name: z.string().max(200).optional().describe('Name of the job, and of the file.'),
    wait: z.enum(['auto', 'true', 'false']).optional(),
  })
  .meta({ id: 'FromPdfRequest' });

export const FromPdfAnswer = z
  .looseObject({
    job_id: z.string(),
    job_type: z.literal('conversion'),
    status: z.literal('complete'),
    name: z.string().nullable(),
    ...conversionFields,
    price: z.number().describe('USD: 0.01 a page.'),
    ...chargeFields,
    pptx_url: z.string().nullable().describe('A path that needs the key.'),
    download_url: z.string().nullable().describe('Signed link, good for an hour without a key.'),
  })
  .meta({ id: 'FromPdfAnswer' });
