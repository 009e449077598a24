/** POST /v1/compile: finished slides as one deck. */
import { ASSEMBLE_ERRORS, AssembleRequest, assembleDeck } from '../../answers/assemble-deck.ts';
import { defineRoute } from '../../kit.ts';
import { DeckQueued, DeckResponse } from '../../schemas/deck.ts';

export const route = defineRoute({
  method: 'post',
  path: '/v1/compile',
  tag: 'Decks',
  summary: 'Compile slides into one file',
  description: 'Free. Answers 202; poll GET /v1/jobs/{id} for the file, or send `wait: true`. The same as POST /v1/deck/from-jobs.',
  auth: 'key',
  limit: { name: 'decks', limit: 600, per_s: 60, by: 'account' },
  idempotent: 'by_handler',
  documented_body: AssembleRequest.meta({ id: 'CompileRequest' }),
  answers: {
    202: { description: 'The deck is being put together.', schema: DeckQueued, headers: { Location: 'Path of the job.' } },
    200: { description: 'With `wait: true`: the deck.', schema: DeckResponse },
  },
  errors: ASSEMBLE_ERRORS,
  example: { body: { job_ids: ['job_01JAB3CDEFGHJKMNPQRSTVWXYZ'], name: 'Board pack' } },
  handle: assembleDeck,
});
