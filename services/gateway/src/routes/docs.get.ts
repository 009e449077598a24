/** GET /docs: the reference, rendered in the browser by scripts that we serve ourselves. */
import { textReply } from '@deckwright/platform/http';
import { defineRoute } from '../kit.ts';

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Deckwright API</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="icon" href="data:,">
</head>
<body>
<div id="reference"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/reference.js"></script>
</body>
</html>
`;

export const route = defineRoute({
  method: 'get',
  path: '/docs',
  tag: 'Service',
  summary: 'The reference as a page',
  auth: 'public',
  answers: { 200: { description: 'The page.', media_type: 'text/html' } },
  errors: [],
  handle: async () =>
    textReply('text/html; charset=utf-8', PAGE, {
      'Content-Security-Policy':
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'",
      'Cache-Control': 'public, max-age=300',
    }),
});
