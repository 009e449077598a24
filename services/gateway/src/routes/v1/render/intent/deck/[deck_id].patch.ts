/** PATCH /v1/render/intent/deck/{deck_id}: edits slides of a rendered deck, their order, its theme or its name. */
import { requestInvalid } from '@deckwright/platform/errors';
import { checkEditable, pinnedRequest, REVISION_ERRORS } from '../../../../../answers/accept-revision.ts';
import { INTENT_ERRORS, refuseDrawing } from '../../../../../answers/drawing-refusal.ts';
import { DeckPath, findDeck } from '../../../../../answers/find-deck.ts';
import { reviseDeck } from '../../../../../answers/revise-deck.ts';
import { defineRoute } from '../../../../../kit.ts';
import { DeckQueued, DeckResponse } from '../../../../../schemas/deck.ts';
import { DeckEditRequest } from '../../../../../schemas/edit.ts';

export const route = defineRoute({
  method: 'patch',
  path: '/v1/render/intent/deck/{deck_id}',
  tag: 'Decks',
  summary: 'Edit a rendered deck',
  description:
    'Free. Slides whose words stay the same are not drawn again and come out byte for byte; `slides_redrawn` counts the others. With ' +
    '`If-Match: "<revision>"` a race that was lost is 412. An edit of which one part does not fit changes nothing.',
  auth: 'key',
  limit: { name: 'decks', limit: 600, per_s: 60, by: 'account' },
  idempotent: 'by_handler',
  params: DeckPath,
  body: DeckEditRequest,
  answers: {
    200: { description: 'The deck in its next revision.', schema: DeckResponse },
    202: { description: 'The edit was accepted and is not finished yet.', schema: DeckQueued, headers: { Location: 'Path of the job.' } },
  },
  errors: [requestInvalid, ...INTENT_ERRORS, ...REVISION_ERRORS],
  example: { body: { slides: [{ position: 2, intent: { headline: 'More riders, and a third fewer complaints' } }], order: [1, 3, 2] } },
  async handle(call) {
    const { body, principal, params, kit } = call;
    const job = await findDeck(kit, principal, params.deck_id);
    checkEditable(call, job);
    const { wait } = body;
    const sent = await pinnedRequest(call, job);
    const edited = await kit.drawing.editDeck(sent.text, call.text, sent.brands);
    if (!edited.ok) throw refuseDrawing(edited.problem);
    return reviseDeck(call, {
      job,
      text: edited.text,
      from: edited.from,
      respond_async: call.respond_async || wait === false || wait === 'false',
    });
  },
});
