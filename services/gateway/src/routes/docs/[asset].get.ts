/** GET /docs/{asset}: the few files that the reference page is made of. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { notFound, refuse } from '@deckwright/platform/errors';
import { bytesReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { defineRoute } from '../../kit.ts';

const STARTER = `SwaggerUIBundle({
  url: '/v1/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  docExpansion: 'list',
  persistAuthorization: false,
  validatorUrl: null,
});
`;

/** A closed list: a name is looked up in it and never joined to a path. */
const LIBRARY_FILES = new Map([
  ['swagger-ui.css', 'text/css; charset=utf-8'],
  ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
]);

export const route = defineRoute({
  method: 'get',
  path: '/docs/{asset}',
  tag: 'Service',
  summary: 'Parts of the reference page',
  hidden: true,
  auth: 'public',
  params: z.object({ asset: z.string() }),
  answers: { 200: { description: 'The file.', media_type: 'text/javascript' } },
  errors: [notFound],
  async handle({ params }) {
    const headers = { 'Cache-Control': 'public, max-age=86400' };
    if (params.asset === 'reference.js') return bytesReply('text/javascript; charset=utf-8', Buffer.from(STARTER), headers);
    const [name, type] = [...LIBRARY_FILES].find(([file]) => file === params.asset) ?? [];
    if (name === undefined || type === undefined) throw refuse(notFound);
    const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
    return bytesReply(type, await readFile(join(folder, name)), headers);
  },
});
