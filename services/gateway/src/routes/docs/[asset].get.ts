/** GET /docs/{asset}: the pages of the handbook, and the reference with the few files that it is made of. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { notFound } from '@deckwright/platform/errors';
import { bytesReply, textReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { handbookReply } from '../../answers/handbook-reply.ts';
import { defineRoute } from '../../kit.ts';

/** Rendered in the browser, by scripts that we serve ourselves. */
const REFERENCE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Reference · Deckwright</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="icon" href="data:,">
</head>
<body>
<div id="reference"></div>
<noscript><p>The reference is drawn by a script. The same is at <a href="/v1/openapi.json">/v1/openapi.json</a>.</p></noscript>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/reference.js"></script>
</body>
</html>
`;

const REFERENCE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'";

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
    if (params.asset === 'reference.js') return bytesReply('text/javascript; charset=utf-8', Buffer.from(STARTER), headers);
    if (params.asset === 'reference')
      return textReply('text/html; charset=utf-8', REFERENCE, {
        'Content-Security-Policy': REFERENCE_POLICY,
        'Cache-Control': 'public, max-age=300',
      });
    const [name, type] = [...LIBRARY_FILES].find(([file]) => file === params.asset) ?? [];
    if (name === undefined || type === undefined)
      return handbookReply(params.asset, { if_none_match: header('if-none-match'), accept: header('accept') });
    const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
    return bytesReply(type, await readFile(join(folder, name)), headers);
  },
});
