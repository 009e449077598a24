/** The kinds of background work that exist. */
import { defineJob, type JobDefinition } from './definition.ts';
import type { JobType } from './job.ts';

/** Draws one slide and stores its files. */
export const renderSlide = defineJob({
  name: 'render_slide',
  queue: 'render-slide',
  job_types: ['slide'],
  message: 'deckwright.jobs.v1.RenderSlide',
});

/** Puts a deck together from its slides, when all of them have ended. */
export const compileDeckJob = defineJob({
  name: 'compile_deck',
  queue: 'compile-deck',
  job_types: ['deck'],
  message: 'deckwright.jobs.v1.CompileDeck',
});

/** Puts decks together that somebody sent. */
export const combineDecksJob = defineJob({
  name: 'combine_decks',
  queue: 'combine-decks',
  job_types: ['compile'],
  message: 'deckwright.jobs.v1.CombineDecks',
});

/** Repairs a deck that somebody sent. */
export const repairDeckJob = defineJob({
  name: 'repair_deck',
  queue: 'repair-deck',
  job_types: ['repair'],
  message: 'deckwright.jobs.v1.RepairDeck',
});

/** Translates a deck that somebody sent. */
export const translateDeckJob = defineJob({
  name: 'translate_deck',
  queue: 'translate-deck',
  job_types: ['translation'],
  message: 'deckwright.jobs.v1.TranslateDeck',
});

/** All definitions. */
export const jobDefinitions: readonly JobDefinition[] = [renderSlide, compileDeckJob, combineDecksJob, repairDeckJob, translateDeckJob];

const byType = new Map<JobType, JobDefinition>(
  jobDefinitions.flatMap((definition) => definition.job_types.map((type) => [type, definition])),
);
const byQueue = new Map(jobDefinitions.map((definition) => [definition.queue, definition]));

/** The queue that serves a job type. @throws Error when none does. */
export function queueOf(type: JobType): string {
  const definition = byType.get(type);
  if (!definition) throw new Error(`No worker is defined for jobs of type ${type}.`);
  return definition.queue;
}

/** The definition behind a queue's name; undefined for a queue of another version. */
export const definitionOfQueue = (queue: string): JobDefinition | undefined => byQueue.get(queue);
