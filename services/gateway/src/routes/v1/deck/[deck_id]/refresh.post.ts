/** POST /v1/deck/{deck_id}/refresh: the same deck with other figures. */
import { requestInvalid } from '@deckwright/platform/errors';
import { jsonReply, open } from '@deckwright/platform/http';
import { z } from 'zod';
import { checkEditable, pinnedRequest, REVISION_ERRORS } from '../../../../answers/accept-revision.ts';
import { INTENT_ERRORS, refuseDrawing } from '../../../../answers/drawing-refusal.ts';
import { DeckPath, findDeck } from '../../../../answers/find-deck.ts';
import { withConflicts } from '../../../../answers/hand-conflicts.ts';
import { NO_CHARGE } from '../../../../answers/price.ts';
import { renderAnswer } from '../../../../answers/render-answer.ts';
import { reviseDeck } from '../../../../answers/revise-deck.ts';
import { defineRoute } from '../../../../kit.ts';
import { DeckQueued, DeckResponse } from '../../../../schemas/deck.ts';
import { HandConflict } from '../../../../schemas/sync.ts';

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
    wait: z.union([z.enum(['auto', 'true', 'false']), z.boolean()]).optional(),
  })
  .refine(({ figures, data, table }) => figures !== undefined || data !== undefined || table !== undefined, {
    error: 'needs figures, data or table',
  })
  .meta({ id: 'DeckRefreshRequest' });

const ChangedFigure = z
  .object({ slide: z.int(), path: z.string(), from: z.unknown().optional(), to: z.unknown().optional() })
  .meta({ id: 'ChangedFigure' });

const Refreshed = DeckResponse.extend({
  figures: z.array(ChangedFigure).describe('Every value that became another.'),
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
    'and where they and the new figures say different things both are named in `conflicts`.',
  auth: 'key',
  limit: { name: 'decks', limit: 600, per_s: 60, by: 'account' },
  idempotent: 'by_handler',
  params: DeckPath,
  body: Body,
  answers: {
    200: { description: 'The deck in its next revision.', schema: Refreshed },
    202: { description: 'Accepted and not finished yet.', schema: DeckQueued, headers: { Location: 'Path of the job.' } },
  },
  errors: [requestInvalid, ...INTENT_ERRORS, ...REVISION_ERRORS],
  example: { body: { figures: [{ slide: 2, path: '/data/metrics/0/value', value: '1.40m' }], table: { Complaints: '380' } } },
  async handle(call) {
    const { kit, principal, params, body } = call;
    const job = await findDeck(kit, principal, params.deck_id);
    checkEditable(call, job);
    const sent = await pinnedRequest(call, job);
    const refreshed = await kit.drawing.refreshDeck(sent.text, call.text, sent.brands);
    if (!refreshed.ok) throw refuseDrawing(refreshed.problem);
    const { figures, unmatched } = refreshed;
    if (figures.length === 0) return jsonReply(200, { conflicts: [], ...renderAnswer(job), figures, unmatched, ...NO_CHARGE });
    return reviseDeck(call, {
      job,
      text: refreshed.text,
      from: 'as before',
      respond_async: call.respond_async || body.wait === false || body.wait === 'false',
      found: { figures, unmatched },
      answer: (ended) => ({ ...withConflicts(ended, []), figures, unmatched }),
    });
  },
});
