/** GET /docs/{asset}: the pages of the handbook, and the reference with the few files that it is made of. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { notFound } from '@deckwright/platform/errors';
import { bytesReply, textReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { handbookReply } from '../../answers/handbook-reply.ts';
import { BRIEFLY, cachedReply } from '../../examples/cached-reply.ts';
import { readSearchIndex } from '../../handbook/handbook.ts';
import { ICON } from '../../handbook/icon.ts';
import { REFERENCE, REFERENCE_POLICY, REFERENCE_SCRIPT, REFERENCE_STYLE } from '../../handbook/reference.ts';
import { SCRIPT } from '../../handbook/script.ts';
import { defineRoute } from '../../kit.ts';

/** Of ours, by name. */
const OWN_FILES = new Map([
  ['reference.js', ['text/javascript; charset=utf-8', REFERENCE_SCRIPT]],
  ['reference.css', ['text/css; charset=utf-8', REFERENCE_STYLE]],
  ['handbook.js', ['text/javascript; charset=utf-8', SCRIPT]],
  ['icon.svg', ['image/svg+xml', ICON]],
] as const);

/** A closed list: a name is looked up in it and never joined to a path. */
const LIBRARY_FILES = new Map([
  ['swagger-ui.css', 'text/css; charset=utf-8'],
  ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
]);

export const route = defineRoute({
  method: 'get',
  path: '/docs/{asset*}',
  tag: 'Service',
  summary: 'Pages of the handbook, and the reference',
  hidden: true,
  auth: 'public',
  params: z.object({ asset: z.string() }),
  answers: { 200: { description: 'The file.', media_type: 'text/javascript' } },
  errors: [notFound],
  async handle({ params, header }) {
    const headers = { 'Cache-Control': 'public, max-age=86400' };
    const own = [...OWN_FILES].find(([file]) => file === params.asset)?.[1];
    // These change with the pages that use them.
    if (own !== undefined) return bytesReply(own[0], Buffer.from(own[1]), { 'Cache-Control': BRIEFLY });
    if (params.asset === 'search.json') {
      const index = readSearchIndex();
      return cachedReply(index.media_type, index, { if_none_match: header('if-none-match'), cache_control: BRIEFLY });
    }
    if (params.asset === 'reference')
      return textReply('text/html; charset=utf-8', REFERENCE, {
        'Content-Security-Policy': REFERENCE_POLICY,
        'Cache-Control': BRIEFLY,
      });
    const [name, type] = [...LIBRARY_FILES].find(([file]) => file === params.asset) ?? [];
    if (name === undefined || type === undefined)
      return handbookReply(params.asset, { if_none_match: header('if-none-match'), accept: header('accept') });
    const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
    return bytesReply(type, await readFile(join(folder, name)), headers);
  },
});
