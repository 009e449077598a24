/** GET /v1/helpers: the functions that caller code finds without an import. */
import { jsonReply } from '@deckwright/platform/http';
import { CODE_CANVAS, CODE_HELPERS, CODE_NAMES, type CodeHelper } from '../../examples/code-helpers.ts';
import { defineRoute } from '../../kit.ts';
import { HelperList } from '../../schemas/helper.ts';

const signatureOf = ({ name, parameters }: CodeHelper): string =>
  `${name}(${parameters.map((one) => (one.default === undefined ? one.name : `${one.name}=${one.default}`)).join(', ')})`;

const list = () => ({
  entry_point: { signature: 'build(prs)', with_chrome: 'build(prs, slide)' },
  canvas: CODE_CANVAS,
  names: [...CODE_NAMES],
  // POST /v1/render/code answers 501 in this version; `deckwright code` runs what is described here.
  runs_here: false,
  helpers: CODE_HELPERS.map((helper) => ({ ...helper, signature: signatureOf(helper) })),
});

export const route = defineRoute({
  method: 'get',
  path: '/v1/helpers',
  tag: 'Catalog',
  summary: 'Functions for caller code',
  description:
    'What Python code can call on a slide beside python-pptx itself: parameters with units and defaults, an example each, and the mistakes that are often made. ' +
    'Lengths are inches, sizes of letters are points. `runs_here` says whether this service runs such code; the command `deckwright code` does.',
  auth: 'public-or-key',
  answers: { 200: { description: 'The functions.', schema: HelperList } },
  errors: [],
  handle: async () => jsonReply(200, list(), { 'Cache-Control': 'public, max-age=300' }),
});
