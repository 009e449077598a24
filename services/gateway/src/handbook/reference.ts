/** The reference of every endpoint: drawn in the browser from the OpenAPI document, by scripts that we serve ourselves. */
import { MONO, pageFaces, SANS } from '@deckwright/platform/pages';

export const REFERENCE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Reference · Deckwright</title>
<link rel="icon" href="/docs/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="stylesheet" href="/docs/reference.css">
</head>
<body>
<header><a class="name" href="/docs">Deckwright</a><nav aria-label="Site"><a href="/docs">Handbook</a><a href="/gallery">Gallery</a><a href="/v1/openapi.json">OpenAPI</a><a href="/llms.txt">llms.txt</a></nav></header>
<div id="reference"></div>
<noscript><p>The reference is drawn by a script. The same is at <a href="/v1/openapi.json">/v1/openapi.json</a>.</p></noscript>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/reference.js"></script>
</body>
</html>
`;

/** The library writes styles into elements, and its signs are data. */
export const REFERENCE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export const REFERENCE_STYLE = `${pageFaces('/')}
body { margin: 0; }
/* The library names families of its own, element by element. */
#reference .swagger-ui * { font-family: ${SANS}; }
#reference .swagger-ui :is(code, code *, pre, pre *, textarea, .opblock-summary-path, .opblock-summary-path *, .parameter__type, .parameter__in, .microlight, .renderedMarkdown code) { font-family: ${MONO}; }
header { display: flex; flex-wrap: wrap; gap: .25rem 2rem; align-items: baseline; padding: .75rem 1.5rem; border-bottom: 1px solid #d5d9df; font: 1rem/1.6 ${SANS}; }
header nav { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; }
header a { color: #566270; text-decoration: none; }
header a:hover { text-decoration: underline; }
header .name { color: #1b2430; font-weight: 700; }
.swagger-ui .info .title small pre.version { background: #566270; color: #fff; }
.swagger-ui .info .title small.version-stamp, .swagger-ui .info .title small.version-stamp pre.version { background: #3f6212; }
.swagger-ui a, .swagger-ui .info a, .swagger-ui .info .link .url, .swagger-ui .markdown a { color: #0b57b0; }
.swagger-ui .opblock-tag a.nostyle, .swagger-ui .opblock-summary-path a { color: inherit; }
.swagger-ui .opblock .opblock-summary-method { background: #4b5563; color: #fff; text-shadow: none; }
.swagger-ui .opblock.opblock-get .opblock-summary-method { background: #0b57b0; }
.swagger-ui .opblock.opblock-post .opblock-summary-method { background: #0a6640; }
.swagger-ui .opblock.opblock-put .opblock-summary-method { background: #8a4b00; }
.swagger-ui .opblock.opblock-patch .opblock-summary-method { background: #0b6a6a; }
.swagger-ui .opblock.opblock-delete .opblock-summary-method { background: #b3261e; }
.swagger-ui .btn.authorize { color: #0a6640; border-color: #0a6640; }
.swagger-ui .btn.authorize svg { fill: #0a6640; }
.dark-mode .swagger-ui a, .dark-mode .swagger-ui .info a, .dark-mode .swagger-ui .info .link .url, .dark-mode .swagger-ui .markdown a { color: #8fbdf5; }
.dark-mode .swagger-ui .opblock-tag a.nostyle, .dark-mode .swagger-ui .opblock-summary-path a { color: inherit; }
.dark-mode .swagger-ui .btn.authorize { color: #7fd6a4; border-color: #7fd6a4; }
.dark-mode .swagger-ui .btn.authorize svg { fill: #7fd6a4; }
.dark-mode body { background: #14181d; }
.dark-mode header { border-color: #38414b; }
.dark-mode header a { color: #a6b0bc; }
.dark-mode header .name { color: #e8ebef; }
`;

export const REFERENCE_SCRIPT = `'use strict';
(() => {
  // What the library leaves without a name, or puts into a button though it can be reached by itself.
  const mend = () => {
    for (const field of document.querySelectorAll('#servers:not([aria-label])')) field.setAttribute('aria-label', 'Server');
    for (const field of document.querySelectorAll('.operation-filter-input:not([aria-label])')) field.setAttribute('aria-label', 'Filter by tag');
    for (const link of document.querySelectorAll('button a[href]')) link.removeAttribute('href');
  };
  new MutationObserver(mend).observe(document.getElementById('reference'), { childList: true, subtree: true, attributes: true, attributeFilter: ['href'] });
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const wear = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
  wear();
  dark.addEventListener('change', wear);
  SwaggerUIBundle({
    url: '/v1/openapi.json',
    dom_id: '#reference',
    deepLinking: true,
    filter: true,
    defaultModelsExpandDepth: 0,
    docExpansion: 'list',
    persistAuthorization: false,
    validatorUrl: null,
  });
})();
`;
