/** POST /v1/tools/document-to-deck: a document as an editable .pptx, for people without an account. */
import { readDocumentTask } from '@deckwright/convert/document/read-document.task';
import { documentUnusable, refuse, storageUnavailable } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { deckNameOf, deckOfOutline, outlineDocument } from '../../../answers/document-outline.ts';
import { refuseDrawing } from '../../../answers/drawing-refusal.ts';
import { offerPptx, pptxName, toolFileFields } from '../../../answers/tool-file.ts';
import { defineRoute } from '../../../kit.ts';
import { FREE_DOCUMENT } from '../../../public-tools/tools.ts';
import { DocumentOutlineAnswer, DocumentSlide, slideCount } from '../../../schemas/document.ts';
import { PUBLIC_TASK_ERRORS, runPublic } from '../../../sources/run-public.ts';
import { DOCUMENT_ERRORS, ONE_DOCUMENT, oneDocument, refuseDocument } from '../../../sources/take-document.ts';

/** Less than a job has: a caller waits for this, and others for its process. */
const TASK_LIMITS = { time_ms: 30_000, memory_mib: 768 } as const;

const { left_out, notices, warnings } = DocumentOutlineAnswer.shape;
const DocumentMade = z
  .looseObject({
    title: z.string(),
    slides_total: z.int().describe('In the file.'),
    slides_planned: z.int().describe('Of the whole document.'),
    slides: z
      .array(DocumentSlide.pick({ slide_number: true, headline: true, headline_by: true, missing: true }).extend({ form: z.string() }))
      .describe('Of the whole document.'),
    left_out,
    notices,
    warnings,
    ...toolFileFields,
  })
  .meta({ id: 'DocumentMade' });

export const route = defineRoute({
  method: 'post',
  path: '/v1/tools/document-to-deck',
  tag: 'Public tools',
  summary: 'Make a deck of a document',
  description:
    `A Word, Excel, PowerPoint or PDF file, a web page, a mail, Markdown, text or CSV as an editable .pptx without a mark: its first ${FREE_DOCUMENT.slides} slides, with the outline of all and with what is on none. ` +
    `One file of a form; 25 MB, ${FREE_DOCUMENT.characters.toLocaleString('en-US')} characters. The link works for an hour; then the file is deleted, and nothing else is kept. POST /v1/deck/document makes whole decks with a key.`,
  auth: 'public',
  limit: { name: 'document-to-deck', limit: FREE_DOCUMENT.an_hour, per_s: 3600, by: 'address' },
  upload: ONE_DOCUMENT,
  body: z.strictObject({ slide_count: slideCount(FREE_DOCUMENT.slides) }).meta({ id: 'DocumentToDeckRequest' }),
  answers: { 200: { description: 'The deck.', schema: DocumentMade } },
  errors: [...DOCUMENT_ERRORS, ...PUBLIC_TASK_ERRORS, storageUnavailable],
  async handle(call) {
    const { body, kit, parts } = call;
    const sent = oneDocument(parts);
    const wish = body.slide_count === undefined ? {} : { slides: body.slide_count };
    const { outline, document } = await outlineDocument(call, sent, wish, [], async (order, files) => {
      const { characters } = FREE_DOCUMENT;
      const read = await runPublic(call, readDocumentTask, { ...order, limits: { characters } }, files, TASK_LIMITS);
      if (read.outcome !== 'done') throw refuseDocument(read);
      return [read.answer, read.files];
    });
    const first = { ...outline, slides: outline.slides.slice(0, FREE_DOCUMENT.slides) };
    const text = JSON.stringify(deckOfOutline(first, deckNameOf(sent)));
    const made = await call.timing.measure('draw', () => kit.drawing.deckFile(text));
    if (!made.ok) throw refuseDrawing(made.problem);
    const { pptx, report } = made;
    if (pptx === undefined) throw refuse(documentUnusable, { detail: 'No slide of the document stands.', extra: { reason: 'no_text' } });
    return jsonReply(200, {
      title: outline.title,
      slides_total: report['slides_ok'],
      slides_planned: outline.slides.length,
      slides: outline.slides.map(({ slide_number, headline, headline_by, missing, intent }) => ({
        slide_number,
        headline,
        headline_by,
        missing,
        form: intent['form'],
      })),
      left_out: outline.left_out,
      notices: document.notices,
      warnings: [...(outline.slides.length > first.slides.length ? [onlyFirst(outline.slides.length)] : []), ...outline.notices].map(
        (warning) => ({ ...warning, path: '' }),
      ),
      ...(await offerPptx(kit, pptx, pptxName(sent.isNamed ? sent.name : undefined, 'slides'))),
    });
  },
});

const onlyFirst = (count: number) => ({
  code: 'first_slides',
  message: `The document makes ${count} slides; the file has the first ${FREE_DOCUMENT.slides}.`,
  remedy: 'Ask for fewer slides, or make the whole deck with an API key.',
});
