/** What the two routes that make a deck of finished slides have in common. */
import { DeckQueued, DeckResponse } from '../schemas/deck.ts';
import { ASSEMBLE_ERRORS, assembleDeck } from './assemble-deck.ts';

export const assembleRoute = {
  method: 'post',
  tag: 'Decks',
  auth: 'key',
  limit: { name: 'decks', limit: 600, per_s: 60, by: 'account' },
  idempotent: 'by_handler',
  answers: {
    202: { description: 'The deck is being put together.', schema: DeckQueued, headers: { Location: 'Path of the job.' } },
    200: { description: 'With `wait: true`: the deck.', schema: DeckResponse },
  },
  errors: ASSEMBLE_ERRORS,
  example: { body: { job_ids: ['job_01JAB3CDEFGHJKMNPQRSTVWXYZ'], name: 'Board pack' } },
  handle: assembleDeck,
} as const;
