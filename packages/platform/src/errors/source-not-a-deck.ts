/** The job that is named as a deck is none. */
import { defineError } from './_define-error.ts';

export const sourceNotADeck = defineError({
  code: 'source_not_a_deck',
  status: 400,
  title: 'The job is not a deck',
  remedy: 'Name a job of type deck; GET /v1/jobs?job_type=deck lists them.',
});
