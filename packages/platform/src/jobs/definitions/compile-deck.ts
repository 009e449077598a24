/** Compiles a deck from its slides when all of them have ended. */
import { defineJob } from '../definition.ts';

export const compileDeckJob = defineJob({
  name: 'compile_deck',
  queue: 'compile-deck',
  job_types: ['deck'],
  message: 'deckwright.jobs.v1.CompileDeck',
});
