/** Combines uploaded decks. */
import { defineJob } from '../definition.ts';

export const combineDecksJob = defineJob({
  name: 'combine_decks',
  queue: 'combine-decks',
  job_types: ['compile'],
  message: 'deckwright.jobs.v1.CombineDecks',
});
