/** POST /v1/deck/document: a document as the outline of a deck, or as the deck itself. */
import { readDocumentTask } from '@deckwright/convert/document/read-document.task';
import { noUsableSlide, storageUnavailable, tooManyAssets, unknownTheme } from '@deckwright/platform/errors';
import { jsonReply, type Reply } from '@deckwright/platform/http';
import { z } from 'zod';
import { acceptDeck } from '../../../answers/accept-deck.ts';
import { RENDER_ERRORS } from '../../../answers/accept-render.ts';
import { deckNameOf, deckOfOutline, outlineAnswer, outlineDocument } from '../../../answers/document-outline.ts';
import { INTENT_ERRORS, refuseDrawing } from '../../../answers/drawing-refusal.ts';
import { knownTheme } from '../../../answers/known-theme.ts';
import { pinBrands } from '../../../answers/pin-brands.ts';
import { NO_CHARGE, SLIDE_USD } from '../../../answers/price.ts';
import { defineRoute } from '../../../kit.ts';
import { DeckQueued, DeckResponse } from '../../../schemas/deck.ts';
import { DocumentDeckBody, DocumentOutlineAnswer } from '../../../schemas/document.ts';
import { keepPictures } from '../../../sources/keep-pictures.ts';
import { ISOLATE_ERRORS, runIsolated } from '../../../sources/run-isolated.ts';
import { jsonBytesFor } from '../../../sources/source-fields.ts';
import { DOCUMENT_SOURCE_ERRORS, DOCUMENT_UPLOAD, refuseDocument, takeDocument } from '../../../sources/take-document.ts';

const DeckOfDocument = DeckResponse.extend({ outline: DocumentOutlineAnswer.partial() }).meta({ id: 'DeckOfDocument' });
const DeckOfDocumentQueued = DeckQueued.extend({ outline: DocumentOutlineAnswer.partial() }).meta({ id: 'DeckOfDocumentQueued' });

export const route = defineRoute({
  method: 'post',
  path: '/v1/deck/document',
  tag: 'Decks',
  summary: 'Make a deck of a document',
  description:
    'Word, Excel, PowerPoint, PDF, a web page, a mail, Markdown, text or CSV, planned by rules: each part of it is on a slide, or named in `left_out`, `notices` or `missing`. ' +
    'The answer is the outline, free: whole intents for POST /v1/render/intent/deck, with the pictures of the document as assets of the account. `outline_markdown` can be ' +
    'edited and sent back beside the same document. With `render: true` the deck is made at the price of its slides. Exactly one of files of a form, `document_base64` and ' +
    '`document_url`; 25 MB a file, 50 MB and 20 documents together, 200,000 characters.',
  auth: 'key',
  limit: { name: 'documents', limit: 300, per_s: 3600, by: 'account' },
  cost_usd: SLIDE_USD,
  idempotent: 'by_handler',
  upload: DOCUMENT_UPLOAD,
  body_bytes: jsonBytesFor(DOCUMENT_UPLOAD.file_bytes),
  body: DocumentDeckBody,
  answers: {
    200: { description: 'The outline, or the finished deck with it.', schema: z.union([DocumentOutlineAnswer, DeckOfDocument]) },
    202: {
      description: 'The deck was accepted and is not finished yet.',
      schema: DeckOfDocumentQueued,
      headers: { Location: 'Path of the job.' },
    },
  },
  errors: [
    ...DOCUMENT_SOURCE_ERRORS,
    ...ISOLATE_ERRORS,
    unknownTheme,
    tooManyAssets,
    storageUnavailable,
    ...INTENT_ERRORS,
    noUsableSlide,
    ...RENDER_ERRORS,
  ],
  example: {
    body: {
      file_name: 'report.md',
      document_base64: Buffer.from('# Report\n\n## Sales\n\n| Year | Sales |\n|---|---|\n| 2024 | 15 |\n| 2025 | 19 |\n').toString(
        'base64',
      ),
    },
  },
  async handle(call): Promise<Reply> {
    const { body, kit } = call;
    const sent = await takeDocument(call, body);
    const asked = body.theme_id === undefined ? {} : { theme_id: body.theme_id };
    const { brands } = await pinBrands(call, asked, JSON.stringify(asked));
    const theme_id = body.theme_id === undefined ? undefined : (brands[0]?.theme.id ?? knownTheme(body.theme_id));
    const wish = {
      ...given('slides', body.slide_count),
      ...given('language', body.language),
      ...given('theme_id', theme_id),
      ...given('title', body.title),
      ...given('author', body.author),
      ...given('computed_headlines', body.computed_headlines),
    };
    const outlined = await outlineDocument(
      call,
      sent,
      wish,
      brands,
      async (order, files) => {
        const read = await runIsolated(call, readDocumentTask, order, files, refuseDocument);
        return [read.answer, read.files];
      },
      body.escalate === true ? call.principal : undefined,
    );
    const { outline, document, pictures } = outlined;
    const intents = outline.slides.map(({ intent }) => intent);
    await call.timing.measure('store', () => keepPictures(call, intents, document.pictures, pictures));
    const name = body.name ?? deckNameOf(sent);
    const answer = outlineAnswer(outlined, name);
    if (body.render !== true) return jsonReply(200, { ...answer, ...NO_CHARGE });

    const request = { ...deckOfOutline(outline, name), ...given('outputs', body.outputs), ...given('strict_policy', body.strict_policy) };
    const pinned = await pinBrands(call, request, JSON.stringify(request));
    const deck = await call.timing.measure('check', () => kit.drawing.readDeck(pinned.json, pinned.text, pinned.brands));
    if (!deck.ok) throw refuseDrawing(deck.problem);
    const respond_async = call.respond_async || body.wait === false || body.wait === 'false';
    return acceptDeck(call, { deck, text: pinned.text, respond_async, found: { outline: answer } });
  },
});

/** A member that is there, or none. */
const given = <K extends string, V>(key: K, value: V | undefined): { readonly [P in K]?: V } =>
  (value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: V };
