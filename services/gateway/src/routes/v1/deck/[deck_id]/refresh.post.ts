/** POST /v1/deck/{deck_id}/refresh: the same deck with other figures. */
import { readDocumentTask } from '@deckwright/convert/document/read-document.task';
import { jsonReply, open, type RawCall } from '@deckwright/platform/http';
import { z } from 'zod';
import { checkEditable, pinnedRequest, REVISION_ERRORS } from '../../../../answers/accept-revision.ts';
import { INTENT_ERRORS, refuseDrawing } from '../../../../answers/drawing-refusal.ts';
import { DeckPath, findDeck } from '../../../../answers/find-deck.ts';
import { withConflicts } from '../../../../answers/hand-conflicts.ts';
import { NO_CHARGE } from '../../../../answers/price.ts';
import { renderAnswer } from '../../../../answers/render-answer.ts';
import { reviseDeck } from '../../../../answers/revise-deck.ts';
import { defineRoute, type GatewayKit } from '../../../../kit.ts';
import { DeckQueued, DeckResponse } from '../../../../schemas/deck.ts';
import { line } from '../../../../schemas/document.ts';
import { HandConflict } from '../../../../schemas/sync.ts';
import { ISOLATE_ERRORS, runIsolated } from '../../../../sources/run-isolated.ts';
import { jsonBytesFor } from '../../../../sources/source-fields.ts';
import { DOCUMENT_ERRORS, ONE_DOCUMENT, refuseDocument, takeDocument } from '../../../../sources/take-document.ts';
import { refuseFields } from '../../../../sources/take-source.ts';

const figure = z.union([z.string().max(2000), z.number(), z.null()]);
const slide = z.int().min(1).max(50);

const Body = z
  .strictObject({
    figures: z
      .array(
        z.strictObject({ slide, path: z.string().max(500), value: open('a figure, which is checked where it then stands', z.unknown()) }),
      )
      .max(2000)
      .optional()
      .describe('Single values: `path` is a JSON Pointer into the slide, such as `/data/metrics/0/value`.'),
    data: z
      .array(z.strictObject({ slide, data: open('content, which is checked as the slide that it makes', z.unknown()) }))
      .max(50)
      .optional()
      .describe('The whole `data` of slides, or the `params` of their component.'),
    table: open('labels of the slides', z.record(z.string(), z.union([figure, z.array(figure).max(500)])))
      .optional()
      .describe('Rows by label: wherever a slide has an item of that label, its `value` becomes this, or its `values` for a list.'),
    document_base64: z
      .string()
      .optional()
      .describe(
        'The workbook that the deck was made of, as it is now, in base64; or send it as the file of a form. Figures whose cells changed become others.',
      ),
    file_name: line(200).describe('What the workbook is called.'),
    wait: z.union([z.enum(['auto', 'true', 'false']), z.boolean()]).optional(),
  })
  .meta({ id: 'DeckRefreshRequest' });

const ChangedFigure = z
  .object({ slide: z.int(), path: z.string(), from: z.unknown().optional(), to: z.unknown().optional() })
  .meta({ id: 'ChangedFigure' });

const ChangedCell = z
  .object({
    slide: z.int(),
    path: z.string(),
    sheet: z.string(),
    cell: z.string(),
    row: z.string(),
    column: z.string(),
    from: z.string(),
    to: z.string(),
  })
  .meta({ id: 'ChangedCell' });

const Misfit = z
  .object({
    code: z.enum([
      'table_gone',
      'row_gone',
      'column_gone',
      'cell_empty',
      'not_a_figure',
      'slide_edited',
      'new_row',
      'new_column',
      'old_figure_in_text',
      'form_not_proved',
    ]),
    slide: z.int(),
    sheet: z.string(),
    cell: z.string().optional(),
    text: z.string(),
    message: z.string(),
  })
  .meta({ id: 'RefreshMisfit' });

const Refreshed = DeckResponse.extend({
  figures: z.array(ChangedFigure).describe('Every value that became another.'),
  cells: z.array(ChangedCell).optional().describe('Of a workbook: each figure whose cell changed, with the cell as it was and as it is.'),
  misfits: z.array(Misfit).optional().describe('Of a workbook: what of it no longer fits the deck, such as rows that are gone or new.'),
  unmatched: z.array(z.string()).describe('Labels of `table` that no slide has.'),
  conflicts: z.array(HandConflict),
}).meta({ id: 'RefreshedDeck' });

export const route = defineRoute({
  method: 'post',
  path: '/v1/deck/{deck_id}/refresh',
  tag: 'Decks',
  summary: 'Swap the figures of a deck',
  description:
    'Free. Only slides whose figures changed are drawn again. Every changed figure is listed; hand edits that came with POST /v1/deck/{deck_id}/sync stay, ' +
    'and where they and the new figures say different things both are named in `conflicts`. With a workbook, a deck of POST /v1/deck/document takes its figures from the ' +
    'cells that it was made of, found by the names of their rows and columns.',
  auth: 'key',
  limit: { name: 'decks', limit: 600, per_s: 60, by: 'account' },
  idempotent: 'by_handler',
  params: DeckPath,
  upload: ONE_DOCUMENT,
  body_bytes: jsonBytesFor(ONE_DOCUMENT.file_bytes),
  body: Body,
  answers: {
    200: { description: 'The deck in its next revision.', schema: Refreshed },
    202: { description: 'Accepted and not finished yet.', schema: DeckQueued, headers: { Location: 'Path of the job.' } },
  },
  errors: [...DOCUMENT_ERRORS, ...ISOLATE_ERRORS, ...INTENT_ERRORS, ...REVISION_ERRORS],
  example: { body: { figures: [{ slide: 2, path: '/data/metrics/0/value', value: '1.40m' }], table: { Complaints: '380' } } },
  async handle(call) {
    const { kit, principal, params, body } = call;
    const job = await findDeck(kit, principal, params.deck_id);
    checkEditable(call, job);
    const sent = await pinnedRequest(call, job);
    const order = await orderOf(call, body);
    const refreshed = await kit.drawing.refreshDeck(sent.text, order, sent.brands);
    if (!refreshed.ok) throw refuseDrawing(refreshed.problem);
    const { ok: _ok, text: _text, ...found } = refreshed;
    if (found.figures.length === 0) return jsonReply(200, { conflicts: [], ...renderAnswer(job), ...found, ...NO_CHARGE });
    return reviseDeck(call, {
      job,
      text: refreshed.text,
      from: 'as before',
      respond_async: call.respond_async || body.wait === false || body.wait === 'false',
      found,
      answer: (ended) => ({ ...withConflicts(ended, []), ...found }),
    });
  },
});

/** What is to change: as it was sent, or the cells of the workbook. */
async function orderOf(
  call: Pick<RawCall<GatewayKit>, 'kit' | 'signal' | 'timing' | 'text' | 'parts'>,
  { figures, data, table, ...fields }: z.infer<typeof Body>,
): Promise<string> {
  const isSent = figures !== undefined || data !== undefined || table !== undefined;
  const isDocument = fields.document_base64 !== undefined || call.parts.some(({ kind }) => kind === 'file');
  if (isSent === isDocument) throw refuseFields('Either figures, data or table is wanted, or a workbook.', [''], 'one_source');
  if (isSent) return call.text;
  const sent = await takeDocument(call, fields);
  const { answer } = await runIsolated(call, readDocumentTask, { ...sent.order, limits: {} }, sent.files, refuseDocument);
  return JSON.stringify({ cells: answer.cells.map(({ file, sheet, cell, text }) => ({ file, sheet, cell, text })) });
}
