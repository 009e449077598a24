/** Translates an uploaded deck. */
import { defineJob } from '../definition.ts';

export const translateDeckJob = defineJob({
  name: 'translate_deck',
  queue: 'translate-deck',
  job_types: ['translation'],
  message: 'deckwright.jobs.v1.TranslateDeck',
});
