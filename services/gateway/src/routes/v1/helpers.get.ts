/** GET /v1/helpers: the functions that caller code finds without an import. */
import { jsonReply } from '@deckwright/platform/http';
import { CODE_CANVAS, CODE_HELPERS, CODE_NAMES, type CodeHelper } from '../../examples/code-helpers.ts';
import { defineRoute } from '../../kit.ts';
import { HelperList } from '../../schemas/helper.ts';
import { codeState } from '../../sources/run-code.ts';

const signatureOf = ({ name, parameters }: CodeHelper): string =>
  `${name}(${parameters.map((one) => (one.default === undefined ? one.name : `${one.name}=${one.default}`)).join(', ')})`;

const list = (runs_here: boolean) => ({
  entry_point: { signature: 'build(prs)', with_chrome: 'build(prs, slide)' },
  canvas: CODE_CANVAS,
  names: [...CODE_NAMES],
  runs_here,
  helpers: CODE_HELPERS.map((helper) => ({ ...helper, signature: signatureOf(helper) })),
});

export const route = defineRoute({
  method: 'get',
  path: '/v1/helpers',
  tag: 'Catalog',
  summary: 'Functions for caller code',
  description:
    'What Python code can call on a slide beside python-pptx itself: parameters with units and defaults, an example each, and the mistakes that are often made. ' +
    'Lengths are inches, sizes of letters are points. `runs_here` says whether this service runs such code (POST /v1/render/code, POST /v1/tools/preview-code).',
  auth: 'public-or-key',
  answers: { 200: { description: 'The functions.', schema: HelperList } },
  errors: [],
  handle: async ({ kit }) => {
    const runs_here = await codeState(kit).then(
      () => true,
      () => false,
    );
    return jsonReply(200, list(runs_here), { 'Cache-Control': 'public, max-age=60' });
  },
});
