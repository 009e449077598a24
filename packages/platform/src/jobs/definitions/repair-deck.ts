/** Repairs an uploaded deck. */
import { defineJob } from '../definition.ts';

export const repairDeckJob = defineJob({
  name: 'repair_deck',
  queue: 'repair-deck',
  job_types: ['repair'],
  message: 'deckwright.jobs.v1.RepairDeck',
});
