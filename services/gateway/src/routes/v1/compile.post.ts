/** POST /v1/compile: finished slides as one deck. */
import { AssembleRequest } from '../../answers/assemble-deck.ts';
import { assembleRoute } from '../../answers/assemble-route.ts';
import { defineRoute } from '../../kit.ts';

export const route = defineRoute({
  ...assembleRoute,
  path: '/v1/compile',
  summary: 'Compile slides into one file',
  description: 'Free. Answers 202; poll GET /v1/jobs/{id} for the file, or send `wait: true`. The same as POST /v1/deck/from-jobs.',
  documented_body: AssembleRequest.meta({ id: 'CompileRequest' }),
});
