/** POST /v1/deck/from-jobs: finished slides as a deck that can be edited. */
import { AssembleRequest } from '../../../answers/assemble-deck.ts';
import { assembleRoute } from '../../../answers/assemble-route.ts';
import { defineRoute } from '../../../kit.ts';

export const route = defineRoute({
  ...assembleRoute,
  path: '/v1/deck/from-jobs',
  summary: 'Make a deck from finished slides',
  description:
    'Free. Answers 202; poll GET /v1/jobs/{id} for the file, or send `wait: true`. The deck keeps copies: later edits of the slides do not change it.',
  documented_body: AssembleRequest.meta({ id: 'DeckFromJobsRequest' }),
});
